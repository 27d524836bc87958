import {
  isSealed,
  localDice,
  readSealedDice,
  seal,
  withoutSeed,
  writeSealedDice,
  type SealedDice,
} from "@courtly/dice";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diceOf, secretOf } from "./secrets.ts";

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 });
const optional = fc.option(secrets, { nil: undefined });
const common = {
  tableId: fc.stringMatching(/^[\w-]{1,64}$/),
  seal: secrets.map(seal),
  seed: optional,
};
const share = fc.oneof(secrets, fc.constantFrom("bot" as const, "missing" as const));
const anyDice: fc.Arbitrary<SealedDice> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constant("sealed-1" as const),
    shares: fc.array(optional, { minLength: 2, maxLength: 5 }),
  }),
  fc.record({
    ...common,
    kind: fc.constant("sealed-2" as const),
    opening: secrets.map(seal),
    shares: fc.oneof(
      fc.constant("local" as const),
      fc.array(share, { minLength: 2, maxLength: 5 }),
    ),
  }),
);

describe("the dice line", () => {
  test("a written line reads back the same", () => {
    fc.assert(
      fc.property(anyDice, (dice) => {
        const text = writeSealedDice(dice);
        expect(isSealed(text)).toBe(true);
        const players = dice.shares === "local" ? 2 : dice.shares.length;
        expect(readSealedDice(text, players)).toEqual({ ok: true, value: dice });
        const hidden = readSealedDice(withoutSeed(text), players);
        expect(hidden).toEqual({ ok: true, value: { ...dice, seed: undefined } });
      }),
    );
  });

  test("- stands for a bot's share and for a seed that is still sealed", () => {
    const text = writeSealedDice({ ...diceOf("t", 2), seed: undefined });
    expect(text).toMatch(/^sealed-1 t [0-9a-f]{64} [0-9a-f]{64},- -$/);
  });

  const whole = writeSealedDice(diceOf("t", 2));
  const [, , sealed = "", shares = "", seed = ""] = whole.split(" ");
  test.each([
    ["sealed-1", "'sealed-1 TABLE SEAL SHARE,… SEED' wanted"],
    [whole.replace(` ${seed}`, ""), "'sealed-1 TABLE SEAL SHARE,… SEED' wanted"],
    [`${whole} more`, "'sealed-1 TABLE SEAL SHARE,… SEED' wanted"],
    [whole.replace("sealed-1", "sealed-2"), "'sealed-2 TABLE SEAL OPENING SHARE,… SEED' wanted"],
    [whole.replace("sealed-1", "sealed-3"), "wanted"],
    [`sealed-2 t ${sealed} - local -`, "'-' is no digest of an opening"],
    [`sealed-2 t ${sealed} ${sealed} -,bot -`, "'-' is no share"],
    [`sealed-2 t ${sealed} ${sealed} bot -`, "one share a player wanted: 2 players, 1 found"],
    [whole.replace(" t ", " t/1 "), "'t/1' is no table"],
    [whole.replace(" t ", ` ${"t".repeat(65)} `), "is no table"],
    [whole.replace(sealed, sealed.slice(1)), "is no seal: 64 digits wanted"],
    [whole.replace(sealed, "-"), "'-' is no seal"],
    [whole.replace(shares, shares.toUpperCase()), "is no share: 64 digits wanted, 0 to 9 and a to"],
    [whole.replace(shares, "-"), "one share a player wanted: 2 players, 1 found"],
    [whole.replace(shares, `${shares},-`), "one share a player wanted: 2 players, 3 found"],
    [whole.replace(seed, seed.slice(2)), "is no seed: 64 digits wanted"],
    [whole.replace(seed, `${seed}00`), "is no seed"],
  ])("%s", (text, says) => {
    const read = readSealedDice(text, 2);
    expect(read.ok ? "" : read.error).toContain(says);
  });

  test("other ways to make dice are not sealed", () => {
    for (const text of ["sealed-3 x", "sealed", "by hand", "sealed-10 t"])
      expect(isSealed(text), text).toBe(false);
  });
});

test("local dice have a seed of their own and no shares", () => {
  const opening = seal(secretOf("opening"));
  const [one, other] = [localDice("a", opening), localDice("a", opening)];
  expect(one.seed).toHaveLength(32);
  expect(one.seed).not.toEqual(other.seed);
  expect(one.seal).toBe(seal(one.seed));
  expect(one).toMatchObject({ kind: "sealed-2", opening, shares: "local" });
});
