import { setImmediate } from "node:timers/promises";
import { assert } from "@courtly/engine";
import {
  foldingOf,
  numbered,
  UNKNOWN_TIME_MS,
  type Entry,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { findServedGame, SERVED_GAMES, type ServedGame } from "../games.ts";
import type { Storage } from "../storage/storage.ts";
import { isSameSignature, type LogSigner } from "./signatures.ts";

export const { foldAll } = foldingOf(SERVED_GAMES.map(({ box }) => box));

export function servedGameOf({ opening }: TableState): ServedGame {
  const servedGame = findServedGame(opening.game);
  assert(servedGame !== undefined, `the log names a game that is not known: ${opening.game}`);
  return servedGame;
}

/** A log that is folded: the state of its table, and its signature. */
export interface FoldedLog {
  readonly tableState: TableState;
  /** The signature of this server under the whole log. */
  readonly signature: string;
}

/** Entries that are read, signed or folded at once: a few milliseconds of work. */
export const PART_ENTRIES = 250;

/** The entries with which the tokens of a seat change. */
const SEAT_CHANGES: ReadonlySet<Entry["kind"]> = new Set(["seated", "left", "devices"]);

/** The end of a stored log. */
interface StoredLog {
  readonly folded: FoldedLog | undefined;
  /** Whether a seat was taken, left or handed over since the state that was given. */
  readonly hasSeatChanges: boolean;
}

/** Brings a state up to date with the stored log. A long log is folded in parts, and other work is done in between. */
export async function foldStored(
  { storage, signer }: { readonly storage: Pick<Storage, "read">; readonly signer: LogSigner },
  tableId: string,
  from: FoldedLog | undefined,
): Promise<StoredLog> {
  let folded = from;
  let hasSeatChanges = false;
  for (;;) {
    const first = (folded?.tableState.length ?? 0) + 1;
    const part = await storage.read(tableId, first, PART_ENTRIES);
    folded = foldPart(signer, { tableId, from: folded, part });
    hasSeatChanges ||= part.some(({ entry }) => SEAT_CHANGES.has(entry.kind));
    if (part.length < PART_ENTRIES) return { folded, hasSeatChanges };
    await setImmediate();
  }
}

interface LogPart {
  readonly tableId: string;
  readonly from: FoldedLog | undefined;
  readonly part: readonly Logged[];
}

function foldPart(signer: LogSigner, { tableId, from, part }: LogPart): FoldedLog | undefined {
  const tableState = foldAll(tableId, from?.tableState, part);
  if (tableState === undefined || part.length === 0) return from;
  const signature = signer.after(
    from?.signature ?? signer.first(tableId),
    part.map(({ entry }) => entry),
  );
  return { tableState, signature };
}

/** The signature of a log after more entries. A long log is signed in parts, and other work is done in between. */
export async function signatureAfter(
  signer: LogSigner,
  before: string,
  entries: readonly Entry[],
): Promise<string> {
  let signature = before;
  for (let start = 0; start < entries.length; start += PART_ENTRIES) {
    signature = signer.after(signature, entries.slice(start, start + PART_ENTRIES));
    await setImmediate();
  }
  return signature;
}

/** Whether one of these signers has signed a log. */
export async function isSignedBy(
  signers: readonly LogSigner[],
  tableId: string,
  { entries, signature }: { readonly entries: readonly Entry[]; readonly signature: string },
): Promise<boolean> {
  for (const signer of signers)
    if (isSameSignature(await signatureAfter(signer, signer.first(tableId), entries), signature))
      return true;
  return false;
}

/** Folds a whole log that did not come from the store, in parts too. Throws at an entry that makes no sense. */
export async function foldWhole(
  tableId: string,
  entries: readonly Entry[],
): Promise<TableState | undefined> {
  let tableState: TableState | undefined;
  for (let start = 0; start < entries.length; start += PART_ENTRIES) {
    const part = entries.slice(start, start + PART_ENTRIES);
    tableState = foldAll(
      tableId,
      tableState,
      numbered(part, { after: start, atMs: UNKNOWN_TIME_MS }),
    );
    await setImmediate();
  }
  return tableState;
}
