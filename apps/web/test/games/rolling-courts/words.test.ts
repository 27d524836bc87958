import { describe, expect, test } from "vitest";
import { cellName, rowSummary } from "../../../src/games/rolling-courts/board/cellWords.ts";
import { cellId, type Cell } from "../../../src/games/rolling-courts/board/cells.ts";
import { mainButtonOf } from "../../../src/games/rolling-courts/model/mainButton.ts";
import { marksOf } from "../../../src/games/rolling-courts/model/marks.ts";
import { proposalOf } from "../../../src/games/rolling-courts/model/ways.ts";
import { lossWords } from "../../../src/games/rolling-courts/model/loss.ts";
import type { Action } from "@courtly/rolling-courts";
import {
  at,
  rosterOf,
  cave,
  gate,
  hands,
  mine,
  seatAt,
  tableOf,
  village,
  type Hands,
} from "./tables.ts";

const ROLLED = ["0 roll", "* 2 3 5"];
const COURTING = [
  "gold 0 14",
  "village 2 0 - - -",
  "village 3 1 - 0 -",
  "court 3 1 0 2",
  "cave 2 - - - - 0 -",
];

const named = ({ situation, draft }: Hands, cell: Cell) =>
  cellName(cell, marksOf(situation, draft).get(cellId(cell)), {
    state: situation.state,
    roster: rosterOf(situation.state.players),
    situation,
    draft,
  });

const button = ({ situation, draft }: Hands, proposed?: Action) => {
  const roster = rosterOf(situation.state.players);
  const { label, detail } = mainButtonOf(situation, draft, {
    proposed: proposed ?? proposalOf(situation, draft),
    roster,
  });
  return [label, detail];
};

describe("cells, as they are read out", () => {
  test("a seat that can be bought: its place, its member, and the member that would take it, with the price", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    expect(named(turn, seatAt(3, 1))).toBe(
      "Court 3, second seat, 2 points, you, you for 13 gold, plus 3 points in all",
    );
    expect(named(turn, seatAt(3, 3))).toBe(
      "Court 3, fourth seat, 4 points, 20 gold needed, you have 14",
    );
  });

  test("an empty court's first seat", () => {
    const turn = hands(tableOf(3, ["gold 0 14", "village 3 - - 0 -"], ROLLED));
    expect(named(turn, seatAt(3, 0))).toBe("Court 3, first seat, 1 point, empty");
    turn.die(1);
    expect(named(turn, seatAt(3, 0))).toBe("Court 3, first seat, 1 point, you for 8 gold");
  });

  test("councils and caves: price or value, the member there, and what it may do", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    expect(named(turn, at(village(3, 1)))).toBe("Village 3, first seat, price 12, Ines");
    turn.die(1);
    expect(named(turn, at(village(2, 1)))).toBe("Village 2, first seat, price 11, you, may move");
    expect(named(turn, at(cave(2, 5)))).toBe("Cave 2, space 5, worth 3, you, may move");
    expect(named(turn, at(cave(4, 6)))).toBe("Cave 4, space 6, home from here with 5, empty");
  });

  test("entrances name their effect, and the member that they push out", () => {
    const turn = hands(tableOf(3, ["village 3 1 1 0 2"], ROLLED));
    expect(named(turn, gate("village", 3))).toBe(
      "Entrance of village 3, a member pushed out is paid 4",
    );
    turn.die(1);
    expect(named(turn, gate("village", 3))).toBe(
      "Send a member to village 3, Jonas pushed out and paid 4",
    );
    expect(named(turn, gate("cave", 3))).toBe("Send a member into cave 3");
  });

  test("deep mines: the next treasure, what is left, and the ways there", () => {
    const turn = hands(tableOf(3, [...COURTING, "deep 2 2", "deep 3 5"], ROLLED));
    turn.die(1);
    expect(named(turn, mine(2))).toBe(
      "Deep mine 2, next treasure 4, 3 left, from cave 2 with a 3, from cave 3 with a 2, in reach",
    );
    expect(named(turn, mine(3))).toBe("Deep mine 3, exhausted");
  });

  test("R24: with two colours a player the beasts tell them apart", () => {
    const turn = hands(tableOf(2, ["village 3 2 1 - -"], ROLLED));
    expect(named(turn, at(village(3, 1)))).toBe("Village 3, first seat, price 12, you (stag)");
    expect(named(turn, at(village(3, 2)))).toBe("Village 3, second seat, price 10, Ines (fox)");
  });

  test("a folded row in one sentence", () => {
    const { state } = tableOf(3, [...COURTING, "court 5 0 0 1 2 2"], ROLLED);
    expect(rowSummary(state, rosterOf(3), 3)).toBe(
      "Row 3. Council: Ines, empty, you, empty. Court: Ines, you, Jonas.",
    );
    expect(rowSummary(state, rosterOf(3), 5)).toBe(
      "Row 5. Council: empty. Court: you, you, Ines, Jonas, Jonas, full.",
    );
  });
});

