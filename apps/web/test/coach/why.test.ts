import { boxed, readRecord, sorted } from "@courtly/engine";
import type { Odds } from "@courtly/odds";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { RULE_SETS, setOf, toCourtTheKing, type CharacterId } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { goingOn } from "../../src/coach/courts/courtsCoach.ts";
import { whyByGains as gains } from "../../src/coach/courts/why.ts";
import { chancesOf } from "../../src/coach/king/questions.ts";
import { whyByCards as cards, whyByOdds as odds } from "../../src/coach/king/why.ts";

/** A reason has a line for each sentence. */
const inOneLine =
  <Given extends readonly unknown[]>(why: (...given: Given) => string | undefined) =>
  (...given: Given) =>
    why(...given)?.replaceAll("\n", " ");
const [whyByCards, whyByOdds, whyByGains] = [inOneLine(cards), inOneLine(odds), inOneLine(gains)];

const START = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });

test("a card that ends a line is told with what it does and what for, beside the card of the next one", () => {
  const lines = [
    { steps: ["use guard", "take knight"], chance: 0.8 },
    { steps: ["take bishop"], chance: 0.77 },
  ];
  expect(whyByCards(START, { lines })).toBe(
    "Knight: brings in a 5, so 4 dice in a turn instead of 3. 80% to win with it. The King asks for seven alike. Otherwise Bishop: brings in a 6, so 4 dice in a turn instead of 3. 77% to win with it.",
  );
  const [best] = lines;
  const rolled = [...(best ? [best] : []), { steps: ["aside 5", "roll"], chance: 0.7 }];
  expect(whyByCards(START, { lines: rolled })).toMatch(
    /80% to win with this, 70% with the next best\.$/,
  );
});

test("a card that brings no die is told with what else it is good for", () => {
  const said = (card: string) =>
    whyByCards(START, { lines: [{ steps: [`take ${card}`], chance: 0.5 }] })?.replace(
      /\. 50%.*/,
      "",
    );
  expect(said("merchant")).toMatch(/, another try in every turn$/);
  expect(said("magician")).toMatch(/, so dice match more easily$/);
  expect(said("king")).toBe("King: takes the Queen too and calls the final round");
});

test("dice are counted with all cards of the hand that bring some; a card that brings none counts none", () => {
  const [hand] = [{ cards: setOf(["farmer", "guard", "general", "merchant"]), charlatans: 2 }];
  const state = { ...START, hands: [hand, hand] };
  const hunter = whyByCards(state, { lines: [{ steps: ["take hunter"], chance: 0.5 }] });
  expect(hunter).toContain("10 dice in a turn instead of 9");
  // With nine the King's seven are no reason any more.
  expect(hunter).not.toContain("seven alike");
  expect(whyByCards(state, { lines: [{ steps: ["take magician"], chance: 0.5 }] })).not.toContain(
    "dice in",
  );
  // K12: no more than there are.
  const full = { ...state, hands: [{ ...hand, charlatans: 5 }, hand] };
  expect(whyByCards(full, { lines: [{ steps: ["take hunter"], chance: 0.5 }] })).not.toContain(
    "dice in",
  );
});

test("where dice come between, or nothing is taken, no card is told", () => {
  expect(whyByCards(START, { lines: [{ steps: ["aside 5", "roll"], chance: 0.5 }] })).toBe("");
  const lines = [
    { steps: ["take nothing"], chance: 0.5 },
    { steps: ["aside 5", "roll"], chance: 0.4 },
  ];
  expect(whyByCards(START, { lines })).toMatch(/^50% to win with this, 40% with the next best/);
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
    whyByCards(START, { lines, worths: WORTHS }, oddsAre(after))?.match(
      /Rolling on.*?(?=70%)/,
    )?.[0];

  test.each([
    [
      { general: 0.4, king: 0.2 },
      "Rolling on could bring the King (20.0%, 90% to win with it), but would risk the General: 40.0% to keep it. ",
    ],
    [{ general: 1, king: 0.2 }, "Rolling on could bring the King (20.0%, 90% to win with it). "],
    [
      { general: 0.4, farmer: 0.9 },
      "Rolling on could bring nothing better, and would risk the General: 40.0% to keep it. ",
    ],
    [{ general: 1, king: 0 }, "Rolling on could bring nothing better. "],
  ])("%j", (after, said) => {
    expect(why(after)).toBe(said);
  });

  test("as long as the odds are not there nothing is said of it", () => {
    expect(whyByCards(START, { lines, worths: WORTHS })).not.toContain("Rolling on");
  });
});

