import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { assert, FACES, sorted, type DiceCup, type Face, type Seat } from "@courtly/engine";
import { fromHex, joined, utf8 } from "./bytes.ts";
import { evenly } from "./even.ts";
import { SECRET_BYTES } from "./secret.ts";
import type { Ingredients, Share } from "./sealedDice.ts";

/** Computes the key of a table, which determines all its dice. */
export function keyOf(ingredients: Ingredients): Uint8Array {
  const { seed, shares } = ingredients;
  const secrets = [seed, ...(shares === "local" ? [] : shares).filter(isSecret)];
  assert(
    secrets.every(({ length }) => length === SECRET_BYTES),
    "every seed and share has 32 bytes",
  );
  return hmac(sha256, seed, joined(...fieldsOf(ingredients).map(withLength)));
}

function isSecret(share: Share | "local" | undefined): share is Uint8Array {
  return share instanceof Uint8Array;
}

/** The values that the key depends on besides the seed. */
function fieldsOf(ingredients: Ingredients): readonly Uint8Array[] {
  const tableId = utf8(ingredients.tableId);
  if (ingredients.kind === "sealed-1")
    return [tableId, ...ingredients.shares.map((share) => share ?? new Uint8Array())];
  const { kind, opening, shares } = ingredients;
  const contributions = shares === "local" ? [shares] : shares;
  return [
    utf8(kind),
    tableId,
    fromHex(opening),
    ...contributions.map((share) => (isSecret(share) ? share : utf8(share))),
  ];
}

/** A cup whose dice depend only on the key and the number of the throw, so they are fixed beforehand. */
export function sealedCup(key: Uint8Array): DiceCup {
  return {
    roll: ({ seat, round, roll, dice }) => {
      assert(dice > 0, "a roll needs dice");
      const message = joined(utf8("roll"), ...[seat, round, roll].map(inFourBytes));
      const sides = drawn(key, message, { sides: FACES.length, count: dice });
      return sorted(sides.map((side) => (side + 1) as Face));
    },
  };
}

/** Draws the seat that begins. */
export function drawStart(key: Uint8Array, seats: number): Seat {
  const [seat] = drawn(key, utf8("start"), { sides: seats, count: 1 });
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
    found.push(...evenly(hmac(sha256, key, joined(message, inFourBytes(block))), sides));
  return found.slice(0, count);
}

/** Puts the length before a field, so that different lists of fields never join to the same bytes. */
function withLength(field: Uint8Array): Uint8Array {
  return joined(inFourBytes(field.length), field);
}

/** Encodes a number as four bytes, highest byte first. */
function inFourBytes(value: number): Uint8Array {
  assert(Number.isInteger(value) && value >= 0 && value < 2 ** 32, "a count fits four bytes");
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
