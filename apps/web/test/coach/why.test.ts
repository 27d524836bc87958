import { boxed, readRecord } from "@courtly/engine";
import type { Odds } from "@courtly/odds";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { RULE_SETS, toCourtTheKing, type CharacterId } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { whyByGains } from "../../src/coach/courts/why.ts";
import { whyByCards, whyByOdds } from "../../src/coach/king/why.ts";

test("a card that ends a line is told with what it does, beside the card of the next one", () => {
  const lines = [
    { steps: ["use guard", "take knight"], chance: 0.8 },
    { steps: ["take bishop"], chance: 0.77 },
  ];
  const why = whyByCards(lines);
  expect(why).toMatch(/^Knight: brings in a 5\. 80% to win with this, 77% with “Take the Bishop”/);
});

test("where dice come between, or nothing is taken, no card is told", () => {
  expect(whyByCards([{ steps: ["aside 5", "roll"], chance: 0.5 }])).toBe("");
  const lines = [
    { steps: ["take nothing"], chance: 0.5 },
    { steps: ["aside 5", "roll"], chance: 0.4 },
  ];
  expect(whyByCards(lines)).toMatch(/^50% to win with this, 40% with the next best/);
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

test("of dice the greatest gain is told by the card's tier, and what is given up for it", () => {
  const state = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
  const best = oddsAre({ servingMaid: 0.9, general: 0.5, farmer: 0.2, king: 0.1 });
  const other = oddsAre({ servingMaid: 0.4, general: 0.4, farmer: 1, king: 0.1 });
  expect(whyByOdds(state, { best, other }, LINES)).toBe(
    "After it: General 50.0% (after the next best 40.0%), Farmer 20.0% (after the next best 100.0%). With the next best it is about as good: 50% to win.",
  );
  expect(whyByOdds(state, { best, other: best }, LINES)).toMatch(
    /^After it: General 50\.0%, King 10\.0%\. With the next best/,
  );
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
  expect(whyByGains(stateOf(RECORD), 0, lines)).toMatch(
    /^40% to win with this, 30% with “Send a member to village 4”: .* Compared with it: \+1 point at court, −\d+ gold\.$/,
  );
});
