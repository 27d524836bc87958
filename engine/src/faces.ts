import { assert } from "./assert.ts";
import { err, ok, type Result } from "./result.ts";

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** The faces that dice show, ascending. It never matters which die shows which face. */
export type Faces = readonly Face[];

export const NO_DICE: Faces = [];

export function isFace(value: number): value is Face {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}

export function sorted(faces: Iterable<Face>): Faces {
  return [...faces].sort((a, b) => a - b);
}

export function isAscending(faces: Faces): boolean {
  return faces.every((face, i) => i === 0 || (faces[i - 1] as Face) <= face);
}

export function countOf(dice: Faces, face: Face): number {
  let count = 0;
  for (const die of dice) if (die === face) count += 1;
  return count;
}

export function pips(dice: Faces): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}

/** The dice of both lists together, ascending. */
export function plus(a: Faces, b: Faces): Faces {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const all: Face[] = [];
  let i = 0;
  for (const die of b) {
    while (i < a.length && (a[i] as Face) <= die) all.push(a[i++] as Face);
    all.push(die);
  }
  while (i < a.length) all.push(a[i++] as Face);
  return all;
}

/** The dice of `all` without those of `part`; dice of `part` that are not in `all` are ignored. */
export function minus(all: Faces, part: Faces): Faces {
  if (part.length === 0) return all;
  const rest: Face[] = [];
  let j = 0;
  for (const die of all) {
    while (j < part.length && (part[j] as Face) < die) j += 1;
    if (j < part.length && part[j] === die) j += 1;
    else rest.push(die);
  }
  return rest;
}

export function contains(all: Faces, part: Faces): boolean {
  return minus(all, part).length === all.length - part.length;
}

/** The different faces among the dice, ascending. */
export function distinct(dice: Faces): Faces {
  return dice.filter((die, i) => die !== dice[i - 1]);
}

/** Every different non-empty choice of up to `max` of the dice, once each: fewer dice first, then ascending. */
export function choices(dice: Faces, max: number = dice.length): readonly Faces[] {
  const found: Faces[] = [];
  let layer: { readonly chosen: Faces; readonly next: number }[] = [{ chosen: NO_DICE, next: 0 }];
  for (let size = 1; size <= Math.min(max, dice.length); size += 1) {
    layer = layer.flatMap(({ chosen, next }) =>
      dice.flatMap((die, i) => {
        const repeats = i > next && dice[i - 1] === die;
        return i < next || repeats ? [] : [{ chosen: [...chosen, die], next: i + 1 }];
      }),
    );
    found.push(...layer.map(({ chosen }) => chosen));
  }
  return found;
}

/** Every different way `count` dice can fall, once each. */
export function falls(count: number): readonly Faces[] {
  assert(count > 0, "a roll needs dice");
  const grow = (from: Face, left: number): Face[][] =>
    left === 0
      ? [[]]
      : FACES.filter((face) => face >= from).flatMap((face) =>
          grow(face, left - 1).map((rest) => [face, ...rest]),
        );
  return grow(1, count);
}

export function writeFaces(dice: Faces): string {
  return dice.join(" ");
}

export function readFaces(words: readonly string[]): Result<Faces, string> {
  const faces: Face[] = [];
  for (const word of words) {
    const face = /^[1-6]$/.test(word) ? Number(word) : 0;
    if (!isFace(face)) return err(`'${word}' is not a die: 1 to 6 wanted`);
    faces.push(face);
  }
  return ok(sorted(faces));
}
