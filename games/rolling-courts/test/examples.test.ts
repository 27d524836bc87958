import { pointsOf, rollingCourts } from "@courtly/rolling-courts";
import { setupOf } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { three } from "./board.ts";

// Red is seat 0, green seat 1, blue seat 2.
describe("worked examples", () => {
  test("R8: example 1, green enters village 6 and red moves to seat 2", () => {
    const scene = three("start 1", "village 6 0 - - -", "unspent 6").after("1 village 6");
    expect(scene.position()).toContain("village 6 1 0 - -");
  });

  test("R8: example 2, a newcomer to the full village 6 pushes the last one out, whose owner gets 2", () => {
    const scene = three("start 1", "village 6 0 0 1 2", "unspent 6").after("1 village 6");
    expect(scene.position()).toContain("gold 2 2");
    expect(scene.position()).toContain("village 6 1 0 0 1");
  });

  test("R10: example 3, from a seat of price 10 to court: 10 behind, 15 ahead of one, 19 ahead of both", () => {
    const scene = three("start 2", "gold 2 40", "village 3 - 2 - -", "court 3 0 1", "unspent 3");
    const left = (over: string) => scene.after(`2 court 3 from village 3:2${over}`).position();
    expect(left("")).toEqual(expect.arrayContaining(["gold 2 30", "court 3 2 0 1"]));
    expect(left(" over 1")).toEqual(expect.arrayContaining(["gold 2 25", "court 3 0 2 1"]));
    expect(left(" over 2")).toEqual(expect.arrayContaining(["gold 2 21", "court 3 0 1 2"]));
    expect(scene.refusal("court 3 from village 3:2 over 3")).toMatch(/^R11: /);
  });

  test("R14: example 4, red in cave 3 with a 2: the marker moves, 6 gold, the member is home", () => {
    const scene = three("cave 3 - 0 - - - -", "unspent 2").after("0 deep 2 from cave 3:2");
    expect(scene.position()).toEqual([
      "start 0",
      "gold 0 6",
      "deep 2 1",
      "unspent",
      "entered deep:2",
    ]);
  });

  test("R12: example 5, three before the red line refuse a fourth; with a gap they do not", () => {
    expect(three("cave 5 1 2 1 - - -", "unspent 5").refusal("cave 5")).toMatch(/^R12: /);
    expect(three("cave 5 1 - 2 - - -", "unspent 5").refusal("cave 5")).toBeUndefined();
  });

  test("R13: example 6, dig moves everybody; on the last space forced home with 5, on the 2 a choice, before none", () => {
    const scene = three("cave 1 - - 1 - 0 -", "cave 2 2 - - - - -", "to-act 2", "unspent").after(
      "2 end",
    );
    expect(scene.position()).toEqual([
      "start 0",
      "gold 0 5",
      "cave 1 - - - 1 - -",
      "cave 2 - 2 - - - -",
      "examine 1",
    ]);
    expect(scene.legal()).toEqual(["home cave 1:4", "stay"]);
    expect(scene.after("1 home cave 1:4").position()).toContain("gold 1 2");
  });

  test("R18: example 7, early retirement in village 2 with an unspent 2: 2 gold, the die stays", () => {
    const scene = three("village 2 0 - - -", "unspent 2", "points 1").after("0 retire village 2:1");
    expect(scene.position()).toEqual(["start 0", "gold 0 2", "unspent 2"]);
  });

  test("R19: example 8, two points let two members change places", () => {
    const scene = three("village 2 0 1 - -", "unspent 2", "points 2").after(
      "0 promote village 2:1",
    );
    expect(scene.position()).toContain("village 2 1 0 - -");
  });

  test("R21: example 9, a court blue, red, red, blue, green: blue 5, red 5, green 6", () => {
    const state = rollingCourts.start(setupOf(rollingCourts, 3, "court 1 2 0 0 2 1", "over"));
    expect([0, 1, 2].map((seat) => pointsOf(state, seat))).toEqual([5, 6, 5]);
  });
});
