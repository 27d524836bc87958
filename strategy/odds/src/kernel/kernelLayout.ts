import { assert } from "@courtly/engine";
import { fallTable } from "../fallTable.ts";
import type { Allocator, Kernel } from "./kernel.ts";
import {
  lanesWithSpare,
  placeOf,
  rowBytes,
  type LaneLayer,
  type Lanes,
  type Scale,
} from "./lanes.ts";
import { joins, PAIRS, TRIPLES, type Lots } from "../moves.ts";

const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;
const FACES = 6;

/** Addresses of the tables for cards that move pips among `size` dice: joined falls, and lot counts by equal pips. */
export interface MovingPips {
  readonly joins: number;
  readonly alike: number;
  readonly size: number;
}

/** Writes the fall tables into the kernel's memory. */
export function layFalls(allocator: Allocator, { calls }: Kernel, diceMax: number): void {
  for (let dice = 0; dice <= diceMax; dice += 1) {
    const { falls, ways, plus } = fallTable(dice);
    calls.giveFalls(dice, falls.length, allocator.put(plus), allocator.put(ways));
  }
}

/** By the number of active dice: tables to move pips among two dice and among three, up to `movedMax` dice. */
export function layPips(
  allocator: Allocator,
  diceMax: number,
  movedMax: number,
): readonly (readonly MovingPips[])[] {
  const all = [PAIRS, TRIPLES]
    .filter(({ size }) => size <= movedMax)
    .map((lots) => ({ lots, alike: allocator.put(alikeIn(lots)) }));
  return Array.from({ length: diceMax + 1 }, (_, dice) =>
    all
      .filter(({ lots }) => lots.size <= dice)
      .map(({ lots, alike }) => {
        const { size } = lots;
        return { size, alike, joins: allocator.put(joins(dice - size, lots)) };
      }),
  );
}

/** Counts the lots with equal pips, from the fewest pips to the most; ends with 0. */
function alikeIn({ pips }: Lots): Int32Array {
  const counts = [...new Set(pips)].map((sum) => pips.filter((each) => each === sum).length);
  return Int32Array.from([...counts, 0]);
}

/** The worths of a layer's lanes as results, as a table row. */
export function worthRow({ open, parts }: LaneLayer, scales: readonly Scale[]): Float32Array {
  const row = new Float32Array(rowBytes(open) / FLOAT_BYTES).fill(-Infinity);
  for (const [i, { lumps, laneOf }] of parts.entries())
    for (const [lump, lane] of laneOf.entries()) {
      if (lane < 0) continue;
      const worth = (scales[i] as Scale).down(lumps.worth[lump] as number);
      row[placeOf(lane, false)] = worth;
      row[placeOf(lane, true)] = worth;
    }
  return row;
}

/** Addresses of the tables that say how lanes continue when a die is set aside. */
export interface GoingOn {
  /** By face and lane: the byte offset of the next lane in a row of the layer above. */
  readonly next: number;
  /** By face and lane: the worth if this die settles the lump, otherwise -Infinity. */
  readonly fixed: number;
}

export function layGoingOn(
  allocator: Allocator,
  layer: LaneLayer,
  above: LaneLayer,
  scales: readonly Scale[],
): GoingOn {
  const wide = lanesWithSpare(layer.open);
  const nowhere = above.open === 0 ? 0 : placeOf(above.open, true) * FLOAT_BYTES;
  const next = new Int32Array(wide * FACES).fill(nowhere);
  const fixed = new Float32Array(wide * FACES).fill(-Infinity);
  for (const [i, { lumps, laneOf }] of layer.parts.entries()) {
    const up = above.parts[i];
    assert(up !== undefined, "every goal has lanes in every layer");
    for (const [lump, lane] of laneOf.entries()) {
      if (lane < 0) continue;
      for (let f = 0; f < FACES; f += 1) {
        const to = lumps.next[lump * FACES + f] as number;
        const toLane = up.laneOf[to] as number;
        if (toLane >= 0) next[f * wide + lane] = placeOf(toLane, true) * FLOAT_BYTES;
        else fixed[f * wide + lane] = (scales[i] as Scale).down(up.lumps.settled[to] as number);
      }
    }
  }
  return { next: allocator.put(next), fixed: allocator.put(fixed) };
}

/** Writes a row at -Infinity, to be read where a layer has no open lanes and so no rows. */
export function layNowhere(allocator: Allocator): number {
  return allocator.put(new Float32Array(4).fill(-Infinity));
}

/** Tables for a card that sets a die to a face set aside: each lane's offset after the use, and masks of the faces. */
export interface Looking {
  readonly lanes: number;
  readonly masks: number;
}

export function layLooking(
  allocator: Allocator,
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
      for (const mayRoll of [false, true])
        put(placeOf(lane, mayRoll), placeOf(after, mayRoll), present);
    }
  }
  return { lanes: allocator.put(lanes), masks: allocator.put(masks) };
}

/** Allocates the tables of a set of unused cards; returns their addresses by the number of active dice. */
export function layTables(allocator: Allocator, dice: number, lanes: Lanes): readonly number[] {
  return Array.from({ length: dice + 1 }, (_, active) =>
    allocator.take(tableBytes(active, (lanes[dice - active] as LaneLayer).open)),
  );
}

export function tableBytes(active: number, open: number): number {
  return fallTable(active).falls.length * rowBytes(open);
}

/** The bytes of intermediate tables: a card needs at most one table for each number of dice up to `active`. */
export function spareBytes(active: number, width: number): number {
  let falls = 0;
  for (let dice = 0; dice <= active; dice += 1) falls += fallTable(dice).falls.length;
  return falls * width;
}
