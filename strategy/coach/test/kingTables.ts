import { sorted } from "@courtly/engine";
import type { Odds } from "@courtly/odds";
import {
  RULE_SETS,
  setOf,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";

export const START = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
/** The first dice of a turn: 3 5 5. */
export const ROLLED: State = {
  ...START,
  dice: { ...START.dice, active: sorted([3, 5, 5]), mayRoll: false },
};
export const hand = (...cards: readonly CharacterId[]) => ({ cards: setOf(cards), charlatans: 0 });
/** Exact odds of these cards. */
export const oddsAre = (chances: Readonly<Partial<Record<CharacterId, number>>>): readonly Odds[] =>
  Object.entries(chances).map(([character, chance]) => ({
    goal: { kind: "cost", character: character as CharacterId },
    chance: { atLeast: chance, atMost: chance, exact: true },
  })) as unknown as readonly Odds[];
