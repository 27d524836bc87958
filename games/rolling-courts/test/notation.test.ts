import { rollingCourts } from "@courtly/rolling-courts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const { read, write } = rollingCourts.notation.action;
const canonical = (text: string) => {
  const action = read(text);
  return action.ok ? write(action.value) : `refused: ${action.error}`;
};

describe("action texts", () => {
  test.each([
    "roll",
    "end",
    "stay",
    "village 3",
    "cave 3",
    "village 3 from cave 4:2",
    "cave 1 from village 6:1",
    "court 4 from village 3:2",
    "court 4 from village 3:2 over 1",
    "deep 2 from cave 3:1",
    "change 2 to 3",
    "retire village 2:3",
    "promote cave 4:1",
    "promote village 4:1",
    "home cave 3:4",
  ])("'%s' is canonical", (text) => {
    expect(canonical(text)).toBe(text);
  });

  test("'over 0' and spaces are read and left out", () => {
    expect(canonical("court 4 from village 3:2 over 0")).toBe("court 4 from village 3:2");
    expect(canonical("  village   3 ")).toBe("village 3");
  });

  test.each([
    ["", "unknown action"],
    ["toString", "unknown action"],
    ["roll 3", "'roll' wanted"],
    ["village", "'village 3' or"],
    ["village 7", "'village 3' or"],
    ["village 3 to cave 4:2", "'village 3' or"],
    ["village 3 from cave 4", "'village 3' or"],
    ["village 3 from cave 4:7", "'village 3' or"],
    ["village 3 from village 4:5", "'village 3' or"],
    ["village 3 from court 4:1", "'village 3' or"],
    ["village 3 from cave 4:2 now", "'village 3' or"],
    ["village 3 from cave 4:2:1", "'village 3' or"],
    ["court 4", "'court 4 from"],
    ["court 4 from cave 3:1", "'court 4 from"],
    ["court 4 from village 3:2 over", "'court 4 from"],
    ["court 4 from village 3:2 over 5", "'court 4 from"],
    ["court 4 from village 3:2 under 1", "'court 4 from"],
    ["court 4 from village 3:2 over 1 1", "'court 4 from"],
    ["deep 6 from cave 3:1", "'deep 2 from"],
    ["deep 2 from village 3:1", "'deep 2 from"],
    ["change 2 3", "'change 2 to 3' wanted"],
    ["change 2 to 7", "'change 2 to 3' wanted"],
    ["change 2 to 3 4", "'change 2 to 3' wanted"],
    ["retire cave 2:3", "'retire village"],
    ["home village 2:3", "'home cave"],
    ["promote court 1:1", "'promote cave"],
  ])("'%s' is refused with what was expected", (text, message) => {
    expect(canonical(text)).toContain(`refused: ${message}`);
  });

  test("no text makes the reader throw", () => {
    const word = fc.oneof(
      fc.constantFrom(
        "village",
        "cave",
        "court",
        "deep",
        "from",
        "over",
        "to",
        "3",
        "4:2",
        "change",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        const action = read(words.join(" "));
        if (action.ok) expect(read(write(action.value))).toEqual(action);
      }),
    );
  });
});
