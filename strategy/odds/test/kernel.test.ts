import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { falls, seededRandom, sorted, type Face, type Faces, type Random } from "@courtly/engine";
import { COSTS_IN_DICE, loadSolver, oddsOf, solveTurn, type Goal } from "@courtly/odds";
import {
  CHARACTER_IDS,
  firstRollDice,
  FRESH_DICE,
  members,
  RULE_SETS,
  setOf,
  toCourtTheKing,
  type CharacterId,
  type Hand,
  type Rules,
  type TurnDice,
} from "@courtly/to-court-the-king";
import { describe, expect, test, vi } from "vitest";
import { abilityOf, brings } from "../src/frame.ts";
import { loadKernel } from "../src/kernel/kernel.ts";
import { solveTogether } from "../src/solveTurn.ts";

const CLOSE = 1e-6;
const ROOT = join(import.meta.dirname, "../../..");
const solver = await loadSolver();
const { write } = toCourtTheKing.notation.action;

const handOf = (...cards: readonly CharacterId[]): Hand => ({ cards: setOf(cards), charlatans: 0 });
const USABLE = CHARACTER_IDS.filter((id) => abilityOf(id) !== undefined);

const WORTH = Object.fromEntries(CHARACTER_IDS.map((id, i) => [id, (i * 7 + 3) % 11]));
const GOALS: readonly Goal[] = [
  ...COSTS_IN_DICE.map((character): Goal => ({ kind: "cost", character })),
  { kind: "cards", worth: WORTH },
  { kind: "mark", mark: { count: 3, face: 4 }, need: "beat" },
  { kind: "mark", mark: { count: 4, face: 2 }, need: "match" },
  { kind: "results", worth: (dice) => dice.reduce((sum, face) => sum + face * face, 0) },
  { kind: "results", worth: (dice) => (dice.includes(6) ? -3 : dice.length) },
];

function drawn<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function thrown(random: Random, dice: number): Faces {
  return sorted(Array.from({ length: dice }, () => (1 + Math.floor(random() * 6)) as Face));
}

/** Any moment of a turn of this hand: some cards used, some dice aside, sometimes some in the air. */
function anyMoment(random: Random, hand: Hand, rules: Rules): TurnDice {
  if (random() < 0.1) return FRESH_DICE;
  const used = members(hand.cards).filter((id) => abilityOf(id) !== undefined && random() < 0.3);
  const all = firstRollDice(hand, rules) + used.filter(brings).length;
  const aside = Math.floor(random() * (all + 1));
  const rolling = random() < 0.1 ? Math.min(2, all - aside) : 0;
  return {
    active: thrown(random, all - aside - rolling),
    aside: thrown(random, aside),
    used: setOf(used),
    mayRoll: random() < 0.5,
    rolling,
  };
}

describe("the kernel agrees with the reference", () => {
  let asked = 0;

  function agree(hand: Hand, goals: readonly Goal[], moments: readonly TurnDice[], rules: Rules) {
    const fast = solveTogether(hand, goals, { rules, solver });
    for (const [i, goal] of goals.entries()) {
      const slow = solveTurn(hand, goal, { rules });
      for (const dice of moments) {
        const value = slow.value(dice);
        const span = Math.max(1, Math.abs(value));
        const difference = Math.abs((fast.solutions[i]?.value(dice) ?? NaN) - value) / span;
        expect(difference, JSON.stringify({ goal, dice, hand })).toBeLessThan(CLOSE);
        asked += 1;
      }
    }
  }

  test("on random hands, goals and moments", () => {
    const random = seededRandom("kernel");
    for (let i = 0; i < 40; i += 1) {
      const cards = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
        drawn(
          random,
          CHARACTER_IDS.filter((id) => id !== "king" && id !== "charlatan"),
        ),
      );
      const rules = random() < 0.3 ? RULE_SETS.italian : RULE_SETS.english;
      const hand = handOf(...cards);
      const goals = Array.from({ length: 4 }, () => drawn(random, GOALS));
      const moments = Array.from({ length: 12 }, () => anyMoment(random, hand, rules));
      agree(hand, goals, moments, rules);
    }
    expect(asked).toBeGreaterThan(500);
  });

  test.each(USABLE)(
    "with %s alone, every fall of four dice, before a set-aside and after",
    (card) => {
      const moments = falls(3).flatMap((active) =>
        [true, false].map((mayRoll) => ({ ...FRESH_DICE, active, aside: [3] as const, mayRoll })),
      );
      const goals = GOALS.slice(-8);
      agree(handOf("farmer", card), goals, moments, RULE_SETS.english);
    },
  );

  test("the Alchemist on two and on three dice", () => {
    const moments = [2, 3].flatMap((active) =>
      falls(active).map((fall) => ({ ...FRESH_DICE, active: fall, aside: [1, 6] as const })),
    );
    agree(handOf("alchemist", "farmer"), GOALS, moments, RULE_SETS.english);
  });

  test("K12: with 11 and 12 dice on the table", () => {
    const aside = [1, 1, 2, 2, 3, 4, 5, 5, 6, 6] as const;
    const hand = handOf("laborer", "queen", "astronomer");
    const goals = GOALS.slice(14, 18);
    for (const active of [[3], [3, 4]] as const)
      agree(hand, goals, [{ ...FRESH_DICE, active, aside, mayRoll: true }], RULE_SETS.english);
  });

  test("the Astronomer among others", () => {
    const random = seededRandom("astronomer");
    const hand = handOf("farmer", "astronomer", "guard", "fool", "noblewoman");
    const moments = Array.from({ length: 40 }, () => anyMoment(random, hand, RULE_SETS.english));
    agree(hand, GOALS, moments, RULE_SETS.english);
  });
});

