import { readRecord } from "@courtly/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { box, two } from "./court.ts";

const { read, write } = toCourtTheKing.notation.action;
const canonical = (text: string) => {
  const action = read(text);
  return action.ok ? write(action.value) : `refused: ${action.error}`;
};

describe("a record cut off", () => {
  test.each(["use philosopher 5>3 1>", "use philosopher 5>3", "use phil", "aside 5 3", "use"])(
    "in the middle of '%s' replays to the line before",
    (torn) => {
      const header =
        "courtly 1\ngame to-court-the-king\nplayers Ada, Ben\ncards 0 philosopher\nactive 1 3 5\n---\n";
      const reading = readRecord(`${header}0 ${torn}`, [box]);
      expect(reading.ok && reading.value.table.length).toBe(torn === "aside 5 3" ? 1 : 0);
      expect(readRecord(`${header}0 ${torn} 9`, [box]).ok).toBe(false);
    },
  );
});

describe("action texts", () => {
  test("any valid pairing and order is read, one canonical form is written", () => {
    expect(canonical("use philosopher 5>3 1>3")).toBe("use philosopher 1>3 5>3");
    expect(canonical("use alchemist 5>4 2>4 5>4")).toBe("use alchemist 2>4 5>4 5>4");
    expect(canonical("use alchemist 1>3 3>4 5>2")).toBe("use alchemist 1>2 5>4");
    expect(canonical("use alchemist 1>3 3>3 5>3")).toBe("use alchemist 1>3 5>3");
    expect(canonical("use noblewoman 2>3 1>2")).toBe("use noblewoman 1>2 2>3");
    expect(canonical("aside 5 3 5")).toBe("aside 3 5 5");
    expect(canonical("  use   merchant 4 1 1 ")).toBe("use merchant 1 1 4");
  });

  test.each([
    "roll",
    "stand",
    "decline",
    "aside 5 5",
    "use laborer",
    "use queen 6",
    "use queen",
    "use servingMaid 2>5",
    "use philosopher 1>3 5>3",
    "use fool 3",
    "use merchant 1 1 4",
    "take guard",
    "take nothing",
    "take king",
  ])("'%s' is canonical", (text) => {
    expect(canonical(text)).toBe(text);
  });

  test.each([
    ["", "unknown action: roll, aside, use, take, stand or decline wanted"],
    ["dance", "unknown action: roll, aside, use, take, stand or decline wanted"],
    ["roll 3", "'roll' stands alone"],
    ["aside seven", "'seven' is not a die: 1 to 6 wanted"],
    ["aside 7", "'7' is not a die: 1 to 6 wanted"],
    ["aside 11", "'11' is not a die: 1 to 6 wanted"],
    ["take", "'take CHARACTER' or 'take nothing' wanted"],
    ["take guard knight", "'take CHARACTER' or 'take nothing' wanted"],
    ["take jester", "no character 'jester'"],
    ["take toString", "no character 'toString'"],
    ["take servingmaid", "no character 'servingmaid': 'servingMaid' is written so"],
    ["use", "'use CHARACTER …' wanted"],
    ["use jester", "no character 'jester'"],
    ["use fool x", "'x' is not a die: 1 to 6 wanted"],
    ["use queen x", "'x' is not a die: 1 to 6 wanted"],
    ["use magician 3", "'3' does not say how a die changes: '2>5' wanted"],
    ["use magician 3>7", "'3>7' does not say how a die changes: '2>5' wanted"],
    ["use magician 1>23", "'1>23' does not say how a die changes: '2>5' wanted"],
    ["use magician 12>3", "'12>3' does not say how a die changes: '2>5' wanted"],
    ["use magician 13>51", "'13>51' does not say how a die changes: '2>5' wanted"],
  ])("'%s' is refused with what was expected", (text, message) => {
    expect(canonical(text)).toBe(`refused: ${message}`);
  });

  test("K9: named dice must be active and change as the card allows; only the effect is written", () => {
    const scene = two("cards 0 alchemist noblewoman magician philosopher", "active 1 2 5");
    expect(scene.refusal("use noblewoman 1>3")).toMatch(/^K9: the Noblewoman does not do that/);
    expect(scene.refusal("use noblewoman 1>2 5>5")).toMatch(/^K9: the Noblewoman does not do that/);
    expect(scene.refusal("use magician 1>6 4>4")).toMatch(
      /^K9: the Magician works on active dice only/,
    );
    expect(scene.refusal("use magician 1>2 2>3")).toMatch(/^K9: the Magician does not do that/);
    expect(scene.refusal("use philosopher 1>2 2>3 5>3")).toMatch(/^K9: the Philosopher does not/);
    expect(scene.refusal("use alchemist 1>3 3>4 5>2")).toMatch(
      /^K9: the Alchemist works on active/,
    );
    const written = scene.after("0 use alchemist 1>3 2>2 5>3").table.record();
    expect(written).toContain("\n0 use alchemist 1>3 5>3\n");
    expect(scene.after("0 use noblewoman 1>2 2>3").position()).toContain("active 2 3 5");
  });

  test("no text makes the reader throw", () => {
    const word = fc.oneof(
      fc.constantFrom("roll", "aside", "use", "take", "fool", "1>2", "6", "nothing"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const action = read(words.join(" "));
        // a written action is canonical: it reads back as itself
        if (action.ok) expect(canonical(write(action.value))).toBe(write(action.value));
      }),
    );
  });
});
