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

/** What a player's device owes the drawing of the dice now. */
export function dutyOf(drawing: Drawing, player: Player): "seal" | "reveal" | undefined {
  const kind = drawing.parts[player]?.kind;
  if (kind === "awaited") return "seal";
  return kind === "sealed" && stageOf(drawing) === "revealing" ? "reveal" : undefined;
}

/**
 * How it does so. A share is shown only when everybody's seal is in the log, and only the one that was sealed: another
 * window of the same seat may have been faster.
 */
export function wishFor(drawing: Drawing, player: Player, shares: Shares): Wish | undefined {
  const { again } = drawing;
  const part = drawing.parts[player];
  const duty = dutyOf(drawing, player);
  if (duty === "seal") return { kind: "seal", again, seal: seal(shares.draw()) };
  const share = duty === "reveal" && part?.kind === "sealed" ? shares.behind(part.seal) : undefined;
  return share === undefined ? undefined : { kind: "reveal", again, share };
}

/** Whether a seal that was acknowledged as this player's is not the one that the log has now. */
export function isForged(drawing: Drawing, player: Player, sealed: Wish): boolean {
  const part = drawing.parts[player];
  return (
    sealed.kind === "seal" &&
    drawing.again === sealed.again &&
    part?.kind === "sealed" &&
    part.seal !== sealed.seal
  );
}
