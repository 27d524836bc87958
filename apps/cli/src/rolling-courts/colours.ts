import type { ByPlayer, BySeat, Seat } from "@courtly/engine";
import { rollingCourts, seatsFor, type State } from "@courtly/rolling-courts";
import { does, isYou, nameOf, thirdPerson, whose } from "../cast.ts";
import { widthOf } from "../layout.ts";

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

export function coloursOf(state: State, names: ByPlayer<string>): Colours {
  const isDouble = hasTwoColours(state);
  const letters = lettersOf(names);
  const playerOf = (seat: Seat) => rollingCourts.playerOf(state, seat);
  const marks = Array.from({ length: seatsFor(state.players) }, (_, seat) => {
    const letter = letters[playerOf(seat)] as string;
    return isDouble ? `${letter}${Math.floor(seat / state.players) + 1}` : letter;
  });
  const mark = (seat: Seat) => marks[seat] as string;
  const name = (seat: Seat) => nameOf(names, playerOf(seat));
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

const SPARE = ["A", "B", "C", "D", "E"];

/** A letter for each name: its first that nobody has yet. */
function lettersOf(names: ByPlayer<string>): ByPlayer<string> {
  const taken: string[] = [];
  for (const name of names) {
    const own = [...name.toUpperCase()].filter(
      (sign) => /^\p{L}$/u.test(sign) && widthOf(sign) === 1,
    );
    taken.push([...own, ...SPARE].find((letter) => !taken.includes(letter)) as string);
  }
  return taken;
}
