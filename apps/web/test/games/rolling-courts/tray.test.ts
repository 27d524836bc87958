import { describe, expect, test } from "vitest";
import { readyDie, trayOf } from "../../../src/games/rolling-courts/model/tray.ts";
import { tableOf } from "./tables.ts";

const dice = (
  played: readonly string[],
  header: readonly string[] = [],
  meant = new Map<number, number>(),
) => {
  const table = tableOf(3, header, played);
  return trayOf(table.steps(), table.state, meant).map(({ face, isChanged, use }) => {
    const where = use === undefined ? "" : ` ${use.kind} ${use.number}`;
    return `${face}${isChanged ? "*" : ""}${where}`;
  });
};

/** Six members in courts: two action points with three players. */
const RICH = ["court 1 0 0 0", "court 2 0 0 0"];

describe("the dice on the cloth", () => {
  test("none before the roll, three after it", () => {
    expect(dice([])).toEqual([]);
    expect(dice(["0 roll", "* 2 3 5"])).toEqual(["2", "3", "5"]);
  });

  test("a spent die stays and says where it led", () => {
    expect(dice(["0 roll", "* 2 3 5", "0 village 5", "0 cave 2"])).toEqual([
      "2 cave 2",
      "3",
      "5 village 5",
    ]);
  });

  test("of two equal dice the chosen one is spent", () => {
    expect(dice(["0 roll", "* 2 2 5", "0 village 2"])).toEqual(["2 village 2", "2", "5"]);
    expect(dice(["0 roll", "* 2 2 5", "0 village 2"], [], new Map([[2, 1]]))).toEqual([
      "2",
      "2 village 2",
      "5",
    ]);
  });

  test("R17: of equal dice a changed one is spent first, whichever was chosen", () => {
    const played = ["0 roll", "* 2 3 5", "0 change 2 to 3", "0 village 3"];
    expect(dice(played, RICH, new Map([[3, 1]]))).toEqual(["3* village 3", "3", "5"]);
  });

  test("R17: a die that was changed is not changed again, its equal is", () => {
    const played = ["0 roll", "* 2 3 5", "0 change 2 to 3", "0 change 3 to 4"];
    expect(dice(played, RICH)).toEqual(["3*", "4*", "5"]);
  });

  test("R4: three equal dice are replaced by the next throw", () => {
    expect(dice(["0 roll", "* 4 4 4", "* 1 3 4"])).toEqual(["1", "3", "4"]);
  });

  test("the next player's cloth is empty", () => {
    expect(dice(["0 roll", "* 2 3 5", "0 end"])).toEqual([]);
  });

  test("a game that begins in the middle of a turn shows what is left", () => {
    expect(dice([], [...RICH, "unspent 2 3", "changed 3"])).toEqual(["2", "3*"]);
    expect(dice(["0 village 2"], ["unspent 2 3"])).toEqual(["2 village 2", "3"]);
  });

  test("R17: of equal unspent dice the changed one is used", () => {
    const table = tableOf(3, RICH, ["0 roll", "* 2 3 5", "0 change 2 to 3"]);
    expect(readyDie(trayOf(table.steps(), table.state), 3)?.id).toBe(0);
    expect(readyDie(trayOf(table.steps(), table.state), 2)).toBeUndefined();
  });
});
