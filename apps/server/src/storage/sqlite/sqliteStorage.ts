import { assert } from "@courtly/engine";
import { readPages, type Wanted } from "../logPages.ts";
import { quarantineOf, type Quarantine } from "../quarantine.ts";
import { StorageError, type Appended, type Storage } from "../storage.ts";
import { packed } from "../tableRows.ts";
import { writeStateOf, type OperatorNotice, type WriteState } from "../writeState.ts";
import { groupCommit } from "./groupCommit.ts";
import type { Failure, Write, Written } from "./messages.ts";
import { failureOf } from "./storageErrors.ts";
import { backUpBy, readerThread, writerThread, type Reader } from "./threads.ts";
import { watchOver } from "./watchOver.ts";

export interface SqliteOptions {
  /** The file cannot grow beyond this number of pages, as if the disk were full. For tests. */
  readonly pagesMax?: number | undefined;
  /** Receives messages for the operator: the state of the file, damaged tables, updates. */
  readonly onNotice?: OperatorNotice;
}

/**
 * Opens a SQLite file with tables. One thread writes, another one reads. Rejects with `StorageError` if the file cannot
 * be used, and does not change it then. If a thread breaks down, its open questions fail, and the next question starts
 * another one.
 */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<Storage> {
  const { pagesMax, onNotice = () => undefined } = options;
  const writer = writerThread(file, pagesMax);
  const { path, identity, signingKeys, pushKeys, remarks } = await writer.open();
  for (const remark of remarks) onNotice("warn", remark);
  const reader = readerThread(path);
  const quarantine = quarantineOf((message) => onNotice("error", message));
  const group = groupCommit(writer.commit);
  const state = writeStateOf(path, onNotice);
  const unwatch = watchOver(path, identity, state);
  let closing: Promise<void> | undefined;
  const close = async () => {
    unwatch();
    await group.settled();
    await reader.close();
    await writer.close(); // the last connection moves everything from the WAL into the file
  };
  return {
    ...writing(group.add, { quarantine, state }),
    ...reading(reader.ask, quarantine),
    signingKey: signingKeys.current,
    pushKeys,
    formerSigningKeys: signingKeys.former,
    shared: undefined,
    quarantine: quarantine.add,
    backUp: (into) => backUpBy(path, into),
    close: () => (closing ??= close()),
  };
}

type Writing = Pick<
  Storage,
  | "create"
  | "append"
  | "checkWritable"
  | "subscribe"
  | "unsubscribe"
  | "settleNotice"
  | "block"
  | "unblock"
  | "delete"
>;

function writing(
  add: (write: Write) => Promise<Written | Failure>,
  { quarantine, state }: { readonly quarantine: Quarantine; readonly state: WriteState },
): Writing {
  const written = async (write: Write): Promise<Written> => {
    const result = await add(write).catch((error: unknown) => failureOf("", error));
    if (result.kind !== "failed") state.succeeded();
    else if (result.damaged === undefined) state.failed(result.message);
    if (result.kind === "failed") throw errorFor(quarantine, result);
    return result;
  };
  return {
    create: async (table) => {
      quarantine.check(table.id);
      const result = await written({ kind: "create", table: packed(table) });
      assert(result.kind === "created", "a table was created");
      return result.isNew;
    },
    append: async (append) => {
      quarantine.check(append.tableId);
      const result = await written({ kind: "append", append: packed(append) });
      assert(APPENDED.has(result.kind), "entries were appended");
      return result as Appended;
    },
    subscribe: async (subscription, max) => {
      const result = await written({ kind: "subscribe", subscription, max });
      assert(result.kind === "noticed", "a subscription was stored");
      return result.result;
    },
    unsubscribe: async (id) => void (await written({ kind: "unsubscribe", id })),
    settleNotice: async (id, result) => void (await written({ kind: "settle", id, result })),
    block: async (network, atMs) => changed(await written({ kind: "block", network, atMs })),
    unblock: async (network) => changed(await written({ kind: "unblock", network })),
    delete: async (tableId, atMs) => {
      const result = await written({ kind: "delete", tableId, atMs });
      assert(result.kind === "deleted", "a table was deleted");
      return result.result;
    },
    checkWritable: async () => void (await written({ kind: "check" })),
  };
}

