import { describe, expect, test } from "vitest";
import type { Phrase } from "../../../src/table/gameUi.ts";
import { gatherTurns } from "../../../src/table/chronicle/gatherTurns.ts";
import { chronicleOf } from "../../../src/games/to-court-the-king/chronicle.ts";
import {
  ladderOf,
  momentOf,
  rungsOf,
  winningDice,
} from "../../../src/games/to-court-the-king/model/ending.ts";
import { headlineOf } from "../../../src/games/to-court-the-king/model/headline.ts";
import { rosterOf, played, stateWith, stepsOf, tableWith } from "./kingSituation.ts";

const roster = rosterOf(4);
const words = (says: readonly Phrase[]) =>
  says.map((part) => (part.kind === "dice" ? `[${part.dice.join("")}]` : part.text)).join("");

describe("the ladder", () => {
  test("others beat the mark, the Queen's holder matches it", () => {
    const lines = ["start 0", "king 1 7 2", "best 3 8 1"];
    expect(ladderOf(stateWith(4, ...lines, "to-act 0"))).toMatchObject({
      aim: "Beat eight 1s",
      kingHolder: 3,
      rollsLast: 1,
    });
    expect(ladderOf(stateWith(4, ...lines, "to-act 1"))?.aim).toBe("Match eight 1s");
  });

  test("K22: as many alike must show more pips; to match, as many are enough", () => {
    const cards = [0, 1].map((seat) => `cards ${seat} general farmer charlatan charlatan`);
    const lines = ["start 0", "king 1 7 2", "best 3 7 3", ...cards];
    const reached = (...more: readonly string[]) =>
      ladderOf(stateWith(4, ...lines, ...more))?.isReached;
    expect(reached("to-act 0", "active 3 3 3 3", "aside 3 3 3")).toBe(false);
    expect(reached("to-act 0", "active 4 4 4 4", "aside 4 4 4")).toBe(true);
    expect(reached("to-act 1", "active 3 3 3 3", "aside 3 3 3")).toBe(true);
  });

  test("K24: a mark that even sixes cannot reach is hopeless", () => {
    expect(ladderOf(stateWith(4, "start 0", "king 1 8 4", "to-act 0"))?.isHopeless).toBe(true);
  });

  test("the results of the final round, the best first", () => {
    const claim = tableWith(
      2,
      "start 0",
      "cards 0 general charlatan farmer",
      "aside 5 5 5 5 5 5 5",
    );
    const later = played(
      claim,
      "0 take king",
      "1 roll",
      "* 1 2 3",
      "1 aside 1 2 3",
      "1 take nothing",
    );
    const ladder = (...body: readonly string[]) => {
      const now = played(later, ...body);
      return rungsOf(now.state, stepsOf(now)).map(({ seat, mark }) => [seat, mark?.count]);
    };
    expect(ladder()).toEqual([[0, 7]]);
    expect(ladder("1 decline")).toEqual([
      [0, 7],
      [1, undefined],
    ]);
    expect(ladder("1 roll", "* 1 2 3", "1 aside 1 2 3")).toEqual([
      [0, 7],
      [1, 1],
    ]);
  });

  test("nothing is to be beaten before the King is claimed", () => {
    expect(ladderOf(stateWith(4))).toBeUndefined();
  });
});

describe("the end", () => {
  const claim = tableWith(2, "start 0", "cards 0 general charlatan farmer", "aside 5 5 5 5 5 5 5");

  test("the King's holder wins with the dice of the claim", () => {
    const over = played(
      claim,
      "0 take king",
      "1 roll",
      "* 1 2 3",
      "1 aside 1 2 3",
      "1 take nothing",
      "1 decline",
    );
    expect(headlineOf(over.state, rosterOf(2))).toBe("Ada won with seven 5s");
    expect(winningDice(over.state, stepsOf(over))).toEqual([5, 5, 5, 5, 5, 5, 5]);
  });

  test("the Queen's holder wins with the dice that matched", () => {
    const table = tableWith(
      2,
      "start 0",
      "cards 0 general charlatan farmer",
      "king 0 7 2",
      "best 1 7 3",
      "to-act 0",
      "active 4 4 4 4 4 4 4",
    );
    const over = played(table, "0 aside 4 4 4 4 4 4 4", "0 stand");
    expect(headlineOf(over.state, rosterOf(2))).toBe("Ada won, matching seven 3s");
    expect(winningDice(over.state, stepsOf(over))).toEqual([4, 4, 4, 4, 4, 4, 4]);
  });

  test("K25: an empty throne", () => {
    const state = { ...stateWith(2), winner: "all" as const };
    expect(headlineOf(state, rosterOf(2))).toBe("The throne stayed empty");
    expect(winningDice(state, [])).toBeUndefined();
  });

  test("after a resignation no dice have won, and its turn has no result", () => {
    const over = played(claim, "0 take king", "1 roll", "1 resign");
    expect(winningDice(over.state, stepsOf(over))).toBeUndefined();
    const final = tableWith(2, "start 0", "king 0 7 2", "active 6 6", "aside 6 6");
    const left = played(final, "1 resign");
    expect(rungsOf(left.state, stepsOf(left))).toEqual([{ seat: 0, mark: { count: 7, face: 2 } }]);
  });

  test("the claim is announced, and so is every change of hands", () => {
    const claimed = played(claim, "0 take king");
    expect(momentOf(stepsOf(claimed), rosterOf(2))).toMatchObject({
      seat: 0,
      title: "Ada claims the King with seven 5s",
    });
    expect(momentOf([], rosterOf(2))).toBeUndefined();
  });
});

