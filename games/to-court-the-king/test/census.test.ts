import { join } from "node:path";
import { censusTable, setupOf, type NamedStart } from "@courtly/testkit";
import { toCourtTheKing, type Setup } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";

const setup = (...lines: readonly string[]) => setupOf(toCourtTheKing, 2, ...lines);

const STARTS: readonly NamedStart<Setup>[] = [
  { name: "opening", setup: setup(), depthMax: 6 },
  { name: "opening with Farmer and Fool", setup: setup("cards 0 farmer fool"), depthMax: 4 },
  {
    name: "Italian, Guard and Laborer before the roll",
    setup: setup("rules italian", "cards 0 guard laborer"),
    depthMax: 4,
  },
  {
    name: "Merchant and Magician on 1 2 2 5",
    setup: setup("cards 0 merchant magician", "active 1 2 2 5"),
    depthMax: 3,
  },
  {
    name: "every changing card on 1 3 4 6, 2 aside",
    setup: setup(
      "cards 0 servingMaid philosopher astronomer noblewoman magician alchemist nobleman",
      "active 1 3 4 6",
      "aside 2",
      "may-roll",
    ),
    depthMax: 2,
  },
  {
    name: "final round, Queen's holder last",
    setup: setup("king 0 7 2", "best 1 8 1", "to-act 0", "cards 0 farmer"),
    depthMax: 3,
  },
];

const TITLE = `# Census of positions

How many different positions can be reached from named starts after so many events, and by how many
events they lead on: every legal action and every different fall of the dice. A change of the rules
changes a number here; \`npm run snapshots\` writes the table anew.
`;

test("the census is as committed", async () => {
  const table = censusTable(toCourtTheKing, STARTS);
  await expect(`${TITLE}\n${table}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "../CENSUS.md"),
  );
});
