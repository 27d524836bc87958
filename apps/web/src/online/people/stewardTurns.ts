import type { LoggedState } from "@courtly/client";
import type { Player } from "@courtly/engine";
import { isPlayedByBot } from "@courtly/protocol";

/** The number of turns that the Steward has played for a player, or plays now, since the player's last own decision. */
export function stewardTurns(history: readonly LoggedState[], player: Player): number {
  const turns = new Set<string>();
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const { logged, tableState } = history[at] as LoggedState;
    const { game } = tableState;
    if (game === undefined || !isPlayedByBot(tableState, player)) break;
    const { entry } = logged;
    if (entry.kind === "acted" && game.playerOf(entry.seat) === player) {
      const before = history[at - 1]?.tableState.game?.turnName;
      if (before !== undefined) turns.add(before);
    }
  }
  return turns.size;
}
