import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { assert } from "@courtly/engine";
import type { Logged, TableState } from "@courtly/protocol";
import { expect, test } from "vitest";
import { estimatedBytes } from "../../src/tables/cache.ts";
import { foldAll } from "../../src/tables/fold.ts";
import { begin, paperTable, playOut, TABLE } from "./evening.ts";

setFlagsFromString("--expose-gc");
// Each collection ages compiled code that is not in use, and dropping it would count as memory that tables gave back.
setFlagsFromString("--no-flush-bytecode");
const collectGarbage = runInNewContext("gc") as () => void;

const YOU = { kind: "you" } as const;
const BOT = { kind: "bot", level: "page" } as const;
const SECRETS = { id: TABLE, code: undefined, seed: new Uint8Array(32), tokenHashes: [] };
const GAMES = 5;
const TABLES = 40;
const ROUNDS = 3;
const MEGABYTE = 1_000_000;

function heapBytes(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The memory that each table needs: the median of several rounds, because something else may be freed during one. */
function bytesByTable(logs: readonly string[], part: number): number {
  folded(logs, part, GAMES); // compiles the code
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = heapBytes();
    const tables = folded(logs, part, TABLES);
    return (heapBytes() - before) / tables.length;
  });
  const median = rounds.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2];
  assert(median !== undefined, "there are rounds");
  return median;
}

/** Folds a part of each log several times from its text, as the store returns it. */
function folded(logs: readonly string[], part: number, count: number): readonly TableState[] {
  return Array.from({ length: count }, (_, index) => {
    const log = JSON.parse(logs[index % logs.length] ?? "") as readonly Logged[];
    const tableState = foldAll(TABLE, undefined, log.slice(0, Math.ceil(log.length * part)));
    assert(tableState !== undefined, "a log has entries");
    return tableState;
  });
}

test.for([
  { game: "to-court-the-king", seats: [YOU, BOT] },
  { game: "to-court-the-king", seats: [BOT, YOU, BOT, BOT, BOT] },
  { game: "rolling-courts", seats: [YOU, BOT] },
  { game: "rolling-courts", seats: [YOU, BOT, BOT, BOT] },
])("5,000 tables of $game use under 300 MB, and as much as the cache estimates", (party) => {
  const logs = Array.from({ length: GAMES }, (_, index) => {
    const paper = paperTable(party, `memory ${index}`);
    begin(paper);
    playOut(paper, `memory ${index}`);
    return JSON.stringify(paper.log);
  });
  for (const part of [0.3, 0.7, 1]) {
    const bytes = bytesByTable(logs, part);
    const estimates = folded(logs, part, GAMES).map((tableState) =>
      estimatedBytes({ tableState, secrets: SECRETS }),
    );
    const estimate = estimates.reduce((sum, each) => sum + each, 0) / GAMES;
    expect(bytes * 5000).toBeLessThan(300 * MEGABYTE);
    expect(bytes / estimate).toBeGreaterThan(0.4);
    expect(bytes / estimate).toBeLessThan(1.15);
  }
});
