import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LEARNERS, learnt, type Learner, type Lesson } from "@courtly/bots/learners";
import { fittedText, readSaved, writeSaved, type SavedTraining } from "./savedTraining.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

// npm run train -- --game G --minutes N --seed S [--jobs J]: goes on where the same seed was left.

const LESSONS_A_STEP = 8;
const TRIALS = 100;
const MEASURE_EVERY_MINUTES = 2;
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
  console.error(`npm run train -- --game G --minutes N --seed S [--jobs J], with ${games}`);
  process.exitCode = 2;
} else await train(learner);

async function train(chosen: Learner): Promise<void> {
  const path = join(ROOT, ".training", chosen.gameId, `${seed}.json`);
  const workshop = openWorkshop(chosen.gameId, jobs);
  let saved = readSaved(path, chosen);
  const before = saved.minutes;
  console.log(`${chosen.gameId}, seed ${seed}, ${jobs} jobs; win rate against ${chosen.opponent}:`);
  if (saved.curve.length === 0) saved = await withMeasure(saved, workshop);
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / MINUTE_MS;
  let measured = 0;
  while (passed() < minutes) {
    const { training, loss } = await stepOf(saved, workshop);
    saved = { ...saved, training, minutes: before + passed() };
    const isDue = passed() - measured >= MEASURE_EVERY_MINUTES;
    if (!isDue) continue;
    measured = passed();
    console.log(`loss ${loss.toFixed(4)}`);
    saved = await withMeasure(saved, workshop);
    writeSaved(path, saved);
  }
  saved = await withMeasure({ ...saved, minutes: before + passed() }, workshop);
  writeSaved(path, saved);
  await workshop.close();
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
    games: saved.training.steps * LESSONS_A_STEP,
    minutes: Math.round(saved.minutes),
    jobs,
    curve: `win rate against ${opponent}, two players`,
  };
}

/** The lessons of a step are numbered, and summed in that order: threads make no difference. */
async function stepOf(saved: SavedTraining, workshop: Workshop) {
  const { training } = saved;
  const tasks = Array.from({ length: LESSONS_A_STEP }, (_, index) => ({
    kind: "lesson" as const,
    weights: training.weights,
    seed: `${seed}/${training.steps * LESSONS_A_STEP + index}`,
  }));
  const lessons = (await workshop.all(tasks)) as readonly Lesson[];
  const loss = lessons.reduce((sum, lesson) => sum + lesson.loss, 0) / lessons.length;
  return { training: learnt(training, lessons), loss };
}

async function withMeasure(saved: SavedTraining, workshop: Workshop): Promise<SavedTraining> {
  const { steady: weights, steps } = saved.training;
  const tasks = Array.from({ length: TRIALS }, (_, index) => ({
    kind: "trial" as const,
    weights,
    seed,
    index,
  }));
  const shares = (await workshop.all(tasks)) as readonly number[];
  const share = shares.reduce((sum, won) => sum + won, 0) / TRIALS;
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / TRIALS);
  const percent = (value: number) => `${(100 * value).toFixed(0)}%`;
  const games = steps * LESSONS_A_STEP;
  const line = `after ${games} games, ${saved.minutes.toFixed(1)} min: ${percent(share)} ± ${percent(margin)} of ${TRIALS}`;
  console.log(line);
  return { ...saved, curve: [...saved.curve, line] };
}
