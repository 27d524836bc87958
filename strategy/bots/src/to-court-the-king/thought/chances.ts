import { isFinalRound, markOf, type State } from "@courtly/to-court-the-king";
import type { Temperament } from "../../names.ts";
import { bestClaim, claimsOf, goalOf, type Claims } from "./claims.ts";
import { rankOf } from "./marks.ts";
import type { Judge } from "./mind.ts";
import { inMood } from "./mood.ts";
import type { Judgement } from "./values.ts";

/** Judges what a turn may end with by the chance to win after it. */
export function byChances(judgement: Judgement, temperament?: Temperament): Judge {
  let last: { readonly state: State; readonly claims: Claims } | undefined;
  const claims = (state: State): Claims => {
    if (last === undefined || !isSameTurn(last.state, state))
      last = {
        state,
        claims: claimsOf(state, {
          position: (after) => judgement.chances(after)[state.toAct] as number,
          king: () => judgement.claiming(state),
        }),
      };
    return last.claims;
  };
  return {
    goal: (state) => {
      if (!isFinalRound(state)) return inMood(goalOf(claims(state)), temperament);
      const chances = judgement.endingFinalTurn(state);
      return { kind: "results", worth: (result) => chances[rankOf(markOf(result))] as number };
    },
    take: (state) => bestClaim(claims(state), state.dice.aside),
    reason: (state, deed, { gain, instead }) => {
      // What a temperament makes of chances are no chances any more.
      if (temperament !== undefined && !isFinalRound(state))
        return { kind: "priced", deed, worth: gain, instead: instead ?? 0 };
      const base = isFinalRound(state) ? 0 : claims(state).nothing;
      return instead === undefined
        ? { kind: "reckoned", deed, chance: base + gain }
        : { kind: "compared", deed, chance: base + gain, instead: base + instead };
    },
  };
}

function isSameTurn(a: State, b: State): boolean {
  return a.hands === b.hands && a.toAct === b.toAct && a.round === b.round && a.start === b.start;
}
