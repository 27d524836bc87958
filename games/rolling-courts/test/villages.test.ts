import { describe, expect, test } from "vitest";
import { four, offered, three } from "./board.ts";

describe("villages", () => {
  test("R8: a newcomer takes the first seat and pushes the unbroken row on", () => {
    const enter = (row: string) =>
      three(`village 6 ${row}`, "unspent 6").after("0 village 6").position();
    expect(enter("1 - - -")).toContain("village 6 0 1 - -");
    expect(enter("- 1 - 2")).toContain("village 6 0 1 - 2");
    expect(enter("1 2 - 1")).toContain("village 6 0 1 2 1");
    expect(enter("1 - 2 -")).toContain("village 6 0 1 2 -");
  });

  test("R8: one pushed out of the last seat retires, and its owner is paid at once", () => {
    const scene = three("village 6 1 1 2 1", "unspent 6").after("0 village 6");
    expect(scene.position()).toEqual([
      "start 0",
      "gold 1 2",
      "village 6 0 1 1 2",
      "unspent",
      "entered village:6",
    ]);
    expect(three("village 3 1 1 2 0", "unspent 3").after("0 village 3").position()).toContain(
      "gold 0 4",
    );
  });

  test("R9: the member that enters may be recalled from a village or cave, without pay", () => {
    const scene = three("village 1 - 0 - -", "cave 4 - - - - 0 -", "unspent 2 3");
    expect(offered(scene.legal(), "village 2")).toEqual([
      "village 2",
      "village 2 from village 1:2",
      "village 2 from cave 4:5",
    ]);
    const recalled = scene.after("0 village 2 from cave 4:5", "0 cave 3 from village 1:2");
    expect(recalled.position()).toEqual([
      "start 0",
      "village 2 0 - - -",
      "cave 3 0 - - - - -",
      "unspent",
      "entered village:2 cave:3",
    ]);
    expect(scene.refusal("village 2 from village 1:1")).toBe(
      "R9: no member of this colour is at village 1:1",
    );
  });

  test("R9: a recalled member leaves first: its gap takes the push, also in the place it re-enters", () => {
    const enter = (row: string, from: string) =>
      three(`village 4 ${row}`, "unspent 4").after(`0 village 4 from village 4:${from}`).position();
    expect(enter("1 0 2 1", "2")).toContain("village 4 0 1 2 1");
    expect(enter("1 2 1 0", "4")).toContain("village 4 0 1 2 1");
    expect(enter("0 - - -", "1")).toContain("village 4 0 - - -");
  });

  test("R9: with no token in hand a recall is still possible", () => {
    const rows = [1, 2].map((cave) => `cave ${cave} 0 0 0 0 0 0`);
    const scene = three(...rows, "village 1 0 0 0 -", "unspent 5");
    expect(offered(scene.legal(), "village 5")).not.toContain("village 5");
    expect(scene.refusal("village 5")).toBe(
      "R23: no member is at home: recall one from a village or cave",
    );
    expect(scene.refusal("village 5 from village 1:3")).toBeUndefined();
  });
});

