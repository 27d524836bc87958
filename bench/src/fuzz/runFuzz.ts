import { seededRandom } from "@courtly/engine";
import { fuzzedServer } from "./requests.ts";
import { fuzzTargets, type FuzzTarget } from "./targets.ts";

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

/** Gives inputs to each parser and to a server, in turn; returns the inputs that broke a promise. */
export async function runFuzz(options: FuzzOptions): Promise<readonly FuzzFailure[]> {
  const server = await fuzzedServer();
  try {
    return await failuresOf([...fuzzTargets(), server.target], options);
  } finally {
    await server.stop();
  }
}

async function failuresOf(
  targets: readonly FuzzTarget[],
  { inputs, seed, onProgress }: FuzzOptions,
): Promise<readonly FuzzFailure[]> {
  const total = targets.reduce((sum, { weight }) => sum + weight, 0);
  const failures: FuzzFailure[] = [];
  let done = 0;
  for (const { name, weight, inputOf, check } of targets) {
    const random = seededRandom(`${seed}/${name}`);
    for (let left = Math.ceil((inputs * weight) / total); left > 0; left -= 1) {
      const input = inputOf(random);
      try {
        const checking = check(input);
        if (checking !== undefined) await checking;
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
