import type { ByPlayer } from "@courtly/engine";
import type { Match } from "./match.ts";

/** A win counts as 60 shares, so that one to five winners get whole numbers, and sums are exact. */
const SHARES = 60;

export interface SimulationTally {
  readonly games: number;
  readonly actions: number;
  readonly rounds: number;
  readonly botShares: readonly number[];
  readonly seatShares: ByPlayer<number>;
}

export function emptyTally(players: number): SimulationTally {
  const none = Array.from({ length: players }, () => 0);
  return { games: 0, actions: 0, rounds: 0, botShares: none, seatShares: none };
}

export function withMatch(
  tally: SimulationTally,
  { ranks, seated, actions, rounds }: Match,
): SimulationTally {
  const winners = ranks.filter((rank) => rank === 1).length;
  const seatGains = ranks.map((rank) => (rank === 1 ? SHARES / winners : 0));
  return {
    games: tally.games + 1,
    actions: tally.actions + actions,
    rounds: tally.rounds + rounds,
    botShares: tally.botShares.map(
      (share, bot) => share + (seatGains[seated.indexOf(bot)] as number),
    ),
    seatShares: tally.seatShares.map((share, seat) => share + (seatGains[seat] as number)),
  };
}

/** The part of the win that each bot gets. */
export function gainsOf({ ranks, seated }: Pick<Match, "ranks" | "seated">): readonly number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return seated.map((_, bot) => (ranks[seated.indexOf(bot)] === 1 ? 1 / winners : 0));
}

/** Wins by name (equal names added up) and by seat; a shared win counts as its fraction. */
export function winsOf({ botShares, seatShares }: SimulationTally, names: readonly string[]) {
  const byName = new Map<string, number>();
  for (const [bot, share] of botShares.entries()) {
    const name = names[bot] as string;
    byName.set(name, (byName.get(name) ?? 0) + share);
  }
  return {
    bot: Object.fromEntries([...byName].map(([name, share]) => [name, share / SHARES])),
    seat: seatShares.map((share) => share / SHARES),
  };
}

/** Wilson's score interval, 95 %: stays between 0 and 1, and is useful even for a single game. */
export function wilson(
  won: number,
  games: number,
): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const share = won / games;
  const weight = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / weight;
  const reach = (z / weight) * Math.sqrt((share * (1 - share)) / games + (z / (2 * games)) ** 2);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
