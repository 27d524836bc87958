import { describe, expect, test } from "vitest";
import { mainReasons as mainCourtsReasons, reasonsFor } from "../src/rolling-courts/index.ts";
import { tableOf } from "./courtsTables.ts";

describe("Rolling Courts", () => {
  const { state } = tableOf(3, [
    "round 4",
    "gold 0 20",
    "village 3 - 0 - -",
    "to-act 0",
    "unspent 3 4",
  ]);

  test("going to court is told by its points, the chances, and the difference to the next line", () => {
    const lines = [
      { steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.4, margin: 0.01 },
      { steps: ["village 4", "end"], chance: 0.3, margin: 0.01 },
    ];
    expect(reasonsFor(state, 0, lines)).toMatchObject([
      { kind: "purpose", purpose: { kind: "court", points: 1, isOpen: true } },
      { kind: "chances", verdict: "better", next: { action: { kind: "enter" } } },
      {
        kind: "against",
        gains: [{ kind: "points", more: 1 }, { kind: "gold" }, {}],
      },
    ]);
  });

  test("a game that every line wins needs no other reason", () => {
    const won = { chance: 1, margin: 0.001 };
    const lines = [
      { steps: ["village 4", "end"], ...won },
      { steps: ["end"], ...won },
    ];
    expect(reasonsFor(state, 0, lines)).toEqual([{ kind: "won" }]);
  });

  type Sampled = readonly [chance: number, ...steps: readonly string[]];
  const sampled = (...lines: readonly Sampled[]) =>
    lines.map(([chance, ...steps]) => ({ steps: [...steps, "end"], chance, margin: 0.001 }));
  const mainOf = (...lines: readonly Sampled[]) =>
    mainCourtsReasons(reasonsFor(state, 0, sampled(...lines)));

  test("a lack of gold is no reason for a step to a village, nor a lack near court for one into a cave", () => {
    const village = reasonsFor(state, 0, sampled([0.4, "village 4", "cave 3"], [0.3, "cave 3"]));
    expect(village[0]).toMatchObject({ kind: "lack", lack: { kind: "nearCourt" } });
    const cave = reasonsFor(state, 0, sampled([0.4, "cave 3"], [0.3, "village 4"]));
    expect(cave[0]).toMatchObject({ kind: "lack", lack: { kind: "furtherWays" } });
  });

  test("a way to court that is open and not taken is compared, with its later price", () => {
    const court = "court 3 from village 3:2 over 0";
    expect(mainOf([0.4, "cave 3"], [0.35, "village 4"], [0.3, court])).toMatchObject([
      { kind: "lack" },
      { kind: "purpose", purpose: { kind: "miner" } },
      {
        kind: "notNow",
        what: "court",
        points: 1,
        gold: 10,
        later: 6,
        isAsGood: false,
        win: 0.3,
        best: 0.4,
      },
    ]);
    expect(mainOf([0.4, "village 4"], [0.38, "cave 4"], [0.395, court]).at(-1)).toMatchObject({
      isAsGood: true,
    });
  });

  test("if another step is as good, that is told last, and only of the next step", () => {
    expect(mainOf([0.4, "village 4"], [0.395, "cave 3"])).toMatchObject([
      { kind: "lack" },
      { kind: "purpose", purpose: { kind: "villager" } },
      { kind: "chances", verdict: "asGood", nextFor: "gold" },
    ]);
    // Another step with the same purpose is no choice that matters, except for another village.
    const cave = mainOf([0.4, "cave 4"], [0.395, "cave 3"]);
    expect(cave.map(({ kind }) => kind)).not.toContain("chances");
    expect(mainOf([0.4, "village 4"], [0.395, "village 3"]).at(-1)).toMatchObject({
      verdict: "asGood",
      nextFor: undefined,
      next: { action: { into: { kind: "village", number: 3 } } },
    });
    // The next line has the same step later: it differs in the other die.
    const later = mainOf([0.4, "village 4", "cave 3"], [0.395, "village 3", "village 4"]);
    expect(later.map(({ kind }) => kind)).not.toContain("chances");
  });

  test("the most obvious other choice is told last with its chance, also for a way to court", () => {
    const court = "court 3 from village 3:2 over 0";
    expect(mainOf([0.4, court], [0.3, "village 4"])).toMatchObject([
      { kind: "purpose", purpose: { kind: "court" } },
      { kind: "chances", verdict: "better", other: 0.3 },
    ]);
    // Another village is told before another use of the die.
    expect(mainOf([0.4, "village 4", "cave 3"], [0.3, "village 3", "cave 4"]).at(-1)).toMatchObject(
      { kind: "chances", next: { action: { into: { kind: "village", number: 3 } } } },
    );
  });

  test("with three members in villages, or gold for the best seats of a turn, no lack is told", () => {
    const lacks = (village: string, gold: number, step: string, other: string) => {
      const lines = ["round 4", `gold 0 ${gold}`, village, "court 2 1 2", "to-act 0"];
      const board = tableOf(3, [...lines, "unspent 3 4"]).state;
      return reasonsFor(board, 0, sampled([0.4, step], [0.3, other])).filter(
        ({ kind }) => kind === "lack",
      );
    };
    expect(lacks("village 3 - 0 0 -", 60, "village 4", "cave 3")).toHaveLength(1);
    expect(lacks("village 3 - 0 0 0", 60, "village 4", "cave 3")).toEqual([]);
    expect(lacks("village 3 - 0 - -", 50, "cave 3", "village 4")).toHaveLength(1);
    expect(lacks("village 3 - 0 - -", 90, "cave 3", "village 4")).toEqual([]);
  });

  test("the points beside a step are those of that step, and others are told as later in the turn", () => {
    const rich = tableOf(3, [
      "round 4",
      "gold 0 40",
      "village 3 - 0 0 -",
      "to-act 0",
      "unspent 3 4",
    ]).state;
    const steps = ["court 3 from village 3:3 over 0", "court 4 from village 3:2 over 0", "end"];
    const purposes = (...line: readonly string[]) =>
      reasonsFor(rich, 0, [{ steps: line, chance: 0.4, margin: 0.001 }]).flatMap((reason) =>
        reason.kind === "purpose" ? reason.purpose : [],
      );
    expect(purposes(...steps)[0]).toMatchObject({ kind: "court", points: 1, isLater: false });
    const [court = ""] = steps;
    expect(purposes("village 4", court, "end")).toMatchObject([
      { kind: "villager" },
      { kind: "court", points: 1, isLater: true },
    ]);
  });

  test("R11: points of own members that move up at court are told as such", () => {
    const { state: ahead } = tableOf(3, [
      "round 4",
      "gold 0 40",
      "village 3 - 0 - -",
      "court 3 0",
      "to-act 0",
      "unspent 3",
    ]);
    const line = { steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.4, margin: 0.001 };
    expect(reasonsFor(ahead, 0, [line])[0]).toMatchObject({
      purpose: { kind: "court", points: 2, movesUp: true },
    });
  });

  test("a way to court that another step must pay for is no choice yet", () => {
    const position = [
      "round 4",
      "gold 0 6",
      "village 3 - 0 - -",
      "cave 3 0 - - - - -",
      "to-act 0",
      "unspent 2 3 4",
    ];
    const poor = tableOf(3, position).state;
    const court = ["deep 2 from cave 3:1", "court 3 from village 3:2 over 0"];
    const lines = sampled([0.4, "village 4"], [0.3, ...court]);
    const omitted = reasonsFor(poor, 0, lines).find(({ kind }) => kind === "notNow");
    expect(omitted).toMatchObject({ what: "deep", inCave: 5, dice: 1, isLater: false });
    const later = sampled([0.4, "village 4"], [0.3, "cave 4", ...court.slice(0, 1)]);
    const second = reasonsFor(poor, 0, later).find(({ kind }) => kind === "notNow");
    expect(second).toMatchObject({ what: "deep", isLater: true });
  });

  test("R9: a recall is explained, and whether somebody is at home", () => {
    expect(mainOf([0.4, "village 4 from village 3:2"])).toMatchObject([
      {
        kind: "purpose",
        purpose: {
          kind: "recall",
          from: { kind: "village", number: 3 },
          into: { kind: "village", number: 4 },
          isHandEmpty: false,
          there: { kind: "villager", village: 4 },
        },
      },
    ]);
  });
});
