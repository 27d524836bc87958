import { assert, sorted, type DiceCup, type Face } from "@courtly/engine";

/** Bytes from here on would favour low faces: 252 is the largest multiple of 6 in a byte. */
const BYTES_EVEN = 252;

/** A cup for people: every throw from the platform's secure randomness. */
export function secureCup(
  draw: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = randomBytes,
): DiceCup {
  return {
    roll: ({ dice }) => {
      assert(dice > 0, "a roll needs dice");
      const faces: Face[] = [];
      while (faces.length < dice)
        for (const byte of draw(new Uint8Array(dice - faces.length)))
          if (byte < BYTES_EVEN) faces.push(((byte % 6) + 1) as Face);
      return sorted(faces);
    },
  };
}

function randomBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(bytes);
}
