import type { BySeat, Seat } from "@courtly/engine";
import { RANKS } from "./marks.ts";
import type { Reach } from "./reach.ts";

/** The seat that holds the King, and the rank of its mark. */
export interface Held {
  readonly seat: Seat;
  readonly rank: number;
}

/** Each seat's chance to win after `played` seats have played and with this holder of the King. */
export type Chances = (played: number, held: Held) => BySeat<number>;

/**
 * Solves a final round in this order, the Queen's holder last (K21), by backward induction over the reach of each seat.
 * A seat that beats the mark takes the King (K22); the Queen's holder only needs to match it (K23).
 */
export function finale(order: readonly Seat[], reaches: BySeat<Reach>): Chances {
  const known = new Map<number, BySeat<number>>();
  const certain = (seat: Seat) => reaches.map((_, each) => (each === seat ? 1 : 0));

  const worked = (played: number, held: Held): BySeat<number> => {
    const seat = order[played] as Seat;
    const reach = reaches[seat] as Reach;
    if (played === order.length - 1) {
      if (held.seat === seat) return certain(seat);
      const matching = reach[held.rank] as number;
      return reaches.map((_, each) =>
        each === seat ? matching : each === held.seat ? 1 - matching : 0,
      );
    }
    const sum = reaches.map(() => 0);
    const add = (chances: BySeat<number>, share: number) => {
      for (const [each, chance] of chances.entries())
        sum[each] = (sum[each] as number) + share * chance;
    };
    add(chancesOf(played + 1, held), 1 - (reach[held.rank + 1] ?? 0));
    for (let rank = held.rank + 1; rank < RANKS; rank += 1) {
      const exactly = (reach[rank] as number) - (reach[rank + 1] ?? 0);
      if (exactly > 0) add(chancesOf(played + 1, { seat, rank }), exactly);
    }
    return sum;
  };

  const chancesOf = (played: number, held: Held): BySeat<number> => {
    const key = (played * RANKS + held.rank) * reaches.length + held.seat;
    const before = known.get(key);
    if (before !== undefined) return before;
    const chances = worked(played, held);
    known.set(key, chances);
    return chances;
  };
  return chancesOf;
}
