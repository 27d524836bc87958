import type { Seat } from "@courtly/engine";
import { caveValue, ownSpots, seatsFor, type Spot, type State } from "@courtly/rolling-courts";
import { courtsLeft } from "./counts.ts";

/** Something that the rules will do by themselves. */
export type Fact =
  /** R5: the miners dig, at once or after so many turns. */
  | { readonly kind: "dig"; readonly turns: number; readonly miners: number }
  /** R13, R15: at the end of a cave nobody is asked. */
  | { readonly kind: "mustHome"; readonly cave: number; readonly gold: number }
  | { readonly kind: "mayHome"; readonly cave: number; readonly gold: number }
  /** R20 */
  | { readonly kind: "courtsLeft"; readonly courts: number };

/** With so many courts left to fill the end is in sight. */
export const COURTS_NEAR = 2;
const HOMECOMINGS_MAX = 2;

/** The fate of the seat's members after its turn, if nobody else moves them. */
export function afterTurn(state: State, seat: Seat): readonly Fact[] {
  if (state.stage.kind !== "turn") return [];
  const spots = ownSpots(state, seat, "cave");
  const homes = spots
    .flatMap((spot) => homecoming(state, spot) ?? [])
    .toSorted(
      (a, b) => Number(b.kind === "mustHome") - Number(a.kind === "mustHome") || b.gold - a.gold,
    );
  const courts = courtsLeft(state);
  return [
    ...(spots.length > 0
      ? [{ kind: "dig", turns: turnsToDig(state, seat), miners: spots.length } as const]
      : []),
    ...homes.slice(0, HOMECOMINGS_MAX),
    ...(courts <= COURTS_NEAR ? [{ kind: "courtsLeft", courts } as const] : []),
  ];
}

function turnsToDig({ players, start }: State, seat: Seat): number {
  const seats = seatsFor(players);
  return (start + seats - seat - 1) % seats;
}

type Homecoming = Extract<Fact, { cave: number }>;

/** The place to which the dig takes a miner, and whether that brings it home. */
function homecoming(state: State, spot: Spot): Homecoming | undefined {
  const last = state.board.caves[spot.number - 1]?.values.length ?? 0;
  const isOut = spot.space >= last;
  const next = { ...spot, space: isOut ? spot.space : spot.space + 1 };
  const gold = caveValue(state, next);
  if (next.space >= last) return { kind: "mustHome", cave: spot.number, gold };
  return gold > 0 ? { kind: "mayHome", cave: spot.number, gold } : undefined;
}
