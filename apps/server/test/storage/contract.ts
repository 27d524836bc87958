import { assert } from "@courtly/engine";
import type { Entry } from "@courtly/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  DamagedTable,
  holdersAt,
  playerOf,
  type Append,
  type NewTable,
  type Storage,
} from "../../src/storage/storage.ts";

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

export function append(tableId: string, expected: number, changes: Partial<Append> = {}): Append {
  return {
    tableId,
    expected,
    entries: [undone(0)],
    atMs: 2000,
    key: `key-${expected}`,
    holder: "aa",
    content: "undo",
    ...changes,
  };
}

/** The tests that every implementation of `Storage` must pass. */
export function storageContract(
  name: string,
  open: () => Promise<{ readonly storage: Storage; readonly remove: () => void }>,
): void {
  describe(`${name} keeps the contract of a storage`, () => {
    let storage: Storage;
    let remove: () => void;
    beforeEach(async () => {
      ({ storage, remove } = await open());
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
        expect(await storage.findRequest("a", append("a", 1, { key }))).toEqual({
          kind: "already",
          length,
        });
      }
      expect(await storage.read("a", 1)).toHaveLength(4);
      expect(await storage.findRequest("a", append("a", 1, { key: "other" }))).toBeUndefined();
      expect(await storage.findRequest("nobody", append("a", 1))).toBeUndefined();
    });

    test("a key that was stored is refused to another sender and for another content", async () => {
      await storage.create(newTable("a"));
      await storage.append(append("a", 1, { key: "same", holder: "aa", content: "roll" }));
      const own = { key: "own", holder: undefined, content: undefined };
      await storage.append(append("a", 2, own));
      const others: readonly Partial<Append>[] = [
        { key: "same", holder: "bb", content: "roll" },
        { key: "same", holder: "aa", content: "undo" },
        { key: "same", holder: undefined, content: undefined },
        { key: "own", holder: "aa", content: "roll" },
        { key: "own", holder: undefined, content: "roll" },
      ];
      for (const other of others)
        for (const expected of [1, 3]) {
          const request = append("a", expected, other);
          expect(await storage.append(request)).toEqual({ kind: "keyTaken" });
          expect(await storage.findRequest("a", request)).toEqual({ kind: "keyTaken" });
        }
      expect(await storage.append(append("a", 1, own))).toEqual({ kind: "already", length: 3 });
      expect(await storage.read("a", 1)).toHaveLength(3);
    });

    test("a log is read in parts of any size", async () => {
      await storage.create(newTable("a"));
      const three = [undone(0), undone(1), undone(0)] as const;
      let length = 1;
      for (let i = 0; i < 6; i += 1) {
        await storage.append(append("a", length, { entries: three, atMs: 2000 + i }));
        length += three.length;
      }
      const whole = await storage.read("a", 1);
      expect(whole.map(({ n }) => n)).toEqual(Array.from({ length }, (_, i) => i + 1));
      for (const max of [1, 2, 3, 4, 7, 100])
        for (const from of [1, 2, 3, 4, length - 1, length, length + 1])
          expect(await storage.read("a", from, max)).toEqual(whole.slice(from - 1, from - 1 + max));
    });

    test("a long log is read whole, and every entry once", async () => {
      await storage.create(newTable("a"));
      const hundred = Array.from({ length: 100 }, (_, i) => undone(i % 2));
      const [first, ...others] = hundred as [Entry, ...Entry[]];
      for (let i = 0; i < 15; i += 1)
        await storage.append(append("a", 1 + 100 * i, { entries: [first, ...others] }));
      const numbers = Array.from({ length: 1501 }, (_, i) => i + 1);
      expect((await storage.read("a", 1)).map(({ n }) => n)).toEqual(numbers);
      expect((await storage.read("a", 450)).map(({ n }) => n)).toEqual(numbers.slice(449));
    });

    test("a store that works can be checked for writing, which changes nothing", async () => {
      await storage.create(newTable("a"));
      await Promise.all([storage.checkWritable(), storage.append(append("a", 1))]);
      await storage.checkWritable();
      expect(await storage.read("a", 1)).toHaveLength(2);
    });

    test("a table in quarantine is refused, and other tables go on", async () => {
      await storage.create(newTable("a"));
      await storage.create(newTable("b"));
      const error = storage.quarantine("a", "its log makes no sense");
      expect(error).toBeInstanceOf(DamagedTable);
      for (const refused of [
        storage.read("a", 1),
        storage.find("a"),
        storage.append(append("a", 1)),
        storage.findRequest("a", append("a", 1)),
        storage.create(newTable("a")),
      ])
        await expect(refused).rejects.toBe(error);
      expect(await storage.append(append("b", 1))).toEqual({ kind: "stored", length: 2 });
    });

    test("closing finishes pending writes, and may be repeated", async () => {
      const created = storage.create(newTable("a"));
      const appended = storage.append(append("a", 1));
      await Promise.all([storage.close(), storage.close()]);
      expect(await created).toBe(true);
      expect(await appended).toEqual({ kind: "stored", length: 2 });
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
      await storage.append(append("a", 1, { seat: { player: 1, tokenHashes: ["bb"] } }));
      expect((await storage.find("a"))?.tokenHashes).toEqual(["aa", "bb"]);
      await storage.append(
        append("a", 1, { key: "lost", seat: { player: 1, tokenHashes: ["cc"] } }),
      );
      expect((await storage.find("a"))?.tokenHashes).toEqual(["aa", "bb"]);
      await storage.append(append("a", 2, { seat: { player: 1, tokenHashes: [] } }));
      expect((await storage.find("a"))?.tokenHashes).toEqual(["aa", undefined]);
    });

    test("a seat may have several devices, the first one apart, together with the entry that says so", async () => {
      await storage.create(newTable("a", { tokenHashes: ["aa", "bb"] }));
      expect((await storage.find("a"))?.furtherDevices).toBeUndefined();
      await storage.append(append("a", 1, { seat: { player: 1, tokenHashes: ["bb", "cc"] } }));
      await storage.append(append("a", 2, { seat: { player: 0, tokenHashes: ["aa", "dd"] } }));
      const both = await storage.find("a");
      expect(both).toMatchObject({
        tokenHashes: ["aa", "bb"],
        furtherDevices: [
          { player: 1, tokenHash: "cc" },
          { player: 0, tokenHash: "dd" },
        ],
      });
      assert(both !== undefined, "the table is stored");
      expect(["aa", "bb", "cc", "dd", "ee"].map((hash) => playerOf(both, hash))).toEqual([
        0,
        1,
        1,
        0,
        undefined,
      ]);
      expect([0, 1].map((player) => holdersAt(both, player))).toEqual([
        ["aa", "dd"],
        ["bb", "cc"],
      ]);
      // The first device is taken away: the other one has the seat alone.
      await storage.append(append("a", 3, { seat: { player: 1, tokenHashes: ["cc"] } }));
      await storage.append(append("a", 3, { key: "x", seat: { player: 0, tokenHashes: [] } }));
      expect(await storage.find("a")).toMatchObject({
        tokenHashes: ["aa", "cc"],
        furtherDevices: [{ player: 0, tokenHash: "dd" }],
      });
      await storage.append(append("a", 4, { seat: { player: 0, tokenHashes: ["aa"] } }));
      expect((await storage.find("a"))?.furtherDevices).toBeUndefined();
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

    test("tables are listed while they are open", async () => {
      await storage.create(newTable("old", { atMs: 1, code: "AAAAAA" }));
      await storage.create(newTable("new", { atMs: 2 }));
      await storage.create(newTable("hidden", { listed: false }));
      expect(await storage.listed(9)).toEqual(["new", "old"]);
      expect(await storage.listed(1)).toEqual(["new"]);
      await storage.append(append("old", 1));
      await storage.append(append("old", 1, { key: "lost", stage: "drawing" }));
      expect(await storage.listed(9)).toEqual(["new", "old"]);
      expect(await storage.findCode("AAAAAA")).toBe("old");
      await storage.append(append("old", 2, { stage: "drawing" }));
      expect(await storage.listed(9)).toEqual(["new"]);
      expect(await storage.findCode("AAAAAA")).toBeUndefined();
    });

    test("listed running games are found, the newest first", async () => {
      await storage.create(newTable("old", { atMs: 1, code: undefined }));
      await storage.create(newTable("new", { atMs: 2 }));
      await storage.create(newTable("hidden", { listed: false }));
      await storage.create(newTable("waiting"));
      for (const id of ["old", "new", "hidden"])
        await storage.append(append(id, 1, { stage: "playing" }));
      expect(await storage.running(9)).toEqual(["new", "old"]);
      expect(await storage.running(1)).toEqual(["new"]);
      await storage.append(append("new", 2, { stage: "over" }));
      expect(await storage.running(9)).toEqual(["old"]);
    });

    test("running games in which a bot is to act are found, and those of which it is not known", async () => {
      for (const id of ["bots", "persons", "unknown", "open"]) await storage.create(newTable(id));
      await storage.append(append("bots", 1, { stage: "playing", awaitsBot: true }));
      await storage.append(append("persons", 1, { stage: "playing", awaitsBot: false }));
      await storage.append(append("unknown", 1, { stage: "playing" }));
      await storage.append(append("open", 1, { awaitsBot: true }));
      expect((await storage.awaitingBot()).toSorted()).toEqual(["bots", "unknown"]);
      await storage.append(append("bots", 2, { awaitsBot: false }));
      await storage.append(append("persons", 2, { awaitsBot: true }));
      await storage.append(append("unknown", 2, { stage: "over" }));
      expect(await storage.awaitingBot()).toEqual(["persons"]);
    });

    test("games in which a bot is to act may be looked for by the time of their last entry", async () => {
      for (const [id, atMs] of [
        ["early", 10],
        ["late", 20],
      ] as const) {
        await storage.create(newTable(id, { atMs: 1 }));
        await storage.append(append(id, 1, { stage: "playing", awaitsBot: true, atMs }));
      }
      expect(await storage.awaitingBot(10)).toEqual([]);
      expect(await storage.awaitingBot(11)).toEqual(["early"]);
      expect((await storage.awaitingBot(21)).toSorted()).toEqual(["early", "late"]);
    });

    test("tables at which the clock of a turn has run out are found, the longest due first", async () => {
      for (const id of ["early", "late", "over", "none"]) await storage.create(newTable(id));
      await storage.append(append("late", 1, { stage: "playing", dueMs: 200 }));
      await storage.append(append("early", 1, { stage: "playing", dueMs: 100 }));
      await storage.append(append("over", 1, { stage: "over", dueMs: 50 }));
      await storage.append(append("none", 1, { stage: "playing" }));
      expect(await storage.due(99)).toEqual([]);
      expect(await storage.due(100)).toEqual(["early"]);
      expect(await storage.due(1000)).toEqual(["early", "late"]);
      await storage.append(append("early", 2, { dueMs: 300 }));
      await storage.append(append("late", 2));
      expect(await storage.due(299)).toEqual([]);
      expect(await storage.due(300)).toEqual(["early"]);
    });

    test("all tables that are due are found, however many", async () => {
      const many = Array.from({ length: 150 }, (_, table) => `table${table}`);
      for (const id of many) {
        await storage.create(newTable(id));
        await storage.append(append(id, 1, { stage: "playing", dueMs: 1 }));
      }
      expect(await storage.due(1)).toHaveLength(many.length);
    });
  });
}
