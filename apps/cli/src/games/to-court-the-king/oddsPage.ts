import { COSTS_IN_DICE, solveTurn, type Goal } from "@courtly/odds";
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
import { oddsTable, type Odd } from "./oddsTable.ts";

/** Small enough that nobody waits long for it in a game, and enough for any goal with so many dice. */
const BYTES_MAX = 64 * 2 ** 20;
const DICE_MAX = 12;

/** What `o` shows: the chance of every card that can still be won, each if it is played for; worked out once. */
export function oddsPageOf(state: State): (page: Page) => readonly string[] {
  if (diceInUse(state) > DICE_MAX)
    return ({ width, speech }) => wrapped(speech.kingTable.odds.tooLong(DICE_MAX), width);
  const { rules, dice } = state;
  const hand = handOf(state, state.toAct);
  const goals = goalsOf(state);
  const solutions = goals.map((goal) => solveTurn(hand, goal, { rules, bytesMax: BYTES_MAX }));
  const odds = solutions.map(({ value, atMost, isExact }, i): Odd => {
    const chance = { atLeast: value(dice), atMost: atMost(dice), exact: isExact(dice) };
    return { goal: goals[i] as Goal, chance };
  });
  const best = solutions.length === 1 ? solutions[0]?.best(dice) : undefined;
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

/** In the final round the King alone; before it the cards that are there and not owned (K13, K15, K20). */
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
