import {
  capital,
  goldOf,
  pointsOf,
  tokensInHand,
  type Action,
  type State,
} from "@courtly/rolling-courts";
import type { Readings } from "../../table/gameUi.ts";
import { whoAt } from "./board/colours.ts";
import { courtsFull } from "./model/phases.ts";
import { trayOf } from "./model/tray.ts";
import { words } from "./words/index.ts";

export const courtsReadings: Readings<State, Action> = {
  dice: ({ steps, table: { state } }) =>
    trayOf(steps, state)
      .map(({ id, ...die }) => `${words().dice.die({ ...die, number: id + 1, isChosen: false })}.`)
      .join(" "),
  possessions: ({ table: { state } }, roster) => {
    const { purse, bar, who } = words();
    const families = [...state.gold.keys()].map((seat) => {
      const figures = [
        `${pointsOf(state, seat)} ${purse.spokenPoints}`,
        `${goldOf(state, seat)} ${purse.spokenGold}`,
        `${tokensInHand(state, seat)} ${purse.home}`,
      ];
      return `${capital(who(whoAt(state, roster, seat)))}: ${figures.join(", ")}.`;
    });
    const { full, needed } = courtsFull(state);
    return [...families, `${bar.subtitle(full, needed)}.`].join(" ");
  },
};
