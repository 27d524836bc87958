import { assert } from "@courtly/engine";
import { fallTable } from "./fallTable.ts";
import type { Ground, Kernel } from "./kernel.ts";
import { padded, rowBytes, type LaneLayer, type Lanes, type Scale } from "./lanes.ts";
import { joins, PAIRS, TRIPLES, type Lots } from "./moves.ts";

const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;
const FACES = 6;

/** Where the numbers of falls lie that pips are moved by, and how many lots have as many pips. */
export interface MovingPips {
  readonly joins: number;
  readonly alike: number;
  readonly size: number;
}

/** Puts the numbers of falls where the kernel finds them. */
export function layFalls(ground: Ground, { calls }: Kernel, diceMax: number): void {
  for (let dice = 0; dice <= diceMax; dice += 1) {
    const { falls, ways, plus } = fallTable(dice);
    calls.giveFalls(dice, falls.length, ground.put(plus), ground.put(ways));
  }
}

/** By the number of active dice: pips moved among two of them, and among three. */
export function layPips(ground: Ground, diceMax: number): readonly (readonly MovingPips[])[] {
  const all = [PAIRS, TRIPLES].map((lots) => ({ lots, alike: ground.put(alikeIn(lots)) }));
  return Array.from({ length: diceMax + 1 }, (_, dice) =>
    all
      .filter(({ lots }) => lots.size <= dice)
      .map(({ lots, alike }) => {
        const { size } = lots;
        return { size, alike, joins: ground.put(joins(dice - size, lots)) };
      }),
  );
}

/** How many lots have the fewest pips, how many the next, and so on; 0 ends it. */
function alikeIn({ pips }: Lots): Int32Array {
  const counts = [...new Set(pips)].map((sum) => pips.filter((each) => each === sum).length);
  return Int32Array.from([...counts, 0]);
}

/** What settled lumps are worth, each worth once, with room behind it for a row. */
export interface Pool {
  readonly at: number;
  readonly settledBytes: number;
  /** Where in the pool a settled worth of a frame stands. */
  readonly offsetOf: (frame: number, worth: number) => number;
}

export function layPool(ground: Ground, all: readonly Lanes[], scales: readonly Scale[]): Pool {
  const layers = all.flat();
  const settled = layers.flatMap(({ parts }) =>
    parts.flatMap(({ lumps }, i) =>
      [...lumps.settled]
        .filter((worth) => !Number.isNaN(worth))
        .map((worth) => (scales[i] as Scale).down(worth)),
    ),
  );
  const values = [...new Set(settled)];
  const offsets = new Map(values.map((value, i) => [value, i * FLOAT_BYTES]));
  const row = new Float32Array(padded(values.length));
  row.set(values);
  const at = ground.put(row);
  ground.take(rowBytes(layers.reduce((most, { open }) => Math.max(most, open), 0)));
  return {
    at,
    settledBytes: row.byteLength,
    offsetOf: (frame, worth) => offsets.get((scales[frame] as Scale).down(worth)) as number,
  };
}

/** What the lanes of a layer are worth as results, in both halves of a row. */
export function worthRow({ open, parts }: LaneLayer, scales: readonly Scale[]): Float32Array {
  const row = new Float32Array(2 * open);
  for (const [i, { lumps, laneOf }] of parts.entries())
    for (const [lump, lane] of laneOf.entries()) {
      if (lane < 0) continue;
      row[lane] = (scales[i] as Scale).down(lumps.worth[lump] as number);
      row[open + lane] = row[lane];
    }
  return row;
}

/** By face and lane of a layer: where in the pool the lane goes on when such a die is set aside. */
export function layNext(ground: Ground, pool: Pool, layer: LaneLayer, above: LaneLayer): number {
  const wide = padded(layer.open);
  const next = new Int32Array(wide * FACES);
  for (const [i, { lumps, laneOf }] of layer.parts.entries()) {
    const up = above.parts[i];
    assert(up !== undefined, "every goal has lanes in every layer");
    for (const [lump, lane] of laneOf.entries()) {
      if (lane < 0) continue;
      for (let f = 0; f < FACES; f += 1) {
        const to = lumps.next[lump * FACES + f] as number;
        const toLane = up.laneOf[to] as number;
        next[f * wide + lane] =
          toLane < 0
            ? pool.offsetOf(i, up.lumps.settled[to] as number)
            : pool.settledBytes + toLane * FLOAT_BYTES;
      }
    }
  }
  return ground.put(next);
}

/** What a card needs that sets a die to a face set aside: where each lane is once it has been used, and which faces are there. */
export interface Looking {
  readonly lanes: number;
  readonly masks: number;
}

export function layLooking(
  ground: Ground,
  fine: LaneLayer,
  coarse: LaneLayer,
  lumpAfter: (frame: number, lump: number) => number,
): Looking {
  const floats = rowBytes(fine.open) / FLOAT_BYTES;
  const lanes = new Int32Array(floats);
  const masks = new Float32Array(floats * FACES).fill(-Infinity);
  const put = (lane: number, after: number, present: number) => {
    lanes[lane] = after * FLOAT_BYTES;
    for (let f = 0; f < FACES; f += 1) if ((present & (1 << f)) !== 0) masks[f * floats + lane] = 0;
  };
  for (const [i, { lumps, laneOf }] of fine.parts.entries()) {
    const to = coarse.parts[i];
    assert(to !== undefined, "every goal has lanes in every layer");
    for (const [lump, lane] of laneOf.entries()) {
      if (lane < 0) continue;
      const after = to.laneOf[lumpAfter(i, lump)] as number;
      const present = lumps.present[lump] as number;
      put(lane, after, present);
      put(fine.open + lane, coarse.open + after, present);
    }
  }
  return { lanes: ground.put(lanes), masks: ground.put(masks) };
}

/** Where the tables of a set of unused cards begin, by the number of active dice. */
export function layTables(ground: Ground, dice: number, lanes: Lanes): readonly number[] {
  return Array.from({ length: dice + 1 }, (_, active) =>
    ground.take(tableBytes(active, (lanes[dice - active] as LaneLayer).open)),
  );
}

export function tableBytes(active: number, open: number): number {
  return fallTable(active).falls.length * rowBytes(open);
}

/** Tables in between: no card needs more than those of all fewer dice, and one of as many. */
export function spareBytes(active: number, open: number): number {
  let falls = 0;
  for (let dice = 0; dice <= active; dice += 1) falls += fallTable(dice).falls.length;
  const sumsAndRow = 3; // of a roll: 64 bits for each lane that owes
  return (falls + sumsAndRow) * rowBytes(open);
}
