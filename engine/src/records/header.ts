import { err, ok, type Result } from "../result.ts";
import type { Seat } from "../seats.ts";

/** A reason why input is not accepted, in words for a person, and the rule that it breaks, if any. */
export interface Problem {
  readonly rule?: string | undefined;
  /** The name of the problem. Other languages make their own text from `code` and `values`. */
  readonly code?: string | undefined;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** In English. */
  readonly message: string;
}

/** A `key value` line of a record's header. */
export interface HeaderLine {
  readonly line: number;
  readonly key: string;
  readonly words: readonly string[];
  /** The whole line, as messages quote it. */
  readonly text: string;
}

export function headerLine(text: string, line: number): HeaderLine {
  const [key, ...words] = text.split(/\s+/) as [string, ...string[]];
  return { line, key, words, text };
}

/** A problem in a header; `at` is its line, undefined when a line is missing. */
export interface HeaderFault extends Problem {
  readonly at?: HeaderLine | undefined;
}

export function headerFault(at: HeaderLine | undefined, message: string, rule?: string) {
  return err<HeaderFault>({ at, message, rule });
}

/** The header keys that have the same meaning in every game; each game defines the others. */
export const SHARED_KEYS = ["game", "players", "rules-version", "dice"] as const;
export type SharedKey = (typeof SHARED_KEYS)[number];

/** The number of times that a key may occur in a header: once, once for each first word (`court guard 2`), or without limit. */
export type KeyUse = "once" | "onceEach" | "often";

/** Refuses unknown keys, and keys that occur too often. */
function checkKeys(
  lines: readonly HeaderLine[],
  keys: Readonly<Record<string, KeyUse>>,
): Result<undefined, HeaderFault> {
  const seen = new Set<string>();
  for (const line of lines) {
    const use = Object.hasOwn(keys, line.key) ? keys[line.key] : undefined;
    if (use === undefined)
      return headerFault(
        line,
        `unknown key '${line.key}': ${[...SHARED_KEYS, ...Object.keys(keys)].join(", ")} are known`,
      );
    const name = use === "onceEach" ? `${line.key} ${line.words[0] ?? ""}` : line.key;
    if (use !== "often" && seen.has(name)) return headerFault(line, twice(name));
    seen.add(name);
  }
  return ok(undefined);
}

export function twice(key: string): string {
  return `'${key}' stands here twice: keep one`;
}

/** The expected range of a number, and its name in messages. */
export interface NumberWanted {
  readonly min: number;
  readonly max: number;
  readonly what: string;
  /** The rule that a number out of its range breaks. */
  readonly rule?: string;
}

/** Reads word `index` of a line as a number. */
export function readNumber(
  at: HeaderLine,
  index: number,
  wanted: NumberWanted,
): Result<number, HeaderFault> {
  const value = readWhole(at.words[index], wanted);
  return value.ok ? value : headerFault(at, value.error, wanted.rule);
}

/** Reads a line whose value is a single number. */
export function readOnlyWhole(at: HeaderLine, wanted: NumberWanted): Result<number, HeaderFault> {
  return at.words.length > 1 ? headerFault(at, "one number wanted") : readNumber(at, 0, wanted);
}

/** Reads one part of a header into a draft, or returns the fault and its line. */
export type HeaderReader<Draft> = (
  draft: Draft,
  lines: readonly HeaderLine[],
) => Result<Draft, HeaderFault>;

/** The parts of a setup reader: known keys, the reader of the opening, and readers that add position lines. */
export interface SetupReading<Setup, Draft> {
  readonly keys: Readonly<Record<string, KeyUse>>;
  readonly opening: (lines: readonly HeaderLine[], players: number) => Result<Setup, HeaderFault>;
  readonly draftOf: (opening: Setup) => Draft;
  /** Called one after the other, up to the first fault. */
  readonly readers: readonly HeaderReader<Draft>[];
  readonly setupOf: (draft: Draft) => Setup;
}

export function setupReader<Setup, Draft>({
  keys,
  opening,
  draftOf,
  readers,
  setupOf,
}: SetupReading<Setup, Draft>) {
  return (lines: readonly HeaderLine[], players: number): Result<Setup, HeaderFault> => {
    const known = checkKeys(lines, keys);
    if (!known.ok) return known;
    const opened = opening(lines, players);
    if (!opened.ok) return opened;
    let draft: Result<Draft, HeaderFault> = ok(draftOf(opened.value));
    for (const reader of readers) if (draft.ok) draft = reader(draft.value, lines);
    return draft.ok ? ok(setupOf(draft.value)) : draft;
  };
}

/** Reads a whole number from `min` to `max`: digits only, without leading zeros. */
export function readWhole(
  word: string | undefined,
  { min, max, what }: NumberWanted,
): Result<number, string> {
  const value = word !== undefined && /^(?:0|[1-9]\d{0,8})$/.test(word) ? Number(word) : undefined;
  if (value !== undefined && value >= min && value <= max) return ok(value);
  const range = max === Infinity ? `${min} or more` : `${min} to ${max}`;
  return err(`${what} wanted, ${range}, ${word === undefined ? "nothing" : `'${word}'`} found`);
}

export function lineOf(lines: readonly HeaderLine[], key: string): HeaderLine | undefined {
  return lines.find((line) => line.key === key);
}

/** Reads the first word of a line as a seat. */
export function readSeat(at: HeaderLine, seats: number): Result<Seat, HeaderFault> {
  return readNumber(at, 0, { min: 0, max: seats - 1, what: "a seat" });
}

/** Reads the seat of a header's `start` line; seat 0 if there is none. */
export function readStart(lines: readonly HeaderLine[], seats: number): Result<Seat, HeaderFault> {
  const at = lineOf(lines, "start");
  return at === undefined ? ok(0) : readOnlySeat(at, seats);
}

/** Reads a line whose value is a single seat. */
export function readOnlySeat(at: HeaderLine, seats: number): Result<Seat, HeaderFault> {
  return at.words.length > 1 ? headerFault(at, "one seat wanted") : readSeat(at, seats);
}
