import {
  does,
  isYou,
  nameOf,
  thirdPerson,
  whose,
  type ByPlayer,
  type BySeat,
  type Seat,
} from "@courtly/engine";
import { playerOfSeat, seatsFor, type State } from "./state.ts";

/** The colours of a table by their players: a mark for the board, names for sentences. */
export interface Colours {
  readonly marks: BySeat<string>;
  readonly nameOf: (seat: Seat) => string;
  /** "You take"; with two players, who have two colours each, "You (Y2) take". */
  readonly does: (seat: Seat, verb: string) => string;
  /** The verb alone, as it follows that colour's name. */
  readonly verb: (seat: Seat, verb: string) => string;
  /** "your member", "Squire's member"; with two players "your Y2 member". */
  readonly member: (seat: Seat) => string;
  /** Inside a sentence, shortly: "you", "Squire"; with two players "Y2". */
  readonly shortly: (seat: Seat) => string;
}

export function coloursOf(
  state: Pick<State, "players">,
  names: ByPlayer<string>,
  marks: BySeat<string>,
): Colours {
  const isDouble = hasTwoColours(state);
  const mark = (seat: Seat) => marks[seat] as string;
  const name = (seat: Seat) => nameOf(names, playerOfSeat(state, seat));
  return {
    marks,
    nameOf: name,
    does: (seat, verb) => does(name(seat), verb, isDouble ? ` (${mark(seat)})` : ""),
    verb: (seat, verb) => (isYou(name(seat)) ? verb : thirdPerson(verb)),
    member: (seat) => `${whose(name(seat))} ${isDouble ? `${mark(seat)} ` : ""}member`,
    shortly: (seat) => (isDouble ? mark(seat) : isYou(name(seat)) ? "you" : name(seat)),
  };
}

/** R24 */
export function hasTwoColours({ players }: Pick<State, "players">): boolean {
  return seatsFor(players) > players;
}
