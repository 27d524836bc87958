import type { Migration } from "@courtly/server";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import type { Request } from "../options.ts";
import type { Outlet } from "../outlet.ts";
import { tableCount } from "../serve/check.ts";

export const migrateCommand: Command = {
  name: "migrate",
  usage: "--from STORE --to STORE",
  summary: "Copies all tables from a data file into a PostgreSQL database, or back.",
  options: {
    from: {
      value: "STORE",
      help: "the store that is copied: a file, or postgres://user@host/name",
    },
    to: { value: "STORE", help: "the store that gets the copy: empty, or an unfinished copy" },
  },
  more: [
    "Stop all servers of both stores first. The first store is not changed, except that a file of an older version is updated.",
    "Every checksum is verified, and afterwards both stores are compared entry by entry. Repeat the same command after an interruption: it goes on where it ended.",
    "A password may come from the environment, as PGPASSWORD, so that lists of processes do not show it.",
    "Exit code 0: all tables are in both stores. Exit code 1: some are damaged and were left out. Exit code 2: nothing can be copied.",
  ],
  run,
};

async function run({ words, json, options }: Request, streams: Streams): Promise<Exit> {
  const { from, to } = options;
  if (words.length > 0) return misused(streams, `migrate: '${words[0]}' is one too many`);
  if (from === undefined || to === undefined)
    return misused(streams, "migrate: name both stores: --from courtly.db --to postgres://…");
  if (from === to) return misused(streams, "migrate: both stores are the same: name another one");
  const { migrateStore, StorageError } = await import("@courtly/server");
  const progress = progressOn(streams.err);
  let migration: Migration;
  try {
    migration = await migrateStore(from, to, progress.show);
  } catch (error) {
    if (error instanceof StorageError) return misused(streams, `migrate: ${error.message}`);
    throw error;
  } finally {
    progress.clear();
  }
  const { damaged, ...rest } = migration;
  const named = damaged.map(({ tableId, reason }) => ({ table: tableId, reason }));
  if (json) writeJson(streams, { ...rest, damaged: named });
  else streams.out.write(`${linesOf(migration).join("\n")}\n`);
  return damaged.length === 0 ? EXIT.yes : EXIT.no;
}

function linesOf({ from, to, tables, entries, copied, damaged }: Migration): readonly string[] {
  const before = copied < tables ? ` (${number(tables - copied)} of them were there before)` : "";
  return [
    ...damaged.map(({ tableId, reason }) => `table ${tableId} is damaged and left out: ${reason}`),
    `${to} has the content of ${from}: ${tableCount(tables)}${before}, ${number(entries)} entries, each compared.`,
    "From now on start servers with the new store only: two servers that go on with the same games in two stores would roll the same dice.",
  ];
}

const number = (value: number) => value.toLocaleString("en");

/** The pause between two updates of the line. */
const EVERY_MS = 100;

/** A line that counts the tables, on a terminal only. */
function progressOn(err: Outlet) {
  let shownMs = performance.now();
  let isShown = false;
  return {
    show: (step: "copied" | "compared", done: number, tables: number) => {
      if (!err.live || performance.now() - shownMs < EVERY_MS) return;
      shownMs = performance.now();
      isShown = true;
      err.write(`\r\u001B[K${number(done)} of ${number(tables)} tables ${step}`);
    },
    clear: () => {
      if (isShown) err.write("\r\u001B[K");
    },
  };
}
