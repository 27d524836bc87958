import { describe, expect, test } from "vitest";
import { BOARDS, DEFAULT_BOARD, parseBoard, readBoard } from "@courtly/rolling-courts";
import { refused, three } from "./board.ts";

/** The error for the default board with one field replaced. */
const problem = (path: readonly (string | number)[], value: unknown) => {
  const board: unknown = structuredClone(DEFAULT_BOARD);
  const last = path.at(-1) as string | number;
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], board);
  (parent as Record<string | number, unknown>)[last] = value;
  const read = readBoard(board);
  return read.ok ? undefined : read.error;
};

describe("the default board", () => {
  test("R2: the default board has the numbers of the rules", () => {
    const { villages, courts, caves, deepMines } = DEFAULT_BOARD;
    expect(villages.map(({ prices }) => prices.join(" "))).toEqual([
      "10 8 6 4",
      "11 9 7 5",
      "12 10 8 6",
      "12 10 8 6",
      "11 9 7 5",
      "10 8 6 4",
    ]);
    expect(villages.map(({ retirement }) => retirement)).toEqual([2, 3, 4, 4, 3, 2]);
    expect(courts).toEqual({ points: [1, 2, 3, 4, 6], leaps: [0, 5, 9, 12, 14] });
    expect(caves).toHaveLength(6);
    for (const cave of caves) expect(cave).toEqual({ values: [0, 0, 0, 2, 3, 5], redLine: 3 });
    expect(deepMines).toHaveLength(5);
    for (const mine of deepMines) expect(mine).toEqual([6, 5, 4, 3, 2]);
  });
});

describe("boards are data", () => {
  test("every built-in board passes the checks for boards from outside", () => {
    for (const board of BOARDS)
      expect(readBoard(structuredClone(board))).toEqual({ ok: true, value: board });
    expect(new Set(BOARDS.map(({ name }) => name)).size).toBe(BOARDS.length);
  });

  test("an error names the wrong field", () => {
    expect(problem(["caves", 2, "values"], [0, 0, 0, 2, 3])).toBe(
      "caves[2].values: six numbers wanted, five found",
    );
    expect(problem(["villages", 0, "prices", 1], -1)).toBe(
      "villages[0].prices[1]: a whole number from 0 to 999 wanted, -1 found",
    );
    expect(problem(["villages", 5, "retirement"], "2")).toBe(
      "villages[5].retirement: a whole number from 0 to 999 wanted, a string found",
    );
    expect(problem(["villages"], DEFAULT_BOARD.villages.slice(1))).toBe(
      "villages: six villages wanted, five found",
    );
    expect(problem(["courts", "leaps"], undefined)).toBe(
      "courts.leaps: five numbers wanted, nothing found",
    );
    expect(problem(["courts", "leaps", 0], 1)).toMatch(/^courts\.leaps\[0\]: 0 wanted/);
    expect(problem(["caves", 0, "redLine"], 7)).toMatch(
      /^caves\[0\]\.redLine: a whole number from 1 to 6/,
    );
    expect(problem(["deepMines", 4], 3)).toBe("deepMines[4]: five numbers wanted, a number found");
    expect(problem(["deepMines"], null)).toBe("deepMines: five deep mines wanted, null found");
    expect(problem(["caves", 1], [])).toBe("caves[1]: an object wanted, a list found");
    expect(problem(["colour"], "red")).toMatch(/^colour: unknown, name, notes, villages/);
    expect(problem(["caves", 1, "deep"], 1)).toMatch(/^caves\[1\]\.deep: unknown, values, redLine/);
    expect(problem(["name"], "")).toMatch(/^name: 1 to 40 letters/);
    expect(problem(["name"], "a\nb")).toMatch(/^name: /);
    expect(
      problem(
        ["courts", "points"],
        Array.from({ length: 20 }, () => 1),
      ),
    ).toBe("courts.points: five numbers wanted, 20 found");
    expect(problem(["notes"], ["anything"])).toBeUndefined();
    expect(readBoard("x")).toEqual({ ok: false, error: "board: an object wanted, a string found" });
    expect(readBoard(undefined)).toEqual({
      ok: false,
      error: "board: an object wanted, nothing found",
    });
  });

  test("a board is given as a name or as one line of JSON, and written in the same form", () => {
    expect(three("board two   rivers").table.rules()).toContain("board two rivers");
    for (const { name } of BOARDS)
      expect(three(`board ${name}`).table.gameId).toBe("rolling-courts");
    const own = JSON.stringify({
      ...DEFAULT_BOARD,
      name: "Our own",
      villages: DEFAULT_BOARD.villages.map((village) => ({ ...village, retirement: 9 })),
    });
    const scene = three(`board ${own}`, "village 1 1 1 1 1", "unspent 1");
    expect(scene.table.rules()).toEqual(["rules standard", `board ${own}`]);
    expect(scene.after("0 village 1").position()).toContain("gold 1 9");
    expect(three().table.rules()).toEqual(["rules standard"]);
  });

  test("a board that cannot be read is refused at its line", () => {
    expect(refused("board nowhere")).toMatch(/^line 4: –: no board 'nowhere': reconstructed/);
    expect(refused("board {")).toBe("line 4: –: the board is not readable as JSON");
    expect(refused('board {"name":"x"}')).toBe(
      "line 4: –: villages: six villages wanted, nothing found",
    );
    expect(parseBoard(" ".repeat(20_000))).toMatchObject({
      ok: false,
      error: expect.stringContaining("at most 10000"),
    });
  });
});
