import type { Random } from "@courtly/engine";
import { spendingOf, type Action, type State } from "@courtly/rolling-courts";
import type { Bot } from "../bot.ts";
import {
  courtMoves,
  deepMoves,
  END,
  entriesFromHand,
  homecomings,
  recallToCave,
  ROLL,
} from "./moves.ts";

/** A beginner: goes to court by the first way it can pay, sends members here and there, and takes every coin home at once. */
export const page: Bot<State, Action> = {
  name: "page",
  choose: (state, seat, random) => {
    const spending = spendingOf(state);
    if (spending === undefined) {
      const [ripe] = homecomings(state, seat);
      return ripe === undefined ? { kind: "stay" } : { kind: "home", spot: ripe.spot };
    }
    if (typeof spending.dice === "string") return ROLL;
    const [way] = courtMoves(state, seat, spending.dice);
    if (way !== undefined) return way.action;
    const [treasure] = deepMoves(state, seat);
    if (treasure !== undefined) return treasure.action;
    const entries = [
      ...entriesFromHand(state, seat, "village"),
      ...entriesFromHand(state, seat, "cave"),
    ];
    return pick(entries, random) ?? recallToCave(state, seat) ?? END;
  },
};

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
