import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Learner } from "@courtly/bots/learners";
import type { CoursePoint } from "./course.ts";
import { compared, isStronger, type Advantage, type Test } from "./strength.ts";

/** How values were made, as the file of the values records it. */
export type Made = Readonly<Record<string, string | number>>;

export interface Candidate {
  readonly weights: Float64Array;
  readonly curve: readonly CoursePoint[];
  readonly made: Made;
}

export interface Installing extends Test {
  /** The file of the stored values. */
  readonly path: string;
}

/** Replaces the stored values by the candidate if it wins against them; returns its advantage and the decision. */
export async function installed(
  candidate: Candidate,
  { path, ...test }: Installing,
): Promise<{ readonly advantages: readonly Advantage[]; readonly isInstalled: boolean }> {
  const fresh = candidate.weights.map(rounded);
  const stored = storedIn(path);
  const advantages = await compared({ fresh, stored }, test);
  const isInstalled = isStronger(advantages);
  if (isInstalled) writeFileSync(path, fileText({ ...candidate, weights: fresh }));
  return { advantages, isInstalled };
}

/** The learner, beginning with its stored values. @param root the folder of the repository */
export function fromStored(learner: Learner, root: string): Learner {
  return { ...learner, beginning: () => storedIn(join(root, learner.file)) };
}

function storedIn(path: string): Float64Array {
  const { weights } = JSON.parse(readFileSync(path, "utf8")) as { readonly weights: string };
  return Float64Array.from(weights.split(" "), Number);
}

const DIGITS = 4;

function rounded(weight: number): number {
  return Number(weight.toFixed(DIGITS));
}

/** The text of the committed file: the fitted values, and how they were made. */
function fileText({ weights, curve, made }: Candidate): string {
  const data = {
    made,
    curve: Object.fromEntries(
      curve.map(({ games, measures }) => [
        `after ${games} games`,
        measures.map(({ players, share }) => `${players}: ${(100 * share).toFixed(0)}%`).join(", "),
      ]),
    ),
    weights: weights.join(" "),
  };
  return `${JSON.stringify(data, undefined, 2)}\n`;
}
