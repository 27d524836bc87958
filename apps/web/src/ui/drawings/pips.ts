import type { Face } from "@courtly/engine";

interface Spot {
  readonly x: number;
  readonly y: number;
}

const at = (...places: readonly (readonly [number, number])[]): readonly Spot[] =>
  places.map(([x, y]) => ({ x, y }));

/** The positions of the pips of each face, on a square of 64 by 64. */
export const PIPS: Readonly<Record<Face, readonly Spot[]>> = {
  1: at([32, 32]),
  2: at([19, 19], [45, 45]),
  3: at([18, 18], [32, 32], [46, 46]),
  4: at([19, 19], [45, 19], [19, 45], [45, 45]),
  5: at([18, 18], [46, 18], [32, 32], [18, 46], [46, 46]),
  6: at([19, 17], [45, 17], [19, 32], [45, 32], [19, 47], [45, 47]),
};

/** All pips of a face as one path: one element for each die keeps many dice cheap. */
export function pipsPath(face: Face, radius: number, down = 0): string {
  const d = 2 * radius;
  return PIPS[face]
    .map(
      ({ x, y }) =>
        `M${x - radius} ${y + down}a${radius} ${radius} 0 1 0 ${d} 0a${radius} ${radius} 0 1 0 ${-d} 0`,
    )
    .join("");
}
