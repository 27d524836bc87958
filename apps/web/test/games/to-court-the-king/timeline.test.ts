import { describe, expect, test } from "vitest";
import {
  nextTurn,
  subtitleOf,
  timelineOf,
  turnWords,
  youOf,
} from "../../../src/games/to-court-the-king/model/timeline.ts";
import { rosterOf, played, stateWith, tableWith } from "./kingSituation.ts";

const shown = (...[players, ...lines]: readonly [number, ...string[]]) =>
  timelineOf(stateWith(players, ...lines)).map(({ round, isFinal, turns }) => ({
    round,
    isFinal,
    turns: turns
      .map(({ seat, when, isAgain }) => `${seat} ${when}${isAgain ? " again" : ""}`)
      .join(", "),
  }));

describe("this round and the next", () => {
  test("K4: the seat that ends a round begins the next", () => {
    expect(shown(4, "start 1", "to-act 0", "round 7")).toEqual([
      { round: 7, isFinal: false, turns: "1 done, 2 done, 3 done, 0 now" },
      { round: 8, isFinal: false, turns: "0 later again, 1 later, 2 later, 3 later" },
    ]);
  });

  test("K21: after the King is claimed comes the final round, the Queen's holder last", () => {
    expect(shown(4, "start 0", "claimed 1 7 2", "to-act 2")).toEqual([
      { round: 1, isFinal: false, turns: "0 done, 1 done, 2 now, 3 later" },
      { round: 2, isFinal: true, turns: "3 later again, 0 later, 2 later, 1 later" },
    ]);
  });

  test("in the final round nothing follows", () => {
    const final = [{ round: 2, isFinal: true, turns: "3 done, 0 now, 2 later, 1 later" }];
    expect(shown(4, "start 0", "king 1 7 2", "to-act 0")).toEqual(final);
    expect(shown(4, "start 0", "king 1 7 2", "best 3 8 1", "to-act 0")).toEqual(final);
  });

  test("the manual starts the final round on the left", () => {
    const [, last] = shown(4, "rules manual", "start 0", "claimed 1 7 2", "to-act 2");
    expect(last?.turns).toBe("2 later, 3 later, 0 later, 1 later");
  });

  test("the turn that the bar announces is the turn that comes", () => {
    const table = tableWith(3, "start 1", "active 1 2 6", "to-act 1");
    const next = nextTurn(table.state);
    const after = played(table, "1 aside 1 2 6", "1 take nothing");
    expect(next?.seat).toBe(after.state.toAct);
  });
});

describe("in words", () => {
  test('a person alone with bots is addressed as "you"', () => {
    const roster = rosterOf(4);
    expect(subtitleOf(stateWith(4, "start 1", "to-act 0"), roster)).toBe(
      "Your turn, then you again",
    );
    expect(subtitleOf(stateWith(4, "start 0"), roster)).toBe("Your turn, then Ben");
    expect(subtitleOf(stateWith(4, "start 1", "to-act 3"), roster)).toBe("Dan plays, then you");
  });

  test("people who share a screen are named", () => {
    const roster = rosterOf(2, [0, 1]);
    expect(youOf(roster)).toBeUndefined();
    expect(subtitleOf(stateWith(2, "start 1", "to-act 0"), roster)).toBe(
      "Ada plays, then Ada again",
    );
    expect(turnWords({ seat: 1, when: "now", isAgain: false }, roster)).toBe("Ben");
  });
});
