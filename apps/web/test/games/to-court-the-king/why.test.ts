import { sorted, type Face } from "@courtly/engine";
import type { Worths } from "@courtly/bots/advice";
import type { Odds } from "@courtly/odds";
import {
  RULE_SETS,
  setOf,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import {
  chancesOf,
  reasonsToRoll,
  reasonsToTake,
  type KingReason,
} from "@courtly/coach/to-court-the-king";
import { reasonWords } from "../../../src/games/to-court-the-king/coach/reasonWords.ts";

/** All reasons in one line. */
const inOneLine =
  <Given extends readonly unknown[]>(
    why: (state: State, ...given: Given) => readonly KingReason[] | undefined,
  ) =>
  (state: State, ...given: Given) =>
    why(state, ...given)
      ?.map((reason) => reasonWords(state, reason))
      .join(" ");
const [whyByCards, whyByOdds] = [inOneLine(reasonsToTake), inOneLine(reasonsToRoll)];

const START = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
const ROLLED: State = {
  ...START,
  dice: { ...START.dice, active: sorted([2, 3, 5]), mayRoll: false },
};

test("the card at the end of a line is explained by its ability and use, compared with the card of the next best", () => {
  const lines = [
    { steps: ["use guard", "take knight"], chance: 0.8 },
    { steps: ["take bishop"], chance: 0.77 },
  ];
  expect(whyByCards(ROLLED, { lines })).toBe(
    "This makes your dice enough for the Knight (five alike): brings in a 5 whenever you like, so 4 dice in a turn instead of 3. More dice are needed for the King’s seven alike. The Bishop instead: brings in a 6; 77% to win. Only 77% to win with “Take the Bishop”.",
  );
  const [best] = lines;
  const rolled = [...(best ? [best] : []), { steps: ["aside 5", "roll"], chance: 0.7 }];
  expect(whyByCards(ROLLED, { lines: rolled })).toMatch(/Only 70% to win with “Keep 5”\.$/);
});

test("a card that brings no die is explained by its other uses", () => {
  const said = (card: string) =>
    whyByCards(ROLLED, { lines: [{ steps: [`take ${card}`], chance: 0.5 }] });
  expect(said("merchant")).toMatch(/, another try in every turn\.$/);
  expect(said("magician")).toMatch(/, so dice match more easily\.$/);
  expect(said("king")).toBe(
    "Your dice are enough for the King (seven alike): takes the Queen too and calls the final round; your result is the mark that everybody else gets one more turn to beat.",
  );
});

test("equal dice that count as two pairs are told as such, two pairs are not", () => {
  const why = (...active: readonly Face[]) =>
    whyByCards(
      { ...START, dice: { ...START.dice, active: sorted(active), mayRoll: false } },
      { lines: [{ steps: ["take astronomer"], chance: 0.5 }] },
    );
  expect(why(1, 1, 1, 1)).toMatch(/for the Astronomer \(two pairs; four alike will do\):/);
  expect(why(1, 1, 2, 2)).toMatch(/for the Astronomer \(two pairs\):/);
});

test("dice are counted with all cards of the hand that bring some; a card that brings none counts none", () => {
  const [hand] = [{ cards: setOf(["farmer", "guard", "general", "merchant"]), charlatans: 2 }];
  const state = { ...START, hands: [hand, hand] };
  const hunter = whyByCards(state, { lines: [{ steps: ["take hunter"], chance: 0.5 }] });
  expect(hunter).toContain("10 dice in a turn instead of 9");
  // With nine dice the seven alike for the King are no reason any more.
  expect(hunter).not.toContain("seven alike");
  expect(whyByCards(state, { lines: [{ steps: ["take magician"], chance: 0.5 }] })).not.toContain(
    "dice in",
  );
  // K12: there are no more dice than these.
  const full = { ...state, hands: [{ ...hand, charlatans: 5 }, hand] };
  expect(whyByCards(full, { lines: [{ steps: ["take hunter"], chance: 0.5 }] })).not.toContain(
    "dice in",
  );
});

test("if a roll comes before the card, or nothing is taken, no card is explained", () => {
  expect(whyByCards(ROLLED, { lines: [{ steps: ["aside 5", "roll"], chance: 0.5 }] })).toBe("");
  const lines = [
    { steps: ["take nothing"], chance: 0.5 },
    { steps: ["aside 5", "roll"], chance: 0.4 },
  ];
  expect(whyByCards(ROLLED, { lines })).toMatch(/^Only 40% to win with “Keep 5”/);
});

const LINES = [
  { steps: ["aside 5", "roll"], chance: 0.5 },
  { steps: ["aside 3", "roll"], chance: 0.5 },
];
const oddsAre = (chances: Readonly<Partial<Record<CharacterId, number>>>): readonly Odds[] =>
  Object.entries(chances).map(([character, atLeast]) => ({
    goal: { kind: "cost", character: character as CharacterId },
    chance: { atLeast, atMost: atLeast, exact: true },
  }));
const WORTHS = { nothing: 0.4, farmer: 0.5, merchant: 0.3, general: 0.7, king: 0.9 };

describe("why it does not roll on", () => {
  const lines = [
    { steps: ["take general"], chance: 0.7 },
    { steps: ["aside 5", "roll"], chance: 0.6 },
  ];
  const why = (after: Readonly<Partial<Record<CharacterId, number>>>) =>
    whyByCards(ROLLED, { lines, worths: WORTHS }, { rolled: oddsAre(after) })?.match(
      /Rolling on.*?\.(?= Only 60%)/,
    )?.[0];

  test.each([
    [
      { general: 0.4, king: 0.2 },
      "Rolling on could bring the King: 20.0%. But you would keep the General with only 40.0%.",
    ],
    [{ general: 1, king: 0.2 }, "Rolling on could bring the King: 20.0%."],
    [
      { general: 0.4, farmer: 0.9 },
      "Rolling on would risk the General for hardly anything better.",
    ],
    [{ general: 1, king: 0 }, "Rolling on could bring hardly anything better."],
  ])("%j", (after, said) => {
    expect(why(after)).toBe(said);
  });

  test("nothing is claimed if the odds of a better card are not exact, or about a King, whose mark may rise", () => {
    const bound = { atLeast: 0, atMost: 1, exact: false };
    const unknown: readonly Odds[] = [{ goal: { kind: "cost", character: "king" }, chance: bound }];
    const after = [...oddsAre({ general: 1 }), ...unknown];
    expect(whyByCards(ROLLED, { lines, worths: WORTHS }, { rolled: after })).not.toContain(
      "Rolling on",
    );
    const king = [{ steps: ["take king"], chance: 0.9 }, ...lines.slice(1)];
    expect(
      whyByCards(ROLLED, { lines: king, worths: WORTHS }, { rolled: oddsAre({ king: 1 }) }),
    ).not.toContain("Rolling on");
  });

  test("without odds nothing is said about rolling on", () => {
    expect(whyByCards(ROLLED, { lines, worths: WORTHS })).not.toContain("Rolling on");
  });
});

describe("why it rolls", () => {
  const other = oddsAre({ farmer: 1, general: 0.4, merchant: 0.1, king: 0 });
  const BETTER = [
    { steps: ["aside 5", "roll"], chance: 0.5 },
    { steps: ["aside 3", "roll"], chance: 0.4 },
  ];

  test("the card that adds most is the aim: its cost and benefit, what is at stake, why these dice, and the rest", () => {
    const best = oddsAre({ farmer: 0.2, general: 0.5, merchant: 0.9, king: 0.1 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1, merchant: 1 })) };
    // A card that is worse than nothing is neither an aim nor a sure card.
    expect(whyByOdds(ROLLED, prospects, { lines: LINES, worths: WORTHS })).toBe(
      [
        "The roll is for the General (six alike): two more dice in every turn.",
        "Chance to get it this way: 50%.",
        "You could take the Farmer at once, with about the same chance to win.",
        "The Merchant is sure, but would win less: 30%.",
        "One die must be kept before each roll; the other 2 are rolled again.",
        "General: 2 more dice in the first roll, so 5 dice in a turn instead of 3. 70% to win with this card. More dice are needed for the King’s seven alike.",
        "The King becomes likelier too: 10.0%. After the next best choice it is only 0%. It would win 90%.",
        // As many other dice for the same card are as good.
        "Keeping 3 instead has about the same chance to win.",
      ].join(" "),
    );
  });

  test("a card that stays sure is named, and the aim is a card that beats it", () => {
    const best = oddsAre({ farmer: 1, general: 0.5 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1, general: 0.5 })) };
    expect(whyByOdds(ROLLED, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^The roll is for the General \(six alike\): two more dice in every turn, 70% to win with the General\. Chance to get it: 50%\. Otherwise you still have the Farmer: 50% to win\./,
    );
  });

  test("if it is as good to end the turn with a card, that card is named", () => {
    const stop = { steps: ["aside 2 3 5", "take farmer"], chance: 0.5 };
    const best = oddsAre({ farmer: 0.2, general: 0.5 });
    const prospects = { best, other: undefined, now: chancesOf(oddsAre({ farmer: 1 })) };
    const lines = [...LINES.slice(0, 1), stop];
    expect(whyByOdds(ROLLED, prospects, { lines, worths: WORTHS })).toMatch(
      /Stopping now with the Farmer has about the same chance to win\.$/,
    );
  });

  test("kept dice make a card sure only if it is certain, and nearly sure otherwise", () => {
    const why = (farmer: number) => {
      const dice = { ...ROLLED.dice, active: sorted([3, 5, 5]) };
      const best = oddsAre({ farmer, philosopher: 0.1 });
      const lines = [{ steps: ["aside 5 5", "roll"], chance: 0.5 }];
      const worths = { nothing: 0.1, farmer: 0.3, philosopher: 0.6 };
      return whyByOdds({ ...ROLLED, dice }, { best, other: undefined, now: {} }, { lines, worths });
    };
    expect(why(1)).toContain("make the Farmer sure.");
    expect(why(0.98)).toContain("make the Farmer nearly sure.");
  });

  test("equal dice that are not kept are told with the chance to win with them", () => {
    const dice = { ...ROLLED.dice, active: sorted([3, 5, 5]) };
    const prospects = { best: oddsAre({ general: 0.5 }), other: undefined, now: {} };
    const lines = [{ steps: ["aside 3", "roll"], chance: 0.43 }];
    const why = (win: number) =>
      whyByOdds({ ...ROLLED, dice }, prospects, {
        lines,
        worths: WORTHS,
        chanceAfter: { "aside 5 5": win },
      });
    expect(why(0.41)).toContain("Keeping 5 5 instead would win less: 41%.");
    expect(why(0.43)).toContain("Keeping 5 5 instead has about the same chance to win.");
  });

  test("the chance of the aim is told only if its card shows the same one", () => {
    const best = oddsAre({ general: 0.5 });
    const why = (now: number) =>
      whyByOdds(
        ROLLED,
        { best, other, now: chancesOf(oddsAre({ general: now })) },
        { lines: LINES, worths: WORTHS },
      );
    expect(why(0.503)).toContain("Chance to get it: 50%.");
    expect(why(0.6)).not.toContain("to get it:");
  });

  test("a card that is sure only now is told with the chance to win with it, unless the roll hardly misses it", () => {
    const now = chancesOf(oddsAre({ farmer: 1, knight: 1 }));
    const why = (knight: number, worth: number) =>
      whyByOdds(
        ROLLED,
        { best: oddsAre({ farmer: 1, knight, general: 0.1 }), other: undefined, now },
        { lines: LINES, worths: { ...WORTHS, knight: worth } },
      );
    expect(why(0.9, 0.505)).toContain(
      "You could take the Knight at once, with about the same chance to win.",
    );
    expect(why(0.98, 0.505)).not.toContain("could take");
    // With a card that wins more, rolling on would need another reason.
    expect(why(0.9, 0.6)).not.toContain("could take");
  });

  test("if the next best move is worse, but not for the aim, the card that tells them apart is named too", () => {
    const best = oddsAre({ general: 0.5, king: 0.2 });
    const why = (general: number, king: number, lines = BETTER) =>
      whyByOdds(
        ROLLED,
        { best, other: oddsAre({ general, king }), now: {} },
        { lines, worths: WORTHS },
      );
    const both = "The roll is for the General (six alike) or the King (seven alike).";
    expect(why(0.5, 0)).toContain(both);
    expect(why(0.6, 0.1)).toContain(both);
    expect(why(0.4, 0)).not.toContain(both);
    expect(why(0.5, 0.2)).not.toContain(both);
    expect(why(0.5, 0, LINES)).not.toContain(both);
  });

  test("a card that wins less than a sure card is no aim", () => {
    const best = oddsAre({ farmer: 0.9, knight: 0.8, general: 0.1 });
    const prospects = { best, other: undefined, now: chancesOf(oddsAre({ farmer: 1 })) };
    const worths = { ...WORTHS, knight: 0.49 };
    expect(whyByOdds(ROLLED, prospects, { lines: LINES, worths })).toMatch(
      /^The roll is for the General/,
    );
  });

  test("a card that wins hardly more than the one that is sure is no aim", () => {
    const best = oddsAre({ farmer: 1, general: 0.5 });
    const prospects = { best, other: undefined, now: chancesOf(oddsAre({ farmer: 1 })) };
    const why = (general: number) =>
      whyByOdds(ROLLED, prospects, { lines: LINES, worths: { ...WORTHS, general } });
    expect(why(0.509)).toMatch(/^The roll is for the Farmer \(a pair\), which you cannot miss/);
    expect(why(0.511)).toMatch(
      /^The roll is for the General .* Otherwise you still have the Farmer/,
    );
  });

  test("a King is worth more, the more alike dice he is claimed with", () => {
    const best = oddsAre({ general: 1, king: 0.8 });
    const prospects = { best, other: undefined, now: chancesOf(oddsAre({ general: 1 })) };
    const why = (highKing: number) =>
      whyByOdds(ROLLED, prospects, {
        lines: LINES,
        worths: { nothing: 0.4, general: 0.95, king: 0.9, highKing },
      });
    expect(why(0.99)).toMatch(
      /^The roll is for the King \(seven alike\): with him you call the final round, 99% to win with the King\. Chance to get it this way: 80%\. Otherwise you still have the General: 95% to win\./,
    );
    expect(why(0.99)).toContain("Up to 99% to win with this card.");
    expect(why(0.9)).toMatch(
      /^The roll is for the General \(six alike\), which you cannot miss: two more dice in every turn\./,
    );
  });

  test("an unlikely aim is named together with a likelier card, if that is worth more than the sure card", () => {
    const best = oddsAre({ farmer: 1, general: 0.1, knight: 0.8, guard: 0.9 });
    const prospects = { best, other: undefined, now: chancesOf(oddsAre({ farmer: 1 })) };
    const why = (worths: typeof WORTHS & { readonly knight: number }) =>
      whyByOdds(ROLLED, prospects, { lines: LINES, worths });
    expect(why({ ...WORTHS, knight: 0.51, general: 0.9 })).toContain(
      "Failing that, often the Knight: 80.0% to get it. It would win 51%.",
    );
    expect(why({ ...WORTHS, knight: 0.49, general: 0.9 })).not.toContain("Failing that");
  });

  test("a card that can bring another die of the kept value is named, if alike dice are wanted", () => {
    const hand = { cards: setOf(["guard", "hunter"]), charlatans: 0 };
    const state = { ...START, hands: [hand, hand] };
    const why = (steps: readonly string[], best: readonly Odds[], worths: Worths = WORTHS) =>
      whyByOdds(
        { ...state, dice: { ...state.dice, active: sorted([2, 3, 5]), mayRoll: false } },
        { best, other: undefined, now: {} },
        { lines: [{ steps, chance: 0.5 }], worths },
      );
    const general = oddsAre({ general: 0.5 });
    expect(why(["aside 3", "roll"], general)).toContain(
      "This 3 is kept because your Hunter can add another.",
    );
    expect(
      why(["aside 2 3", "roll"], oddsAre({ magician: 0.5 }), { nothing: 0, magician: 0.8 }),
    ).toContain(
      "1 die is rolled, and your cards must help (the Guard adds a 2, the Hunter adds a 3).",
    );
    expect(why(["aside 3", "use hunter", "roll"], general)).not.toContain("can add");
    expect(why(["use hunter", "aside 5", "roll"], general)).toContain(
      "The die of the Hunter is rolled too, so there is one more.",
    );
    expect(why(["use hunter", "aside 3 3", "roll"], general)).toContain(
      "The Hunter adds a 3 to the kept dice. Two 3s are kept, four more are needed",
    );
    expect(why(["aside 5", "roll"], general)).not.toContain("can add");
    expect(
      why(["aside 3", "roll"], oddsAre({ nobleman: 0.5 }), { ...WORTHS, nobleman: 0.8 }),
    ).not.toContain("can add");
    // A card that costs pips does not need alike dice.
    const pips = { ...WORTHS, pawnbroker: 0.8 };
    expect(why(["aside 3", "roll"], oddsAre({ pawnbroker: 0.5 }), pips)).not.toContain("can add");
  });

  test("a Fool costs nothing in particular: at worst he is taken", () => {
    const prospects = { best: oddsAre({ general: 0.5 }), other, now: {} };
    const worths = { ...WORTHS, fool: 0.45 };
    const said = whyByOdds(ROLLED, prospects, { lines: LINES, worths });
    expect(said).toContain("At worst you take the Fool.");
    expect(said).not.toContain("sure");
  });

  test("if the King is sure, the aim is a higher mark", () => {
    const prospects = { best: oddsAre({ king: 1 }), other, now: chancesOf(oddsAre({ king: 1 })) };
    expect(whyByOdds(ROLLED, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^The King is sure; the roll is for more equal dice, which are harder to beat\./,
    );
  });

  test("without a card to aim at nothing is said about odds", () => {
    const prospects = { best: oddsAre({ merchant: 0.9 }), other, now: {} };
    expect(whyByOdds(ROLLED, prospects, { lines: LINES, worths: WORTHS })).toBeUndefined();
  });

  test.each([
    ["aside 4 4", "guard", "Two 4s are kept, one more is needed; 2 dice are rolled."],
    ["aside 4 4", "hunter", "Two 4s are kept, two more are needed; 2 dice are rolled."],
    ["aside 4", "guard", "One die must be kept before each roll; the other 3 are rolled again."],
    ["aside 4 4", "laborer", "The kept dice show 8 of 15 pips; 2 dice are rolled."],
    ["aside 4 4", "philosopher", "All dice must be even, as the kept ones are; 2 dice are rolled."],
    [
      "aside 4 4",
      "noblewoman",
      "Three more dice must fit the kept ones; 2 dice are rolled, and your cards must help.",
    ],
    [
      "aside 2 4 5",
      "magician",
      "Two more dice must fit the kept ones; 1 die is rolled, and your cards must help.",
    ],
    ["aside 4 4 5", "astronomer", "One more die must fit the kept ones (a 5); 1 die is rolled."],
  ] as const)("with %s for the %s, the kept dice are explained: %s", (kept, card, said) => {
    const dice = { ...START.dice, active: sorted([2, 4, 4, 5]), mayRoll: false };
    const lines = [{ steps: [kept, "roll"], chance: 0.5 }];
    const outlook = { best: oddsAre({ [card]: 0.5 }), other: undefined, now: {} };
    const worths = { nothing: 0.1, [card]: 0.8 };
    expect(whyByOdds({ ...START, dice }, outlook, { lines, worths })).toContain(said);
  });
});

