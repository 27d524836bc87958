import { assertNever, err, ok, type ByPlayer, type Player, type Result } from "@courtly/engine";
import { isSeal, seal, SECRET_BYTES } from "./secret.ts";

/** What a player has done for the key so far; nothing is asked of bots, nor of who was awaited in vain too often. */
export type Part =
  | { readonly kind: "none" }
  | { readonly kind: "awaited" }
  | { readonly kind: "sealed"; readonly seal: string }
  | { readonly kind: "revealed"; readonly share: Uint8Array };

/** The shares of a table as they come together: first every seal, only then what they hold. */
export interface Drawing {
  /** How often everybody has begun again. */
  readonly again: number;
  readonly parts: ByPlayer<Part>;
}

/** What happens to a drawing; `again` says which one is meant, so that what comes late does no harm. */
export type DrawingMove =
  | {
      readonly kind: "seal";
      readonly again: number;
      readonly player: Player;
      readonly seal: string;
    }
  | {
      readonly kind: "reveal";
      readonly again: number;
      readonly player: Player;
      readonly share: Uint8Array;
    }
  | { readonly kind: "timeUp"; readonly again: number };

/** Everybody begins again at most so often; then the game begins without who is missing. */
export const AGAIN_MAX = 3;

const NONE: Part = { kind: "none" };
const AWAITED: Part = { kind: "awaited" };

export function openDrawing(isPerson: ByPlayer<boolean>): Drawing {
  return { again: 0, parts: isPerson.map((person) => (person ? AWAITED : NONE)) };
}

/** What is awaited: seals, then shares, then nothing any more. */
export function stageOf({ parts }: Drawing): "sealing" | "revealing" | "drawn" {
  if (parts.some(({ kind }) => kind === "awaited")) return "sealing";
  return parts.some(({ kind }) => kind === "sealed") ? "revealing" : "drawn";
}

/** What everybody is shown before the first share is sent, to hold the record against in the end. */
export function sealsOf(drawing: Drawing): ByPlayer<string | undefined> | undefined {
  return stageOf(drawing) === "sealing" ? undefined : drawing.parts.map(promiseOf);
}

/** The shares for the key; none while somebody is awaited. */
export function sharesOf(drawing: Drawing): ByPlayer<Uint8Array | undefined> | undefined {
  return stageOf(drawing) === "drawn"
    ? drawing.parts.map((part) => (part.kind === "revealed" ? part.share : undefined))
    : undefined;
}

/** The drawing after a move, or why it is refused; what is sent twice counts once. */
export function advance(drawing: Drawing, move: DrawingMove): Result<Drawing, string> {
  if (move.again !== drawing.again) return err("everybody has begun again since: draw anew");
  switch (move.kind) {
    case "seal":
      return sealed(drawing, move.player, move.seal);
    case "reveal":
      return revealed(drawing, move.player, move.share);
    case "timeUp":
      return ok(timeUp(drawing));
    default:
      return assertNever(move);
  }
}

function sealed(drawing: Drawing, player: Player, text: string): Result<Drawing, string> {
  const part = drawing.parts[player] ?? NONE;
  if (part.kind === "none") return err("no seal is asked of this player");
  if (!isSeal(text)) return err("a seal has 64 digits, 0 to 9 and a to f");
  if (part.kind === "awaited") return ok(withPart(drawing, player, { kind: "sealed", seal: text }));
  return promiseOf(part) === text ? ok(drawing) : err("this player's seal is set: it stays");
}

function revealed(drawing: Drawing, player: Player, share: Uint8Array): Result<Drawing, string> {
  const part = drawing.parts[player] ?? NONE;
  if (part.kind === "none") return err("no share is asked of this player");
  if (stageOf(drawing) === "sealing") return err("not all have sealed yet: keep the share");
  return promiseOf(part) === seal(share) && share.length === SECRET_BYTES
    ? ok(withPart(drawing, player, { kind: "revealed", share }))
    : err("this is not what was sealed");
}

/** The seal that a player is held to. */
function promiseOf(part: Part): string | undefined {
  if (part.kind === "sealed") return part.seal;
  return part.kind === "revealed" ? seal(part.share) : undefined;
}

/** Who is late makes everybody begin again; in the end, the others go on without. */
function timeUp(drawing: Drawing): Drawing {
  const stage = stageOf(drawing);
  if (stage === "drawn") return drawing;
  if (drawing.again < AGAIN_MAX)
    return {
      again: drawing.again + 1,
      parts: drawing.parts.map((part) => (part.kind === "none" ? part : AWAITED)),
    };
  const late = stage === "sealing" ? "awaited" : "sealed";
  return {
    ...drawing,
    parts: drawing.parts.map((part) => (part.kind === late ? NONE : part)),
  };
}

function withPart(drawing: Drawing, player: Player, part: Part): Drawing {
  return { ...drawing, parts: drawing.parts.with(player, part) };
}
