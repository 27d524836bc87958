import { stageOf as stageOfDrawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import { stageOf } from "./stage.ts";
import type { TableState } from "./tableState.ts";

/** Whether the game ends if this player resigns: because only one player remains, or only bots. */
export function endsByResigning({ places, resigned }: TableState, player: Player): boolean {
  const remaining = places.filter((_, other) => other !== player && !resigned.includes(other));
  return remaining.length < 2 || remaining.every(({ kind }) => kind !== "person");
}

/** The player who has won if this player resigns now: the other one of two, once the game has begun. */
export function winnerByResigning(
  { places, game }: TableState,
  player: Player,
): Player | undefined {
  return game !== undefined && places.length === 2 ? 1 - player : undefined;
}

/**
 * Whether a player may leave. Not with a sealed share once others may be known: a server could then choose between the key
 * with it and the key without it. A player who ends the table by leaving always may, because no key is used then.
 */
export function mayLeave(tableState: TableState, player: Player): boolean {
  const { drawing, host } = tableState;
  if (stageOf(tableState) !== "drawing" || drawing === undefined) return true;
  if (player === host || endsByResigning(tableState, player)) return true;
  return stageOfDrawing(drawing) === "sealing" || drawing.parts[player]?.kind !== "sealed";
}
