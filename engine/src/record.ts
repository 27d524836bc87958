import { readFaces } from "./faces.ts";
import {
  headerLine,
  readWhole,
  type HeaderFault,
  type HeaderLine,
  type Problem,
} from "./header.ts";
import { err, ok, type Result } from "./result.ts";
import type { GameBox, Head, Table } from "./table.ts";

/** Longer than any game can get; a stranger's file stops here. */
export const RECORD_CHARS_MAX = 4_000_000;
const NAME_CHARS_MAX = 24;
const QUOTE_CHARS_MAX = 200;

/** Where a record stops making sense. */
export interface RecordFault extends Problem {
  readonly line: number;
  /** What stands there: an action without its seat, a `*` line or a header line whole. */
  readonly text: string;
  /** The game up to the line before, if the header could be read. */
  readonly reached?: Table | undefined;
}

export interface Reading {
  readonly table: Table;
  /** The last line, if the file ends in the middle of it: the table stands before it. */
  readonly cutOff?: { readonly line: number; readonly text: string } | undefined;
}

interface SourceLine {
  readonly line: number;
  readonly text: string;
}

/** Reads and replays a record; every line is checked, nothing is trusted. */
export function readRecord(text: string, games: readonly GameBox[]): Result<Reading, RecordFault> {
  if (text.length > RECORD_CHARS_MAX)
    return fault(
      { line: 1, text: "" },
      `a record has at most ${RECORD_CHARS_MAX} characters, this one ${text.length}`,
    );
  const lines = significantLines(text);
  const [first] = lines;
  if (first?.text !== "courtly 1")
    return fault(first ?? { line: 1, text: "" }, "a record starts with the line 'courtly 1'");
  const end = lines.findIndex((line) => line.text === "---");
  if (end === -1)
    return fault(lines.at(-1) ?? first, "the header ends here without its '---' line");
  const opened = openHeader(lines.slice(1, end), lines[end] as SourceLine, games);
  return opened.ok ? replayBody(opened.value, lines.slice(end + 1), !text.endsWith("\n")) : opened;
}

/** The lines that say something, without comments, numbered as in the file. */
function significantLines(text: string): readonly SourceLine[] {
  return text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .map((raw, index) => ({ line: index + 1, text: (raw.split("#", 1)[0] as string).trim() }))
    .filter(({ text }) => text !== "");
}

function fault(at: SourceLine, message: string, rule?: string): Result<never, RecordFault> {
  return err({ line: at.line, text: quotable(at.text), message, rule });
}

/** A stranger's line, safe to print: no control characters, no flood. */
function quotable(text: string): string {
  const plain = text.replaceAll(/\p{C}/gu, "?");
  return plain.length > QUOTE_CHARS_MAX ? `${plain.slice(0, QUOTE_CHARS_MAX)}…` : plain;
}

// ── header ──────────────────────────────────────────────────────────────────────────────────────

/** Keys that mean the same in every game; the others are the game's own. */
const SHARED_KEYS = ["game", "players", "rules-version", "dice"] as const;
type SharedKey = (typeof SHARED_KEYS)[number];

function isShared(key: string): key is SharedKey {
  return (SHARED_KEYS as readonly string[]).includes(key);
}

function openHeader(
  lines: readonly SourceLine[],
  end: SourceLine,
  games: readonly GameBox[],
): Result<Table, RecordFault> {
  const shared = new Map<SharedKey, HeaderLine>();
  const own: HeaderLine[] = [];
  for (const source of lines) {
    const line = headerLine(source.text, source.line);
    const { key } = line;
    if (!isShared(key)) own.push(line);
    else if (shared.has(key)) return fault(line, `'${key}' stands here twice: keep one`);
    else shared.set(key, line);
  }
  const box = chooseGame(shared.get("game"), games);
  if (!box.ok) return atLine(box.error, end);
  const head = readHead(shared, box.value);
  if (!head.ok) return atLine(head.error, end);
  const table = box.value.open(head.value, own);
  return table.ok ? table : atLine(table.error, end);
}

function atLine({ at, message, rule }: HeaderFault, end: SourceLine): Result<never, RecordFault> {
  return fault(at ?? end, message, rule);
}

