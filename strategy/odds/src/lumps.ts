import { FACES, type Faces } from "@courtly/engine";
import { fallTable } from "./fallTable.ts";
import type { Worth } from "./goal.ts";

/**
 * Dice set aside, as far as they can still be told apart. Two lots of as many dice are in one lump when they
 * are worth the same and, whatever die is added to both, are in one lump again.
 */
export interface LumpLayer {
  readonly count: number;
  /** By the number of a fall: its lump. */
  readonly lumpOf: Int32Array;
  /** By lump and face (`lump * 6 + face - 1`): the lump with one more such die, one layer up. */
  readonly next: Int32Array;
  /** By lump: what it is worth as a result. */
  readonly worth: Float64Array;
  /** By lump: what the turn is worth whatever happens; NaN while that is open. */
  readonly settled: Float64Array;
  /** By lump: which faces are there, as bits; only where they are kept apart. */
  readonly present: Int32Array;
}

/** Lumps by the number of dice set aside. */
export type Lumps = readonly LumpLayer[];

export interface Range {
  /** A turn does not end with fewer dice. */
  readonly min: number;
  readonly max: number;
}

interface Lump {
  readonly next: readonly number[];
  readonly worth: number;
  readonly settled: number;
  readonly present: number;
}

/** The coarsest lumps; `keepPresent` tells lots apart by the faces they show, as the Astronomer does (K18). */
export function lumpsOf(
  worth: Worth,
  dice: Range,
  { keepPresent }: { keepPresent: boolean },
): Lumps {
  const layers: LumpLayer[] = [];
  for (let size = dice.max; size >= 0; size -= 1) {
    const above = layers[size + 1];
    const { falls, plus } = fallTable(size);
    layers[size] = gather(
      falls.map((fall, i): Lump => {
        const next = FACES.map((_, f) => above?.lumpOf[plus[i * 6 + f] as number] ?? -1);
        const own = size >= dice.min ? worth(fall) : NaN;
        const settled = settledWorth(own, next, above);
        return { next, worth: own, settled, present: keepPresent ? presentIn(fall) : 0 };
      }),
    );
  }
  return layers;
}

/** What is worth the same whichever dice follow, is worth that already. */
function settledWorth(own: number, next: readonly number[], above: LumpLayer | undefined): number {
  if (above === undefined) return own;
  const first = above.settled[next[0] as number] as number;
  const agrees = Number.isNaN(own) || own === first;
  return agrees && next.every((lump) => above.settled[lump] === first) ? first : NaN;
}

function presentIn(fall: Faces): number {
  return fall.reduce((bits, face) => bits | (1 << (face - 1)), 0);
}

function gather(all: readonly Lump[]): LumpLayer {
  const found = new Map<string, number>();
  const lumps: Lump[] = [];
  const lumpOf = Int32Array.from(all, (lump) => {
    const { next, worth, settled, present } = lump;
    const key = Number.isNaN(settled) ? `${worth} ${present} ${next.join(" ")}` : `= ${settled}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    found.set(key, lumps.length);
    return lumps.push(lump) - 1;
  });
  return {
    count: lumps.length,
    lumpOf,
    next: Int32Array.from(lumps.flatMap(({ next }) => next)),
    worth: Float64Array.from(lumps, ({ worth }) => worth),
    settled: Float64Array.from(lumps, ({ settled }) => settled),
    present: Int32Array.from(lumps, ({ present }) => present),
  };
}

/** By size and finer lump: the coarser lump that holds it. */
export function coarsening(fine: Lumps, coarse: Lumps): readonly Int32Array[] {
  return fine.map(({ count, lumpOf }, size) => {
    const to = new Int32Array(count);
    for (const [fall, lump] of lumpOf.entries()) to[lump] = coarse[size]?.lumpOf[fall] as number;
    return to;
  });
}
