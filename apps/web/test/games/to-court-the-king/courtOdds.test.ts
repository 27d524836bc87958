import { oddsOf } from "@courtly/odds";
import { handOf } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { courtOdds } from "../../../src/games/to-court-the-king/coach/courtOdds.ts";
import { oddsQuestion } from "@courtly/coach/to-court-the-king";
import { spokenOdds } from "../../../src/games/to-court-the-king/coach/spokenOdds.ts";
import { courtOf } from "../../../src/games/to-court-the-king/model/court.ts";
import { stateWith } from "./kingSituation.ts";

const LINES = ["cards 0 farmer fool", "court knight 0", "active 2 3", "aside 3 3"];
const exact = (atLeast: number) => ({ atLeast, atMost: atLeast, exact: true });

describe("the status of cards by their odds", () => {
  const state = stateWith(2, ...LINES);
  const odds = courtOdds(state, {
    guard: exact(1),
    hunter: exact(0.305),
    alchemist: exact(0),
    king: exact(0),
    general: { atLeast: 0.2, atMost: 1, exact: false },
  });

  test("sure, possible, out of reach; a bound where nothing better is known", () => {
    expect(odds.guard).toEqual({ status: "sure", words: "Sure", chance: 1 });
    expect(odds.hunter).toEqual({ status: "chance", words: "31%", chance: 0.305 });
    expect(odds.alchemist).toEqual({ status: "out", words: "0%", chance: 0 });
    expect(odds.general).toEqual({ status: "chance", words: "≥ 20%", chance: 0.2 });
  });

  test("the Queen comes with the King, a Fool in the hand can always be turned", () => {
    expect(odds.queen).toEqual(odds.king);
    expect(odds.charlatan?.status).toBe("sure");
  });

  test("owned and gone cards have no odds, and are not asked for", () => {
    expect([odds.farmer, odds.fool, odds.knight]).toEqual([undefined, undefined, undefined]);
    const goals = oddsQuestion(state, 2 ** 28).goals?.flatMap((goal) =>
      goal.kind === "cost" ? [goal.character] : [],
    );
    expect(goals).toContain("guard");
    expect(goals).not.toContain("farmer");
    expect(goals).not.toContain("knight");
    expect(goals).not.toContain("queen");
  });

  test("on the court they replace what the dice pay for; owned and gone cards stay as they are", () => {
    const court = courtOf(state, { seat: 0, plays: true, odds });
    expect(court.guard).toMatchObject({ status: "sure", words: "Sure", chance: 1 });
    expect(court.hunter).toMatchObject({ status: "chance", words: "31%" });
    expect([court.farmer.status, court.knight.status]).toEqual(["yours", "gone"]);
    const without = courtOf(state, { seat: 0, plays: true });
    expect(without.guard).toMatchObject({ status: "reach", words: "In reach" });
  });

  test("once all dice are set aside, the cards that can be taken are known without odds", () => {
    const result = stateWith(2, "cards 0 farmer", "aside 3 3 3 3");
    const chances = Object.fromEntries(oddsOf(handOf(result, 0), result.dice));
    const claimed = courtOf(result, {
      seat: 0,
      plays: true,
      odds: courtOdds(result, chances),
    });
    expect(claimed.guard.status).toBe("take");
  });
});

test("in the final round the mark is asked for: to beat, or for the Queen's holder to match", () => {
  const asked = (toAct: number) => {
    const { goals } = oddsQuestion(
      stateWith(3, "start 0", "cards 1 farmer", "king 1 7 4", `to-act ${toAct}`),
      2 ** 28,
    );
    return goals;
  };
  const mark = { count: 7, face: 4 };
  expect(asked(0)).toEqual([{ kind: "mark", mark, need: "beat" }]);
  expect(asked(1)).toEqual([{ kind: "mark", mark, need: "match" }]);
});

describe("announcements of odds", () => {
  const before = courtOdds(stateWith(2), {
    king: exact(0),
    general: exact(0.5),
    guard: exact(0.2),
  });
  test("only what has changed, the highest first, two at most", () => {
    const after = courtOdds(stateWith(2), {
      king: exact(0.4),
      general: exact(0.81),
      guard: exact(1),
    });
    expect(spokenOdds(before, after)).toBe("King 40%, General 81%.");
    expect(spokenOdds(before, before)).toBe("");
    // The card that the roll is for comes first.
    expect(spokenOdds(before, after, "guard")).toBe("Guard sure, King 40%.");
  });
});
