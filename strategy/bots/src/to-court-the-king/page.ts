import type { Face, Random } from "@courtly/engine";
import {
  CHARACTER_IDS,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import type { Bot } from "../bot.ts";
import { writeBotName, type Temperament } from "../names.ts";
import { collect, favouriteFace, keep, ROLL, takeFirst } from "./collecting.ts";

/** Characters from the highest rank to the lowest. */
const BY_RANK: readonly CharacterId[] = CHARACTER_IDS.toReversed();
/** The chance to overlook a card; a cautious page overlooks more. */
const OVERSIGHT = { bold: 1 / 6, even: 1 / 4, cautious: 1 / 3 } as const;

/** A beginner: collects one number, never uses cards that change dice, prefers high ranks, may overlook a card. */
export function pageOf(temperament: Temperament | undefined): Bot<State, Action> {
  const oversight = OVERSIGHT[temperament ?? "even"];
  return {
    name: writeBotName("page", temperament),
    choose: (state, _seat, random) => {
      const { active, mayRoll } = state.dice;
      const collecting = collect(state, favouriteFace(state.dice));
      if (collecting !== undefined) return collecting;
      if (active.length === 0) return takeFirst(state, overlooking(BY_RANK, oversight, random));
      return mayRoll ? ROLL : keep([active.at(-1) as Face]);
    },
  };
}

function overlooking(
  cards: readonly CharacterId[],
  oversight: number,
  random: Random,
): readonly CharacterId[] {
  return cards.filter((id) => id === "king" || random() >= oversight);
}
