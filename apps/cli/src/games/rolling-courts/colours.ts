import type { ByPlayer } from "@courtly/engine";
import {
  coloursOf,
  hasTwoColours,
  rollingCourts,
  seatsFor,
  type Colours,
  type State,
} from "@courtly/rolling-courts";
import { widthOf } from "../../play/layout.ts";
import { namesShown, type Speech } from "../../speech.ts";

/** The colours of a table, each marked with a letter of its player's name. */
export function letteredColours(state: State, names: ByPlayer<string>, speech: Speech): Colours {
  const letters = lettersOf(namesShown(names, speech));
  const marks = Array.from({ length: seatsFor(state.players) }, (_, seat) => {
    const letter = letters[rollingCourts.playerOf(state, seat)] as string;
    return hasTwoColours(state) ? `${letter}${Math.floor(seat / state.players) + 1}` : letter;
  });
  return coloursOf(state, names, { marks, words: speech.courts });
}

const SPARE = ["A", "B", "C", "D", "E"];

/** A letter for each player: the first letter of the name that is still free. */
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
