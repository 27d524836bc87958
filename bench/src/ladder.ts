import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { added, ARENAS, NO_GAMES, type Arena } from "./ladder/arena.ts";
import { openWorkerPool } from "./ladder/workerPool.ts";
import { ladderPage } from "./ladder/page.ts";
import { pairingsOf } from "./ladder/pairing.ts";
import { openStore } from "./ladder/store.ts";

// Plays all levels of each game against each other and writes the ladder. An interrupted run can be continued.
const FILE = join(import.meta.dirname, "../../strategy/bots/LADDER.md");
const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    game: { type: "string" },
    players: { type: "string" },
    minutes: { type: "string" },
    seed: { type: "string", default: "ladder" },
    jobs: { type: "string", default: String(availableParallelism()) },
  },
});

function whole(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  console.error(`ladder: --${name}: expected a whole number from 1, found '${text}'`);
  process.exit(2);
}

const wanted = whole("games", values.games);
const { seed } = values;
const secondsMax = values.minutes === undefined ? Infinity : 60 * Number(values.minutes);
if (!(secondsMax > 0)) {
  console.error(
    `ladder: --minutes: expected the most minutes for a pairing, found '${values.minutes}'`,
  );
  process.exit(2);
}
const only = values.players === undefined ? undefined : whole("players", values.players);
const arenas = ARENAS.filter(({ id }) => values.game === undefined || id === values.game);
if (arenas.length === 0) {
  console.error(`ladder: --game: expected ${ARENAS.map(({ id }) => id).join(" or ")}`);
  process.exit(2);
}

const store = openStore(".ladder", seed, NO_GAMES);
const args = process.argv.slice(2).join(" ");
const commands = store.addCommand(`npm run ladder${args === "" ? "" : ` -- ${args}`}`);
const pool = openWorkerPool(whole("jobs", values.jobs), {
  worker: new URL("./ladder/worker.ts", import.meta.url),
  store,
  added,
});
const assignments = arenas.flatMap((arena) =>
  countsOf(arena).flatMap((players) => {
    const cycle = arena.cycle(players);
    const spanGames = Math.ceil(arena.gamesAtOnce / cycle) * cycle;
    return pairingsOf(arena.id, players, arena.levels).map((pairing) => ({
      pairing,
      spanGames,
      spans: Math.ceil(wanted / spanGames),
      seed,
      secondsMax,
    }));
  }),
);
for (const [i, assignment] of assignments.entries()) {
  const { gameId, players, one, others } = assignment.pairing;
  const title = `${i + 1} of ${assignments.length}  ${gameId}, ${players} players: ${one} – ${others}`;
  const of = assignment.spans * assignment.spanGames;
  const show = (games: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${title}  ${games} of ${of} games`);
  };
  const { tally, seconds } = await pool.play(assignment, show);
  const won = ((100 * tally.won) / tally.games).toFixed(1);
  const said = `${title}  ${tally.games} of ${of} games, ${won}% won, ${seconds.toFixed(0)} s`;
  process.stderr.write(`${process.stderr.isTTY ? "\r\u001B[K" : ""}${said}\n`);
  writeFileSync(FILE, pageNow());
}
await pool.dismiss();

function countsOf({ players: { min, max } }: Arena): readonly number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return all.filter((players) => only === undefined || players === only);
}

/** The page with all results of these bots for this seed, including earlier runs. */
function pageNow(): string {
  const [cpu] = cpus();
  return ladderPage({
    arenas: ARENAS,
    tallyOf: (pairing) => store.read(pairing).tally,
    wanted,
    made: {
      commands,
      seed,
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores (${cpu?.model.trim() ?? "unknown"})`,
    },
  });
}
