import type { Random, Seat } from "@courtly/engine";

/** A player that chooses from what everybody at the table sees; it never touches the cup. */
export interface Bot<State, Action> {
  readonly name: string;
  /** One legal action for the seat whose decision it is. `random` is the bot's own, apart from the dice. */
  readonly choose: (state: State, seat: Seat, random: Random) => Action;
}
