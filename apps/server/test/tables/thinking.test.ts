import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { sharedThinking } from "../../src/tables/thinking.ts";
import { sitDown } from "../support/device.ts";
import { dataFile, served } from "../support/served.ts";
import { storableGame, storeAll, tableIds } from "./storedGames.ts";

const QUESTION: BotQuestion = {
  gameId: "rolling-courts",
  bot: "chancellor",
  state: undefined,
  seat: 0,
  seed: "thinking",
  ms: 1000,
};

/** Threads that answer one question after the other, when the test says so. */
function threads() {
  const asked: { readonly ms: number; readonly answer: () => void }[] = [];
  const think = sharedThinking(
    ({ ms }) =>
      new Promise<BotAnswer>((resolve) => {
        asked.push({ ms, answer: () => resolve({ text: "pass" }) });
      }),
  );
  return { asked, think };
}

test("a question alone gets the whole time", async () => {
  const { asked, think } = threads();
  for (let count = 0; count < 3; count += 1) {
    const answered = think(QUESTION);
    asked.at(-1)?.answer();
    await answered;
  }
  expect(asked.map(({ ms }) => ms)).toEqual([1000, 1000, 1000]);
});

test("thirty questions that wait are answered in seconds, not half a minute, again and again", async () => {
  const { asked, think } = threads();
  const first = Array.from({ length: 30 }, () => think(QUESTION));
  const total = () => asked.reduce((sum, { ms }) => sum + ms, 0);
  expect(total()).toBeLessThan(5000);
  // From then on each table asks again after its answer: a whole round takes about one second.
  const before = total();
  for (const [index, answered] of first.entries()) {
    asked[index]?.answer();
    await answered;
    void think(QUESTION);
  }
  expect(total() - before).toBeLessThan(1100);
});

test("a server lets the bots of a stranger with thirty tables think for seconds, not half a minute, all together", async () => {
  const storage = await openSqlite(dataFile());
  const tables = tableIds("B", 30);
  await storeAll(storage, tables, storableGame("to-court-the-king", "bot"));
  const asked: number[] = [];
  const { promise, reject } = Promise.withResolvers<BotAnswer>();
  const { url } = await served({
    storage,
    bots: {
      ask: ({ ms }) => {
        asked.push(ms);
        return promise;
      },
      close: () => reject(new Error("the server stops")),
    },
  });
  for (const table of tables) await sitDown(url, table);
  await expect.poll(() => asked.length).toBe(tables.length);
  expect(asked.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(5000);
});
