import { assertNever, err, ok, type ByPlayer, type Player, type Result } from "@courtly/engine";
import type { Share } from "./sealedDice.ts";
import { isSeal, seal, SECRET_BYTES } from "./secret.ts";

/** A player's progress in a drawing. */
export type Part =
  | { readonly kind: "bot" }
  /** The others have decided to go on without this share. */
  | { readonly kind: "missing" }
  | { readonly kind: "awaited" }
  | { readonly kind: "sealed"; readonly seal: string }
  | { readonly kind: "revealed"; readonly share: Uint8Array };

/** Collects the shares of a table: first the seals of all players, only then the shares themselves. */
export interface Drawing {
  /** The number of times that the drawing has started again. */
  readonly again: number;
  readonly parts: ByPlayer<Part>;
  /** The players who have agreed to go on without the shares that are late. */
  readonly agreed: readonly Player[];
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
  /** This player agrees to go on without the shares that are late. */
  | { readonly kind: "agree"; readonly again: number; readonly player: Player }
  /** This player leaves the table, and need not send a seal or share any more. */
  | { readonly kind: "leave"; readonly again: number; readonly player: Player }
  /** In logs of older servers: the drawing starts again, or goes on without the late shares. */
  | { readonly kind: "timeUp"; readonly again: number };

/** The most times that an older server let a drawing start again. */
const AGAIN_MAX = 3;

const BOT: Part = { kind: "bot" };
const MISSING: Part = { kind: "missing" };
const AWAITED: Part = { kind: "awaited" };

/** A player of a drawing: a bot, or a person, perhaps with the seal that came with the seat. */
export type Drawer = "bot" | { readonly seal: string | undefined };

export function openDrawing(drawers: ByPlayer<Drawer>): Drawing {
  const parts = drawers.map((drawer): Part => {
    if (drawer === "bot") return BOT;
    return drawer.seal === undefined ? AWAITED : { kind: "sealed", seal: drawer.seal };
  });
  return { again: 0, parts, agreed: [] };
}

/** The stage of a drawing: waiting for seals, waiting for shares, or complete. */
export function stageOf({ parts }: Drawing): "sealing" | "revealing" | "drawn" {
  if (parts.some(({ kind }) => kind === "awaited")) return "sealing";
  return parts.some(({ kind }) => kind === "sealed") ? "revealing" : "drawn";
}

/** The shares for the key; undefined until the drawing is complete. */
export function sharesOf({ parts }: Drawing): ByPlayer<Share> | undefined {
  const shares: Share[] = [];
  for (const part of parts) {
    if (part.kind === "awaited" || part.kind === "sealed") return undefined;
    shares.push(part.kind === "revealed" ? part.share : part.kind);
  }
  return shares;
}

/** The players whose seal or share is awaited at this stage. */
export function lateOf(drawing: Drawing): readonly Player[] {
  return playersWith(drawing, stageOf(drawing) === "sealing" ? "awaited" : "sealed");
}

/** The players who have done their part at this stage: all of them must agree to go on without the late ones. */
export function doneOf(drawing: Drawing): readonly Player[] {
  return playersWith(drawing, stageOf(drawing) === "sealing" ? "sealed" : "revealed");
}

function playersWith({ parts }: Drawing, kind: Part["kind"]): readonly Player[] {
  return [...parts.keys()].filter((player) => parts[player]?.kind === kind);
}

/** Applies a move, or says why it is refused. A move that is sent twice counts once. */
export function advance(drawing: Drawing, move: DrawingMove): Result<Drawing, string> {
  if (move.again !== drawing.again) return err("everybody has begun again since: draw anew");
  switch (move.kind) {
    case "seal":
      return sealed(drawing, move.player, move.seal);
    case "reveal":
      return revealed(drawing, move.player, move.share);
    case "agree":
      return agreed(drawing, move.player);
    case "leave":
      return ok(without(drawing, [move.player]));
    case "timeUp":
      return ok(timeUp(drawing));
    default:
      return assertNever(move);
  }
}

function sealed(drawing: Drawing, player: Player, text: string): Result<Drawing, string> {
  const part = drawing.parts[player] ?? BOT;
  if (!isAsked(part)) return err("no seal is asked of this player");
  if (!isSeal(text)) return err("a seal has 64 digits, 0 to 9 and a to f");
  if (part.kind === "awaited") return ok(withPart(drawing, player, { kind: "sealed", seal: text }));
  return sealIn(part) === text ? ok(drawing) : err("this player's seal is set: it stays");
}

function revealed(drawing: Drawing, player: Player, share: Uint8Array): Result<Drawing, string> {
  const part = drawing.parts[player] ?? BOT;
  if (!isAsked(part)) return err("no share is asked of this player");
  if (stageOf(drawing) === "sealing") return err("not all have sealed yet: keep the share");
  return sealIn(part) === seal(share) && share.length === SECRET_BYTES
    ? ok(withPart(drawing, player, { kind: "revealed", share }))
    : err("this is not what was sealed");
}

/** The seal that a player has committed to, whether the share is revealed or not. */
export function sealIn(part: Part): string | undefined {
  if (part.kind === "sealed") return part.seal;
  return part.kind === "revealed" ? seal(part.share) : undefined;
}

function isAsked({ kind }: Part): boolean {
  return kind !== "bot" && kind !== "missing";
}

/** Goes on without the late players once everybody who has done their part agrees. */
function agreed(drawing: Drawing, player: Player): Result<Drawing, string> {
  if (stageOf(drawing) === "drawn") return err("every share is there: the dice are drawn");
  const done = doneOf(drawing);
  if (!done.includes(player)) return err("only players who have done their part can agree");
  const players = [...new Set([...drawing.agreed, player])].toSorted((one, other) => one - other);
  const isDecided = done.every((other) => players.includes(other));
  return ok(isDecided ? without(drawing, lateOf(drawing)) : { ...drawing, agreed: players });
}

/** The drawing without the seals and shares of these players. A share that was revealed stays. */
function without(drawing: Drawing, players: readonly Player[]): Drawing {
  const parts = drawing.parts.map((part, player) =>
    players.includes(player) && (part.kind === "awaited" || part.kind === "sealed")
      ? MISSING
      : part,
  );
  return { ...drawing, parts, agreed: [] };
}

/** Starts the drawing again if somebody is late; after `AGAIN_MAX` times, goes on without the late players. */
function timeUp(drawing: Drawing): Drawing {
  if (stageOf(drawing) === "drawn") return drawing;
  if (drawing.again === AGAIN_MAX) return without(drawing, lateOf(drawing));
  const parts = drawing.parts.map((part) => (isAsked(part) ? AWAITED : part));
  return { again: drawing.again + 1, parts, agreed: [] };
}

/** A new part makes an earlier agreement void: it was about other late players. */
function withPart(drawing: Drawing, player: Player, part: Part): Drawing {
  return { ...drawing, parts: drawing.parts.with(player, part), agreed: [] };
}
