import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { seededRandom } from "@courtly/engine";
import { afterAll, expect, test } from "vitest";
import { checkDataFile } from "../../src/storage/sqlite/checkFile.ts";
import { commitOn } from "../../src/storage/sqlite/commits.ts";
import { openDataFile, openForReading } from "../../src/storage/sqlite/dataFile.ts";
import { readsOn } from "../../src/storage/sqlite/reads.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { DamagedTable, StorageError, type Storage } from "../../src/storage/storage.ts";
import { packed } from "../../src/storage/tableRows.ts";
import {
  appendAt,
  APPENDS,
  codeOf,
  flipped,
  newFolder,
  soundFile,
  tableId,
  TABLES,
} from "./damagedFiles.ts";
import { answersAbout, questionsAbout, refusedOr, type Question } from "./questions.ts";

const { place, remove } = newFolder();
afterAll(remove);
const sound = soundFile(place);
const tables = Array.from({ length: TABLES }, (_, t) => t);

/** Changed bytes: some hundred of them, all over the file. */
const FLIPS = process.env["MODE"] === "long" ? 400 : 150;
const SEED = "flipped bytes";

/** Runs `work` on a copy of the sound file of which one byte is changed. */
function withFlip(at: number, bits: number, work: (file: string) => void): void {
  const file = flipped(place, sound, at, bits);
  try {
    work(file);
  } finally {
    for (const end of ["", "-wal", "-shm", ".lock"]) rmSync(`${file}${end}`, { force: true });
  }
}

function flips(count: number, seed: string): readonly { at: number; bits: number }[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    at: Math.floor(random() * sound.length),
    bits: 1 << Math.floor(random() * 8),
  }));
}

function soundAnswers(): readonly (readonly string[])[] {
  const db = openForReading(join(place, "sound.db"));
  const answers = tables.map((t) => answersAbout(readsOn(db), t));
  db.close();
  return answers;
}

test(`of a file with a flipped byte, everything that is read is right (${FLIPS} flips, '${SEED}')`, () => {
  const right = soundAnswers();
  for (const answers of right) expect(answers).toHaveLength(questionsAbout(0).length);
  const wrong: unknown[] = [];
  let refusals = 0;
  for (const { at, bits } of flips(FLIPS, SEED))
    withFlip(at, bits, (file) => {
      const db = refusedOr(() => openForReading(file));
      const reads = db && refusedOr(() => readsOn(db));
      for (const t of reads === undefined ? [] : tables) {
        const answers = answersAbout(reads as NonNullable<typeof reads>, t);
        if (answers.length < questionsAbout(t).length) refusals += 1;
        for (const [index, answer] of answers.entries())
          if (answer !== right[t]?.[index]) wrong.push({ at, bits, t, answer });
      }
      db?.close();
    });
  expect(wrong).toEqual([]);
  // Few of them: most pages are nearly empty, and a byte there means nothing.
  expect(refusals).toBeGreaterThan(FLIPS / 15);
});

test("of a file with a flipped byte, an append is stored rightly or refused, and other tables go on", () => {
  const right = soundAnswers();
  const wrong: unknown[] = [];
  for (const { at, bits } of flips(60, "appends"))
    withFlip(at, bits, (file) => {
      const dataFile = refusedOr(() => openDataFile(file, {}));
      const commit = dataFile && refusedOr(() => commitOn(dataFile));
      if (dataFile === undefined || commit === undefined) {
        dataFile?.close();
        return;
      }
      const results = commit(
        tables.map((t) => ({ kind: "append", append: packed(appendAt(tableId(t), APPENDS)) })),
      );
      const reads = readsOn(dataFile.db);
      for (const [t, { kind }] of results.entries()) {
        if (kind === "failed") continue;
        const log = refusedOr(() => reads(questionsAbout(t)[0] as Question));
        const before = right[t]?.[0]?.replace(/],"nextN".*$/, "") ?? "nothing";
        const isRight =
          log === undefined ||
          (JSON.stringify(log).startsWith(before) && JSON.stringify(log).includes(`"nextN":28`));
        if (kind !== "stored" || !isRight) wrong.push({ at, bits, t, kind });
      }
      dataFile.close();
    });
  expect(wrong).toEqual([]);
});

