import { closeSync, copyFileSync, fsyncSync, openSync, renameSync } from "node:fs";
import Database from "better-sqlite3";
import { keyChecksum } from "../checksums.ts";
import { drawSigningKey } from "../keys.ts";
import { StorageError } from "../storage.ts";
import { addAdministration } from "./adminTables.ts";
import { LAYOUT_1 } from "./layout1.ts";
import { addNotifications } from "./notificationTables.ts";
import { dropLayout1, toLayout2 } from "./layout2.ts";

/** A step to the next layout; returns remarks for the operator. `before` is a copy of the file, if it had tables. */
type Step = (db: Database.Database, before: Database.Database | undefined) => readonly string[];

/** The migrations. Each runs once, in this order. A released migration never changes. */
const STEPS: readonly Step[] = [
  (db) => {
    db.exec(LAYOUT_1);
    return [];
  },
  toLayout2,
  addSigningKey,
  addKeyChecksum,
  addDueTimes,
  addDevices,
  addNotifications,
  addAdministration,
];

/** Adds the key that signs logs. */
function addSigningKey(db: Database.Database): readonly string[] {
  db.exec("CREATE TABLE signing (key BLOB NOT NULL) STRICT");
  db.prepare("INSERT INTO signing (key) VALUES (?)").run(drawSigningKey());
  return [];
}

/** Adds a checksum of that key: without one, a damaged key made devices say that the server had lost moves. */
function addKeyChecksum(db: Database.Database): readonly string[] {
  db.exec("ALTER TABLE signing ADD COLUMN checksum BLOB");
  const keys = db.prepare<[], Uint8Array>("SELECT key FROM signing").pluck().all();
  const add = db.prepare("UPDATE signing SET checksum = ? WHERE key = ?");
  for (const key of keys) add.run(keyChecksum(key), key);
  return [];
}

/** Adds the times at which the clocks of turns run out. */
function addDueTimes(db: Database.Database): readonly string[] {
  db.exec(
    `ALTER TABLE tables ADD COLUMN due_ms INTEGER;
     CREATE INDEX tables_by_due ON tables (due_ms) WHERE due_ms IS NOT NULL;`,
  );
  return [];
}

/** Adds the further devices of seats. */
function addDevices(db: Database.Database): readonly string[] {
  db.exec("ALTER TABLE tables ADD COLUMN devices TEXT");
  return [];
}

/** The first layout whose signing key has a checksum. */
export const LAYOUT_WITH_KEY_CHECKSUM = 4;

/** The number of the layout that a file has; 0 for an empty file. A file of a newer Courtly or of another program is refused. */
export function layoutOf(db: Database.Database, file: string): number {
  const layout = db.pragma("user_version", { simple: true }) as number;
  if (layout > STEPS.length)
    throw new StorageError(
      `'${file}' was written by a newer Courtly (its version is ${layout}, this one knows ${STEPS.length}): update Courtly, or name another file`,
    );
  // Other programs number their layouts too, so the number alone does not make a file ours.
  const isOurs = layout === 0 ? isEmpty(db) : hasTables(db);
  if (!isOurs) throw noDataFile(file);
  return layout;
}

function isEmpty(db: Database.Database): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
}

/** Whether a file has online tables, with the seeds that every layout stores. */
function hasTables(db: Database.Database): boolean {
  const seed = "SELECT 1 FROM pragma_table_info('tables') WHERE name = 'seed'";
  return db.prepare(seed).get() !== undefined;
}

export function noDataFile(file: string): StorageError {
  return new StorageError(`'${file}' is no Courtly data file: name another one`);
}

/** Brings a file up to date; returns remarks. A file of a newer Courtly is refused and not changed. */
export function migrate(db: Database.Database, file: string): readonly string[] {
  const layout = layoutOf(db, file);
  const remarks = layout === STEPS.length ? [] : updated(db, file, layout);
  dropLayout1(db);
  return remarks;
}

/** Runs the missing steps in one transaction: a crash leaves the file as it was. */
function updated(db: Database.Database, file: string, layout: number): readonly string[] {
  // The file without WAL is complete. This is refused while another program has it open, for example a server of an
  // older version that knows no lock.
  db.pragma("journal_mode = DELETE");
  const changes = () => db.pragma("data_version", { simple: true }) as number;
  const changesBefore = changes();
  const backup = layout === 0 ? undefined : backUp(file, layout);
  const before = backup === undefined ? undefined : new Database(backup, { readonly: true });
  const update = db.transaction(() => {
    if (changes() !== changesBefore)
      throw new StorageError(`'${file}' is in use by another program: stop that one`);
    const remarks = STEPS.slice(layout).flatMap((step) => step(db, before));
    db.pragma(`user_version = ${STEPS.length}`);
    return remarks;
  });
  try {
    const remarks = update.exclusive();
    return backup === undefined
      ? remarks
      : [`'${file}' was updated; the file as it was before is '${backup}'`, ...remarks];
  } finally {
    before?.close();
  }
}

/**
 * Copies a file before it is updated. A crash cannot harm the file, because the update is one transaction; the copy is
 * for a return to an older Courtly, and has what the update may have left out of damaged tables.
 */
function backUp(file: string, layout: number): string {
  const backup = `${file}.layout-${layout}.backup`;
  const unfinished = `${backup}.part`;
  copyFileSync(file, unfinished); // with the permissions of the file
  const copy = openSync(unfinished, "r+");
  fsyncSync(copy);
  closeSync(copy);
  renameSync(unfinished, backup);
  return backup;
}
