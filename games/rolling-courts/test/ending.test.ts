import { describe, expect, test } from "vitest";
import { five, four, three, two } from "./board.ts";

const FULL = "0 1 2 0 1";
const lastTurn = (seat: number) => [`${seat} roll`, "* 1 2 3", `${seat} end`];
const fullCourts = (count: number, members = FULL) =>
  Array.from({ length: count }, (_, i) => `court ${i + 1} ${members}`);
const ranks = (scene: ReturnType<typeof three>) =>
  scene.table.turn.kind === "over" ? scene.table.turn.ranks : undefined;

describe("the end", () => {
  test("R20: after the round in which enough courts are full: 3, 4 or 6 of them", () => {
    const ends = (open: typeof three, last: number, courts: number, members: string) =>
      ranks(open(...fullCourts(courts, members), `to-act ${last}`).after(...lastTurn(last))) !==
      undefined;
    expect([2, 3].map((courts) => ends(three, 2, courts, FULL))).toEqual([false, true]);
    expect([3, 4].map((courts) => ends(four, 3, courts, "0 1 2 3 0"))).toEqual([false, true]);
    expect([5, 6].map((courts) => ends(five, 4, courts, "0 1 2 3 4"))).toEqual([false, true]);
    expect([3, 4].map((courts) => ends(two, 3, courts, "0 1 2 3 0"))).toEqual([false, true]);
  });

  test("R20: the last round is played to its end, including the mines", () => {
    const scene = three(...fullCourts(3), "cave 1 - - - - 2 -", "to-act 1", "unspent").after(
      "1 end",
    );
    expect(scene.table.turn).toEqual({ kind: "decide", seat: 2 });
    const end = scene.after(...lastTurn(2));
    expect(end.position()).toContain("gold 2 5");
    expect(end.position()).toContain("over");
    expect(end.table.act(0, "roll")).toMatchObject({
      ok: false,
      error: { rule: "R20", message: "the game is over" },
    });
  });

  test("R20: in the last round too the mines are examined", () => {
    const scene = three(...fullCourts(3), "cave 1 - - 0 - - -", "to-act 2", "unspent").after(
      "2 end",
    );
    expect(scene.legal()).toEqual(["home cave 1:4", "stay"]);
    expect(scene.after("0 home cave 1:4").position()).toEqual(
      expect.arrayContaining(["gold 0 2", "over"]),
    );
  });

  test("R21: points of the seats; then members, then gold, then shared", () => {
    const over = (...lines: readonly string[]) => ranks(three(...lines, "over"));
    expect(over("court 1 0 1 2")).toEqual([3, 2, 1]);
    // 3 points each: one member on the third seat against one on the first and one on the second
    expect(over("court 1 1 1 0", "court 2 2")).toEqual([2, 1, 3]);
    expect(over("court 1 0", "court 2 1", "gold 1 3")).toEqual([2, 1, 3]);
    expect(over("court 1 0", "court 2 1", "court 3 2")).toEqual([1, 1, 1]);
    expect(over("court 1 0", "court 2 1")).toEqual([1, 1, 3]);
    // 3 points each: two members come before any gold
    expect(over("court 1 1 1 0", "court 2 2", "gold 0 99")).toEqual([2, 1, 3]);
  });

  test("R22: twenty rounds without a new member in a court end the game", () => {
    const ends = (...lines: readonly string[]) =>
      ranks(three(...lines, "to-act 2", "unspent").after("2 end")) !== undefined;
    expect(ends("round 24", "gained 5")).toBe(false);
    expect(ends("round 25", "gained 5")).toBe(true);
    expect(ends("round 20", "gained 0")).toBe(true);
    expect(ends("round 19", "gained 0")).toBe(false);
  });

  test("R22: a member that goes to court sets the count back", () => {
    const scene = three(
      "round 20",
      "gained 0",
      "gold 2 20",
      "village 1 2 - - -",
      "to-act 2",
      "unspent 1",
    );
    const after = scene.after("2 court 1 from village 1:1", "2 end");
    expect(after.position()).toEqual(["start 1", "gold 2 10", "court 1 2", "round 21"]);
  });

  test("R22: round 100 is the last", () => {
    expect(ranks(three("round 100", "to-act 2", "unspent").after("2 end"))).toEqual([1, 1, 1]);
    expect(ranks(three("round 99", "to-act 2", "unspent").after("2 end"))).toBeUndefined();
  });

  test("R24: of two players the higher best colour wins, then the second, then members, then gold", () => {
    const over = (...lines: readonly string[]) => ranks(two(...lines, "over"));
    // colours 0 and 2 are player 0, colours 1 and 3 player 1
    expect(over("court 1 0 1", "court 2 2")).toEqual([2, 1]);
    expect(over("court 1 0 1 2", "court 2 3")).toEqual([1, 2]);
    expect(over("court 1 0", "court 2 1", "court 3 2")).toEqual([1, 2]);
    expect(over("court 1 0", "court 2 1", "gold 3 1")).toEqual([2, 1]);
    expect(over("court 1 0", "court 2 1", "gold 3 1", "gold 2 2")).toEqual([1, 2]);
    expect(over("court 1 0", "court 2 1")).toEqual([1, 1]);
    // 3 points and none each: three members against one, whatever the gold
    expect(over("court 1 0 0", "court 2 2 2 1", "gold 1 99")).toEqual([1, 2]);
    expect(over("court 1 3 3", "court 2 1 1 0", "gold 0 99")).toEqual([2, 1]);
    // equal but for gold: both purses together, not the fuller one
    expect(over("court 1 0", "court 2 1", "gold 0 3", "gold 2 3", "gold 1 5")).toEqual([1, 2]);
    // best colours equal at 3: a second colour with 2 points comes before three members against two
    expect(over("court 1 1 2 0", "court 2 1", "court 3 1")).toEqual([1, 2]);
  });
});

describe("one of two players resigns", () => {
  test("the other one wins, whatever the score, and whichever of two seats resigns", () => {
    const scene = two("court 1 0 0 0", "to-act 2").after("2 roll");
    expect(ranks(scene.after("0 resign"))).toEqual([2, 1]);
    expect(ranks(scene.after("2 resign"))).toEqual([2, 1]);
    expect(ranks(scene.after("1 resign"))).toEqual([1, 2]);
    expect(ranks(scene.after("3 resign"))).toEqual([1, 2]);
    const over = scene.after("2 resign");
    expect(over.legal()).toEqual([]);
    expect(over.position()).toEqual(["start 0", "court 1 0 0 0", "over 1"]);
    expect(ranks(two(...over.position()))).toEqual([2, 1]);
  });

  test("also while the mines are examined", () => {
    const scene = two("cave 1 - - - 0 - -", "examine 0").after("1 resign");
    expect(ranks(scene)).toEqual([1, 2]);
    expect(scene.position()).toEqual(["start 0", "cave 1 - - - 0 - -", "over 0"]);
  });

  test("R20: nothing follows; with more players nobody resigns in a record", () => {
    const over = two().after("3 resign");
    expect(over.table.act(0, "roll")).toMatchObject({ ok: false, error: { rule: "R20" } });
    expect(three().table.resign(1)).toMatchObject({ ok: false, error: { code: "onlyTwoResign" } });
  });
});
