import { describe, expect, test } from "vitest";
import { diceRows } from "../../../src/games/to-court-the-king/dice/dieSize.ts";
import { ringPlaces } from "../../../src/games/to-court-the-king/dice/ringPlaces.ts";
import { diceOf, heldCards } from "../../../src/games/to-court-the-king/model/hand.ts";
import { stateWith } from "./kingSituation.ts";

const PHONE = { width: 366, height: 180 };
const FIT = { gap: 12, foot: 0, max: 68, min: 20 };

describe("dice fit their room", () => {
  test.each([1, 3, 5, 7, 9, 12, 20, 36])("%i dice on a phone", (count) => {
    const { size, inRow, gap } = diceRows(count, PHONE, FIT);
    const rows = Math.ceil(count / inRow);
    expect(inRow * (size + gap) - gap).toBeLessThanOrEqual(PHONE.width);
    expect(rows * (size * 1.125 + gap) - gap).toBeLessThanOrEqual(PHONE.height + 1);
  });

  test("few dice are as large as they may be, in one row", () => {
    expect(diceRows(3, PHONE, FIT)).toEqual({ size: 68, inRow: 3, gap: 12 });
  });

  test("many dice beside the coach stay large, in two rows", () => {
    const fit = { gap: 18, foot: 22, max: 74, min: 28 };
    expect(diceRows(8, { width: 346, height: 150 }, fit)).toMatchObject({ size: 62, inRow: 4 });
    expect(diceRows(12, { width: 346, height: 150 }, fit).size).toBeGreaterThan(45);
  });

  test("dice share rows evenly", () => {
    expect(diceRows(7, { width: 234, height: 118 }, { ...FIT, gap: 6, max: 46 }).inRow).toBe(4);
  });

  test("dice never become smaller than the minimum", () => {
    expect(diceRows(36, { width: 40, height: 20 }, FIT).size).toBe(FIT.min);
  });
});

describe("values around a die", () => {
  test("a few fan out above it, symmetrically", () => {
    const { isRing, at } = ringPlaces([4, 5, 6]);
    expect(isRing).toBe(false);
    expect(at(5).x).toBe(0);
    expect(at(4).x).toBe(-at(6).x);
    expect([4, 5, 6].every((face) => at(face as 4).y < 0)).toBe(true);
  });

  test("in a ring every face has its own place, whichever are offered", () => {
    const all = ringPlaces([1, 2, 3, 4, 5, 6]);
    const some = ringPlaces([1, 3, 5, 6]);
    expect(some.isRing).toBe(true);
    expect(some.at(5)).toEqual(all.at(5));
  });
});

describe("the dice and cards of a player", () => {
  test("the dice of the first roll, and all that could come into a turn", () => {
    const state = stateWith(2, "cards 0 farmer guard hunter", "cards 1 general charlatan");
    expect(diceOf(state, 0)).toEqual({ first: 4, most: 6 });
    expect(diceOf(state, 1)).toEqual({ first: 6, most: 6 });
  });

  test("several Charlatans are one tile; only the acting seat has used cards", () => {
    const state = stateWith(
      2,
      "cards 0 fool charlatan charlatan guard",
      "cards 1 guard",
      "active 1 2",
      "used guard",
    );
    expect(heldCards(state, 0)).toEqual([
      { id: "fool", count: 1, isUsed: false },
      { id: "charlatan", count: 2, isUsed: false },
      { id: "guard", count: 1, isUsed: true },
    ]);
    expect(heldCards(state, 1)).toEqual([{ id: "guard", count: 1, isUsed: false }]);
  });
});
