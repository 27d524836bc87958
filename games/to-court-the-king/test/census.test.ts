import { join } from "node:path";
import { censusPage, setupOf, type NamedStart } from "@courtly/testkit";
import { toCourtTheKing, type Setup } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";

const start = (name: string, depthMax: number, ...lines: readonly string[]): NamedStart<Setup> => ({
  name,
  depthMax,
  setup: setupOf(toCourtTheKing, 2, ...lines),
});

const CHANGING = "servingMaid philosopher astronomer noblewoman magician alchemist nobleman";
const STARTS = [
  start("opening", 6),
  start("opening with Farmer and Fool", 4, "cards 0 farmer fool"),
  start("Italian, Guard and Laborer before the roll", 4, "rules italian", "cards 0 guard laborer"),
  start("Merchant and Magician on 1 2 2 5", 3, "cards 0 merchant magician", "active 1 2 2 5"),
  start(
    "every changing card on 1 3 4 6, 2 aside",
    2,
    `cards 0 ${CHANGING}`,
    "active 1 3 4 6",
    "aside 2",
    "may-roll",
  ),
  start(
    "final round, Queen's holder last",
    3,
    "king 0 7 2",
    "best 1 8 1",
    "to-act 0",
    "cards 0 farmer",
  ),
];

test("the census is as committed", async () => {
  const file = join(import.meta.dirname, "../CENSUS.md");
  await expect(censusPage(toCourtTheKing, STARTS)).toMatchFileSnapshot(file);
});
