import { describe, expect, test } from "vitest";
import { CHARACTER_IDS, toCourtTheKing } from "@courtly/to-court-the-king";
import {
  isCallable,
  refusalOfCall,
  resultsFor,
} from "../../../src/games/to-court-the-king/model/calls.ts";
import { stateWith } from "./kingSituation.ts";

const EVERYBODY = `cards 0 ${CHARACTER_IDS.filter((id) => id !== "king" && id !== "queen").join(" ")}`;

describe("which cards can be called", () => {
  test.each([
    ["before the first roll", []],
    ["with one die", ["active 6"]],
    ["with two that cannot pass pips", ["active 1 1", "aside 3"]],
    ["with sixes only", ["active 6 6 6"]],
    ["in the middle of a turn", ["active 1 2 5 6", "aside 3 3"]],
    ["with nothing aside", ["active 1 2 5 6"]],
    ["with everything aside", ["aside 1 2 5 6"]],
    ["with twelve dice", ["active 1 1 2 2 3 3 4 4 5 5 6 6"]],
  ])("%s they are those the rules have a use for", (_, lines) => {
    const state = stateWith(2, EVERYBODY, ...lines);
    const legal = new Set(
      toCourtTheKing
        .actions(state, 0)
        .flatMap((action) => (action.kind === "use" ? [action.character] : [])),
    );
    expect(CHARACTER_IDS.filter((id) => isCallable(state, id))).toEqual(
      CHARACTER_IDS.filter((id) => legal.has(id)),
    );
  });

  test.each([
    ["guard", [], "the Guard works after the first roll"],
    ["farmer", ["active 1"], /^the Farmer is not called/],
    ["guard", ["active 1", "used guard"], /was called this turn/],
    ["astronomer", ["active 1 2"], "the Astronomer needs a kept die"],
    ["merchant", ["aside 1 2"], "the Merchant works on active dice, and none is active"],
    ["philosopher", ["active 1", "aside 2"], /needs two active dice/],
    ["servingMaid", ["active 6 6"], /^no active die fits: the Serving Maid adds/],
    ["guard", ["active 1 1 1 1 1 1 1 1 1 1 1 1"], /^12 of 12 dice are in use/],
  ] as const)("the %s with %j says why not", (id, lines, words) => {
    const refusal = refusalOfCall(stateWith(2, EVERYBODY, ...lines), id);
    expect(refusal?.message).toMatch(words);
    expect(refusal?.rule).toMatch(/^K\d+$/);
  });
});

test("a die can be turned to the faces that the rules allow", () => {
  const state = stateWith(2, EVERYBODY, "active 2 5", "aside 3 5");
  expect(resultsFor(state, "servingMaid", 2)).toEqual([3, 4, 5]);
  expect(resultsFor(state, "magician", 2)).toEqual([1, 3, 4, 5, 6]);
  expect(resultsFor(state, "astronomer", 5)).toEqual([3]);
});
