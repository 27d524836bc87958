import { setImmediate } from "node:timers/promises";
import { assert } from "@courtly/engine";
import { foldingOf, type TableState } from "@courtly/protocol";
import { findServedGame, SERVED_GAMES, type ServedGame } from "../games.ts";
import type { Storage } from "../storage/storage.ts";

export const { fold, foldAll } = foldingOf(SERVED_GAMES.map(({ box }) => box));

export function servedGameOf({ opening }: TableState): ServedGame {
  const servedGame = findServedGame(opening.game);
  assert(servedGame !== undefined, `the log names a game that is not known: ${opening.game}`);
  return servedGame;
}

/** Entries that are folded at once: a few milliseconds of work. */
const PART_ENTRIES = 250;

/** The end of a stored log. */
interface FoldedLog {
  readonly tableState: TableState | undefined;
  /** Whether a seat was taken or left since the state that was given. */
  readonly hasSeatChanges: boolean;
}

/** Brings a state up to date with the stored log. A long log is folded in parts, and other work is done in between. */
export async function foldStored(
  storage: Pick<Storage, "read">,
  tableId: string,
  from: TableState | undefined,
): Promise<FoldedLog> {
  let tableState = from;
  let hasSeatChanges = false;
  for (;;) {
    const part = await storage.read(tableId, (tableState?.length ?? 0) + 1, PART_ENTRIES);
    tableState = foldAll(tableId, tableState, part);
    hasSeatChanges ||= part.some(({ entry }) => entry.kind === "seated" || entry.kind === "left");
    if (part.length < PART_ENTRIES) return { tableState, hasSeatChanges };
    await setImmediate();
  }
}
