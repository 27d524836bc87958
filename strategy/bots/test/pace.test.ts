import {
  handOf,
  RULE_SETS,
  setOf,
  toCourtTheKing,
  type CharacterId,
} from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { FITTED } from "../src/to-court-the-king/fitted.ts";
import { paceLearner } from "../src/to-court-the-king/paceLearner.ts";
import { paceOf } from "../src/to-court-the-king/thought/pace.ts";
import { reachOf } from "../src/to-court-the-king/thought/reach.ts";

/** The number of turns to the King with these cards, otherwise at the beginning of a game. */
function turnsWith(cards: readonly CharacterId[]): number {
  const fresh = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
  const state = { ...fresh, hands: [{ cards: setOf(cards), charlatans: 0 }, handOf(fresh, 1)] };
  return paceOf(FITTED.pace, state, 0, reachOf(FITTED.reach, handOf(state, 0), state.rules));
}

describe("how many turns away the King is", () => {
  test("the fitted values are close to the exact solutions that use them", () => {
    const hands = 8;
    const right = Array.from({ length: hands }, (_, index) =>
      paceLearner.trial(FITTED.pace.weights, {
        players: 2,
        rival: undefined,
        seed: "proof",
        index,
      }),
    );
    expect(right.reduce((sum, share) => sum + share, 0) / hands).toBeGreaterThan(0.92);
  });

  test("a hand without cards needs several turns, and more cards need fewer", () => {
    const nothing = turnsWith([]);
    expect(nothing).toBeGreaterThan(5);
    expect(nothing).toBeLessThan(9);
    const paths = [
      ["farmer"],
      ["farmer", "guard"],
      ["farmer", "guard", "hunter", "general"],
      ["farmer", "guard", "hunter", "general", "bishop", "knight", "laborer"],
    ] as const;
    const turns = [nothing, ...paths.map(turnsWith)];
    expect(turns).toEqual(turns.toSorted((a, b) => b - a));
    expect(turns.at(-1)).toBeLessThan(2.5);
  });
});
