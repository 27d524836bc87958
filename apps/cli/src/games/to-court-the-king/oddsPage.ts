import { COSTS_IN_DICE, loadSolver, type Goal } from "@courtly/odds";
import {
  diceInUse,
  handOf,
  isFinalRound,
  owns,
  toCourtTheKing,
  type State,
} from "@courtly/to-court-the-king";
import type { Page } from "../entry.ts";
import { wrapped } from "../../play/layout.ts";
import { oddsTable } from "./oddsTable.ts";
import { solvedOdds } from "./solvedOdds.ts";

/** Memory for the solver: little enough for a short wait, and enough for any goal with up to `DICE_MAX` dice. */
export const ODDS_BYTES_MAX = 64 * 2 ** 20;
const DICE_MAX = 12;

/** The page that `o` shows: the chance of each card that can still be won, if it is the goal. Computed once. */
export async function oddsPageOf(state: State): Promise<(page: Page) => readonly string[]> {
  if (diceInUse(state) > DICE_MAX)
    return ({ width, speech }) => wrapped(speech.kingTable.odds.tooLong(DICE_MAX), width);
  const { rules, dice } = state;
  const hand = handOf(state, state.toAct);
  const goals = goalsOf(state);
  const options = { solver: await loadSolver(), bytesMax: ODDS_BYTES_MAX };
  const odds = solvedOdds({ hand, dice, rules, goals }, options);
  const best = odds.length === 1 ? odds[0]?.best : undefined;
  return ({ width, paint, speech }) => [
    paint.bold(speech.kingTable.odds.title),
    "",
    ...oddsTable(odds, { rules, width, speech }),
    ...(odds.length === 0 ? [speech.kingTable.odds.nothingLeft] : []),
    ...(best === undefined
      ? []
      : ["", speech.kingTable.odds.best(toCourtTheKing.notation.action.write(best.action))]),
  ];
}

/** In the final round only the King; before it the cards in the court that the player does not own (K13, K15, K20). */
function goalsOf(state: State): readonly Goal[] {
  const { ending, court, toAct } = state;
  if (ending !== undefined && isFinalRound(state)) {
    const { count, face } = ending.best;
    const need = toAct === ending.claim.seat ? "match" : "beat";
    return [{ kind: "mark", mark: { count, face }, need }];
  }
  const hand = handOf(state, toAct);
  return COSTS_IN_DICE.filter((id) => court[id] > 0 && !owns(hand, id)).map((character) => ({
    kind: "cost",
    character,
  }));
}
