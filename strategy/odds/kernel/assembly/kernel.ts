/*
 * The fast kernel, in AssemblyScript: does the same as strategy/odds/src/moves.ts, for many values in parallel.
 *
 * A table has a row for each fall of the active dice; a row holds 32-bit values, one for each lane. Every card has
 * the same effect on all lanes, so it needs only a few passes over whole rows. The host writes the tables of
 * fallTable.ts, which relate rows to each other, into memory and passes all addresses
 * (strategy/odds/src/kernel/kernelTables.ts).
 */
import {
  best6,
  bestAllowed6,
  fill,
  mean6,
  raise,
  raise6,
  raiseAllByBest,
  raiseByBest,
  set,
} from "./rows";

const FACES: i32 = 6;
const DICE_MAX: i32 = 16;

/** By the number of dice: the count of falls, the address of `plus`, the address of `ways`. */
const falls = memory.data((DICE_MAX + 1) * 4);
const plusAt = memory.data((DICE_MAX + 1) * 4);
const waysAt = memory.data((DICE_MAX + 1) * 4);

/** The first address that the host may use. */
export function firstFree(): usize {
  return (__heap_base + 15) & ~15;
}

export function giveFalls(dice: i32, count: i32, plus: usize, ways: usize): void {
  store<i32>(falls + ((<usize>dice) << 2), count);
  store<usize>(plusAt + ((<usize>dice) << 2), plus);
  store<usize>(waysAt + ((<usize>dice) << 2), ways);
}

function fallsOf(dice: i32): i32 {
  return load<i32>(falls + ((<usize>dice) << 2));
}

function plusOf(dice: i32): usize {
  return load<usize>(plusAt + ((<usize>dice) << 2));
}

/** The current table: the address of its first row, the bytes between rows, and the bytes of a row to process. */
let before: usize = 0;
let stride: usize = 0;
let width: usize = 0;
/** The number of active dice of the current table. */
let dice: i32 = 0;
/** The address of intermediate tables; their rows have `width` bytes. */
let spare: usize = 0;

export function work(table: usize, active: i32, step: usize, bytes: usize): void {
  before = table;
  dice = active;
  stride = step;
  width = bytes;
}

export function giveSpare(at: usize): void {
  spare = at;
}

/** Adds a die that shows the best of these faces. */
export function bring(after: usize, faces: i32): void {
  let plus = plusOf(dice);
  let to = before;
  for (let fall = fallsOf(dice); fall > 0; fall--) {
    for (let f = 0; f < FACES; f++)
      if (faces & (1 << f)) raise(to, after + stride * load<u32>(plus + ((<usize>f) << 2)), width);
    plus += 24;
    to += stride;
  }
}

/** Rolls one die again. */
export function rerollOne(after: usize): void {
  rolled(spare, after, stride, dice - 1);
  leave(before, stride, spare, dice);
}

/** Rolls any dice again: averages over one more rolled die at a time, then chooses the best dice to keep. */
export function rerollAny(after: usize): void {
  let top = spare;
  rolled(top, after, stride, dice - 1);
  for (let staying = dice - 2; staying >= 0; staying--) {
    const next = top + width * fallsOf(staying + 1);
    rolled(next, top, width, staying);
    top = next;
  }
  for (let staying = 1; staying < dice; staying++) {
    const next = top - width * fallsOf(staying);
    leave(next, width, top, staying);
    top = next;
  }
  leave(before, stride, top, dice);
}

/** Adds a rolled die: the mean over its six faces. */
function rolled(to: usize, after: usize, step: usize, staying: i32): void {
  let plus = plusOf(staying);
  for (let fall = fallsOf(staying); fall > 0; fall--) {
    mean6(to, after, plus, step, width);
    plus += 24;
    to += width;
  }
}

/** Removes the die whose removal is best. */
function leave(to: usize, step: usize, rest: usize, all: i32): void {
  let plus = plusOf(all - 1);
  for (let fall = fallsOf(all - 1); fall > 0; fall--) {
    raise6(to, rest, plus, step, width);
    plus += 24;
    rest += width;
  }
}

/** Raises one die by `pipsMin` to `pipsMax` pips. */
export function raiseOne(after: usize, pipsMin: i32, pipsMax: i32): void {
  let plus = plusOf(dice - 1);
  for (let rest = fallsOf(dice - 1); rest > 0; rest--) {
    for (let f = 0; f + pipsMin < FACES; f++) {
      const to = before + stride * load<u32>(plus + ((<usize>f) << 2));
      const faces = min(FACES - 1, f + pipsMax) - f - pipsMin + 1;
      raiseByBest(to, after, plus + ((<usize>(f + pipsMin)) << 2), faces, stride, width);
    }
    plus += 24;
  }
}

/** Raises any dice by the same pips: the lowest face first, and for each face the falls from last to first. */
export function raiseAny(after: usize, pips: i32): void {
  const count = fallsOf(dice);
  for (let fall = 0; fall < count; fall++) set(spare + width * fall, after + stride * fall, width);
  const plus = plusOf(dice - 1);
  const last = fallsOf(dice - 1) - 1;
  for (let f = 0; f + pips < FACES; f++)
    for (let rest = last; rest >= 0; rest--) {
      const at = plus + <usize>(rest * FACES + f) * 4;
      raise(
        spare + width * load<u32>(at),
        spare + width * load<u32>(at + ((<usize>pips) << 2)),
        width,
      );
    }
  for (let fall = 0; fall < count; fall++)
    raise(before + stride * fall, spare + width * fall, width);
}

