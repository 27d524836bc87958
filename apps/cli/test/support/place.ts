import { boxed, headerLine, openTable, readRecord, type Game } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { record } from "./courtly.ts";

/** The state of To Court the King after a record with these lines. */
export function place(
  header: readonly string[],
  body: readonly string[] = [],
  players = "Ada, Ben",
) {
  return reached(toCourtTheKing, record(header, body, { game: toCourtTheKing.id, players }));
}

export const NAMES = ["You", "Squire", "Page", "Zoë", "Ben"];

/** The same for Rolling Courts, with this number of players. */
export function courtsPlace(players: number, header: readonly string[] = []) {
  const names = NAMES.slice(0, players).join(", ");
  return reached(rollingCourts, record(header, [], { game: rollingCourts.id, players: names }));
}

function reached<Setup, State, Action>(game: Game<Setup, State, Action>, text: string): State {
  const reading = readRecord(text, [boxed(game)]);
  if (!reading.ok) throw new Error(reading.error.message);
  const { table } = reading.value;
  const lines = [...table.rules(), ...table.position()].map(headerLine);
  const setup = game.notation.setup.read(lines, table.head.names.length);
  if (!setup.ok) throw new Error(setup.error.message);
  return openTable(game, table.head, setup.value).state;
}
