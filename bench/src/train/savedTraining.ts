import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { newTraining, type Learner, type Training } from "@courtly/bots/learners";

/** A training as stored on disk between two runs. */
export interface SavedTraining {
  readonly training: Training;
  readonly games: number;
  readonly minutes: number;
  /** The strength curve: one line of text for each measurement. */
  readonly curve: readonly string[];
}

/** Reads the saved training, or starts a new one if the file does not exist. */
export function readSaved(path: string, learner: Learner): SavedTraining {
  const fresh = newTraining(learner.beginning());
  if (!existsSync(path)) return { training: fresh, games: 0, minutes: 0, curve: [] };
  const saved = JSON.parse(readFileSync(path, "utf8")) as Readonly<
    Record<"weights" | "steady" | "means" | "squares", readonly number[]>
  > & {
    readonly steps: number;
    readonly games: number;
    readonly minutes: number;
    readonly curve: readonly string[];
  };
  if (saved.weights.length !== fresh.weights.length)
    throw new Error(
      `${path} does not fit: the shape of its game's net has changed since it was saved; move or delete it`,
    );
  return {
    training: {
      weights: Float64Array.from(saved.weights),
      steady: Float64Array.from(saved.steady),
      means: Float64Array.from(saved.means),
      squares: Float64Array.from(saved.squares),
      steps: saved.steps,
    },
    games: saved.games,
    minutes: saved.minutes,
    curve: saved.curve,
  };
}

export function writeSaved(path: string, { training, games, minutes, curve }: SavedTraining): void {
  const { weights, steady, means, squares, steps } = training;
  const text = JSON.stringify({
    weights: [...weights],
    steady: [...steady],
    means: [...means],
    squares: [...squares],
    steps,
    games,
    minutes,
    curve,
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path); // atomic: never leaves half a file
}

const DIGITS = 4;

/** The text of the committed file: the fitted values, and how they were made. */
export function fittedText(
  { training, curve }: SavedTraining,
  made: Readonly<Record<string, string | number>>,
): string {
  const weights = Array.from(training.steady, (weight) => Number(weight.toFixed(DIGITS))).join(" ");
  const data = { made, curve: Object.fromEntries(curve.entries()), weights };
  return `${JSON.stringify(data, undefined, 2)}\n`;
}
