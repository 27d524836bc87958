import type { Database } from "better-sqlite3";
import type { Deleted } from "../admin.ts";
import { DamagedTable } from "../storage.ts";
import { rowReader } from "./rowReader.ts";
import { atTable } from "./storageErrors.ts";

/** Blocks networks and deletes tables, on the connection that writes. */
export function adminWritesOn(db: Database) {
  const rows = rowReader(db);
  const block = db.prepare<[string, number]>("INSERT OR IGNORE INTO blocked VALUES (?, ?)");
  const unblock = db.prepare<[string]>("DELETE FROM blocked WHERE network = ?");
  const remember = db.prepare<[string, number]>("INSERT OR IGNORE INTO deleted VALUES (?, ?)");
  const drops = [
    "DELETE FROM outbox WHERE table_id = ?",
    "DELETE FROM subscriptions WHERE table_id = ?",
    "DELETE FROM appends WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
  ].map((sql) => db.prepare<[string]>(sql));
  /** The stage of a table; a damaged one is as good as over. */
  const stageOf = (tableId: string): string | undefined => {
    try {
      return atTable(tableId, () => rows.table(tableId))?.stage;
    } catch (error) {
      if (error instanceof DamagedTable) return "over";
      throw error;
    }
  };
  return {
    block: (network: string, atMs: number): boolean => block.run(network, atMs).changes > 0,
    unblock: (network: string): boolean => unblock.run(network).changes > 0,
    delete: (tableId: string, atMs: number): Deleted => {
      const stage = stageOf(tableId);
      if (stage === undefined) return "unknown";
      if (stage !== "over") return "inUse";
      remember.run(tableId, atMs);
      for (const drop of drops) drop.run(tableId);
      return "deleted";
    },
  };
}
