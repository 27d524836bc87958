import type { ByPlayer, Step } from "@courtly/engine";
import { rollingCourts, tell as tellOf, type Action, type State } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import { letteredColours } from "../../../src/games/rolling-courts/colours.ts";
import { finaleOf } from "../../../src/games/rolling-courts/finale.ts";
import { courtsPlace, NAMES } from "../../support/place.ts";
import { toldNext } from "../../support/told.ts";
import { decisions } from "./games.ts";
import { ENGLISH } from "../../../src/speech.ts";

const tell = (step: Step<State, Action>, names: ByPlayer<string>) =>
  tellOf(step, letteredColours(step.before, names, ENGLISH));

function told(players: number, header: readonly string[], next: string): readonly string[] {
  const names = NAMES.slice(0, players);
  return toldNext({ game: rollingCourts, tell }, courtsPlace(players, header), { next, names });
}

describe("a sentence for each event", () => {
  test.each([
    [["rolling 3"], "* 2 4 5", ["You roll 2 4 5."]],
    [
      ["start 1", "rolling 3"],
      "* 4 4 4",
      ["Squire rolls 4 4 4: three equal dice are rolled again."],
    ],
    [["unspent 4"], "village 4", ["You send a member to village 4."]],
    [
      ["start 1", "village 2 1 - - -", "unspent 4"],
      "cave 4 from village 2:1",
      ["Squire recalls a member from village 2 and sends it into cave 4."],
    ],
    [
      ["start 1", "gold 1 19", "village 3 - 1 - -", "court 4 0 2", "unspent 4"],
      "court 4 from village 3:2 over 2",
      ["Squire goes to court 4, ahead of you and Page, for 19 gold."],
    ],
    [
      ["gold 0 10", "village 3 - 0 - -", "court 4 1 1 2 2", "unspent 4"],
      "court 4 from village 3:2",
      ["You go to court 4, for 10 gold.", "Court 4 is full: 1 of 3."],
    ],
    [
      ["cave 3 0 - - - - -", "unspent 2"],
      "deep 2 from cave 3:1",
      ["You find 6 gold in deep mine 2."],
    ],
    [
      ["cave 3 0 - - - - -", "deep 2 4", "unspent 2"],
      "deep 2 from cave 3:1",
      ["You find 2 gold in deep mine 2, the last treasure there."],
    ],
    [["unspent 2", "points 1"], "change 2 to 3", ["You change a 2 to 3."]],
    [
      ["start 1", "village 2 - 1 - -", "unspent 2", "points 1"],
      "retire village 2:2",
      ["Squire retires a member early from village 2: 2 gold."],
    ],
    [
      ["start 1", "village 2 1 0 - -", "unspent 2", "points 2"],
      "promote village 2:1",
      ["Squire promotes a member in village 2, past you."],
    ],
    [["unspent 2 5"], "end", ["You end the turn with 2 5 unspent."]],
    [["start 1", "unspent"], "end", ["Squire ends the turn."]],
    [
      ["cave 3 - - - 0 - -", "cave 1 - - - 0 - -", "examine 0"],
      "home cave 3:4",
      ["You take a member home from cave 3: 2 gold."],
    ],
    [
      ["cave 3 - - - 0 - -", "examine 0"],
      "stay",
      ["You stay in the caves.", "Round 2: Squire begins."],
    ],
  ] as const)("%j, %s", (header, next, says) => {
    expect(told(3, header, next)).toEqual(says);
  });

  test("R8: a member that is pushed out is paid, unless the recalled member made room", () => {
    const full = ["start 1", "village 6 1 2 2 0", "unspent 6"];
    expect(told(3, full, "village 6")).toEqual([
      "Squire sends a member to village 6.",
      "Your member is pushed out of village 6 and paid 2 gold.",
    ]);
    expect(told(3, full, "village 6 from village 6:1")).toHaveLength(1);
  });

  test("R13, R15: after the last turn of a round everybody digs, and members at the end of a cave come home", () => {
    const last = ["cave 2 0 - - - 1 -", "cave 5 - - - 0 1 1", "to-act 2", "unspent"];
    expect(told(3, last, "end")).toEqual([
      "Page ends the turn.",
      "The round ends: everybody in the caves digs one space deeper.",
      "Squire's members come home from the end of caves 2 and 5: 15 gold.",
    ]);
    expect(told(3, ["to-act 2", "unspent"], "end")).toEqual([
      "Page ends the turn.",
      "The round ends; the caves are empty.",
      "Round 2: Squire begins.",
    ]);
  });

  test("R24: with two players the colour is named", () => {
    expect(told(2, ["start 2", "rolling 3"], "* 1 2 3")).toEqual(["You (Y2) roll 1 2 3."]);
    expect(told(2, ["start 3", "village 6 1 1 1 2", "unspent 6"], "village 6")).toEqual([
      "Squire (S2) sends a member to village 6.",
      "Your Y2 member is pushed out of village 6 and paid 2 gold.",
    ]);
  });

  test("the gold in the sentence is the gold that is paid", () => {
    for (const players of [2, 3, 5])
      for (const before of decisions(players, "money"))
        for (const action of rollingCourts.actions(before, before.toAct)) {
          const event = { kind: "acted", seat: before.toAct, action } as const;
          const after = rollingCourts.apply(before, event);
          const texts = tell({ before, event, after }, NAMES).map(({ text }) => text);
          const sum = (gold: readonly number[]) => gold.reduce((a, b) => a + b, 0);
          const paid = texts.map((text) => Number(/(\d+) gold/.exec(text)?.[1] ?? 0));
          const price = action.kind === "court" ? -2 * (paid[0] ?? 0) : 0;
          expect(sum(paid) + price, texts.join(" ")).toBe(sum(after.gold) - sum(before.gold));
        }
  });
});

