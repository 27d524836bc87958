import { expect, test } from "vitest";
import { changeKeysOfStore, checkStore } from "@courtly/server";
import { openPostgres } from "../../src/storage/postgres/postgresStorage.ts";
import { append, newTable } from "../storage/contract.ts";
import { subscription, tell } from "../storage/noticeContract.ts";
import { asked, postgresServer } from "../support/postgresServer.ts";

const server = await postgresServer();
const PUSH = { kind: "push", endpoint: "https://push.example/", p256dh: "", auth: "" } as const;

/** A database with some tables, a webhook and a device that gets notifications. */
async function filled(): Promise<string> {
  const url = await server.newDatabase();
  const storage = await openPostgres(url);
  for (const id of ["a", "b", "c"]) {
    await storage.create(newTable(id));
    for (let n = 1; n < 5; n += 1) await storage.append(append(id, n));
  }
  await storage.subscribe(subscription("hook"), 4);
  await storage.subscribe(subscription("device", { target: PUSH }), 4);
  await storage.append(append("a", 5, { notices: tell("turn", 0) }));
  await storage.close();
  return url;
}

const check = (database: string) => checkStore({ data: "", database }, () => undefined);

test("a sound database is checked, also while a server uses it, and its password is not told", async () => {
  const url = await filled();
  const storage = await openPostgres(url);
  const { host, pathname } = new URL(url);
  expect(await check(url.replace("courtly@", "courtly:secret@"))).toEqual({
    store: `postgres://${host}${pathname}`,
    tables: 3,
    entries: 16,
    damaged: [],
    faults: [],
    hasChecksums: true,
  });
  await storage.close();
  await expect(check(await server.newDatabase())).rejects.toThrow(/has no tables of Courtly/);
});

test("damaged tables, logs without a table, keys and notifications are found", async () => {
  const url = await filled();
  for (const damage of [
    "UPDATE courtly.appends SET holder = 'zz' WHERE table_id = 'a' AND first_n = 4",
    "DELETE FROM courtly.tables WHERE id = 'b'",
    "UPDATE courtly.push_keys SET key = '\\x00'",
    "UPDATE courtly.subscriptions SET details = '{}' WHERE id = 'hook'",
  ])
    await asked(url, damage);
  const { damaged, faults, entries } = await check(url);
  expect([...damaged].toSorted((x, y) => x.tableId.localeCompare(y.tableId))).toEqual([
    { tableId: "a", reason: "the checksum of its entries from 4 on is wrong" },
    { tableId: "b", reason: "it has a log, but its own row is missing" },
  ]);
  expect(entries).toBe(5);
  expect(faults).toEqual([
    expect.stringContaining("the key for notifications is not the one that was stored"),
    "notifications are damaged, and not sent any more: 1 of them",
  ]);
});

test("other keys are drawn while no server uses the database; the former ones are kept, pushes end, webhooks stay", async () => {
  const url = await filled();
  const before = await openPostgres(url);
  await expect(changeKeysOfStore({ data: "", database: url })).rejects.toThrow(
    /is in use by a Courtly server/,
  );
  await before.close();
  for (let time = 0; time < 5; time += 1) await changeKeysOfStore({ data: "", database: url });
  const after = await openPostgres(url);
  expect(after.signingKey).not.toEqual(before.signingKey);
  expect(after.pushKeys).not.toEqual(before.pushKeys);
  expect(after.formerSigningKeys).toHaveLength(3);
  expect((await after.subscriptions("a", 0)).map(({ id }) => id)).toEqual(["hook"]);
  const due = await after.dueNotices(3_600_000);
  expect(due.map((notice) => notice.subscription?.id)).toEqual(["hook"]);
  await after.close();
});
