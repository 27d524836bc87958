import { assert, FACES, sorted, type DiceCup, type Face, type Throw } from "@courtly/engine";
import { evenly } from "./even.ts";

/** A cup for people: every throw from the platform's secure randomness. */
export function secureCup(
  draw: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = randomBytes,
): DiceCup<Throw> {
  return {
    roll: ({ dice }) => {
      assert(dice > 0, "a roll needs dice");
      const faces: Face[] = [];
      while (faces.length < dice)
        for (const side of evenly(draw(new Uint8Array(dice - faces.length)), FACES.length))
          faces.push((side + 1) as Face);
      return sorted(faces);
    },
  };
}

export function randomBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(bytes);
}
