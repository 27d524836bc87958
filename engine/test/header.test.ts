import { describe, expect, test } from "vitest";
import {
  checkKeys,
  headerLine,
  quotable,
  readOnlySeat,
  readOnlyWhole,
  readSeat,
  readWhole,
} from "@courtly/engine";

const whole = (word: string | undefined) => readWhole(word, { min: 1, max: 12, what: "a number" });

describe("numbers of a header", () => {
  test("are whole, plain and in their range", () => {
    expect(whole("1")).toEqual({ ok: true, value: 1 });
    expect(whole("12")).toEqual({ ok: true, value: 12 });
    for (const word of [
      "0",
      "13",
      "01",
      "1.5",
      "1e1",
      "0x1",
      "-1",
      "+1",
      " 1",
      "1 ",
      "",
      "one",
      "9999999999",
      undefined,
    ])
      expect(whole(word).ok, word).toBe(false);
    expect(whole("13")).toEqual({ ok: false, error: "a number wanted, 1 to 12, '13' found" });
    expect(whole(undefined)).toEqual({
      ok: false,
      error: "a number wanted, 1 to 12, nothing found",
    });
    const open = readWhole("0", { min: 1, max: Infinity, what: "a number" });
    expect(open).toEqual({ ok: false, error: "a number wanted, 1 or more, '0' found" });
  });

  test("stand alone where the line says one thing", () => {
    const wanted = { min: 1, max: 3, what: "a round", rule: "X1" };
    expect(readOnlyWhole(headerLine("round 2", 7), wanted)).toEqual({ ok: true, value: 2 });
    expect(readOnlyWhole(headerLine("round 2 3", 7), wanted)).toMatchObject({
      error: { message: "one number wanted" },
    });
    expect(readOnlyWhole(headerLine("round 4", 7), wanted)).toMatchObject({
      error: { rule: "X1", at: { line: 7 } },
    });
  });

  test("name a seat of the table", () => {
    expect(readSeat(headerLine("cards 2 x", 1), 3)).toEqual({ ok: true, value: 2 });
    expect(readSeat(headerLine("cards 3 x", 1), 3).ok).toBe(false);
    expect(readOnlySeat(headerLine("start 2", 1), 3)).toEqual({ ok: true, value: 2 });
    expect(readOnlySeat(headerLine("start 2 1", 1), 3)).toMatchObject({
      error: { message: "one seat wanted" },
    });
  });
});

describe("keys of a header", () => {
  const lines = (...texts: readonly string[]) => texts.map(headerLine);
  const keys = { one: "once", each: "onceEach", many: "often" } as const;

  test("are known, and stand as often as they may", () => {
    expect(checkKeys(lines("one 1", "each a", "each b", "many x", "many x"), keys).ok).toBe(true);
    expect(checkKeys(lines("two 1"), keys)).toMatchObject({
      error: {
        message: "unknown key 'two': game, players, rules-version, dice, one, each, many are known",
      },
    });
    expect(checkKeys(lines("one 1", "one 2"), keys)).toMatchObject({
      error: { message: "'one' stands here twice: keep one", at: { line: 1 } },
    });
    expect(checkKeys(lines("each a 1", "each a 2"), keys).ok).toBe(false);
    expect(checkKeys(lines("constructor 1"), keys).ok).toBe(false);
  });
});

test("what is quoted is plain and short", () => {
  expect(quotable("Ada\u0007\u202E")).toBe("Ada??");
  expect(quotable("x".repeat(300))).toBe("x".repeat(300));
  expect(quotable("x".repeat(301))).toBe(`${"x".repeat(300)}…`);
});
