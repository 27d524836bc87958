import { shownName } from "../../ui/shownName.ts";
import type { Readings } from "../../table/gameUi.ts";
import type { Roster } from "../../table/roster.ts";
import type { Action, State } from "@courtly/to-court-the-king";
import type { Seat } from "@courtly/engine";
import { listed } from "../../i18n/listed.ts";
import { king } from "./languages/gameWords.ts";
import { words as lazyWords } from "./lazyWords/index.ts";
import { diceOf, heldCards } from "./model/hand.ts";
import { words } from "./words/index.ts";

export const kingReadings: Readings<State, Action> = {
  dice: ({ table: { state } }) => {
    const { active, aside } = state.dice;
    if (active.length + aside.length === 0) return "";
    const { cloth, faces } = words();
    return `${cloth.active}: ${faces(active)}. ${cloth.asideDice(aside)}.`;
  },
  possessions: ({ table: { state } }, roster) =>
    [...state.hands.keys()]
      .map((seat) => handWords(state, roster, seat))
      .concat(state.ending === undefined ? [] : `${lazyWords().ladder.markIs(state.ending.best)}.`)
      .join(" "),
};

/** The cards and dice of a player: "Ada: Farmer and Guard. 4 dice in the first roll, at most 5." */
function handWords(state: State, roster: Roster, seat: Seat): string {
  const said = words().players;
  const cards = heldCards(state, seat).map(({ id, count, isUsed }) =>
    said.card(king().names[id], count, isUsed),
  );
  const { first, most } = diceOf(state, seat);
  const held = cards.length === 0 ? said.noCards : listed(cards);
  return `${shownName(roster.names[seat] ?? "")}: ${held}. ${said.dice(first, most)}.`;
}
