import { ok, readRecord, type RecordFault, type Result } from "@courtly/engine";
import type { GameEntry } from "../games/gameEntry.ts";
import { GAMES } from "../games/index.ts";
import { withoutDice } from "./localDice.ts";

/** The facts about a record from a file or the clipboard. */
export interface Found {
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly isOver: boolean;
  /** The record without its last line, if that was cut off. */
  readonly record: string;
  readonly cutOff: { readonly line: number; readonly text: string } | undefined;
}

/**
 * Reads a record from a file or the clipboard. An unfinished one loses its `dice` line, because it goes on with other
 * dice.
 */
export async function examineRecord(text: string): Promise<Result<Found, RecordFault>> {
  const games = await Promise.all(GAMES.map(({ load }) => load()));
  const reading = readRecord(
    text,
    games.map(({ box }) => box),
  );
  if (!reading.ok) return reading;
  const { table, cutOff } = reading.value;
  const game = GAMES.find(({ id }) => id === table.gameId) as GameEntry;
  const isOver = table.turn.kind === "over";
  const record = isOver ? table.record() : withoutDice(table.record());
  return ok({ game, names: table.head.names, isOver, record, cutOff });
}
