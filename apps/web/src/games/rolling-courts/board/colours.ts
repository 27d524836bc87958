import type { Seat } from "@courtly/engine";
import { coloursOf, hasTwoColours, type Colours, type State } from "@courtly/rolling-courts";
import { courts } from "../languages/gameWords.ts";
import type { Roster } from "../../../table/roster.ts";
import type { Who } from "../words/values.ts";
import { words } from "../words/index.ts";

/** The colours of a table. If a player has two colours, their beasts distinguish them (R24). */
export function beastColours(
  state: Pick<State, "players">,
  { names, shields }: Pick<Roster, "names" | "shields">,
): Colours {
  return coloursOf(state, names, {
    marks: shields.map((tincture) => words().beasts[tincture]),
    words: courts(),
  });
}

/** A family as sentences name it; with its beast if players have two colours each. */
export function whoAt(state: Pick<State, "players">, roster: Roster, seat: Seat): Who {
  const { nameOf, marks } = beastColours(state, roster);
  return { name: nameOf(seat), beast: hasTwoColours(state) ? marks[seat] : undefined };
}
