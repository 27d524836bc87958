/** The groups of equal pieces in a list. */
export interface Alike {
  /** By piece: the number of its group. */
  readonly lumpOf: Int32Array;
  /** By group: its first piece. */
  readonly firsts: readonly number[];
}

/** Numbers the groups of equal pieces by first appearance. Hashes integers: text keys took most of the time. */
export function numberAlike(keys: Int32Array, pieceLength: number): Alike {
  const pieces = keys.length / pieceLength;
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * pieces + 1))).fill(-1);
  const mask = slots.length - 1;
  const lumpOf = new Int32Array(pieces);
  const firsts: number[] = [];
  for (let piece = 0; piece < pieces; piece += 1) {
    const at = piece * pieceLength;
    let slot = hashOf(keys, at, pieceLength) & mask;
    let number = slots[slot] as number;
    while (
      number >= 0 &&
      !isAlike(keys, at, (firsts[number] as number) * pieceLength, pieceLength)
    ) {
      slot = (slot + 1) & mask;
      number = slots[slot] as number;
    }
    if (number < 0) {
      number = firsts.push(piece) - 1;
      slots[slot] = number;
    }
    lumpOf[piece] = number;
  }
  return { lumpOf, firsts };
}

const MULTIPLIER = 0x9e3779b1; // spreads neighbouring numbers over all bits

function hashOf(keys: Int32Array, at: number, length: number): number {
  let hash = 0;
  for (let i = at; i < at + length; i += 1) {
    hash = Math.imul(hash ^ (keys[i] as number), MULTIPLIER);
    hash ^= hash >>> 15;
  }
  return hash;
}

function isAlike(keys: Int32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i += 1) if (keys[a + i] !== keys[b + i]) return false;
  return true;
}