function changed(result: Written): boolean {
  assert(result.kind === "blocked", "a network was blocked");
  return result.isChanged;
}

const APPENDED: ReadonlySet<Written["kind"]> = new Set<Appended["kind"]>([
  "stored",
  "conflict",
  "already",
  "keyTaken",
]);

/** Turns a failure into an error. A damaged table is remembered. */
function errorFor(quarantine: Quarantine, { message, damaged }: Failure): StorageError {
  return damaged === undefined
    ? new StorageError(message)
    : quarantine.add(damaged.tableId, damaged.reason);
}

type Reading = Omit<
  Storage,
  | keyof Writing
  | "pushKeys"
  | "signingKey"
  | "formerSigningKeys"
  | "shared"
  | "quarantine"
  | "backUp"
  | "close"
>;

function reading(ask: Reader["ask"], quarantine: Quarantine): Reading {
  const answered = async (...[question]: Parameters<Reader["ask"]>) => {
    if ("tableId" in question) quarantine.check(question.tableId);
    const answer = await ask(question);
    if (answer.kind === "failed") throw errorFor(quarantine, answer);
    return answer;
  };
  const tables = async (...[question]: Parameters<Reader["ask"]>) => {
    const answer = await answered(question);
    assert(answer.kind === "tables", "tables were looked for");
    return {
      tables: answer.tables,
      damaged: answer.damaged.map((failure) => errorFor(quarantine, failure)),
    };
  };
  const pagesOf = (tableId: string) => async (wanted: Wanted) => {
    const page = await answered({ kind: "read", tableId, ...wanted });
    assert(page.kind === "page", "a log was read");
    return page;
  };
  const ids = async (...[question]: Parameters<Reader["ask"]>) =>
    (await tables(question)).tables.map(({ tableId }) => tableId);
  return {
    find: async (tableId) => {
      const answer = await answered({ kind: "find", tableId });
      assert(answer.kind === "secrets", "a table was looked for");
      return answer.secrets;
    },
    findCode: async (code) => {
      const { tables: found, damaged } = await tables({ kind: "findCode", code });
      if (damaged[0] !== undefined) throw damaged[0];
      return found[0]?.tableId;
    },
    findRequest: async (tableId, request) => {
      const answer = await answered({ kind: "findRequest", tableId, request });
      assert(answer.kind === "request", "a request was looked for");
      return answer.earlier;
    },
    subscriptions: async (tableId, player) => {
      const answer = await answered({ kind: "subscriptions", tableId, player });
      assert(answer.kind === "subscriptions", "subscriptions were looked for");
      return answer.subscriptions;
    },
    dueNotices: async (nowMs) => {
      const answer = await answered({ kind: "dueNotices", nowMs });
      assert(answer.kind === "notices", "notices were looked for");
      return answer.notices;
    },
    read: (tableId, from, max = Infinity) => readPages(pagesOf(tableId), { from, max }),
    listed: (max) => ids({ kind: "listed", max }),
    running: (max) => ids({ kind: "running", max }),
    awaitingBot: (beforeMs = Infinity) => ids({ kind: "awaitingBot", beforeMs }),
    due: (nowMs) => ids({ kind: "due", nowMs }),
    tablesAt: (stage, max) => ids({ kind: "tablesAt", stage, max }),
    endedBefore: (beforeMs, max) => ids({ kind: "endedBefore", beforeMs, max }),
    ...administrating(answered),
    quiet: async (stage, beforeMs) => (await tables({ kind: "quiet", stage, beforeMs })).tables,
  };
}

type Administrating = Pick<Storage, "inUse" | "isDeleted" | "blocked">;

function administrating(answered: Reader["ask"]): Administrating {
  return {
    inUse: async () => {
      const answer = await answered({ kind: "inUse" });
      assert(answer.kind === "counted", "tables were counted");
      return answer.inUse;
    },
    isDeleted: async (id) => {
      const answer = await answered({ kind: "isDeleted", id });
      assert(answer.kind === "known", "a deleted table was looked for");
      return answer.isKnown;
    },
    blocked: async () => {
      const answer = await answered({ kind: "blocked" });
      assert(answer.kind === "blocked", "blocked networks were read");
      return answer.networks;
    },
  };
}
