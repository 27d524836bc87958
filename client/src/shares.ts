import { drawSecret, seal, stageOf, writeSecret, type Drawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import type { TableRequest } from "./connection.ts";

/** The shares of the dice that this device has drawn for a table. */
export interface ShareStore {
  /** Stores a share under its seal. It must be stored when this returns: the seal is sent next. */
  readonly keep: (seal: string, share: string) => void;
  /** The share with this seal. */
  readonly find: (seal: string) => string | undefined;
  /** Called when the drawing is over. */
  readonly forget: () => void;
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
    const share = draw();
    const sealed = seal(share);
    shares.keep(sealed, writeSecret(share));
    return { kind: "seal", again, seal: sealed };
  }
  const share = duty === "reveal" && part?.kind === "sealed" ? shares.find(part.seal) : undefined;
  return share === undefined ? undefined : { kind: "reveal", again, share };
}

/** Whether the log has another seal of this player than the one that the server has acknowledged. */
export function isForged(drawing: Drawing, player: Player, sent: TableRequest): boolean {
  const part = drawing.parts[player];
  return (
    sent.kind === "seal" &&
    drawing.again === sent.again &&
    part?.kind === "sealed" &&
    part.seal !== sent.seal
  );
}
