import type { Learner } from "@courtly/bots/learners";
import type { GamePool, TrialTask } from "./gamePool.ts";

/** The strength of weights with one number of players. */
export interface Measure {
  readonly players: number;
  readonly games: number;
  /** The share of the victories, from 0 to 1. */
  readonly share: number;
}

export interface Test {
  readonly learner: Pick<Learner, "playerCounts">;
  readonly pool: Pick<GamePool, "trials">;
  /** The seed of the games; it must not be one of the lessons. */
  readonly seed: string;
  /** The number of games for each number of players. */
  readonly games: number;
}

/** Measures the weights against the fixed opponent, for each number of players. */
export async function measured(weights: Float64Array, test: Test): Promise<readonly Measure[]> {
  const shares = await sharesOf(test, { weights, rival: undefined });
  return test.learner.playerCounts.map((players, i) => ({
    players,
    games: test.games,
    share: meanOf(shares[i] as readonly number[]),
  }));
}

/** The advantage of new weights over old ones with one number of players. */
export interface Advantage {
  readonly players: number;
  /** The mean difference of the shares of victories: new weights alone against old ones, less the reverse. */
  readonly mean: number;
  readonly standardError: number;
}

/** Compares two sets of weights: each plays alone against the other with the same dice. */
export async function compared(
  { fresh, stored }: { readonly fresh: Float64Array; readonly stored: Float64Array },
  test: Test,
): Promise<readonly Advantage[]> {
  const [gains, losses] = await Promise.all([
    sharesOf(test, { weights: fresh, rival: stored }),
    sharesOf(test, { weights: stored, rival: fresh }),
  ]);
  return test.learner.playerCounts.map((players, i) => {
    const differences = (gains[i] as readonly number[]).map(
      (gain, game) => gain - (losses[i]?.[game] as number),
    );
    const mean = meanOf(differences);
    const variance = meanOf(differences.map((difference) => (difference - mean) ** 2));
    return { players, mean, standardError: Math.sqrt(variance / Math.max(1, test.games - 1)) };
  });
}

const CONFIDENCE = 1.96;

/** Whether the advantage over all numbers of players is certain to 95%, and for no number of players a loss is. */
export function isStronger(advantages: readonly Advantage[]): boolean {
  const sum = advantages.reduce((total, { mean }) => total + mean, 0);
  const error = Math.hypot(...advantages.map(({ standardError }) => standardError));
  return (
    sum > CONFIDENCE * error &&
    advantages.every(({ mean, standardError }) => mean >= -CONFIDENCE * standardError)
  );
}

/** The shares of victories, by number of players and game. */
async function sharesOf(
  { learner, pool, seed, games }: Test,
  { weights, rival }: { readonly weights: Float64Array; readonly rival: Float64Array | undefined },
): Promise<readonly (readonly number[])[]> {
  return Promise.all(
    learner.playerCounts.map((players) =>
      pool.trials(
        Array.from({ length: games }, (_, index): TrialTask => ({
          kind: "trial",
          weights,
          trial: { players, rival, seed, index },
        })),
      ),
    ),
  );
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
