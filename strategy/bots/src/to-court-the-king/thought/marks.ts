import { FACES, type Face } from "@courtly/engine";
import type { Mark } from "@courtly/to-court-the-king";

const DICE_MAX = 12;
/** The number of ranks of marks (K22): eight 1s rank right after seven 6s; more than twelve alike share the last. */
export const RANKS = DICE_MAX * FACES.length;
/** The rank of seven 1s, the lowest mark that claims the King. */
export const LOWEST_RANK = 6 * FACES.length;

export function rankOf({ count, face }: Mark): number {
  return Math.min(RANKS - 1, (count - 1) * FACES.length + face - 1);
}

export function markAt(rank: number): Mark {
  return { count: Math.floor(rank / FACES.length) + 1, face: ((rank % FACES.length) + 1) as Face };
}
