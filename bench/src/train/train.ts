import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LEARNERS, learnt, type Learner, type Sample } from "@courtly/bots/learners";
import { seededRandom } from "@courtly/engine";
import { fittedText, readSaved, writeSaved, type SavedTraining } from "./savedTraining.ts";
import { openGamePool, type GamePool } from "./gamePool.ts";

// npm run train -- --game G --minutes N --seed S [--jobs J]: continues the saved training of the same seed.

const LESSONS_AT_ONCE = 32;
/** The average number of times that each recent sample is used. */
const LOOKS = 6;
const SAMPLES_A_STEP = 128;
/** Keeps only the latest third of all samples, within these bounds: older ones come from weaker weights. */
const MEMORY_FIRST = 1000;
const MEMORY = 60_000;
const TRIALS = 400;
const MEASURE_EVERY_MINUTES = 4;
const MINUTE_MS = 60_000;
const ROOT = join(import.meta.dirname, "../../..");

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    minutes: { type: "string" },
    seed: { type: "string", default: "courtly" },
    jobs: { type: "string", default: String(availableParallelism()) },
  },
});
const { game, seed } = values;
const [minutes, jobs] = [Number(values.minutes), Number(values.jobs)];
const learner = LEARNERS.find(({ gameId }) => gameId === game);
const isUsable = minutes > 0 && Number.isInteger(jobs) && jobs > 0 && /^[\w-]{1,40}$/.test(seed);
if (learner === undefined || !isUsable) {
  const games = LEARNERS.map(({ gameId }) => gameId).join(", ");
  console.error(
    `npm run train -- --game G --minutes N --seed S [--jobs J], with G one of: ${games}`,
  );
  process.exitCode = 2;
} else await train(learner);

async function train(chosen: Learner): Promise<void> {
  const path = join(ROOT, ".training", chosen.gameId, `${seed}.json`);
  const pool = openGamePool(chosen.gameId, jobs);
  let saved = readSaved(path, chosen);
  const before = saved.minutes;
  console.log(`${chosen.gameId}, seed ${seed}, ${jobs} jobs; win rate against ${chosen.opponent}:`);
  if (saved.curve.length === 0) saved = await withMeasure(saved, pool);
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / MINUTE_MS;
  let measured = 0;
  let memory: readonly Sample[] = [];
  let seen = 0;
  while (passed() < minutes) {
    const lessons = await lessonsOf(saved, pool);
    seen += lessons.length;
    memory = [...memory, ...lessons].slice(-Math.min(MEMORY, Math.max(seen / 3, MEMORY_FIRST)));
    const { training, loss } = studied(chosen, saved, { memory, fresh: lessons.length });
    saved = {
      ...saved,
      training,
      games: saved.games + LESSONS_AT_ONCE,
      minutes: before + passed(),
    };
    const isDue = passed() - measured >= MEASURE_EVERY_MINUTES;
    if (!isDue) continue;
    measured = passed();
    console.log(`loss ${loss.toFixed(4)}`);
    saved = await withMeasure(saved, pool);
    writeSaved(path, saved);
  }
  saved = await withMeasure({ ...saved, minutes: before + passed() }, pool);
  writeSaved(path, saved);
  await pool.close();
  writeFileSync(join(ROOT, chosen.file), fittedText(saved, madeBy(chosen, saved)));
  console.log(`written to ${chosen.file}`);
}

function madeBy(
  { gameId, opponent }: Learner,
  saved: SavedTraining,
): Readonly<Record<string, string | number>> {
  return {
    command: `npm run train -- --game ${gameId} --minutes ${Math.round(saved.minutes)} --seed ${seed}`,
    seed,
    date: new Date().toISOString().slice(0, 10),
    games: saved.games,
    minutes: Math.round(saved.minutes),
    jobs,
    curve: `win rate against ${opponent}, two players`,
  };
}

/** Plays the next lessons; returns their samples in the order of the lessons, independent of the number of threads. */
async function lessonsOf({ training, games }: SavedTraining, pool: GamePool) {
  const tasks = Array.from({ length: LESSONS_AT_ONCE }, (_, index) => ({
    kind: "lesson" as const,
    weights: training.steady,
    seed: `${seed}/${games + index}`,
  }));
  return ((await pool.all(tasks)) as readonly (readonly Sample[])[]).flat();
}

/** Takes enough steps on random samples to use each fresh one several times. */
function studied(
  chosen: Learner,
  { training, games }: SavedTraining,
  { memory, fresh }: { readonly memory: readonly Sample[]; readonly fresh: number },
) {
  const random = seededRandom(`${seed}/${games}/study`);
  let now = { training, loss: 0 };
  for (let step = 0; step < (fresh * LOOKS) / SAMPLES_A_STEP; step += 1) {
    const samples = Array.from(
      { length: SAMPLES_A_STEP },
      () => memory[Math.floor(random() * memory.length)] as Sample,
    );
    now = learnt(chosen, now.training, samples);
  }
  return now;
}

async function withMeasure(saved: SavedTraining, pool: GamePool): Promise<SavedTraining> {
  const { steady: weights } = saved.training;
  const tasks = Array.from({ length: TRIALS }, (_, index) => ({
    kind: "trial" as const,
    weights,
    seed,
    index,
  }));
  const shares = (await pool.all(tasks)) as readonly number[];
  const share = shares.reduce((sum, won) => sum + won, 0) / TRIALS;
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / TRIALS);
  const percent = (value: number) => `${(100 * value).toFixed(0)}%`;
  const line = `after ${saved.games} games, ${saved.minutes.toFixed(1)} min: ${percent(share)} ± ${percent(margin)} of ${TRIALS}`;
  console.log(line);
  return { ...saved, curve: [...saved.curve, line] };
}
