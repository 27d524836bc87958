/** Throws if an internal invariant does not hold. Errors in outside input are `Result`s instead. */
export function assert(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new Error(`invariant violated: ${promise}`);
}

/** Makes a `switch` over a union exhaustive: a missing case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`invariant violated: unexpected ${JSON.stringify(value)}`);
}
