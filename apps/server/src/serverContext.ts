import { PHRASE_MS } from "@courtly/protocol";
import type { Clock } from "./clock.ts";
import type { Fanout } from "./fanout/fanout.ts";
import type { Blocklist } from "./http/blocklist.ts";
import type { PasswordGuard } from "./http/password.ts";
import { limiterOf, type Limiter, type Rate } from "./limiter.ts";
import { placesWith, type PlaceLimits, type Places } from "./socket/places.ts";
import type { PresenceBook } from "./socket/presence.ts";
import { readingOf, type Reading } from "./socket/reading.ts";
import type { DeviceLinks } from "./storage/deviceLinks.ts";
import type { Storage } from "./storage/storage.ts";
import { deviceLinksBy } from "./tables/deviceLinks.ts";
import type { Keeper } from "./tables/keeper.ts";
import type { Tables } from "./tables/tables.ts";

/** The limits of one connection, one address, one seat and one table. */
export interface Allowances extends PlaceLimits {
  /** Messages of one connection, readable or not. */
  readonly perConnection: Rate;
  /** The cost of the requests and connections of one seat, whatever the others at its table do. */
  readonly perSeat: Rate;
  /** Requests over HTTP of one address, and, counted apart, the cost of its spectators. */
  readonly perAddress: Rate;
  /** Files of the page per address. */
  readonly files: Rate;
  /** New tables per address, rematches included. */
  readonly tables: Rate;
  /** Changes of the notifications of one seat. */
  readonly notifications: Rate;
}

/** The default limits. Those per address are generous, because a home or a school may share one address. */
export const ALLOWANCES: Allowances = {
  perConnection: { burst: 40, perSecond: 10 },
  perSeat: { burst: 120, perSecond: 20 },
  perAddress: { burst: 300, perSecond: 60 },
  // The service worker fetches all files of the page, about a hundred, and a class may open it at once.
  files: { burst: 3000, perSecond: 200 },
  tables: { burst: 30, perSecond: 1 / 30 },
  notifications: { burst: 10, perSecond: 1 / 10 },
  waitingPerAddress: 50,
  waiting: 1000,
  spectatorsPerTable: 50,
  spectatorsPerAddress: 200,
  socketsPerSeat: 4,
};

/** The entries of a log that cost as much to read as one request. */
export const ENTRIES_PER_COST = 250;

/** The parts of the server that all requests and connections share. */
export interface ServerContext {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly fanout: Fanout;
  readonly tables: Tables;
  readonly keeper: Keeper;
  readonly allowances: Allowances;
  /** The networks whose visitors are refused. */
  readonly blocklist: Blocklist;
  /** The password of a private server. */
  readonly password: PasswordGuard | undefined;
  readonly byAddress: Limiter;
  readonly spectatorsByAddress: Limiter;
  readonly bySeat: Limiter;
  readonly filesByAddress: Limiter;
  readonly tablesByAddress: Limiter;
  readonly reading: Reading;
  readonly places: Places;
  readonly presence: PresenceBook;
  /** The links with which devices offer their seats to others. */
  readonly deviceLinks: DeviceLinks;
  /** The phrases that each player says. */
  readonly phrasesBySeat: Limiter;
  readonly notificationsBySeat: Limiter;
  /** Whether notifications may go to private networks. */
  readonly notifiesPrivate: boolean;
  /** The addresses at which other devices find this server. */
  readonly addresses: () => readonly string[];
}

export function serverContextOf(
  parts: Pick<
    ServerContext,
    | "storage"
    | "clock"
    | "fanout"
    | "tables"
    | "keeper"
    | "presence"
    | "allowances"
    | "blocklist"
    | "password"
    | "addresses"
    | "notifiesPrivate"
  >,
): ServerContext {
  const { allowances, clock } = parts;
  return {
    ...parts,
    byAddress: limiterOf(allowances.perAddress, clock),
    // Apart from HTTP, so that spectators cannot keep a player of the same address from joining or asking for a rematch.
    spectatorsByAddress: limiterOf(allowances.perAddress, clock),
    bySeat: limiterOf(allowances.perSeat, clock),
    filesByAddress: limiterOf(allowances.files, clock),
    tablesByAddress: limiterOf(allowances.tables, clock),
    reading: readingOf(parts.storage, parts.tables),
    places: placesWith(allowances),
    deviceLinks: parts.storage.shared?.deviceLinks ?? deviceLinksBy(clock),
    notificationsBySeat: limiterOf(allowances.notifications, clock),
    phrasesBySeat: limiterOf({ burst: 1, perSecond: 1000 / PHRASE_MS }, clock),
  };
}
