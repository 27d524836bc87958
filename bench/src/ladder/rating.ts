/** The results of level `a` against level `b`. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly won: number;
  /** Seats of `a` per seat of `b`: 1/3 if `a` has one seat and `b` three. */
  readonly odds: number;
}

export interface Rating {
  readonly elo: number;
  /** Half the width of the 95% confidence interval of the difference to the first level. */
  readonly give: number;
}

const ELO = 400 / Math.log(10);
const FIRST_ELO = 1000;
const ROUNDS_MAX = 100;
const ENOUGH = 1e-9;

/**
 * Fits Bradley and Terry's model: a seat's chance to win is its level's strength over the sum of all strengths.
 * Maximises the likelihood by Newton's method, with the first level fixed. Adds half a win to both sides of every
 * meeting, so that a level that never lost has a finite strength.
 */
export function ratings(levels: number, meetings: readonly Meeting[]): readonly Rating[] {
  const smoothed = meetings.map((meeting) => ({
    ...meeting,
    won: meeting.won + 0.5,
    games: meeting.games + 1,
  }));
  let strengths = Array.from({ length: levels }, () => 0);
  let inverse: readonly (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { slope, curvature } = likelihood(strengths, smoothed);
    inverse = inverted(curvature);
    const step = inverse.map((row) =>
      row.reduce((sum, value, j) => sum + value * (slope[j] ?? 0), 0),
    );
    // Newton's method takes too large steps where the curve is flat: limit them to 1.
    const length = Math.max(1, ...step.map(Math.abs));
    strengths = strengths.map((value, i) => (i === 0 ? 0 : value + (step[i - 1] ?? 0) / length));
    if (Math.max(0, ...step.map(Math.abs)) < ENOUGH) break;
  }
  return strengths.map((strength, i) => ({
    elo: FIRST_ELO + ELO * strength,
    give: i === 0 ? 0 : 1.96 * ELO * Math.sqrt(inverse[i - 1]?.[i - 1] ?? 0),
  }));
}

/** The gradient of the log-likelihood and its negative Hessian, for all strengths but the first. */
function likelihood(strengths: readonly number[], meetings: readonly Meeting[]) {
  const free = strengths.length - 1;
  const slope = Array.from({ length: free }, () => 0);
  const curvature = Array.from({ length: free }, () => Array.from({ length: free }, () => 0));
  for (const { a, b, games, won, odds } of meetings) {
    const gap = (strengths[a] as number) - (strengths[b] as number) + Math.log(odds);
    const chance = 1 / (1 + Math.exp(-gap));
    const weight = games * chance * (1 - chance);
    for (const [i, sign] of [
      [a - 1, 1],
      [b - 1, -1],
    ] as const) {
      if (i < 0) continue;
      slope[i] = (slope[i] as number) + sign * (won - games * chance);
      for (const [j, other] of [
        [a - 1, 1],
        [b - 1, -1],
      ] as const) {
        const row = curvature[i] as number[];
        if (j >= 0) row[j] = (row[j] as number) + sign * other * weight;
      }
    }
  }
  return { slope, curvature };
}

/** Inverts a small matrix by Gauss–Jordan elimination. */
function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [
    ...row,
    ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  ]);
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at] as number[];
    const scale = pivot[at] as number;
    for (let j = 0; j < 2 * size; j += 1) pivot[j] = (pivot[j] as number) / scale;
    for (const [i, row] of rows.entries()) {
      const factor = row[at] as number;
      if (i === at) continue;
      for (let j = 0; j < 2 * size; j += 1)
        row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
  return rows.map((row) => row.slice(size));
}
