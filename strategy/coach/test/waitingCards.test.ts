import { sorted } from "@courtly/engine";
import { RULE_SETS, setOf, toCourtTheKing, type State } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { waitingCards } from "../src/to-court-the-king/keptDice.ts";

const START = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
const HAND = { cards: setOf(["astronomer", "hunter", "servingMaid", "farmer"]), charlatans: 0 };
const ROLLED: State = {
  ...START,
  hands: [HAND, HAND],
  dice: { ...START.dice, active: sorted([3, 5, 5]), mayRoll: false },
};

test.each([
  // Whether a Serving Maid can raise a die depends on the dice.
  ["a roll leaves them for later", ["aside 5 5", "roll"], ["hunter", "astronomer"]],
  ["a called card is used", ["use hunter", "aside 5 5", "roll"], ["astronomer"]],
  ["a turn that ends leaves nothing", ["take farmer"], []],
] as const)("cards that can still be called after the roll: %s", (_, steps, cards) => {
  expect(waitingCards(ROLLED, { steps })).toEqual(cards);
});
