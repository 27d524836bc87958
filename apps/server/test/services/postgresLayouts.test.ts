import { sql } from "kysely";
import { expect, test } from "vitest";
import { LAYOUTS, type Layout } from "../../src/storage/postgres/layouts.ts";
import { openPostgres } from "../../src/storage/postgres/postgresStorage.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { append, newTable } from "../storage/contract.ts";
import { subscription, tell } from "../storage/noticeContract.ts";
import { asked, postgresServer } from "../support/postgresServer.ts";
import { afterwards } from "../support/served.ts";

const server = await postgresServer();
const THIS = LAYOUTS.length;

/** The layouts of a later version: it adds a table, and a column with a default to each table that exists. */
const NEXT: readonly Layout[] = [
  ...LAYOUTS,
  {
    oldest: THIS,
    step: async (db) => {
      for (const table of ["tables", "appends", "subscriptions", "outbox"])
        await sql`ALTER TABLE ${sql.table(`courtly.${table}`)} ADD COLUMN added integer NOT NULL DEFAULT 7`.execute(
          db,
        );
      await sql`CREATE TABLE courtly.added (id integer PRIMARY KEY)`.execute(db);
    },
  },
];

async function opened(url: string, layouts: readonly Layout[], notices: string[] = []) {
  const onNotice = (_: unknown, message: string) => notices.push(message);
  const storage = await openPostgres(url, { layouts, onNotice });
  afterwards(() => storage.close());
  return storage;
}

/** Uses everything that a store writes, at a table of its own. */
async function used(storage: Storage, id: string): Promise<void> {
  await storage.create(newTable(id, { tokenHashes: ["aa", "bb"] }));
  expect(await storage.subscribe(subscription(`s-${id}`, { tableId: id }), 1)).toBe("stored");
  await storage.append(append(id, 1, { notices: tell("turn", 0), stage: "playing" }));
  await storage.append(append(id, 2, { seat: { player: 1, tokenHashes: ["cc", "dd"] }, dueMs: 1 }));
  expect(await storage.findRequest(id, append(id, 1))).toMatchObject({ kind: "already" });
  expect(await storage.subscriptions(id, 0)).toHaveLength(1);
  // Statements that were prepared before an upgrade must go on, too.
  expect(await storage.due(5)).toContain(id);
  expect(await storage.awaitingBot()).toContain(id);
  expect(await storage.dueNotices(3_600_000)).not.toEqual([]);
  await storage.running(9);
  expect(await storage.read(id, 1)).toHaveLength(3);
}

/** Appends in turns to one table, each time with a store that has not written last. */
async function playedByBoth(stores: readonly Storage[], id: string, from: number): Promise<void> {
  for (let length = from; length < from + 10; length += 1) {
    const storage = stores[length % stores.length] as Storage;
    expect(await storage.append(append(id, length))).toMatchObject({ kind: "stored" });
  }
}

test("servers are upgraded one by one: the older and the newer one share the store, and every move is there", async () => {
  const url = await server.newDatabase();
  const older = await opened(url, LAYOUTS);
  await used(older, "before");
  const notices: string[] = [];
  const newer = await opened(url, NEXT, notices);
  expect(notices).toEqual([expect.stringContaining(`from layout ${THIS} to ${THIS + 1}`)]);
  await used(newer, "newer");
  await used(older, "older");
  await playedByBoth([older, newer], "before", 3);
  for (const id of ["before", "newer", "older"])
    expect(await older.read(id, 1)).toEqual(await newer.read(id, 1));
});

test("a rollback by one version: the older server starts on the newer layout, and goes on", async () => {
  const url = await server.newDatabase();
  const newer = await opened(url, NEXT);
  await used(newer, "newer");
  await newer.close();
  const notices: string[] = [];
  const older = await opened(url, LAYOUTS, notices);
  expect(notices).toEqual([expect.stringContaining("is used by a newer Courtly too")]);
  expect(older.signingKey).toEqual(newer.signingKey);
  await playedByBoth([older], "newer", 3);
  await used(older, "older");
  await older.close();
  // The upgrade is not done again: its layout is there.
  const again = await opened(url, NEXT);
  expect(await again.read("newer", 1)).toHaveLength(13);
  expect(await asked(url, "SELECT version, oldest FROM courtly.layout")).toEqual([
    { version: THIS + 1, oldest: THIS },
  ]);
});

test("a layout that older servers cannot use is refused by them and not changed", async () => {
  const url = await server.newDatabase();
  const apart: readonly Layout[] = [...LAYOUTS, { oldest: THIS + 1, step: async () => undefined }];
  await used(await opened(url, apart), "a");
  await expect(openPostgres(url)).rejects.toThrow(/was written by a newer Courtly/);
  expect(await asked(url, "SELECT version FROM courtly.layout")).toEqual([{ version: THIS + 1 }]);
});

test("an upgrade that fails changes nothing", async () => {
  const url = await server.newDatabase();
  await used(await opened(url, LAYOUTS), "a");
  const failing: readonly Layout[] = [
    ...NEXT,
    { oldest: THIS, step: async (db) => void (await sql`SELECT nothing`.execute(db)) },
  ];
  await expect(openPostgres(url, { layouts: failing })).rejects.toThrow(/cannot be used/);
  expect(await asked(url, "SELECT to_regclass('courtly.added') AS added")).toEqual([
    { added: null },
  ]);
  expect(await (await opened(url, LAYOUTS)).read("a", 1)).toHaveLength(3);
});
