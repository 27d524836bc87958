/** The room that dice have, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  readonly gap: number;
  /** Beneath each die of a single row, for the name of its key; in several rows the name is on the die. */
  readonly foot: number;
  readonly max: number;
  readonly min: number;
}

/** The height of a die with its side and shadow, for a width of 1. */
const HIGH = 1.125;
const ROWS_MAX = 5;
/** The largest gap between dice in several rows. */
const ROWS_GAP_MAX = 10;

export interface Rows {
  readonly size: number;
  readonly gap: number;
  /** Dice in a row; the last one may have fewer. */
  readonly inRow: number;
}

/** The largest size at which `count` dice fit, in as few rows as possible. */
export function diceRows(count: number, { width, height }: Room, fit: Fit): Rows {
  const { max, min } = fit;
  const ways = Array.from({ length: ROWS_MAX }, (_, index): Rows => {
    const rows = index + 1;
    const gap = rows === 1 ? fit.gap : Math.min(fit.gap, ROWS_GAP_MAX);
    const foot = rows === 1 ? fit.foot : 0;
    const inRow = Math.ceil(Math.max(1, count) / rows);
    const wide = (width + gap) / inRow - gap;
    const high = ((height + gap) / rows - gap - foot) / HIGH;
    return { inRow, gap, size: Math.min(max, wide, high) };
  });
  const best = ways.reduce((most, way) => (way.size > most.size ? way : most));
  return { ...best, size: Math.floor(Math.max(min, best.size)) };
}

const TILTS = [-3, 5, -4, 2, 4, -5, 3, -2, 5, -3, 2, -4] as const;

/** The angle of a loose die, in degrees: each die has its own, which never changes. */
export function tiltOf(id: number): number {
  return TILTS[id % TILTS.length] ?? 0;
}
