import { describe, expect, test } from "vitest";
import { offered, three } from "./board.ts";

describe("caves", () => {
  test("R12: a newcomer pushes as in a village, but nobody over the red line", () => {
    const enter = (row: string) => three(`cave 2 ${row}`, "unspent 2").after("0 cave 2").position();
    expect(enter("1 - - - - -")).toContain("cave 2 0 1 - - - -");
    expect(enter("1 - 2 1 - -")).toContain("cave 2 0 1 2 1 - -");
    expect(enter("- 1 2 1 - -")).toContain("cave 2 0 1 2 1 - -");
    const full = three("cave 2 1 2 1 - - -", "unspent 2");
    expect(full.refusal("cave 2")).toBe(
      "R12: all 3 spaces of cave 2 before the red line are taken",
    );
    expect(offered(full.legal(), "cave")).toEqual([]);
  });

  test("R12: a recall from before the red line makes room, one from beyond does not", () => {
    const scene = three("cave 2 1 0 1 0 - -", "unspent 2");
    expect(scene.refusal("cave 2")).toMatch(/^R12: /);
    expect(scene.refusal("cave 2 from cave 2:4")).toMatch(/^R12: /);
    expect(scene.after("0 cave 2 from cave 2:2").position()).toContain("cave 2 0 1 1 0 - -");
  });

  test("R12: the red line is where the board has it", () => {
    const rivers = (cave: number) =>
      three("board two rivers", `cave ${cave} 1 2 1 - - -`, `unspent ${cave}`);
    expect(rivers(3).after("0 cave 3").position()).toContain("cave 3 0 1 2 1 - -");
    expect(rivers(2).refusal("cave 2")).toMatch(/^R12: all 3 spaces/);
    const four = three("board two rivers", "cave 3 1 2 1 2 - -", "unspent 3");
    expect(four.refusal("cave 3")).toMatch(/^R12: all 4 spaces/);
  });

  test("R13: dig moves everybody one space deeper, gaps or not, over the red line too", () => {
    const dig = (row: string) =>
      three(`cave 2 ${row}`, "to-act 2", "unspent").after("2 end").position();
    expect(dig("0 - 1 - - -")).toContain("cave 2 - 0 - 1 - -");
    expect(dig("0 1 2 0 - -")).toContain("cave 2 - 0 1 2 0 -");
  });

  test("R13: one already on the last space goes home first, with its value", () => {
    const scene = three("cave 2 - - - - 1 0", "to-act 2", "unspent").after("2 end");
    // seat 0 was on the last space; seat 1 reaches it by the dig and goes home in its turn (R15)
    expect(scene.position()).toEqual(["start 1", "gold 0 5", "gold 1 5", "round 2", "gained 0"]);
  });

  test("R14: paths lead from cave c to mine c-1 with a c-1 and to mine c with a c+1", () => {
    const paths = (cave: number) =>
      [1, 2, 3, 4, 5, 6].flatMap((die) =>
        offered(three(`cave ${cave} 0 - - - - -`, `unspent ${die}`).legal(), "deep").map(
          (text) => `${die}: ${text}`,
        ),
      );
    expect(paths(3)).toEqual(["2: deep 2 from cave 3:1", "4: deep 3 from cave 3:1"]);
    expect(paths(1)).toEqual(["2: deep 1 from cave 1:1"]);
    expect(paths(6)).toEqual(["5: deep 5 from cave 6:1"]);
    expect(three("cave 3 0 - - - - -", "unspent 2").refusal("deep 4 from cave 3:1")).toBe(
      "R14: from cave 3 no path leads to deep mine 4",
    );
  });

  test("R14: the marker moves, the treasure is paid, the member is home; from any space", () => {
    const scene = three("cave 3 - - - - - 0", "unspent 2", "deep 2 1").after(
      "0 deep 2 from cave 3:6",
    );
    expect(scene.position()).toEqual([
      "start 0",
      "gold 0 5",
      "deep 2 2",
      "unspent",
      "entered deep:2",
    ]);
  });

  test("R14: a marker on its last space is exhausted", () => {
    const last = three("cave 3 0 - - - - -", "unspent 2", "deep 2 4").after(
      "0 deep 2 from cave 3:1",
    );
    expect(last.position()).toContain("gold 0 2");
    const gone = three("cave 3 0 - - - - -", "unspent 2", "deep 2 5");
    expect(gone.refusal("deep 2 from cave 3:1")).toBe("R14: deep mine 2 is exhausted");
    expect(three("cave 3 1 - - - - -", "unspent 2").refusal("deep 2 from cave 3:1")).toMatch(
      /^R14: no member of this colour/,
    );
  });
});

