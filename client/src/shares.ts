import { drawSecret, lateOf, seal, stageOf, writeSecret, type Drawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import type { TableRequest } from "./connection.ts";

/** The shares of the dice that this device has drawn for a table. */
export interface ShareStore {
  /** Whether the dice must depend on the opening and on seals of this device. Not for a seat that an older page took. */
  readonly isBound: boolean;
  /**
   * Stores a share under its seal. Returns false if a reload would find the seat without this share, because there was no
   * space for it: then the seal is not sent.
   */
  readonly keep: (seal: string, share: string) => boolean;
  /** The share with this seal, if it was drawn for this table. */
  readonly find: (seal: string) => string | undefined;
  /** Whether this device has drawn the share with this seal, even if the share is forgotten. */
  readonly isOurs: (seal: string) => boolean;
  /**
   * Stores the digest of the log for which this share is revealed. Returns false if a reload would find the seat without
   * this digest, because there was no space for it: then the share is not sent, because the device would accept another log.
   */
  readonly revealFor: (seal: string, log: string) => boolean;
  /** The digest of the log for which a share of this table was revealed, in any window of this device. */
  readonly revealedFor: () => string | undefined;
  /**
   * Stores an agreement of this player. Returns false if a reload would find the seat without it, because there was no space
   * for it: then it is not sent.
   */
  readonly agree: (agreement: Agreement) => boolean;
  /** The agreements of this player at this table, in any window of this device. */
  readonly agreements: () => readonly Agreement[];
  /** Called when the drawing is over. */
  readonly forget: () => void;
}

/** The agreement to go on without the seals, or without the shares, of these players, in one attempt of a drawing. */
export interface Agreement {
  readonly again: number;
  readonly stage: ReturnType<typeof stageOf>;
  readonly late: readonly Player[];
}

/** The agreement that a player can give now. */
export function agreementIn(drawing: Drawing): Agreement {
  return { again: drawing.again, stage: stageOf(drawing), late: lateOf(drawing) };
}

/** Whether one of the agreements of a player allows what a server says that the player has agreed to. */
export function isAgreed(
  agreements: readonly Agreement[],
  { again, stage, late }: Agreement,
): boolean {
  return agreements.some(
    (given) =>
      given.again === again &&
      given.stage === stage &&
      late.every((player) => given.late.includes(player)),
  );
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
    return shares.keep(drawn.seal, drawn.share)
      ? { kind: "seal", again, seal: drawn.seal }
      : undefined;
  }
  const share = duty === "reveal" && part?.kind === "sealed" ? shares.find(part.seal) : undefined;
  return share === undefined ? undefined : { kind: "reveal", again, share };
}
