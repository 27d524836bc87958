import { headOf } from "@courtly/dice";
import { foldingOf, type Entry } from "@courtly/protocol";
import {
  BOX,
  DEVIATIONS,
  harmIn,
  HONEST,
  ID,
  type Deviation,
} from "@courtly/testkit/hostileServer";
import { expect, hurried, test } from "./support/courtly.ts";
import { openVictim, WAYS, type Victim, type Way } from "./support/hostileServer.ts";

const MINUTE_MS = 60_000;

/** The head of the game that a page must show after a log. */
function headAfter(log: readonly Entry[]): string | undefined {
  const entries = log.map((entry, index) => ({ n: index + 1, atMs: 0, entry }));
  const game = foldingOf([BOX]).foldAll(ID, undefined, entries)?.game;
  return game && headOf(game);
}

/** Sends a log with a deviation. True if the page has told the player, false if the deviation has no effect. */
async function isFound(victim: Victim, { name, log }: Deviation, way: Way): Promise<boolean> {
  const answer = await victim.follow(log, way);
  if (answer.kind === "missing") return true;
  if (answer.kind === "stopped") {
    expect(answer.title, `${name}, ${way}`).toBe("These dice are not fair");
    return true;
  }
  // The page has played to the end, so our share is in the key, and every roll follows from it.
  expect(answer.kind, `${name}, ${way}`).toBe("played");
  expect(harmIn(log), `${name}, ${way}`).toBeUndefined();
  expect(answer, `${name}, ${way}`).toEqual({ kind: "played", head: headAfter(log) });
  return false;
}

test("an honest drawing is played, and a spread of its deviations is found or changes nothing", async ({
  page,
}) => {
  await hurried(page);
  const victim = await openVictim(page);
  const honest = { kind: "played", head: headAfter(HONEST) };
  for (const way of WAYS) expect(await victim.follow(HONEST, way), way).toEqual(honest);
  let found = 0;
  for (const [index, deviation] of spread().entries())
    if (await isFound(victim, deviation, WAYS[index % WAYS.length] as Way)) found += 1;
  expect(found).toBeGreaterThan(10);
});

/** The number of deviations of each kind that a short run sends. */
const OF_A_KIND = 3;

/** Some deviations of each kind, evenly spread. */
function spread(): readonly Deviation[] {
  const kinds = Map.groupBy(DEVIATIONS, ({ kind }) => kind);
  return [...kinds.values()].flatMap((all) =>
    Array.from(
      { length: OF_A_KIND },
      (_, nth) => all[Math.floor((nth * all.length) / OF_A_KIND)] as Deviation,
    ),
  );
}

for (const way of WAYS)
  test(
    `every deviation of the drawing is found by the page, or changes nothing: sent ${way}`,
    { tag: "@long" },
    async ({ page }) => {
      test.setTimeout(20 * MINUTE_MS);
      await hurried(page);
      const victim = await openVictim(page);
      let found = 0;
      for (const deviation of DEVIATIONS) if (await isFound(victim, deviation, way)) found += 1;
      test.info().annotations.push({
        type: "figures",
        description: `${DEVIATIONS.length} deviations ${way}, ${found} found, ${DEVIATIONS.length - found} without effect`,
      });
      expect(found).toBeGreaterThan(200);
    },
  );