describe("why it rolls", () => {
  const other = oddsAre({ farmer: 1, general: 0.4, merchant: 0.1, king: 0 });
  const GENERAL = "It rolls for the General: six alike. ";

  test("the card that adds most is the aim: what it asks for, how likely it is, what it is worth, and what is at stake", () => {
    const best = oddsAre({ farmer: 0.2, general: 0.5, merchant: 0.9, king: 0.1 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1, merchant: 1 })) };
    // A card that is worse than nothing is no aim, and never what is safe.
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toBe(
      [
        `${GENERAL}50.0% to get it, 40.0% with the next best.`,
        "General: 2 more dice in the first roll, so 5 dice in a turn instead of 3. 70% to win with it. The King asks for seven alike.",
        "At stake: the Farmer, yours if you stop now, 50% to win with it.",
        "It matters little: with the next best it is 50% to win too.",
      ].join(" "),
    );
  });

  test("what stays sure is said to, and the aim is what beats it", () => {
    const best = oddsAre({ farmer: 1, general: 0.5 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1 })) };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toContain(
      "Nothing is lost by trying: the Farmer stays safe, 50% to win with it.",
    );
  });

  test("what was sure and is put at risk is no aim", () => {
    const best = oddsAre({ farmer: 0.9, general: 0.1 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1 })) };
    const said = whyByOdds(START, prospects, { lines: LINES, worths: WORTHS });
    expect(said).toMatch(/^It rolls for the General: six alike\. 10\.0% to get it\./);
    expect(said).toContain("At stake: the Farmer");
  });

  test("what is likelier than after the next best comes before what adds more", () => {
    const best = oddsAre({ general: 0.5, king: 0.2 });
    const instead = oddsAre({ general: 0.6, king: 0 });
    const prospects = { best, other: instead, now: {} };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^It rolls for the King: seven alike\. 20\.0% to get it, 0% with the next best\./,
    );
  });

  test("what is hardly likelier does not tell two lines apart", () => {
    const best = oddsAre({ general: 0.999, king: 0.2 });
    const instead = oddsAre({ general: 0.998, king: 0.1 });
    const prospects = { best, other: instead, now: {} };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^It rolls for the King/,
    );
  });

  test("a long shot is told with what may well come instead, if that is worth more than what is sure", () => {
    const best = oddsAre({ farmer: 1, general: 0.1, knight: 0.8, guard: 0.9 });
    const prospects = { best, other: undefined, now: chancesOf(oddsAre({ farmer: 1 })) };
    const why = (worths: typeof WORTHS & { readonly knight: number }) =>
      whyByOdds(START, prospects, { lines: LINES, worths });
    expect(why({ ...WORTHS, knight: 0.51, general: 0.9 })).toContain(
      "Failing that, often the Knight: 80.0% to get it, 51% to win with it.",
    );
    expect(why({ ...WORTHS, knight: 0.49, general: 0.9 })).not.toContain("Failing that");
  });

  test("a card that is saved because it brings one more of what is kept is told, where alike dice are wanted", () => {
    const hand = { cards: setOf(["guard", "hunter"]), charlatans: 0 };
    const state = { ...START, hands: [hand, hand] };
    const why = (steps: readonly string[], best: readonly Odds[], worths = WORTHS) =>
      whyByOdds(
        { ...state, dice: { ...state.dice, active: sorted([2, 3, 5]), mayRoll: false } },
        { best, other: undefined, now: {} },
        { lines: [{ steps, chance: 0.5 }], worths },
      );
    const general = oddsAre({ general: 0.5 });
    expect(why(["aside 3", "roll"], general)).toContain("Your Hunter can still bring one more 3.");
    expect(why(["aside 3", "use hunter", "roll"], general)).not.toContain("still bring");
    expect(why(["aside 5", "roll"], general)).not.toContain("still bring");
    // Pips are no matter of alike dice.
    const pips = { ...WORTHS, pawnbroker: 0.8 };
    expect(why(["aside 3", "roll"], oddsAre({ pawnbroker: 0.5 }), pips)).not.toContain(
      "still bring",
    );
  });

  test("a Fool asks nothing of the dice: he is sure", () => {
    const prospects = { best: oddsAre({ general: 0.5 }), other, now: {} };
    const worths = { ...WORTHS, fool: 0.45 };
    expect(whyByOdds(START, prospects, { lines: LINES, worths })).toContain(
      "At worst: the Fool, 45% to win with it.",
    );
  });

  test("with a King who is safe it is the mark that may rise", () => {
    const prospects = { best: oddsAre({ king: 1 }), other, now: chancesOf(oddsAre({ king: 1 })) };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^The roll is for a higher mark, which is harder to beat\. Nothing is lost by trying: the King/,
    );
  });

  test("without a card to aim at odds say nothing", () => {
    const prospects = { best: oddsAre({ merchant: 0.9 }), other, now: {} };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toBeUndefined();
  });
});

