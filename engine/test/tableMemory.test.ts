import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openTable, type TableOf } from "@courtly/engine";
import { expect, test } from "vitest";
import { nim, type Heap, type Take } from "./nim.ts";

type NimTable = TableOf<Heap, Take>;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function unwrap(
  result: { ok: true; value: NimTable } | { ok: false; error: { message: string } },
): NimTable {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Plays actions and rolls. `refs` has the state after each of them, weakly. (The opening state of Nim is its setup.) */
function playedLines(lines: readonly string[]) {
  let table = openTable(nim, { names: ["Ada", "Ben"] }, { stones: 90, toAct: 0, rolling: false });
  const refs: WeakRef<Heap>[] = [];
  for (const line of lines) {
    const { turn } = table;
    table = unwrap(
      turn.kind === "roll"
        ? table.roll([1])
        : table.act(turn.kind === "over" ? 0 : turn.seat, line),
    );
    refs.push(new WeakRef(table.state));
  }
  return { table, refs };
}

/** The indexes of the states that are still in memory. A weak reference holds its value until the current task ends. */
async function survivors(refs: readonly WeakRef<Heap>[]): Promise<readonly number[]> {
  await setImmediate();
  collectGarbage();
  return [...refs.keys()].filter((index) => refs[index]?.deref() !== undefined);
}

test("a table keeps no state before its last roll", async () => {
  const { table, refs } = playedLines(["roll", "*", "take 1", "roll", "*", "take 2", "take 3"]);
  expect(await survivors(refs)).toEqual([4, 5, 6]);
  expect(table.length).toBe(7);
});

test("a table whose last event was a roll keeps only its own state", async () => {
  const { table, refs } = playedLines(["take 1", "take 2", "roll", "*"]);
  expect(await survivors(refs)).toEqual([3]);
  expect(table.steps().map(({ before }) => before.stones)).toEqual([90, 89, 87, 87]);
});
