import { RULE_SETS, toCourtTheKing } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { laidFrom } from "../../../src/games/to-court-the-king/model/laidDice.ts";
import { lineParts } from "../../../src/games/to-court-the-king/replayMarks.tsx";

const START = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
const { active } = laidFrom({
  ...START,
  dice: { ...START.dice, active: [2, 5, 5, 5], mayRoll: false },
});
const facesOf = (ids: readonly number[]) =>
  ids.map((id) => active.find((die) => die.id === id)?.face);

test("a line marks as many dice of each face as it keeps, and the cards that it calls or takes", () => {
  const rolls = lineParts(active, ["aside 5 5", "use guard", "roll"]);
  expect(facesOf(rolls.dice)).toEqual([5, 5]);
  expect([...rolls.cards]).toEqual(["guard"]);
  expect([...lineParts(active, ["take knight"]).cards]).toEqual(["knight"]);
});

test("a brought die that is kept marks none that lies there", () => {
  expect(facesOf(lineParts(active, ["use guard", "aside 2 2 5"]).dice)).toEqual([2, 5]);
});

test("nothing is marked for taking nothing, or for no line", () => {
  for (const steps of [["take nothing"], []])
    expect(lineParts(active, steps)).toEqual({ dice: [], cards: new Set() });
});
