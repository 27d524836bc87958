import { sorted } from "@courtly/engine";
import type { Odds } from "@courtly/odds";
import { toCourtTheKing, type State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { mainReasons as mainCourtsReasons, reasonsFor } from "../src/rolling-courts/index.ts";
import {
  chancesOf,
  mainReasons,
  reasonsToRoll,
  reasonsToTake,
} from "../src/to-court-the-king/index.ts";
import { tableOf } from "./courtsTables.ts";
import { hand, oddsAre, ROLLED, START } from "./kingTables.ts";

describe("To Court the King", () => {
  test("a card is told with the dice it adds, and whether these are for the King", () => {
    const lines = [{ steps: ["take guard"], chance: 0.6 }];
    expect(reasonsToTake(START, { lines })).toEqual([
      {
        kind: "gives",
        card: "guard",
        isPaid: true,
        isMade: false,
        win: undefined,
        isAtMost: false,
        isTowardsKing: true,
        help: { kind: "dice", isAtWill: true, dice: 4, before: 3 },
      },
    ]);
  });

  test("the dice for the King are counted by the rules, and enough of them are no reason", () => {
    const rich = hand("farmer", "general", "guard", "hunter");
    const state = { ...START, hands: [rich, hand()] };
    const [reason] = reasonsToTake(state, { lines: [{ steps: ["take knight"], chance: 0.6 }] });
    expect(reason).toMatchObject({ isTowardsKing: false, help: { dice: 9, before: 8 } });
  });

  test("a roll has an aim, its chance with the next line, and a card that is safe", () => {
    const lines = [
      { steps: ["aside 5 5", "roll"], chance: 0.5 },
      { steps: ["aside 3", "roll"], chance: 0.4 },
    ];
    const worths = { nothing: 0.1, farmer: 0.2, knight: 0.6 };
    const outlook = {
      now: chancesOf(oddsAre({ farmer: 1 })),
      best: oddsAre({ farmer: 1, knight: 0.4 }),
      other: oddsAre({ farmer: 1, knight: 0.1 }),
    };
    const reasons = reasonsToRoll(ROLLED, outlook, { lines, worths }) ?? [];
    expect(reasons.map(({ kind }) => kind)).toEqual(["aim", "dice", "gives", "chances"]);
    expect(reasons[0]).toEqual({
      kind: "aim",
      card: "knight",
      other: undefined,
      sure: { card: "farmer", win: 0.2, isNearly: false },
      help: { kind: "dice", isAtWill: true, dice: 4, before: 3 },
      chance: undefined,
      win: 0.6,
    });
    expect(reasons[1]).toEqual({
      kind: "dice",
      why: {
        kind: "keeps",
        card: undefined,
        gap: { kind: "alike", face: 5, have: 2, more: 3 },
        rolls: 1,
        adds: undefined,
        needsCards: true,
        helping: [],
      },
    });
    expect(mainReasons(reasons)).toEqual(reasons.slice(0, 2));
  });

  test("if other dice for another card are as good, that is told last, but not for the same card", () => {
    const lines = [
      { steps: ["aside 5 5", "roll"], chance: 0.5 },
      { steps: ["aside 3", "roll"], chance: 0.495 },
    ];
    const best = oddsAre({ knight: 0.4 });
    const worths = { nothing: 0.1, knight: 0.6, laborer: 0.55 };
    const why = (other: readonly Odds[]) =>
      reasonsToRoll(ROLLED, { now: chancesOf(best), best, other }, { lines, worths }) ?? [];
    const reasons = why(oddsAre({ knight: 0.1, laborer: 0.7 }));
    expect(mainReasons(reasons).map(({ kind }) => kind)).toEqual(["aim", "dice", "chances"]);
    expect(why(oddsAre({ knight: 0.3 })).map(({ kind }) => kind)).not.toContain("chances");
    // The card shows the same chance: it is told.
    expect(reasons[0]).toMatchObject({ kind: "aim", chance: 0.4 });
  });

  test("if it is as good to end the turn with a card, that card is told, once", () => {
    const roll = { steps: ["aside 5 5", "roll"], chance: 0.5 };
    const outlook = {
      now: chancesOf(oddsAre({ farmer: 1 })),
      best: oddsAre({ farmer: 0.9, knight: 0.4 }),
      other: undefined,
    };
    const worths = { nothing: 0.1, farmer: 0.495, knight: 0.6 };
    const kinds = (chance: number) => {
      const lines = [roll, { steps: ["aside 3 5 5", "take farmer"], chance }];
      const reasons = reasonsToRoll(ROLLED, outlook, { lines, worths }) ?? [];
      return mainReasons(reasons).map((reason) => reason.kind);
    };
    expect(kinds(0.495)).toEqual(["aim", "dice", "mayStop"]);
    expect(kinds(0.45)).toEqual(["aim", "stops", "dice"]);
  });

  test("equal dice that are not kept are told with both chances to win", () => {
    const lines = [{ steps: ["aside 3", "roll"], chance: 0.43 }];
    const outlook = { now: {}, best: oddsAre({ knight: 0.4 }), other: undefined };
    const worths = { nothing: 0.1, knight: 0.6 };
    const apart = (
      chanceAfter: Readonly<Record<string, number>>,
      step = lines,
      state: State = ROLLED,
    ) =>
      mainReasons(reasonsToRoll(state, outlook, { lines: step, worths, chanceAfter }) ?? []).filter(
        ({ kind }) => kind === "apart",
      );
    const after = { "aside 3": 0.43, "aside 5": 0.42, "aside 5 5": 0.4, "aside 3 5 5": 0.41 };
    expect(apart(after)).toEqual([
      { kind: "apart", dice: [5, 5], win: 0.41, best: 0.43, isAsGood: false },
    ]);
    expect(apart({ ...after, "aside 5 5": 0.425 })).toMatchObject([{ isAsGood: true }]);
    // A pair that is broken is told too, one that is kept is not.
    const step = (text: string) => [{ steps: [text, "roll"], chance: 0.43 }];
    expect(apart(after, step("aside 5"))).toHaveLength(1);
    expect(apart(after, step("aside 5 5"))).toEqual([]);
    // Without the chance of the other step nothing is claimed.
    expect(apart({})).toEqual([]);
    // The line that keeps them is not compared twice.
    const both = [...lines, { steps: ["aside 5 5", "roll"], chance: 0.41 }];
    const told = { lines: both, worths, chanceAfter: after };
    const kinds = (reasonsToRoll(ROLLED, outlook, told) ?? []).map(({ kind }) => kind);
    expect(kinds).toContain("apart");
    expect(kinds).not.toContain("chances");
    // Of two pairs the better one is told.
    const pairs = { ...ROLLED, dice: { ...ROLLED.dice, active: sorted([2, 2, 3, 5, 5]) } };
    expect(apart({ ...after, "aside 2 2": 0.42 }, lines, pairs)).toMatchObject([{ dice: [2, 2] }]);
  });

  test("another use of the same card is no other choice: both have the same words", () => {
    const uses = [
      { steps: ["use astronomer 3>5", "roll"], chance: 0.5 },
      { steps: ["use astronomer 5>3", "roll"], chance: 0.4 },
    ];
    const best = oddsAre({ knight: 0.4 });
    const outlook = { now: chancesOf(best), best, other: undefined };
    const worths = { nothing: 0.1, knight: 0.6 };
    const holding = { ...ROLLED, hands: [hand("astronomer"), hand()] };
    const kinds = (lines: typeof uses) =>
      (reasonsToRoll(holding, outlook, { lines, worths }) ?? []).map(({ kind }) => kind);
    expect(kinds(uses)).not.toContain("chances");
  });

  test("a choice that is past is not told: only steps that differ from the next one are compared", () => {
    const lines = [
      { steps: ["aside 5 5", "roll"], chance: 0.5 },
      { steps: ["aside 3", "roll"], chance: 0.495 },
    ];
    const best = oddsAre({ knight: 0.4 });
    const outlook = { now: chancesOf(best), best, other: best };
    const worths = { nothing: 0.1, knight: 0.6 };
    const verdicts = (shown: readonly (typeof lines)[number][]) => {
      const kept = toCourtTheKing.apply(ROLLED, {
        kind: "acted",
        seat: 0,
        action: { kind: "aside", dice: [5, 5] },
      });
      const told = { lines, worths, shown: { state: kept, lines: shown } };
      const reasons = reasonsToRoll(ROLLED, outlook, told) ?? [];
      return reasons.flatMap((reason) =>
        reason.kind === "chances" ? reason.verdict : reason.kind === "mayStop" ? reason.card : [],
      );
    };
    const roll = { steps: ["roll"], chance: 0.5 };
    expect(verdicts([roll])).toEqual([]);
    expect(verdicts([roll, { steps: ["aside 3", "take guard"], chance: 0.45 }])).toEqual([
      "better",
    ]);
    expect(verdicts([roll, { steps: ["aside 3", "take guard"], chance: 0.495 }])).toEqual([
      "guard",
    ]);
  });

  test("a card that is sure only now is told with the chances of both choices", () => {
    const lines = [{ steps: ["aside 5 5", "roll"], chance: 0.5 }];
    const best = oddsAre({ farmer: 0.9, knight: 0.4 });
    const outlook = { now: chancesOf(oddsAre({ farmer: 1 })), best, other: undefined };
    const worths = { nothing: 0.1, farmer: 0.45, knight: 0.6 };
    const reasons = reasonsToRoll(ROLLED, outlook, { lines, worths }) ?? [];
    expect(mainReasons(reasons)[1]).toEqual({
      kind: "stops",
      card: "farmer",
      win: 0.45,
      rolling: 0.5,
    });
  });

  test("a King who is nearly sure is the aim only, and his dice are told", () => {
    const lines = [{ steps: ["aside 5 5", "roll"], chance: 0.9 }];
    const outlook = { now: {}, best: oddsAre({ king: 0.98 }), other: undefined };
    const worths = { nothing: 0.1, king: 0.9, highKing: 0.95 };
    const reasons = reasonsToRoll(ROLLED, outlook, { lines, worths }) ?? [];
    expect(reasons[0]).toMatchObject({ kind: "aim", card: "king", sure: undefined });
    expect(reasons[1]).toMatchObject({ why: { kind: "keeps", gap: { have: 2, more: 5 } } });
  });

  test("a King who is sure now stays the aim of a roll that can miss him, and is no card that is given up", () => {
    const lines = [{ steps: ["aside 5 5", "roll"], chance: 0.9 }];
    const now = chancesOf(oddsAre({ king: 1 }));
    const outlook = { now, best: oddsAre({ king: 0.93, knight: 1 }), other: undefined };
    const worths = { nothing: 0.1, knight: 0.7, king: 0.9, highKing: 0.95 };
    const reasons = reasonsToRoll(ROLLED, outlook, { lines, worths }) ?? [];
    expect(reasons[0]).toMatchObject({ kind: "aim", card: "king" });
    expect(reasons.map(({ kind }) => kind)).not.toContain("stops");
  });

  test("dice that are kept for another card than the aim name that card", () => {
    const lines = [{ steps: ["aside 5", "roll"], chance: 0.5 }];
    const outlook = {
      now: {},
      best: oddsAre({ knight: 0.3, laborer: 0.6 }),
      other: oddsAre({ knight: 0.3, laborer: 0.4 }),
    };
    const worths = { nothing: 0.1, laborer: 0.3, knight: 0.9 };
    const reasons = reasonsToRoll(ROLLED, outlook, { lines, worths }) ?? [];
    expect(reasons[0]).toMatchObject({ kind: "aim", card: "knight" });
    expect(reasons[1]).toMatchObject({
      why: { kind: "keeps", card: "laborer", gap: { kind: "pips", have: 5, asked: 15 } },
    });
  });

  test("in the final round a result needs no other reason, even if every move is as good", () => {
    const claim = { seat: 1, count: 9, face: 5 } as const;
    const state = { ...START, round: 2, ending: { claim, best: claim, round: 1 } };
    const lines = [
      { steps: ["decline"], chance: 0 },
      { steps: ["roll"], chance: 0 },
    ];
    expect(mainReasons(reasonsToTake(state, { lines }))).toMatchObject([{ kind: "hopeless" }]);
  });

  test("a card that cannot fail is no aim: the aim is what the roll may bring beyond it", () => {
    const lines = [{ steps: ["aside 5", "roll"], chance: 0.5 }];
    const best = oddsAre({ laborer: 0.99, hunter: 0.2 });
    const outlook = { now: chancesOf(best), best, other: undefined };
    const worths = { nothing: 0.1, laborer: 0.4, hunter: 0.6 };
    expect(reasonsToRoll(ROLLED, outlook, { lines, worths })?.[0]).toMatchObject({
      card: "hunter",
      sure: { card: "laborer", isNearly: true },
    });
  });

  test.each([
    ["a card that can add another of the kept value", ["aside 3", "roll"], ["adds"]],
    ["a die that matches none", ["aside 5", "roll"], ["one"]],
    ["a brought die that is rolled too", ["use hunter", "aside 5", "roll"], ["joins", "one"]],
    ["a brought die that is kept", ["use hunter", "aside 3 3", "roll"], ["brings", "keeps"]],
    ["a chosen die that is kept", ["use queen 5", "aside 5 5", "roll"], ["brings", "keeps"]],
    ["a chosen die that is rolled too", ["use queen 6", "aside 5", "roll"], ["joins", "one"]],
  ] as const)("the kept dice are explained: %s", (_, steps, kinds) => {
    const state = {
      ...ROLLED,
      dice: { ...ROLLED.dice, active: sorted([2, 3, 5]) },
      hands: [hand("hunter", "queen"), hand()],
    };
    const best = oddsAre({ general: 0.5 });
    const told = { lines: [{ steps, chance: 0.5 }], worths: { nothing: 0.1, general: 0.7 } };
    const reasons = reasonsToRoll(state, { now: {}, best, other: undefined }, told) ?? [];
    expect(reasons.flatMap((reason) => (reason.kind === "dice" ? reason.why.kind : []))).toEqual(
      kinds,
    );
  });

  test.each([
    [0.5, 0.4, undefined, "better"],
    [0.5, 0.491, undefined, "asGood"],
    [0.5, 0.491, 0.05, "asGood"],
    [0.5, 0.48, 0.05, "tooClose"],
  ] as const)("chances %d and %d with margin %s are %s", (chance, other, margin, verdict) => {
    const known = margin === undefined ? {} : { margin };
    const lines = [
      { steps: ["aside 5", "roll"], chance, ...known },
      { steps: ["aside 3", "roll"], chance: other, ...known },
    ];
    expect(reasonsToTake(ROLLED, { lines })).toMatchObject([{ kind: "chances", verdict }]);
  });
});

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
    // Another step with the same purpose is no choice that matters.
    const same = mainOf([0.4, "village 4"], [0.395, "village 3"]);
    expect(same.map(({ kind }) => kind)).not.toContain("chances");
    // The next line has the same step later: it differs in the other die.
    const later = mainOf([0.4, "village 4", "cave 3"], [0.395, "village 3", "village 4"]);
    expect(later.map(({ kind }) => kind)).not.toContain("chances");
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
    expect(omitted).toMatchObject({ what: "deep" });
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
        },
      },
    ]);
  });
});
