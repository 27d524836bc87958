import { readSecret, seal, stageOf, type Drawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import type { Wish } from "./line.ts";

/**
 * What a player's device owes the drawing of the dice now. A share is shown only when everybody's seal
 * is in the log, and only the one that was sealed: another window of the same seat may have been faster.
 */
export function dutyOf(
  drawing: Drawing,
  player: Player,
  { shares, newShare }: { readonly shares: readonly string[]; readonly newShare: () => string },
): Wish | undefined {
  const { again } = drawing;
  const part = drawing.parts[player];
  if (part?.kind === "awaited") return { kind: "seal", again, seal: sealOf(newShare()) ?? "" };
  if (part?.kind !== "sealed" || stageOf(drawing) !== "revealing") return undefined;
  const share = shares.find((kept) => sealOf(kept) === part.seal);
  return share === undefined ? undefined : { kind: "reveal", again, share };
}

function sealOf(share: string): string | undefined {
  const secret = readSecret(share);
  return secret.ok ? seal(secret.value) : undefined;
}
