import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  assert,
  FACES,
  sorted,
  type ByPlayer,
  type DiceCup,
  type Face,
  type Seat,
} from "@courtly/engine";
import { evenly } from "./even.ts";
import { SECRET_BYTES } from "./secret.ts";

/** The inputs of a table's key. */
export interface Ingredients {
  readonly seed: Uint8Array;
  readonly tableId: string;
  /** The share of each player; undefined for a bot or a missing share. A player with two seats adds one share. */
  readonly shares: ByPlayer<Uint8Array | undefined>;
}

/** Computes the key of a table, which determines all its dice. */
export function keyOf({ seed, tableId, shares }: Ingredients): Uint8Array {
  const secrets = [seed, ...shares.filter((share) => share !== undefined)];
  assert(
    secrets.every(({ length }) => length === SECRET_BYTES),
    "every seed and share has 32 bytes",
  );
  const fields = [utf8ToBytes(tableId), ...shares.map((share) => share ?? new Uint8Array())];
  return hmac(sha256, seed, concatBytes(...fields.map(withLength)));
}

/** A cup whose dice depend only on the key and the number of the throw, so they are fixed beforehand. */
export function sealedCup(key: Uint8Array): DiceCup {
  return {
    roll: ({ seat, round, roll, dice }) => {
      assert(dice > 0, "a roll needs dice");
      const message = concatBytes(utf8ToBytes("roll"), ...[seat, round, roll].map(inFourBytes));
      const sides = drawn(key, message, { sides: FACES.length, count: dice });
      return sorted(sides.map((side) => (side + 1) as Face));
    },
  };
}

/** Draws the seat that begins. */
export function drawStart(key: Uint8Array, seats: number): Seat {
  const [seat] = drawn(key, utf8ToBytes("start"), { sides: seats, count: 1 });
  return seat as Seat;
}

/** Draws `count` uniform numbers below `sides`, from as many blocks of bytes as needed. */
function drawn(
  key: Uint8Array,
  message: Uint8Array,
  { sides, count }: { readonly sides: number; readonly count: number },
): readonly number[] {
  const found: number[] = [];
  for (let block = 0; found.length < count; block += 1)
    found.push(...evenly(hmac(sha256, key, concatBytes(message, inFourBytes(block))), sides));
  return found.slice(0, count);
}

/** Puts the length before a field, so that different lists of fields never join to the same bytes. */
function withLength(field: Uint8Array): Uint8Array {
  return concatBytes(inFourBytes(field.length), field);
}

/** Encodes a number as four bytes, highest byte first. */
function inFourBytes(value: number): Uint8Array {
  assert(Number.isInteger(value) && value >= 0 && value < 2 ** 32, "a count fits four bytes");
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
