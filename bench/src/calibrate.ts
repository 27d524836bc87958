import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { added, bestFactorOf, errorOf, NO_FORECASTS } from "./calibrate/calibration.ts";
import { FORECASTERS } from "./calibrate/forecasters.ts";
import { calibrationSection, withCalibration } from "./calibrate/page.ts";
import { openStore } from "./ladder/store.ts";
import { openWorkerPool } from "./ladder/workerPool.ts";

// npm run calibrate: compares the coach's chances with the results of games between Chancellors, for each game and number
// of players, and writes the errors to docs/analysis.md. An interrupted run can be continued.
const FILE = join(import.meta.dirname, "../../docs/analysis.md");
const GAMES_A_SPAN = 4;
const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    game: { type: "string" },
    players: { type: "string" },
    minutes: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "calibration" },
    jobs: { type: "string", default: String(availableParallelism()) },
  },
});
const [wanted, jobs, minutes] = [values.games, values.jobs, values.minutes].map(Number) as [
  number,
  number,
  number,
];
const chosen = FORECASTERS.filter(({ id }) => values.game === undefined || id === values.game);
if (!(wanted > 0 && Number.isInteger(jobs) && jobs > 0 && minutes > 0) || chosen.length === 0) {
  const games = FORECASTERS.map(({ id }) => id).join(" or ");
  console.error(
    `npm run calibrate -- [--game G] [--players P] [--games N] [--minutes M] [--seed S] [--jobs J], with G ${games}; M is the most minutes for each number of players`,
  );
  process.exit(2);
}

const store = openStore(".calibration", values.seed, NO_FORECASTS);
const pool = openWorkerPool(jobs, {
  worker: new URL("./calibrate/worker.ts", import.meta.url),
  store,
  added,
});
const everything = FORECASTERS.flatMap(({ id, name, players: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({
    name,
    pairing: { gameId: id, players: min + i, one: "coach", others: "chancellor" },
  })),
);
for (const { name, pairing } of everything) {
  const { gameId, players } = pairing;
  const isWanted = values.players === undefined || players === Number(values.players);
  if (!isWanted || chosen.every(({ id }) => id !== gameId)) continue;
  const spans = Math.ceil(wanted / GAMES_A_SPAN);
  const assignment = { pairing, spanGames: GAMES_A_SPAN, spans, seed: values.seed };
  const { tally, seconds } = await pool.play(
    { ...assignment, secondsMax: 60 * minutes },
    () => undefined,
  );
  console.log(
    `${name}, ${players} players: ${tally.games} games, ${seconds.toFixed(0)} s, error ${(100 * errorOf(tally)).toFixed(1)} points, best factor ${bestFactorOf(tally, players).toFixed(2)}`,
  );
  writePage();
}
await pool.dismiss();

/** Writes all results of these bots for this seed, including earlier runs. */
function writePage(): void {
  const args = process.argv.slice(2).join(" ");
  const section = calibrationSection(
    everything.map(({ name, pairing }) => ({
      name,
      players: pairing.players,
      calibration: store.read(pairing).tally,
    })),
    {
      command: `npm run calibrate${args === "" ? "" : ` -- ${args}`}`,
      date: new Date().toISOString().slice(0, 10),
    },
  );
  const page = existsSync(FILE) ? readFileSync(FILE, "utf8") : "# Analysis\n";
  writeFileSync(FILE, withCalibration(page, section));
}
