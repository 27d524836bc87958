import type { Worths } from "@courtly/bots/advice";
import { diceAfter, oddsQuestion } from "@courtly/coach/to-court-the-king";
import type { Odds, OddsQuestion } from "@courtly/odds";
import { toCourtTheKing, type State } from "@courtly/to-court-the-king";
import type { Lines } from "../linesOf.ts";
import type { DecisionToExplain } from "../questions.ts";

/** What the coach's reasons need beside the lines: the odds, and the chance to win with each card. */
export interface TurnFacts {
  readonly worths: Worths | undefined;
  /** The odds now, and after the best and the played line; undefined after a line that ends the turn. */
  readonly now: readonly Odds[];
  readonly best: readonly Odds[] | undefined;
  readonly other: readonly Odds[] | undefined;
}

const ODDS_BYTES_MAX = 64 * 2 ** 20;

/** Solves one question after the other; undefined if it is not wanted any more. */
type Solve = (question: OddsQuestion) => Promise<readonly Odds[] | undefined>;

/** The facts about a turn of To Court the King; undefined for another game. */
export async function loadTurnFacts(
  { state: given, gameId }: DecisionToExplain & { readonly gameId: string },
  { lines, worths }: Lines,
  solve: Solve,
): Promise<TurnFacts | undefined> {
  if (gameId !== toCourtTheKing.id) return undefined;
  const state = given as State;
  const [bestDice, otherDice] = lines.map(({ steps }) => diceAfter(state, steps));
  const solveAt = async (dice: State["dice"] | undefined) =>
    dice && (await solve(oddsQuestion(state, ODDS_BYTES_MAX, dice)));
  const now = await solveAt(state.dice);
  const best = await solveAt(bestDice);
  const other = await solveAt(otherDice);
  return now && { worths, now, best, other };
}
