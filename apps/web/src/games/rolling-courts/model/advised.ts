import type { Action, State } from "@courtly/rolling-courts";
import { cellId, spotId, type CellId } from "../board/cells.ts";
import { dieFor, isMove } from "./moves.ts";

/** The parts of the table that the coach's next step uses: places of the board, and the face of a die. */
export interface Advised {
  readonly cells: ReadonlySet<CellId>;
  readonly face: number | undefined;
}

const NOTHING: Advised = { cells: new Set(), face: undefined };

export function advisedIn(state: State, action: Action | undefined): Advised {
  if (action === undefined) return NOTHING;
  const cells = new Set(cellsOf(action));
  if (action.kind === "change") return { cells, face: action.die };
  return { cells, face: isMove(action) ? dieFor(state, action) : undefined };
}

function cellsOf(action: Action): readonly CellId[] {
  switch (action.kind) {
    case "enter": {
      const { kind: into, number } = action.into;
      const gate = cellId({ kind: "gate", into, number });
      return action.from === undefined ? [gate] : [spotId(action.from), gate];
    }
    case "court":
      return [
        spotId(action.from),
        cellId({ kind: "seat", court: action.court, over: action.over }),
      ];
    case "deep":
      return [spotId(action.from), cellId({ kind: "mine", mine: action.mine })];
    case "retire":
    case "promote":
    case "home":
      return [spotId(action.spot)];
    default:
      return [];
  }
}
