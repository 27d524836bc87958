import { openTable, seededRandom, type Game, type Step } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { setupOf } from "@courtly/testkit";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { CHAPTERS as COURTS_CHAPTERS } from "../../../src/games/rolling-courts/rules/chapters.ts";
import { CHAPTERS as KING_CHAPTERS } from "../../../src/games/to-court-the-king/rules/chapters.ts";
import { ruleOf as courtsRule } from "../../../src/games/rolling-courts/model/ruleOf.ts";
import { ruleOf as kingRule } from "../../../src/games/to-court-the-king/model/ruleOf.ts";

const STEPS = 1500;

/** The steps of a game with random moves. */
function stepsOf<Setup, State, Action>(game: Game<Setup, State, Action>, setup: Setup) {
  const random = seededRandom("links");
  let table = openTable(game, { names: ["Ada", "Ben"] }, setup);
  while (table.turn.kind !== "over" && table.length < STEPS) {
    const { turn } = table;
    const legal = table.legal();
    const next =
      turn.kind === "roll"
        ? table.roll(
            Array.from({ length: turn.dice }, () => (1 + Math.floor(random() * 6)) as 1).toSorted(
              (a, b) => a - b,
            ),
          )
        : table.act(turn.seat, legal[Math.floor(random() * legal.length)] as string);
    if (!next.ok) throw new Error(next.error.message);
    table = next.value;
  }
  return table.steps();
}

function rulesMet<State, Action>(
  steps: readonly Step<State, Action>[],
  ruleOf: (step: Step<State, Action>) => string | undefined,
): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => ruleOf(step) ?? []));
}

test("every step of To Court the King has a rule of the book", () => {
  const rules = rulesMet(stepsOf(toCourtTheKing, setupOf(toCourtTheKing, 2)), kingRule);
  const book = new Set<string>(Object.values(KING_CHAPTERS).flat());
  expect([...rules].filter((rule) => !book.has(rule))).toEqual([]);
  for (const rule of ["K5", "K6", "K7", "K13", "K16"]) expect(rules).toContain(rule);
});

test("every step of Rolling Courts has a rule of the book", () => {
  const rules = rulesMet(stepsOf(rollingCourts, setupOf(rollingCourts, 2)), courtsRule);
  const book = new Set<string>(Object.values(COURTS_CHAPTERS).flat());
  expect([...rules].filter((rule) => !book.has(rule))).toEqual([]);
  for (const rule of ["R4", "R5", "R8", "R12"]) expect(rules).toContain(rule);
});
