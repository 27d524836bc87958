import { listed, thirdPerson } from "@courtly/engine";
import { ENGLISH, toCourtTheKing, finaleOf, tell } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { place } from "./support/place.ts";
import { toldNext } from "./support/told.ts";

const names = ["You", "Squire"];

const told = (header: readonly string[], next: string) =>
  toldNext(
    { game: toCourtTheKing, tell: (step, players) => tell(step, players, ENGLISH) },
    place(header),
    { next, names },
  );

describe("one line for each event", () => {
  test.each([
    [["start 1", "rolling 3"], "* 2 5 5", ["Squire rolls 2 5 5."]],
    [["active 2 5 5"], "aside 5 5", ["You keep 5 5."]],
    [
      ["start 1", "cards 1 laborer", "active 2"],
      "use laborer",
      ["Squire calls the Laborer: a 1 comes in."],
    ],
    [["start 1", "cards 1 fool", "active 2"], "use fool 2", ["Squire calls the Fool on 2."]],
    [
      ["cards 0 servingMaid", "active 2"],
      "use servingMaid 2>5",
      ["You call the Serving Maid: 2 to 5."],
    ],
    [["start 1", "aside 2 5 5"], "take farmer", ["Squire takes the Farmer with 2 5 5."]],
    [["aside 2 5 5"], "take nothing", ["You take nothing with 2 5 5."]],
    [
      ["start 1", "cards 1 fool", "aside 2 5 5"],
      "take charlatan",
      ["Squire turns the Fool into a Charlatan."],
    ],
    [["king 0 7 4"], "decline", ["Squire declines to roll."]],
    [
      ["king 0 7 4", "active 6", "aside 6 6 6"],
      "aside 6",
      ["Squire keeps 6.", "Squire reaches four 6s: the King stays where he is."],
    ],
    [
      ["king 0 7 4", "active 6", "aside 6 6 6 6 6 6 6"],
      "aside 6",
      ["Squire keeps 6.", "Squire takes the King with eight 6s."],
    ],
    [
      ["king 0 7 4", "best 1 8 1", "to-act 0", "active 2", "aside 2 2 2 2 2 2 2", "used queen"],
      "aside 2",
      ["You keep 2.", "You match the mark with eight 2s."],
    ],
  ] as const)("%j, %s", (header, next, says) => {
    expect(told(header, next)).toEqual(says);
  });

  test("K19: claiming the King has its own line", () => {
    expect(told(["aside 4 4 4 4 4 4 4"], "take king")).toEqual([
      "You claim the King with seven 4s. The Queen comes along; the final round follows this one.",
    ]);
  });
});

describe("the end", () => {
  test.each([
    [
      ["king 0 7 4", "over 0"],
      "You win the crown",
      "You hold the King with seven 4s, and nobody beat that.",
    ],
    [
      ["king 0 7 4", "best 1 8 1", "to-act 0", "over 1"],
      "Squire wins the crown",
      "Squire holds the King with eight 1s, taken from you.",
    ],
    [
      ["king 0 7 4", "best 1 8 1", "to-act 0", "over 0"],
      "You win the crown",
      "You match Squire's eight 1s, and the Queen decides.",
    ],
    [["over all"], "The throne stays empty", "all share the first place."],
  ])("%j: %s", (header, headline, says) => {
    const finale = finaleOf(place(header), names, ENGLISH);
    expect(finale.headline).toBe(headline);
    expect(finale.lines.join(" ")).toContain(says);
  });
});

test("verbs and lists follow their subjects", () => {
  expect(["take", "match", "miss", "go", "have", "are"].map(thirdPerson)).toEqual([
    "takes",
    "matches",
    "misses",
    "goes",
    "has",
    "is",
  ]);
  expect(listed(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben and Cleo");
});
