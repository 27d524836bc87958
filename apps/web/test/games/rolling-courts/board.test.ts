import { describe, expect, test } from "vitest";
import {
  gridRows,
  nearestStop,
  stepInGrid,
} from "../../../src/games/rolling-courts/board/cells.ts";
import { laneChoice, laneRows } from "../../../src/games/rolling-courts/board/lanes.ts";
import { marksOf } from "../../../src/games/rolling-courts/model/marks.ts";
import { fanPaths, tunnelPaths } from "../../../src/games/rolling-courts/model/paths.ts";
import { sizesOf } from "../../../src/games/rolling-courts/board/sizes.ts";
import { at, hands, tableOf, village } from "./tables.ts";

const { state } = tableOf(3, []);
const SIZES = sizesOf(state);

describe("arrow keys on the board", () => {
  const rows = gridRows(SIZES);
  const walk = (from: string, ...keys: readonly string[]) =>
    keys.reduce((cell, key) => stepInGrid(rows, cell, key) ?? cell, from);

  test("along a row: entrance, council, court, cave, mine", () => {
    const [first] = rows;
    expect(first).toHaveLength(18);
    expect(walk("gate village 1", "ArrowRight")).toBe("village 1:1");
    expect(walk("village 1:4", "ArrowRight")).toBe("court 1:1");
    expect(walk("court 1:5", "ArrowRight", "ArrowRight")).toBe("cave 1:1");
    expect(walk("cave 1:6", "ArrowRight")).toBe("mine 1");
  });

  test("up and down in the same column; nothing beyond the edges", () => {
    expect(walk("court 3:2", "ArrowDown", "ArrowDown", "ArrowUp")).toBe("court 4:2");
    expect(walk("court 1:2", "ArrowUp")).toBe("court 1:2");
    expect(walk("gate village 6", "ArrowLeft", "ArrowDown")).toBe("gate village 6");
    expect(walk("court 3:2", "Home")).toBe("gate village 3");
    expect(walk("court 3:2", "End")).toBe("mine 3");
  });

  test("beneath the last mine there is none: the nearest cell", () => {
    expect(walk("mine 5", "ArrowDown")).toBe("cave 6:6");
  });

  test("other keys are not for the board", () => {
    expect(stepInGrid(rows, "court 3:2", "a")).toBeUndefined();
    expect(stepInGrid(rows, "nowhere", "ArrowUp")).toBeUndefined();
  });
});

describe("a phone's folded rows", () => {
  test("an open row is walked cell by cell, a folded one in one step", () => {
    const rows = laneRows(SIZES, new Set([3]));
    expect(rows.map((row) => row.length)).toEqual([1, 1, 10, 1, 1, 1]);
    expect(stepInGrid(rows, "court 3:2", "ArrowDown")).toBe("lane 4");
  });

  test("a tap on the row chooses its only member that may move, once", () => {
    const turn = hands(
      tableOf(3, ["gold 0 40", "village 2 - - 0 -", "village 3 0 - - -"], ["0 roll", "* 2 3 5"]),
    );
    turn.die(1);
    const choice = (row: number) => laneChoice(marksOf(turn.situation, turn.draft), row, SIZES);
    expect(choice(2)).toEqual(at(village(2, 3)));
    expect(choice(5)).toBeUndefined();
    turn.cell(at(village(2, 3)));
    expect(choice(2)).toBeUndefined();
  });

  test("a row with several members that may move is opened, so that the person chooses", () => {
    const header = ["gold 0 40", "village 2 0 - 0 -", "village 3 0 - - -"];
    const turn = hands(tableOf(3, header, ["0 roll", "* 2 3 5"]));
    turn.die(1);
    expect(laneChoice(marksOf(turn.situation, turn.draft), 2, SIZES)).toBeUndefined();
  });

  test("seats that are too dear are not proposed", () => {
    const turn = hands(tableOf(3, ["gold 0 1", "village 2 - - 0 -"], ["0 roll", "* 2 3 5"]));
    turn.die(1);
    expect(laneChoice(marksOf(turn.situation, turn.draft), 3, SIZES)).toBeUndefined();
  });
});

describe("paths of the board", () => {
  test("R10: three courts from every village, or two at the edges", () => {
    expect(fanPaths(state)).toHaveLength(18);
    expect(fanPaths(tableOf(3, ["rules courtDie=court wrap=no"]).state)).toHaveLength(16);
  });

  test("R14: two tunnels to every deep mine", () => {
    expect(
      tunnelPaths(state)
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(["cave 1 mine 1", "cave 2 mine 1", "cave 2 mine 2"]);
    expect(tunnelPaths(state)).toHaveLength(10);
  });
});

describe("the tab stop of the grid", () => {
  test("stays on its cell, and in its row when that opens or folds", () => {
    const folded = laneRows(SIZES, new Set());
    const open = laneRows(SIZES, new Set([3]));
    expect(nearestStop(folded, "")).toBe("lane 1");
    expect(nearestStop(folded, "lane 3")).toBe("lane 3");
    expect(nearestStop(open, "lane 3")).toBe("gate village 3");
    expect(nearestStop(folded, "court 3:2")).toBe("lane 3");
    expect(nearestStop(open, "court 3:2")).toBe("court 3:2");
  });
});