describe("why one card and not another", () => {
  const why = (best: string, other: string, chances: readonly [number, number] = [0.6, 0.5]) =>
    whyByCards(START, {
      lines: [
        { steps: [`take ${best}`], chance: chances[0] },
        { steps: [`take ${other}`], chance: chances[1] },
      ],
    });

  test.each([
    ["knight", "laborer", "of the Laborer there are 2."],
    ["bishop", "hunter", "This card is harder to get, and the Hunter can still be won"],
    ["guard", "laborer", "The higher die brings more pips."],
    ["laborer", "charlatan", "This way you keep the Fool."],
  ])("%s, not %s: %s", (best, other, said) => {
    expect(why(best, other)).toContain(said);
  });

  test("two cards with the same benefit never have the same reason, and equal ones are told as equal", () => {
    expect(why("laborer", "knight", [0.7, 0.7])).toContain(
      "The Knight instead: brings in a 5; 70% to win. Both are as good.",
    );
  });
});

describe("the final round", () => {
  const ending = { claim: { seat: 1, count: 7, face: 4 }, best: { seat: 1, count: 7, face: 4 } };
  const FINAL = {
    ...START,
    round: 2,
    ending: { ...ending, round: 1 },
    dice: { ...START.dice, active: sorted([2, 5, 5]), aside: sorted([5, 5]), mayRoll: false },
  } as unknown as State;
  const toMark = (chance: number): readonly Odds[] => [
    {
      goal: { kind: "mark", mark: { count: 7, face: 4 }, need: "beat" },
      chance: { atLeast: chance, atMost: chance, exact: true },
    },
  ];

  test("a roll is explained by the mark and the kept dice", () => {
    const lines = [{ steps: ["aside 5 5", "roll"], chance: 0.5 }];
    const outlook = { best: toMark(0.3), other: toMark(0.2), now: {} };
    expect(whyByOdds(FINAL, outlook, { lines })).toMatch(
      /^To win you must beat seven 4s\. You keep four 5s; three more are needed, and 1 die is rolled\. One player rolls after you\.$/,
    );
  });

  test("a result that is enough may still be beaten by the players who roll later", () => {
    const dice = { ...FINAL.dice, active: sorted([]), aside: sorted([6, 6, 6, 6, 6, 6, 6, 6]) };
    const lines = [{ steps: ["stand"], chance: 0.9 }];
    expect(whyByCards({ ...FINAL, dice }, { lines })).toBe(
      "Your eight 6s are enough against seven 4s so far. One player rolls after you.",
    );
  });
});
