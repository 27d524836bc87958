import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { readPages } from "../logPages.ts";
import { quarantineOf, type Quarantine } from "../quarantine.ts";
import { DamagedTable, StorageError, type Storage } from "../storage.ts";
import { secretsOf } from "../tableRows.ts";
import { writeStateOf, type OperatorNotice, type WriteState } from "../writeState.ts";
import { databaseAt, type Database } from "./database.ts";
import { administrationOn } from "./administration.ts";
import { deviceLinksOn } from "./deviceLinks.ts";
import { findingOn, lengthsOf, soundRowsFor } from "./finding.ts";
import { knownRows } from "./knownRows.ts";
import { migrate, type Layout } from "./layouts.ts";
import { noticesOn } from "./notices.ts";
import { openingErrorFor, storageErrorFor } from "./postgresErrors.ts";
import { queueByTable } from "./queueByTable.ts";
import { readsOn } from "./reads.ts";
import { keysIn } from "./upkeep.ts";
import { writesOn } from "./writes.ts";

export interface PostgresOptions {
  /** Receives messages for the operator: whether the database can be used, damaged tables, updates. */
  readonly onNotice?: OperatorNotice;
  /** The layouts that this server knows, if not those of this version. For tests of upgrades. */
  readonly layouts?: readonly Layout[];
}

/**
 * Opens a PostgreSQL database with tables; several servers may have it open. Rejects with `StorageError` if the database cannot be
 * used. What it cannot do because the database does not answer fails, and works again as soon as the database does.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Storage> {
  const { onNotice = () => undefined, layouts } = options;
  const database = databaseAt(url);
  const { db, shown } = database;
  try {
    for (const remark of await updated(url, layouts)) onNotice("warn", remark);
    const { signingKeys, pushKeys } = await keysIn(db, shown);
    const { current: signingKey, former: formerSigningKeys } = signingKeys;
    return { signingKey, formerSigningKeys, pushKeys, ...operationsOn(database, onNotice) };
  } catch (error) {
    await database.close();
    throw openingErrorFor(shown, error);
  }
}

/** Brings the database up to date, over a connection of its own, because that may take long. */
async function updated(
  url: string,
  layouts: readonly Layout[] | undefined,
): Promise<readonly string[]> {
  const { db, shown, close } = databaseAt(url, { isPatient: true });
  try {
    return await migrate(db, shown, layouts);
  } finally {
    await close();
  }
}

type Operations = Omit<Storage, "signingKey" | "formerSigningKeys" | "pushKeys">;

function operationsOn({ db, run, shown, close }: Database, onNotice: OperatorNotice): Operations {
  const quarantine = quarantineOf((message) => onNotice("error", message));
  const state = writeStateOf(shown, onNotice);
  const known = knownRows();
  const reads = readsOn({ run }, known.keep);
  const writes = writesOn({ run }, { reads, known });
  const queue = queueByTable();
  const taker = randomUUID();
  const reading = <Value>(work: () => Promise<Value>) => asked({ shown, quarantine }, work);
  const writing = <Value>(work: () => Promise<Value>) =>
    reported(state, () => asked({ shown, quarantine }, work));
  const at = <Value>(tableId: string, work: () => Promise<Value>) => {
    quarantine.check(tableId);
    return work();
  };
  const soundRows = soundRowsFor(quarantine);
  let closing: Promise<void> | undefined;
  const finish = async () => {
    await queue.settled();
    await close();
  };
  return {
    create: async (table) =>
      at(table.id, () => queue.add(table.id, () => writing(() => writes.create(table)))),
    append: async (append) => {
      const { tableId } = append;
      return at(tableId, () => queue.add(tableId, () => writing(() => writes.append(append))));
    },
    checkWritable: () =>
      writing(async () => {
        await sql`INSERT INTO courtly.checks (id, at) VALUES (1, now())
          ON CONFLICT (id) DO UPDATE SET at = now()`.execute(db);
      }),
    find: async (tableId) =>
      at(tableId, () =>
        reading(async () => {
          const table = await reads.table(tableId);
          return table && secretsOf(table);
        }),
      ),
    read: async (tableId, from, max = Infinity) =>
      at(tableId, () =>
        reading(() => readPages((wanted) => reads.log(tableId, wanted), { from, max })),
      ),
    findRequest: async (tableId, request) =>
      at(tableId, () => reading(async () => (await reads.request(tableId, request)).earlier)),
    ...each(findingOn(db, { taker, soundRows }), reading),
    ...each(administrationOn(db, { shown, soundRows }), reading),
    ...each(noticesOn(db, taker), reading),
    shared: {
      deviceLinks: each(deviceLinksOn(db), reading),
      lengths: (tableIds) => reading(() => lengthsOf(db, tableIds)),
    },
    quarantine: quarantine.add,
    close: () => (closing ??= finish()),
  };
}

/** Work with the database, whose errors become errors of the store. */
type Work = <Value>(work: () => Promise<Value>) => Promise<Value>;

type Operation = (...given: readonly never[]) => Promise<unknown>;

/** The same operations, each as such work. */
function each<Operations extends { readonly [Name in keyof Operations]: Operation }>(
  operations: Operations,
  work: Work,
): Operations {
  const wrapped = Object.entries<Operation>(operations).map(
    ([name, operation]) =>
      [name, (...given: readonly never[]) => work(() => operation(...given))] as const,
  );
  return Object.fromEntries(wrapped) as unknown as Operations;
}

interface Asking {
  readonly shown: string;
  readonly quarantine: Quarantine;
}

/** Asks the database. Its errors become errors of the store, and a damaged table is remembered. */
async function asked<Value>(
  { shown, quarantine }: Asking,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DamagedTable) throw quarantine.add(error.tableId, error.reason);
    throw storageErrorFor(shown, error);
  }
}

/** Reports when writing begins to fail, and when it works again. */
async function reported<Value>(state: WriteState, work: () => Promise<Value>): Promise<Value> {
  try {
    const value = await work();
    state.succeeded();
    return value;
  } catch (error) {
    if (error instanceof StorageError && !(error instanceof DamagedTable))
      state.failed(error.message);
    throw error;
  }
}