/**
 * Moves pips among `size` dice. `joins` has, for each fall of the other dice and each lot of these, the combined fall.
 * Lots with equal pips are adjacent; `alike` has the length of each such group, and ends with 0.
 */
export function movePips(after: usize, joins: usize, alike: usize, size: i32): void {
  for (let staying = fallsOf(dice - size); staying > 0; staying--)
    for (let next = alike; ; next += 4) {
      const lots = load<u32>(next);
      if (lots === 0) break;
      // A single lot can only stay as it is, which would waste the card.
      if (lots > 1) raiseAllByBest(before, after, joins, lots, stride, width);
      joins += (<usize>lots) << 2;
    }
}

/** Sets a die to any face. */
export function setToAny(after: usize): void {
  let plus = plusOf(dice - 1);
  let to = spare;
  for (let rest = fallsOf(dice - 1); rest > 0; rest--) {
    best6(to, after, plus, stride, width);
    plus += 24;
    to += width;
  }
  leave(before, stride, spare, dice);
}

/**
 * Sets a die to a face that is set aside. While that card is unused, lanes are finer: `lanes` has the offset of each
 * in a row of the coarser table. `masks` has a row for each face: 0 if the face is set aside, otherwise -Infinity.
 */
export function setToPresent(after: usize, step: usize, lanes: usize, masks: usize): void {
  const wide = spare + width * fallsOf(dice - 1);
  let to = wide;
  for (let fall = fallsOf(dice); fall > 0; fall--) {
    gather(to, after, lanes, width);
    to += width;
    after += step;
  }
  let plus = plusOf(dice - 1);
  to = spare;
  for (let rest = fallsOf(dice - 1); rest > 0; rest--) {
    bestAllowed6(to, wide, plus, masks, width, stride);
    plus += 24;
    to += width;
  }
  leave(before, stride, spare, dice);
}

function pick(from: usize, lanes: usize): v128 {
  let four = v128.load32_zero(from + load<u32>(lanes));
  four = v128.load32_lane(from + load<u32>(lanes + 4), four, 1);
  four = v128.load32_lane(from + load<u32>(lanes + 8), four, 2);
  return v128.load32_lane(from + load<u32>(lanes + 12), four, 3);
}

function gather(to: usize, from: usize, lanes: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(to + at, pick(from, lanes + at));
}

/**
 * Sets a die aside. By face and lane, `next` has the offset of the next lane in the row of the remaining dice, and
 * `fixed` the worth if this die settles the lump. In a row, four lanes that owe a set-aside come before the same four
 * that do not, so there are half as many lanes as values.
 */
export function setAside(fewer: usize, strideFewer: usize, next: usize, fixed: usize): void {
  const count = fallsOf(dice);
  for (let fall = 0; fall < count; fall++) fill(before + stride * fall, width);
  let plus = plusOf(dice - 1);
  const half = stride >> 1;
  for (let rest = fallsOf(dice - 1); rest > 0; rest--) {
    let face: usize = 0;
    for (let f = 0; f < FACES; f++) {
      const to = before + stride * load<u32>(plus);
      for (let at: usize = 0; at < width; at += 32) {
        const lane = face + (at >> 1);
        const value = f32x4.pmax(v128.load(fixed + lane), pick(fewer, next + lane));
        v128.store(to + at, f32x4.pmax(v128.load(to + at), value));
      }
      plus += 4;
      face += half;
    }
    fewer += strideFewer;
  }
  for (let fall = 0; fall < count; fall++) {
    const row = before + stride * fall;
    for (let at: usize = 0; at < width; at += 32) v128.store(row + at + 16, v128.load(row + at));
  }
}

/** Rolls all active dice: the mean over all falls of the lanes that owe a set-aside raises the lanes that may roll. */
export function roll(throws: f64): void {
  const count = fallsOf(dice);
  const ways = load<usize>(waysAt + ((<usize>dice) << 2));
  const all = f64x2.splat(throws);
  for (let at: usize = 0; at < width; at += 32) {
    let low = f64x2.splat(0);
    let high = f64x2.splat(0);
    let from = before + at;
    for (let fall = 0; fall < count; fall++) {
      const many = v128.load64_splat(ways + ((<usize>fall) << 3));
      low = f64x2.add(low, f64x2.mul(many, f64x2.promote_low_f32x4(v128.load64_zero(from))));
      high = f64x2.add(high, f64x2.mul(many, f64x2.promote_low_f32x4(v128.load64_zero(from, 8))));
      from += stride;
    }
    const mean = v128.shuffle<f32>(
      f32x4.demote_f64x2_zero(f64x2.div(low, all)),
      f32x4.demote_f64x2_zero(f64x2.div(high, all)),
      0,
      1,
      4,
      5,
    );
    let to = before + at + 16;
    for (let fall = 0; fall < count; fall++) {
      v128.store(to, f32x4.pmax(v128.load(to), mean));
      to += stride;
    }
  }
}
