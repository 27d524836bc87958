import { describe, expect, test } from "vitest";
import { isAscending, scriptedCup, seededCup, seededRandom, type Throw } from "@courtly/engine";

const thrown = (dice: number): Throw => ({ kind: "roll", seat: 0, dice });

describe("the seeded cup", () => {
  test("the same seed gives the same dice, another seed other dice", () => {
    const throws = (seed: string) => {
      const cup = seededCup(seed);
      return Array.from({ length: 20 }, () => cup.roll(thrown(12)).join(""));
    };
    expect(throws("a")).toEqual(throws("a"));
    expect(throws("a")).not.toEqual(throws("b"));
    expect(new Set(throws("a")).size).toBeGreaterThan(10);
  });

  test("dice land ascending, each face about as often as the others", () => {
    const cup = seededCup("even");
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 10_000; i += 1) {
      const faces = cup.roll(thrown(6));
      expect(faces).toHaveLength(6);
      expect(isAscending(faces)).toBe(true);
      for (const face of faces) counts[face] = (counts[face] as number) + 1;
    }
    // chi-squared with 5 degrees of freedom: one fair cup in a thousand exceeds 20.5; this seed is fixed
    const chi = counts.slice(1).reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
    expect(counts[0]).toBe(0);
  });

  test("a roll needs dice", () => {
    expect(() => seededCup("x").roll(thrown(0))).toThrow("a roll needs dice");
  });
});

describe("seeded random numbers", () => {
  test("are the same on every machine and in every version", () => {
    const random = seededRandom("courtly");
    expect([random(), random(), random()].map((x) => Math.floor(x * 0x1_0000_0000))).toEqual([
      3861058454, 3229236784, 730703968,
    ]);
  });

  test("differ for similar seeds, and stay in [0, 1)", () => {
    const firsts = Array.from({ length: 1000 }, (_, i) => seededRandom(`game/${i}`)());
    expect(Math.min(...firsts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...firsts)).toBeLessThan(1);
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
    expect(new Set(firsts).size).toBe(1000);
  });
});

describe("the scripted cup", () => {
  test("gives the throws in order, ascending", () => {
    const cup = scriptedCup([[6, 1], [3]]);
    expect(cup.roll(thrown(2))).toEqual([1, 6]);
    expect(cup.roll(thrown(1))).toEqual([3]);
    expect(() => cup.roll(thrown(1))).toThrow("the script has only 2 throws");
  });

  test("throws when the game rolls another number of dice", () => {
    expect(() => scriptedCup([[6, 1]]).roll(thrown(3))).toThrow(
      "throw 1 of the script has 2 dice, not 3",
    );
  });
});
