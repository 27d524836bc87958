import type { Problem } from "@courtly/engine";
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { playQueue } from "../../src/table/playQueue.ts";
import type { View } from "../../src/table/session.ts";

/** A session that stores what is played when the test says so. */
function slowSession() {
  const played: string[][] = [];
  const stores: (() => void)[] = [];
  const view = signal({ waiting: { kind: "person", seat: 0 } } as unknown as View<unknown, string>);
  const session = {
    view,
    act: (...actions: readonly string[]) => {
      played.push([...actions]);
      return new Promise<Problem | undefined>((resolve) => {
        stores.push(() => resolve(undefined));
      });
    },
  };
  const stored = async () => {
    stores.shift()?.();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  return { ...playQueue(session), played, stored, view };
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

test("of several taps that wait, the last one counts", async () => {
  const { play, press, stored } = slowSession();
  const seen: number[] = [];
  play(["roll"]);
  for (const die of [1, 2, 3]) press({ die }, () => seen.push(die));
  await stored();
  expect(seen).toEqual([3]);
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
