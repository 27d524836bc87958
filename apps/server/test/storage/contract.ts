import type { Entry } from "@courtly/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Append, NewTable, Storage } from "../../src/storage/storage.ts";

const SEAL = "ab".repeat(32);
const SEED = new Uint8Array(32).fill(7);

const created: Entry = {
  kind: "created",
  game: "to-court-the-king",
  players: 2,
  host: 0,
  listed: true,
  seal: SEAL,
};
const undone = (player: number): Entry => ({ kind: "undone", player });

export function newTable(id: string, changes: Partial<NewTable> = {}): NewTable {
  return {
    id,
    code: undefined,
    seed: SEED,
    tokenHashes: ["aa", undefined],
    entries: [created],
    atMs: 1000,
    stage: "lobby",
    listed: true,
    ...changes,
  };
}

function append(tableId: string, expected: number, changes: Partial<Append> = {}): Append {
  return {
    tableId,
    expected,
    entries: [undone(0)],
    atMs: 2000,
    key: `key-${expected}`,
    ...changes,
  };
}

/** The tests that every implementation of `Storage` must pass. */
export function storageContract(
  name: string,
  open: () => { readonly storage: Storage; readonly remove: () => void },
): void {
  describe(`${name} keeps the contract of a storage`, () => {
    let storage: Storage;
    let remove: () => void;
    beforeEach(() => {
      ({ storage, remove } = open());
    });
    afterEach(async () => {
      await storage.close();
      remove();
    });

    test("a table is found with its secrets, and its log is read from any entry on", async () => {
      expect(await storage.create(newTable("a", { code: "ABCDEF" }))).toBe(true);
      expect(await storage.find("a")).toEqual({
        id: "a",
        code: "ABCDEF",
        seed: SEED,
        tokenHashes: ["aa", undefined],
      });
      expect(await storage.findCode("ABCDEF")).toBe("a");
      await storage.append(append("a", 1, { entries: [undone(0), undone(1)] }));
      expect((await storage.read("a", 1)).map(({ n }) => n)).toEqual([1, 2, 3]);
      expect(await storage.read("a", 3)).toEqual([{ n: 3, atMs: 2000, entry: undone(1) }]);
      expect(await storage.read("a", 4)).toEqual([]);
    });

    test("an unknown table, code or log is not found", async () => {
      expect(await storage.find("nobody")).toBeUndefined();
      expect(await storage.findCode("ABCDEF")).toBeUndefined();
      expect(await storage.read("nobody", 1)).toEqual([]);
      expect(await storage.append(append("nobody", 0))).toEqual({ kind: "conflict", length: 0 });
    });

    test("an id or a code that is taken is refused", async () => {
      await storage.create(newTable("a", { code: "ABCDEF" }));
      expect(await storage.create(newTable("a"))).toBe(false);
      expect(await storage.create(newTable("b", { code: "ABCDEF" }))).toBe(false);
      expect(await storage.find("b")).toBeUndefined();
      expect(await storage.read("a", 1)).toHaveLength(1);
    });

    test("of two appends on the same length one is stored, and the other gets the length", async () => {
      await storage.create(newTable("a"));
      const both = await Promise.all([
        storage.append(append("a", 1, { key: "one" })),
        storage.append(append("a", 1, { key: "two" })),
      ]);
      expect(both).toEqual([
        { kind: "stored", length: 2 },
        { kind: "conflict", length: 2 },
      ]);
      expect(await storage.read("a", 1)).toHaveLength(2);
    });

    test("a key that was stored is not stored again, whatever length is expected", async () => {
      await storage.create(newTable("a"));
      await storage.append(append("a", 1, { key: "same", entries: [undone(0), undone(1)] }));
      await storage.append(append("a", 3, { key: "single" }));
      for (const [key, length] of [["same", 3] as const, ["single", 4] as const]) {
        for (const expected of [1, 4, 9])
          for (const entries of [[undone(0)] as const, [undone(0), undone(1)] as const])
            expect(await storage.append(append("a", expected, { key, entries }))).toEqual({
              kind: "already",
              length,
            });
        expect(await storage.lengthAt("a", key)).toBe(length);
      }
      expect(await storage.read("a", 1)).toHaveLength(4);
      expect(await storage.lengthAt("a", "other")).toBeUndefined();
    });

    test("a key that is sent twice at the same moment is stored once", async () => {
      await storage.create(newTable("a"));
      const request = append("a", 1, { entries: [undone(0), undone(1)] });
      expect(
        await Promise.all([request, request, { ...request, expected: 3 }].map(storage.append)),
      ).toEqual([
        { kind: "stored", length: 3 },
        { kind: "already", length: 3 },
        { kind: "already", length: 3 },
      ]);
      expect(await storage.read("a", 1)).toHaveLength(3);
    });

    test("entries have no gaps: an append that expects another length gets the real one", async () => {
      await storage.create(newTable("a"));
      for (const expected of [0, 2, 5])
        for (const entries of [[undone(0)] as const, [undone(0), undone(1)] as const])
          expect(await storage.append(append("a", expected, { entries }))).toEqual({
            kind: "conflict",
            length: 1,
          });
      const three = [undone(0), undone(1), undone(0)] as const;
      await storage.append(append("a", 1, { entries: three }));
      await storage.append(append("a", 4));
      expect((await storage.read("a", 1)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    });

    test("a key belongs to its table", async () => {
      await storage.create(newTable("a"));
      await storage.create(newTable("b"));
      await storage.append(append("a", 1, { key: "same" }));
      expect(await storage.append(append("b", 1, { key: "same" }))).toEqual({
        kind: "stored",
        length: 2,
      });
    });

    test("of many appends at once, each gets its own answer", async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
      expect(await Promise.all(ids.map((id) => storage.create(newTable(id))))).not.toContain(false);
      const answers = await Promise.all(
        ids.map((id, i) => storage.append(append(id, i % 3 === 0 ? 5 : 1))),
      );
      for (const [i, { kind }] of answers.entries())
        expect(kind).toBe(i % 3 === 0 ? "conflict" : "stored");
    });

    test("a seat gets its new token hash together with its entry", async () => {
      await storage.create(newTable("a"));
      await storage.append(append("a", 1, { seat: { player: 1, tokenHash: "bb" } }));
      expect((await storage.find("a"))?.tokenHashes).toEqual(["aa", "bb"]);
      await storage.append(append("a", 1, { key: "lost", seat: { player: 1, tokenHash: "cc" } }));
      expect((await storage.find("a"))?.tokenHashes).toEqual(["aa", "bb"]);
      await storage.append(append("a", 2, { seat: { player: 1, tokenHash: undefined } }));
      expect((await storage.find("a"))?.tokenHashes).toEqual(["aa", undefined]);
    });

    test("quiet tables are found by their stage and their last entry", async () => {
      await storage.create(newTable("early", { atMs: 1 }));
      await storage.create(newTable("late", { atMs: 9 }));
      await storage.create(newTable("joined", { atMs: 1 }));
      await storage.append(append("joined", 1, { atMs: 9 }));
      await storage.create(newTable("played", { atMs: 1, stage: "playing" }));
      await storage.append(append("played", 1, { atMs: 2 }));
      expect(await storage.quiet("lobby", 9)).toEqual([{ tableId: "early", length: 1 }]);
      expect(await storage.quiet("lobby", 1)).toEqual([]);
      expect(await storage.quiet("playing", 9)).toEqual([{ tableId: "played", length: 2 }]);
    });

    test("tables are listed while they are open, and running while they are played", async () => {
      await storage.create(newTable("old", { atMs: 1, code: "AAAAAA" }));
      await storage.create(newTable("new", { atMs: 2 }));
      await storage.create(newTable("hidden", { listed: false }));
      expect(await storage.listed(9)).toEqual(["new", "old"]);
      expect(await storage.listed(1)).toEqual(["new"]);
      expect(await storage.running()).toEqual([]);
      await storage.append(append("old", 1));
      await storage.append(append("old", 1, { key: "lost", stage: "drawing" }));
      expect(await storage.listed(9)).toEqual(["new", "old"]);
      expect(await storage.findCode("AAAAAA")).toBe("old");
      await storage.append(append("old", 2, { stage: "drawing" }));
      expect(await storage.listed(9)).toEqual(["new"]);
      expect(await storage.running()).toEqual(["old"]);
      expect(await storage.findCode("AAAAAA")).toBeUndefined();
      await storage.append(append("old", 3));
      expect(await storage.running()).toEqual(["old"]);
      await storage.append(append("old", 4, { stage: "over" }));
      expect(await storage.running()).toEqual([]);
    });
  });
}
