import type { TableStage } from "./http.ts";
import type { TableState } from "./tableState.ts";

export function stageOf({ game, drawing, isClosed }: TableState): TableStage {
  if (isClosed || game?.turn.kind === "over") return "over";
  if (game !== undefined) return "playing";
  return drawing === undefined ? "lobby" : "drawing";
}
