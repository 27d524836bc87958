import { expect, test } from "vitest";
import { moveAddress } from "../../src/offline/worker/addressChange.ts";
import { fakeCaches } from "./fakeCaches.ts";

const HOME = "https://play.example/courtly/";
const KEYS = { p256dh: "B", auth: "a" };

interface Options {
  /** The answer of the server about a table. */
  readonly answer?: (table: string) => object;
}

/** A service worker whose page has noted these tables, and everything that it sends. */
async function workerWith(
  tables: readonly string[],
  { answer = () => ({ key: "KEY" }) }: Options = {},
) {
  const { caches } = fakeCaches();
  const cache = await caches.open("courtly-notified");
  for (const table of tables) {
    const seat = { table, token: `token of ${table}`, language: "de", page: HOME };
    await cache.put(`${HOME}notified/${table}`, new Response(JSON.stringify(seat)));
  }
  const sent: unknown[] = [];
  const keys: string[] = [];
  const platform = {
    caches,
    home: HOME,
    fetch: async (address: string, { body }: RequestInit) => {
      const [, table = ""] = /api\/tables\/(.*)\/notifications$/.exec(address) ?? [];
      sent.push({ table, ...(JSON.parse(typeof body === "string" ? body : "") as object) });
      return new Response(JSON.stringify(answer(table)));
    },
    subscribe: async (key: string) => {
      keys.push(key);
      const toJSON = () => ({ endpoint: "https://push.example/new", keys: KEYS });
      return { toJSON } as unknown as PushSubscription;
    },
  };
  return { platform, sent, keys };
}

test("the server is told the new address of the browser for each seat that is notified", async () => {
  const { platform, sent, keys } = await workerWith(["one", "two"]);
  await moveAddress("https://push.example/old", platform);
  expect(sent).toEqual(
    ["one", "two"].flatMap((table) => [
      { table, kind: "pushOff", endpoint: "https://push.example/old", token: `token of ${table}` },
      {
        table,
        kind: "push",
        language: "de",
        page: HOME,
        endpoint: "https://push.example/new",
        ...KEYS,
        token: `token of ${table}`,
      },
    ]),
  );
  expect(keys).toEqual(["KEY", "KEY"]);
});

test("a browser that does not say which address it replaces is notified at the new one too", async () => {
  const { platform, sent } = await workerWith(["one"]);
  await moveAddress(undefined, platform);
  expect(sent).toMatchObject([{ kind: "ask" }, { kind: "push" }]);
});

test("a seat that is given up, and a server that does not answer, leave the other seats notified", async () => {
  const { platform, sent } = await workerWith(["left", "down", "one"], {
    answer: (table) => {
      if (table === "down") throw new Error("no network");
      return table === "left" ? { refused: { code: "wrong-token" } } : { key: "KEY" };
    },
  });
  await moveAddress(undefined, platform);
  expect(sent).toMatchObject([
    { table: "left", kind: "ask" },
    { table: "down", kind: "ask" },
    { table: "one", kind: "ask" },
    { table: "one", kind: "push" },
  ]);
});
