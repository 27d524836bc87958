import type { Database } from "better-sqlite3";
import { StorageError } from "../storage.ts";

/** The migrations. Each runs once, in this order. A released migration never changes. */
const STEPS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     code TEXT UNIQUE,
     seed BLOB NOT NULL,
     stage TEXT NOT NULL,
     listed INTEGER NOT NULL,
     created_ms INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX tables_by_stage ON tables (stage, created_ms);
   CREATE TABLE seats (
     table_id TEXT NOT NULL REFERENCES tables (id),
     player INTEGER NOT NULL,
     token_hash TEXT,
     PRIMARY KEY (table_id, player)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entries (
     table_id TEXT NOT NULL REFERENCES tables (id),
     n INTEGER NOT NULL,
     at_ms INTEGER NOT NULL,
     entry TEXT NOT NULL,
     key TEXT,
     PRIMARY KEY (table_id, n)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;`,
];

/** Brings a file up to date. A file of a newer Courtly is refused and not changed. */
export function migrate(db: Database, file: string): void {
  const version = db.pragma("user_version", { simple: true }) as number;
  if (version > STEPS.length)
    throw new StorageError(
      `'${file}' was written by a newer Courtly (its version is ${version}, this one knows ${STEPS.length}): update Courtly, or name another file`,
    );
  db.transaction(() => {
    for (const step of STEPS.slice(version)) db.exec(step);
    db.pragma(`user_version = ${STEPS.length}`);
  }).immediate();
}
