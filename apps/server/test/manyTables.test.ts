import { expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { dataFile, glanceAt, openTable } from "./support/served.ts";
import { serverProcess } from "./support/serverProcess.ts";
import { storableGame, storeAll, tableIds } from "./tables/storedGames.ts";

const IS_LONG = process.env["MODE"] === "long";
const TABLES = IS_LONG ? 10_000 : 500;
/** Long, because a busy machine is slow. */
const LIMIT_MS = (90 + TABLES / 20) * 1000;
/** The games that the server has to go on with. It comes to them last, because they are the last in the store. */
const AWAITING = tableIds("Z", 20);
/** The exit code of a process that ends by SIGTERM. Without memory it would be another one. */
const TERMINATED = 143;
/** In megabytes. Before, a game of Rolling Courts needed 0.6 of them, and all were kept from the start on. */
const HEAP_MAX = 256;

test(
  `a server with a heap of ${HEAP_MAX} MB resumes ${TABLES} running games`,
  { timeout: LIMIT_MS },
  async () => {
    const data = dataFile();
    const storage = await openSqlite(data);
    // It is not stored who is to act in these games, so that the server looks at all of them.
    await storeAll(storage, tableIds("P", TABLES), storableGame("rolling-courts", "person"));
    await storeAll(storage, AWAITING, storableGame("to-court-the-king", "bot"));
    const lengths = await Promise.all(
      AWAITING.map(async (id) => (await storage.read(id, 1)).length),
    );
    await storage.close();
    const { url, end } = await serverProcess(data, `--max-old-space-size=${HEAP_MAX}`);
    expect((await openTable(url)).player).toBe(0); // people are served meanwhile
    for (const [index, id] of AWAITING.entries())
      await expect
        .poll(async () => (await glanceAt(url, id)).length, { timeout: LIMIT_MS })
        .toBeGreaterThan(lengths[index] ?? 0);
    expect(await end("SIGTERM")).toBe(TERMINATED);
  },
);
