import type { Explanation, Mistake } from "@courtly/analysis";
import { seededRandom } from "@courtly/engine";
import type { Insight, ShownReview } from "../analysis/insight.ts";

const PUZZLES_MAX = 3;
/** An answer this close to the best one is nearly right. */
const CLOSE = 0.01;

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

/** The fate of a puzzle. */
export type Outcome = "right" | "close" | "wrong" | "shown";

/** The index of the chosen answer, or that the answer was only shown. */
export type Choice = number | "shown";

export function outcomeOf(answers: readonly Answer[], choice: Choice): Outcome {
  if (choice === "shown") return "shown";
  if (answers[choice]?.isBest === true) return "right";
  return lossOf(answers, choice) <= CLOSE ? "close" : "wrong";
}

/** The distance of an answer to the best one, in chance to win. */
export function lossOf(answers: readonly Answer[], index: number): number {
  const best = answers.find(({ isBest }) => isBest)?.chance ?? 0;
  return best - (answers[index]?.chance ?? 0);
}

/** Whether steps are among those of an answer, in any order. */
export function contains(answer: readonly string[], steps: readonly string[]): boolean {
  const left = [...answer];
  return steps.every((step) => {
    const at = left.indexOf(step);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
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
