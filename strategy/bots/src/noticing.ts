/** Keeps the options that a bot notices. */
export type Noticing = (options: readonly number[]) => readonly number[];

/** Notices everything. */
export const ALL: Noticing = (options) => options;

const HASHES = 2 ** 32;

/**
 * Notices a share of the options, and at least the one that stands out most. Which ones follows from the position's
 * key alone: a bot overlooks the same options whenever it thinks about the same position, and no dice decide.
 */
export function noticing(share: number, key: number): Noticing {
  if (share >= 1) return ALL;
  return (options) => {
    const noticed = options.filter((option) => mixed(key, option) < share * HASHES);
    return noticed.length > 0 ? noticed : mostStriking(options, key);
  };
}

function mostStriking(options: readonly number[], key: number): readonly number[] {
  let best = options.slice(0, 1);
  for (const option of options)
    if (mixed(key, option) < mixed(key, best[0] as number)) best = [option];
  return best;
}

/** A hash of two whole numbers with 32 evenly distributed bits. */
function mixed(a: number, b: number): number {
  let bits = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15) ^ b, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 13), 0x27d4eb2f);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A key for a value that can be written as JSON. */
export function keyOf(value: unknown): number {
  let key = 0x811c9dc5;
  for (const letter of JSON.stringify(value))
    key = Math.imul(key ^ (letter.codePointAt(0) as number), 0x01000193);
  return key;
}
