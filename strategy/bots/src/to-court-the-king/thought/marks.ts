import { FACES, type Face } from "@courtly/engine";
import type { Mark } from "@courtly/to-court-the-king";

const DICE_MAX = 12;
/** Marks by rank (K22): eight 1s come right after seven 6s. With more than twelve alike nothing is told apart any more. */
export const RANKS = DICE_MAX * FACES.length;
/** The King asks for seven alike. */
export const LOWEST_RANK = 6 * FACES.length;

export function rankOf({ count, face }: Mark): number {
  return Math.min(RANKS - 1, (count - 1) * FACES.length + face - 1);
}

export function markAt(rank: number): Mark {
  return { count: Math.floor(rank / FACES.length) + 1, face: ((rank % FACES.length) + 1) as Face };
}
