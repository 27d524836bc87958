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

/** A die with its side and shadow is an eighth higher than wide. */
const HIGH = 1.125;
const ROWS_MAX = 5;

export interface Rows {
  readonly size: number;
  /** Dice in a row; the last one may have fewer. */
  readonly inRow: number;
}

/** The largest size at which so many dice fit, in as few rows as that takes. */
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

/** Loose dice lie a little askew, each in its own way and always the same. */
export function tiltOf(id: number): number {
  return TILTS[id % TILTS.length] ?? 0;
}
