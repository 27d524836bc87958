import { setImmediate } from "node:timers/promises";
import {
  learnt,
  newTraining,
  type Learner,
  type Sample,
  type Training,
} from "@courtly/bots/learners";
import { seededRandom } from "@courtly/engine";
import type { GamePool, LessonTask } from "./gamePool.ts";
import { measured, meanOf, type Measure } from "./strength.ts";

/** A course of training between two rounds: sufficient to continue it exactly. */
export interface Course {
  readonly training: Training;
  /** The weights for the lessons of the next round: those from before the latest round was studied. */
  readonly playing: Float64Array;
  /** The number of rounds that were studied. */
  readonly rounds: number;
  /** The latest samples. */
  readonly memory: readonly Sample[];
  /** The number of samples so far. */
  readonly seen: number;
  /** The mean loss in the latest round. */
  readonly loss: number;
  /** The measured strength over time. */
  readonly curve: readonly CoursePoint[];
  /** The weights with the highest mean share of victories. */
  readonly best: Best | undefined;
}

interface Best {
  readonly weights: Float64Array;
  readonly share: number;
  /** The number of games before this measurement. */
  readonly games: number;
}

export interface CoursePoint {
  readonly games: number;
  readonly measures: readonly Measure[];
}

export interface Guidance {
  readonly learner: Learner;
  readonly seed: string;
  readonly pool: Pick<GamePool, "lessons" | "trials">;
  /** Whether to stop before the next round. */
  readonly isOver: (course: Course) => boolean;
  readonly onRound?: (course: Course) => void;
}

const SAMPLES_A_STEP = 128;
/** The number of games in a measurement, for each number of players. */
const TRIALS = 100;

export function newCourse({ beginning }: Pick<Learner, "beginning">): Course {
  const weights = beginning();
  return {
    training: newTraining(weights),
    playing: weights,
    rounds: 0,
    memory: [],
    seen: 0,
    loss: 0,
    curve: [],
    best: undefined,
  };
}

/**
 * Continues a course, round by round. While a round is studied, the next one is being played, with the weights from
 * before that study: no thread waits, and the result depends neither on their number nor on interruptions.
 */
export async function continued(from: Course, guidance: Guidance): Promise<Course> {
  const { learner, isOver, onRound } = guidance;
  let course = from;
  let coming = samplesOf(guidance, course.rounds, course.playing);
  while (!isOver(course)) {
    const playing = course.training.steady;
    const next = samplesOf(guidance, course.rounds + 1, playing);
    course = { ...(await studied(course, guidance, await coming)), playing };
    if (course.rounds % learner.schedule.measureEvery === 0)
      course = await withMeasures(course, guidance);
    coming = next;
    onRound?.(course);
  }
  return course;
}

/** Plays the lessons of a round. */
function samplesOf(
  { learner: { schedule }, seed, pool }: Guidance,
  round: number,
  weights: Float64Array,
): Promise<readonly Sample[]> {
  return pool.lessons(
    Array.from({ length: schedule.lessons }, (_, index): LessonTask => ({
      kind: "lesson",
      weights,
      seed: `${seed}/${round * schedule.lessons + index}`,
    })),
  );
}

/** Takes enough steps on random samples to use each fresh one several times. */
async function studied(
  course: Course,
  { learner, seed }: Guidance,
  fresh: readonly Sample[],
): Promise<Course> {
  const { looks, memory: memoryMax } = learner.schedule;
  const seen = course.seen + fresh.length;
  // At first only the latest third: older samples come from much weaker weights.
  const kept = Math.min(memoryMax, Math.max(Math.ceil(seen / 3), fresh.length));
  const memory = [...course.memory, ...fresh].slice(-kept);
  const random = seededRandom(`${seed}/${course.rounds}/study`);
  const losses: number[] = [];
  let { training } = course;
  for (let step = 0; step < (fresh.length * looks) / SAMPLES_A_STEP; step += 1) {
    const samples = Array.from(
      { length: SAMPLES_A_STEP },
      () => memory[Math.floor(random() * memory.length)] as Sample,
    );
    const now = learnt(learner, training, samples);
    training = now.training;
    losses.push(now.loss);
    await setImmediate(); // threads that have finished a game get the next one
  }
  return { ...course, training, memory, seen, loss: meanOf(losses), rounds: course.rounds + 1 };
}

/** Measures the weights and remembers them if they are the best so far. */
async function withMeasures(course: Course, { learner, seed, pool }: Guidance): Promise<Course> {
  const { steady: weights } = course.training;
  const test = { learner, pool, seed: `${seed}/measure`, games: TRIALS };
  const measures = await measured(weights, test);
  const share = meanOf(measures.map((each) => each.share));
  const { best } = course;
  const games = gamesIn(course, learner);
  return {
    ...course,
    curve: [...course.curve, { games, measures }],
    best: best !== undefined && best.share >= share ? best : { weights, share, games },
  };
}

export function gamesIn({ rounds }: Course, { schedule }: Pick<Learner, "schedule">): number {
  return rounds * schedule.lessons;
}