test("a damaged signing key is damage of the file: it is not opened, and a check reports it", async () => {
  const db = openForReading(join(place, "sound.db"));
  const key = db.prepare<[], Buffer>("SELECT key FROM signing").pluck().get();
  db.close();
  const keyAt = sound.indexOf(key ?? "no key");
  expect(keyAt).toBeGreaterThan(0);
  for (let at = keyAt; at < keyAt + 32; at += 1)
    withFlip(at, 1, (file) => {
      expect(() => openDataFile(file, {})).toThrow(StorageError);
      expect(() => openDataFile(file, {})).toThrow(/is damaged: the key that signs logs/);
    });
  const { damaged, faults } = await checkDataFile(flipped(place, sound, keyAt, 1));
  expect(damaged).toEqual([]);
  expect(faults).toEqual([expect.stringMatching(/the key that signs logs/)]);
});

/** A file with a damaged log of table 2, and a damaged row of table 5. */
function damagedFile(name: string): string {
  const file = join(place, name);
  copyFileSync(join(place, "sound.db"), file);
  const { db, close } = openDataFile(file, {});
  db.prepare(
    "UPDATE appends SET entries = replace(entries, 'aside 1', 'aside 2') WHERE table_id = ? AND first_n = 8",
  ).run(tableId(2));
  db.prepare("UPDATE tables SET seed = zeroblob(32) WHERE id = ?").run(tableId(5));
  close();
  return file;
}

const damagedAt = (t: number) =>
  expect.objectContaining({ name: "Error", tableId: tableId(t) }) as DamagedTable;

test("a damaged table is refused with its reason and reported once; other tables go on", async () => {
  const notices: string[] = [];
  const storage: Storage = await openSqlite(damagedFile("damaged.db"), {
    onNotice: (level, message) => notices.push(`${level}: ${message}`),
  });
  const id = tableId(2);
  // Only the damaged part of a log is not readable, until the damage is noticed.
  expect(await storage.read(id, 1, 3)).toHaveLength(3);
  await expect(storage.read(id, 1)).rejects.toBeInstanceOf(DamagedTable);
  await expect(storage.read(id, 1)).rejects.toThrow(/entries from 8 on is wrong/);
  for (const refused of [
    storage.read(id, 1, 3),
    storage.find(id),
    storage.append(appendAt(id, APPENDS)),
    storage.findRequest(id, appendAt(id, 0)),
  ])
    await expect(refused).rejects.toEqual(damagedAt(2));
  await expect(storage.findCode(codeOf(5))).rejects.toEqual(damagedAt(5));
  await expect(storage.append(appendAt(tableId(5), APPENDS))).rejects.toEqual(damagedAt(5));
  expect(await storage.listed(99)).toHaveLength(TABLES - 1);
  const others = tables.filter((t) => t !== 2 && t !== 5);
  const stored = others.map((t) => storage.append(appendAt(tableId(t), APPENDS)));
  for (const { kind } of await Promise.all(stored)) expect(kind).toBe("stored");
  expect(notices).toHaveLength(2);
  for (const [index, t] of [2, 5].entries())
    expect(notices[index]).toMatch(new RegExp(`^error: table ${tableId(t)} is damaged: `));
  await storage.close();
});

test("a damaged table in a group does not affect the other appends of the group", async () => {
  const storage = await openSqlite(damagedFile("group.db"));
  const group = await Promise.allSettled(
    tables.map((t) => storage.append(appendAt(tableId(t), APPENDS))),
  );
  expect(group.map(({ status }) => status === "fulfilled")).toEqual(tables.map((t) => t !== 5));
  await storage.close();
});
