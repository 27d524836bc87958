import { caveValue, type Spot, type State } from "@courtly/rolling-courts";

export function spaceName(kind: Spot["kind"]): string {
  return kind === "village" ? "seat" : "space";
}

/** "village 3, seat 2", "cave 4, space 5". */
export function spotWords({ kind, number, space }: Spot): string {
  return `${kind} ${number}, ${spaceName(kind)} ${space}`;
}

/** "cave 4, space 5 (worth 3)": what a member gives up by leaving without pay. */
export function worthWords(spot: Spot, state: State): string {
  const value = spot.kind === "cave" ? caveValue(state, spot) : 0;
  return value === 0 ? spotWords(spot) : `${spotWords(spot)} (worth ${value})`;
}
