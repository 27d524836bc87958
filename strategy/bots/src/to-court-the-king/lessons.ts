import type { BySeat } from "@courtly/engine";
import { beforeFirstRoll, type Action, type State } from "@courtly/to-court-the-king";
import type { Bot } from "../bot.ts";
import type { Lesson } from "../learning.ts";
import { addSlope, type Net } from "../net.ts";
import { softmax } from "./thought/values.ts";

/** What was seen at the beginning of each turn of a game, until the King was claimed. */
export type History = Float64Array[];

/** The same bot, whose games are written down. */
export function watched(
  bot: Bot<State, Action>,
  inputs: (state: State) => Float64Array,
  history: History,
): Bot<State, Action> {
  return {
    name: bot.name,
    choose: (state, seat, random) => {
      if (beforeFirstRoll(state.dice) && state.ending === undefined) history.push(inputs(state));
      return bot.choose(state, seat, random);
    },
  };
}

export function sharesOf(state: State): BySeat<number> {
  const { winner, players } = state;
  return state.hands.map((_, seat) => (winner === "all" ? 1 / players : winner === seat ? 1 : 0));
}

export interface Seen {
  readonly history: readonly Float64Array[];
  readonly shares: BySeat<number>;
  /** How much of what came later counts for a position, against what was thought right after it. */
  readonly lambda: number;
}

/** From the last position back: what was to be expected of each, by what came after it. */
export function lessonOf(net: Net, { history, shares, lambda }: Seen): Lesson {
  const gradient = new Float64Array(net.weights.length);
  const players = shares.length;
  let target = shares;
  let loss = 0;
  for (const table of history.toReversed()) {
    const chances = softmax(net, table, players);
    for (let seat = 0; seat < players; seat += 1) {
      const [chance, wanted] = [chances[seat] as number, target[seat] as number];
      addSlope(net, {
        table,
        row: seat * net.inputs,
        slope: (chance - wanted) / history.length,
        gradient,
      });
      loss -= (wanted * Math.log(Math.max(chance, 1e-9))) / history.length;
    }
    target = target.map((share, seat) => lambda * share + (1 - lambda) * (chances[seat] as number));
  }
  return { gradient, loss };
}
