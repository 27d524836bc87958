import type { Database } from "better-sqlite3";
import { assertNever } from "@courtly/engine";
import { adminWritesOn } from "./adminWrites.ts";
import { DamagedTable } from "../storage.ts";
import type { DataFile } from "./dataFile.ts";
import type { Failure, Write, Written } from "./messages.ts";
import { atTable, failureOf, isCorrupt } from "./storageErrors.ts";
import { noticeWritesOn } from "./notices.ts";
import { writesOn } from "./writes.ts";

type Result = Written | Failure;

/**
 * Commits a group of writes: they are on disk when it returns. Each write has its own result: one that is refused, or
 * whose table is damaged, does not affect the others.
 */
export type Commit = (group: readonly Write[]) => readonly Result[];

export function commitOn({ db, path, watch }: Pick<DataFile, "db" | "path" | "watch">): Commit {
  const written = writtenOn(db);
  const failed = (error: unknown) => failureOf(path, error);
  /** Damage is noticed before anything is written, so the group may go on. */
  const unlessDamaged = (write: Write): Result => {
    try {
      return written(write);
    } catch (error) {
      if (error instanceof DamagedTable) return failed(error);
      throw error;
    }
  };
  const transaction = db.transaction((group: readonly Write[]) => group.map(unlessDamaged));
  const together = (group: readonly Write[]): readonly Result[] => {
    watch.check();
    const results = transaction.immediate(group);
    watch.check(); // again before the acknowledgement: a file that was deleted meanwhile has nothing of this
    return results;
  };
  const alone = (write: Write): Result => {
    try {
      const tableId = tableOf(write);
      const work = () => together([write])[0] as Result;
      return tableId === undefined ? work() : atTable(tableId, work);
    } catch (error) {
      return failed(error);
    }
  };
  const attempt = (group: readonly Write[]): readonly Result[] => {
    try {
      return group.length === 0 ? [] : together(group);
    } catch (error) {
      // A damaged page has undone the whole group. Which of the writes needs that page is found out one by one.
      return isCorrupt(error) ? group.map(alone) : group.map(() => failed(error));
    }
  };
  return (group) => {
    const others = group.filter(({ kind }) => kind !== "check");
    const results = [...attempt(others)];
    if (others.length === group.length) return results;
    // One check answers for all of them. It has its own transaction: if it finds no space, the others are not undone.
    const check = alone({ kind: "check" });
    return group.map(({ kind }) => (kind === "check" ? check : (results.shift() as Result)));
  };
}

/** Carries out one write, in the transaction of its group. */
function writtenOn(db: Database) {
  const writes = writesOn(db);
  const notices = noticeWritesOn(db);
  const admin = adminWritesOn(db);
  return (write: Write): Written => {
    switch (write.kind) {
      case "create":
        return { kind: "created", isNew: writes.create(write.table) };
      case "append":
        return writes.append(write.append);
      case "subscribe":
        return { kind: "noticed", result: notices.subscribe(write.subscription, write.max) };
      case "unsubscribe":
        notices.unsubscribe(write.id);
        return { kind: "noticed", result: "stored" };
      case "settle":
        notices.settle(write.id, write.result);
        return { kind: "noticed", result: "stored" };
      case "block":
        return { kind: "blocked", isChanged: admin.block(write.network, write.atMs) };
      case "unblock":
        return { kind: "blocked", isChanged: admin.unblock(write.network) };
      case "delete":
        return { kind: "deleted", result: admin.delete(write.tableId, write.atMs) };
      case "check":
        writes.check();
        return { kind: "checked" };
      default:
        return assertNever(write);
    }
  };
}

function tableOf(write: Write): string | undefined {
  if (write.kind === "create") return write.table.id;
  if (write.kind === "delete") return write.tableId;
  return write.kind === "append" ? write.append.tableId : undefined;
}
