/** Why a request is refused: the code is for programs, the sentence beside it for people. */
export const REFUSAL_CODES = [
  "malformed",
  "too-large",
  "too-fast",
  "too-many",
  "wrong-origin",
  "unknown-address",
  "unknown-table",
  "unknown-code",
  "wrong-token",
  "hello-first",
  "spectator",
  "not-your-turn",
  "not-now",
  "illegal",
  "final",
  "stale",
  "full",
  "name-taken",
  "impossible-table",
  "busy",
  "trouble",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A 'no' that a program and a person can both read; a move's names its rule. */
export interface Refused {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rule?: string | undefined;
}
