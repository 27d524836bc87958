import type { BySeat, Seat } from "@courtly/engine";
import type { State } from "@courtly/to-court-the-king";
import type { Sample } from "../learning.ts";
import { addSlope, type Net } from "../net.ts";
import { softmax } from "./thought/values.ts";

/** A position at the beginning of a turn, before the King was claimed. */
export interface Moment {
  /** The inputs of the net. */
  readonly table: Float64Array;
  /** Everybody's chance to win as the exact solve of the turn has it. */
  readonly thought: BySeat<number>;
  /** Whether the turn ended as the bot thought best: only then what came after it says something about the position. */
  isFollowed: boolean;
}

export function sharesOf(state: State): BySeat<number> {
  const { winner, players } = state;
  return state.hands.map((_, seat) => (winner === "all" ? 1 / players : winner === seat ? 1 : 0));
}

/** The seat to act has this chance; the others share the rest as they did. */
export function withChance(chances: BySeat<number>, seat: Seat, chance: number): BySeat<number> {
  const before = 1 - (chances[seat] as number);
  return chances.map((other, each) => {
    if (each === seat) return chance;
    return before > 0 ? (other * (1 - chance)) / before : (1 - chance) / (chances.length - 1);
  });
}

export interface Seen {
  readonly history: readonly Moment[];
  readonly shares: BySeat<number>;
  /** How much of what came later counts for a position, against the exact solve of its turn. */
  readonly lambda: number;
}

/** From the last position back: what was to be expected of each, by the solve of its turn and by what came after it. */
export function samplesOf({ history, shares, lambda }: Seen): readonly Sample[] {
  let later = shares;
  return history.toReversed().map(({ table, thought, isFollowed }) => {
    const trust = isFollowed ? lambda : 0;
    later = thought.map((chance, seat) => trust * (later[seat] as number) + (1 - trust) * chance);
    return { table, target: later };
  });
}

/** How far the net is from the target at one position; its slope is added. */
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
