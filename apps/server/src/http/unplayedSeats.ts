import { err, type Player, type Result } from "@courtly/engine";
import { refusalOf, type Refused, type SeatGiven, type TableState } from "@courtly/protocol";
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
  /** `undefined` while the request for the seat is being answered. */
  readonly player: Player | undefined;
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
  const isDone = async ({ tableId, player }: TakenSeat) => {
    // Nobody is to blame for a damaged table.
    const loaded = await tables.load(tableId).catch(undefinedIfDamaged);
    if (loaded === undefined) return true;
    const { tableState } = loaded;
    return (tableState.game?.length ?? 0) >= PLAYED_EVENTS || isLostToHost(tableState, player);
  };
  return {
    take: async (network, tableId, join) => {
      const before = seatsOf(network);
      const isDoneAt = await Promise.all(before.map(isDone));
      const done = new Set(before.filter((_, index) => isDoneAt[index]));
      // Seats that were taken in the meantime count too.
      const sinceMs = monotonicMs() - COUNTED_MS;
      const counted = seatsOf(network).filter((seat) => !done.has(seat) && seat.atMs > sinceMs);
      if (counted.length >= UNPLAYED_MAX) return err(NO_GAMES);
      const seat: TakenSeat = { tableId, player: undefined, atMs: monotonicMs() };
      keep(network, [...counted, seat]);
      const given = await join();
      const taken = given.ok ? [{ ...seat, player: given.value.player }] : [];
      keep(
        network,
        seatsOf(network).flatMap((each) => (each === seat ? taken : [each])),
      );
      return given;
    },
  };
}

/**
 * Whether the host has taken the seat of a guest away, or has closed the table before all seats were taken. Otherwise a host
 * could use up what the networks of honest guests may take. A guest who has become the host is to blame for both.
 */
function isLostToHost(
  { reopened, closedBy, host, drawing }: TableState,
  player: Player | undefined,
): boolean {
  if (player === undefined || player === host) return false;
  return reopened.includes(player) || (closedBy === host && drawing === undefined);
}
