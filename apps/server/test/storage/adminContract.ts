import { describe, expect, test } from "vitest";
import type { Storage } from "../../src/storage/storage.ts";
import { append, newTable } from "./contract.ts";
import { subscription, tell } from "./noticeContract.ts";

/** The tests of administration that every implementation of `Storage` must pass. */
export function adminContract(name: string, open: () => Promise<Storage>): void {
  describe(`${name} keeps the contract of administration`, () => {
    test("tables are found by their stage, the newest first, listed or not", async () => {
      const storage = await open();
      await storage.create(newTable("old", { atMs: 1 }));
      await storage.create(newTable("new", { atMs: 2, listed: false }));
      await storage.create(newTable("played", { atMs: 3 }));
      await storage.append(append("played", 1, { stage: "playing" }));
      expect(await storage.tablesAt("lobby", 9)).toEqual(["new", "old"]);
      expect(await storage.tablesAt("lobby", 1)).toEqual(["new"]);
      expect(await storage.tablesAt("playing", 9)).toEqual(["played"]);
      expect(await storage.tablesAt("drawing", 9)).toEqual([]);
      expect(await storage.inUse()).toEqual({ lobby: 2, drawing: 0, playing: 1 });
    });

    test("finished tables are found by the time of their end", async () => {
      const storage = await open();
      for (const id of ["first", "last", "open"]) await storage.create(newTable(id, { atMs: 1 }));
      await storage.append(append("last", 1, { stage: "over", atMs: 30 }));
      await storage.append(append("first", 1, { stage: "over", atMs: 20 }));
      expect(await storage.tablesAt("over", 9)).toEqual(["last", "first"]);
      expect(await storage.endedBefore(30, 9)).toEqual(["first"]);
      expect(await storage.endedBefore(31, 9)).toEqual(["first", "last"]);
      expect(await storage.endedBefore(31, 1)).toEqual(["first"]);
      expect(await storage.inUse()).toEqual({ lobby: 1, drawing: 0, playing: 0 });
    });

    test("a table is deleted once its game is over, with its notifications; its id stays known", async () => {
      const storage = await open();
      for (const id of ["a", "b"]) await storage.create(newTable(id));
      await storage.subscribe(subscription("hook"), 4);
      expect(await storage.delete("a", 1)).toBe("inUse");
      expect(await storage.isDeleted("a")).toBe(false);
      await storage.append(append("a", 1, { stage: "over", notices: tell("over", 0) }));
      expect(await storage.delete("a", 1)).toBe("deleted");
      expect(await storage.find("a")).toBeUndefined();
      expect(await storage.read("a", 1)).toEqual([]);
      expect(await storage.append(append("a", 2))).toEqual({ kind: "conflict", length: 0 });
      expect(await storage.subscriptions("a", 0)).toEqual([]);
      expect(await storage.dueNotices(3_600_000)).toEqual([]);
      expect(await storage.tablesAt("over", 9)).toEqual([]);
      expect(await storage.isDeleted("a")).toBe(true);
      expect(await storage.delete("a", 2)).toBe("unknown");
      expect(await storage.delete("nobody", 2)).toBe("unknown");
      expect(await storage.isDeleted("nobody")).toBe(false);
      expect(await storage.read("b", 1)).toHaveLength(1);
    });

    test("networks are blocked and unblocked, each once", async () => {
      const storage = await open();
      expect(await storage.blocked()).toEqual([]);
      expect(await storage.block("203.0.113.7", 2)).toBe(true);
      expect(await storage.block("203.0.113.7", 3)).toBe(false);
      expect(await storage.block("2001:db8:1:2::/64", 1)).toBe(true);
      expect(await storage.blocked()).toEqual([
        { network: "2001:db8:1:2::/64", atMs: 1 },
        { network: "203.0.113.7", atMs: 2 },
      ]);
      expect(await storage.unblock("203.0.113.7")).toBe(true);
      expect(await storage.unblock("203.0.113.7")).toBe(false);
      expect(await storage.blocked()).toEqual([{ network: "2001:db8:1:2::/64", atMs: 1 }]);
    });
  });
}