function chooseGame(
  line: HeaderLine | undefined,
  games: readonly GameBox[],
): Result<GameBox, HeaderFault> {
  const known = games.map(({ id }) => id).join(" or ");
  if (line === undefined)
    return err({ message: `the header names no game: 'game ${known}' wanted` });
  const box = games.find(({ id }) => id === line.words.join(" "));
  return box === undefined ? err({ at: line, message: `no such game: ${known} wanted` }) : ok(box);
}

function readHead(
  shared: ReadonlyMap<SharedKey, HeaderLine>,
  box: GameBox,
): Result<Head, HeaderFault> {
  const version = checkVersion(shared.get("rules-version"), box);
  if (!version.ok) return version;
  const dice = shared.get("dice");
  if (dice !== undefined && dice.words.length === 0)
    return err({ at: dice, message: "'dice' says how the dice were made: 'dice sealed-1 …'" });
  const players = shared.get("players");
  if (players === undefined)
    return err({ message: "the header names no players: 'players Ada, Ben' wanted" });
  const names = readNames(players.text.slice("players".length), box);
  if (!names.ok) return err({ at: players, ...names.error });
  return ok({ names: names.value, dice: dice?.words.join(" ") });
}

function checkVersion(
  line: HeaderLine | undefined,
  { id, rulesVersion }: GameBox,
): Result<undefined, HeaderFault> {
  if (line === undefined) return ok(undefined);
  const version = readWhole(line.words[0], { min: 1, max: Infinity, what: "a version" });
  if (!version.ok) return err({ at: line, message: version.error });
  if (line.words.length > 1) return err({ at: line, message: "one number wanted" });
  if (version.value === rulesVersion) return ok(undefined);
  return err({
    at: line,
    message: `this record follows version ${version.value} of the rules of ${id}, this Courtly knows version ${rulesVersion}`,
  });
}

/** The players' names of a record or a command line, separated by commas. */
export function readNames(
  text: string,
  { players, cites }: GameBox,
): Result<readonly string[], Problem> {
  const names = text.split(",").map((name) => name.trim());
  for (const name of names) {
    const length = [...name].length;
    if (length < 1 || length > NAME_CHARS_MAX || /[#\p{Cc}]/u.test(name))
      return err({
        message: `'${quotable(name)}' is no name: 1 to ${NAME_CHARS_MAX} characters wanted, without comma, # or control characters`,
      });
  }
  if (names.length < players.min || names.length > players.max)
    return err({
      rule: cites.players,
      message: `${players.min} to ${players.max} players wanted, ${names.length} found`,
    });
  return ok(names);
}

// ── body ────────────────────────────────────────────────────────────────────────────────────────

function replayBody(
  opened: Table,
  lines: readonly SourceLine[],
  endsMidLine: boolean,
): Result<Reading, RecordFault> {
  let table = opened;
  for (const [index, source] of lines.entries()) {
    const next = applyLine(table, source.text);
    if (next.ok) table = next.value;
    else if (endsMidLine && index === lines.length - 1 && isCutOff(table, source.text))
      return ok({ table, cutOff: { line: source.line, text: quotable(source.text) } });
    else return badLine(next.error, source, table);
  }
  return ok({ table });
}

function badLine(
  { rule, message }: Problem,
  { line, text }: SourceLine,
  reached: Table,
): Result<never, RecordFault> {
  return err({ line, text: quotable(actionText(text)), rule, message, reached });
}

function applyLine(table: Table, text: string): Result<Table, Problem> {
  const [speaker, ...words] = text.split(/\s+/) as [string, ...string[]];
  if (speaker === "*") {
    const faces = readFaces(words);
    return faces.ok ? table.roll(faces.value) : err({ message: faces.error });
  }
  if (!/^\d{1,2}$/.test(speaker)) return err({ message: "a line is 'SEAT ACTION' or '* FACES'" });
  if (words.length === 0)
    return err({ message: `what did seat ${speaker} do? 'SEAT ACTION' wanted` });
  return table.act(Number(speaker), words.join(" "));
}

function actionText(text: string): string {
  return text.replace(/^\d{1,2}\s+/, "");
}

/** Whether a file that ends here ends in the middle of something that could follow. */
function isCutOff(table: Table, text: string): boolean {
  const { turn } = table;
  const words = text.split(/\s+/);
  if (turn.kind === "over") return false;
  if (turn.kind === "roll")
    return words[0] === "*" && words.length <= turn.dice && readFaces(words.slice(1)).ok;
  const start = words.join(" ");
  return table.legal().some((action) => `${turn.seat} ${action}`.startsWith(start));
}
