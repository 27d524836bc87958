import type { Advice, AdviceLine } from "@courtly/bots/advice";
import { sorted, type Step } from "@courtly/engine";
import { RULE_SETS, toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { adviceWithPlan } from "../../../src/games/to-court-the-king/coach/begunPlan.ts";

const { apply, notation } = toCourtTheKing;
const start = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });

/** The steps of a turn that rolls 4 4 5 and goes on with these actions. */
function turnWith(...texts: readonly string[]): readonly Step<State, Action>[] {
  const steps: Step<State, Action>[] = [];
  const go = (event: Step<State, Action>["event"]) => {
    const before = steps.at(-1)?.after ?? start;
    steps.push({ before, event, after: apply(before, event) });
  };
  go({ kind: "acted", seat: 0, action: { kind: "roll" } });
  go({ kind: "rolled", faces: sorted([4, 4, 5]) });
  for (const text of texts) {
    const action = notation.action.read(text);
    if (!action.ok) throw new Error(text);
    go({ kind: "acted", seat: 0, action: action.value });
  }
  return steps;
}

const adviceFor = (...lines: readonly AdviceLine[]): Advice => ({
  lines,
  why: undefined,
  isWhole: true,
});
const PLAN = { steps: ["aside 4 4", "roll"], chance: 0.5 };
const FRESH = { steps: ["aside 5", "take farmer"], chance: 0.502 };

async function advised(steps: readonly Step<State, Action>[], fresh = FRESH, plan = PLAN) {
  const state = steps.at(-1)?.after ?? start;
  const question = { gameId: toCourtTheKing.id, state, seat: 0, limit: { work: 1 } };
  return adviceWithPlan(question, steps, async (asked) =>
    asked.state === state && steps.length > 2 ? adviceFor(fresh) : adviceFor(plan),
  );
}

test("while a plan is followed, its next step and its explanation stay those of the decision after the roll", async () => {
  const after = turnWith("aside 4 4");
  const { lines, explained } = await advised(after);
  expect(lines.map(({ steps }) => steps)).toEqual([["roll"], FRESH.steps]);
  expect(explained.state).toBe(after[1]?.after);
  expect(explained.advice.lines).toEqual([PLAN]);
});

test("another step than the planned one, or a clearly better line, begins a new plan", async () => {
  const left = turnWith("aside 4");
  expect((await advised(left)).explained.state).toBe(left.at(-1)?.after);
  const followed = turnWith("aside 4 4");
  const better = await advised(followed, { ...FRESH, chance: 0.6 });
  expect(better.lines).toEqual([{ ...FRESH, chance: 0.6 }]);
  expect(better.explained.state).toBe(followed.at(-1)?.after);
});

test("right after a roll the decision explains itself", async () => {
  const rolled = turnWith();
  expect((await advised(rolled)).explained.state).toBe(rolled.at(-1)?.after);
});

test("with all dice kept a plan that goes on with a card is kept, one that takes a card explains itself", async () => {
  const kept = turnWith("aside 4 4 5");
  const calls = { steps: ["aside 4 4 5", "use laborer", "roll"], chance: 0.5 };
  const { lines, explained } = await advised(kept, FRESH, calls);
  expect(lines[0]?.steps).toEqual(["use laborer", "roll"]);
  expect(explained.state).toBe(kept[1]?.after);
  const takes = { steps: ["aside 4 4 5", "take farmer"], chance: 0.5 };
  expect((await advised(kept, FRESH, takes)).explained.state).toBe(kept.at(-1)?.after);
});
