import { assertNever, err, ok, type ByPlayer, type Player, type Result } from "@courtly/engine";
import { isSeal, seal, SECRET_BYTES } from "./secret.ts";

/** A player's progress in a drawing; `none` for a bot, and for a person who was late too often. */
export type Part =
  | { readonly kind: "none" }
  | { readonly kind: "awaited" }
  | { readonly kind: "sealed"; readonly seal: string }
  | { readonly kind: "revealed"; readonly share: Uint8Array };

/** Collects the shares of a table: first the seals of all players, only then the shares themselves. */
export interface Drawing {
  /** The number of times that the drawing has started again. */
  readonly again: number;
  readonly parts: ByPlayer<Part>;
}

/** A step of a drawing. `again` names the attempt it belongs to, so that a late step of an earlier one is refused. */
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

/** The most times that a drawing may start again; after that, the game begins without the missing shares. */
export const AGAIN_MAX = 3;

const NONE: Part = { kind: "none" };
const AWAITED: Part = { kind: "awaited" };

export function openDrawing(isPerson: ByPlayer<boolean>): Drawing {
  return { again: 0, parts: isPerson.map((person) => (person ? AWAITED : NONE)) };
}

/** The stage of a drawing: waiting for seals, waiting for shares, or complete. */
export function stageOf({ parts }: Drawing): "sealing" | "revealing" | "drawn" {
  if (parts.some(({ kind }) => kind === "awaited")) return "sealing";
  return parts.some(({ kind }) => kind === "sealed") ? "revealing" : "drawn";
}

/** The seals that everybody sees before the first share is sent, to check the record later; undefined until then. */
export function sealsOf(drawing: Drawing): ByPlayer<string | undefined> | undefined {
  return stageOf(drawing) === "sealing" ? undefined : drawing.parts.map(promiseOf);
}

/** The shares for the key; undefined until the drawing is complete. */
export function sharesOf(drawing: Drawing): ByPlayer<Uint8Array | undefined> | undefined {
  return stageOf(drawing) === "drawn"
    ? drawing.parts.map((part) => (part.kind === "revealed" ? part.share : undefined))
    : undefined;
}

/** Applies a move, or says why it is refused. A move that is sent twice counts once. */
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

/** The seal that a player has committed to. */
function promiseOf(part: Part): string | undefined {
  if (part.kind === "sealed") return part.seal;
  return part.kind === "revealed" ? seal(part.share) : undefined;
}

/** Starts the drawing again if somebody is late; after `AGAIN_MAX` times, goes on without the late players. */
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
