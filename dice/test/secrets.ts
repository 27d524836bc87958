import { seal, type RevealedDice } from "@courtly/dice";
import { seededRandom } from "@courtly/engine";

/** A fixed secret for tests, made from a name. */
export function secretOf(name: string): Uint8Array {
  const random = seededRandom(name);
  return Uint8Array.from({ length: 32 }, () => Math.floor(random() * 256));
}

/** Dice with a share for all but the last player, who is a bot. */
export function diceOf(name: string, players: number): RevealedDice {
  const seed = secretOf(`${name}/seed`);
  const shares = Array.from({ length: players }, (_, player) =>
    player === players - 1 ? undefined : secretOf(`${name}/${player}`),
  );
  return { tableId: name, seal: seal(seed), shares, seed };
}
