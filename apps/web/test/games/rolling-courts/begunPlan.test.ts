import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import {
  adviceWithPlan,
  preferBegunPlan,
  turnStart,
} from "../../../src/games/rolling-courts/coach/begunPlan.ts";
import { tableOf } from "./tables.ts";

const adviceOf = (
  lines: readonly (readonly [chance: number, ...steps: string[]])[],
  margin?: number,
): Advice => ({
  lines: lines.map(([chance, ...steps]) => ({
    steps,
    chance,
    ...(margin !== undefined && { margin }),
  })),
  why: undefined,
  isWhole: true,
});

describe("a plan that was begun", () => {
  const first = (chances: readonly [number, number], begun: string, margin?: number) => {
    const [a, b] = chances;
    const advice = adviceOf(
      [
        [a, "village 4", "end"],
        [b, "cave 3", "end"],
      ],
      margin,
    );
    const plan = adviceOf([[0.5, begun, "end"]], margin).lines[0];
    return preferBegunPlan(advice, plan).lines[0]?.steps[0];
  };

  test("goes on while nothing is clearly better", () => {
    expect(first([0.508, 0.5], "cave 3", 0.001)).toBe("cave 3");
    expect(first([0.52, 0.5], "cave 3", 0.001)).toBe("village 4");
  });

  test("goes on although it is not among the new lines, with the chance that it had", () => {
    expect(first([0.508, 0.5], "cave 5", 0.001)).toBe("cave 5");
    expect(first([0.52, 0.5], "cave 5", 0.001)).toBe("village 4");
  });

  test("is not left for a first, unsampled estimate", () => {
    expect(first([0.6, 0.5], "cave 3")).toBe("cave 3");
  });
});

describe("advice in the middle of a turn", () => {
  const turn = ["0 roll", "* 3 4 5", "0 cave 3"];
  const at = (played: readonly string[]) => tableOf(3, ["start 0"], played);
  const keyOf = (state: State) => JSON.stringify(state);

  /** Advises each position with the lines given for it. */
  async function advised(played: readonly string[], answers: ReadonlyMap<string, Advice>) {
    const { state, steps } = at(played);
    const question = { gameId: rollingCourts.id, state, seat: 0, limit: { work: 1 } };
    const ask = async (asked: AdviceQuestion) =>
      answers.get(keyOf(asked.state as State)) ?? adviceOf([]);
    return (await adviceWithPlan(question, steps(), ask)).lines[0]?.steps;
  }

  const answers = (planned: readonly string[]) =>
    new Map([
      [keyOf(at(turn.slice(0, 2)).state), adviceOf([[0.5, ...planned]], 0.001)],
      [keyOf(at(turn).state), adviceOf([[0.505, "village 5", "end"]], 0.001)],
    ]);

  test("keeps the plan while it is followed, by hand or with the coach", async () => {
    expect(await advised(turn, answers(["cave 3", "cave 4", "cave 5", "end"]))).toEqual([
      "cave 4",
      "cave 5",
      "end",
    ]);
  });

  test("is new after another step", async () => {
    expect(await advised(turn, answers(["cave 4", "cave 3", "end"]))).toEqual(["village 5", "end"]);
  });

  test("belongs to a turn that began before its roll, and after the turn before", () => {
    const first = at(turn);
    expect(turnStart(first.steps(), first.state)).toEqual(first.steps()[0]?.before);
    const second = at([...turn, "0 end", "1 roll", "* 1 2 4"]);
    expect(turnStart(second.steps(), second.state)).toEqual(second.steps()[4]?.before);
    expect(turnStart([], first.state)).toBe(first.state);
  });
});
