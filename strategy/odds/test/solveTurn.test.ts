import { FACES, falls, seededCup, type Faces } from "@courtly/engine";
import { oddsOf, solveTurn, type Goal, type Solution } from "@courtly/odds";
import {
  ENGLISH,
  FRESH_DICE,
  handOf,
  RULE_SETS,
  setOf,
  toCourtTheKing,
  type CharacterId,
  type Hand,
  type TurnDice,
} from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { at } from "./bruteForce.ts";

const hand = (...cards: readonly CharacterId[]): Hand => ({ cards: setOf(cards), charlatans: 0 });
const cost = (character: CharacterId): Goal => ({ kind: "cost", character });
const chance = (owner: Hand, character: CharacterId) =>
  solveTurn(owner, cost(character)).value(FRESH_DICE);

describe("known values, from the start of a turn", () => {
  const five = hand("farmer", "laborer", "guard", "servingMaid", "philosopher");
  test.each([
    ["three plain dice: a pair", hand(), "farmer", 0.794238683128],
    ["three plain dice: three alike", hand(), "guard", 0.138374485597],
    ["three plain dice: 15 pips", hand(), "laborer", 0.410600994513],
    ["three plain dice: every die odd", hand(), "servingMaid", 0.5],
    ["K11: the Laborer's die is the one set aside", hand("laborer"), "servingMaid", 0.75],
    ["five cards: five alike", five, "knight", 0.945838019225],
    ["five cards: six alike", five, "general", 0.533823776585],
    ["five cards: six in a row", five, "alchemist", 0.988386852968],
  ] as const)("%s", (_, owner, character, expected) => {
    expect(chance(owner, character)).toBeCloseTo(expected, 12);
  });
});

describe("seven alike with plain dice", () => {
  const plain = (dice: number) => chance({ cards: 0, charlatans: dice - 3 }, "king");

  test.each([7, 8, 9, 10])("%i dice: as found by trying every set-aside", (dice) => {
    expect(plain(dice)).toBeCloseTo(everySetAside(dice, 7), 12);
  });

  test("with nine dice or more, best play sometimes changes the number it collects", () => {
    const stubborn = [7, 8, 9, 10, 11, 12].map((dice) => oneNumberOnly(dice, 7));
    const best = [7, 8, 9, 10, 11, 12].map(plain);
    expect(stubborn.map((value) => value.toFixed(4))).toEqual([
      "0.0268",
      "0.1486",
      "0.3837",
      "0.6469",
      "0.8417",
      "0.9443",
    ]);
    expect(best.map((value) => value.toFixed(4))).toEqual([
      "0.0268",
      "0.1486",
      "0.3839",
      "0.6473",
      "0.8425",
      "0.9454",
    ]);
  });
});

type Counts = readonly number[];
const countsOf = (dice: Faces): Counts =>
  FACES.map((face) => dice.filter((die) => die === face).length);
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const ways = (counts: Counts) =>
  counts.reduce(
    (left, count) => left / factorial(count),
    factorial(counts.reduce((a, b) => a + b)),
  );

/** The chance with plain dice, by trying every set-aside: roll, set any dice aside, roll the rest. */
function everySetAside(dice: number, alike: number): number {
  const known = new Map<string, number>();
  const rolled = (left: number, aside: Counts): number => {
    const most = Math.max(...aside);
    if (most >= alike || most + left < alike) return most >= alike ? 1 : 0;
    const key = `${left} ${aside.join(" ")}`;
    const value = known.get(key) ?? average(left, aside);
    known.set(key, value);
    return value;
  };
  const average = (left: number, aside: Counts) =>
    falls(left).reduce((sum, fall) => {
      const counts = countsOf(fall);
      return sum + ways(counts) * keeping(counts, left, aside);
    }, 0) /
    6 ** left;
  const keeping = (active: Counts, left: number, aside: Counts): number =>
    everyPart(active).reduce((best, part) => {
      const kept = part.reduce((a, b) => a + b);
      if (kept === 0) return best;
      const together = aside.map((count, i) => count + (part[i] as number)).sort((a, b) => a - b);
      return Math.max(best, rolled(left - kept, together));
    }, 0);
  return rolled(dice, [0, 0, 0, 0, 0, 0]);
}

function everyPart([first, ...others]: Counts): readonly Counts[] {
  if (first === undefined) return [[]];
  const rest = everyPart(others);
  return Array.from({ length: first + 1 }, (_, count) => count).flatMap((count) =>
    rest.map((part) => [count, ...part]),
  );
}

/** The chance of a player who collects the most frequent number of the first roll; without a hit, wastes one die. */
function oneNumberOnly(dice: number, alike: number): number {
  const rolled = (left: number, have: number): number => {
    if (have >= alike || have + left < alike) return have >= alike ? 1 : 0;
    const hit = (count: number) =>
      (factorial(left) / factorial(count) / factorial(left - count)) * 5 ** (left - count);
    return (
      Array.from(
        { length: left + 1 },
        (_, count) =>
          hit(count) * (count === 0 ? rolled(left - 1, have) : rolled(left - count, have + count)),
      ).reduce((a, b) => a + b) /
      6 ** left
    );
  };
  return (
    falls(dice).reduce((sum, fall) => {
      const counts = countsOf(fall);
      const most = Math.max(...counts);
      return sum + ways(counts) * rolled(dice - most, most);
    }, 0) /
    6 ** dice
  );
}

