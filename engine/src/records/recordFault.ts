import type { Problem } from "./header.ts";
import { quotable } from "./quote.ts";
import { err, type Result } from "../result.ts";

/** A line of a record that is not blank, without its comment; `line` counts from 1. */
export interface SourceLine {
  readonly line: number;
  readonly text: string;
}

/** The first error in a record, and its line. */
export interface RecordFault extends Problem {
  readonly line: number;
  /** The text of that line; of an action line, without the seat. */
  readonly text: string;
}

export function fault(
  source: SourceLine,
  message: string,
  rule?: string,
): Result<never, RecordFault> {
  return err(faultOf(source, { message, rule }));
}

export function faultOf({ line, text }: SourceLine, { message, rule }: Problem): RecordFault {
  return { line, text: quotable(text), message: quotable(message), rule };
}
