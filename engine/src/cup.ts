import { assert } from "./assert.ts";
import { sorted, type Face, type Faces } from "./faces.ts";
import type { Turn } from "./game.ts";
import { seededRandom } from "./random.ts";

export type Throw = Extract<Turn, { kind: "roll" }>;

/** The port through which dice come: sealed for people, seeded in simulations, scripted in tests. */
export interface DiceCup {
  readonly roll: (thrown: Throw) => Faces;
}

/** A fast cup for simulations: the same seed, the same dice. */
export function seededCup(seed: string): DiceCup {
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

/** A cup for tests: these throws, in this order. */
export function scriptedCup(throws: readonly Faces[]): DiceCup {
  let next = 0;
  return {
    roll: ({ dice }) => {
      const faces = throws[next++];
      assert(faces !== undefined, `the script holds ${throws.length} throws`);
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
