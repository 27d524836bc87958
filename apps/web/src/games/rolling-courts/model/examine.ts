import type { Seat } from "@courtly/engine";
import { caveValue, rollingCourts, type Of, type Spot, type State } from "@courtly/rolling-courts";
import { spotId, type CellId } from "../board/cells.ts";

/** A member who may come home from the mines, or stay (R15). */
export interface Homecoming {
  readonly spot: Spot;
  readonly value: number;
  readonly action: Of<"home">;
}

export function homecomingsOf(state: State, seat: Seat): readonly Homecoming[] {
  if (state.stage.kind !== "examine") return [];
  return rollingCourts
    .actions(state, seat)
    .filter((action) => action.kind === "home")
    .map((action) => ({ spot: action.spot, value: caveValue(state, action.spot), action }));
}

/** The members that the person lets stay, one by one. The game receives a single action for all of them. */
export type Staying = ReadonlySet<CellId>;

export function undecided(
  homecomings: readonly Homecoming[],
  staying: Staying,
): readonly Homecoming[] {
  return homecomings.filter(({ spot }) => !staying.has(spotId(spot)));
}

/** Lets one more member stay, and tells whether all members are decided. */
export function withStaying(
  homecomings: readonly Homecoming[],
  staying: Staying,
  spot: Spot,
): { readonly staying: Staying; readonly areAllDecided: boolean } {
  const next = new Set([...staying, spotId(spot)]);
  return { staying: next, areAllDecided: undecided(homecomings, next).length === 0 };
}