describe("the gold button", () => {
  test("says step by step what it waits for", () => {
    expect(button(hands(tableOf(3, [])))).toEqual(["Roll 3 dice", undefined]);
    const turn = hands(tableOf(3, COURTING, ROLLED));
    expect(button(turn)[0]).toBe("Choose a die");
    turn.die(1);
    expect(button(turn)).toEqual([
      "Choose where the 3 leads",
      "4 ways in villages and courts, 2 in the caves",
    ]);
    turn.cell(seatAt(3, 0));
    expect(button(turn)[0]).toBe("Choose who goes");
  });

  test("repeats a seat with its full price and the points that it brings", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    turn.cell(seatAt(3, 1));
    expect(button(turn)).toEqual(["Pay 13 for the 2nd seat", "Village 3 to court 3, +3 points"]);
  });

  test("a deep mine: what is taken", () => {
    const turn = hands(tableOf(3, [...COURTING, "deep 2 2"], ROLLED));
    turn.die(1);
    turn.cell(mine(2));
    expect(button(turn)).toEqual(["Take 4, go home", "Cave 2 to deep mine 2"]);
  });

  test("an entry that is pointed at: the member that it pushes out", () => {
    const turn = hands(tableOf(3, ["village 3 1 1 0 2"], ROLLED));
    const entry = { kind: "enter", into: { kind: "village", number: 3 } } as const;
    expect(button(turn, entry)).toEqual(["Send a member to village 3", "Jonas pushed out, paid 4"]);
    expect(
      button(turn, { ...entry, into: { kind: "cave", number: 2 }, from: village(3, 3) }),
    ).toEqual(["Recall a member into cave 2", "From village 3, without pay"]);
  });

  test("becomes the end of the turn when all dice are spent, and names what is lost", () => {
    const played = [...ROLLED, "0 village 2", "0 village 3", "0 village 5"];
    expect(button(hands(tableOf(3, [], played)))).toEqual(["End turn", "All dice are spent"]);
    const points = ["court 1 0 0 0", "court 2 0 0 0"];
    expect(button(hands(tableOf(3, points, played)))).toEqual(["End turn", "Lose 2 action points"]);
  });

  test("says when a die leads nowhere", () => {
    const stuck = ["cave 3 1 1 2 - - -", "entered village:3 village:3", "unspent 3"];
    expect(button(hands(tableOf(3, stuck)))).toEqual(["Nothing to do with the 3", "End the turn"]);
    const full = ["cave 3 1 1 2 - - -", "entered village:3", "unspent 3 3", "village 3 0 - - -"];
    expect(button(hands(tableOf(3, full)))[0]).toBe("Choose a die");
  });
});

describe("the loss of an early end of the turn", () => {
  const lost = (header: readonly string[], played: readonly string[]) =>
    lossWords(tableOf(3, header, played).state);

  test("dice and points, each in its number", () => {
    const points = ["court 1 0 0 0", "court 2 0 0 0"];
    expect(lost(points, ROLLED)).toBe("3 dice and 2 action points");
    expect(lost(["court 1 0 0 0"], [...ROLLED, "0 village 2", "0 village 3"])).toBe(
      "1 die and 1 action point",
    );
    expect(lost([], [...ROLLED, "0 village 2"])).toBe("2 dice");
    expect(lost([], [...ROLLED, "0 village 2", "0 village 3", "0 village 5"])).toBeUndefined();
  });
});
