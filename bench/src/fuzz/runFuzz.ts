import { seededRandom } from "@courtly/engine";
import { fuzzTargets } from "./targets.ts";

export interface FuzzFailure {
  readonly target: string;
  readonly input: string;
  readonly reason: string;
}

export interface FuzzOptions {
  /** The number of inputs for all targets together. */
  readonly inputs: number;
  /** The same seed gives the same inputs. */
  readonly seed: string;
  readonly onProgress?: (done: number) => void;
}

/** More failures than anybody reads. */
const FAILURES_MAX = 20;
const PROGRESS_EVERY = 10_000;

/** Gives inputs to each parser in turn; returns the inputs that broke a promise. */
export function runFuzz({ inputs, seed, onProgress }: FuzzOptions): readonly FuzzFailure[] {
  const targets = fuzzTargets();
  const total = targets.reduce((sum, { weight }) => sum + weight, 0);
  const failures: FuzzFailure[] = [];
  let done = 0;
  for (const { name, weight, inputOf, check } of targets) {
    const random = seededRandom(`${seed}/${name}`);
    for (let left = Math.ceil((inputs * weight) / total); left > 0; left -= 1) {
      const input = inputOf(random);
      try {
        check(input);
      } catch (error) {
        failures.push({ target: name, input, reason: String(error) });
        if (failures.length === FAILURES_MAX) return failures;
      }
      done += 1;
      if (done % PROGRESS_EVERY === 0) onProgress?.(done);
    }
  }
  return failures;
}
