import { assert } from "./assert.ts";
import { sorted, type Face, type Faces } from "./faces.ts";
import type { Turn } from "./game.ts";
import { seededRandom } from "./random.ts";

export type Throw = Extract<Turn, { kind: "roll" }>;

/** A throw with its unique number in the game: seat, round and roll. Sealed dice are computed from it. */
export interface NumberedThrow extends Throw {
  /** The round of the throw; a seat has one turn in each round. */
  readonly round: number;
  /** Which roll of this seat in this round it is, from 1. */
  readonly roll: number;
}

/**
 * A source of dice: sealed for people, seeded in simulations, scripted in tests. Tables number their throws;
 * a cup that ignores the numbers, a `DiceCup<Throw>`, can be used wherever a `DiceCup` is expected.
 */
export interface DiceCup<Thrown extends Throw = NumberedThrow> {
  readonly roll: (thrown: Thrown) => Faces;
}

/** A fast cup for simulations: the same seed gives the same dice. */
export function seededCup(seed: string): DiceCup<Throw> {
  const random = seededRandom(seed);
  return {
    roll: ({ dice }) => {
      assert(dice > 0, "a roll needs dice");
      const faces: Face[] = [];
      for (let die = 0; die < dice; die += 1) insert(faces, (1 + Math.floor(random() * 6)) as Face);
      return faces;
    },
  };
}

/** A cup for tests that gives these throws, in this order. */
export function scriptedCup(throws: readonly Faces[]): DiceCup<Throw> {
  let next = 0;
  return {
    roll: ({ dice }) => {
      const faces = throws[next++];
      assert(faces !== undefined, `the script has only ${throws.length} throws`);
      assert(
        faces.length === dice,
        `throw ${next} of the script has ${faces.length} dice, not ${dice}`,
      );
      return sorted(faces);
    },
  };
}

function insert(faces: Face[], face: Face): void {
  let at = faces.length;
  while (at > 0 && (faces[at - 1] as Face) > face) {
    faces[at] = faces[at - 1] as Face;
    at -= 1;
  }
  faces[at] = face;
}
