import { err, type Result } from "@courtly/engine";
import { refusalOf, type Refused, type SeatGiven } from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import { undefinedIfDamaged } from "../storage/storage.ts";
import type { Tables } from "../tables/tables.ts";

/**
 * Limits how many seats of listed tables a network takes without playing. A person who sits down and leaves ends a table for
 * two, and one who never sends a share holds it up: a stranger could do so at one table after the other. Only in memory.
 */
export interface UnplayedSeats {
  /** Takes a seat by `join`, unless the network has lately taken seats without a game. */
  readonly take: (
    network: string,
    tableId: string,
    join: () => Promise<Result<SeatGiven, Refused>>,
  ) => Promise<Result<SeatGiven, Refused>>;
}

/** A seat that was taken, or that is about to be. */
interface TakenSeat {
  readonly tableId: string;
  readonly atMs: number;
}

/** The seats without a game that one network may take in half an hour. */
const UNPLAYED_MAX = 3;
const COUNTED_MS = 30 * 60_000;
/** The events after which a game counts as played: a few turns, for which the other players are needed. */
const PLAYED_EVENTS = 20;
const NETWORKS_MAX = 10_000;

const NO_GAMES = refusalOf("full", "unplayedSeats");

export function unplayedSeatsAt(
  tables: Pick<Tables, "load">,
  { monotonicMs }: Pick<Clock, "monotonicMs">,
): UnplayedSeats {
  /** The seats of each network; the network that sat down last comes last. */
  const seats = new Map<string, readonly TakenSeat[]>();
  const seatsOf = (network: string) => seats.get(network) ?? [];
  const keep = (network: string, taken: readonly TakenSeat[]) => {
    seats.delete(network);
    if (taken.length > 0) seats.set(network, taken);
    const [oldest] = seats.keys();
    if (seats.size > NETWORKS_MAX && oldest !== undefined) seats.delete(oldest);
  };
  const isPlayed = async ({ tableId }: TakenSeat) => {
    // Nobody is to blame for a damaged table.
    const loaded = await tables.load(tableId).catch(undefinedIfDamaged);
    return loaded === undefined || (loaded.tableState.game?.length ?? 0) >= PLAYED_EVENTS;
  };
  return {
    take: async (network, tableId, join) => {
      const before = seatsOf(network);
      const played = await Promise.all(before.map(isPlayed));
      const done = new Set(before.filter((_, index) => played[index]));
      // Seats that were taken in the meantime count too.
      const sinceMs = monotonicMs() - COUNTED_MS;
      const counted = seatsOf(network).filter((seat) => !done.has(seat) && seat.atMs > sinceMs);
      if (counted.length >= UNPLAYED_MAX) return err(NO_GAMES);
      const seat = { tableId, atMs: monotonicMs() };
      keep(network, [...counted, seat]);
      const given = await join();
      if (!given.ok)
        keep(
          network,
          seatsOf(network).filter((each) => each !== seat),
        );
      return given;
    },
  };
}
