import type { Database } from "better-sqlite3";

/** Adds blocked networks, the ids of deleted tables, and an index for finding finished tables by their age. */
export function addAdministration(db: Database): readonly string[] {
  db.exec(
    `CREATE TABLE blocked (network TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     CREATE TABLE deleted (table_id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     CREATE INDEX tables_over ON tables (changed_ms) WHERE stage = 'over';`,
  );
  return [];
}
