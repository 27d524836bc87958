import { err, ok, type Result } from "@courtly/engine";
import { STAGES, type Logged, type TableStage } from "@courtly/protocol";
import * as v from "valibot";
import type { BackUp, BlockedNetwork } from "../storage/admin.ts";

/** The most tables in one list. */
export const LISTED_TABLES_MAX = 1000;

const table = v.string();
const address = v.string();

const adminRequest = v.variant("kind", [
  v.strictObject({ kind: v.literal("health") }),
  v.strictObject({
    kind: v.literal("list"),
    /** Without it, all stages before the end. */
    stage: v.optional(v.picklist(STAGES)),
    max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LISTED_TABLES_MAX)),
  }),
  v.strictObject({ kind: v.literal("close"), table }),
  v.strictObject({ kind: v.literal("export"), table }),
  v.strictObject({ kind: v.literal("delete"), table }),
  v.strictObject({ kind: v.literal("block"), address }),
  v.strictObject({ kind: v.literal("unblock"), address }),
  v.strictObject({ kind: v.literal("blocked") }),
  /** `file` is the whole path, because the server may run in another folder. */
  v.strictObject({ kind: v.literal("backUp"), file: v.pipe(v.string(), v.startsWith("/")) }),
]);

/** A request of the person who runs the server, over its socket for administration. */
export type AdminRequest = Readonly<v.InferOutput<typeof adminRequest>>;

/** Reads one line that arrived on the socket. */
export function readAdminRequest(line: string): Result<AdminRequest, string> {
  try {
    const read = v.safeParse(adminRequest, JSON.parse(line), { abortEarly: true });
    return read.success ? ok(read.output) : err(read.issues[0].message);
  } catch {
    return err("this is no JSON");
  }
}

/** The state of a running server. */
export interface Health {
  /** Whether moves can be stored; if not, `why` says what is wrong. */
  readonly isReady: boolean;
  readonly why: string | undefined;
  readonly upSeconds: number;
  readonly connections: number;
  /** The tables at each stage before the end. */
  readonly tables: Readonly<Record<Exclude<TableStage, "over">, number>>;
  readonly blocked: number;
  readonly memoryBytes: number;
}

/** A table in a list. */
export interface AdminTable {
  readonly table: string;
  readonly stage: TableStage;
  readonly game: string;
  readonly players: readonly string[];
  readonly code: string | undefined;
  readonly length: number;
  readonly createdAtMs: number;
}

/** A table as a file: nothing in it is secret. */
export interface ExportedTable {
  readonly table: string;
  readonly stage: TableStage;
  readonly log: readonly Logged[];
  /** The record, if the game has begun. */
  readonly record: string | undefined;
}

/** The answer to each kind of request. */
export interface AdminAnswers {
  readonly health: Health;
  readonly list: readonly AdminTable[];
  readonly close: { readonly table: string };
  readonly export: ExportedTable;
  readonly delete: { readonly table: string };
  /** `isChanged` is false if there was nothing to do. `network` is what was blocked: for IPv6 more than one address. */
  readonly block: NetworkChange;
  readonly unblock: NetworkChange;
  readonly blocked: readonly BlockedNetwork[];
  readonly backUp: BackUp;
}

export interface NetworkChange {
  readonly network: string;
  readonly isChanged: boolean;
}
