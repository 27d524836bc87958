/** A source of even chances in [0, 1): the same seed gives the same sequence on every machine. */
export type Random = () => number;

/** xoshiro128**, seeded by the text. Fast and even; nothing to trust money or people's dice with. */
export function seededRandom(seed: string): Random {
  let a = hash(seed, 1);
  let b = hash(seed, 2);
  let c = hash(seed, 3);
  let d = hash(seed, 4) | 1; // never all zero
  return () => {
    const scrambled = Math.imul(b, 5);
    const drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return drawn / 0x1_0000_0000;
  };
}

/** FNV-1a over the seed's characters, then murmur's finish so that near seeds lie far apart. */
function hash(seed: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt;
  for (let i = 0; i < seed.length; i += 1)
    value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
