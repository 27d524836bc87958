import { expect, test } from "vitest";
import {
  added,
  bestFactorOf,
  brierOf,
  calibrationOf,
  errorOf,
  excessesOf,
  forecastsIn,
  NO_FORECASTS,
} from "../src/calibrate/calibration.ts";
import { forecastersWith } from "../src/calibrate/forecasters.ts";
import { calibrationSection, withCalibration } from "../src/calibrate/page.ts";

/** Two forecasts of 25%, one of which came true, and one of 100% that came true. */
const GAMES = added(
  calibrationOf([
    { chance: 0.25, won: 1 },
    { chance: 0.25, won: 0 },
  ]),
  calibrationOf([{ chance: 1, won: 1 }]),
);

test("the error is the mean difference between chances and results of each tenth", () => {
  expect(forecastsIn(GAMES)).toBe(3);
  expect(errorOf(GAMES)).toBeCloseTo(0.5 / 3);
  expect(brierOf(GAMES)).toBeCloseTo((0.75 ** 2 + 0.25 ** 2) / 3);
  expect(excessesOf(GAMES)[2]).toBeCloseTo(-0.25);
  expect(excessesOf(GAMES)[9]).toBeCloseTo(0);
  expect(excessesOf(GAMES)[0]).toBeUndefined();
});

test.each([2, 3, 5])(
  "the best factor says how much sharper the odds should be: %i players",
  (players) => {
    const told = (chance: number, won: number) =>
      calibrationOf(
        Array.from({ length: 1000 }, (_, i) => ({ chance, won: i < 1000 * won ? 1 : 0 })),
      );
    const sharper = (chance: number, factor: number) => {
      const odds = ((chance * (players - 1)) / (1 - chance)) ** factor / (players - 1);
      return odds / (1 + odds);
    };
    for (const factor of [0.8, 1, 1.25]) {
      const games = [0.05, 0.15, 0.45, 0.85].map((chance) => told(chance, sharper(chance, factor)));
      expect(bestFactorOf(games.reduce(added), players)).toBeCloseTo(factor, 1);
    }
  },
);

test("sums do not depend on the order of the games", () => {
  expect(added(NO_FORECASTS, GAMES)).toEqual(GAMES);
  expect(added(GAMES, NO_FORECASTS)).toEqual(GAMES);
});

test("the section replaces an earlier one and leaves the rest of the page", () => {
  const made = { command: "npm run calibrate", date: "2026-11-17" };
  const known = [{ name: "Rolling Courts", players: 3, calibration: GAMES }];
  const unknown = [{ name: "Rolling Courts", players: 4, calibration: NO_FORECASTS }];
  const section = calibrationSection([...known, ...unknown], made);
  expect(section).toContain("| Rolling Courts | 3 | 2 | 3 | 16.7 | 0.208 |");
  expect(section).not.toContain("| Rolling Courts | 4");
  const page = "# Analysis\n\nText.\n";
  const once = withCalibration(page, section);
  expect(once).toBe(`${page}\n${section}`);
  expect(withCalibration(once, section)).toBe(once);
  const [front, back] = ["# Analysis\n\n", "\n## More\n"];
  expect(withCalibration(`${front}## Calibration\n\nold\n${back}`, section)).toBe(
    `${front}${section}${back}`,
  );
});

const QUICK = forecastersWith(0.01);

test.each(QUICK)("$name: the same game gives the same forecasts", async ({ forecasts }) => {
  const once = await forecasts(2, 0, "test");
  expect(once.length).toBeGreaterThan(4);
  expect(new Set(once.map(({ won }) => won))).toEqual(new Set([0, 1]));
  for (const { chance } of once) expect(chance >= 0 && chance <= 1).toBe(true);
  expect(await forecasts(2, 0, "test")).toEqual(once);
});
