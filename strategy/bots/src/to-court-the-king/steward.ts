import {
  handOf,
  isFinalRound,
  members,
  type Action,
  type ByCharacter,
  type Hand,
  type State,
} from "@courtly/to-court-the-king";
import type { Bot } from "../bot.ts";
import { writeBotName, type Temperament } from "../names.ts";
import { afterClaiming, bestClaim, claimsOf, goalOf, type Claims } from "./thought/claims.ts";
import { RANKS } from "./thought/marks.ts";
import { turnSolverBot, type Judge, type Tools } from "./thought/turnSolver.ts";
import { withTemperament } from "./thought/temperament.ts";

/** The worth of each card, independent of the other players: most for more dice, least for changing them. */
const PRICES: Partial<ByCharacter<number>> = {
  fool: 0.05,
  charlatan: 0.4,
  farmer: 1.9,
  servingMaid: 0.8,
  philosopher: 0.4,
  laborer: 1.7,
  guard: 1.6,
  hunter: 1.9,
  astronomer: 1.4,
  merchant: 0.3,
  noblewoman: 1.2,
  pawnbroker: 1.5,
  knight: 1.7,
  magician: 0.9,
  alchemist: 0.3,
  bishop: 2.4,
  nobleman: 0.5,
  general: 4,
  king: 5.5,
};

/** A bot that plans its turn with exact odds and fixed prices for cards. */
export function stewardOf(temperament: Temperament | undefined, tools: Tools): Bot<State, Action> {
  return turnSolverBot(writeBotName("steward", temperament), byPrice(temperament), tools);
}

function byPrice(temperament: Temperament | undefined): Judge {
  return {
    goal: (state) => {
      const { ending, toAct } = state;
      if (ending === undefined || !isFinalRound(state))
        return withTemperament(goalOf(pricesOf(state)), temperament);
      const need = toAct === ending.claim.seat ? "match" : "beat";
      return { kind: "mark", mark: ending.best, need };
    },
    take: (state) => bestClaim(pricesOf(state), state.dice.aside),
    reason: (state, action, { gain, instead = 0 }) =>
      isFinalRound(state)
        ? { kind: "compared", action, chance: gain, instead }
        : { kind: "priced", action, worth: gain, instead },
  };
}

function pricesOf(state: State): Claims {
  const price = (after: State) => priceOf(handOf(after, state.toAct));
  const king = price(afterClaiming(state));
  return claimsOf(state, { position: price, king: () => new Float64Array(RANKS).fill(king) });
}

function priceOf({ cards, charlatans }: Hand): number {
  return members(cards).reduce(
    (sum, id) => sum + (PRICES[id] ?? 0),
    charlatans * (PRICES.charlatan ?? 0),
  );
}