describe("examining the mines", () => {
  test("R15: members on a last space must go home, without a line in the record", () => {
    const scene = three("cave 1 - - - - 2 -", "to-act 2", "unspent").after("2 end");
    expect(scene.position()).toEqual(["start 1", "gold 2 5", "round 2", "gained 0"]);
  });

  test("R15: then each seat in turn order chooses for members on spaces of value", () => {
    const scene = three(
      "start 1",
      "cave 1 - - 0 2 - -",
      "cave 2 - - 2 - - -",
      "to-act 0",
      "unspent",
    ).after("0 end");
    expect(scene.table.turn).toEqual({ kind: "decide", seat: 2 });
    expect(scene.legal()).toEqual(["home cave 1:5", "home cave 2:4", "stay"]);
    const one = scene.after("2 home cave 1:5");
    expect(one.position()).toEqual([
      "start 1",
      "gold 2 3",
      "cave 1 - - - 0 - -",
      "cave 2 - - - 2 - -",
      "examine 2",
    ]);
    expect(one.legal()).toEqual(["home cave 2:4", "stay"]);
    const next = one.after("2 stay");
    expect(next.legal()).toEqual(["home cave 1:4", "stay"]);
    expect(next.after("0 stay").position()).toContain("round 2");
  });

  test("R15: a seat's choices for its mines are a turn of their own, so they have a clock of their own", () => {
    const scene = three("start 0", "cave 1 - - 0 2 - -", "to-act 2", "unspent");
    const nameAfter = (...steps: readonly string[]) => scene.after(...steps).table.turnName;
    const names = [nameAfter(), nameAfter("2 end"), nameAfter("2 end", "0 stay")];
    expect(new Set(names).size).toBe(3);
    // The choices for several miners are one turn.
    const both = three("start 0", "cave 1 - - 0 0 - -", "to-act 2", "unspent").after("2 end");
    expect(both.after("0 home cave 1:5").table.turnName).toBe(both.table.turnName);
  });

  test("R15: with nobody left to choose for, a seat's choices end by themselves", () => {
    const scene = three("cave 1 - - 0 - - -", "to-act 2", "unspent").after(
      "2 end",
      "0 home cave 1:4",
    );
    expect(scene.position()).toEqual(["start 1", "gold 0 2", "round 2", "gained 0"]);
  });

  test("R15: no other action while examining, and no homecoming at other times", () => {
    const scene = three("cave 1 - - - 0 - -", "cave 2 0 - - 1 - -", "examine 0");
    expect(scene.refusal("end")).toMatch(/^R15: the mines are being examined/);
    expect(scene.refusal("roll")).toMatch(/^R15: /);
    expect(scene.refusal("home cave 2:1")).toBe("R15: cave 2:1 has no value: a member there stays");
    expect(scene.refusal("home cave 2:4")).toBe("R15: no member of this colour is at cave 2:4");
    const turn = three("cave 1 - - - 0 - -", "unspent 1");
    expect(turn.refusal("home cave 1:4")).toMatch(
      /^R15: members go home from the mines when they are examined/,
    );
    expect(turn.refusal("stay")).toMatch(/^R15: /);
  });
});
