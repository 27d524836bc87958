import { rollingCourtsBots, type Bot } from "@courtly/bots";
import { seededRandom } from "@courtly/engine";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { setupOf } from "@courtly/testkit";
import { describe, expect, test } from "vitest";

const bot = (name: string) =>
  rollingCourtsBots.find((known) => known.name === name) as Bot<State, Action>;
const [page, squire] = [bot("page"), bot("squire")];

const choice = (player: Bot<State, Action>, ...lines: readonly string[]) => {
  const state = rollingCourts.start(setupOf(rollingCourts, 3, ...lines));
  return rollingCourts.notation.action.write(
    player.choose(state, state.toAct, seededRandom("choice")),
  );
};

describe("squire", () => {
  test("rolls first, and ends when nothing is left to do", () => {
    expect(choice(squire)).toBe("roll");
    expect(choice(squire, "unspent")).toBe("end");
  });

  test("goes to court when the seat is worth its price, by the cheapest seat", () => {
    const rich = ["gold 0 20", "village 3 0 - 0 -", "unspent 3"];
    expect(choice(squire, ...rich)).toBe("court 3 from village 3:3");
    expect(choice(squire, "gold 0 3", "village 3 0 - 0 -", "unspent 3")).not.toMatch(/^court/);
  });

  test("leaps over all members of an almost full court", () => {
    const lines = ["gold 0 40", "village 1 - - - 0", "court 1 1 2 1 2", "unspent 1"];
    expect(choice(squire, ...lines)).toBe("court 1 from village 1:4 over 4");
  });

  test("changes a die that then leads to court", () => {
    const lines = ["gold 0 20", "village 3 - - - 0", "unspent 6", "points 1"];
    expect(choice(squire, ...lines)).toBe("village 6");
    expect(choice(squire, ...lines, "court 5 1 2 1 2 1")).toBe("village 6");
    expect(choice(squire, "gold 0 20", "village 3 - - - 0", "unspent 1", "points 1")).toBe(
      "change 1 to 2",
    );
  });

  test("takes a rich treasure, with the member that has dug least", () => {
    expect(choice(squire, "cave 3 0 0 - - - -", "unspent 2")).toBe("deep 2 from cave 3:1");
    expect(choice(squire, "cave 3 0 - - - - -", "unspent 2", "deep 2 3")).not.toMatch(/^deep/);
  });

  test("digs while it is poor, and sends villagers once it has money", () => {
    expect(choice(squire, "unspent 1")).toBe("cave 1");
    expect(choice(squire, "gold 0 9", "unspent 1")).toBe("village 1");
  });

  test("leaves miners until the last space, unless their gold pays for a move to court", () => {
    expect(choice(squire, "cave 1 - - - - 0 -", "examine 0")).toBe("stay");
    const near = ["gold 0 9", "village 3 - 0 - -", "cave 1 - - - - 0 -", "examine 0"];
    expect(choice(squire, ...near)).toBe("home cave 1:5");
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
    expect(choice(squire, ...full)).toBe("promote village 2:1");
  });
});

describe("page", () => {
  test("brings every coin home, makes the first move to court, otherwise enters anywhere", () => {
    expect(choice(page, "cave 1 - - - 0 - -", "examine 0")).toBe("home cave 1:4");
    expect(choice(page, "gold 0 40", "village 3 0 - - -", "court 3 1", "unspent 3")).toBe(
      "court 3 from village 3:1",
    );
    expect(choice(page, "cave 3 0 - - - - -", "unspent 2")).toBe("deep 2 from cave 3:1");
    expect(choice(page, "unspent 5")).toMatch(/^(village|cave) 5$/);
    expect(choice(page, "unspent")).toBe("end");
    const stuck = [
      "village 1 0 0 0 0",
      "village 2 0 0 0 0",
      "village 3 0 0 0 0",
      "village 4 0 0 0 -",
    ];
    expect(choice(page, ...stuck, "unspent 5")).toBe("cave 5 from village 4:3");
  });
});
