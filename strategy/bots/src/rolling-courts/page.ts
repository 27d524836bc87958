import type { Random, Seat } from "@courtly/engine";
import { spendingOf, type Action, type State } from "@courtly/rolling-courts";
import type { Bot } from "../bot.ts";
import { writeBotName, type Temperament } from "../names.ts";
import {
  courtMoves,
  deepMoves,
  END,
  entriesFromHand,
  homecomings,
  recallToCave,
  ROLL,
} from "./moves.ts";

/**
 * A beginner. It makes the first move to court that it can pay, sends members to random places (a bold one to
 * villages, a cautious one to caves), and brings miners home as soon as they are worth a coin.
 */
export function pageOf(temperament: Temperament | undefined): Bot<State, Action> {
  return {
    name: writeBotName("page", temperament),
    choose: (state, seat, random) => choose(state, seat, { random, temperament }),
  };
}

interface Mood {
  readonly random: Random;
  readonly temperament: Temperament | undefined;
}

function choose(state: State, seat: Seat, { random, temperament }: Mood): Action {
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
  const villages = entriesFromHand(state, seat, "village");
  const caves = entriesFromHand(state, seat, "cave");
  const liked = temperament === "bold" ? villages : temperament === "cautious" ? caves : [];
  const entries = liked.length > 0 ? liked : [...villages, ...caves];
  return pick(entries, random) ?? recallToCave(state, seat) ?? END;
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
