/** The reasons of refusals: the code is for programs, the message beside it is for people. */
export const REFUSAL_CODES = [
  "malformed",
  "too-large",
  "too-fast",
  "too-many",
  "wrong-origin",
  "wrong-host",
  "unknown-address",
  "unknown-table",
  "unknown-code",
  "unknown-link",
  "wrong-token",
  "hello-first",
  "spectator",
  "not-your-turn",
  "not-now",
  "illegal",
  "final",
  "stale",
  "other-log",
  "key-taken",
  "full",
  "name-taken",
  "same-network",
  "impossible-table",
  "damaged",
  "deleted",
  "blocked",
  "password",
  "busy",
  "trouble",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal that both a program and a person can read. For an illegal move it has the id of the rule. */
export interface Refused {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rule?: string | undefined;
}
