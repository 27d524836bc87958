import { join } from "node:path";
import { rollingCourts, type Setup } from "@courtly/rolling-courts";
import { censusPage, setupOf, type NamedStart } from "@courtly/testkit";
import { expect, test } from "vitest";

const start = (name: string, depthMax: number, ...lines: readonly string[]): NamedStart<Setup> => ({
  name,
  depthMax,
  setup: setupOf(rollingCourts, 3, ...lines),
});

const STARTS = [
  start("opening", 4),
  start(
    "a turn with every kind of place",
    3,
    "gold 0 20",
    "village 3 0 1 - -",
    "cave 3 0 1 - - - -",
    "court 3 1 2",
    "unspent 2 3 4",
  ),
  start("three points", 3, "village 2 0 1 - -", "cave 5 - - 0 1 - -", "unspent 2 5", "points 3"),
  start(
    "a full village and a full cave",
    3,
    "village 4 1 0 2 1",
    "cave 4 1 0 2 - 0 -",
    "unspent 4 4",
  ),
  start("examining", 4, "cave 1 - - - 0 1 -", "cave 2 - - - 0 2 -", "examine 0"),
];

test("the census is as committed", async () => {
  const file = join(import.meta.dirname, "../CENSUS.md");
  await expect(censusPage(rollingCourts, STARTS)).toMatchFileSnapshot(file);
});
