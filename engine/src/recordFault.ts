import type { Problem } from "./header.ts";
import { quotable } from "./quote.ts";
import { err, type Result } from "./result.ts";

/** A line of the file that says something, numbered as a person would. */
export interface SourceLine {
  readonly line: number;
  readonly text: string;
}

/** Where a record stops making sense. */
export interface RecordFault extends Problem {
  readonly line: number;
  /** What stands there: an action without its seat, a `*` line or a header line whole. */
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
