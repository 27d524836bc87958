import type { Face, Step } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";
import { isDig } from "../model/phases.ts";
import { cellId, type CellId } from "./cells.ts";

type CourtsStep = Step<State, Action>;

/** The cells where something has just arrived. */
export function arrivals(fresh: readonly CourtsStep[]): ReadonlySet<CellId> {
  return new Set(fresh.flatMap(arrival));
}

function arrival({ event }: CourtsStep): readonly CellId[] {
  if (event.kind !== "acted") return [];
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

/** A side of the board. A phone shows one at a time. */
export type Side = "villages" | "caves";

/** The side of the board where the latest of these steps happened; `undefined` if nothing moved. */
export function sideOf(fresh: readonly CourtsStep[]): Side | undefined {
  return fresh.map(sideOfStep).findLast((side) => side !== undefined);
}

function sideOfStep(step: CourtsStep): Side | undefined {
  if (isDig(step)) return "caves";
  const { event } = step;
  if (event.kind !== "acted") return undefined;
  const { action } = event;
  switch (action.kind) {
    case "enter":
      return action.into.kind === "cave" ? "caves" : "villages";
    case "promote":
      return action.spot.kind === "cave" ? "caves" : "villages";
    case "court":
    case "retire":
      return "villages";
    case "deep":
    case "home":
      return "caves";
    default:
      return undefined;
  }
}

/** The faces of each throw of a roll. Three equal dice are thrown again (R4), and the page shows every throw. */
export function throwsOf(fresh: readonly CourtsStep[]): readonly (readonly Face[])[] {
  return fresh.flatMap(({ event }) => (event.kind === "rolled" ? [event.faces] : []));
}
