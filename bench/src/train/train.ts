import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LEARNERS, type Learner } from "@courtly/bots/learners";
import { continued, gamesIn, type Course } from "./course.ts";
import { openGamePool, type GamePool } from "./gamePool.ts";
import { fromStored, installed } from "./install.ts";
import { readSaved, writeSaved, type SavedCourse } from "./savedCourse.ts";

// npm run train -- --game G [--minutes N] [--install] [--from-stored] [--seed S] [--jobs J]: continues the saved training
// of the same seed for N minutes; a new training begins with the stored values with --from-stored, otherwise with random
// ones. --install then replaces the stored values, if the best new ones win against them.

const SAVE_EVERY_MS = 60_000;
const MINUTE_MS = 60_000;
const INSTALL_GAMES = 200;
const ROOT = join(import.meta.dirname, "../../..");

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    minutes: { type: "string", default: "0" },
    install: { type: "boolean", default: false },
    "from-stored": { type: "boolean", default: false },
    seed: { type: "string", default: "courtly" },
    jobs: { type: "string", default: String(availableParallelism()) },
  },
});
const { game, seed, install, "from-stored": isFromStored } = values;
const [minutes, jobs] = [Number(values.minutes), Number(values.jobs)];
const learner = LEARNERS.find(({ gameId }) => gameId === game);
const isUsable =
  (minutes > 0 || install) && Number.isInteger(jobs) && jobs > 0 && /^[\w-]{1,40}$/.test(seed);
if (learner === undefined || !isUsable) {
  const games = LEARNERS.map(({ gameId }) => gameId).join(", ");
  console.error(
    `npm run train -- --game G [--minutes N] [--install] [--from-stored] [--seed S] [--jobs J], with G one of: ${games}`,
  );
  process.exitCode = 2;
} else {
  const path = join(ROOT, ".training", learner.gameId, `${seed}.course`);
  const pool = openGamePool(learner.gameId, jobs);
  const saved = readSaved(path, isFromStored ? fromStored(learner, ROOT) : learner);
  const trained = minutes > 0 ? await train(learner, { saved, path, pool }) : saved;
  if (install) await tryInstall(learner, { saved: trained, pool });
  await pool.close();
}

interface Run {
  readonly saved: SavedCourse;
  readonly pool: GamePool;
}

async function train(
  chosen: Learner,
  { saved, path, pool }: Run & { readonly path: string },
): Promise<SavedCourse> {
  const begun = performance.now();
  const before = gamesIn(saved.course, chosen);
  let savedAt = begun;
  let measures = saved.course.curve.length;
  const passedMs = () => performance.now() - begun;
  const savedNow = (course: Course): SavedCourse => ({
    course,
    coreMinutes: saved.coreMinutes + (jobs * passedMs()) / MINUTE_MS,
  });
  console.log(
    `${chosen.gameId}, seed ${seed}, ${jobs} threads, ${before} games before; win rates against ${chosen.opponent} by number of players`,
  );
  const course = await continued(saved.course, {
    learner: chosen,
    seed,
    pool,
    isOver: () => passedMs() >= minutes * MINUTE_MS,
    onRound: (now) => {
      const isMeasured = now.curve.length > measures;
      measures = now.curve.length;
      if (isMeasured) console.log(`measured: ${measureWords(now)}`);
      if (!isMeasured && performance.now() - savedAt < SAVE_EVERY_MS) return;
      writeSaved(path, savedNow(now));
      savedAt = performance.now();
      const games = gamesIn(now, chosen);
      const speed = (games - before) / (passedMs() / 1000);
      console.log(`${games} games, ${speed.toFixed(1)} a second, loss ${now.loss.toFixed(4)}`);
    },
  });
  const result = savedNow(course);
  writeSaved(path, result);
  console.log(`${gamesIn(course, chosen)} games, saved to ${path}`);
  return result;
}

function measureWords({ curve }: Course): string {
  const measures = curve.at(-1)?.measures ?? [];
  return measures
    .map(({ players, share, games }) => `${players}: ${(100 * share).toFixed(0)}% of ${games}`)
    .join(", ");
}

async function tryInstall(chosen: Learner, { saved, pool }: Run): Promise<void> {
  const { course, coreMinutes } = saved;
  if (course.best === undefined) {
    console.error("this training has not been measured yet: train longer");
    process.exitCode = 1;
    return;
  }
  const { advantages, isInstalled } = await installed(
    {
      weights: course.best.weights,
      curve: course.curve,
      made: {
        command: `npm run train -- --game ${chosen.gameId} --seed ${seed}${isFromStored ? " --from-stored" : ""}`,
        date: new Date().toISOString().slice(0, 10),
        games: course.best.games,
        "minutes of one core": Math.round(coreMinutes),
        curve: `win rate against ${chosen.opponent}, by number of players; the best is stored`,
      },
    },
    {
      learner: chosen,
      pool,
      path: join(ROOT, chosen.file),
      seed: `${seed}/install`,
      games: INSTALL_GAMES,
    },
  );
  for (const { players, mean, standardError } of advantages)
    console.log(
      `${players} players: ${(100 * mean).toFixed(1)} ± ${(196 * standardError).toFixed(1)} points against the stored values`,
    );
  console.log(isInstalled ? `written to ${chosen.file}` : `not stronger: ${chosen.file} is kept`);
  if (!isInstalled) process.exitCode = 1;
}
