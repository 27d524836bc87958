import { boxed, readRecord } from "@courtly/engine";
import type { Odds } from "@courtly/odds";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { RULE_SETS, setOf, toCourtTheKing, type CharacterId } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
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

test("a card that ends a line is told with what it does, beside the card of the next one", () => {
  const lines = [
    { steps: ["use guard", "take knight"], chance: 0.8 },
    { steps: ["take bishop"], chance: 0.77 },
  ];
  expect(whyByCards(START, lines)).toMatch(
    /^Knight: brings in a 5\. From then on 4 dice in a turn instead of 3\. The King asks for seven alike\. 80% to win with this, 77% with “Take the Bishop”/,
  );
});

test("dice are counted with all cards of the hand that bring some; a card that brings none counts none", () => {
  const [hand] = [{ cards: setOf(["farmer", "guard", "general", "merchant"]), charlatans: 2 }];
  const state = { ...START, hands: [hand, hand] };
  const hunter = whyByCards(state, [{ steps: ["take hunter"], chance: 0.5 }]);
  expect(hunter).toContain("10 dice in a turn instead of 9");
  // With nine the King's seven are no reason any more.
  expect(hunter).not.toContain("seven alike");
  expect(whyByCards(state, [{ steps: ["take magician"], chance: 0.5 }])).not.toContain("dice in");
  // K12: no more than there are.
  const full = { ...state, hands: [{ ...hand, charlatans: 5 }, hand] };
  expect(whyByCards(full, [{ steps: ["take hunter"], chance: 0.5 }])).not.toContain("dice in");
});

test("where dice come between, or nothing is taken, no card is told", () => {
  expect(whyByCards(START, [{ steps: ["aside 5", "roll"], chance: 0.5 }])).toBe("");
  const lines = [
    { steps: ["take nothing"], chance: 0.5 },
    { steps: ["aside 5", "roll"], chance: 0.4 },
  ];
  expect(whyByCards(START, lines)).toMatch(/^50% to win with this, 40% with the next best/);
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

describe("why it rolls", () => {
  const other = oddsAre({ farmer: 1, general: 0.4, merchant: 0.1, king: 0 });

  test("the cards that add most are the aim: how likely, and what they are worth", () => {
    const best = oddsAre({ farmer: 0.2, general: 0.5, merchant: 0.9, king: 0.1 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1, merchant: 1 })) };
    // A card that is worse than nothing is no aim, and never what is safe.
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toBe(
      "The roll is for: General, 50.0% to get it (40.0% with the next best) and 70% to win with it. Stopping now: Farmer, 50% to win with it. With the next best it is about as good: 50% to win.",
    );
  });

  test("two of them when the second adds nearly as much", () => {
    const best = oddsAre({ general: 0.5, king: 0.2 });
    const prospects = { best, other: undefined, now: {} };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^The roll is for: General, 50\.0% to get it and 70% to win with it; or King, 20\.0% to get it and 90% to win with it\. With/,
    );
  });

  test("what stays sure is said to, and the aim is what beats it", () => {
    const best = oddsAre({ farmer: 1, general: 0.5 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1 })) };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toContain(
      "70% to win with it. Safe, however the dice fall: Farmer, 50% to win with it.",
    );
  });

  test("what was sure and is put at risk is no aim", () => {
    const best = oddsAre({ farmer: 0.9, general: 0.1 });
    const prospects = { best, other, now: chancesOf(oddsAre({ farmer: 1 })) };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^The roll is for: General, 10\.0% to get it and 70% to win with it\. Stopping now: Farmer/,
    );
  });

  test("what is likelier than after the next best comes before what adds more", () => {
    const best = oddsAre({ general: 0.5, king: 0.2 });
    const instead = oddsAre({ general: 0.6, king: 0.1 });
    const prospects = { best, other: instead, now: {} };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^The roll is for: King, 20\.0% to get it \(10\.0% with the next best\) and 90% to win with it\. With/,
    );
  });

  test("a Fool asks nothing of the dice: he is sure", () => {
    const prospects = { best: oddsAre({ general: 0.5 }), other, now: {} };
    const worths = { ...WORTHS, fool: 0.45 };
    expect(whyByOdds(START, prospects, { lines: LINES, worths })).toContain(
      "Safe, however the dice fall: Fool, 45% to win with it.",
    );
  });

  test("with a King who is safe it is the mark that may rise", () => {
    const prospects = { best: oddsAre({ king: 1 }), other, now: chancesOf(oddsAre({ king: 1 })) };
    expect(whyByOdds(START, prospects, { lines: LINES, worths: WORTHS })).toMatch(
      /^The roll is for a higher mark, which is harder to beat\. Safe, however the dice fall: King/,
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

function stateOf(record: string): State {
  const reading = readRecord(record, [boxed(rollingCourts)]);
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.value.table.state;
}

test("the first step that differs is named, and what it brings or costs", () => {
  const lines = [
    { steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.3 },
  ];
  const more = "\\+1 point at court, −\\d+ gold, −2 members in the villages";
  const sampled = lines.map((line) => ({ ...line, margin: 0.01 }));
  expect(whyByGains(stateOf(RECORD), 0, sampled)).toMatch(
    new RegExp(
      `^40% to win with this, 30% with “Send a member to village 4”\\. Compared with it: ${more}\\.$`,
    ),
  );
  // At first sight no chance is told.
  expect(whyByGains(stateOf(RECORD), 0, lines)).toMatch(
    new RegExp(`^Compared with “Send a member to village 4”: ${more}\\.$`),
  );
});

test("who stays in the mines hears what for", () => {
  const record = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 4
cave 2 - - - 0 - -
examine 0
---
`;
  const lines = [
    { steps: ["stay"], chance: 0.4 },
    { steps: ["home cave 2:4"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(record), 0, lines)).toMatch(
    /^One space deeper, cave 2 brings \d+ gold instead of \d+\. Compared with “Home from cave 2 with \d+ gold”: /,
  );
});

test("who cannot pay for a seat hears that gold comes first", () => {
  const poor = stateOf(RECORD.replace("gold 0 20", "gold 0 2"));
  const lines = [
    { steps: ["cave 3", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.3 },
  ];
  expect(whyByGains(poor, 0, lines)).toMatch(
    /^Gold first: you have 2, and your cheapest way to court costs \d+\. /,
  );
  expect(whyByGains(stateOf(RECORD), 0, lines)).not.toContain("Gold first");
});
