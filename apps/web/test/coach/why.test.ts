import { boxed, readRecord } from "@courtly/engine";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { expect, test } from "vitest";
import { whyByGains } from "../../src/coach/courts/why.ts";
import { whyByCards } from "../../src/coach/king/why.ts";

test("a card that ends a line is told with what it does, beside the card of the next one", () => {
  const lines = [
    { steps: ["use guard", "take knight"], chance: 0.8 },
    { steps: ["take bishop"], chance: 0.77 },
  ];
  const why = whyByCards(lines);
  expect(why).toMatch(/^Knight: brings in a 5\. 80% to win with this, 77% with “Take the Bishop”/);
});

test("where dice come between, or nothing is taken, no card is told", () => {
  expect(whyByCards([{ steps: ["aside 5", "roll"], chance: 0.5 }])).not.toContain(":");
  const lines = [
    { steps: ["take nothing"], chance: 0.5 },
    { steps: ["aside 5", "roll"], chance: 0.4 },
  ];
  expect(whyByCards(lines)).toMatch(/^50% to win with this, 40% with the next best/);
});

const RECORD = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 4
gold 0 9
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

test("the first step that differs is named, and what is on the board after each line", () => {
  const lines = [
    { steps: ["cave 4", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(RECORD), 0, lines)).toBe(
    "40% to win with this, 30% with “Send a member to village 4”: so reckons the Chancellor, our strongest bot. Compared with it: −1 in the villages, +1 in the mines.",
  );
});
