import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  err,
  ok,
  playLine,
  readRecord,
  type GameBox,
  type Result,
  type Table,
} from "@courtly/engine";
import { expect, test } from "vitest";

export interface Playthrough {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

export function playthroughsIn(folder: string): readonly Playthrough[] {
  return readdirSync(folder).map((file) => {
    const path = join(folder, file);
    return { name: basename(file, ".txt"), path, text: readFileSync(path, "utf8") };
  });
}

/** Defines a test for each playthrough: its notes must match the current game. */
export function replayLineByLine(playthroughs: readonly Playthrough[], game: GameBox): void {
  test.each(playthroughs)("$name replays line by line", async ({ path, text }) => {
    const again = annotated(text, [game]);
    expect(again.ok ? undefined : again.error).toBeUndefined();
    if (again.ok) await expect(again.value).toMatchFileSnapshot(path);
  });
}

/** The column of the notes in a playthrough. */
const NOTE_COLUMN = 36;

/**
 * Adds notes to a record: after every event, the next seat and its number of choices, or the dice to roll; at every new
 * turn, the whole position. Such a record is a playthrough: people read it, and tests replay it line by line.
 */
function annotated(record: string, games: readonly GameBox[]): Result<string, string> {
  const split = record.indexOf("\n---");
  const header = record.slice(0, split);
  const body = record
    .slice(split + "\n---".length)
    .split("\n")
    .map((line) => (line.split("#", 1)[0] as string).trim())
    .filter((line) => line !== "");
  const lines = [...header.split("\n"), "---"];
  const opened = tableAt(`${header}\n---\n`, games);
  if (!opened.ok) return opened;
  let table = opened.value;
  lines.push(positionNote(table));
  for (const line of body) {
    const next = playLine(table, line);
    if (!next.ok) return err(`${line}: ${next.error.message}`);
    lines.push(`${line.padEnd(NOTE_COLUMN)}# ${note(next.value)}`);
    if (startsTurn(table, next.value)) lines.push(positionNote(next.value));
    table = next.value;
  }
  return ok(`${lines.join("\n")}\n`);
}

function tableAt(record: string, games: readonly GameBox[]): Result<Table, string> {
  const reading = readRecord(record, games);
  if (reading.ok) return ok(reading.value.table);
  const { line, text, message } = reading.error;
  return err(`line ${line}: ${text}: ${message}`);
}

function note({ turn, legal }: Table): string {
  if (turn.kind === "over") return `over: ranks ${turn.ranks.join(" ")}`;
  if (turn.kind === "roll") return `dice: ${turn.dice}`;
  return `seat ${turn.seat}: ${legal().length}`;
}

function startsTurn({ turn: before }: Table, { turn: after }: Table): boolean {
  if (before.kind === "over" || after.kind === "over") return true;
  return before.seat !== after.seat;
}

function positionNote(table: Table): string {
  return `# ${table.position().join("; ")}`;
}
