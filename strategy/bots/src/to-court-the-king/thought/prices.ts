import { handOf, isFinalRound, members, type Hand, type State } from "@courtly/to-court-the-king";
import { PRICES, PRICE_MARGIN } from "../prices.ts";
import { afterClaiming, bestClaim, claimsOf, goalOf, type Claims } from "./claims.ts";
import { RANKS } from "./marks.ts";
import { perceived, type Perception } from "./perception.ts";
import type { Judge } from "./turnSolver.ts";

/** Values each possible end of a turn by fixed prices for the cards. */
export function byPrices(perception: Perception): Judge {
  const claims = (state: State) =>
    perceived(state, pricesOf(state), { ...perception, margin: PRICE_MARGIN });
  return {
    goal: (state) => {
      const { ending, toAct } = state;
      if (ending === undefined || !isFinalRound(state)) return goalOf(claims(state));
      const need = toAct === ending.claim.seat ? "match" : "beat";
      return { kind: "mark", mark: ending.best, need };
    },
    take: (state) => bestClaim(claims(state), state.dice.aside),
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