describe("the end", () => {
  const courts = ["court 1 0 0 0 0 0", "court 2 1 1 1 1 1", "court 3 0 1 2 2 2"];

  test("R20, R21: the winner, the reason of the end, and the scores from the best down", () => {
    const { headline, lines } = finaleOf(
      courtsPlace(3, [...courts, "court 4 1", "gold 2 7", "round 12", "over"]),
      NAMES.slice(0, 3),
      ENGLISH,
    );
    expect(headline).toBe("Squire rules the courts");
    expect(lines).toEqual([
      "3 courts are full after 12 rounds.",
      "",
      "          points  members  gold",
      "  Squire      19        7     0",
      "  You         17        6     0",
      "  Page        13        3     7",
    ]);
  });

  test("R21: the tie-breaker that decided, and a shared first place", () => {
    const tied = ["court 1 0 1", "court 2 1 0", "over"];
    const names = NAMES.slice(0, 3);
    expect(finaleOf(courtsPlace(3, ["gold 1 2", ...tied]), names, ENGLISH)).toMatchObject({
      headline: "Squire rules the courts",
      lines: expect.arrayContaining(["The points are equal: the gold decides."]) as string[],
    });
    const shared = finaleOf(courtsPlace(3, tied), names, ENGLISH);
    expect(shared.headline).toBe("You and Squire share the courts");
    expect(shared.lines.at(-1)).toBe("Everything is equal: the first place is shared.");
  });

  test("R22: an idle game ends with a sentence about it", () => {
    const { lines } = finaleOf(
      courtsPlace(3, ["court 1 0", "round 25", "gained 5", "over"]),
      NAMES.slice(0, 3),
      ENGLISH,
    );
    expect(lines[0]).toBe(
      "The game ends after 25 rounds: the last 20 rounds brought nobody to court.",
    );
  });

  test("R24: two players see their best and second colours", () => {
    const { headline, lines } = finaleOf(
      courtsPlace(2, ["court 1 2 2 2", "court 2 0 1", "court 3 3 1", "gold 1 4", "over"]),
      NAMES.slice(0, 2),
      ENGLISH,
    );
    expect(headline).toBe("You rule the courts");
    expect(lines.slice(2)).toEqual([
      "          best colour  second colour  members  gold",
      "  You            Y2 6           Y1 1        4     0",
      "  Squire         S1 4           S2 1        3     4",
    ]);
  });
});
