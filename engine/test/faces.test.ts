import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  choices,
  contains,
  countOf,
  distinct,
  FACES,
  falls,
  isAscending,
  isFace,
  minus,
  pips,
  plus,
  readFaces,
  sorted,
  writeFaces,
} from "@courtly/engine";

const dice = fc.array(fc.constantFrom(...FACES), { maxLength: 12 }).map(sorted);

describe("faces", () => {
  test("plus keeps every die and the order", () => {
    fc.assert(
      fc.property(dice, dice, (a, b) => {
        expect(plus(a, b)).toEqual(sorted([...a, ...b]));
      }),
    );
  });

  test("minus takes away what is there, and plus gives it back", () => {
    fc.assert(
      fc.property(dice, dice, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a);
        for (const face of FACES)
          expect(countOf(minus(a, b), face)).toBe(Math.max(0, countOf(a, face) - countOf(b, face)));
      }),
    );
  });

  test("contains counts every die", () => {
    fc.assert(
      fc.property(dice, dice, (a, b) => {
        expect(contains(a, b)).toBe(FACES.every((face) => countOf(a, face) >= countOf(b, face)));
      }),
    );
    expect(contains([3, 5], [5, 3])).toBe(false); // lists of dice are ascending
  });

  test("choices lists every different choice once, fewer dice first", () => {
    expect(choices([2, 2, 5])).toEqual([[2], [5], [2, 2], [2, 5], [2, 2, 5]]);
    expect(choices([2, 2, 5], 1)).toEqual([[2], [5]]);
    expect(choices([])).toEqual([]);
    fc.assert(
      fc.property(dice, (all) => {
        const found = choices(all);
        const expected =
          FACES.reduce<number>((product, face) => product * (countOf(all, face) + 1), 1) - 1;
        expect(new Set(found.map(writeFaces)).size).toBe(expected);
        expect(found).toHaveLength(expected);
        for (const chosen of found) expect(contains(all, chosen)).toBe(true);
      }),
    );
  });

  test("falls lists every different way dice can land", () => {
    expect([1, 2, 3, 4].map((count) => falls(count).length)).toEqual([6, 21, 56, 126]);
    expect(falls(2)[1]).toEqual([1, 2]);
    expect(falls(3).every(isAscending)).toBe(true);
    expect(() => falls(0)).toThrow("a roll needs dice");
  });

  test("distinct, pips, isAscending and isFace", () => {
    expect(distinct([1, 1, 4, 6, 6])).toEqual([1, 4, 6]);
    expect(pips([1, 1, 4])).toBe(6);
    expect(isAscending([1, 1, 4])).toBe(true);
    expect(isAscending([4, 1])).toBe(false);
    expect([0, 1, 6, 7, 2.5, NaN].map(isFace)).toEqual([false, true, true, false, false, false]);
  });

  test("faces are read in any order and written ascending", () => {
    expect(readFaces(["6", "5", "2"])).toEqual({ ok: true, value: [2, 5, 6] });
    expect(readFaces(["6", "0"])).toEqual({ ok: false, error: "'0' is not a die: 1 to 6 wanted" });
    expect(readFaces(["1.0"]).ok).toBe(false);
    expect(readFaces([""]).ok).toBe(false);
    expect(writeFaces([2, 5, 6])).toBe("2 5 6");
  });
});
