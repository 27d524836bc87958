import type { Clock } from "./clock.ts";
import type { Fanout } from "./fanout/fanout.ts";
import { limiterOf, tally, type Limiter, type Rate, type Tally } from "./limiter.ts";
import { readingOf, type Reading } from "./socket/reading.ts";
import type { Storage } from "./storage/storage.ts";
import type { Keeper } from "./tables/keeper.ts";
import type { Tables } from "./tables/tables.ts";

/** How much one connection, one address and one table may ask for. */
export interface Allowances {
  readonly perConnection: Rate;
  readonly perAddress: Rate;
  /** Files of the page that an address may fetch. */
  readonly files: Rate;
  readonly perTable: Rate;
  /** Tables that an address may create. */
  readonly tables: Rate;
  readonly socketsPerTable: number;
  readonly socketsPerAddress: number;
}

/** A home or a school may share one address. */
export const ALLOWANCES: Allowances = {
  perConnection: { burst: 40, perSecond: 10 },
  perAddress: { burst: 300, perSecond: 60 },
  perTable: { burst: 120, perSecond: 40 },
  // A page is some hundred files, all fetched to be kept, and a class opens it at once.
  files: { burst: 3000, perSecond: 200 },
  tables: { burst: 30, perSecond: 1 / 30 },
  socketsPerTable: 60,
  socketsPerAddress: 200,
};

/** Everything that requests and connections share. */
export interface Hall {
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
  readonly socketsByTable: Tally;
  readonly socketsByAddress: Tally;
  /** Where others find this server. */
  readonly addresses: () => readonly string[];
}

export function hallOf(
  parts: Pick<
    Hall,
    "storage" | "clock" | "fanout" | "tables" | "keeper" | "allowances" | "addresses"
  >,
): Hall {
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
