import { left, type Seat, type Step } from "@courtly/engine";
import { fullCourts, numbersFor, seatsFor, type Action, type State } from "@courtly/rolling-courts";

type CourtsStep = Step<State, Action>;

export const PHASES = ["moves", "dig", "examine"] as const;
export type Phase = (typeof PHASES)[number];

/** The current part of the round. The dig needs no decision: it is only an animation. */
export function phaseOf({ stage }: State, isDigging: boolean): Phase | undefined {
  if (isDigging) return "dig";
  if (stage.kind === "over") return undefined;
  return stage.kind === "examine" ? "examine" : "moves";
}

export interface CourtsFull {
  readonly full: number;
  readonly needed: number;
}

/** The number of full courts, and the number that ends the game (R20). */
export function courtsFull(state: State): CourtsFull {
  return { full: fullCourts(state), needed: numbersFor(state.players).courtsToEnd };
}

/** Whether a step ends the last turn of a round, after which the miners dig (R5). */
export function isDig({ before, event }: CourtsStep): boolean {
  return (
    event.kind === "acted" &&
    event.action.kind === "end" &&
    left(event.seat, seatsFor(before.players)) === before.start
  );
}

export type TurnState = "playing" | "done" | "waiting" | "examining" | "over";

/** The progress of a colour in this round. */
export function turnStateOf({ stage, start, toAct, players }: State, seat: Seat): TurnState {
  if (stage.kind === "over") return "over";
  if (seat === toAct) return stage.kind === "examine" ? "examining" : "playing";
  if (stage.kind === "examine") return "done";
  const seats = seatsFor(players);
  const nth = (one: Seat) => (one - start + seats) % seats;
  return nth(seat) < nth(toAct) ? "done" : "waiting";
}
