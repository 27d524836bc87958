import type { Database } from "better-sqlite3";
import { assertNever } from "@courtly/engine";
import type { TableRow } from "../rows.ts";
import { DamagedTable, type QuietTable, type RequestKey } from "../storage.ts";
import { earlierRequest, secretsOf } from "../tableRows.ts";
import type { Failure, ReaderAnswer, ReaderQuestion } from "./messages.ts";
import { adminReadsOn } from "./adminReads.ts";
import { noticeReadsOn } from "./notices.ts";
import { rowReader, type RowReader } from "./rowReader.ts";
import { atTable, failureOf } from "./storageErrors.ts";

/** Answers a question from the file. Everything in the answer is verified. */
export type Reads = (question: Exclude<ReaderQuestion, { readonly kind: "close" }>) => ReaderAnswer;

export function readsOn(db: Database): Reads {
  const rows = rowReader(db);
  const notices = noticeReadsOn(db);
  const admin = adminReadsOn(db);
  // Everything in an answer is read in one transaction, so that it belongs together.
  const snapshot = db.transaction((work: () => ReaderAnswer) => work());
  const ofTable = (id: string, work: (table: TableRow | undefined) => ReaderAnswer) =>
    atTable(id, () => snapshot(() => work(rows.table(id))));
  const earlier = (table: TableRow, request: RequestKey) =>
    earlierRequest(rows.keyUses(table, request.key), request) ??
    earlierRequest(rows.scannedKeyUses(table, request.key), request);
  const lists = listsOn(db, (ids, isWanted) => snapshot(() => verified(rows, ids(), isWanted)));
  return (question) => {
    switch (question.kind) {
      case "find":
        return ofTable(question.tableId, (table) => ({
          kind: "secrets",
          secrets: table && secretsOf(table),
        }));
      case "read":
        return ofTable(question.tableId, (table) =>
          table === undefined
            ? { kind: "page", appends: [], isEnd: true }
            : { kind: "page", ...rows.log(table, question.from, question.max) },
        );
      case "findRequest":
        return ofTable(question.tableId, (table) => ({
          kind: "request",
          earlier: table && earlier(table, question.request),
        }));
      case "inUse":
      case "isDeleted":
      case "blocked":
        return admin(question);
      case "subscriptions":
      case "dueNotices":
        return notices(question);
      default:
        return lists(question);
    }
  };
}

type ListQuestion = Extract<
  ReaderQuestion,
  {
    kind:
      | "findCode"
      | "listed"
      | "running"
      | "awaitingBot"
      | "due"
      | "quiet"
      | "tablesAt"
      | "endedBefore";
  }
>;
type Tables = (
  ids: () => readonly FoundId[],
  isWanted: (table: TableRow) => boolean,
) => ReaderAnswer;

/** Answers questions that look for tables. */
function listsOn(db: Database, tables: Tables) {
  const find = finders(db);
  return (question: ListQuestion): ReaderAnswer => {
    switch (question.kind) {
      case "findCode":
        return tables(
          () => find.byCode(question.code),
          ({ code }) => code === question.code,
        );
      case "listed":
        return tables(
          () => find.listed.all(question.max),
          ({ stage, listed }) => stage === "lobby" && listed === 1,
        );
      case "running":
        return tables(
          () => find.running.all(question.max),
          ({ stage, listed }) => stage === "playing" && listed === 1,
        );
      case "awaitingBot":
        return tables(
          () => find.awaitingBot.all(),
          ({ stage, awaits_bot, changed_ms }) =>
            stage === "playing" && awaits_bot !== 0 && changed_ms < question.beforeMs,
        );
      case "due":
        return tables(
          () => find.due.all(question.nowMs),
          ({ stage, due_ms }) => stage === "playing" && due_ms !== null && due_ms <= question.nowMs,
        );
      case "quiet":
        return tables(
          () => find.quiet.all(question.stage, question.beforeMs),
          ({ stage, changed_ms }) => stage === question.stage && changed_ms < question.beforeMs,
        );
      case "tablesAt": {
        const { stage, max } = question;
        return tables(
          () => (stage === "over" ? find.over.all(max) : find.atStage.all(stage, max)),
          (table) => table.stage === stage,
        );
      }
      case "endedBefore":
        return tables(
          () => find.endedBefore.all(question.beforeMs, question.max),
          ({ stage, changed_ms }) => stage === "over" && changed_ms < question.beforeMs,
        );
      default:
        return assertNever(question);
    }
  };
}

interface FoundId {
  readonly id: string;
}

/** Finds ids of tables. An index may be damaged: what it says is verified, and what it misses is looked for without it. */
function finders(db: Database) {
  const ids = (where: string) => db.prepare<unknown[], FoundId>(`SELECT id FROM tables ${where}`);
  // `stage <> 'over'` lets SQLite use the index, which leaves finished games out.
  const inLobby = "stage = 'lobby' AND stage <> 'over'";
  const byCode = ids("WHERE code = ?");
  // Only tables in the lobby have codes, and they are few.
  const inLobbyWithCode = ids(`INDEXED BY tables_in_use WHERE ${inLobby} AND code = ?`);
  return {
    byCode: (code: string) => [...byCode.all(code), ...inLobbyWithCode.all(code)],
    listed: ids(`WHERE ${inLobby} AND listed = 1 ORDER BY created_ms DESC LIMIT ?`),
    running: ids(
      "WHERE stage = 'playing' AND stage <> 'over' AND listed = 1 ORDER BY created_ms DESC LIMIT ?",
    ),
    // Asked once, at the start of a server: no table must be missed. The plus sign keeps SQLite from using the index.
    awaitingBot: ids("WHERE +stage = 'playing' AND awaits_bot IS NOT 0"),
    due: ids("WHERE due_ms <= ? ORDER BY due_ms"),
    quiet: ids("WHERE stage = ? AND stage <> 'over' AND changed_ms < ?"),
    atStage: ids("WHERE stage = ? AND stage <> 'over' ORDER BY created_ms DESC LIMIT ?"),
    over: ids("WHERE stage = 'over' ORDER BY changed_ms DESC LIMIT ?"),
    endedBefore: ids("WHERE stage = 'over' AND changed_ms < ? ORDER BY changed_ms LIMIT ?"),
  };
}

/** The wanted tables among those with these ids, by their own rows. Damaged ones are named apart. */
function verified(
  rows: RowReader,
  ids: readonly FoundId[],
  isWanted: (table: TableRow) => boolean,
): ReaderAnswer {
  const tables: QuietTable[] = [];
  const damaged: Failure[] = [];
  for (const id of new Set(ids.map(({ id }) => id)))
    try {
      const table = atTable(id, () => rows.table(id));
      if (table !== undefined && isWanted(table))
        tables.push({ tableId: id, length: table.length });
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error;
      damaged.push(failureOf("", error));
    }
  return { kind: "tables", tables, damaged };
}
