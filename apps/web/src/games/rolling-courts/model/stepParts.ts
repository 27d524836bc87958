import type { Action, State } from "@courtly/rolling-courts";
import { cellId, spotId, type CellId } from "../board/cells.ts";
import { dieFor, isMove } from "./moves.ts";

/** The parts of the table that a step uses: places of the board, and the face of a die. */
export interface StepParts {
  readonly cells: ReadonlySet<CellId>;
  /** The place where the step ends. */
  readonly target: CellId | undefined;
  readonly face: number | undefined;
}

const NOTHING: StepParts = { cells: new Set(), target: undefined, face: undefined };

export function stepParts(state: State, action: Action | undefined): StepParts {
  if (action === undefined) return NOTHING;
  const places = cellsOf(action);
  const parts = { cells: new Set(places), target: places.at(-1) };
  if (action.kind === "change") return { ...parts, face: action.die };
  return { ...parts, face: isMove(action) ? dieFor(state, action) : undefined };
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
