import type { Explanation, Mistake } from "@courtly/analysis";
import { seededRandom } from "@courtly/engine";
import type { Insight, ShownReview } from "../analysis/insight.ts";

const PUZZLES_MAX = 3;
/** An answer this close to the best one is nearly right. */
export const CLOSE = 0.01;

/** The costliest mistakes of the chosen player, in the order of the game. */
export function costliestOf(
  { game, viewer }: Pick<Insight, "game" | "viewer">,
  { mistakes }: ShownReview,
): readonly Mistake[] {
  const own = [...mistakes.values()].filter(
    ({ seat }) => game.table.playerOf(seat) === viewer.value,
  );
  return own
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, PUZZLES_MAX)
    .toSorted((a, b) => a.event - b.event);
}

/** An answer of a puzzle: a line of play and its chance to win. */
export interface Answer {
  readonly steps: readonly string[];
  readonly chance: number;
  readonly isBest: boolean;
  readonly isPlayed: boolean;
}

/** The answers of a puzzle, in an order that does not tell the best one and stays the same for this puzzle. */
export function answersOf({ lines }: Explanation, seed: string): readonly Answer[] {
  const answers = lines.map(({ steps, chance }, index) => ({
    steps,
    chance,
    isBest: index === 0,
    isPlayed: index === 1,
  }));
  const random = seededRandom(seed);
  return answers
    .map((answer) => ({ answer, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ answer }) => answer);
}
