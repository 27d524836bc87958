import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxed, readRecord, RECORD_CHARS_MAX, replayRecord } from "@courtly/engine";
import { nim } from "./nim.ts";

const games = [boxed(nim)];
const header = (...lines: readonly string[]) => [
  "courtly 1",
  "game nim",
  "players Ada, Ben",
  ...lines,
  "---",
];
const text = (...lines: readonly string[]) => `${lines.join("\n")}\n`;
const read = (record: string) => {
  const reading = readRecord(record, games);
  if (reading.ok) return reading.value.table.position().join("; ");
  const { line, text: at, message, rule } = reading.error;
  return `line ${line}: ${at}: ${message}${rule === undefined ? "" : ` (${rule})`}`;
};

describe("reading a record", () => {
  test("replays to the position it reaches", () => {
    expect(read(text(...header(), "0 take 3", "1 roll", "* 4"))).toBe("stones 3");
    expect(read(text(...header("stones 20"), "0 take 3"))).toBe("stones 17");
  });

  test("comments, blank lines, CRLF, tabs, a byte-order mark and a missing final newline are fine", () => {
    const lines = [
      "\uFEFFcourtly 1  # a record",
      "",
      "game\tnim",
      "# nothing here",
      "players  Ada ,Ben",
      "---",
      "0   take 3 # bold",
      " 1 roll",
    ];
    expect(read(lines.join("\r\n"))).toBe("stones 7");
    expect(read(lines.join("\n"))).toBe("stones 7");
  });

  test("a body line begins with the digit of a seat or with *", () => {
    for (const line of ["10 roll", "00 roll", "0x roll", "x0 roll", "-0 roll"])
      expect(read(text(...header(), line)), line).toMatch(/^line 5: /);
  });

  test("a line 'SEAT resign' ends the game, also while dice are in the air", () => {
    const reading = readRecord(
      text(...header(), "0 take 3", "1 roll", "0  resign # enough"),
      games,
    );
    expect(reading.ok && reading.value.table.turn).toEqual({ kind: "over", ranks: [2, 1] });
    expect(read(text(...header(), "0 resign", "1 take 1"))).toBe(
      "line 6: take 1: the game is over (N5)",
    );
    expect(read(text(...header(), "2 resign"))).toBe(
      "line 5: resign: there is no seat 2, only 0 to 1 (N3)",
    );
    expect(read(text(...header(), "1 resign now"))).toMatch(/^line 5: resign now: 'take 1'/);
  });

  test("header keys may be in any order", () => {
    expect(
      read(text("courtly 1", "stones 4", "players Ada, Ben", "rules-version 3", "game nim", "---")),
    ).toBe("stones 4");
  });

  test("the line number of an error counts blank lines and comments too", () => {
    expect(read(text("# first", ...header(), "", "0 take 3", "0 take 1"))).toBe(
      "line 8: take 1: it is the turn of seat 1, not of seat 0 (N3)",
    );
  });

  test("an unreadable line is reported with its number and its text without the seat", () => {
    expect(read(text(...header(), "0 eat 3"))).toBe(
      "line 5: eat 3: 'take 1' to 'take 3', or 'roll' wanted",
    );
    expect(read(text(...header(), "Ada take 3"))).toBe(
      "line 5: Ada take 3: a line is 'SEAT ACTION' or '* FACES'",
    );
    expect(read(text(...header(), "0"))).toBe(
      "line 5: 0: what did seat 0 do? 'SEAT ACTION' wanted",
    );
    expect(read(text(...header(), "0 roll", "* x"))).toBe(
      "line 6: * x: 'x' is not a die: 1 to 6 wanted",
    );
    expect(read(text(...header(), "* 3"))).toBe(
      "line 5: * 3: no dice are in the air: seat 0 decides (N4)",
    );
    expect(read(text(...header(), "0 roll", "* 3 3"))).toBe(
      "line 6: * 3 3: 1 die in the air, 2 found (N4)",
    );
  });

  test("untrusted text is quoted without control characters and not in full length", () => {
    expect(read(text(...header(), "0 \u001b[31mred\u0007"))).toMatch(/^line 5: \?\[31mred\?: /);
    expect(read(text(...header(), `0 ${"x".repeat(1000)}`)).length).toBeLessThan(400);
  });
});

describe("quotes in messages", () => {
  test("are short and without control characters, whichever line is quoted", () => {
    const flood = "x".repeat(100_000);
    const long = [
      text(...header(), `0 ${flood}`),
      text(...header(flood)),
      text(...header(`${flood} 1`)),
    ];
    for (const record of long) expect(read(record).length).toBeLessThan(700);
    expect(read(text(...header(), "0 roll", `* ${flood}`)).length).toBeLessThan(700);
    expect(read(text("courtly 1", "game nim", "players Ada, B\u202Een\u0007", "---"))).not.toMatch(
      /\p{C}/u,
    );
  });
});

describe("the header", () => {
  test("starts with 'courtly 1'", () => {
    expect(read("")).toBe("line 1: : a record starts with the line 'courtly 1'");
    expect(read("courtly\n")).toBe("line 1: courtly: a record starts with the line 'courtly 1'");
    expect(read("courtly 2\n")).toBe(
      "line 1: courtly 2: this is another version of the format: this Courtly reads 'courtly 1'",
    );
  });

  test("ends with '---'", () => {
    expect(read(text("courtly 1", "game nim"))).toBe(
      "line 2: game nim: the header ends here without its '---' line",
    );
  });

  test("names a known game and the players", () => {
    expect(read(text("courtly 1", "players Ada, Ben", "---"))).toBe(
      "line 3: ---: the header names no game: 'game nim' wanted",
    );
    expect(read(text("courtly 1", "game chess", "---"))).toBe(
      "line 2: game chess: no such game: nim wanted",
    );
    expect(read(text("courtly 1", "game nim", "---"))).toBe(
      "line 3: ---: the header names no players: 'players Ada, Ben' wanted",
    );
  });

  test("names have 1 to 24 characters, without comma, # or control characters", () => {
    const players = (names: string) =>
      read(text("courtly 1", "game nim", `players ${names}`, "---"));
    expect(players("Ada, Ben")).toBe("stones 10");
    expect(players(`${"é".repeat(24)}, 👑👑`)).toBe("stones 10");
    expect(players(`${"é".repeat(25)}, Ben`)).toMatch(/is no name: 1 to 24 characters wanted/);
    expect(players("Ada,, Ben")).toMatch(/^line 3: players Ada,, Ben: '' is no name/);
    expect(players("Ada, Be\u0007n")).toMatch(/'Be\?n' is no name/);
    expect(players("A, B")).toBe("stones 10");
    expect(players("Ada")).toMatch(/2 to 2 players wanted, 1 found \(N1\)$/);
    expect(players("Ada, Ben, Cleo")).toMatch(/2 to 2 players wanted, 3 found \(N1\)$/);
  });

  test("a shared key may occur only once, and unknown keys are refused", () => {
    expect(read(text(...header("game nim")))).toBe(
      "line 4: game nim: 'game' stands here twice: keep one",
    );
    expect(read(text(...header("toString x")))).toBe("line 4: toString x: only 'stones' is known");
  });

  test("another version of the rules is refused, with both versions named", () => {
    expect(read(text(...header("rules-version 3")))).toBe("stones 10");
    expect(read(text(...header("rules-version 2")))).toBe(
      "line 4: rules-version 2: this record follows version 2 of the rules of nim, this Courtly knows version 3",
    );
    expect(read(text(...header("rules-version x")))).toBe(
      "line 4: rules-version x: a version wanted, 1 or more, 'x' found",
    );
    expect(read(text(...header("rules-version 3 4")))).toBe(
      "line 4: rules-version 3 4: one number wanted",
    );
  });

  test("keeps the dice line, which must have a value", () => {
    const reading = readRecord(text(...header("dice sealed-1 t s -,- -")), games);
    expect(reading.ok && reading.value.table.record()).toContain("\ndice sealed-1 t s -,- -\n");
    expect(read(text(...header("dice")))).toMatch(/^line 4: dice: 'dice' says how/);
  });
});

describe("a record cut off in the middle", () => {
  const whole = text(...header("stones 30"), "0 take 3", "1 roll", "* 4", "0 take 2");

  test("replays to its last whole event, wherever it ends in the body", () => {
    const body = whole.indexOf("---\n") + 4;
    for (let end = body; end <= whole.length; end += 1) {
      const reading = readRecord(whole.slice(0, end), games);
      expect(reading.ok, JSON.stringify(whole.slice(body, end))).toBe(true);
    }
    const reading = readRecord(whole.slice(0, -4), games);
    expect(reading.ok && reading.value.cutOff).toEqual({ line: 9, text: "0 tak" });
    expect(reading.ok && reading.value.table.position()).toEqual(["stones 23"]);
  });

  test("a last line that does not begin anything legal is still an error", () => {
    expect(read(`${text(...header("stones 1"))}0 take 2`)).toBe(
      "line 6: take 2: 2 wanted, 1 left (N2)",
    );
    expect(read(`${text(...header())}0 dance`)).toMatch(/^line 5: dance: /);
    expect(read(`${text(...header(), "0 roll")}* 1 1`)).toMatch(/^line 6: /);
    expect(read(`${text(...header(), "0 roll")}0 t`)).toMatch(/^line 6: /);
    expect(read(`${text(...header("stones 1"), "0 take 1")}1 ta`)).toMatch(/^line 7: /);
  });

  test("an incomplete line of the deciding seat is cut off, one of another seat is an error", () => {
    expect(read(`${text(...header())}0`)).toBe("stones 10");
    expect(read(`${text(...header())}0 ta`)).toBe("stones 10");
    expect(read(`${text(...header())}1 ta`)).toMatch(/^line 5: ta: /);
  });

  test("either player may be about to resign", () => {
    const rolling = text(...header(), "0 take 3", "1 roll");
    for (const torn of ["0", "1", "0 r", "1 resi"]) expect(read(rolling + torn)).toBe("stones 7");
    for (const torn of ["2", "0 rest", "0 resign n"])
      expect(read(rolling + torn), torn).toMatch(/^line 7: /);
    expect(read(`${text(...header("stones 1"), "0 take 1")}1 re`)).toMatch(/^line 7: /);
  });

  test("after a final newline the last line counts as complete", () => {
    expect(read(text(...header(), "0 tak"))).toMatch(/^line 5: tak: /);
  });

  test("a record that is cut off in its header is refused", () => {
    expect(read(whole.slice(0, 20))).toMatch(/the header ends here without its '---' line$/);
  });
});

describe("no input crashes or hangs the reader", () => {
  const line = fc.oneof(
    fc.constantFrom(
      "---",
      "courtly 1",
      "game nim",
      "players Ada, Ben",
      "0 roll",
      "* 3",
      "0 take 1",
      "1 take 3",
      "#",
      "",
    ),
    fc.string({ unit: "binary", maxLength: 40 }),
  );

  test("any lines", () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom("\n", "\r\n", "\r"),
        (lines, end) => {
          const reading = readRecord([...header(), ...lines].join(end), games);
          if (!reading.ok) expect(reading.error.line).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("a record with characters struck out, doubled or changed", () => {
    const whole = text(...header("stones 30"), "0 take 3", "1 roll", "* 4", "0 take 2");
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.string({ unit: "binary", maxLength: 3 }),
        fc.nat(3),
        (at, put, out) => {
          const reading = readRecord(whole.slice(0, at) + put + whole.slice(at + out), games);
          if (!reading.ok) {
            expect(reading.error.line).toBeGreaterThan(0);
            expect(reading.error.message).not.toBe("");
            return;
          }
          const again = readRecord(reading.value.table.record(), games);
          expect(again.ok && again.value.table.record()).toBe(reading.value.table.record());
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("the longest texts are refused, or read in one go", () => {
    expect(read("x".repeat(RECORD_CHARS_MAX + 1))).toMatch(
      /^line 1: : a record has at most 4000000 characters/,
    );
    const blank = text(...header()) + "\n".repeat(RECORD_CHARS_MAX - 100);
    expect(read(blank)).toBe("stones 10");
    expect(read(`${text(...header())}0 ${" ".repeat(RECORD_CHARS_MAX - 100)}\n`)).toMatch(
      /^line 5: 0: /,
    );
  });
});

describe("replaying a record line by line", () => {
  const replay = (record: string) => {
    const replayed = replayRecord(record, games);
    if (!replayed.ok) throw new Error(replayed.error.message);
    return replayed.value;
  };

  test("returns every line with its number and the table that it was played on", () => {
    const {
      header: lines,
      moments,
      table,
      fault,
    } = replay(text(...header("stones 9", "# a comment"), "0 take 3", "", "1 roll", "* 4"));
    expect(lines.map(({ line, key }) => [line, key])).toEqual([
      [2, "game"],
      [3, "players"],
      [4, "stones"],
    ]);
    const seen = moments.map(({ line, text: said, before }) => [line, said, before.state.stones]);
    expect(seen).toEqual([
      [7, "0 take 3", 9],
      [9, "1 roll", 6],
      [10, "* 4", 6],
    ]);
    expect(table.state.stones).toBe(2);
    expect(fault).toBeUndefined();
  });

  test("stops at the first fault and returns it", () => {
    const { moments, table, fault } = replay(text(...header(), "0 take 3", "0 take 2", "1 take 1"));
    expect(moments).toHaveLength(1);
    expect(table.state.stones).toBe(7);
    expect(fault).toMatchObject({ line: 6, text: "take 2", rule: "N3" });
  });

  test("a header that opens no table is refused", () => {
    expect(replayRecord(text("courtly 1", "game nim", "---"), games)).toMatchObject({ ok: false });
  });
});
