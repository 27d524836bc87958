import { join } from "node:path";
import Database from "better-sqlite3";
import { seededRandom } from "@courtly/engine";
import { afterAll, expect, test } from "vitest";
import { commitOn } from "../../src/storage/sqlite/commits.ts";
import type { ReaderAnswer } from "../../src/storage/sqlite/messages.ts";
import { readsOn } from "../../src/storage/sqlite/reads.ts";
import type { TableRow } from "../../src/storage/sqlite/rows.ts";
import {
  appendAt,
  APPENDS,
  newFolder,
  packed,
  soundFile,
  tableId,
} from "../storage/damagedFiles.ts";
import { answersAbout, questionsAbout, refusedOr } from "../storage/questions.ts";
import { changedRows, type Recomputed, type Rows, type StoredAppend } from "./rowChanges.ts";

const INPUTS = Number(
  process.env["COURTLY_INPUTS"] ?? (process.env["MODE"] === "long" ? 100_000 : 600),
);
const MS_PER_INPUT = 50;
const SEED = process.env["COURTLY_SEED"] ?? "npm test";

const { place, remove } = newFolder();
afterAll(remove);
const sound = soundFile(place);
// A file in memory has no WAL: bytes 18 and 19 of a SQLite file say which journal it uses.
sound.fill(1, 18, 20);
/** Few, because all of them are read for every input. */
const tables = [0, 1, 2];

/** Opens a store in memory with these rows. `undefined` if SQLite refuses to store them. */
function storeWith(rows: Rows): Database.Database | undefined {
  const db = new Database(sound);
  try {
    db.transaction(() => {
      db.exec("DELETE FROM tables; DELETE FROM appends");
      const addTable =
        db.prepare(`INSERT INTO tables VALUES (@id, @code, @seed, @stage, @listed, @created_ms,
        @token_hashes, @awaits_bot, @length, @changed_ms, @head, @damage, @checksum)`);
      const addAppend = db.prepare(
        "INSERT INTO appends VALUES (@table_id, @first_n, @entries, @key, @holder, @content, @at_ms, @checksum)",
      );
      for (const row of rows.tables) addTable.run(row);
      for (const row of rows.appends) addAppend.run(row);
    })();
    return db;
  } catch (error) {
    db.close();
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_CONSTRAINT"))
      return undefined;
    throw error;
  }
}

function soundRows(): Rows {
  const db = new Database(sound);
  const end = tableId(tables.length);
  const all = {
    tables: db.prepare<[string], TableRow>("SELECT * FROM tables WHERE id < ?").all(end),
    appends: db
      .prepare<[string], StoredAppend>("SELECT * FROM appends WHERE table_id < ?")
      .all(end),
  };
  db.close();
  return all;
}

/** The rows of one table as a text. */
function textOf({ tables: own, appends }: Rows, id: string): string {
  const log = appends.filter(({ table_id }) => table_id === id);
  return JSON.stringify([
    own.find((row) => row.id === id),
    log.toSorted((a, b) => a.first_n - b.first_n),
  ]);
}

const NOTHING = JSON.stringify([undefined, []]);

interface Fate {
  readonly t: number;
  readonly isChanged: boolean;
  readonly recomputed: Recomputed;
}

/** Whether the answers about a table are right, as far as the store does not refuse to answer. */
function areRight(answers: readonly string[], right: readonly string[], fate: Fate): boolean {
  if (!fate.isChanged) return answers.join() === right.join();
  // If checksums fit a change, the chain to the last of them does not: the whole log is still right, or refused.
  const checked = fate.recomputed === "nothing" ? answers : answers.slice(0, 1);
  return checked.every((answer, index) => answer === right[index]);
}

/** Whether an append was stored rightly or refused. */
function isAppendRight(
  reads: (question: (typeof questions)[number][number]) => ReaderAnswer,
  kind: string,
  { t, isChanged, recomputed }: Fate,
  whole: string,
): boolean {
  if (!isChanged) return kind === "stored";
  if (kind === "failed" || (recomputed !== "nothing" && kind !== "stored")) return true;
  const log = refusedOr(() => reads(questions[t]?.[0] as (typeof questions)[number][number]));
  if (log === undefined) return true;
  const before = whole.replace(/],"nextN".*$/, "");
  return kind === "stored" && JSON.stringify(log).startsWith(before);
}

const questions = tables.map(questionsAbout);

test(
  `of ${INPUTS} changed files, everything that is read is right, and unchanged tables go on (COURTLY_SEED=${SEED})`,
  { timeout: 60_000 + INPUTS * MS_PER_INPUT },
  () => {
    const rows = soundRows();
    const random = seededRandom(SEED);
    const soundStore = storeWith(rows) as Database.Database;
    const right = tables.map((t) => answersAbout(readsOn(soundStore), t));
    for (const answers of right) expect(answers).toHaveLength(questionsAbout(0).length);
    const wrong: unknown[] = [];
    let refusals = 0;
    for (let input = 0; input < INPUTS && wrong.length < 20; input += 1) {
      const { rows: changed, recomputed } = changedRows(rows, random);
      const db = storeWith(changed);
      if (db === undefined) continue;
      try {
        const reads = readsOn(db);
        const fates = tables.map((t): Fate & { isGone: boolean } => {
          const text = textOf(changed, tableId(t));
          return {
            t,
            recomputed,
            isGone: text === NOTHING,
            isChanged: text !== textOf(rows, tableId(t)),
          };
        });
        for (const fate of fates) {
          const answers = answersAbout(reads, fate.t);
          if (answers.length < questionsAbout(fate.t).length) refusals += 1;
          if (!fate.isGone && !areRight(answers, right[fate.t] ?? [], fate))
            wrong.push({ input, ...fate, answers });
        }
        const results = commitOn({ db, path: join(place, "memory"), watch: NO_WATCH })(
          tables.map((t) => ({ kind: "append", append: packed(appendAt(tableId(t), APPENDS)) })),
        );
        for (const fate of fates)
          if (
            !fate.isGone &&
            !isAppendRight(reads, results[fate.t]?.kind ?? "", fate, right[fate.t]?.[0] ?? "")
          )
            wrong.push({ input, ...fate, result: results[fate.t] });
      } catch (error) {
        wrong.push({ input, recomputed, error: String(error) });
      } finally {
        db.close();
      }
    }
    expect(wrong).toEqual([]);
    expect(refusals).toBeGreaterThan(INPUTS / 2);
  },
);

const NO_WATCH = { check: () => undefined, checkAll: async () => undefined };
