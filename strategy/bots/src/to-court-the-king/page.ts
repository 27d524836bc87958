import type { Face } from "@courtly/engine";
import {
  CHARACTER_IDS,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import type { Bot } from "../bot.ts";
import { collect, favouriteFace, keep, ROLL, takeFirst } from "./collecting.ts";

/** What looks grandest first. */
const BY_RANK: readonly CharacterId[] = CHARACTER_IDS.toReversed();
const OVERSIGHT = 1 / 4;

/** A beginner: keeps what is alike, forgets most arts, is drawn to rank and sometimes overlooks a card. */
export const page: Bot<State, Action> = {
  name: "page",
  choose: (state, _seat, random) => {
    const { active, mayRoll } = state.dice;
    const collecting = collect(state, favouriteFace(state.dice));
    if (collecting !== undefined) return collecting;
    if (active.length === 0) return takeFirst(state, overlooking(BY_RANK, random));
    return mayRoll ? ROLL : keep([active.at(-1) as Face]);
  },
};

function overlooking(wishes: readonly CharacterId[], random: () => number): readonly CharacterId[] {
  return wishes.filter((id) => id === "king" || random() >= OVERSIGHT);
}
