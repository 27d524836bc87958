/** A broken promise inside the house: stop at once. Outside errors are `Result`s, never this. */
export function assert(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new Error(`broken promise: ${promise}`);
}

/** Closes a union: a case that was forgotten does not compile. */
export function assertNever(value: never): never {
  throw new Error(`broken promise: unexpected ${JSON.stringify(value)}`);
}
