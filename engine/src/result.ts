/** The result of an operation that can fail: a value, or an error that says why. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function err<Problem>(error: Problem): Result<never, Problem> {
  return { ok: false, error };
}
