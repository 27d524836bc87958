import { drawSecret, seal, stageOf, writeSecret, type Drawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import type { TableRequest } from "./connection.ts";

/** The shares of the dice that this device has drawn for a table. */
export interface ShareStore {
  /** Whether the dice must depend on the opening and on seals of this device. Not for a seat that an older page took. */
  readonly isBound: boolean;
  /** Stores a share under its seal. It must be stored when this returns: the seal is sent next. */
  readonly keep: (seal: string, share: string) => void;
  /** The share with this seal, if it was drawn for this table. */
  readonly find: (seal: string) => string | undefined;
  /** Whether this device has drawn the share with this seal, even if the share is forgotten. */
  readonly isOurs: (seal: string) => boolean;
  /** Stores the digest of the log for which this share is revealed; it must be stored when this returns: the share is sent next. */
  readonly revealFor: (seal: string, log: string) => void;
  /** The digest of the log for which a share of this table was revealed, in any window of this device. */
  readonly revealedFor: () => string | undefined;
  /** Stores that this player has agreed to go on without the shares of these players; it must be stored when this returns. */
  readonly agree: (late: readonly Player[]) => void;
  /** Whether this player has agreed to go on without the shares of all these players, in any window of this device. */
  readonly hasAgreed: (late: readonly Player[]) => boolean;
  /** Called when the drawing is over. */
  readonly forget: () => void;
}

/** A new share, and the seal to send with the request for a seat. Store the share before the seal is sent. */
export interface DrawnShare {
  readonly share: string;
  readonly seal: string;
}

export function drawShare(draw: () => Uint8Array = drawSecret): DrawnShare {
  const share = draw();
  return { share: writeSecret(share), seal: seal(share) };
}

/** The part in the drawing of the dice that a player's device must do now. */
export function shareDuty(drawing: Drawing, player: Player): "seal" | "reveal" | undefined {
  const kind = drawing.parts[player]?.kind;
  if (kind === "awaited") return "seal";
  return kind === "sealed" && stageOf(drawing) === "revealing" ? "reveal" : undefined;
}

/**
 * The request that does this part. A share is revealed only after the log has all seals, and only the share whose seal is
 * in the log: another window of the same seat may have sealed first.
 */
export function shareRequest(
  drawing: Drawing,
  player: Player,
  shares: Pick<ShareStore, "keep" | "find">,
  draw: () => Uint8Array = drawSecret,
): TableRequest | undefined {
  const { again } = drawing;
  const part = drawing.parts[player];
  const duty = shareDuty(drawing, player);
  if (duty === "seal") {
    const drawn = drawShare(draw);
    shares.keep(drawn.seal, drawn.share);
    return { kind: "seal", again, seal: drawn.seal };
  }
  const share = duty === "reveal" && part?.kind === "sealed" ? shares.find(part.seal) : undefined;
  return share === undefined ? undefined : { kind: "reveal", again, share };
}
