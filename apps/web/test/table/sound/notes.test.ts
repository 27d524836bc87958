import { describe, expect, test } from "vitest";
import { notesOf } from "../../../src/table/sound/notes.ts";

const dice = (count: number) => notesOf({ kind: "dice", count, afterMs: 500 });

describe("the notes of a cue", () => {
  test("dice: one knock of wood for each die, one after the other, once they land", () => {
    const notes = dice(5);
    expect(notes.map(({ instrument }) => instrument)).toEqual([
      "wood",
      "wood",
      "wood",
      "wood",
      "wood",
    ]);
    const times = notes.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(0.5);
    expect(new Set(times).size).toBe(5);
  });

  test("dice: higher with more dice, and neighbours differ", () => {
    expect(dice(6)[0]?.hertz).toBeGreaterThan(dice(3)[0]?.hertz ?? Infinity);
    expect(dice(6)[0]?.hertz).not.toBe(dice(6)[1]?.hertz);
  });

  test("fanfare: horns that rise", () => {
    const notes = notesOf({ kind: "fanfare" });
    expect(notes.every(({ instrument }) => instrument === "horn")).toBe(true);
    expect(Math.max(...notes.map(({ hertz }) => hertz))).toBe(2 * (notes[0]?.hertz ?? 0));
  });

  test.each(["seal", "fanfare", "turn"] as const)("%s: quiet and short", (kind) => {
    for (const { at, lasts, loudness } of notesOf({ kind })) {
      expect(at + lasts).toBeLessThan(2);
      expect(loudness).toBeLessThanOrEqual(0.5);
    }
  });
});
