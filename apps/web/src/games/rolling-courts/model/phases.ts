import { left, type Seat, type Step } from "@courtly/engine";
import { fullCourts, numbersFor, seatsFor, type Action, type State } from "@courtly/rolling-courts";

type CourtsStep = Step<State, Action>;

export const PHASES = ["moves", "dig", "examine"] as const;
export type Phase = (typeof PHASES)[number];

/** Which part of the round runs; the dig happens by itself and is only seen. */
export function phaseOf({ stage }: State, isDigging: boolean): Phase | undefined {
  if (isDigging) return "dig";
  if (stage.kind === "over") return undefined;
  return stage.kind === "examine" ? "examine" : "moves";
}

export interface CourtsFull {
  readonly full: number;
  readonly needed: number;
}

/** R20: how near the end is. */
export function courtsFull(state: State): CourtsFull {
  return { full: fullCourts(state), needed: numbersFor(state.players).courtsToEnd };
}

/** The step that ends a round's last turn: the miners dig then (R5). */
export function isDig({ before, event }: CourtsStep): boolean {
  return (
    event.kind === "acted" &&
    event.action.kind === "end" &&
    left(event.seat, seatsFor(before.players)) === before.start
  );
}

export type TurnState = "playing" | "done" | "waiting" | "examining" | "over";

/** How far a colour is in this round. */
export function turnStateOf({ stage, start, toAct, players }: State, seat: Seat): TurnState {
  if (stage.kind === "over") return "over";
  if (seat === toAct) return stage.kind === "examine" ? "examining" : "playing";
  if (stage.kind === "examine") return "done";
  const seats = seatsFor(players);
  const nth = (one: Seat) => (one - start + seats) % seats;
  return nth(seat) < nth(toAct) ? "done" : "waiting";
}
