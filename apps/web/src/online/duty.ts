import { seal, stageOf, type Drawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import type { Wish } from "./line.ts";

/** Shares of the dice that this device has drawn, by their seals. */
export interface Shares {
  /** Draws one and keeps it. */
  readonly draw: () => Uint8Array;
  /** The one behind a seal, as its digits. */
  readonly behind: (seal: string) => string | undefined;
}

/**
 * What a player's device owes the drawing of the dice now. A share is shown only when everybody's seal
 * is in the log, and only the one that was sealed: another window of the same seat may have been faster.
 */
export function dutyOf(drawing: Drawing, player: Player, shares: Shares): Wish | undefined {
  const { again } = drawing;
  const part = drawing.parts[player];
  if (part?.kind === "awaited") return { kind: "seal", again, seal: seal(shares.draw()) };
  if (part?.kind !== "sealed" || stageOf(drawing) !== "revealing") return undefined;
  const share = shares.behind(part.seal);
  return share === undefined ? undefined : { kind: "reveal", again, share };
}
