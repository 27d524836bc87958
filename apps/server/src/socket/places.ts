import { refusalOf, type Refused } from "@courtly/protocol";

/** The most connections of each kind. */
export interface PlaceLimits {
  /** Connections of one network that have not said hello. */
  readonly waitingPerAddress: number;
  /** All connections that have not said hello. */
  readonly waiting: number;
  readonly spectatorsPerTable: number;
  /** Spectators of one network, at all tables. */
  readonly spectatorsPerAddress: number;
  /** Connections with the token of one seat: windows and devices of one player. */
  readonly socketsPerSeat: number;
}

/** A new connection. Nobody knows yet whether its device has a seat. */
export interface Arrival {
  readonly tableId: string;
  readonly network: string;
  /** Tells the device why its place is taken from it, and disconnects it. */
  readonly dismiss: (why: Refused) => void;
}

/** The place of one connection. It begins among those that have not said hello. */
export interface Place {
  /** Takes a place of a seat. It is always given: the oldest connection of the same seat gives way. */
  readonly sit: (tokenHash: string) => void;
  /** Takes a spectator's place, or returns the reason why there is none. */
  readonly watch: () => Refused | undefined;
  /** Frees the place. */
  readonly leave: () => void;
}

/**
 * Counts the connections of a server, and decides who gives way. Places of a seat, of spectators and of connections that
 * have not said hello are counted apart, so that no crowd of spectators or silent connections can keep a player out.
 */
export interface Places {
  readonly arrive: (arrival: Arrival) => Place;
}

export function placesWith(limits: PlaceLimits): Places {
  const waiting = groups();
  const waitingByNetwork = groups();
  const bySeat = groups();
  const spectatorsByTable = groups();
  const spectatorsByNetwork = groups();
  const noPlaceToWatch = ({ tableId, network }: Arrival) => {
    if (spectatorsByTable.sizeOf(tableId) >= limits.spectatorsPerTable) return TABLE_FULL;
    const isCrowd = spectatorsByNetwork.sizeOf(network) >= limits.spectatorsPerAddress;
    return isCrowd ? NETWORK_FULL : undefined;
  };
  return {
    arrive: ({ tableId, network, dismiss }) => {
      const member = memberOf(dismiss);
      member.moveTo([waiting.of(ALL), waitingByNetwork.of(network)]);
      waitingByNetwork.keep(network, limits.waitingPerAddress, CROWDED);
      waiting.keep(ALL, limits.waiting, CROWDED);
      return {
        leave: member.leave,
        sit: (tokenHash) => {
          const seat = `${tableId}/${tokenHash}`;
          member.moveTo([bySeat.of(seat)]);
          bySeat.keep(seat, limits.socketsPerSeat, TOO_MANY_WINDOWS);
        },
        watch: () => {
          const refused = noPlaceToWatch({ tableId, network, dismiss });
          if (refused === undefined)
            member.moveTo([spectatorsByTable.of(tableId), spectatorsByNetwork.of(network)]);
          return refused;
        },
      };
    },
  };
}

const TABLE_FULL = refusalOf("full", "watchers");
const NETWORK_FULL = refusalOf("full", "watchingNetwork");
const TOO_MANY_WINDOWS = refusalOf("too-many", "windows");
const CROWDED = refusalOf("too-fast", "connections");

/** The one group of all connections that have not said hello. */
const ALL = "";

/** A connection and the groups it is counted in. */
interface Member {
  readonly dismiss: (why: Refused) => void;
  /** Leaves its groups and enters these, unless the connection is closed already. */
  readonly moveTo: (groups: readonly Group[]) => void;
  /** Leaves its groups for good. */
  readonly leave: () => void;
}

interface Group {
  readonly add: (member: Member) => void;
  readonly delete: (member: Member) => void;
}

function memberOf(dismiss: Member["dismiss"]): Member {
  let now: readonly Group[] = [];
  let isGone = false;
  const moveTo = (next: readonly Group[]) => {
    if (isGone) return;
    for (const group of now) group.delete(member);
    now = next;
    for (const group of now) group.add(member);
  };
  const member: Member = {
    dismiss,
    moveTo,
    leave: () => {
      moveTo([]);
      isGone = true;
    },
  };
  return member;
}

/** Groups by name, each in the order in which its members came. */
interface Groups {
  readonly of: (name: string) => Group;
  readonly sizeOf: (name: string) => number;
  /** Dismisses the oldest member of a group while it has more than `max`. */
  readonly keep: (name: string, max: number, why: Refused) => void;
}

function groups(): Groups {
  const sets = new Map<string, Set<Member>>();
  const sizeOf = (name: string) => sets.get(name)?.size ?? 0;
  return {
    sizeOf,
    of: (name) => ({
      add: (member) => {
        sets.set(name, (sets.get(name) ?? new Set()).add(member));
      },
      delete: (member) => {
        const set = sets.get(name);
        set?.delete(member);
        if (set?.size === 0) sets.delete(name);
      },
    }),
    keep: (name, max, why) => {
      for (const member of sets.get(name) ?? []) {
        if (sizeOf(name) <= max) return;
        // It is not counted any more, even if its device takes its time to disconnect.
        member.leave();
        member.dismiss(why);
      }
    },
  };
}
