import { isFinalRound, markOf, type Action, type State } from "@courtly/to-court-the-king";
import type { Bot } from "../bot.ts";
import { writeBotName, type Temperament } from "../names.ts";
import { FITTED } from "./fitted.ts";
import {
  bestClaim,
  valueOfTaking,
  claimsOf,
  goalOf,
  type Claims,
  type Take,
} from "./thought/claims.ts";
import { rankOf } from "./thought/marks.ts";
import { mindBot, type Judge, type Tools } from "./thought/mind.ts";
import { inMood } from "./thought/mood.ts";
import { judge, type Judgement } from "./thought/values.ts";

/** Solves its turn for the chance to win the game that each way to end it leads to. */
export function chancellorOf(
  temperament: Temperament | undefined,
  tools: Tools,
): Bot<State, Action> {
  return mindBot(
    writeBotName("chancellor", temperament),
    byChances(judge(FITTED), temperament),
    tools,
  );
}

export interface JudgeOfChances extends Judge {
  /** The chance to win of the seat to act if its turn brings it nothing: gains are beside it. */
  readonly base: (state: State) => number;
  /** The chance to win with a card of the court, be it less than with nothing. */
  readonly taking: (state: State, take: Take) => number;
}

/** Judges what a turn may end with by the chance to win after it. */
export function byChances(judgement: Judgement, temperament?: Temperament): JudgeOfChances {
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
  const base = (state: State) => (isFinalRound(state) ? 0 : claims(state).nothing);
  return {
    base,
    taking: (state, take) => valueOfTaking(claims(state), take, state.dice.aside),
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
      const least = base(state);
      return instead === undefined
        ? { kind: "reckoned", deed, chance: least + gain }
        : { kind: "compared", deed, chance: least + gain, instead: least + instead };
    },
  };
}

function isSameTurn(a: State, b: State): boolean {
  return a.hands === b.hands && a.toAct === b.toAct && a.round === b.round && a.start === b.start;
}
