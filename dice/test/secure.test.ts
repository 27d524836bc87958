import { describe, expect, test } from "vitest";
import { secureCup } from "@courtly/dice";

describe("the secure cup", () => {
  test("turns bytes into uniform faces, and draws again for bytes that would favour some", () => {
    const bytes = [252, 255, 5, 0, 253, 251, 6];
    const cup = secureCup((wanted) => wanted.map(() => bytes.shift() as number));
    expect(cup.roll({ kind: "roll", seat: 0, dice: 4 })).toEqual([1, 1, 6, 6]);
    expect(bytes).toEqual([]);
  });

  test("throws as many dice as asked for, ascending, from the platform's randomness", () => {
    const cup = secureCup();
    const seen = new Set<number>();
    for (let i = 0; i < 100; i += 1) {
      const faces = cup.roll({ kind: "roll", seat: 0, dice: 12 });
      expect(faces).toHaveLength(12);
      expect(faces).toEqual(faces.toSorted());
      for (const face of faces) seen.add(face);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a roll needs dice", () => {
    expect(() => secureCup().roll({ kind: "roll", seat: 0, dice: 0 })).toThrow("a roll needs dice");
  });
});
