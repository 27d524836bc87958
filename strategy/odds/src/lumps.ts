import type { Faces } from "@courtly/engine";
import { fallTable } from "./fallTable.ts";
import type { Worths } from "./goal.ts";
import { numberAlike } from "./numberAlike.ts";

/**
 * The lumps of a given number of dice set aside. A lump is an equivalence class: two falls are in the same lump if
 * they are worth the same and if, whichever die is added to both, the new falls are in the same lump again.
 */
export interface LumpLayer {
  readonly count: number;
  /** The number of lumps that are not settled. */
  readonly open: number;
  /** By the number of a fall: the lump that contains it. */
  readonly lumpOf: Int32Array;
  /** By lump and face (`lump * 6 + face - 1`): the lump with this die added, in the next layer. */
  readonly next: Int32Array;
  /** By lump: its worth as a result. */
  readonly worth: Float64Array;
  /** By lump: the worth of the turn if it no longer depends on the dice that follow; NaN while the lump is open. */
  readonly settled: Float64Array;
  /** By lump: the faces it shows, as bits; all 0 without `keepPresent`. */
  readonly present: Int32Array;
}

/** Lumps by the number of dice set aside. */
export type Lumps = readonly LumpLayer[];

export interface Range {
  /** The fewest dice with which the turn can end. */
  readonly min: number;
  readonly max: number;
}

/** The coarsest lumps. `keepPresent` separates falls that show different faces: the Astronomer needs this (K18). */
export function lumpsOf(
  worths: Worths,
  dice: Range,
  { keepPresent }: { keepPresent: boolean },
): Lumps {
  const layers: LumpLayer[] = [];
  for (let size = dice.max; size >= 0; size -= 1) {
    const { falls } = fallTable(size);
    const worth = size >= dice.min ? worths(size) : new Float64Array(falls.length).fill(NaN);
    const present = keepPresent ? Int32Array.from(falls, presentIn) : new Int32Array(falls.length);
    layers[size] = gather(lotsOf(size, worth, layers[size + 1]), present);
  }
  return layers;
}

/** All falls of a given number of dice, before they are grouped into lumps; arrays by the number of the fall. */
interface Lots {
  readonly worth: Float64Array;
  readonly settled: Float64Array;
  readonly next: Int32Array;
}

function lotsOf(size: number, worth: Float64Array, above: LumpLayer | undefined): Lots {
  if (above === undefined)
    return { worth, settled: worth, next: new Int32Array(worth.length * FACES).fill(-1) };
  const { lumpOf, settled: settledAbove } = above;
  const next = fallTable(size).plus.map((fall) => lumpOf[fall] as number);
  const settled = worth.map((own, i) => {
    const first = settledAbove[next[i * FACES] as number] as number;
    let agrees = Number.isNaN(own) || own === first;
    for (let f = 1; agrees && f < FACES; f += 1)
      agrees = settledAbove[next[i * FACES + f] as number] === first;
    return agrees ? first : NaN; // settled: the same worth whichever die follows
  });
  return { worth, settled, next };
}

function presentIn(fall: Faces): number {
  return fall.reduce((bits, face) => bits | (1 << (face - 1)), 0);
}

const FACES = 6;
const KEY = FACES + 2;

/** The keys that decide which falls share a lump, as integers: worth, faces and next lumps; or the settled worth. */
function keysOf({ worth, settled, next }: Lots, present: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  const numbered = (value: number): number => {
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  };
  const keys = new Int32Array(worth.length * KEY);
  for (let i = 0; i < worth.length; i += 1) {
    if (!Number.isNaN(settled[i])) {
      keys[i * KEY] = -1 - numbered(settled[i] as number);
      continue;
    }
    keys[i * KEY] = numbered(worth[i] as number);
    keys[i * KEY + 1] = present[i] as number;
    for (let f = 0; f < FACES; f += 1) keys[i * KEY + 2 + f] = next[i * FACES + f] as number;
  }
  return keys;
}

function gather(lots: Lots, present: Int32Array): LumpLayer {
  const { lumpOf, firsts } = numberAlike(keysOf(lots, present), KEY);
  const settled = Float64Array.from(firsts, (first) => lots.settled[first] as number);
  const next = new Int32Array(firsts.length * FACES);
  for (const [lump, first] of firsts.entries())
    next.set(lots.next.subarray(first * FACES, (first + 1) * FACES), lump * FACES);
  return {
    count: firsts.length,
    open: settled.filter(Number.isNaN).length,
    lumpOf,
    next,
    worth: Float64Array.from(firsts, (first) => lots.worth[first] as number),
    settled,
    present: Int32Array.from(firsts, (first) => present[first] as number),
  };
}

/** By number of dice and finer lump: the coarser lump that contains it. */
export function coarsening(fine: Lumps, coarse: Lumps): readonly Int32Array[] {
  return fine.map(({ count, lumpOf }, size) => {
    const to = new Int32Array(count);
    for (const [fall, lump] of lumpOf.entries()) to[lump] = coarse[size]?.lumpOf[fall] as number;
    return to;
  });
}
