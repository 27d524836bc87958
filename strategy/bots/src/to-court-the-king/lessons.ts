import type { BySeat } from "@courtly/engine";
import type { State } from "@courtly/to-court-the-king";
import type { Sample } from "../learning.ts";
import { addSlope, type Net } from "../net.ts";
import { softmax } from "./thought/values.ts";

/** A position at the beginning of a turn, before the King was claimed. */
export interface LessonState {
  /** The inputs of the net. */
  readonly table: Float64Array;
  /** Each seat's chance to win, from the exact solution of the turn. */
  readonly thought: BySeat<number>;
  /** Whether the turn ended with the bot's best choice: only then do later positions count for this one. */
  isFollowed: boolean;
}

export function sharesOf(state: State): BySeat<number> {
  const { winner, players } = state;
  return state.hands.map((_, seat) => (winner === "all" ? 1 / players : winner === seat ? 1 : 0));
}

export interface Seen {
  readonly history: readonly LessonState[];
  readonly shares: BySeat<number>;
  /** The weight of later positions in a position's target, against the exact solution of its turn. */
  readonly lambda: number;
}

/** Computes the target of each position from its solved turn and from later positions, from the last one backward. */
export function samplesOf({ history, shares, lambda }: Seen): readonly Sample[] {
  let later = shares;
  return history.toReversed().map(({ table, thought, isFollowed }) => {
    const trust = isFollowed ? lambda : 0;
    later = thought.map((chance, seat) => trust * (later[seat] as number) + (1 - trust) * chance);
    return { table, target: later };
  });
}

/** The cross entropy of the net and the target at one position; adds its gradient. */
export function surpriseAt(net: Net, { table, target }: Sample, gradient: Float64Array): number {
  const chances = softmax(net, table, target.length);
  let loss = 0;
  for (const [seat, wanted] of target.entries()) {
    const chance = chances[seat] as number;
    addSlope(net, { table, row: seat * net.inputs, slope: chance - wanted, gradient });
    loss -= wanted * Math.log(Math.max(chance, 1e-9));
  }
  return loss;
}
