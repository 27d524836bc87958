import type { Face } from "@courtly/engine";

/** A rotation of the cube: first about Y, then about X, as CSS applies `rotateX() rotateY()`. */
export interface Turn {
  readonly xDegrees: number;
  readonly yDegrees: number;
}

/** The rotation that moves the front of the cube to where each face sits. Opposite faces add up to seven. */
export const SIDES: Readonly<Record<Face, Turn>> = {
  1: { xDegrees: 0, yDegrees: 0 },
  2: { xDegrees: 90, yDegrees: 0 },
  3: { xDegrees: 0, yDegrees: 90 },
  4: { xDegrees: 0, yDegrees: -90 },
  5: { xDegrees: -90, yDegrees: 0 },
  6: { xDegrees: 0, yDegrees: 180 },
};

/** The rotation of the whole cube that shows a face in front, upright. */
export const ORIENTATIONS: Readonly<Record<Face, Turn>> = {
  1: { xDegrees: 0, yDegrees: 0 },
  2: { xDegrees: -90, yDegrees: 0 },
  3: { xDegrees: 0, yDegrees: -90 },
  4: { xDegrees: 0, yDegrees: 90 },
  5: { xDegrees: 90, yDegrees: 0 },
  6: { xDegrees: 0, yDegrees: -180 },
};

interface Arc {
  /** The rotation during the flight, 1.5 to 2.5 turns about each axis. */
  readonly spin: Turn;
  /** The horizontal distance of the start, and the height of the flight. */
  readonly fromPx: number;
  readonly liftPx: number;
}

/** The arcs of the dice of a throw, in order. They are fixed, not random: the same throw always looks the same. */
export const ARCS: readonly Arc[] = [
  { spin: { xDegrees: 740, yDegrees: -560 }, fromPx: -30, liftPx: 40 },
  { spin: { xDegrees: 600, yDegrees: 820 }, fromPx: -18, liftPx: 46 },
  { spin: { xDegrees: -860, yDegrees: 640 }, fromPx: -38, liftPx: 36 },
  { spin: { xDegrees: 680, yDegrees: 700 }, fromPx: -12, liftPx: 42 },
  { spin: { xDegrees: -580, yDegrees: -780 }, fromPx: -26, liftPx: 50 },
  { spin: { xDegrees: 880, yDegrees: 590 }, fromPx: -34, liftPx: 38 },
  { spin: { xDegrees: -700, yDegrees: 860 }, fromPx: -20, liftPx: 44 },
];

const STAGGER_MS = 40;

export interface Tumble {
  readonly from: Turn;
  readonly to: Turn;
  readonly fromPx: number;
  readonly liftPx: number;
  readonly delayMs: number;
}

/** The animation of one die; `order` counts the dice of a throw from 0. */
export function tumbleOf(face: Face, order: number, durationMs: number): Tumble {
  const { spin, fromPx, liftPx } = ARCS[order % ARCS.length] as Arc;
  const to = ORIENTATIONS[face];
  return {
    from: { xDegrees: to.xDegrees - spin.xDegrees, yDegrees: to.yDegrees - spin.yDegrees },
    to,
    fromPx,
    liftPx,
    delayMs: order * Math.min(STAGGER_MS, durationMs),
  };
}
