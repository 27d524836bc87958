import { describe, expect, test } from "vitest";
import { spokenItem } from "../../../src/games/to-court-the-king/players/stripWords.ts";
import { stripOf } from "../../../src/games/to-court-the-king/model/stripItems.ts";
import {
  resultOf,
  stepsOfTurn,
  turnJustEnded,
} from "../../../src/games/to-court-the-king/model/thisTurn.ts";
import { played, stepsOf, tableWith } from "./kingSituation.ts";

const cards = "cards 0 laborer fool servingMaid";
const turn = (...body: readonly string[]) => stepsOf(played(tableWith(2, cards), ...body));
const strip = (undoable: number, ...body: readonly string[]) =>
  stripOf(stepsOfTurn(turn(...body)), undoable).map((item) => [
    spokenItem(item, item.isOpen),
    item.stepsSince,
  ]);

describe("the strip of this turn", () => {
  test("a roll and its dice are one sealed step", () => {
    expect(strip(0, "0 roll", "* 2 3 3")).toEqual([
      ["Roll 1: one 2 and two 3s. Rolled, sealed", 0],
    ]);
  });

  test("steps after the last seal lead back, those before it do not", () => {
    const body = [
      "0 roll",
      "* 2 3 3",
      "0 aside 3 3",
      "0 roll",
      "* 4",
      "0 use laborer",
      "0 aside 1 4",
    ];
    expect(strip(2, ...body)).toEqual([
      ["Roll 1: one 2 and two 3s. Rolled, sealed", 5],
      ["Kept two 3s. Sealed by the roll after it", 4],
      ["Roll 2: one 4. Back to here", 2],
      ["Laborer: one 1. Back to here", 1],
      ["Kept one 1 and one 4", 0],
    ]);
  });

  test("a card that rolls is sealed with the faces rolled", () => {
    const items = strip(0, "0 roll", "* 2 3 3", "0 use fool 2", "* 6");
    expect(items.at(-1)).toEqual(["Fool: one 2 to one 6. Rolled, sealed", 0]);
  });

  test("a card that turns a die says from what to what", () => {
    const items = strip(1, "0 roll", "* 2 3 3", "0 use servingMaid 2>5");
    expect(items.at(-1)).toEqual(["Serving Maid: one 2 to one 5", 0]);
  });
});

describe("the steps of a turn", () => {
  const body = ["0 roll", "* 2 3 3", "0 aside 2 3 3", "0 take farmer"];

  test("a new turn starts with nothing, and knows how the last one ended", () => {
    const steps = turn(...body);
    expect(stepsOfTurn(steps)).toEqual([]);
    const last = turnJustEnded(steps);
    expect(last && resultOf(last)).toEqual([2, 3, 3]);
  });

  test("K4: the same player again in the next round is a new turn", () => {
    const steps = turn(...body, "1 roll", "* 1 2 4", "1 aside 1 2 4", "1 take nothing");
    expect(steps.at(-1)?.after.toAct).toBe(1);
    expect(stepsOfTurn(steps)).toEqual([]);
  });

  test("after the first step the previous turn is no longer shown", () => {
    expect(turnJustEnded(turn(...body, "1 roll", "* 1 2 4"))).toBeUndefined();
  });
});
