import { seal } from "@courtly/dice";
import type { BoundSealedDice, FirstSealedDice } from "../src/sealedDice.ts";
import { seededRandom } from "@courtly/engine";

/** A fixed secret for tests, made from a name. */
export function secretOf(name: string): Uint8Array {
  const random = seededRandom(name);
  return Uint8Array.from({ length: 32 }, () => Math.floor(random() * 256));
}

type WithSeed<Dice> = Dice & { readonly seed: Uint8Array };

/** Dice of the current kind, with a share for all but the last player, who is a bot. */
export function boundDiceOf(
  name: string,
  players: number,
  opening: string,
): WithSeed<BoundSealedDice> {
  const { tableId, seal: sealed, seed, shares } = diceOf(name, players);
  return {
    kind: "sealed-2",
    tableId,
    seal: sealed,
    opening,
    shares: shares.map((share) => share ?? "bot"),
    seed,
  };
}

/** Dice of the first kind, with a share for all but the last player, who is a bot. */
export function diceOf(name: string, players: number): WithSeed<FirstSealedDice> {
  const seed = secretOf(`${name}/seed`);
  const shares = Array.from({ length: players }, (_, player) =>
    player === players - 1 ? undefined : secretOf(`${name}/${player}`),
  );
  return { kind: "sealed-1", tableId: name, seal: seal(seed), shares, seed };
}
