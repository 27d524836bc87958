import { describe, expect, test } from "vitest";
import { CHARACTER_IDS, toCourtTheKing, type CharacterId } from "@courtly/to-court-the-king";
import {
  COURT_ROWS,
  courtNeighbour,
  courtOf,
  leavesSomething,
  ownersOf,
  takeable,
  type CardStatus,
} from "../../../src/games/to-court-the-king/model/court.ts";
import { spokenCard } from "../../../src/games/to-court-the-king/court/cardWords.ts";
import { stateWith } from "./kingSituation.ts";

const PLAYS = { seat: 0, plays: true };

function status(of: CardStatus, ...lines: readonly string[]): readonly CharacterId[] {
  const court = courtOf(stateWith(2, ...lines), PLAYS);
  return CHARACTER_IDS.filter((id) => court[id].status === of);
}

describe("the status of cards", () => {
  test("before the first roll all cards are open", () => {
    expect(status("open")).toEqual(CHARACTER_IDS);
  });

  test("a card is within reach if the dice as they lie pay for it, set aside or not", () => {
    expect(status("reach", "active 3 3", "aside 3")).toEqual([
      "fool",
      "farmer",
      "servingMaid",
      "guard",
    ]);
    expect(status("out", "active 3 3", "aside 3")).toEqual(["charlatan"]);
  });

  test("at the claim a card can be taken, or is out of reach", () => {
    const lines = ["aside 3 3 3"];
    expect(status("take", ...lines)).toEqual(["fool", "farmer", "servingMaid", "guard"]);
    expect(status("out", ...lines)).toContain("knight");
    expect(status("short", ...lines)).toEqual([]);
  });

  test("the cards that can be taken are those that the rules allow", () => {
    const state = stateWith(2, "cards 0 farmer fool", "court guard 0", "aside 3 3 3 3");
    const legal = toCourtTheKing
      .actions(state, 0)
      .flatMap((action) => (action.kind === "take" ? [action.character] : []));
    expect(takeable(state)).toEqual(legal.filter((id) => id !== "nothing"));
    expect(status("take", "cards 0 farmer fool", "court guard 0", "aside 3 3 3 3")).toEqual(
      takeable(state),
    );
  });

  test("yours and none left, whoever plays", () => {
    const state = stateWith(2, "cards 1 farmer", "court knight 0", "active 1 1 1");
    const court = courtOf(state, { seat: 1, plays: false });
    expect([court.farmer.status, court.knight.status, court.guard.status]).toEqual([
      "yours",
      "gone",
      "open",
    ]);
  });

  test("a player with a Charlatan can take another", () => {
    expect(status("take", "cards 0 fool charlatan", "aside 1 3 6")).toContain("charlatan");
  });

  test("the Queen is as near as the King, and cannot be taken alone", () => {
    const court = courtOf(stateWith(2, "aside 5 5 5 5 5 5 5"), PLAYS);
    expect(court.king.status).toBe("take");
    expect(court.queen).toMatchObject({ status: "reach", words: "With the King" });
  });

  test("K20, K22: the King is claimed, and in the final round nobody takes anything", () => {
    const court = courtOf(stateWith(2, "king 1 8 4", "start 1", "active 3 3 3"), PLAYS);
    expect(court.king).toMatchObject({ status: "gone", words: "Claimed" });
    expect(court.guard.status).toBe("open");
  });

  test("taking nothing leaves something behind, unless it is only a Fool", () => {
    expect(leavesSomething(stateWith(2, "aside 5 5 5"))).toBe(true);
    expect(leavesSomething(stateWith(2, "aside 1 3 6"))).toBe(false);
  });

  test("who has a card", () => {
    expect(ownersOf(stateWith(3, "cards 0 guard", "cards 2 guard"), "guard")).toEqual([0, 2]);
  });
});

test("the text for screen readers has cost, ability, copies and status", () => {
  const state = stateWith(4, "court knight 1", "active 5 5 5 5 5");
  const { knight, fool } = courtOf(state, PLAYS);
  expect(spokenCard("knight", knight, state.rules)).toBe(
    "Knight. Tier III. Costs five alike. Brings in a 5. 1 of 2 left. In reach.",
  );
  expect(spokenCard("fool", fool, state.rules)).toContain("Never runs out.");
});

describe("arrows in the court", () => {
  test("every card is in one row, and can be reached from the first by arrows", () => {
    const seen = new Set<CharacterId>(["queen"]);
    for (const id of seen)
      for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
        const next = courtNeighbour(id, key);
        if (next !== undefined) seen.add(next);
      }
    expect([...seen].toSorted()).toEqual([...CHARACTER_IDS].toSorted());
    expect(COURT_ROWS.map(({ tier }) => tier)).toEqual(["V", "IV", "III", "II", "I"]);
  });

  test("they stop at the edges", () => {
    expect(courtNeighbour("queen", "ArrowUp")).toBeUndefined();
    expect(courtNeighbour("guard", "ArrowRight")).toBeUndefined();
    expect(courtNeighbour("hunter", "End")).toBe("guard");
    expect(courtNeighbour("king", "ArrowDown")).toBe("general");
  });
});
