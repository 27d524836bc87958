import type { Database } from "better-sqlite3";
import { keyChecksum } from "../checksums.ts";
import type { AppendRow, TableRow } from "../rows.ts";
import { openDataFile } from "../sqlite/dataFile.ts";
import { pushKeysIn } from "../sqlite/pushKeys.ts";
import { signingKeysIn } from "../sqlite/signingKeys.ts";
import { storageErrorFor } from "../sqlite/storageErrors.ts";
import type { SubscriptionRow } from "../subscriptions.ts";
import { COLUMNS } from "../columns.ts";
import type { RowStore, StoreLists, WaitingRow, WholeTable } from "./rowStore.ts";

/** Opens the rows of a data file. Its lock keeps servers out meanwhile; a file of an older version is updated first. */
export function sqliteRows(file: string): RowStore {
  const { db, path, close } = opened(file);
  const select = <Row>(name: keyof typeof COLUMNS, rest: string) =>
    db.prepare<[string], Row>(`SELECT ${COLUMNS[name].join(", ")} FROM ${name} ${rest}`);
  const table = select<TableRow>("tables", "WHERE id = ?");
  const appends = select<AppendRow>("appends", "WHERE table_id = ? ORDER BY first_n");
  const subscriptions = select<SubscriptionRow>("subscriptions", "WHERE table_id = ?");
  const outbox = select<WaitingRow>("outbox", "WHERE table_id = ?");
  const ids = db.prepare<[], string>("SELECT id FROM tables ORDER BY id").pluck();
  const put = putOn(db);
  return {
    shown: `'${path}'`,
    keys: async () => {
      const { current, former } = signingKeysIn(db, path);
      return { signing: [current, ...former], push: pushKeysIn(db, path).privateKey };
    },
    putKeys: async ({ signing, push }) => {
      const change = db.transaction(() => {
        db.exec("DELETE FROM signing; DELETE FROM push_keys");
        const add = db.prepare("INSERT INTO signing (rowid, key, checksum) VALUES (?, ?, ?)");
        for (const [index, key] of signing.entries()) add.run(index + 1, key, keyChecksum(key));
        db.prepare("INSERT INTO push_keys VALUES (?, ?)").run(push, keyChecksum(push));
      });
      change();
    },
    ids: async () => ids.all(),
    whole: async (id) => {
      const row = table.get(id);
      return (
        row && {
          table: row,
          appends: appends.all(id),
          subscriptions: subscriptions.all(id),
          outbox: outbox.all(id),
        }
      );
    },
    put: async (whole) => put(whole),
    lists: async () =>
      ({
        blocked: db.prepare("SELECT network, at_ms AS atMs FROM blocked").all(),
        deleted: db.prepare("SELECT table_id AS id, at_ms AS atMs FROM deleted").all(),
      }) as StoreLists,
    addLists: async ({ blocked, deleted }) => {
      const block = db.prepare("INSERT OR IGNORE INTO blocked VALUES (?, ?)");
      const remember = db.prepare("INSERT OR IGNORE INTO deleted VALUES (?, ?)");
      for (const { network, atMs } of blocked) block.run(network, atMs);
      for (const { id, atMs } of deleted) remember.run(id, atMs);
    },
    close: async () => close(),
  };
}

/** Stores a table with everything that belongs to it, in one transaction. */
function putOn(db: Database) {
  const insert = (name: keyof typeof COLUMNS, also: readonly string[] = []) => {
    const columns = [...COLUMNS[name], ...also];
    const values = columns.map((column) => `@${column}`);
    return db.prepare<[object]>(
      `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${values.join(", ")})`,
    );
  };
  const drops = [
    "DELETE FROM outbox WHERE table_id = ?",
    "DELETE FROM subscriptions WHERE table_id = ?",
    "DELETE FROM appends WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
  ].map((statement) => db.prepare<[string]>(statement));
  const addTable = insert("tables");
  const addAppend = insert("appends", ["table_id"]);
  const addSubscription = insert("subscriptions");
  const addWaiting = insert("outbox");
  return db.transaction(({ table, appends, subscriptions, outbox }: WholeTable) => {
    for (const drop of drops) drop.run(table.id);
    addTable.run(table);
    for (const append of appends) addAppend.run({ ...append, table_id: table.id });
    for (const subscription of subscriptions) addSubscription.run(subscription);
    for (const waiting of outbox) addWaiting.run(waiting);
  });
}

function opened(file: string) {
  try {
    return openDataFile(file, {});
  } catch (error) {
    throw storageErrorFor(file, error);
  }
}
