import { ok, readRecord, type RecordFault, type Result } from "@courtly/engine";
import { GAMES, type GameEntry } from "../games/index.ts";
import { withoutDice } from "./localDice.ts";

/** What a record from outside is about, or where it stops making sense. */
export interface Found {
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly isOver: boolean;
  /** The record without a line that was cut off. */
  readonly record: string;
  readonly cutOff: { readonly line: number; readonly text: string } | undefined;
}

/** Reads a record from outside. */
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
