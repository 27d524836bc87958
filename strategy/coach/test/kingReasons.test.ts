import { sorted } from "@courtly/engine";
import type { Odds } from "@courtly/odds";
import { toCourtTheKing, type CharacterId, type State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import {
  chancesOf,
  mainReasons,
  reasonsToRoll,
  reasonsToTake,
} from "../src/to-court-the-king/index.ts";
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
      chance: 0.4,
      isThisWay: true,
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

  test("what was sure when a plan began is not told in its later steps", () => {
    const lines = [{ steps: ["aside 5 5", "roll"], chance: 0.5 }];
    const worths = { nothing: 0.1, farmer: 0.4, knight: 0.6 };
    const outlook = {
      now: chancesOf(oddsAre({ farmer: 1 })),
      best: oddsAre({ farmer: 0.5, knight: 0.4 }),
      other: undefined,
    };
    const kinds = (shown?: State) =>
      (
        reasonsToRoll(ROLLED, outlook, {
          lines,
          worths,
          ...(shown && { shown: { state: shown, lines, chanceAfter: {} } }),
        }) ?? []
      ).map(({ kind }) => kind);
    expect(kinds()).toContain("stops");
    expect(kinds({ ...ROLLED })).not.toContain("stops");
  });

  test("a called die that another card changes is not said to be rolled", () => {
    const state: State = {
      ...START,
      hands: [hand("laborer", "noblewoman"), hand()],
      dice: { ...START.dice, active: sorted([1, 2, 4]), mayRoll: false },
    };
    const why = (...steps: readonly string[]) => {
      const lines = [{ steps: ["use laborer", ...steps, "roll"], chance: 0.5 }];
      const outlook = { now: {}, best: oddsAre({ knight: 0.4 }), other: undefined };
      const worths = { nothing: 0.1, knight: 0.6 };
      const reasons = reasonsToRoll(state, outlook, { lines, worths }) ?? [];
      return reasons.flatMap((reason) => (reason.kind === "dice" ? reason.why.kind : []));
    };
    expect(why("aside 2")).toContain("joins");
    expect(why("use noblewoman 1 1>2 2", "aside 2 2 2")).not.toContain("joins");
  });

  test("beside a card that the roll can hardly miss, a slim hope is no aim", () => {
    const lines = [{ steps: ["aside 5", "roll"], chance: 0.47 }];
    const worths = { nothing: 0.1, laborer: 0.47, hunter: 0.5 };
    const aim = (hunter: number) => {
      const best = oddsAre({ laborer: 0.98, hunter });
      const outlook = { now: {}, best, other: undefined };
      return reasonsToRoll(ROLLED, outlook, { lines, worths })?.[0];
    };
    expect(aim(0.04)).toMatchObject({ kind: "sure", card: "laborer" });
    expect(aim(0.4)).toMatchObject({ kind: "aim", card: "hunter", sure: { card: "laborer" } });
  });

  test("if a step towards another card is as good, that is told last with the card; for the same card it is no choice", () => {
    const lines = [
      { steps: ["aside 5 5", "roll"], chance: 0.5 },
      { steps: ["aside 3", "roll"], chance: 0.495 },
    ];
    const best = oddsAre({ knight: 0.4 });
    const worths = { nothing: 0.1, knight: 0.6, laborer: 0.55 };
    const why = (other: readonly Odds[]) =>
      reasonsToRoll(ROLLED, { now: chancesOf(best), best, other }, { lines, worths }) ?? [];
    const reasons = why(oddsAre({ knight: 0.1, laborer: 0.7 }));
    expect(mainReasons(reasons).map(({ kind }) => kind)).toEqual(["aim", "dice", "elsewhere"]);
    expect(reasons.at(-1)).toMatchObject({ card: "laborer", next: { action: { dice: [3] } } });
    const kinds = why(oddsAre({ knight: 0.3 })).map(({ kind }) => kind);
    expect(kinds).not.toContain("elsewhere");
    expect(kinds).not.toContain("chances");
    // The card shows the same chance.
    expect(reasons[0]).toMatchObject({ kind: "aim", chance: 0.4, isThisWay: false });
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
    expect(kinds(0.45)).toEqual(["aim", "dice", "stops"]);
  });

  test("the most equal dice that are not kept are told with the chance to win with them", () => {
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
      { kind: "apart", dice: [5, 5], win: 0.4, best: 0.43, isAsGood: false, isLow: false },
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
    // A step that keeps them beside the same dice is no other choice.
    expect(apart({ ...after, "aside 3 5 5": 0.43 })).toMatchObject([{ win: 0.4 }]);
    // Of two pairs the better one is told, and three equal dice before a pair.
    const holding = (...active: readonly (2 | 3 | 5)[]) => ({
      ...ROLLED,
      dice: { ...ROLLED.dice, active: sorted(active) },
    });
    const pairs = { ...after, "aside 2 2": 0.42 };
    expect(apart(pairs, lines, holding(2, 2, 3, 5, 5))).toMatchObject([{ dice: [2, 2] }]);
    const three = { ...pairs, "aside 5 5 5": 0.41 };
    expect(apart(three, lines, holding(2, 2, 3, 5, 5, 5))).toMatchObject([{ dice: [5, 5, 5] }]);
  });

  test("for the King it is told that low equal dice are easier to beat", () => {
    const state = { ...ROLLED, dice: { ...ROLLED.dice, active: sorted([1, 1, 6]) } };
    const told = (step: string, other: string, card: CharacterId) =>
      (
        reasonsToRoll(
          state,
          { now: {}, best: oddsAre({ [card]: 0.4 }), other: undefined },
          {
            lines: [{ steps: [step, "roll"], chance: 0.5 }],
            worths: { nothing: 0.1, [card]: 0.9 },
            chanceAfter: { [other]: 0.4 },
          },
        ) ?? []
      ).filter(({ kind }) => kind === "apart");
    expect(told("aside 6", "aside 1 1", "king")).toMatchObject([{ dice: [1, 1], isLow: true }]);
    expect(told("aside 6", "aside 1 1", "general")).toMatchObject([{ isLow: false }]);
  });

  test("dice for a King who is sure are not needed, but raise his mark", () => {
    const state = { ...ROLLED, dice: { ...ROLLED.dice, active: sorted([3, 5, 5]) } };
    const best = oddsAre({ king: 1 });
    const told = {
      lines: [{ steps: ["aside 5 5", "roll"], chance: 0.9 }],
      worths: { nothing: 0.1, king: 0.9, highKing: 0.9 },
    };
    const reasons = reasonsToRoll(state, { now: chancesOf(best), best, other: undefined }, told);
    expect(reasons?.slice(0, 2)).toMatchObject([
      { kind: "higherMark" },
      { why: { kind: "keeps", gap: { kind: "further", face: 5, have: 2 }, needsCards: false } },
    ]);
  });

  test("in a game that all choices win, that is told first, with the purpose alone, unless it is the King", () => {
    const why = (card: CharacterId, other: number, after: number) => {
      const lines = [
        { steps: ["aside 5 5", "roll"], chance: 0.997 },
        { steps: ["aside 3", "roll"], chance: other },
      ];
      const outlook = { now: {}, best: oddsAre({ [card]: 0.4 }), other: undefined };
      const told = { lines, worths: { nothing: 0.1, [card]: 0.998 } };
      const chanceAfter = { "aside 3": after };
      return mainReasons(reasonsToRoll(ROLLED, outlook, { ...told, chanceAfter }) ?? []);
    };
    expect(why("knight", 0.995, 0.995)).toMatchObject([
      { kind: "won", isAny: true },
      { kind: "aim", card: "knight" },
    ]);
    expect(why("knight", 0.995, 0.9)[0]).toEqual({ kind: "won", isAny: false });
    expect(why("knight", 0.98, 0.9)[0]).toMatchObject({ kind: "aim" });
    expect(why("king", 0.995, 0.995)[0]).toMatchObject({ kind: "aim" });
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
    expect(mainReasons(reasons)).toContainEqual({
      kind: "stops",
      card: "farmer",
      win: 0.45,
      rolling: 0.5,
      isAsGood: false,
    });
  });

  test("a called card that is as good as the next step is not told: it can wait", () => {
    const holding = { ...ROLLED, hands: [hand("hunter"), hand()] };
    const lines = [
      { steps: ["aside 5 5", "roll"], chance: 0.5 },
      { steps: ["use hunter", "aside 5 5", "roll"], chance: 0.497 },
    ];
    const best = oddsAre({ knight: 0.4 });
    const outlook = { now: chancesOf(best), best, other: best };
    const told = { lines, worths: { nothing: 0.1, knight: 0.6 } };
    const kinds = (reasonsToRoll(holding, outlook, told) ?? []).map(({ kind }) => kind);
    expect(kinds).not.toContain("chances");
    expect(kinds).not.toContain("elsewhere");
  });

  test.each([
    [[3, 3, 3], { face: 3, have: 3 }],
    [[3, 3, 3, 3], { face: 3, have: 4 }],
    [[3, 3], undefined],
  ] as const)("three or four equal dice that are kept for pairs are named: %j", (dice, alike) => {
    const active = sorted([...dice, 6]);
    const state = { ...ROLLED, dice: { ...ROLLED.dice, active } };
    const best = oddsAre({ bishop: 0.4 });
    const told = {
      lines: [{ steps: [`aside ${dice.join(" ")}`, "roll"], chance: 0.5 }],
      worths: { nothing: 0.1, bishop: 0.6 },
    };
    const reasons = reasonsToRoll(state, { now: {}, best, other: undefined }, told) ?? [];
    expect(reasons[1]).toMatchObject({ why: { kind: "keeps", gap: { kind: "dice", alike } } });
  });

  test("dice that a called card does not roll again count for the aim like kept ones", () => {
    const dice = { ...ROLLED.dice, active: sorted([1, 4]), aside: sorted([4, 4]) };
    const state = { ...ROLLED, dice, hands: [hand("fool", "farmer"), hand()] };
    const best = oddsAre({ hunter: 0.3 });
    const told = {
      lines: [{ steps: ["use fool 1"], chance: 0.5 }],
      worths: { nothing: 0.1, hunter: 0.6 },
    };
    const reasons = reasonsToRoll(state, { now: {}, best, other: undefined }, told) ?? [];
    expect(reasons.flatMap((reason) => (reason.kind === "dice" ? reason.why : []))).toMatchObject([
      { kind: "rerolls" },
      { kind: "keeps", gap: { kind: "alike", face: 4, have: 3, more: 1 }, needsCards: false },
    ]);
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
