import { assertNever, type Player } from "@courtly/engine";
import { refusalOf, type RefusalCode, type Refused } from "@courtly/protocol";
import type { NoAnswer } from "./api.ts";

/** The state of the connection to a table. */
export type ConnectionState =
  /** The first connection is being opened. */
  | { readonly kind: "connecting" }
  /** `length` is the length of the log at the welcome; entries that were missed follow at once. */
  | { readonly kind: "live"; readonly player: Player | undefined; readonly length: number }
  /** The connection was lost and is being opened again. */
  | { readonly kind: "lost" }
  /** The server has another version than this client. */
  | { readonly kind: "outdated" }
  /** The server has a shorter or another log than this client, or does not know the table any more. */
  | { readonly kind: "otherLog" }
  /** The server gives this client another seat than before or none, or welcomes it twice. No honest server does. */
  | { readonly kind: "otherSeat" }
  /** The server refuses this client, and trying again would not help. */
  | { readonly kind: "refused"; readonly refused: Refused };

/** Whether a device with this number of entries has all that the last welcome announced. */
export function isCaughtUpWith(state: ConnectionState, entries: number): boolean {
  return state.kind === "live" && entries >= state.length;
}

/** Refusals of a hello after which the client does not connect again by itself, because it would be refused again. */
export const FINAL: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  "unknown-table",
  "wrong-token",
  "damaged",
  "deleted",
  "blocked",
  "password",
  // No place for another spectator.
  "full",
  // The seat is open in newer windows: to connect again would close one of them.
  "too-many",
]);

/** The answer to all open requests in a state that ends the connection; `undefined` in a state in which the server may still answer. */
export function lastAnswer(state: ConnectionState): Refused | NoAnswer | undefined {
  switch (state.kind) {
    case "connecting":
    case "live":
    case "lost":
      return undefined;
    case "outdated":
      return { code: "unreadable" };
    case "otherLog":
      return refusalOf("other-log", "restored");
    case "otherSeat":
      return { code: "unsure" };
    case "refused":
      return state.refused;
    default:
      return assertNever(state);
  }
}
