import { ENGLISH, endingWords } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import { chronicleOf } from "../../../src/games/rolling-courts/chronicle.ts";
import { scoreSheet, tieBreak } from "../../../src/games/rolling-courts/model/ending.ts";
import { headlineOf } from "../../../src/games/rolling-courts/model/headline.ts";
import { rosterOf, tableOf } from "./tables.ts";

const over = (players: number, ...header: readonly string[]) =>
  tableOf(players, [...header, "over"]).state;

describe("the end in a few words", () => {
  test("the winner and the points", () => {
    expect(headlineOf(over(3, "court 1 0 1 1"), rosterOf(3))).toBe("Ines won with 5 points");
    expect(headlineOf(over(3, "court 1 0"), rosterOf(3))).toBe("You won with 1 point");
  });

  test("R21: a shared victory", () => {
    const state = over(3, "court 1 0", "court 2 1");
    expect(headlineOf(state, rosterOf(3))).toBe("You and Ines share the victory with 1 point");
    expect(tieBreak(state)).toBe("Everything is equal: the victory is shared.");
  });
});

describe("R21, R24: the reason that decided", () => {
  test("no reason is given when the points decided", () => {
    expect(tieBreak(over(3, "court 1 0 1 1"))).toBeUndefined();
  });

  test("members, then gold", () => {
    expect(tieBreak(over(3, "court 1 0 1", "court 2 0"))).toBe(
      "The points are equal: members at court decide, 2 to 1.",
    );
    expect(tieBreak(over(3, "court 1 0", "court 2 1", "gold 0 4", "gold 1 3"))).toBe(
      "The points are equal: gold decides, 4 to 3.",
    );
  });

  test("R24: the second colours", () => {
    expect(tieBreak(over(2, "court 1 0", "court 2 1", "court 3 2"))).toBe(
      "The best colours are equal: the second colours decide, 1 to 0.",
    );
  });
});

describe("one of two players resigns", () => {
  const { table, steps } = (() => {
    const ended = tableOf(2, ["court 1 1 1 1"], ["0 roll", "3 resign"]);
    return { table: ended, steps: ended.steps() };
  })();

  test("the other one is the first of the score sheet, and no score decided", () => {
    const lines = scoreSheet(table.state, rosterOf(2));
    expect(lines.map(({ name, isWinner }) => [name, isWinner])).toEqual([
      ["You", true],
      ["You", true],
      ["Ines", false],
      ["Ines", false],
    ]);
    expect(tieBreak(table.state)).toBeUndefined();
    expect(endingWords(table.state, ENGLISH)).toBe("The game ends in round 1.");
  });

  test("the chronicle names the player, without a rule", () => {
    const entry = chronicleOf(steps.at(-1) as (typeof steps)[number], rosterOf(2));
    expect(entry).toEqual([
      { seat: 3, says: [{ kind: "text", text: "Ines resigns." }], rule: undefined },
    ]);
  });
});

describe("the score sheet", () => {
  test("points court by court, members and gold, the winner first", () => {
    const lines = scoreSheet(over(3, "court 1 0 1 1", "court 4 2 1", "gold 1 7"), rosterOf(3));
    expect(lines.map(({ name }) => name)).toEqual(["Ines", "You", "Jonas"]);
    expect(lines[0]).toMatchObject({
      seat: 1,
      role: undefined,
      isWinner: true,
      courts: [5, 0, 0, 2, 0, 0],
      points: 7,
      members: 3,
      gold: 7,
    });
    expect(lines[1]?.isWinner).toBe(false);
  });

  test("R24: a player's two colours together, the best first", () => {
    const lines = scoreSheet(over(2, "court 1 0 2 2", "court 2 1"), rosterOf(2));
    expect(lines.map(({ seat, role, points }) => [seat, role, points])).toEqual([
      [2, "best", 5],
      [0, "second", 1],
      [1, "best", 1],
      [3, "second", 0],
    ]);
  });
});
