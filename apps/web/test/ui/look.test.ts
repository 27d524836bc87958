import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSame } from "../../src/ui/look.ts";

describe("isSame", () => {
  test("a copy of plain values is the same", () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSame(value, structuredClone(value))).toBe(true);
      }),
    ));

  test.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, {}],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
    [[1], [1, 2]],
    [new Set([1]), new Set([1])],
    [undefined, {}],
  ])("%o is not %o", (a, b) => {
    expect(isSame(a, b)).toBe(false);
    expect(isSame(b, a)).toBe(false);
  });
});
