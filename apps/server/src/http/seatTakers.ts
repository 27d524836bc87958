import { err, type Player, type Result } from "@courtly/engine";
import {
  stageOf,
  type JoinTable,
  type Refused,
  type SeatGiven,
  type TableState,
} from "@courtly/protocol";
import type { Tables } from "../tables/tables.ts";
import { hashOf } from "../tokens.ts";
import { isHome } from "./network.ts";

/**
 * Remembers from which network each seat of a listed table was taken, so that no stranger takes all of them. Only in
 * memory: neither the log nor the store has the address of a player. After a restart the count begins again.
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

const TABLES_MAX = 10_000;
const SAME_NETWORK: Refused = {
  code: "same-network",
  message:
    "your network has half of the seats of this listed table: leave the others to other people, or open a table by link",
};

export function seatTakersAt(tables: Pick<Tables, "load" | "join">): SeatTakers {
  /** The networks of the seats of each table; the table that was used last comes last. */
  const networks = new Map<string, ReadonlyMap<Player, string>>();
  const remember = ({ table, player }: SeatGiven, network: string) => {
    const before = networks.get(table) ?? new Map<Player, string>();
    networks.delete(table);
    networks.set(table, new Map(before).set(player, network));
    const [oldest] = networks.keys();
    if (networks.size > TABLES_MAX && oldest !== undefined) networks.delete(oldest);
  };
  const mayTake = (tableState: TableState, network: string) => {
    const { opening, places, id } = tableState;
    const taken = networks.get(id);
    // Several people may sit at one machine, in one home, or behind the router of the host.
    if (isHome(network) || taken?.get(opening.host) === network) return true;
    const own = places.filter(
      ({ kind }, player) => kind === "person" && taken?.get(player) === network,
    );
    return own.length < seatsPerNetwork(tableState);
  };
  const join: SeatTakers["join"] = async (tableId, network, request) => {
    const loaded = await tables.load(tableId);
    const isListed = loaded?.tableState.opening.listed === true;
    if (isListed && stageOf(loaded.tableState) === "lobby") {
      const hasSeat = loaded.secrets.tokenHashes.includes(hashOf(request.token));
      if (!hasSeat && !mayTake(loaded.tableState, network)) return err(SAME_NETWORK);
    }
    const given = await tables.join(tableId, request);
    if (given.ok && isListed) remember(given.value, network);
    return given;
  };
  // One at a time for each table: two requests at the same moment would not know of each other's seat.
  const joining = new Map<string, Promise<unknown>>();
  return {
    remember,
    join: async (tableId, network, request) => {
      const before = joining.get(tableId) ?? Promise.resolve();
      const joined = before.then(() => join(tableId, network, request));
      const settled = joined.then(undefined, () => undefined);
      joining.set(tableId, settled);
      try {
        return await joined;
      } finally {
        if (joining.get(tableId) === settled) joining.delete(tableId);
      }
    },
  };
}

/** The most seats for one network: half of those that the host leaves to other people, one at least. */
function seatsPerNetwork({ places, opening }: TableState): number {
  const forOthers = places.filter(
    ({ kind }, player) => kind !== "bot" && player !== opening.host,
  ).length;
  return Math.ceil(forOthers / 2);
}
