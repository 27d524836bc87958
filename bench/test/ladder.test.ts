import { seededRandom } from "@courtly/engine";
import { expect, test } from "vitest";
import { added, ARENAS, NO_GAMES, type Arena, type LadderTally } from "../src/ladder/arena.ts";
import { ladderPage } from "../src/ladder/page.ts";
import { namesOf, pairingsOf } from "../src/ladder/pairing.ts";
import { ratings } from "../src/ladder/rating.ts";
import { NO_THINKING, quantileMs, withTurn } from "../src/ladder/thinking.ts";

test("two players: each level against the one below; more: also alone among those above", () => {
  const levels = ["page", "squire", "steward"];
  expect(pairingsOf("g", 2, levels).map(({ one, others }) => `${one} ${others}`)).toEqual([
    "squire page",
    "steward squire",
  ]);
  expect(pairingsOf("g", 4, levels)).toHaveLength(4);
  expect(namesOf({ gameId: "g", players: 3, one: "a", others: "b" })).toEqual(["a", "b", "b"]);
});

test("the fit finds the strengths that games were drawn from, within its own intervals", () => {
  const truth = [1000, 1150, 1400];
  const random = seededRandom("ladder");
  const meetings = [
    { a: 1, b: 0, odds: 1 },
    { a: 2, b: 0, odds: 1 / 3 },
    { a: 2, b: 1, odds: 1 },
    { a: 0, b: 2, odds: 1 / 2 },
  ].map(({ a, b, odds }) => {
    const gap = ((truth[a] as number) - (truth[b] as number)) / 400;
    const chance = 1 / (1 + 1 / (odds * 10 ** gap));
    const won = Array.from({ length: 4000 }, random).filter((drawn) => drawn < chance).length;
    return { a, b, odds, games: 4000, won };
  });
  for (const [i, { elo, give }] of ratings(3, meetings).entries()) {
    expect(Math.abs(elo - (truth[i] as number))).toBeLessThanOrEqual(1.5 * give);
    expect(give).toBeLessThan(20);
  }
});

test("whoever never lost is strong, not infinitely so", () => {
  const [first, second] = ratings(2, [{ a: 1, b: 0, odds: 1, games: 20, won: 20 }]);
  expect(first).toEqual({ elo: 1000, give: 0 });
  expect(second?.elo).toBeCloseTo(1000 + (400 * Math.log(20.5 / 0.5)) / Math.log(10), 3);
});

test("the 95th percentile of thinking is right within 9 %", () => {
  const turns = Array.from({ length: 1000 }, (_, i) => (i + 1) / 10);
  const found = quantileMs(turns.reduce(withTurn, NO_THINKING), 0.95);
  expect(found).toBeGreaterThanOrEqual(95 * 0.99);
  expect(found).toBeLessThan(95 * 1.1);
});

function playAll(arena: Arena, players: number, games: number): LadderTally {
  const [pairing] = pairingsOf(arena.id, players, arena.levels);
  if (pairing === undefined) throw new Error("a game has two levels at least");
  let tally = NO_GAMES;
  for (let i = 0; i < games; i += 1) tally = added(tally, arena.play(pairing, i, "t"));
  return tally;
}

test.each(ARENAS)("$name: the same seed gives the same wins, and turns are timed", (arena) => {
  const [once, again] = [playAll(arena, 2, 4), playAll(arena, 2, 4)];
  expect({ games: once.games, won: once.won }).toEqual({ games: 4, won: again.won });
  for (const level of arena.levels.slice(0, 2))
    expect(once.thinking[level]?.turns).toBeGreaterThan(4);
});

test("the page shows what was played, and says where there were fewer games than wanted", () => {
  const commands = ["npm run ladder -- --players 2", "npm run ladder"];
  const made = { commands, seed: "s", date: "2000-01-01", machine: "one core" };
  const tally = { games: 60, won: 45, thinking: { squire: withTurn(NO_THINKING, 2) } };
  const tallyOf = ({ players }: { players: number }) => (players === 2 ? tally : NO_GAMES);
  const page = ladderPage({ arenas: ARENAS.slice(0, 1), tallyOf, wanted: 100, made });
  expect(page).toContain("npm run ladder -- --players 2\nnpm run ladder\n");
  expect(page).toContain("### 2 players");
  expect(page).not.toContain("### 3 players");
  expect(page).toContain("| 60 (100 wanted, the time was up) |");
  expect(page).toContain("75.0% (62.8% to 84.2%)");
});
