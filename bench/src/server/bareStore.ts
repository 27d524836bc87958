import Database from "better-sqlite3";

/** Measures the rows per second that SQLite alone writes to disk, with the pragmas and rows of our store. */
export function bareRows(file: string, rowsPerCommit: number, seconds: number): number {
  const db = new Database(file);
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.exec(
    "CREATE TABLE IF NOT EXISTS entries (table_id TEXT, n INTEGER, at_ms INTEGER, entry TEXT, key TEXT, PRIMARY KEY (table_id, n)) STRICT, WITHOUT ROWID",
  );
  const insert = db.prepare("INSERT INTO entries VALUES (?, ?, ?, ?, ?)");
  const entry = JSON.stringify({ kind: "acted", seat: 0, text: "aside 5 5" });
  const table = `bare-${process.hrtime.bigint()}`;
  let rows = 0;
  const commit = db.transaction(() => {
    for (let row = 0; row < rowsPerCommit; row += 1) {
      rows += 1;
      insert.run(table, rows, Date.now(), entry, `0.key-${rows}`);
    }
  });
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) commit();
  const rate = (rows * 1000) / (performance.now() - start);
  db.close();
  return rate;
}
