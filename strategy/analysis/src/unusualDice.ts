import { FACES, type Face, type Faces } from "@courtly/engine";
import type { GameToJudge } from "./judgedGame.ts";

/** The face whose number among all dice of a game is furthest from what is expected, and how rare that is. */
export interface UnusualDice {
  readonly dice: number;
  readonly face: Face;
  readonly times: number;
  /** A sixth of the dice. */
  readonly expected: number;
  /** The exact share of games with as many dice in which some face is at least as far from that. */
  readonly share: number;
}

/** How often each face fell among all dice of a game. */
export interface FaceCounts {
  readonly dice: number;
  /** A sixth of the dice. */
  readonly expected: number;
  readonly counts: readonly { readonly face: Face; readonly times: number }[];
}

/** Counts the faces of all rolls of a game; undefined before the first roll. */
export function faceCounts(rolls: readonly Faces[]): FaceCounts | undefined {
  const all = rolls.flat();
  if (all.length === 0) return undefined;
  const counts = FACES.map((face) => ({ face, times: all.filter((die) => die === face).length }));
  return { dice: all.length, expected: all.length / FACES.length, counts };
}

/** The dice of a game compared with all games of as many dice; undefined before the first roll. */
export function unusualDice(rolls: readonly Faces[]): UnusualDice | undefined {
  const found = faceCounts(rolls);
  if (found === undefined) return undefined;
  const { dice, expected, counts } = found;
  const off = ({ times }: { readonly times: number }) => Math.abs(times - expected);
  const [most] = counts.toSorted((a, b) => off(b) - off(a));
  const { face, times } = most as (typeof counts)[number];
  return { dice, face, times, expected, share: shareOff(dice, off({ times })) };
}

/** The faces of all rolls of a game. */
export function rollsOf({ moments }: GameToJudge): readonly Faces[] {
  return moments.flatMap(({ text }) =>
    text.startsWith("*") ? [text.replace("*", "").trim().split(" ").map(Number) as Faces] : [],
  );
}

/** Differences of counts are multiples of a sixth: closer ones are equal. */
const ROUNDING = 1e-6;

/**
 * The chance that among this many dice the number of some face differs from its mean by at least `off`. The counts of
 * six faces are six Poisson counts of the same mean, given their sum.
 */
function shareOff(dice: number, off: number): number {
  const mean = dice / FACES.length;
  const inside = Float64Array.from({ length: dice + 1 }, (_, count) =>
    Math.abs(count - mean) < off - ROUNDING ? poisson(count, mean) : 0,
  );
  let sums = Float64Array.of(1);
  for (const _ of FACES) sums = convolved(sums, inside, dice);
  return Math.min(1, Math.max(0, 1 - (sums[dice] ?? 0) / poisson(dice, dice)));
}

function convolved(a: Float64Array, b: Float64Array, most: number): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(most + 1);
  for (const [i, x] of a.entries()) {
    if (x === 0) continue;
    for (let j = 0; i + j <= most; j += 1) sums[i + j] = (sums[i + j] ?? 0) + x * (b[j] ?? 0);
  }
  return sums;
}

function poisson(count: number, mean: number): number {
  let log = -mean + count * Math.log(mean);
  for (let factor = 2; factor <= count; factor += 1) log -= Math.log(factor);
  return Math.exp(log);
}
