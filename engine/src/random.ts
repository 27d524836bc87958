/** Returns a uniformly distributed random number in [0, 1). */
export type Random = () => number;

/** xoshiro128**: a seed gives the same sequence on every machine. Fast, but not secure: not for people's dice. */
export function seededRandom(seed: string): Random {
  let a = hash(seed, 1);
  let b = hash(seed, 2);
  let c = hash(seed, 3);
  let d = hash(seed, 4) | 1; // xoshiro must not start with zeros only
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

/** FNV-1a over the seed's characters, then MurmurHash3's finalizer, so that similar seeds give unrelated values. */
function hash(seed: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt;
  for (let i = 0; i < seed.length; i += 1)
    value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
