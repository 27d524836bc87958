import type { Clock } from "./clock.ts";
import type { Fanout } from "./fanout/fanout.ts";
import { limiterOf, tally, type Limiter, type Rate, type Counter } from "./limiter.ts";
import { readingOf, type Reading } from "./socket/reading.ts";
import type { Storage } from "./storage/storage.ts";
import type { Keeper } from "./tables/keeper.ts";
import type { Tables } from "./tables/tables.ts";

/** The limits of one connection, one address and one table. */
export interface Allowances {
  readonly perConnection: Rate;
  readonly perAddress: Rate;
  /** Files of the page per address. */
  readonly files: Rate;
  readonly perTable: Rate;
  /** New tables per address. */
  readonly tables: Rate;
  readonly socketsPerTable: number;
  readonly socketsPerAddress: number;
}

/** The default limits. Those per address are generous, because a home or a school may share one address. */
export const ALLOWANCES: Allowances = {
  perConnection: { burst: 40, perSecond: 10 },
  perAddress: { burst: 300, perSecond: 60 },
  perTable: { burst: 120, perSecond: 40 },
  // The service worker fetches all files of the page, about a hundred, and a class may open it at once.
  files: { burst: 3000, perSecond: 200 },
  tables: { burst: 30, perSecond: 1 / 30 },
  socketsPerTable: 60,
  socketsPerAddress: 200,
};

/** The parts of the server that all requests and connections share. */
export interface ServerContext {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly fanout: Fanout;
  readonly tables: Tables;
  readonly keeper: Keeper;
  readonly allowances: Allowances;
  readonly byAddress: Limiter;
  readonly byTable: Limiter;
  readonly filesByAddress: Limiter;
  readonly tablesByAddress: Limiter;
  readonly reading: Reading;
  readonly socketsByTable: Counter;
  readonly socketsByAddress: Counter;
  /** The addresses at which other devices find this server. */
  readonly addresses: () => readonly string[];
}

export function serverContextOf(
  parts: Pick<
    ServerContext,
    "storage" | "clock" | "fanout" | "tables" | "keeper" | "allowances" | "addresses"
  >,
): ServerContext {
  const { allowances, clock } = parts;
  return {
    ...parts,
    byAddress: limiterOf(allowances.perAddress, clock),
    byTable: limiterOf(allowances.perTable, clock),
    filesByAddress: limiterOf(allowances.files, clock),
    tablesByAddress: limiterOf(allowances.tables, clock),
    reading: readingOf(parts.storage, parts.tables),
    socketsByTable: tally(),
    socketsByAddress: tally(),
  };
}
