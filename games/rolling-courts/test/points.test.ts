import { describe, expect, test } from "vitest";
import { five, four, offered, three, two } from "./board.ts";

describe("action points", () => {
  test("R16: one point for each 3 own members in courts with 3 players, for each 2 otherwise, 3 at most", () => {
    const at = (open: typeof three, members: number) => {
      const courts = Array.from({ length: Math.ceil(members / 4) }, (_, i) => {
        const here = Math.min(4, members - 4 * i);
        return `court ${i + 1} ${Array.from({ length: here }, () => "0").join(" ")}`;
      });
      const scene = open(...courts, "village 2 - - 0 -", "unspent 2");
      const can = (text: string) => scene.refusal(text) === undefined;
      if (!can("change 2 to 3")) return 0;
      if (!can("promote village 2:3")) return 1;
      const rest = scene.after("0 promote village 2:3").refusal("retire village 2:4");
      return rest === undefined ? 3 : 2;
    };
    expect([2, 3, 5, 6, 9, 12].map((members) => at(three, members))).toEqual([0, 1, 1, 2, 3, 3]);
    expect([1, 2, 4, 6, 8].map((members) => at(four, members))).toEqual([0, 1, 2, 3, 3]);
    expect([1, 2, 4, 6].map((members) => at(five, members))).toEqual([0, 1, 2, 3]);
    expect([1, 2, 4, 6].map((members) => at(two, members))).toEqual([0, 1, 2, 3]);
  });

  test("R16: with two players each colour counts its own members", () => {
    const scene = two("court 1 0 2 2 2", "village 2 0 - - -", "village 3 2 - - -", "unspent 2");
    expect(scene.refusal("retire village 2:1")).toMatch(/^R16: /);
    const sister = two("court 1 0 2 2 2", "village 3 2 - - -", "to-act 2", "unspent 3");
    expect(sister.refusal("retire village 3:1")).toBeUndefined();
  });

  test("R16: a member that goes to court during the turn brings no point in it", () => {
    const scene = four("gold 0 30", "court 1 0", "village 1 - - - 0", "village 2 0 - - -").after(
      "0 roll",
      "* 1 2 2",
    );
    expect(scene.after("0 court 1 from village 1:4").refusal("retire village 2:1")).toBe(
      "R16: 1 action point needed, 0 left",
    );
  });

  test("R17: a point changes an unspent die by one, within 1 to 6, each die once", () => {
    const scene = three("unspent 1 4 6", "points 3");
    expect(offered(scene.legal(), "change")).toEqual([
      "change 1 to 2",
      "change 4 to 3",
      "change 4 to 5",
      "change 6 to 5",
    ]);
    const changed = scene.after("0 change 4 to 5");
    expect(changed.position()).toEqual(["start 0", "unspent 1 5 6", "changed 5", "points 2"]);
    expect(changed.refusal("change 5 to 6")).toBe(
      "R17: no unspent die that shows 5 can still be changed: only 1 6",
    );
    expect(scene.refusal("change 4 to 6")).toBe("R17: a die is changed by one, not from 4 to 6");
    expect(scene.refusal("change 2 to 3")).toMatch(/^R17: no unspent die that shows 2/);
    expect(three("unspent 1 4 6", "points 0").refusal("change 4 to 5")).toBe(
      "R16: 1 action point needed, 0 left",
    );
  });

  test("R17: of equal dice the changed one is spent first, and change takes an unchanged one", () => {
    const scene = three("unspent 4 4 5", "changed 4", "points 2");
    expect(scene.after("0 village 4").position()).toEqual([
      "start 0",
      "village 4 0 - - -",
      "unspent 4 5",
      "points 2",
      "entered village:4",
    ]);
    expect(scene.after("0 change 4 to 3").position()).toContain("changed 3 4");
  });

  test("R18: early retirement pays half, rounded up, and the die stays", () => {
    const scene = three("village 2 - 0 - -", "unspent 2 5", "points 1").after(
      "0 retire village 2:2",
    );
    expect(scene.position()).toEqual(["start 0", "gold 0 2", "unspent 2 5"]);
    const retire = (village: number) =>
      three(`village ${village} 0 - - -`, `unspent ${village}`, "points 1")
        .after(`0 retire village ${village}:1`)
        .position();
    expect(retire(6)).toContain("gold 0 1");
    expect(retire(3)).toContain("gold 0 2");
    const dieless = three("village 2 - 0 - -", "unspent 5", "points 1");
    expect(dieless.refusal("retire village 2:2")).toBe("R18: no unspent die shows 2: 5 left");
    expect(
      three("village 2 - 1 - -", "unspent 2", "points 1").refusal("retire village 2:2"),
    ).toMatch(/^R18: /);
  });

  test("R19: two points change places with the member ahead, or step into the empty space", () => {
    const promote = (row: string) =>
      three(`village 2 ${row}`, "unspent 2", "points 2").after("0 promote village 2:1").position();
    expect(promote("0 1 - -")).toEqual(["start 0", "village 2 1 0 - -", "unspent 2"]);
    expect(promote("0 - 1 -")).toContain("village 2 - 0 1 -");
    const cave = three("cave 4 - - 0 1 - -", "unspent 4", "points 3").after("0 promote cave 4:3");
    expect(cave.position()).toEqual(["start 0", "cave 4 - - 1 0 - -", "unspent 4", "points 1"]);
  });

  test("R19: not from the last seat, not past an own member, not without two points or the die", () => {
    const refusal = (row: string, space: number, points = 2, die = 2) =>
      three(`village 2 ${row}`, `unspent ${die}`, `points ${points}`).refusal(
        `promote village 2:${space}`,
      );
    expect(refusal("- - - 0", 4)).toBe(
      "R19: village 2:4 is the last one: nobody is promoted from there",
    );
    expect(refusal("0 0 - -", 1)).toBe("R19: ahead of village 2:1 is a member of the same colour");
    expect(refusal("0 1 - -", 1, 1)).toBe("R16: 2 action points needed, 1 left");
    expect(refusal("0 1 - -", 1, 2, 5)).toBe("R19: no unspent die shows 2: 5 left");
    expect(refusal("1 0 - -", 1)).toMatch(/^R19: /);
    expect(
      three("cave 2 0 0 - - - -", "unspent 2", "points 2").refusal("promote cave 2:1"),
    ).toMatch(/^R19: ahead of cave 2:1/);
    expect(
      three("cave 2 - - - - - 0", "unspent 2", "points 2").refusal("promote cave 2:6"),
    ).toMatch(/^R19: cave 2:6/);
  });
});
