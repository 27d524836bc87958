import { err, ok, type Player, type Result } from "@courtly/engine";
import type { Entry, RefusalCode, Refused } from "@courtly/protocol";

/** What shall be written, all of it or nothing. */
export interface Decision {
  readonly entries: readonly [Entry, ...Entry[]];
  /** Whose seat changes hands: the hash of the new token, or none. */
  readonly seat?: { readonly player: Player; readonly tokenHash: string | undefined } | undefined;
}

export type Decided = Result<Decision, Refused>;

export function decided(...entries: readonly [Entry, ...Entry[]]): Decided {
  return ok({ entries });
}

export function refuse(code: RefusalCode, message: string, rule?: string): Result<never, Refused> {
  return err({ code, message, rule });
}