describe("best and ranked", () => {
  const bestAt = (goal: Goal, ...lines: readonly string[]) => {
    const state = at(...lines);
    const best = solveTurn(handOf(state, 0), goal, { rules: state.rules }).best(state.dice);
    return best && `${toCourtTheKing.notation.action.write(best.action)}: ${best.value.toFixed(4)}`;
  };

  test("three alike: keep the pair", () => {
    expect(bestAt(cost("guard"), "active 2 5 5")).toBe("aside 5 5: 0.1667");
  });
  test("once a cost is met, the best action takes the card", () => {
    expect(bestAt(cost("farmer"), "cards 0 laborer", "aside 2 5 5", "may-roll")).toBe(
      "take farmer: 1.0000",
    );
  });
  test("an owned card cannot be taken again, but its cost can be met", () => {
    expect(bestAt(cost("farmer"), "cards 0 farmer", "aside 2 5 5 6")).toBe("take nothing: 1.0000");
  });
  test("the best card that may be taken counts", () => {
    const goal: Goal = { kind: "cards", worth: { farmer: 2, guard: 5, fool: 1 } };
    expect(bestAt(goal, "aside 5 5 5")).toBe("take guard: 5.0000");
    expect(bestAt(goal, "cards 0 guard", "aside 5 5 5")).toBe("take farmer: 2.0000");
    expect(bestAt(goal, "cards 0 guard farmer fool", "aside 4 5 5 6")).toBe("take nothing: 0.0000");
  });
  test("K10: a die is brought in when it helps, with everything set aside", () => {
    expect(bestAt(cost("farmer"), "cards 0 guard", "aside 2 3 6", "may-roll")).toBe(
      "use guard: 1.0000",
    );
  });
  test("any worth of a result", () => {
    const goal: Goal = { kind: "results", worth: (dice) => dice.filter((die) => die === 6).length };
    expect(bestAt(goal, "active 1 1 6")).toBe("aside 6: 1.4954");
    const noSix: TurnDice = { ...FRESH_DICE, active: [1, 2, 3] };
    expect(solveTurn(hand("magician"), goal).best(noSix)?.action.kind).toBe("use");
  });
  test("K24: a hopeless final round may be declined, and there is no action while dice are in the air", () => {
    const goal: Goal = { kind: "mark", mark: { count: 7, face: 1 }, need: "match" };
    const { ranked, best } = solveTurn(hand(), goal);
    expect(ranked(FRESH_DICE).map(({ action }) => action.kind)).toEqual(["roll", "decline"]);
    expect(best({ ...FRESH_DICE, rolling: 3 })).toBeUndefined();
    expect(best({ ...FRESH_DICE, aside: [1, 1, 1] })).toBeUndefined();
  });
});

test("a player who always plays the best action reaches the goal as often as predicted", () => {
  const cards = "cards 0 farmer laborer guard servingMaid philosopher";
  const start = at(cards);
  const { value, best } = solveTurn(handOf(start, 0), cost("general"));
  const cup = seededCup("best play");
  const turns = 400;
  let reached = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    let state = start;
    while (state.toAct === 0) {
      const now = toCourtTheKing.turn(state);
      const action = best(state.dice)?.action;
      if (now.kind === "roll") {
        state = toCourtTheKing.apply(state, { kind: "rolled", faces: cup.roll(now) });
        continue;
      }
      if (action === undefined) throw new Error("a turn goes on until a card is taken");
      if (action.kind === "take" && action.character === "general") reached += 1;
      state = toCourtTheKing.apply(state, { kind: "acted", seat: 0, action });
    }
  }
  const deviation = Math.sqrt((value(start.dice) * (1 - value(start.dice))) / turns);
  expect(Math.abs(reached / turns - value(start.dice))).toBeLessThan(3 * deviation);
});

describe("K12: before the first roll, where cards may bring a die in", () => {
  const italian = { rules: RULE_SETS.italian };
  const withDice = (charlatans: number, ...cards: readonly CharacterId[]) =>
    solveTurn({ cards: setOf(cards), charlatans }, cost("king"), italian);
  const kinds = (used: readonly CharacterId[], { ranked }: Solution) =>
    ranked({ ...FRESH_DICE, used: setOf(used) }).map(({ action }) => action.kind);

  test("with 12 dice none is brought in, and the card is worth nothing", () => {
    const full = withDice(9, "laborer");
    expect(kinds([], full)).toEqual(["roll"]);
    expect(full.value(FRESH_DICE)).toBe(withDice(9).value(FRESH_DICE));
  });
  test("with 11 dice one is brought in, and it does not matter which card did it", () => {
    const nearly = withDice(8, "laborer", "guard");
    expect(kinds([], nearly).sort()).toEqual(["roll", "use", "use"]);
    expect(kinds(["guard"], nearly)).toEqual(["roll"]);
    expect(nearly.value({ ...FRESH_DICE, used: setOf(["guard"]) })).toBeCloseTo(
      withDice(9).value(FRESH_DICE),
      12,
    );
    expect(nearly.value(FRESH_DICE)).toBeCloseTo(nearly.best(FRESH_DICE)?.value ?? NaN, 12);
  });
});

test("odds of all seventeen costs, each with the best play for it alone", () => {
  const odds = oddsOf(hand(), FRESH_DICE);
  expect([...odds.keys()]).toHaveLength(17);
  expect(["fool", "charlatan", "queen"].some((id) => odds.has(id as CharacterId))).toBe(false);
  expect(odds.get("guard")?.atLeast).toBeCloseTo(0.138374485597, 12);
  expect(odds.get("king")).toEqual({ atLeast: 0, atMost: 0, exact: true });
  for (const [id, odd] of odds) expect(chance(hand(), id), ENGLISH.names[id]).toBe(odd.atLeast);
});
