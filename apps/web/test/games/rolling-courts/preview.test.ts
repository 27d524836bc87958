import { describe, expect, test } from "vitest";
import { previewOf, shownIn } from "../../../src/games/rolling-courts/model/preview.ts";
import { at, cave, seatAt, tableOf, village } from "./tables.ts";

const ROLLED = ["0 roll", "* 2 3 5"];

describe("the effect of a move", () => {
  test("R11, R21: members that are pushed up gain points with the newcomer", () => {
    const { state } = tableOf(3, ["gold 0 20", "village 3 - - 0 -", "court 3 1 0 2"], ROLLED);
    const preview = previewOf(state, 0, { kind: "court", court: 3, from: village(3, 3), over: 1 });
    expect(preview.points).toEqual([3, 0, 1]); // seat 2, own member from 2 to 3, the third from 3 to 4
    expect(preview.gold).toEqual([-13, 0, 0]);
  });

  test("R11: behind everyone all others move up", () => {
    const { state } = tableOf(3, ["gold 0 20", "village 3 - - 0 -", "court 3 1 0 2"], ROLLED);
    const preview = previewOf(state, 0, { kind: "court", court: 3, from: village(3, 3), over: 0 });
    expect(preview.points).toEqual([2, 1, 1]);
  });

  test("R8: a member pushed out of a village earns its retirement", () => {
    const { state } = tableOf(3, ["village 3 0 1 0 2"], ROLLED);
    const preview = previewOf(state, 0, { kind: "enter", into: { kind: "village", number: 3 } });
    expect(preview.gold).toEqual([0, 0, 4]);
    expect(preview.points).toEqual([0, 0, 0]);
  });
});

describe("the cells during a preview", () => {
  const { state } = tableOf(3, ["gold 0 20", "village 3 - - 0 -", "court 3 1 0 0"], ROLLED);
  const preview = previewOf(state, 0, { kind: "court", court: 3, from: village(3, 3), over: 1 });

  test("without a preview: the member that is there", () => {
    expect(shownIn(state, undefined, seatAt(3, 0))).toEqual({ seat: 1, move: undefined });
    expect(shownIn(state, undefined, seatAt(3, 4))).toEqual({ seat: undefined, move: undefined });
  });

  test("the newcomer, members that are pushed (also behind their own colour), and members that stay", () => {
    expect(shownIn(state, preview, seatAt(3, 0))).toEqual({ seat: 1, move: undefined });
    expect(shownIn(state, preview, seatAt(3, 1))).toEqual({ seat: 0, move: "newcomer" });
    expect(shownIn(state, preview, seatAt(3, 2))).toEqual({ seat: 0, move: "pushed" });
    expect(shownIn(state, preview, seatAt(3, 3))).toEqual({ seat: 0, move: "pushed" });
  });

  test("a member that would leave is still shown", () => {
    expect(shownIn(state, preview, at(village(3, 3)))).toEqual({ seat: 0, move: "leaving" });
  });

  test("R12: in a cave the row at the entrance moves on, up to the first gap", () => {
    const before = tableOf(3, ["cave 3 1 - 2 - - -"], ROLLED).state;
    const entry = previewOf(before, 0, { kind: "enter", into: { kind: "cave", number: 3 } });
    expect([1, 2, 3].map((space) => shownIn(before, entry, at(cave(3, space))).move)).toEqual([
      "newcomer",
      "pushed",
      undefined,
    ]);
  });
});
