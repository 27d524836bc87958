import type { BySeat, Seat } from "@courtly/engine";
import { RANKS } from "./marks.ts";
import type { Reach } from "./reach.ts";

/** Who holds the King, and with what. */
export interface Held {
  readonly seat: Seat;
  readonly rank: number;
}

/** Everybody's chance to win once the first so many have played and the King is held like this. */
export type Chances = (played: number, held: Held) => BySeat<number>;

/**
 * A final round in this order, the Queen's holder last (K21), by backward induction over how far those who follow reach:
 * whoever beats the mark takes the King (K22), and the Queen's holder, if it is not theirs still, need only match it (K23).
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
