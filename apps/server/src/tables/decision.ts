import { err, ok, type Result } from "@courtly/engine";
import {
  refusalOf,
  type DetailedCode,
  type Entry,
  type RefusalCode,
  type RefusalDetail,
  type Refused,
  type TableState,
} from "@courtly/protocol";
import type { ChangedSeat, Storage, TableSecrets } from "../storage/storage.ts";

/** The facts on which the server decides: the state of a table, and the secrets that are stored beside its log. */
export interface TableFacts {
  readonly tableState: TableState;
  readonly secrets: TableSecrets;
}

/** The entries to append, all of them or none. */
export interface TableDecision {
  readonly entries: readonly [Entry, ...Entry[]];
  /** The seat whose tokens change. */
  readonly seat?: ChangedSeat | undefined;
}

/** The refusal of everything at a table whose stored data is damaged. */
export const DAMAGED: Refused = {
  code: "damaged",
  message:
    "the data of this table is damaged, so it stays closed; other tables are fine: tell the person who runs this server, a backup can bring it back",
};

/** The refusal of everything at a table that this server does not have. */
export const UNKNOWN_TABLE: Refused = {
  code: "unknown-table",
  message: "there is no such table: check the link",
};

/** The refusal of everything at a table that the owner of this server has deleted. */
const DELETED_TABLE: Refused = {
  code: "deleted",
  message: "this table was deleted by the person who runs this server: its game is over",
};

/** The refusal of everything at a table that is not stored: nobody has made it, or it was deleted. */
export async function missingTable(
  { isDeleted }: Pick<Storage, "isDeleted">,
  tableId: string,
): Promise<Refused> {
  return (await isDeleted(tableId)) ? DELETED_TABLE : UNKNOWN_TABLE;
}

/** A copied seal would look as if this server had exchanged the seats of two players: the device of the other one would stop. */
export const COPIED_SEAL: Refused = {
  code: "malformed",
  message: "this is the seal of another player: draw a share of your own",
};

export type Decided = Result<TableDecision, Refused>;

export function decided(...entries: readonly [Entry, ...Entry[]]): Decided {
  return ok({ entries });
}

/** Refuses with one of the sentences that every page has words for. */
export function refuse<Code extends DetailedCode>(
  code: Code,
  detail: RefusalDetail<Code>,
): Result<never, Refused> {
  return err(refusalOf(code, detail));
}

/** Refuses with a sentence of its own. Pages know words for the code only. */
export function refuseWith(
  code: Exclude<RefusalCode, DetailedCode>,
  message: string,
  rule?: string,
): Result<never, Refused> {
  return err({ code, message, rule });
}
