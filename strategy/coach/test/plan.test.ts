import { boxed, readRecord } from "@courtly/engine";
import { solveTogether, type Odds } from "@courtly/odds";
import { handOf, toCourtTheKing, type CharacterId, type State } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { costOfAction, oddsQuestion, planFor } from "../src/to-court-the-king/index.ts";

function stateWith(...lines: readonly string[]): State {
  const head = ["courtly 1", "game to-court-the-king", "players Ada, Ben"];
  const reading = readRecord([...head, ...lines, "---", ""].join("\n"), [boxed(toCourtTheKing)]);
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.value.table.state;
}

/** The odds of a state with all actions, the best first. */
function rankedOdds(state: State): readonly Odds[] {
  const { goals = [] } = oddsQuestion(state, 2 ** 26);
  const { solutions } = solveTogether(handOf(state, state.toAct), goals);
  return goals.map((goal, at) => ({
    goal,
    chance: { atLeast: 0, atMost: 1, exact: false },
    ranked: solutions[at]?.ranked(state.dice) ?? [],
  }));
}

const plan = (card: CharacterId, ...lines: readonly string[]) => {
  const action = planFor(rankedOdds(stateWith(...lines)), card);
  return action && toCourtTheKing.notation.action.write(action);
};

test("the plan for a card keeps the dice that it needs", () => {
  expect(plan("farmer", "active 3 3 5")).toBe("aside 3 3 5");
  expect(plan("guard", "active 3 3 5")).toBe("aside 3 3");
  expect(plan("guard", "aside 3 3 3")).toBe("take guard");
  expect(plan("queen", "active 3 3 5")).toBe(plan("king", "active 3 3 5"));
});

test("a plan costs the difference to the best line, although no other line begins with it", () => {
  const lines = [{ steps: ["aside 5", "roll"], chance: 0.4 }];
  const advice = { lines, chanceAfter: { "aside 5": 0.4, "aside 3 3": 0.35 } };
  expect(costOfAction(advice, { kind: "aside", dice: [5] })).toBe(0);
  expect(costOfAction(advice, { kind: "aside", dice: [3, 3] })).toBeCloseTo(0.05);
  expect(costOfAction(advice, { kind: "roll" })).toBeUndefined();
});
