import { isYou, type Seat } from "@courtly/engine";
import { coloursOf, hasTwoColours, type Colours, type State } from "@courtly/rolling-courts";
import { BEASTS } from "../drawings/tinctures.ts";
import { courts } from "../languages/courts.ts";
import type { Cast } from "../sitting/cast.ts";

/** The colours of a table; where a player has two, their beasts tell them apart (R24). */
export function beastColours(
  state: Pick<State, "players">,
  { names, shields }: Pick<Cast, "names" | "shields">,
): Colours {
  return coloursOf(state, names, {
    marks: shields.map((tincture) => BEASTS[tincture].name),
    words: courts(),
  });
}

/** Who it is, inside a sentence: "you", "Ines"; with two colours a player "Ines (swan)". */
export function whoIs(state: Pick<State, "players">, cast: Cast, seat: Seat): string {
  const { nameOf, marks } = beastColours(state, cast);
  const name = nameOf(seat);
  const who = isYou(name) ? "you" : name;
  return hasTwoColours(state) ? `${who} (${marks[seat] ?? ""})` : who;
}
