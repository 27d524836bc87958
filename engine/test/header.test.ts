import { describe, expect, test } from "vitest";
import {
  countWord,
  headerFault,
  headerLine,
  lineOf,
  ok,
  quotable,
  readOnlySeat,
  readOnlyWhole,
  readSeat,
  readWhole,
  setupReader,
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

  test("are the only word of a line that has a single value", () => {
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

describe("reading a setup", () => {
  const read = (...texts: readonly string[]) =>
    setupReader<readonly string[], readonly string[]>({
      keys: { one: "once", each: "onceEach", many: "often" },
      opening: (_, players) => (players === 2 ? ok(["opening"]) : headerFault(undefined, "two")),
      draftOf: (opening) => [...opening, "draft"],
      readers: [
        (draft, lines) => ok([...draft, ...lines.map(({ key }) => key)]),
        (draft, lines) =>
          lineOf(lines, "many") === undefined
            ? ok([...draft, "second"])
            : headerFault(lineOf(lines, "many"), "no more"),
        (draft) => ok([...draft, "third"]),
      ],
      setupOf: (draft) => [...draft, "setup"],
    })(texts.map(headerLine), 2);

  test("reads the opening, then calls every reader in order", () => {
    expect(read("one 1", "each a", "each b")).toEqual({
      ok: true,
      value: ["opening", "draft", "one", "each", "each", "second", "third", "setup"],
    });
  });

  test("stops at the first fault", () => {
    expect(read("many x", "many x")).toMatchObject({
      error: { message: "no more", at: { line: 0 } },
    });
  });

  test("refuses unknown keys, and keys that occur too often", () => {
    const message =
      "unknown key 'two': game, players, rules-version, dice, one, each, many are known";
    expect(read("two 1")).toMatchObject({ error: { message } });
    expect(read("one 1", "one 2")).toMatchObject({
      error: { message: "'one' stands here twice: keep one", at: { line: 1 } },
    });
    expect(read("each a 1", "each a 2").ok).toBe(false);
    expect(read("constructor 1").ok).toBe(false);
  });
});

test("counts are words up to twelve", () => {
  expect([1, 6, 12, 13].map(countWord)).toEqual(["one", "six", "twelve", "13"]);
});

test("quoted text has no control characters and at most 300 characters", () => {
  expect(quotable("Ada\u0007\u202E")).toBe("Ada??");
  expect(quotable("x".repeat(300))).toBe("x".repeat(300));
  expect(quotable("x".repeat(301))).toBe(`${"x".repeat(300)}…`);
});
