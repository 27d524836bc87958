import { describe, expect, test } from "vitest";
import type { NoticeChange, Subscription } from "../../src/storage/notices.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { append, newTable } from "./contract.ts";

export const subscription = (id: string, changes: Partial<Subscription> = {}): Subscription => ({
  id,
  tableId: "a",
  player: 0,
  holder: "aa",
  language: "en",
  page: "https://play.example/",
  target: { kind: "webhook", url: `https://${id}.example/` },
  ...changes,
});

export const tell = (
  event: NoticeChange["event"],
  ...players: readonly number[]
): NoticeChange => ({
  event,
  players,
  unsubscribed: [],
});

/** The ids of subscriptions whose notices are due in an hour, with the event. */
async function dueIn(storage: Storage): Promise<readonly string[]> {
  const due = await storage.dueNotices(3_600_000);
  return due.map(({ event, subscription }) => `${event} ${subscription?.id}`).toSorted();
}

/** The tests of notices that every implementation of `Storage` must pass. */
export function noticeContract(name: string, open: () => Promise<Storage>): void {
  describe(`${name} keeps the contract of notices`, () => {
    test("a notice is due when its delay has passed: 5 seconds for a device, 30 for a webhook", async () => {
      const storage = await open();
      await storage.create(newTable("a"));
      const push = {
        kind: "push",
        endpoint: "https://push.example/",
        p256dh: "",
        auth: "",
      } as const;
      await storage.subscribe(subscription("device", { target: push }), 4);
      await storage.subscribe(subscription("hook"), 4);
      await storage.append(append("a", 1, { atMs: 1000, notices: tell("turn", 0) }));
      const dueAt = async (nowMs: number) =>
        (await storage.dueNotices(nowMs)).map((notice) => notice.subscription?.id);
      expect(await dueAt(5999)).toEqual([]);
      expect(await dueAt(6000)).toEqual(["device"]);
      expect(await dueAt(31_000)).toEqual(["device", "hook"]);
    });

    test("a later turn withdraws the notice of an earlier one, and the end of the game replaces all", async () => {
      const storage = await open();
      await storage.create(newTable("a", { tokenHashes: ["aa", "bb"] }));
      await storage.subscribe(subscription("one"), 4);
      await storage.subscribe(subscription("two", { player: 1, holder: "bb" }), 4);
      await storage.append(append("a", 1, { notices: tell("full", 0, 1) }));
      expect(await dueIn(storage)).toEqual(["full one", "full two"]);
      await storage.append(append("a", 2, { notices: tell("turn", 0) }));
      expect(await dueIn(storage)).toEqual(["full two", "turn one"]);
      await storage.append(append("a", 3, { notices: tell("turn", 1) }));
      expect(await dueIn(storage)).toEqual(["turn two"]);
      await storage.append(append("a", 4));
      expect(await dueIn(storage)).toEqual(["turn two"]);
      await storage.append(append("a", 5, { notices: tell(undefined) }));
      expect(await dueIn(storage)).toEqual([]);
      await storage.append(append("a", 6, { notices: tell("over", 0, 1) }));
      expect(await dueIn(storage)).toEqual(["over one", "over two"]);
    });

    test("what a device has asked for goes with its seat: a device that is removed is told nothing more", async () => {
      const storage = await open();
      await storage.create(newTable("a", { tokenHashes: ["aa", "bb"] }));
      await storage.append(append("a", 1, { seat: { player: 0, tokenHashes: ["aa", "cc"] } }));
      await storage.subscribe(subscription("first"), 4);
      await storage.subscribe(subscription("second", { holder: "cc" }), 4);
      await storage.subscribe(subscription("rival", { player: 1, holder: "bb" }), 4);
      await storage.append(append("a", 2, { notices: tell("full", 0, 1) }));
      await storage.append(append("a", 3, { seat: { player: 0, tokenHashes: ["cc"] } }));
      expect(await dueIn(storage)).toEqual(["full rival", "full second"]);
      await storage.append(append("a", 4, { notices: tell("over", 0, 1) }));
      expect(await dueIn(storage)).toEqual(["over rival", "over second"]);
      expect(await storage.subscriptions("a", 0)).toMatchObject([{ id: "second" }]);
    });

    test("an append that is not stored tells nobody, and a repeated one nothing twice", async () => {
      const storage = await open();
      await storage.create(newTable("a"));
      await storage.subscribe(subscription("one"), 4);
      const notices = tell("turn", 0);
      expect(await storage.append(append("a", 7, { notices }))).toMatchObject({ kind: "conflict" });
      expect(await dueIn(storage)).toEqual([]);
      await storage.append(append("a", 1, { notices }));
      const [first] = await storage.dueNotices(3_600_000);
      await storage.settleNotice(first?.id ?? 0, { kind: "done" });
      expect(await storage.append(append("a", 1, { notices }))).toMatchObject({ kind: "already" });
      expect(await dueIn(storage)).toEqual([]);
    });

    test("a notice that is settled after a newer one has replaced it does not delete the newer one", async () => {
      const storage = await open();
      await storage.create(newTable("a"));
      await storage.subscribe(subscription("one"), 4);
      await storage.append(append("a", 1, { notices: tell("turn", 0) }));
      const [old] = await storage.dueNotices(3_600_000);
      await storage.append(append("a", 2, { notices: tell("over", 0) }));
      for (const kind of ["done", "gone"] as const)
        await storage.settleNotice(old?.id ?? 0, { kind });
      expect(await dueIn(storage)).toEqual(["over one"]);
    });

    test("a slow host does not hold up the others: four of its notices are due at once", async () => {
      const storage = await open();
      await storage.create(newTable("a"));
      const hosts = Array.from({ length: 9 }, (_, at) => `https://h${at}.slow.example:8443/${at}`);
      for (const [at, url] of [...hosts, "https://10.9.8.7/", "https://quick.test/"].entries())
        await storage.subscribe(subscription(`s${at}`, { target: { kind: "webhook", url } }), 100);
      await storage.append(append("a", 1, { notices: tell("turn", 0) }));
      expect(await dueIn(storage)).toEqual([
        "turn s0",
        "turn s1",
        "turn s10",
        "turn s2",
        "turn s3",
        "turn s9",
      ]);
      const [first] = await storage.dueNotices(3_600_000);
      await storage.settleNotice(first?.id ?? 0, { kind: "again", dueMs: 60_000 });
      // A first attempt comes before a second one.
      expect(await dueIn(storage)).not.toContain(`turn ${first?.subscription?.id}`);
    });

    test("a seat has as many subscriptions of a kind as are allowed, and replaces its own", async () => {
      const storage = await open();
      await storage.create(newTable("a", { tokenHashes: ["aa", "bb"] }));
      const bens = { player: 1, holder: "bb" };
      expect(await storage.subscribe(subscription("one"), 1)).toBe("stored");
      expect(await storage.subscribe(subscription("one", { language: "de" }), 1)).toBe("stored");
      expect(await storage.subscribe(subscription("two"), 1)).toBe("full");
      expect(await storage.subscribe(subscription("two", bens), 1)).toBe("stored");
      expect((await storage.subscriptions("a", 0)).map(({ language }) => language)).toEqual(["de"]);
    });

    test("only the player who has a seat subscribes there, and loses that with the seat", async () => {
      const storage = await open();
      await storage.create(newTable("a"));
      for (const other of [{ holder: "bb" }, { player: 1 }, { player: 7 }, { tableId: "b" }])
        expect(await storage.subscribe(subscription("one", other), 1)).toBe("noSeat");
      await storage.subscribe(subscription("one"), 1);
      const seat = { player: 0, tokenHashes: [] };
      const notices = { event: undefined, players: [], unsubscribed: [0] };
      await storage.append(append("a", 1, { seat, notices }));
      expect(await storage.subscriptions("a", 0)).toEqual([]);
      expect(await storage.subscribe(subscription("one"), 1)).toBe("noSeat");
    });
  });
}
