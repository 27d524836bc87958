import { nameOf, type ByPlayer, type BySeat, type Seat } from "@courtly/engine";
import { playerOfSeat, type State } from "./state.ts";
import { seatsFor } from "./seats.ts";
import type { CourtsWords, Family } from "./words/en.ts";

/** The colours of a table: their marks on the board, their names and families in sentences, and the texts to use. */
export interface Colours {
  readonly marks: BySeat<string>;
  readonly nameOf: (seat: Seat) => string;
  readonly familyOf: (seat: Seat) => Family;
  readonly words: CourtsWords;
}

export function coloursOf(
  state: Pick<State, "players">,
  names: ByPlayer<string>,
  { marks, words }: Pick<Colours, "marks" | "words">,
): Colours {
  const name = (seat: Seat) => nameOf(names, playerOfSeat(state, seat));
  const mark = (seat: Seat) => (hasTwoColours(state) ? (marks[seat] as string) : undefined);
  return {
    marks,
    nameOf: name,
    familyOf: (seat) => ({ name: name(seat), mark: mark(seat) }),
    words,
  };
}

/** R24: whether each player has two colours. */
export function hasTwoColours({ players }: Pick<State, "players">): boolean {
  return seatsFor(players) > players;
}
