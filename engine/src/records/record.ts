import { RESIGN } from "../eventLines.ts";
import { readFaces } from "../faces.ts";
import { quotable } from "./quote.ts";
import { fault, faultOf, type RecordFault, type SourceLine } from "./recordFault.ts";
import { headerLine, type HeaderLine, type Problem } from "./header.ts";
import { openHeader } from "./recordHeader.ts";
import { withoutComment } from "./recordText.ts";
import { err, ok, type Result } from "../result.ts";
import type { GameBox, Table } from "../table.ts";

/** The longest record that is read: longer than any real game, and a limit for untrusted files. */
export const RECORD_CHARS_MAX = 4_000_000;

export interface Reading<Read extends Table = Table> {
  readonly table: Read;
  /** The last line, if the file ends in the middle of it; it is not played on `table`. */
  readonly cutOff?: { readonly line: number; readonly text: string } | undefined;
}

/** A line of the body, and the table that it was played on. */
export interface ReplayedLine<Read extends Table = Table> extends SourceLine {
  readonly before: Read;
}

/** A record, replayed up to its end or its first fault. */
export interface Replay<Read extends Table = Table> extends Reading<Read> {
  readonly header: readonly HeaderLine[];
  readonly moments: readonly ReplayedLine<Read>[];
  /** The fault at which the replay stopped. */
  readonly fault?: RecordFault | undefined;
}

/** Reads and replays a record; every line is checked, nothing is trusted. */
export function readRecord<Read extends Table>(
  text: string,
  games: readonly GameBox<Read>[],
): Result<Reading<Read>, RecordFault> {
  const replayed = replayRecord(text, games);
  if (!replayed.ok) return replayed;
  const { table, cutOff, fault } = replayed.value;
  return fault === undefined ? ok({ table, cutOff }) : err(fault);
}

/** Replays a record line by line. A fault in the body ends the replay; the lines before it are returned. */
export function replayRecord<Read extends Table>(
  text: string,
  games: readonly GameBox<Read>[],
): Result<Replay<Read>, RecordFault> {
  if (text.length > RECORD_CHARS_MAX)
    return fault(
      { line: 1, text: "" },
      `a record has at most ${RECORD_CHARS_MAX} characters, this one ${text.length}`,
    );
  const lines = significantLines(text);
  const [first] = lines;
  if (first?.text !== "courtly 1") return fault(first ?? { line: 1, text: "" }, notOurs(first));
  const end = lines.findIndex((line) => line.text === "---");
  if (end === -1)
    return fault(lines.at(-1) ?? first, "the header ends here without its '---' line");
  const header = lines.slice(1, end).map(({ text: words, line }) => headerLine(words, line));
  const opened = openHeader(header, lines[end] as SourceLine, games);
  if (!opened.ok) return opened;
  const body = replayBody(opened.value, lines.slice(end + 1), !text.endsWith("\n"));
  return ok({ header, ...body });
}

function notOurs(first: SourceLine | undefined): string {
  return /^courtly \d+$/.test(first?.text ?? "")
    ? "this is another version of the format: this Courtly reads 'courtly 1'"
    : "a record starts with the line 'courtly 1'";
}

/** Returns the lines that are not blank, without comments, numbered as in the file. `trim` drops a byte-order mark. */
function significantLines(text: string): readonly SourceLine[] {
  return text
    .split("\n")
    .map((raw, index) => ({ line: index + 1, text: withoutComment(raw) }))
    .filter((line) => line.text !== "");
}

function replayBody<Read extends Table>(
  opened: Read,
  lines: readonly SourceLine[],
  endsMidLine: boolean,
): Omit<Replay<Read>, "header"> {
  const moments: ReplayedLine<Read>[] = [];
  let table = opened;
  for (const [index, source] of lines.entries()) {
    const next = playLine(table, source.text);
    if (!next.ok) {
      const isTorn = endsMidLine && index === lines.length - 1 && isCutOff(table, source.text);
      return isTorn
        ? { table, moments, cutOff: { line: source.line, text: quotable(source.text) } }
        : {
            table,
            moments,
            fault: faultOf({ ...source, text: actionText(source.text) }, next.error),
          };
    }
    moments.push({ ...source, before: table });
    table = next.value;
  }
  return { table, moments };
}

/** Plays one body line, `SEAT ACTION` or `* FACES`. The next table has the type of the given one. */
export function playLine<Kind extends Table>(table: Kind, text: string): Result<Kind, Problem> {
  return lineOn(table, text) as Result<Kind, Problem>;
}

function lineOn(table: Table, text: string): Result<Table, Problem> {
  const [speaker, ...words] = text.split(/\s+/) as [string, ...string[]];
  if (speaker === "*") {
    const faces = readFaces(words);
    return faces.ok ? table.roll(faces.value) : err({ message: faces.error });
  }
  if (!/^\d$/.test(speaker)) return err({ message: "a line is 'SEAT ACTION' or '* FACES'" });
  if (words.length === 0)
    return err({ message: `what did seat ${speaker} do? 'SEAT ACTION' wanted` });
  if (words.join(" ") === RESIGN) return table.resign(Number(speaker));
  return table.act(Number(speaker), words.join(" "));
}

function actionText(text: string): string {
  return text.replace(/^\d\s+/, "");
}

/** Whether the text is the beginning of a line that could be played on this table. */
function isCutOff(table: Table, text: string): boolean {
  const { turn } = table;
  const [speaker, ...words] = text.split(/\s+/) as [string, ...string[]];
  if (turn.kind === "over") return false;
  if (isResigningCutOff(table, speaker, words)) return true;
  if (turn.kind === "roll")
    return speaker === "*" && words.length < turn.dice && readFaces(words).ok;
  if (speaker !== String(turn.seat)) return false;
  return table.legal().some((action) => isBeginning(words, action.split(" ")));
}

function isResigningCutOff(table: Table, speaker: string, words: readonly string[]): boolean {
  const [torn = ""] = words;
  const isBegun = /^\d$/.test(speaker) && words.length < 2 && RESIGN.startsWith(torn);
  return isBegun && table.resign(Number(speaker)).ok;
}

/** Whether the words begin this action. The last word may be incomplete; listed dice may be in any order. */
function isBeginning(words: readonly string[], action: readonly string[]): boolean {
  const whole = words.slice(0, -1);
  const torn = words.at(-1) ?? "";
  const head = action.findIndex(isDie);
  const list = head === -1 ? [] : action.slice(head);
  if (head === -1 || whole.length < head || !list.every(isDie))
    return (
      whole.every((word, i) => word === action[i]) &&
      action[whole.length]?.startsWith(torn) === true
    );
  const rest = [...list];
  for (const die of whole.slice(head)) {
    const at = rest.indexOf(die);
    if (at === -1) return false;
    rest.splice(at, 1);
  }
  const sameHead = whole.slice(0, head).every((word, i) => word === action[i]);
  return sameHead && rest.some((die) => die.startsWith(torn));
}

/** Whether a word is a die of a list, `5`, or a change of one, `5>3`. */
function isDie(word: string): boolean {
  return /^[1-6](?:>[1-6])?$/.test(word);
}
