import { err, ok, type Result } from "./result.ts";
import type { Seat } from "./seats.ts";

/** Something a reader cannot accept, in words for a person; the rule it breaks, if it breaks one. */
export interface Problem {
  readonly rule?: string | undefined;
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

/** A problem of one header line; of none when a line is missing. */
export interface HeaderFault extends Problem {
  readonly at?: HeaderLine | undefined;
}

export function headerFault(at: HeaderLine | undefined, message: string, rule?: string) {
  return err<HeaderFault>({ at, message, rule });
}

/** How often a key may stand in a header: once, or once for each first word (`court guard 2`), or freely. */
export type KeyUse = "once" | "onceEach" | "often";

/** Refuses unknown keys and repetitions; a header that passes holds only what the game asks for. */
export function checkKeys(
  lines: readonly HeaderLine[],
  keys: Readonly<Record<string, KeyUse>>,
): Result<undefined, HeaderFault> {
  const seen = new Set<string>();
  for (const line of lines) {
    const use = Object.hasOwn(keys, line.key) ? keys[line.key] : undefined;
    if (use === undefined)
      return headerFault(
        line,
        `unknown key '${line.key}': ${Object.keys(keys).join(", ")} are known`,
      );
    const name = use === "onceEach" ? `${line.key} ${line.words[0] ?? ""}` : line.key;
    if (use !== "often" && seen.has(name))
      return headerFault(line, `'${name}' stands here twice: keep one`);
    seen.add(name);
  }
  return ok(undefined);
}

/** A whole number from `min` to `max`, written plainly. */
export function readWhole(
  word: string | undefined,
  { min, max, what }: { readonly min: number; readonly max: number; readonly what: string },
): Result<number, string> {
  const value = word !== undefined && /^\d{1,9}$/.test(word) ? Number(word) : undefined;
  if (value !== undefined && value >= min && value <= max) return ok(value);
  const range = max === Infinity ? `${min} or more` : `${min} to ${max}`;
  return err(`${what} wanted, ${range}, ${word === undefined ? "nothing" : `'${word}'`} found`);
}

export function lineOf(lines: readonly HeaderLine[], key: string): HeaderLine | undefined {
  return lines.find((line) => line.key === key);
}

/** The seat a line begins with. */
export function readSeat(at: HeaderLine, seats: number): Result<Seat, HeaderFault> {
  const seat = readWhole(at.words[0], { min: 0, max: seats - 1, what: "a seat" });
  return seat.ok ? seat : headerFault(at, seat.error);
}

/** The seat a line consists of. */
export function readOnlySeat(at: HeaderLine, seats: number): Result<Seat, HeaderFault> {
  return at.words.length > 1 ? headerFault(at, "one seat wanted") : readSeat(at, seats);
}
