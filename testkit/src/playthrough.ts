import { readRecord, type Face, type GameBox, type Result, type Table } from "@courtly/engine";

/** Where the notes of a playthrough stand. */
const NOTE_COLUMN = 36;

/**
 * A playthrough is a record whose body says after every event who speaks next and how many choices
 * there are, and at every new turn the whole position. Written by this function, read by people,
 * replayed line by line by the tests.
 */
export function annotated(record: string, games: readonly GameBox[]): Result<string, string> {
  const split = record.indexOf("\n---");
  const header = record.slice(0, split);
  const body = record
    .slice(split + "\n---".length)
    .split("\n")
    .map((line) => (line.split("#", 1)[0] as string).trim())
    .filter((line) => line !== "");
  const lines = [...header.split("\n"), "---"];
  let table = tableAt(`${header}\n---\n`, games);
  if (!table.ok) return table;
  lines.push(positionNote(table.value));
  for (const line of body) {
    const next = step(table.value, line);
    if (!next.ok) return next;
    lines.push(`${line.padEnd(NOTE_COLUMN)}# ${note(next.value)}`);
    if (startsTurn(table.value, next.value)) lines.push(positionNote(next.value));
    table = next;
  }
  return { ok: true, value: `${lines.join("\n")}\n` };
}

function tableAt(record: string, games: readonly GameBox[]): Result<Table, string> {
  const reading = readRecord(record, games);
  return reading.ok
    ? { ok: true, value: reading.value.table }
    : {
        ok: false,
        error: `line ${reading.error.line}: ${reading.error.text}: ${reading.error.message}`,
      };
}

function step(table: Table, line: string): Result<Table, string> {
  const [speaker, ...words] = line.split(/\s+/) as [string, ...string[]];
  const next =
    speaker === "*"
      ? table.roll(words.map(Number) as Face[])
      : table.act(Number(speaker), words.join(" "));
  return next.ok ? next : { ok: false, error: `${line}: ${next.error.message}` };
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