describe("the chronicle", () => {
  const told = (lines: readonly string[], ...body: readonly string[]) =>
    stepsOf(played(tableWith(4, ...lines), ...body))
      .flatMap((step) => chronicleOf(step, roster))
      .map(({ seat, says }) => `${seat}: ${words(says)}`);

  test("a turn in pictures", () => {
    expect(
      told(
        ["cards 0 guard servingMaid merchant"],
        "0 roll",
        "* 2 3 5",
        "0 use guard",
        "0 use servingMaid 3>5",
        "0 use merchant 2",
        "* 6",
        "0 aside 5 5",
        "0 aside 2 6",
        "0 take farmer",
      ),
    ).toEqual([
      "0: Ada rolls [235]",
      "0: Ada calls the Guard for [2]",
      "0: Ada calls the Serving Maid: [3] to [5]",
      "0: Ada calls the Merchant on [2]",
      "0: Ada rolls [6]",
      "0: Ada keeps [55]",
      "0: Ada keeps [26]",
      "0: Ada takes the Farmer with [2556]",
    ]);
  });

  test("nothing taken, a Fool turned over, a roll declined", () => {
    expect(told(["aside 1 3 6"], "0 take nothing")).toEqual(["0: Ada takes nothing with [136]"]);
    expect(told(["cards 0 fool", "aside 1 3 6"], "0 take charlatan")).toEqual([
      "0: Ada turns the Fool into a Charlatan",
    ]);
    expect(told(["start 0", "king 1 8 4", "to-act 0"], "0 decline")).toEqual([
      "0: Ada does not roll",
    ]);
  });

  test("the result of a turn of the final round", () => {
    const lines = ["start 0", "king 1 8 4", "to-act 0", "active 1 2 3"];
    expect(told(lines, "0 aside 1 2 3")).toEqual([
      "0: Ada keeps [123]",
      "0: Ada reaches one 3: the King stays where he is.",
    ]);
  });

  test("a player who resigns, on the turn of the other", () => {
    const lines = ["start 0", "king 0 8 4", "active 1 2 3"];
    const told2 = (...body: readonly string[]) =>
      stepsOf(played(tableWith(2, ...lines), ...body))
        .flatMap((step) => chronicleOf(step, rosterOf(2)))
        .map(({ seat, says, rule }) => [seat, words(says), rule]);
    expect(told2("0 resign")).toEqual([[0, "Ada resigns", undefined]]);
    expect(told2("1 resign")).toEqual([[1, "Ben resigns", undefined]]);
  });

  test("a finished turn is one line that holds its steps, beneath the heading of its round", () => {
    const lines = ["start 0", "cards 0 farmer"];
    const body = [
      "0 roll",
      "* 2 3 3 3",
      "0 aside 2 3 3 3",
      "0 take guard",
      "1 roll",
      "* 1 2 4",
      "1 aside 1 2 4",
      "1 take fool",
      "1 roll",
      "* 1 1 6",
    ];
    const steps = stepsOf(played(tableWith(2, ...lines), ...body));
    const entries = gatherTurns(steps.flatMap((step) => chronicleOf(step, rosterOf(2))));
    expect(
      entries.map(({ heading, says, steps: held }) => [heading, words(says), held?.length]),
    ).toEqual([
      ["Round 2", "Ben rolls [116]", undefined],
      ["Round 1", "Ben takes the Fool with [124]", 3],
      ["Round 1", "Ada takes the Guard with [2333], one short of four alike", 3],
    ]);
  });
});
