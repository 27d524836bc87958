/** A forecast of the coach: the chance to win that it gave, and the share of the victory in the end. */
export interface Forecast {
  readonly chance: number;
  readonly won: number;
}

/** Sums over the forecasts whose chances are in one tenth of the range. */
interface Bin {
  readonly forecasts: number;
  readonly chances: number;
  readonly won: number;
}

/** Sums over the forecasts of some games. */
export interface Calibration {
  readonly games: number;
  /** The sum of the squared differences between chance and result. */
  readonly squares: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;
const EMPTY: Bin = { forecasts: 0, chances: 0, won: 0 };

export const NO_FORECASTS: Calibration = {
  games: 0,
  squares: 0,
  bins: Array.from({ length: BINS }, () => EMPTY),
};

export function calibrationOf(forecasts: readonly Forecast[]): Calibration {
  return {
    games: 1,
    squares: forecasts.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0),
    bins: Array.from({ length: BINS }, (_, bin) =>
      forecasts
        .filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin)
        .map(({ chance, won }) => ({ forecasts: 1, chances: chance, won }))
        .reduce(binsTogether, EMPTY),
    ),
  };
}

export function added(a: Calibration, b: Calibration): Calibration {
  return {
    games: a.games + b.games,
    squares: a.squares + b.squares,
    bins: a.bins.map((bin, i) => binsTogether(bin, b.bins[i] ?? EMPTY)),
  };
}

function binsTogether(a: Bin, b: Bin): Bin {
  return {
    forecasts: a.forecasts + b.forecasts,
    chances: a.chances + b.chances,
    won: a.won + b.won,
  };
}

export function forecastsIn({ bins }: Calibration): number {
  return bins.reduce((sum, { forecasts }) => sum + forecasts, 0);
}

/** The mean difference between chance and result over the bins, each with the weight of its forecasts. */
export function errorOf(calibration: Calibration): number {
  const gaps = calibration.bins.reduce((sum, { chances, won }) => sum + Math.abs(chances - won), 0);
  return gaps / forecastsIn(calibration);
}

/** The Brier score: the mean squared difference between chance and result. */
export function brierOf(calibration: Calibration): number {
  return calibration.squares / forecastsIn(calibration);
}

const FACTOR_MIN = 0.5;
const FACTOR_MAX = 2;
const FACTOR_STEP = 0.01;

/**
 * The factor of the log odds, counted from an equal share, with which the mean chances of the bins fit the results best:
 * above 1 if the coach is too modest.
 */
export function bestFactorOf({ bins }: Calibration, players: number): number {
  const fair = logOdds(1 / players);
  const lossWith = (factor: number) =>
    bins.reduce((sum, { forecasts, chances, won }) => {
      if (forecasts === 0) return sum;
      const mean = Math.min(1 - 1e-6, Math.max(1e-6, chances / forecasts));
      const odds = Math.exp(fair + factor * (logOdds(mean) - fair));
      return sum + forecasts * Math.log(1 + odds) - won * Math.log(odds);
    }, 0);
  let best = FACTOR_MIN;
  for (let factor = FACTOR_MIN; factor <= FACTOR_MAX; factor += FACTOR_STEP)
    if (lossWith(factor) < lossWith(best)) best = factor;
  return best;
}

function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** By how much the coach was too confident in each bin, from -1 to 1; `undefined` without forecasts. */
export function excessesOf({ bins }: Calibration): readonly (number | undefined)[] {
  return bins.map(({ forecasts, chances, won }) =>
    forecasts === 0 ? undefined : (chances - won) / forecasts,
  );
}