describe("courts", () => {
  const at = (...lines: readonly string[]) => three("gold 0 99", ...lines);

  test("R10: from village v a die opens court v-1, v or v+1, and 6 and 1 are neighbours", () => {
    const courts = (village: number, rules = "rules standard") =>
      [1, 2, 3, 4, 5, 6].filter((die) =>
        at(rules, `village ${village} 0 - - -`, `unspent ${die}`)
          .legal()
          .includes(`court ${die} from village ${village}:1`),
      );
    expect(courts(3)).toEqual([2, 3, 4]);
    expect(courts(1)).toEqual([1, 2, 6]);
    expect(courts(6)).toEqual([1, 5, 6]);
    expect(courts(1, "rules wrap=no")).toEqual([1, 2]);
    expect(courts(6, "rules wrap=no")).toEqual([5, 6]);
    expect(at("village 1 0 - - -", "unspent 3").refusal("court 3 from village 1:1")).toBe(
      "R10: from village 1 no way leads to court 3",
    );
  });

  test("R10: with courtDie=village the die shows the village's number", () => {
    const scene = at("rules courtDie=village", "village 3 0 - - -", "unspent 3");
    expect(offered(scene.legal(), "court")).toEqual([
      "court 2 from village 3:1",
      "court 3 from village 3:1",
      "court 4 from village 3:1",
    ]);
    expect(scene.after("0 court 4 from village 3:1").position()).toContain("unspent");
    const edge = at("rules courtDie=village wrap=no", "village 6 0 - - -", "unspent 6");
    expect(offered(edge.legal(), "court")).toEqual([
      "court 5 from village 6:1",
      "court 6 from village 6:1",
    ]);
    const other = at("rules courtDie=village", "village 3 0 - - -", "unspent 4");
    expect(other.refusal("court 4 from village 3:1")).toBe("R6: no unspent die shows 3: 4 left");
  });

  test("R10: the way costs the council seat's price and the leap", () => {
    const pay = (seat: number, over: string) =>
      99 -
      Number(
        /gold 0 (\d+)/.exec(
          at("village 3 0 0 0 0", "court 3 1 2 1", "unspent 3")
            .after(`0 court 3 from village 3:${seat}${over}`)
            .position()
            .join("; "),
        )?.[1],
      );
    expect([1, 2, 3, 4].map((seat) => pay(seat, ""))).toEqual([12, 10, 8, 6]);
    expect(["", " over 1", " over 2", " over 3"].map((over) => pay(1, over))).toEqual([
      12, 17, 21, 24,
    ]);
    const last = at("village 3 - - - 0", "court 3 1 2 1 2", "unspent 3");
    expect(last.after("0 court 3 from village 3:4 over 4").position()).toContain("gold 0 79");
  });

  test("R11: a newcomer goes behind everyone, or ahead of some, and those ahead move up", () => {
    const enter = (over: string) =>
      at("village 4 0 - - -", "court 4 1 2", "unspent 4")
        .after(`0 court 4 from village 4:1${over}`)
        .position();
    expect(enter("")).toContain("court 4 0 1 2");
    expect(enter(" over 0")).toContain("court 4 0 1 2");
    expect(enter(" over 1")).toContain("court 4 1 0 2");
    expect(enter(" over 2")).toContain("court 4 1 2 0");
    const scene = at("village 4 0 - - -", "court 4 1 2", "unspent 4");
    expect(scene.refusal("court 4 from village 4:1 over 3")).toBe(
      "R11: court 4 has 2 members: nobody can go ahead of 3",
    );
  });

  test("R11: a full court takes nobody", () => {
    const scene = at("village 4 0 - - -", "court 4 1 2 1 2 1", "unspent 4");
    expect(scene.refusal("court 4 from village 4:1")).toBe("R11: court 4 is full");
    expect(offered(scene.legal(), "court")).toEqual([]);
  });

  test("R23: a way that cannot be paid is refused with its price", () => {
    const scene = four("gold 0 14", "village 3 - 0 - -", "court 4 1 2", "unspent 4");
    expect(scene.refusal("court 4 from village 3:2 over 2")).toBe(
      "R23: 19 gold needed, you have 14",
    );
    expect(scene.refusal("court 4 from village 3:2")).toBeUndefined();
    expect(offered(scene.legal(), "court")).toEqual(["court 4 from village 3:2"]);
    const exact = four("gold 0 10", "village 3 - 0 - -", "unspent 4");
    expect(exact.after("0 court 4 from village 3:2").position().join()).not.toContain("gold");
  });

  test("R10: only a member of one's own goes, and it leaves its seat", () => {
    const scene = at("village 4 0 1 - -", "unspent 4");
    expect(scene.refusal("court 4 from village 4:2")).toMatch(
      /^R10: no member of this colour is at village 4:2/,
    );
    expect(scene.after("0 court 4 from village 4:1").position()).toContain("village 4 - 1 - -");
  });
});
