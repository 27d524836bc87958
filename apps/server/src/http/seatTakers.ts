import { err, type Player, type Result } from "@courtly/engine";
import {
  stageOf,
  type JoinTable,
  type Refused,
  type SeatGiven,
  type TableState,
  refusalOf,
} from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import { LOBBY_ENTRIES_MAX } from "../tables/arranging.ts";
import { playerOf } from "../storage/storage.ts";
import type { Tables } from "../tables/tables.ts";
import { hashOf } from "../tokens.ts";
import { isHome } from "./network.ts";
import { unplayedSeatsAt } from "./unplayedSeats.ts";

/**
 * Remembers from which networks the seats of each table were taken, so that no stranger takes all seats of a listed table, or
 * comes and goes without end. Only in memory: neither the log nor the store has the address of a player. After a restart the
 * count begins again.
 */
export interface SeatTakers {
  /** Takes a seat, unless this network has taken its part of the seats already. */
  readonly join: (
    tableId: string,
    network: string,
    request: JoinTable,
  ) => Promise<Result<SeatGiven, Refused>>;
  readonly remember: (given: SeatGiven, network: string) => void;
}

/** The networks that have taken seats of one table. */
interface Taken {
  /** The network of the player who sat down last in each seat. */
  readonly bySeat: ReadonlyMap<Player, string>;
  readonly networks: ReadonlySet<string>;
}

const NOBODY: Taken = { bySeat: new Map(), networks: new Set() };
const TABLES_MAX = 10_000;
/** The most networks that are remembered for all tables together, about 10 MB: a crowd may come to many tables. */
const NETWORKS_MAX = 100_000;
const SAME_NETWORK: Refused = {
  code: "same-network",
  message:
    "your network has half of the seats that the host leaves to others: leave the rest to other people, or open a table by link",
};
const COMING_AND_GOING = refusalOf("full", "comingAndGoing");

export function seatTakersAt(
  tables: Pick<Tables, "load" | "join">,
  clock: Pick<Clock, "monotonicMs">,
): SeatTakers {
  const unplayed = unplayedSeatsAt(tables, clock);
  const { takenAt, remember } = takenSeats();
  const inTurns = turnsOfTables();
  // Several people may sit at one machine, in one home, or behind the router of the host.
  const isStranger = ({ host, id }: TableState, network: string) =>
    !isHome(network) && takenAt(id).bySeat.get(host) !== network;
  const join: SeatTakers["join"] = async (tableId, network, request) => {
    const sitDown = async () => {
      const given = await tables.join(tableId, request);
      if (given.ok) remember(given.value, network);
      return given;
    };
    const loaded = await tables.load(tableId);
    const isNew =
      loaded !== undefined &&
      stageOf(loaded.tableState) === "lobby" &&
      playerOf(loaded.secrets, hashOf(request.token)) === undefined;
    if (!isNew) return sitDown();
    const { tableState } = loaded;
    const taken = takenAt(tableId);
    // Nobody sits down twice in a lobby with a long log.
    const isLong = tableState.length >= LOBBY_ENTRIES_MAX;
    if (isLong && taken.networks.has(network)) return err(COMING_AND_GOING);
    if (!tableState.opening.listed || !isStranger(tableState, network)) return sitDown();
    if (hasHalfOfSeats(tableState, taken, network)) return err(SAME_NETWORK);
    return unplayed.take(network, tableId, sitDown);
  };
  return {
    remember,
    // Two requests at the same moment would not know of each other's seat.
    join: (tableId, network, request) => inTurns(tableId, () => join(tableId, network, request)),
  };
}

/** Remembers the networks at each table, and forgets the tables that were used longest ago. */
function takenSeats() {
  /** The table that was used last comes last. */
  const taken = new Map<string, Taken>();
  const takenAt = (tableId: string) => taken.get(tableId) ?? NOBODY;
  let networksTaken = 0;
  const forget = (table: string) => {
    networksTaken -= takenAt(table).networks.size;
    taken.delete(table);
  };
  return {
    takenAt,
    remember: ({ table, player }: SeatGiven, network: string) => {
      const { bySeat, networks } = takenAt(table);
      forget(table);
      const all = new Set(networks).add(network);
      taken.set(table, { bySeat: new Map(bySeat).set(player, network), networks: all });
      networksTaken += all.size;
      for (const oldest of taken.keys()) {
        if (taken.size <= TABLES_MAX && networksTaken <= NETWORKS_MAX) break;
        forget(oldest);
      }
    },
  };
}

/** Does one piece of work at a time for each table. */
function turnsOfTables() {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(tableId: string, work: () => Promise<Value>): Promise<Value> => {
    const before = last.get(tableId) ?? Promise.resolve();
    const done = before.then(work);
    const settled = done.then(undefined, () => undefined);
    last.set(tableId, settled);
    try {
      return await done;
    } finally {
      if (last.get(tableId) === settled) last.delete(tableId);
    }
  };
}

function hasHalfOfSeats(tableState: TableState, { bySeat }: Taken, network: string): boolean {
  const own = tableState.places.filter(
    ({ kind }, player) => kind === "person" && bySeat.get(player) === network,
  );
  return own.length >= seatsPerNetwork(tableState);
}

/** The most seats for one network: half of those that the host leaves to others, rounded up. */
function seatsPerNetwork({ places, host }: TableState): number {
  const forOthers = places.filter(({ kind }, player) => kind !== "bot" && player !== host).length;
  return Math.ceil(forOthers / 2);
}
