import type { Config, FileCheck, StoreCheck } from "@courtly/server";
import { EXIT, misused, writeJson, type Exit, type Streams } from "../command.ts";
import type { Outlet } from "../outlet.ts";

/** Checks a data file or a database for damage, and prints a line for each damaged table and a summary. */
export async function check(config: Config, json: boolean, streams: Streams): Promise<Exit> {
  const { checkStore, isSound, StorageError } = await import("@courtly/server");
  const progress = progressOn(streams.err);
  let result: StoreCheck;
  try {
    result = await checkStore(config, progress.show);
  } catch (error) {
    if (error instanceof StorageError) return misused(streams, `serve: ${error.message}`);
    throw error;
  } finally {
    progress.clear();
  }
  const sound = isSound(result);
  if (json) writeJson(streams, dataOf(result, sound));
  else streams.out.write(`${linesOf(result, sound).join("\n")}\n`);
  return sound ? EXIT.yes : EXIT.no;
}

function dataOf({ store, damaged, ...counts }: StoreCheck, isSound: boolean) {
  return {
    sound: isSound,
    file: store,
    ...counts,
    damaged: damaged.map(({ tableId, reason }) => ({ table: tableId, reason })),
  };
}

function linesOf(result: StoreCheck, isSound: boolean): readonly string[] {
  const { store, tables, entries, damaged, hasChecksums } = result;
  const count = tableCount(tables);
  const sum = isSound
    ? `'${store}' is sound: ${count}, ${number(entries)} entries.`
    : damaged.length === 0
      ? `'${store}' is damaged, but none of its ${count}: a fault of an index of a file is mended by 'sqlite3 ${store} REINDEX', others by a backup.`
      : `'${store}' is damaged: ${number(damaged.length)} of ${count}. The server keeps these closed and goes on with the others; a backup brings them back.`;
  return [
    ...damageLines(result),
    sum,
    ...(hasChecksums
      ? []
      : ["It was written by an older Courtly, without checksums: not all damage can be found."]),
  ];
}

export function tableCount(tables: number): string {
  return `${number(tables)} ${tables === 1 ? "table" : "tables"}`;
}

/** A line for each damaged table and each other fault of a file. */
export function damageLines({
  damaged,
  faults,
}: Pick<FileCheck, "damaged" | "faults">): readonly string[] {
  return [
    ...damaged.map(({ tableId, reason }) => `table ${tableId}: ${reason}`),
    ...faults.map((fault) => `file: ${fault}`),
  ];
}

const number = (value: number) => value.toLocaleString("en");

/** The pause between two updates of the line. */
const EVERY_MS = 100;

/** A line that counts the checked tables, on a terminal only. */
function progressOn(err: Outlet) {
  let shownMs = performance.now();
  let isShown = false;
  return {
    show: (done: number, tables: number) => {
      if (!err.live || performance.now() - shownMs < EVERY_MS) return;
      shownMs = performance.now();
      isShown = true;
      const then = done === tables ? ", now the structure of the file …" : "";
      err.write(`\r\u001B[K${number(done)} of ${number(tables)} tables checked${then}`);
    },
    clear: () => {
      if (isShown) err.write("\r\u001B[K");
    },
  };
}
