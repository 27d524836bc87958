import type { Result } from "@courtly/engine";

/** Thrown if a log contradicts itself: its server could have chosen the dice, or misreports their origin. */
export class UnfairDice extends Error {}

/** Thrown at a move or roll that the rules do not allow: the server breaks them, or has other rules than this version. */
export class BrokenRules extends Error {}

/** Checks what every honest log fulfils. */
export function fair(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new UnfairDice(what);
}

/** Every entry was checked before it was written, so an error here means that the log has been changed. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  fair(result.ok, `the log contradicts itself: ${result.ok ? "" : JSON.stringify(result.error)}`);
  return result.value;
}
