import fc from "fast-check";
import { expect, test } from "vitest";
import { keyOf, noticing } from "../src/noticing.ts";

const OPTIONS = Array.from({ length: 2000 }, (_, option) => option);
const positionAndShare = [fc.integer(), fc.double({ min: 0, max: 1, noNaN: true })] as const;

test("about the wanted share of the options is noticed, the same ones for the same position", () => {
  fc.assert(
    fc.property(...positionAndShare, (key, share) => {
      const noticed = noticing(share, key)(OPTIONS);
      expect(Math.abs(noticed.length / OPTIONS.length - share)).toBeLessThan(0.08);
      expect(noticing(share, key)(OPTIONS)).toEqual(noticed);
    }),
  );
});

test("a higher level notices everything that a lower one does, the highest everything", () => {
  fc.assert(
    fc.property(...positionAndShare, (key, share) => {
      const more = new Set(noticing((1 + share) / 2, key)(OPTIONS));
      expect(noticing(share, key)(OPTIONS).filter((option) => !more.has(option))).toEqual([]);
      expect(noticing(1, key)(OPTIONS)).toEqual(OPTIONS);
    }),
  );
});

test("other positions hide other options", () => {
  const noticed = (round: number) => noticing(0.5, keyOf({ round }))(OPTIONS);
  expect(noticed(1)).not.toEqual(noticed(2));
});

test("of few options at least one is noticed", () => {
  expect(noticing(0, 7)([3, 1, 4])).toHaveLength(1);
  expect(noticing(0, 7)([])).toEqual([]);
});
