import type { Problem } from "@courtly/engine";
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { playQueue } from "../../src/table/playQueue.ts";
import type { ThinkingFault, View } from "../../src/table/session.ts";

/** A session that stores what is played when the test says so. */
function slowSession() {
  const played: string[][] = [];
  const stores: { resolve: (problem?: Problem) => void; reject: (error: Error) => void }[] = [];
  const view = signal({ waiting: { kind: "person", seat: 0 } } as unknown as View<unknown, string>);
  const storing = () =>
    new Promise<Problem | undefined>((resolve, reject) => {
      stores.push({ resolve, reject });
    });
  const fault = signal<ThinkingFault | undefined>(undefined);
  const session = {
    view,
    recovery: { fault, isOvertaken: signal(false), retry: () => undefined },
    undo: (steps = 1) => {
      played.push([`undo ${steps}`]);
      return storing();
    },
    act: (...actions: readonly string[]) => {
      played.push([...actions]);
      return storing();
    },
  };
  const stored = async (problem?: Problem) => {
    stores.shift()?.resolve(problem);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return { ...playQueue(session), played, stored, stores, view, fault };
}

test("a tap during a save waits until the save is done", async () => {
  const { play, press, played, stored } = slowSession();
  const seen: string[] = [];
  play(["roll"]);
  press("die 1", () => seen.push("die 1"));
  expect(seen).toEqual([]);
  await stored();
  expect(seen).toEqual(["die 1"]);
  expect(played).toEqual([["roll"]]);
});

test("actions that wait are stored after those before them", async () => {
  const { play, played, stored } = slowSession();
  play(["roll"]);
  play(["end"]);
  expect(played).toEqual([["roll"]]);
  await stored();
  expect(played).toEqual([["roll"], ["end"]]);
});

test("the same key or another way to the same actions is an impatient repetition", async () => {
  const { play, press, played, stored } = slowSession();
  press("Space", () => play(["roll"]));
  press("Space", () => play(["end"]));
  play(["roll"]);
  await stored();
  expect(played).toEqual([["roll"]]);
  press("Space", () => play(["end"]));
  expect(played).toEqual([["roll"], ["end"]]);
});

test("several taps wait in their order, also when one of them plays", async () => {
  const { play, press, played, stored } = slowSession();
  const seen: number[] = [];
  play(["use"]);
  press({ die: 1 }, () => seen.push(1));
  press({ die: 2 }, () => seen.push(2));
  press("Space", () => play(["roll"]));
  press("Space", () => play(["again"]));
  press({ die: 3 }, () => seen.push(3));
  await stored();
  expect(seen).toEqual([1, 2]);
  expect(played).toEqual([["use"], ["roll"]]);
  await stored();
  expect(seen).toEqual([1, 2, 3]);
  expect(played).toEqual([["use"], ["roll"]]);
});

test("a bounded number of taps waits", async () => {
  const { play, press, stored } = slowSession();
  let taps = 0;
  play(["roll"]);
  for (let tap = 0; tap < 1000; tap += 1) press({ tap }, () => (taps += 1));
  await stored();
  expect(taps).toBe(16);
});

test("taps after refused actions are dropped, and later ones count", async () => {
  const { play, press, stored } = slowSession();
  const seen: string[] = [];
  play(["roll"]);
  press("die 1", () => seen.push("die 1"));
  await stored({ message: "not now" });
  press("die 2", () => seen.push("die 2"));
  expect(seen).toEqual(["die 2"]);
});

test("a save that fails unexpectedly drops the taps that wait, and the table goes on", async () => {
  const { play, press, stores } = slowSession();
  const seen: string[] = [];
  let failure: Promise<void> | undefined;
  play(["roll"], async (store) => {
    failure = store();
    await failure.catch(() => undefined);
    throw new Error("unexpected");
  });
  const unhandled = new Promise<Error>((resolve) => {
    process.once("unhandledRejection", resolve);
  });
  press("die 1", () => seen.push("die 1"));
  stores.shift()?.reject(new Error("unexpected"));
  await unhandled;
  press("die 2", () => seen.push("die 2"));
  expect(seen).toEqual(["die 2"]);
});

test("what surrounds a save runs while it is being stored", async () => {
  const { play, stored } = slowSession();
  const seen: string[] = [];
  play(["roll"], async (store) => {
    seen.push("before");
    await store();
    seen.push("after");
  });
  expect(seen).toEqual(["before"]);
  await stored();
  expect(seen).toEqual(["before", "after"]);
});

test("a tap counts only for the person who made it", async () => {
  const { play, press, stored, view } = slowSession();
  const seen: string[] = [];
  play(["end"]);
  press("die 1", () => seen.push("die 1"));
  view.value = { waiting: { kind: "person", seat: 1 } } as unknown as View<unknown, string>;
  await stored();
  expect(seen).toEqual([]);
});

test("an undo waits and is waited for, and each repetition takes back one more", async () => {
  const { play, undo, press, played, stored } = slowSession();
  play(["aside"]);
  press("u", () => undo());
  press("u", () => undo());
  press("Enter", () => play(["aside all"]));
  for (let saves = 0; saves < 4; saves += 1) await stored();
  expect(played).toEqual([["aside"], ["undo 1"], ["undo 1"], ["aside all"]]);
});

test("after a fault nothing is played until it is dealt with", () => {
  const { play, undo, played, fault } = slowSession();
  fault.value = { kind: "thinking", reason: "" };
  play(["roll"]);
  undo();
  expect(played).toEqual([]);
  fault.value = undefined;
  play(["roll"]);
  expect(played).toEqual([["roll"]]);
});
