/** The room that dice have, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  readonly gap: number;
  /** Beneath each die, for the name of its key. */
  readonly foot: number;
  readonly max: number;
  readonly min: number;
}

/** The height of a die with its side and shadow, for a width of 1. */
const HIGH = 1.125;
const ROWS_MAX = 5;

export interface Rows {
  readonly size: number;
  /** Dice in a row; the last one may have fewer. */
  readonly inRow: number;
}

/** The largest size at which `count` dice fit, in as few rows as possible. */
export function diceRows(count: number, { width, height }: Room, fit: Fit): Rows {
  const { gap, foot, max, min } = fit;
  const ways = Array.from({ length: ROWS_MAX }, (_, index): Rows => {
    const rows = index + 1;
    const inRow = Math.ceil(Math.max(1, count) / rows);
    const wide = (width + gap) / inRow - gap;
    const high = ((height + gap) / rows - gap - foot) / HIGH;
    return { inRow, size: Math.min(max, wide, high) };
  });
  const { inRow, size } = ways.reduce((best, way) => (way.size > best.size ? way : best));
  return { inRow, size: Math.floor(Math.max(min, size)) };
}

const TILTS = [-3, 5, -4, 2, 4, -5, 3, -2, 5, -3, 2, -4] as const;

/** The angle of a loose die, in degrees: each die has its own, which never changes. */
export function tiltOf(id: number): number {
  return TILTS[id % TILTS.length] ?? 0;
}
