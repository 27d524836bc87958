import type { Face, Step } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";
import { cellId, type CellId } from "./cells.ts";

type CourtsStep = Step<State, Action>;

/** The cells where something has just arrived. */
export function arrivals(fresh: readonly CourtsStep[]): ReadonlySet<CellId> {
  return new Set(fresh.flatMap(arrival));
}

function arrival({ event }: CourtsStep): readonly CellId[] {
  if (event.kind === "rolled") return [];
  const { action } = event;
  switch (action.kind) {
    case "enter":
      return [cellId({ kind: "spot", spot: { ...action.into, space: 1 } })];
    case "court":
      return [cellId({ kind: "seat", court: action.court, over: action.over })];
    case "deep":
      return [cellId({ kind: "mine", mine: action.mine })];
    case "promote":
      return [cellId({ kind: "spot", spot: { ...action.spot, space: action.spot.space + 1 } })];
    default:
      return [];
  }
}

/** The faces of each throw of a roll. Three equal dice are thrown again (R4), and the page shows every throw. */
export function throwsOf(fresh: readonly CourtsStep[]): readonly (readonly Face[])[] {
  return fresh.flatMap(({ event }) => (event.kind === "rolled" ? [event.faces] : []));
}
