/** Operations on whole rows, four lanes at a time. `plus` is the address of six row numbers, one per face. */

/** Raises a row to the maximum of both. `pmax` is one instruction where `max` is several; no lane is ever NaN. */
export function raise(to: usize, from: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16)
    v128.store(to + at, f32x4.pmax(v128.load(to + at), v128.load(from + at)));
}

export function set(to: usize, from: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(to + at, v128.load(from + at));
}

/** Raises one row to the best of several rows; `numbers` is the address of their row numbers. */
export function raiseByBest(
  to: usize,
  from: usize,
  numbers: usize,
  count: usize,
  step: usize,
  bytes: usize,
): void {
  const end = numbers + (count << 2);
  for (let at: usize = 0; at < bytes; at += 16) {
    let best = v128.load(to + at);
    for (let number = numbers; number < end; number += 4)
      best = f32x4.pmax(best, v128.load(from + step * load<u32>(number) + at));
    v128.store(to + at, best);
  }
}

/** Raises several rows of one table to the best of the rows with the same numbers in another table. */
export function raiseAllByBest(
  to: usize,
  from: usize,
  numbers: usize,
  count: usize,
  step: usize,
  bytes: usize,
): void {
  const end = numbers + (count << 2);
  for (let at: usize = 0; at < bytes; at += 16) {
    let best = v128.load(from + step * load<u32>(numbers) + at);
    for (let number = numbers + 4; number < end; number += 4)
      best = f32x4.pmax(best, v128.load(from + step * load<u32>(number) + at));
    for (let number = numbers; number < end; number += 4) {
      const row = to + step * load<u32>(number) + at;
      v128.store(row, f32x4.pmax(v128.load(row), best));
    }
  }
}

export function fill(to: usize, bytes: usize): void {
  const least = f32x4.splat(-Infinity);
  for (let at: usize = 0; at < bytes; at += 16) v128.store(to + at, least);
}

export function mean6(to: usize, from: usize, plus: usize, step: usize, bytes: usize): void {
  const a = from + step * load<u32>(plus);
  const b = from + step * load<u32>(plus + 4);
  const c = from + step * load<u32>(plus + 8);
  const d = from + step * load<u32>(plus + 12);
  const e = from + step * load<u32>(plus + 16);
  const f = from + step * load<u32>(plus + 20);
  const six = f32x4.splat(6);
  for (let at: usize = 0; at < bytes; at += 16) {
    const ab = f32x4.add(v128.load(a + at), v128.load(b + at));
    const cd = f32x4.add(v128.load(c + at), v128.load(d + at));
    const ef = f32x4.add(v128.load(e + at), v128.load(f + at));
    v128.store(to + at, f32x4.div(f32x4.add(f32x4.add(ab, cd), ef), six));
  }
}

export function best6(to: usize, from: usize, plus: usize, step: usize, bytes: usize): void {
  const a = from + step * load<u32>(plus);
  const b = from + step * load<u32>(plus + 4);
  const c = from + step * load<u32>(plus + 8);
  const d = from + step * load<u32>(plus + 12);
  const e = from + step * load<u32>(plus + 16);
  const f = from + step * load<u32>(plus + 20);
  for (let at: usize = 0; at < bytes; at += 16) {
    const ab = f32x4.pmax(v128.load(a + at), v128.load(b + at));
    const cd = f32x4.pmax(v128.load(c + at), v128.load(d + at));
    const ef = f32x4.pmax(v128.load(e + at), v128.load(f + at));
    v128.store(to + at, f32x4.pmax(f32x4.pmax(ab, cd), ef));
  }
}

/** The best of six rows, where the masks allow it; `masks` has a row for each face. */
export function bestAllowed6(
  to: usize,
  from: usize,
  plus: usize,
  masks: usize,
  bytes: usize,
  maskStep: usize,
): void {
  fill(to, bytes);
  for (let f: usize = 0; f < 6; f++) {
    const row = from + bytes * load<u32>(plus + (f << 2));
    const mask = masks + maskStep * f;
    for (let at: usize = 0; at < bytes; at += 16) {
      const value = f32x4.add(v128.load(row + at), v128.load(mask + at));
      v128.store(to + at, f32x4.pmax(v128.load(to + at), value));
    }
  }
}

/** Raises six rows by one row. */
export function raise6(to: usize, from: usize, plus: usize, step: usize, bytes: usize): void {
  const a = to + step * load<u32>(plus);
  const b = to + step * load<u32>(plus + 4);
  const c = to + step * load<u32>(plus + 8);
  const d = to + step * load<u32>(plus + 12);
  const e = to + step * load<u32>(plus + 16);
  const f = to + step * load<u32>(plus + 20);
  for (let at: usize = 0; at < bytes; at += 16) {
    const value = v128.load(from + at);
    v128.store(a + at, f32x4.pmax(v128.load(a + at), value));
    v128.store(b + at, f32x4.pmax(v128.load(b + at), value));
    v128.store(c + at, f32x4.pmax(v128.load(c + at), value));
    v128.store(d + at, f32x4.pmax(v128.load(d + at), value));
    v128.store(e + at, f32x4.pmax(v128.load(e + at), value));
    v128.store(f + at, f32x4.pmax(v128.load(f + at), value));
  }
}
