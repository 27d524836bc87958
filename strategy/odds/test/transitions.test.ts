import { falls, minus, plus, sorted, type Face, type Faces } from "@courtly/engine";
import { solveTurn, type Goal } from "@courtly/odds";
import {
  CHARACTER_IDS,
  handOf,
  setOf,
  toCourtTheKing,
  type CharacterId,
  type State,
  type TurnDice,
} from "@courtly/to-court-the-king";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fallTable, numberOf } from "../src/fallTable.ts";
import { raiseByUse } from "../src/moves.ts";
import { abilityOf } from "../src/frame.ts";
import { at } from "./bruteForce.ts";

const USABLE = CHARACTER_IDS.filter((id) => abilityOf(id) !== undefined);
const dice = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom<Face>(1, 2, 3, 4, 5, 6), { minLength, maxLength }).map(sorted);

/** A game in which seat 0 holds these cards and has these dice. */
function moment(cards: readonly CharacterId[], turn: Partial<TurnDice>): State {
  const state = at();
  return {
    ...state,
    hands: state.hands.with(0, { cards: setOf(cards), charlatans: 0 }),
    dice: { ...state.dice, ...turn },
  };
}

/** By the active dice after a use of the card: the chance to get exactly these, if the player aims at them. */
function byTheGame(state: State, card: CharacterId): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  for (const action of toCourtTheKing.actions(state, 0)) {
    if (action.kind !== "use" || action.character !== card) continue;
    const { active, rolling } = toCourtTheKing.apply(state, {
      kind: "acted",
      seat: 0,
      action,
    }).dice;
    for (const fall of rolling === 0 ? [[]] : falls(rolling)) {
      const chance = rolling === 0 ? 1 : waysOf(fall) / 6 ** rolling;
      const shown = plus(active, fall).join(" ");
      chances.set(shown, Math.max(chance, chances.get(shown) ?? 0));
    }
  }
  return chances;
}

function waysOf(fall: Faces): number {
  return fallTable(fall.length).ways[numberOf(fall)] as number;
}

test("a use of a card leads to exactly the falls that the game allows", () => {
  fc.assert(
    fc.property(fc.constantFrom(...USABLE), dice(1, 5), dice(0, 4), fc.boolean(), (...drawn) => {
      const [card, active, aside, mayRoll] = drawn;
      const ability = abilityOf(card);
      if (ability === undefined) throw new Error(`${card} is no card to use`);
      const state = moment([card], { active, aside, mayRoll });
      const expected = byTheGame(state, card);
      const after = fallTable(active.length + (ability.kind === "bring" ? 1 : 0)).falls;
      const present = aside.reduce((bits, face) => bits | (1 << (face - 1)), 0);
      for (const [i, shown] of after.entries()) {
        // K9: a use must change something. The solver may waste a card all the same, which is never better.
        if (minus(shown, active).length === 0 && shown.length === active.length) continue;
        const aimed = new Float64Array(after.length);
        aimed[i] = 1;
        const before = new Float64Array(fallTable(active.length).falls.length);
        raiseByUse(before, ability, aimed, { dice: active.length, present });
        const found = before[numberOf(active)] as number;
        expect(found, `${card}: ${active.join(" ")} to ${shown.join(" ")}`).toBeCloseTo(
          expected.get(shown.join(" ")) ?? 0,
          12,
        );
      }
    }),
    { numRuns: 400 },
  );
});

const GOALS = fc.oneof(
  fc.constantFrom<Goal>(
    ...(["guard", "servingMaid", "noblewoman", "magician", "pawnbroker", "nobleman"] as const).map(
      (character) => ({ kind: "cost", character }) as const,
    ),
  ),
  fc.record({
    kind: fc.constant("mark" as const),
    mark: fc.record({ count: fc.integer({ min: 3, max: 6 }), face: fc.constantFrom<Face>(2, 5) }),
    need: fc.constantFrom("beat" as const, "match" as const),
  }),
  fc.constant<Goal>({ kind: "cards", worth: { fool: 1, farmer: 2, astronomer: 4.5, knight: 7 } }),
);

test("the value of a moment is the value of its best legal action", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...USABLE), { maxLength: 4 }),
      fc.tuple(dice(1, 4), dice(0, 4), fc.boolean(), fc.nat()),
      GOALS,
      (cards, [active, aside, mayRoll, usedBits], goal) => {
        const used = setOf(cards.filter((_, i) => ((usedBits >> i) & 1) === 1));
        const state = moment(cards, { active, aside, mayRoll, used });
        const { value, ranked, best } = solveTurn(handOf(state, 0), goal, { rules: state.rules });
        const all = ranked(state.dice);
        expect(best(state.dice)).toEqual(all[0]);
        expect(all[0]?.value).toBeCloseTo(value(state.dice), 12);
        const values = all.map((one) => one.value);
        expect(values.every((one, i) => i === 0 || one <= (values[i - 1] as number) + 1e-12)).toBe(
          true,
        );
      },
    ),
    { numRuns: 100 },
  );
});

test("ranked lists every legal action of the game exactly once", () => {
  const state = moment(["guard", "magician"], { active: [1, 4], aside: [2], mayRoll: true });
  const { ranked } = solveTurn(handOf(state, 0), { kind: "cost", character: "farmer" });
  const { write } = toCourtTheKing.notation.action;
  expect(
    ranked(state.dice)
      .map(({ action }) => write(action))
      .sort(),
  ).toEqual(toCourtTheKing.actions(state, 0).map(write).sort());
});