const RECORD = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 4
gold 0 20
village 3 - 0 - -
cave 2 0 - - - - -
to-act 0
unspent 3 4
---
`;

const EXAMINED = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 4
cave 2 - - - 0 - -
examine 0
---
`;

function stateOf(record: string): State {
  const reading = readRecord(record, [boxed(rollingCourts)]);
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.value.table.state;
}

const sampled = (
  lines: readonly { readonly steps: readonly string[]; readonly chance: number }[],
) => lines.map((line) => ({ ...line, margin: 0.01 }));
const EARNS = "A miner earns gold: 2 after 3 rounds, 5 after 5.";

test("what a step is for comes first, then what sets it apart from the next", () => {
  const lines = [
    { steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.3 },
  ];
  const scores = "Only members at court score: 1 point now, more when others come in behind.";
  const more = "+1 point at court, −10 gold, −2 members in the villages";
  expect(whyByGains(stateOf(RECORD), 0, sampled(lines))).toBe(
    `${scores} 40% to win with this, 30% with “Send a member to village 4”. Compared with it: ${more}.`,
  );
  // At first sight no chance is told.
  expect(whyByGains(stateOf(RECORD), 0, lines)).toBe(
    `${scores} Compared with “Send a member to village 4”: ${more}.`,
  );
});

