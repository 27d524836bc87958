import { rollingCourts } from "@courtly/rolling-courts";
import { setupOf } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { greedyAction } from "../src/rolling-courts/greedy.ts";

const choice = (...lines: readonly string[]) => {
  const state = rollingCourts.start(setupOf(rollingCourts, 3, ...lines));
  return rollingCourts.notation.action.write(greedyAction(state, state.toAct));
};

describe("without time to search, a bot", () => {
  test("rolls first, and ends when nothing is left to do", () => {
    expect(choice()).toBe("roll");
    expect(choice("unspent")).toBe("end");
  });

  test("goes to court when the seat is worth its price, by the cheapest seat", () => {
    const rich = ["gold 0 20", "village 3 0 - 0 -", "unspent 3"];
    expect(choice(...rich)).toBe("court 3 from village 3:3");
    expect(choice("gold 0 3", "village 3 0 - 0 -", "unspent 3")).not.toMatch(/^court/);
  });

  test("leaps over all members of an almost full court", () => {
    const lines = ["gold 0 40", "village 1 - - - 0", "court 1 1 2 1 2", "unspent 1"];
    expect(choice(...lines)).toBe("court 1 from village 1:4 over 4");
  });

  test("changes a die that then leads to court", () => {
    const lines = ["gold 0 20", "village 3 - - - 0", "unspent 6", "points 1"];
    expect(choice(...lines)).toBe("village 6");
    expect(choice(...lines, "court 5 1 2 1 2 1")).toBe("village 6");
    expect(choice("gold 0 20", "village 3 - - - 0", "unspent 1", "points 1")).toBe("change 1 to 2");
  });

  test("takes a rich treasure, with the member that has dug least", () => {
    expect(choice("cave 3 0 0 - - - -", "unspent 2")).toBe("deep 2 from cave 3:1");
    expect(choice("cave 3 0 - - - - -", "unspent 2", "deep 2 3")).not.toMatch(/^deep/);
  });

  test("digs while it is poor, and sends villagers once it has money", () => {
    expect(choice("unspent 1")).toBe("cave 1");
    expect(choice("gold 0 9", "unspent 1")).toBe("village 1");
  });

  test("leaves miners until the last space, unless their gold pays for a move to court", () => {
    expect(choice("cave 1 - - - - 0 -", "examine 0")).toBe("stay");
    const near = ["gold 0 9", "village 3 - 0 - -", "cave 1 - - - - 0 -", "examine 0"];
    expect(choice(...near)).toBe("home cave 1:5");
  });

  test("spends points that are left on a promotion", () => {
    const lines = [
      "cave 1 1 2 1 - - -",
      "cave 2 0 1 2 - - -",
      "village 2 0 1 - -",
      "unspent 2",
      "points 2",
    ];
    const full = [...lines, "entered village:2 village:2"];
    expect(choice(...full)).toBe("promote village 2:1");
  });
});
