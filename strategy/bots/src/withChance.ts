import type { ByPlayer, Player } from "@courtly/engine";

/**
 * The chances with another one for this player. The others share the rest as they did: so their chances change in
 * proportion, and a roll that is neutral for the player is neutral for each of them.
 */
export function withChance(
  chances: ByPlayer<number>,
  player: Player,
  own: number,
): ByPlayer<number> {
  const rest = 1 - (chances[player] as number);
  return chances.map((chance, each) => {
    if (each === player) return own;
    return rest > 0 ? (chance * (1 - own)) / rest : (1 - own) / (chances.length - 1);
  });
}