test("gold that miners will bring home counts beside gold in the purse", () => {
  const lines = [
    { steps: ["cave 3", "end"], chance: 0.4 },
    { steps: ["deep 2 from cave 2:1", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(RECORD), 0, lines)).toMatch(
    /^A miner earns gold.* Compared with “Cave 2 to deep mine 2, for 6 gold”: −6 gold, \+10 gold on the way in the caves\.$/,
  );
});

test("where everything else is equal it is told what is within reach", () => {
  const lines = [
    { steps: ["cave 4", "end"], chance: 0.4 },
    { steps: ["cave 3", "end"], chance: 0.3 },
  ];
  // Mines 1 and 2 are near cave 2 anyway: cave 4 adds two, cave 3 one.
  expect(whyByGains(stateOf(RECORD), 0, lines)).toMatch(/: \+6 gold of treasures within reach\.$/);
});

test("a member in a village hears where it can go, and that it costs less further on", () => {
  const said = whyByGains(stateOf(RECORD), 0, [{ steps: ["village 4", "end"], chance: 0.4 }]);
  expect(said).toMatch(
    /^From village 4 a member can go to court 3, 4 or 5: for 12 gold, for 6 once it has moved up\./,
  );
});

test("who stays in the mines hears what for", () => {
  const lines = [
    { steps: ["stay"], chance: 0.4 },
    { steps: ["home cave 2:4"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(EXAMINED), 0, lines)).toBe(
    "One space deeper, cave 2 brings 3 gold instead of 2. Compared with “Home from cave 2 with 2 gold”: −2 gold, +5 gold on the way in the caves.",
  );
});

test("who comes home hears what for, beside staying: others may come home too", () => {
  const lines = [
    { steps: ["home cave 2:4"], chance: 0.4 },
    { steps: ["home cave 3:4"], chance: 0.35 },
    { steps: ["stay"], chance: 0.3 },
  ];
  expect(
    whyByGains(stateOf(EXAMINED.replace("cave 2", "cave 3 - - - 0 - -\ncave 2")), 0, lines),
  ).toMatch(
    /^2 gold at once, and the member is back in your hand\. Compared with “All stay in the mines”: \+2 gold, −5 gold on the way in the caves\.$/,
  );
});

test("with too few in hand for three dice it is members that are lacking", () => {
  const full = ["1", "3", "4", "5"].map((cave) => `cave ${cave} 0 0 0 - - -`).join("\n");
  const lines = [
    { steps: ["home cave 2:4"], chance: 0.4 },
    { steps: ["stay"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(EXAMINED.replace("cave 2", `${full}\ncave 2`)), 0, lines)).toContain(
    "Members are what you lack: 2 are left in your hand for three dice.",
  );
});

test("a step that only opens the way for a later one is told as such", () => {
  const lines = [{ steps: ["cave 3", "deep 3 from cave 3:1", "end"], chance: 0.4 }];
  expect(whyByGains(stateOf(RECORD), 0, lines)).toMatch(
    /^This opens the way for a later step of this turn\. 6 gold at once, and the member is back/,
  );
});

test("gold at once is better than more of it later when it pays for a way to court, or the end is near", () => {
  const lines = [
    { steps: ["deep 2 from cave 2:1", "end"], chance: 0.4 },
    { steps: ["cave 3", "end"], chance: 0.3 },
  ];
  const near = [1, 2].map((court) => `court ${court} 1 1 1 2 2`).join("\n");
  const why = (gold: number, courts = "") =>
    whyByGains(
      stateOf(RECORD.replace("gold 0 20", `gold 0 ${gold}`).replace("to-act", `${courts}to-act`)),
      0,
      lines,
    );
  expect(why(5)).toContain("With it you can pay for a way to court, which costs 10.");
  expect(why(20)).not.toMatch(/With it|counts more/);
  expect(why(20, `${near}\n`)).toContain(
    "Gold now counts more than gold later: one more full court ends the game.",
  );
});

test("which of several members goes is told", () => {
  const record = RECORD.replace("cave 2 0 -", "cave 2 0 0");
  const lines = [
    { steps: ["deep 2 from cave 2:1", "end"], chance: 0.4 },
    { steps: ["deep 2 from cave 2:2", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(record), 0, lines)).not.toContain("space");
  expect(whyByGains(stateOf(record), 0, sampled(lines))).toContain(
    "30% with “Cave 2 to deep mine 2, for 6 gold (space 2)”.",
  );
});

test("who cannot pay for all ways to court hears that gold is lacking", () => {
  const lines = [
    { steps: ["cave 3", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.3 },
  ];
  const why = (gold: number, villages = "- 0 - -") =>
    whyByGains(
      stateOf(RECORD.replace("gold 0 20", `gold 0 ${gold}`).replace("- 0 - -", villages)),
      0,
      lines,
    );
  expect(why(2)).toContain(
    `${EARNS} Gold is what you lack: you have 2, and your cheapest way to court costs 10.`,
  );
  expect(why(20, "0 0 - -")).toContain(
    "Gold is what you lack: you have 20, and the ways to court of your 2 members cost 22.",
  );
  expect(why(20)).not.toContain("lack");
  expect(why(0, "- - - -")).toContain(
    "Gold comes first: you have 0, and a way to court costs 4 to 12.",
  );
});

test("with gold for more than stand in the villages it is members near court that are lacking", () => {
  const lines = [
    { steps: ["village 4", "end"], chance: 0.4 },
    { steps: ["cave 3", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(RECORD), 0, lines)).toContain(
    "Members near court are what you lack: 20 gold would pay for more than the 1 in the villages.",
  );
  const poor = stateOf(RECORD.replace("gold 0 20", "gold 0 19"));
  expect(whyByGains(poor, 0, lines)).not.toContain("lack");
});

test("a turn that has nothing left to do says so", () => {
  const spent = stateOf(RECORD.replace("unspent 3 4", "unspent"));
  expect(whyByGains(spent, 0, [{ steps: ["end"], chance: 0.4 }])).toBe("All dice are spent.");
  expect(whyByGains(stateOf(RECORD), 0, [{ steps: ["end"], chance: 0.4 }])).toBe(
    "Nothing that the dice still allow would help.",
  );
});

describe("a plan that was begun", () => {
  const advice = (chances: readonly number[], margin?: number) => ({
    lines: ["village 4", "cave 3"].map((step, index) => ({
      steps: [step, "end"],
      chance: chances[index] ?? 0,
      ...(margin !== undefined && { margin }),
    })),
    why: undefined,
    isWhole: true,
  });
  const first = (given: ReturnType<typeof advice>, begun: readonly string[]) =>
    goingOn(given, begun).lines[0]?.steps[0];

  test("goes on while nothing is clearly better", () => {
    expect(first(advice([0.505, 0.5], 0.001), ["cave 3", "end"])).toBe("cave 3");
    expect(first(advice([0.52, 0.5], 0.001), ["cave 3", "end"])).toBe("village 4");
    expect(first(advice([0.505, 0.5], 0.001), ["cave 5", "end"])).toBe("village 4");
  });

  test("is not left at first sight", () => {
    expect(first(advice([0.6, 0.5]), ["cave 3", "end"])).toBe("cave 3");
  });
});
