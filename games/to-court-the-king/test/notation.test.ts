import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { two } from "./court.ts";

const { read, write } = toCourtTheKing.notation.action;
const canonical = (text: string) => {
  const action = read(text);
  return action.ok ? write(action.value) : `refused: ${action.error}`;
};

describe("action texts", () => {
  test("an action is its effect: any valid pairing and order is read, one is written", () => {
    expect(canonical("use philosopher 5>3 1>3")).toBe("use philosopher 1>3 5>3");
    expect(canonical("use alchemist 5>4 2>4 5>4")).toBe("use alchemist 2>4 5>4 5>4");
    expect(canonical("use alchemist 1>3 3>4 5>2")).toBe("use alchemist 1>2 5>4");
    expect(canonical("use alchemist 1>3 3>3 5>3")).toBe("use alchemist 1>3 5>3");
    expect(canonical("use noblewoman 2>3 1>2")).toBe("use noblewoman 1>2 2>3");
    expect(canonical("use noblewoman 2>3 5>5")).toBe("use noblewoman 2>3");
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
    ["use", "'use CHARACTER …' wanted"],
    ["use jester", "no character 'jester'"],
    ["use fool x", "'x' is not a die: 1 to 6 wanted"],
    ["use queen x", "'x' is not a die: 1 to 6 wanted"],
    ["use magician 3", "'3' does not say how a die changes: '2>5' wanted"],
    ["use magician 3>7", "'3>7' does not say how a die changes: '2>5' wanted"],
    ["use magician 13>51", "'13>51' does not say how a die changes: '2>5' wanted"],
  ])("'%s' is refused with what was expected", (text, message) => {
    expect(canonical(text)).toBe(`refused: ${message}`);
  });

  test("K9: a pairing that is not the card's own way is the effect it leaves", () => {
    const scene = two("cards 0 alchemist noblewoman", "active 1 2 3");
    expect(scene.refusal("use noblewoman 1>3")).toMatch(/^K9: /);
    expect(scene.after("0 use noblewoman 1>2 2>3").position()).toContain("active 2 3 3");
  });

  test("no text makes the reader throw", () => {
    const word = fc.oneof(
      fc.constantFrom("roll", "aside", "use", "take", "fool", "1>2", "6", "nothing"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const action = read(words.join(" "));
        if (action.ok) expect(read(write(action.value))).toEqual(action);
      }),
    );
  });
});
