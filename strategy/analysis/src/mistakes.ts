import type { ByPlayer, Player, Seat } from "@courtly/engine";
import type { DecisionReview, Moment, Review } from "./review.ts";

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

function isMistake({ decision, margin }: Moment): boolean {
  if (decision === undefined) return false;
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
        decision !== undefined && decision.played !== "roll" && playerOf(seat) === player,
    );
    if (own.length === 0) return undefined;
    return 1 - own.filter(isMistake).length / own.length;
  });
}
