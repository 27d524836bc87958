import { solveTurn, type Goal } from "@courtly/odds";
import {
  CHARACTER_IDS,
  CHARACTERS,
  handOf,
  owns,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { afterAll, describe, expect, test } from "vitest";
import { at, bruteForce, type Judge } from "./bruteForce.ts";

const CLOSE = 1e-12;
let pairs = 0;
let moments = 0;

/** Expects solver and brute force to agree on every moment of the turn, for every goal. */
function agree(start: State, goals: readonly Goal[], judge: Judge): void {
  const solutions = goals.map((goal) => solveTurn(handOf(start, 0), goal, { rules: start.rules }));
  const all = bruteForce(start, judge);
  const wrong = all.flatMap(({ state, values }) =>
    values.flatMap((value, i) => {
      const solved = solutions[i]?.value(state.dice) ?? NaN;
      return Math.abs(solved - value) < CLOSE
        ? []
        : [{ goal: goals[i], dice: state.dice, solved, value }];
    }),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  pairs += goals.length;
  moments += all.length;
}

/** Values that make cards compete with each other. */
const WORTH = Object.fromEntries(CHARACTER_IDS.map((id, i) => [id, (i * 7 + 3) % 11])) as Record<
  CharacterId,
  number
>;

/** Compares both for these goals: each card that the hand does not own, and the best card by its worth. */
function agreeOnCards(...lines: readonly string[]): void {
  const start = at(...lines);
  const hand = handOf(start, 0);
  const cards = CHARACTER_IDS.filter(
    (id) => !owns(hand, id) && id !== "charlatan" && id !== "queen",
  );
  const costs = cards.map((character): Goal => ({ kind: "cost", character }));
  const took = (action: Action, id: CharacterId) =>
    action.kind === "take" && action.character === id ? 1 : 0;
  agree(start, [...costs, { kind: "cards", worth: WORTH }], (action) => [
    ...cards.map((id) => took(action, id)),
    action.kind === "take" && action.character !== "nothing" ? WORTH[action.character] : 0,
  ]);
}

describe("each card alone, from the start of a turn with three dice", () => {
  const used = CHARACTER_IDS.filter((id) => {
    const { kind } = CHARACTERS[id].ability;
    return kind !== "firstRoll" && kind !== "endsTheGame";
  });
  test.each(used)("%s", (card) => agreeOnCards(`cards 0 ${card}`));
});

describe("cards together", () => {
  test.each([
    "fool astronomer",
    "laborer servingMaid",
    "guard philosopher",
    "hunter merchant",
    "noblewoman magician",
    "pawnbroker nobleman",
    "knight alchemist",
    "bishop astronomer",
    "queen fool",
    "philosopher noblewoman servingMaid",
    "laborer queen merchant",
    "astronomer magician nobleman",
  ])("%s, two dice in the air", (cards) => agreeOnCards(`cards 0 ${cards}`, "rolling 2"));

  test("four dice: the Farmer's die and the Laborer's", () =>
    agreeOnCards("cards 0 farmer laborer"));
  test("the Alchemist on two, three and four dice", () => {
    agreeOnCards("cards 0 alchemist", "rolling 2");
    agreeOnCards("cards 0 alchemist farmer");
  });
});

describe("K12: the supply", () => {
  const ten = "aside 1 1 2 2 3 4 5 5 6 6";
  test("with 11 dice one of three cards brings a die in", () =>
    agreeOnCards("cards 0 laborer guard queen", ten, "active 3", "may-roll"));
  test("with 12 dice none does", () =>
    agreeOnCards("cards 0 knight queen", ten, "active 3 4", "may-roll"));
  test("a house rule lifts it", () =>
    agreeOnCards("rules diceSupply=unlimited", "cards 0 knight queen", ten, "active 3 4"));
});

describe("rule sets", () => {
  test("italian: dice are brought in before the first roll, or later", () => {
    agreeOnCards("rules italian", "cards 0 laborer");
    agreeOnCards("rules italian", "cards 0 queen fool");
    agreeOnCards("rules italian", "cards 0 laborer knight", "used knight");
  });
  test("manual: the Magician costs four alike", () =>
    agreeOnCards("rules manual", "cards 0 hunter farmer"));
});

describe("moments that no turn leads to", () => {
  test.each([
    ["nothing active and nothing to roll", "cards 0 laborer merchant", "aside 2 3"],
    [
      "used cards that brought nothing",
      "cards 0 guard hunter fool",
      "active 4 4",
      "used guard hunter",
    ],
    ["a re-roll in the air", "cards 0 merchant magician", "active 2", "aside 5", "rolling 2"],
    ["the same with a die to roll", "cards 0 fool", "active 2", "aside 5", "rolling 1", "may-roll"],
  ])("%s", (_, ...lines) => agreeOnCards(...lines));
});

describe("the final round, judged by who has the King after it", () => {
  const beat = (count: number, face: 1 | 2 | 3 | 4 | 5 | 6): Goal => ({
    kind: "mark",
    mark: { count, face },
    need: "beat",
  });
  test.each([
    [7, 3, ["cards 0 laborer merchant", "aside 3 3 3 3 3 3", "rolling 2"]],
    [7, 6, ["cards 0 servingMaid bishop", "aside 6 6 6 6 6 6", "active 2 5"]],
    [8, 2, ["cards 0 astronomer guard", "aside 2 2 2 2 2 2 4", "active 1 3", "may-roll"]],
  ] as const)("K22: beating %i × %i", (count, face, lines) => {
    const start = at(...lines, `king 1 ${count} ${face}`, "start 1");
    agree(start, [beat(count, face)], (_, { ending }) => [ending?.best.seat === 0 ? 1 : 0]);
  });

  test("K23: the Queen's holder matches", () => {
    const lines = ["king 0 7 3", "best 1 8 4", "to-act 0", "start 1"];
    const start = at("cards 0 fool noblewoman", "aside 4 4 4 4 4 4", "rolling 2", ...lines);
    const match: Goal = { kind: "mark", mark: { count: 8, face: 4 }, need: "match" };
    agree(start, [match], (_, { winner }) => [winner === 0 ? 1 : 0]);
  });
});

afterAll(() => {
  expect(pairs).toBeGreaterThanOrEqual(300);
  expect(moments).toBeGreaterThan(10_000);
});
