import {
  diceInUse,
  diceSupply,
  handOf,
  isFinalRound,
  markOf,
  members,
  unusedBringing,
  type Mark,
  type State,
} from "@courtly/to-court-the-king";
import type { Ranked } from "@courtly/odds";
import type { Worths } from "../../advice.ts";
import { bestClaim, claimsOf, goalOf, valueOfTaking, type Claims } from "./claims.ts";
import { rankOf } from "./marks.ts";
import type { Judge } from "./turnSolver.ts";
import { perceived, type Perception } from "./perception.ts";
import type { Judgement } from "./values.ts";

/** The number of equal dice that the King costs. */
const SEVEN = 7;
/** The most that a temperament adds to a chance. */
const CHANCE_MARGIN = 0.015;
/** Overlooks nothing and has no temperament. */
const ALL_ALIKE: Perception = { notices: 1, temperament: undefined };

export interface JudgeOfChances extends Judge {
  /** The chance to win of the seat to act if it takes nothing this turn: gains are measured from here. */
  readonly base: (state: State) => number;
  /** The chance to win after an action and its value in the plan; a card may be worth less than nothing. */
  readonly after: (state: State, ranked: Ranked) => number;
  /** The chance for each possible end of the turn; for the King, with seven and with all dice of the commonest face. */
  readonly worths: (state: State) => Worths;
}

/** Values each possible end of a turn by the chance to win after it. */
export function byChances(
  judgement: Judgement,
  perception: Perception = ALL_ALIKE,
): JudgeOfChances {
  let last: { readonly state: State; readonly claims: Claims } | undefined;
  const claims = (state: State): Claims => {
    if (last === undefined || !isSameTurn(last.state, state))
      last = {
        state,
        claims: perceived(
          state,
          claimsOf(state, {
            position: (after) => judgement.chances(after)[state.toAct] as number,
            king: () => judgement.claiming(state),
          }),
          { ...perception, margin: CHANCE_MARGIN },
        ),
      };
    return last.claims;
  };
  const base = (state: State) => (isFinalRound(state) ? 0 : claims(state).nothing);
  return {
    base,
    after: (state, { action, value }) =>
      action.kind === "take"
        ? valueOfTaking(claims(state), action, state.dice.aside)
        : base(state) + value,
    worths: (state) => {
      const { nothing, cards, king } = claims(state);
      return Object.fromEntries([
        ["nothing", nothing],
        ...cards.map(({ action, value }) => [action.character, value]),
        ...(king === undefined
          ? []
          : [
              ["king", king[rankOf(alikeOf(state, SEVEN))] as number],
              ["highKing", king[rankOf(alikeOf(state, mostDice(state)))] as number],
            ]),
      ]) as Worths;
    },
    goal: (state) => {
      if (!isFinalRound(state)) return goalOf(claims(state));
      const chances = judgement.endingFinalTurn(state);
      return { kind: "results", worth: (result) => chances[rankOf(markOf(result))] as number };
    },
    take: (state) => bestClaim(claims(state), state.dice.aside),
    reason: (state, action, { gain, instead }) => {
      // A temperament distorts chances, so they must not be shown as chances.
      if (perception.temperament !== undefined && !isFinalRound(state))
        return { kind: "priced", action, worth: gain, instead: instead ?? 0 };
      const least = base(state);
      return instead === undefined
        ? { kind: "reckoned", action, chance: least + gain }
        : { kind: "compared", action, chance: least + gain, instead: least + instead };
    },
  };
}

/** The mark with `count` dice of the face that most dice show. */
function alikeOf({ dice: { active, aside } }: State, count: number): Mark {
  const { face } = markOf([...active, ...aside]);
  return { count, face };
}

/** The most dice that the turn can still have, at least seven. */
function mostDice(state: State): number {
  const hand = handOf(state, state.toAct);
  const coming = members(unusedBringing(hand, state.dice.used)).length;
  return Math.max(SEVEN, Math.min(diceSupply(state.rules), diceInUse(state) + coming));
}

function isSameTurn(a: State, b: State): boolean {
  return a.hands === b.hands && a.toAct === b.toAct && a.round === b.round && a.start === b.start;
}
