import { describe, expect, test } from "vitest";
import type { Fanout } from "../../src/fanout/fanout.ts";

/** The tests that every implementation of `Fanout` must pass at one server. */
export function fanoutContract(name: string, open: () => Promise<Fanout>): void {
  describe(`${name} keeps the contract of a fan-out`, () => {
    test("watchers of a table are called with its length, at once, until they stop", async () => {
      const fanout = await open();
      const looks: unknown[] = [];
      const stops = [1, 2].map((each) => fanout.watch("a", (length) => looks.push([each, length])));
      fanout.watch("b", () => looks.push("another table"));
      fanout.tell("a", 7);
      fanout.tell("a");
      expect(looks.splice(0)).toEqual([
        [1, 7],
        [2, 7],
        [1, undefined],
        [2, undefined],
      ]);
      stops[0]?.();
      stops[0]?.();
      fanout.tell("a", 8);
      expect(looks.splice(0)).toEqual([[2, 8]]);
      stops[1]?.();
      fanout.tell("a", 9);
      expect(looks).toEqual([]);
    });

    test("a watcher that stops while watchers are called is not called again, and new ones may come", async () => {
      const fanout = await open();
      let looks = 0;
      const stop = fanout.watch("a", () => {
        looks += 1;
        stop();
      });
      fanout.tell("a", 1);
      fanout.tell("a", 2);
      expect(looks).toBe(1);
      fanout.watch("a", () => (looks += 1));
      fanout.tell("a", 3);
      expect(looks).toBe(2);
    });

    test("watchers of all tables are called for each change by this server", async () => {
      const fanout = await open();
      const looks: unknown[] = [];
      const stop = fanout.watchAll((tableId, length) => looks.push([tableId, length]));
      fanout.tell("a", 7);
      fanout.tell("b");
      stop();
      fanout.tell("c");
      expect(looks).toEqual([
        ["a", 7],
        ["b", undefined],
      ]);
    });

    test("it may be closed twice", async () => {
      const fanout = await open();
      await fanout.close();
      await fanout.close();
    });
  });
}