test("all seventeen costs at once", () => {
  for (const cards of [
    [],
    ["farmer", "laborer", "guard", "servingMaid", "philosopher"],
    ["fool", "farmer", "astronomer", "merchant", "hunter", "magician"],
  ] as const) {
    const fast = oddsOf(handOf(...cards), FRESH_DICE, { solver });
    const slow = oddsOf(handOf(...cards), FRESH_DICE);
    expect([...fast.keys()]).toEqual([...slow.keys()]);
    for (const [character, { atLeast, atMost, exact }] of fast) {
      expect(exact).toBe(true);
      expect(atMost).toBe(atLeast);
      expect(Math.abs(atLeast - (slow.get(character)?.atLeast ?? NaN))).toBeLessThan(CLOSE);
    }
  }
});

test("the kernel's best action is worth as much as the reference's", () => {
  const random = seededRandom("best");
  for (let i = 0; i < 40; i += 1) {
    const hand = handOf("farmer", ...Array.from({ length: 3 }, () => drawn(random, USABLE)));
    const goal = drawn(random, GOALS);
    const slow = solveTurn(hand, goal);
    const fast = solveTurn(hand, goal, { solver });
    for (let moment = 0; moment < 5; moment += 1) {
      const dice = anyMoment(random, hand, RULE_SETS.english);
      const ranked = new Map(slow.ranked(dice).map(({ action, value }) => [write(action), value]));
      const best = fast.best(dice);
      if (best === undefined) {
        expect(ranked.size).toBe(0);
        continue;
      }
      const truth = Math.max(...ranked.values());
      const span = Math.max(1, Math.abs(truth));
      expect(truth - (ranked.get(write(best.action)) ?? NaN)).toBeLessThan(CLOSE * span);
      expect(fast.ranked(dice)).toHaveLength(ranked.size);
    }
  }
});

test("a certain goal is worth exactly 1, an impossible one exactly 0", () => {
  const hand = handOf("fool", "merchant", "noblewoman");
  const { value } = solveTurn(hand, { kind: "cost", character: "farmer" }, { solver });
  expect(value({ ...FRESH_DICE, active: [4, 4], aside: [1] })).toBe(1);
  expect(value({ ...FRESH_DICE, active: [4], aside: [1, 1], mayRoll: true })).toBe(1);
  const six = solveTurn(hand, { kind: "cost", character: "general" }, { solver });
  expect(six.value(FRESH_DICE)).toBe(0);
});

test("one kernel answers several questions in alternation", () => {
  const first = solveTurn(handOf("fool"), { kind: "cost", character: "guard" }, { solver });
  const second = solveTurn(handOf("guard"), { kind: "cost", character: "farmer" }, { solver });
  const values = [first, second].map(({ value }) => value(FRESH_DICE));
  expect([first, second].map(({ value }) => value(FRESH_DICE))).toEqual(values);
});

test("with little memory goals are solved one after the other, or some cards are left out", () => {
  const hand = handOf("farmer", "laborer", "guard", "servingMaid", "philosopher", "astronomer");
  const exact = oddsOf(hand, FRESH_DICE, { solver });
  expect(oddsOf(hand, FRESH_DICE, { solver, bytesMax: 12 * 2 ** 20 })).toEqual(exact);
  const short = oddsOf(hand, FRESH_DICE, { solver, bytesMax: 300_000 });
  expect([...short.values()].some((chance) => !chance.exact)).toBe(true);
  for (const [character, { atLeast, atMost }] of short) {
    const truth = exact.get(character)?.atLeast ?? NaN;
    expect(atLeast).toBeLessThan(truth + CLOSE);
    expect(atMost).toBeGreaterThan(truth - CLOSE);
  }
});

test("without WebAssembly, or where it is forbidden, the reference answers", async () => {
  const hand = handOf("fool", "laborer");
  const truth = oddsOf(hand, FRESH_DICE);
  vi.stubGlobal("WebAssembly", undefined);
  expect(await loadKernel()).toBeUndefined();
  expect(oddsOf(hand, FRESH_DICE, { solver: await loadSolver() })).toEqual(truth);
  vi.stubGlobal("WebAssembly", { validate: () => false });
  expect(oddsOf(hand, FRESH_DICE, { solver: await loadSolver() })).toEqual(truth);
  vi.unstubAllGlobals();
  expect(await loadKernel()).toBeDefined();
});

test("kernelBytes.ts is compiled from the current source", () => {
  execFileSync(process.execPath, ["tools/src/kernel.ts", "--check"], { cwd: ROOT });
});
