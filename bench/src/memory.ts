// `npm run bench:memory`: measures the memory of tables, and the time of the questions that a page asks them.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { assert, boxed, type TableOf } from "@courtly/engine";
import { foldingOf, type TableState } from "@courtly/protocol";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { start } from "./server/child.ts";
import { WHOLE_GAMES, type PlayWholeGame, type WholeGame } from "./soak/wholeGame.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Different games of each kind; each of them is folded many times. */
const GAMES = 12;
const TABLES = 480;
const HISTORIES = 48;
const TIMES = 2000;
const KILOBYTE = 1000;

const { foldAll } = foldingOf([boxed(toCourtTheKing), boxed(rollingCourts)]);
const { gc: collectGarbage } = globalThis as { gc?: () => void };
assert(collectGarbage !== undefined, "started with --expose-gc");

mkdirSync(join(ROOT, "reports"), { recursive: true });
const folder = mkdtempSync(join(ROOT, "reports/bench-memory-"));
try {
  const server = await start("gameServer.ts", join(folder, "tables.db"));
  for (const [name, play] of Object.entries(WHOLE_GAMES))
    report(name, await gamesOf(server.url, play));
  await server.end();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Whole games as texts: a game that is parsed again shares nothing with an earlier one. */
async function gamesOf(url: string, play: PlayWholeGame): Promise<readonly string[]> {
  const games: string[] = [];
  for (let index = 0; index < GAMES; index += 1) games.push(JSON.stringify(await play(url, index)));
  return games;
}

function report(name: string, games: readonly string[]): void {
  const entries = games.reduce((sum, game) => sum + parsed(game).log.length, 0) / games.length;
  console.log(`${name}, ${Math.round(entries)} entries on average`);
  const table = bytesEach(TABLES, (index) => states(parsed(games[index % GAMES])).at(-1));
  const history = bytesEach(HISTORIES, (index) => {
    const game = parsed(games[index % GAMES]);
    return states(game).map((tableState, at) => ({ logged: game.log[at], tableState }));
  });
  row("memory of a finished table", `${(table / KILOBYTE).toFixed(1)} kB`);
  row("memory of a client's history", `${(history / KILOBYTE).toFixed(1)} kB`);
  reportTimes(parsed(games[0]));
}

/** Times the questions that the page asks: the fresh steps after each move, and all steps when it opens a game. */
function reportTimes(played: WholeGame): void {
  const tables = states(played).flatMap(({ game }) =>
    game === undefined ? [] : [game as AnyTable],
  );
  const last = tables.at(-1);
  const earlier = tables.at(-4);
  assert(last !== undefined && earlier !== undefined, "the game has moves");
  row("the last three steps", `${microseconds(() => last.stepsSince(earlier)).toFixed(1)} µs`);
  row("all steps", `${microseconds(() => last.steps()).toFixed(1)} µs`);
  row("the record", `${microseconds(() => last.record()).toFixed(1)} µs`);
}

type AnyTable = TableOf<unknown, unknown>;

function parsed(game: string | undefined): WholeGame {
  assert(game !== undefined, "the game was played");
  return JSON.parse(game) as WholeGame;
}

/** The state of the table after each entry. */
function states({ tableId, log }: WholeGame): readonly TableState[] {
  const all: TableState[] = [];
  for (const logged of log) {
    const next = foldAll(tableId, all.at(-1), [logged]);
    assert(next !== undefined, "an entry has a state");
    all.push(next);
  }
  return all;
}

function heapBytes(): number {
  collectGarbage?.();
  collectGarbage?.();
  return process.memoryUsage().heapUsed;
}

/** The memory of each value. They are made once before, so that code and caches do not count. */
function bytesEach(count: number, make: (index: number) => unknown): number {
  const values: unknown[] = Array.from({ length: count }, (_, index) => make(index));
  values.fill(undefined);
  const before = heapBytes();
  for (const index of values.keys()) values[index] = make(index);
  return (heapBytes() - before) / values.length;
}

function microseconds(work: () => unknown): number {
  for (let time = 0; time < TIMES; time += 1) work();
  const beganMs = performance.now();
  for (let time = 0; time < TIMES; time += 1) work();
  return ((performance.now() - beganMs) * 1000) / TIMES;
}

function row(what: string, value: string): void {
  console.log(`  ${what.padEnd(32)}${value.padStart(12)}`);
}
