import Database from "better-sqlite3";
import { seededRandom } from "@courtly/engine";
import { afterAll, expect, test } from "vitest";
import { commitOn } from "../../src/storage/sqlite/commits.ts";
import { readsOn } from "../../src/storage/sqlite/reads.ts";
import type { TableRow } from "../../src/storage/rows.ts";
import { packed } from "../../src/storage/tableRows.ts";
import { appendAt, APPENDS, newFolder, soundFile, tableId } from "../storage/damagedFiles.ts";
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

/** One store in memory for all inputs. */
const db = new Database(sound);
afterAll(() => void db.close());
const rows = soundRows();
const reads = readsOn(db);
const commit = commitOn({
  db,
  path: "in memory",
  watch: { check: () => undefined, checkAll: async () => undefined },
});
const addTable =
  db.prepare(`INSERT INTO tables VALUES (@id, @code, @seed, @stage, @listed, @created_ms,
  @token_hashes, @awaits_bot, @length, @changed_ms, @head, @damage, @checksum, @due_ms, @devices)`);
const addAppend = db.prepare(
  "INSERT INTO appends VALUES (@table_id, @first_n, @entries, @key, @holder, @content, @at_ms, @checksum)",
);
const replaceRows = db.transaction((next: Rows) => {
  db.exec("DELETE FROM tables; DELETE FROM appends");
  for (const row of next.tables) addTable.run(row);
  for (const row of next.appends) addAppend.run(row);
});

/** Puts these rows into the store. False if SQLite refuses to store them. */
function isStored(next: Rows): boolean {
  try {
    replaceRows(next);
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_CONSTRAINT"))
      return false;
    throw error;
  }
}

function soundRows(): Rows {
  const end = tableId(tables.length);
  return {
    tables: db.prepare<[string], TableRow>("SELECT * FROM tables WHERE id < ?").all(end),
    appends: db
      .prepare<[string], StoredAppend>("SELECT * FROM appends WHERE table_id < ?")
      .all(end),
  };
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

/** Whether an append was stored rightly or refused. `whole` is the answer with the log before it. */
function isAppendRight(kind: string, { t, isChanged, recomputed }: Fate, whole: string): boolean {
  if (!isChanged) return kind === "stored";
  if (kind === "failed" || (recomputed !== "nothing" && kind !== "stored")) return true;
  const [question] = questionsAbout(t);
  const log = question && refusedOr(() => reads(question));
  if (log === undefined) return true;
  const before = whole.replace(/],"nextN".*$/, "");
  return kind === "stored" && JSON.stringify(log).startsWith(before);
}

const right = tables.map((t) => answersAbout(reads, t));

/** Reads the changed store and appends to it. Returns everything that is not as it should be. */
function faultsOf({ rows: changed, recomputed }: ReturnType<typeof changedRows>) {
  const fates = tables.flatMap((t): readonly Fate[] => {
    const text = textOf(changed, tableId(t));
    // A table of which nothing is left cannot be missed.
    return text === NOTHING
      ? []
      : [{ t, recomputed, isChanged: text !== textOf(rows, tableId(t)) }];
  });
  const answered = fates.map((fate) => ({ ...fate, answers: answersAbout(reads, fate.t) }));
  const results = commit(
    tables.map((t) => ({ kind: "append", append: packed(appendAt(tableId(t), APPENDS)) })),
  );
  const appended = fates.map((fate) => ({ ...fate, result: results[fate.t]?.kind ?? "" }));
  return {
    refusals: answered.filter(({ answers, t }) => answers.length < questionsAbout(t).length).length,
    wrong: [
      ...answered.filter((each) => !areRight(each.answers, right[each.t] ?? [], each)),
      ...appended.filter((each) => !isAppendRight(each.result, each, right[each.t]?.[0] ?? "")),
    ],
  };
}

test(
  `of ${INPUTS} changed files, everything that is read is right, and unchanged tables go on (COURTLY_SEED=${SEED})`,
  { timeout: 60_000 + INPUTS * MS_PER_INPUT },
  () => {
    for (const answers of right) expect(answers).toHaveLength(questionsAbout(0).length);
    const random = seededRandom(SEED);
    let refusals = 0;
    for (let input = 0; input < INPUTS; input += 1) {
      const changed = changedRows(rows, random);
      if (!isStored(changed.rows)) continue;
      const found = faultsOf(changed);
      expect({ input, wrong: found.wrong }).toEqual({ input, wrong: [] });
      refusals += found.refusals;
    }
    expect(refusals).toBeGreaterThan(INPUTS / 2);
  },
);
