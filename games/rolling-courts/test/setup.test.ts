import { headerRefusal, scene } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { box, refused, three } from "./board.ts";

describe("positions", () => {
  const roundTrip = (players: number, lines: readonly string[]) =>
    expect(scene(box, players, ...lines).position()).toEqual(lines);

  test("a position says what differs from the opening and reads back the same", () => {
    roundTrip(3, ["start 0"]);
    roundTrip(3, [
      "start 2",
      "gold 0 5",
      "village 6 0 - - 1",
      "court 4 0 1 2",
      "cave 3 0 - 1 - - -",
      "deep 3 2",
      "round 4",
      "to-act 1",
    ]);
    roundTrip(3, ["start 0", "unspent 2 3", "changed 3", "points 1", "entered village:4"]);
    roundTrip(3, ["start 0", "unspent", "entered village:4 cave:4 deep:2"]);
    roundTrip(3, ["start 0", "rolling 3"]);
    roundTrip(3, ["start 0", "cave 1 - - - 0 - -", "examine 0"]);
    roundTrip(4, ["start 3", "round 30", "gained 15", "over"]);
    roundTrip(2, ["start 3", "gold 3 7", "to-act 0"]);
    roundTrip(2, ["start 3", "gold 3 7", "over 0"]);
  });

  test("R24: 'over SEAT' names either seat of the player who has won", () => {
    expect(scene(box, 2, "over 3").position()).toEqual(["start 0", "over 1"]);
    expect(headerRefusal(box, 2, "over 4")).toMatch(/^line 4: –: a seat wanted/);
    expect(headerRefusal(box, 2, "over 1 2")).toMatch(/^line 4: –: one seat wanted/);
    expect(headerRefusal(box, 2, "over 1", "rolling 3")).toMatch(/^line 5: R5: /);
  });

  test("R16: without a points line the points follow from R16", () => {
    expect(three("court 1 0 0 0", "unspent 2").refusal("change 2 to 3")).toBeUndefined();
    expect(three("court 1 0 0 0", "unspent 2", "points 0").refusal("change 2 to 3")).toMatch(
      /^R16: /,
    );
    expect(refused("unspent 2", "points 4")).toMatch(/^line 5: R16: action points wanted, 0 to 3/);
    expect(refused("unspent 2", "points 1 1")).toMatch(/^line 5: –: one number wanted/);
  });

  test("R22: without a gained line it is the round before", () => {
    expect(three("round 9").position()).toEqual(["start 0", "round 9"]);
    expect(refused("round 9", "gained 10")).toMatch(/^line 5: R22: a round wanted, 0 to 9/);
    expect(refused("round 30", "gained 5")).toMatch(/^line 5: R22: 24 rounds without a new member/);
    expect(refused("round 101")).toMatch(/^line 4: R22: /);
    expect(refused("round 1 2")).toMatch(/^line 4: –: one number wanted/);
  });

  test("R2: places that are not on the board are refused at their line", () => {
    expect(refused("village 7 0 - - -")).toMatch(
      /^line 4: R2: a village wanted, 1 to 6, '7' found/,
    );
    expect(refused("village 1 0 - -")).toBe(
      "line 4: R2: 4 spaces wanted, each a seat or '-', 3 found",
    );
    expect(refused("cave 1 0 - - - - - -")).toBe(
      "line 4: R2: 6 spaces wanted, each a seat or '-', 7 found",
    );
    expect(refused("cave 1 3 - - - - -")).toMatch(
      /^line 4: –: a seat or '-' wanted, 0 to 2, '3' found/,
    );
    expect(refused("court 0 1")).toMatch(/^line 4: R2: /);
    expect(refused("court 1 0 - 1")).toBe("line 4: R11: a court fills without gaps");
    expect(refused("court 1 0 0 0 0 0 0")).toMatch(/^line 4: R11: 1 to 5 members wanted, 6 found/);
    expect(refused("court 1")).toMatch(/^line 4: R11: /);
    expect(refused("deep 6 1")).toMatch(/^line 4: R2: /);
    expect(refused("deep 1 6")).toMatch(/^line 4: R14: /);
    expect(refused("deep 1 1 1")).toMatch(/^line 4: –: /);
    expect(refused("gold 3 1")).toMatch(/^line 4: –: a seat wanted/);
    expect(refused("gold 0 -1")).toMatch(/^line 4: R23: gold wanted/);
    expect(three("gold 0 999999999", "cave 1 - - - - 0 -").position()).toContain(
      "gold 0 999999999",
    );
    expect(refused("village 1 0 - - -", "village 01 1 - - -")).toMatch(
      /^line 5: R2: a village wanted/,
    );
    expect(refused("gold 0 1 2")).toMatch(/^line 4: –: 'gold SEAT N' wanted/);
  });

  test("R1: more members than tokens are refused at the line that places one too many", () => {
    expect(
      refused(
        "court 1 1 1",
        "cave 1 0 0 0 0 0 0",
        "cave 2 0 0 0 0 0 0",
        "village 1 0 0 0 0",
        "court 2 1",
      ),
    ).toBe("line 7: R1: seat 0 has 15 tokens, more are on the board");
  });

  test("R4: impossible dice of a turn are refused at their line", () => {
    expect(refused("unspent 1 2 3 4")).toMatch(/^line 4: R4: 3 dice at most/);
    expect(refused("unspent 3 3 3")).toBe("line 4: R4: three equal dice are rolled again");
    expect(refused("unspent 3 3 3", "changed 3")).toBeUndefined();
    expect(refused("unspent 3 3")).toBeUndefined();
    expect(refused("unspent 7")).toMatch(/^line 4: –: '7' is not a die/);
    expect(refused("rolling 2")).toMatch(/^line 4: R4: 'rolling 3' wanted/);
    expect(refused("rolling 3", "unspent 1")).toMatch(/^line 4: R4: /);
    expect(refused("unspent 1 2", "changed 3")).toMatch(/^line 5: R17: /);
    expect(refused("unspent 1 2", "changed")).toMatch(/^line 5: –: 'changed FACES' wanted/);
    expect(refused("changed 3")).toMatch(/^line 4: R17: /);
  });

  test("R7: impossible entries of a turn are refused at their line", () => {
    expect(refused("unspent", "entered village:4 village:4 village:4")).toMatch(/^line 5: R7: /);
    expect(refused("unspent 1", "entered village:4 village:4 cave:1")).toMatch(
      /^line 5: R6: each entry spends one/,
    );
    expect(refused("entered village:4")).toMatch(/^line 4: R4: nobody enters before/);
    expect(refused("unspent 1", "entered town:4")).toMatch(/^line 5: –: 'town:4' is no place/);
    expect(refused("unspent 1", "entered deep:6")).toMatch(/^line 5: –: /);
    expect(refused("unspent 1", "entered")).toMatch(/^line 5: R6: /);
  });

  test("R5: a turn, an examination or the end, not two at once", () => {
    expect(refused("examine 0", "over")).toMatch(/^line 5: R5: /);
    expect(refused("examine 0", "to-act 1")).toMatch(
      /^line 5: R5: no turn is running with 'examine'/,
    );
    expect(refused("over", "unspent 1")).toMatch(/^line 5: R5: /);
    expect(refused("over 1")).toMatch(/^line 4: –: 'over' stands alone, except for two/);
    expect(refused("examine 3")).toMatch(/^line 4: –: a seat wanted/);
    expect(refused("to-act 3")).toMatch(/^line 4: –: /);
  });

  test("R15: an examination with nothing to choose is passed automatically", () => {
    expect(three("examine 0").position()).toEqual(["start 1", "round 2", "gained 0"]);
    expect(three("cave 1 - - - - - 1", "examine 0").position()).toContain("gold 1 5");
  });

  test("unknown rules and keys are refused at their line", () => {
    expect(refused("rules english")).toBe("line 4: –: no rule set 'english': standard are known");
    expect(refused("rules courtDie=both")).toMatch(/^line 4: –: courtDie is court or village/);
    expect(refused("cards 0 guard")).toMatch(/^line 4: –: unknown key 'cards'/);
    expect(refused("village 1 0 - - -", "village 1 0 - - -")).toMatch(
      /^line 5: –: 'village 1' stands here twice/,
    );
    expect(refused("start 3")).toMatch(/^line 4: –: /);
    expect(three("rules wrap=no").table.rules()).toEqual(["rules standard wrap=no"]);
  });
});
