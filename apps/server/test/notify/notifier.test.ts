import { createECDH } from "node:crypto";
import { assert } from "@courtly/engine";
import { numbered, type Entry } from "@courtly/protocol";
import { expect, test } from "vitest";
import { notifierOf } from "../../src/notify/notifier.ts";
import type { Outbound, OutboundAnswer } from "../../src/notify/outbound.ts";
import type { Notice, NoticeResult } from "../../src/storage/notices.ts";
import { DamagedTable, type Storage } from "../../src/storage/storage.ts";
import { foldAll } from "../../src/tables/fold.ts";
import type { Tables } from "../../src/tables/tables.ts";
import { fakeClock } from "../support/fakeClock.ts";

const ENTRIES: readonly Entry[] = [
  {
    kind: "created",
    game: "rolling-courts",
    players: 2,
    host: 0,
    listed: false,
    seal: "ab".repeat(32),
  },
  { kind: "seated", player: 0, who: { kind: "person", name: "Ada", shield: "azure" } },
  { kind: "seated", player: 1, who: { kind: "person", name: "Ben", shield: "or" } },
];

const NOTICE: Notice = {
  id: 1,
  event: "full",
  attempts: 0,
  createdMs: 0,
  subscription: {
    id: "s",
    tableId: "T",
    player: 0,
    holder: "aa",
    language: "en",
    page: "https://play.example/",
    target: { kind: "webhook", url: "https://hook.example/" },
  },
};

interface Sending {
  readonly notice?: Partial<Notice>;
  readonly outbound?: Outbound;
  readonly load?: Tables["load"];
}

/** Lets a notifier send one notice. Returns what it has stored about it, and when. */
async function settledBy({ notice, outbound, load }: Sending) {
  const clock = fakeClock();
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const results: NoticeResult[] = [];
  const errors: unknown[] = [];
  const storage: Pick<Storage, "dueNotices" | "settleNotice" | "pushKeys"> = {
    pushKeys: { publicKey: ecdh.getPublicKey(), privateKey: ecdh.getPrivateKey() },
    dueNotices: async () => (results.length === 0 ? [{ ...NOTICE, ...notice }] : []),
    settleNotice: async (_, result) => void results.push(result),
  };
  const tableState = foldAll("T", undefined, numbered(ENTRIES));
  assert(tableState !== undefined, "the log has entries");
  const notifier = notifierOf({
    storage: storage as Storage,
    tables: {
      load:
        load ??
        (async () => ({
          tableState,
          signature: "",
          secrets: { id: "T", code: undefined, seed: new Uint8Array(), tokenHashes: [] },
        })),
    },
    clock,
    outbound: outbound ?? (async () => ({ kind: "silence" })),
    origin: undefined,
    onError: (error) => errors.push(error),
  });
  notifier.start();
  clock.pass(1000);
  await expect.poll(() => results.length + errors.length).toBe(1);
  await notifier.stop();
  return { results, errors, nowMs: clock.nowMs() };
}

const answering =
  (answer: OutboundAnswer): Outbound =>
  async () =>
    answer;
const status = (code: number) => answering({ kind: "answered", status: code });

test.each([
  [0, 1],
  [1, 5],
  [2, 30],
  [3, 120],
])(
  "after %i failed attempts a further failure is followed by a pause of %i minutes",
  async (attempts, minutes) => {
    for (const outbound of [
      answering({ kind: "silence" }),
      status(429),
      status(500),
      status(503),
    ]) {
      const { results, nowMs } = await settledBy({ notice: { attempts }, outbound });
      expect(results).toEqual([{ kind: "again", dueMs: nowMs + minutes * 60_000 }]);
    }
  },
);

test("after the fifth failed attempt a notice is given up", async () => {
  const { results } = await settledBy({ notice: { attempts: 4 } });
  expect(results).toEqual([{ kind: "done" }]);
});

test.each([
  [200, "done"],
  [201, "done"],
  [204, "done"],
  [301, "done"],
  [400, "done"],
  [401, "done"],
  [403, "done"],
  [404, "gone"],
  [410, "gone"],
  [413, "done"],
] as const)("after the status %i a notice is %s", async (code, kind) => {
  const { results } = await settledBy({ outbound: status(code) });
  expect(results).toEqual([{ kind }]);
});

test("an address that may not be used is used no more, and a damaged subscription neither", async () => {
  expect((await settledBy({ outbound: answering({ kind: "forbidden" }) })).results).toEqual([
    { kind: "gone" },
  ]);
  expect((await settledBy({ notice: { subscription: undefined } })).results).toEqual([
    { kind: "gone" },
  ]);
});

test("nothing is sent about a table that is damaged, missing, or does not wait for the player any more", async () => {
  const outbound: Outbound = async () => {
    throw new Error("nothing is to be sent");
  };
  const damaged = async () => {
    throw new DamagedTable("T", "broken");
  };
  const cases: readonly Sending[] = [
    { outbound, load: damaged },
    { outbound, load: async () => undefined },
  ];
  for (const sending of cases)
    expect(await settledBy(sending)).toMatchObject({ results: [{ kind: "done" }], errors: [] });
});

test("a notice that is being sent is not sent a second time, and stays when the server stops", async () => {
  const clock = fakeClock();
  let sent = 0;
  const settled: NoticeResult[] = [];
  const storage: Pick<Storage, "dueNotices" | "settleNotice" | "pushKeys"> = {
    pushKeys: { publicKey: new Uint8Array(65), privateKey: new Uint8Array(32) },
    dueNotices: async () => [NOTICE],
    settleNotice: async (_, result) => void settled.push(result),
  };
  const tableState = foldAll("T", undefined, numbered(ENTRIES));
  assert(tableState !== undefined, "the log has entries");
  const secrets = { id: "T", code: undefined, seed: new Uint8Array(), tokenHashes: [] };
  const notifier = notifierOf({
    storage: storage as Storage,
    tables: { load: async () => ({ tableState, signature: "", secrets }) },
    clock,
    outbound: (_, stopping) => {
      sent += 1;
      return new Promise((resolve) =>
        stopping.addEventListener("abort", () => resolve({ kind: "silence" })),
      );
    },
    origin: undefined,
    onError: (error) => expect.fail(String(error)),
  });
  notifier.start();
  for (let tick = 0; tick < 3; tick += 1) {
    clock.pass(1000);
    await expect.poll(() => clock.waiting()).toBe(1);
  }
  await expect.poll(() => sent).toBe(1);
  await notifier.stop();
  expect([sent, settled]).toEqual([1, []]);
});
