import type { ByPlayer, Player, Seat } from "@courtly/engine";
import { kindOf, type GameToJudge } from "./judgedGame.ts";
import { changeBy, type DecisionReview, type Moment, type Review } from "./review.ts";

/** From this loss of the chance to win on, a decision is a mistake, or a blunder. */
const MISTAKE_MIN = 0.01;
const BLUNDER_MIN = 0.04;
/** A loss counts only if it is greater than its margin by this factor. */
const MARGIN_FACTOR = 2;

/** A decision that cost a player a clear part of the chance to win. */
export interface Mistake extends DecisionReview {
  readonly kind: "mistake" | "blunder";
  /** The number of the event, from 0. */
  readonly event: number;
  readonly line: number;
  readonly seat: Seat;
  readonly margin: number;
}

/** All mistakes of a game, in its order. */
export function mistakesOf({ moments }: Review): readonly Mistake[] {
  return moments.flatMap((moment, event) => {
    const { decision, line, seat, margin } = moment;
    if (decision === undefined || !isMistake(moment)) return [];
    const kind = decision.cost >= BLUNDER_MIN ? "blunder" : "mistake";
    return [{ kind, event, line, seat, margin, ...decision }];
  });
}

/** Whether a moment is a decision that cost a clear part of the chance to win. */
function isMistake({ decision, margin }: Moment): boolean {
  if (decision === undefined || decision.isStandIn) return false;
  return decision.cost >= MISTAKE_MIN && decision.cost > MARGIN_FACTOR * margin;
}

/**
 * The share of each player's decisions that were no mistake. Rolling the dice is not counted where nothing else is
 * possible; undefined for a player without decisions.
 */
export function precisionOf(
  { moments }: Review,
  { players, playerOf }: { readonly players: number; readonly playerOf: (seat: Seat) => Player },
): ByPlayer<number | undefined> {
  return Array.from({ length: players }, (_, player) => {
    const own = moments.filter(
      ({ decision, seat }) =>
        decision !== undefined &&
        !decision.isStandIn &&
        decision.played !== "roll" &&
        playerOf(seat) === player,
    );
    if (own.length === 0) return undefined;
    return 1 - own.filter(isMistake).length / own.length;
  });
}

/** From this change of the chance to win on, a roll is great or bad luck. */
const LUCK_MIN = 0.05;

/** A roll that changed a player's chance by a lot. */
export interface Luck {
  readonly kind: "great" | "bad";
  readonly event: number;
  readonly change: number;
}

/** The great and the bad luck of a player, in the order of the game: by own rolls, and by those of others. */
export function luckOf(game: GameToJudge, review: Review, player: Player): readonly Luck[] {
  return review.moments.flatMap(({ isPending }, event) => {
    if (isPending || kindOf(game, event) !== "roll") return [];
    const change = changeBy(review, event, player);
    if (Math.abs(change) < LUCK_MIN) return [];
    return [{ kind: change > 0 ? "great" : "bad", event, change } as const];
  });
}
