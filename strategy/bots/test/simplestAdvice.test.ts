import { answeringAdvice, type Advice, type AdviceLine } from "@courtly/bots/advice";
import { assert, boxed, readRecord } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";

const ask = answeringAdvice(() => 0);

/** The advice for the first seat, with enough work for a plan with all cards. */
async function advised(record: string): Promise<Advice> {
  const reading = readRecord(record, [boxed(toCourtTheKing)]);
  assert(reading.ok, "the record is right");
  const { state } = reading.value.table;
  const question = { gameId: toCourtTheKing.id, state, seat: 0, limit: { work: 100_000 } };
  const call = { tell: () => undefined, isWanted: () => Promise.resolve(true) };
  const advice = await ask(question, call);
  assert(advice !== undefined, "the question was not cancelled");
  return advice;
}

const SAFE_KNIGHT = `courtly 1
game to-court-the-king
players Ada, Ben
round 6
cards 0 guard hunter astronomer
cards 1 farmer guard
to-act 0
active 2 4 4
aside 4 4
used guard hunter
---
`;

test("advice avoids useless rolls: of equally good lines, the one that ends the turn comes first", async () => {
  const { lines } = await advised(SAFE_KNIGHT);
  const [best, ...others] = lines;
  assert(best !== undefined, "there is something to do");
  const ends = ({ steps }: AdviceLine) => steps.at(-1)?.startsWith("take") ?? false;
  const asGood = others.filter(({ chance }) => chance > best.chance - 1e-6);
  expect(asGood.some((line) => !ends(line))).toBe(true);
  expect(ends(best)).toBe(true);
});

const LONG_WAY = `courtly 1
game to-court-the-king
players Ada, Ben
start 1
round 8
cards 0 farmer laborer guard hunter astronomer pawnbroker bishop
cards 1 farmer philosopher laborer guard noblewoman knight general
claimed 1 9 5
to-act 0
active 4
aside 2 2 5 6 6
used laborer guard
---
`;

test("of nearly equal lines the shortest is advised: cards are called only if their dice matter", async () => {
  const { lines } = await advised(LONG_WAY);
  expect(lines[0]?.steps.length).toBeLessThanOrEqual(3);
});
