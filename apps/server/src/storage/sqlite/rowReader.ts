import type { Database } from "better-sqlite3";
import {
  chainOf,
  verifiedTable,
  type AppendRow,
  type KeyUse,
  type LogPage,
  type TableRow,
} from "../rows.ts";
import { DamagedTable } from "../storage.ts";

/** Appends in which a key is looked for without the index. A request is sent again soon; each refused one causes such a search. */
const SCANNED_MAX = 500;

const APPEND = "first_n, entries, key, holder, content, at_ms, checksum";

export type RowReader = ReturnType<typeof rowReader>;

/** Reads rows and verifies them. Throws `DamagedTable` rather than return anything else than was stored. */
export function rowReader(db: Database) {
  const tableById = db.prepare<[string], TableRow>("SELECT * FROM tables WHERE id = ?");
  const upTo = db.prepare<[string, number], AppendRow>(
    `SELECT ${APPEND} FROM appends WHERE table_id = ? AND first_n <= ? ORDER BY first_n DESC LIMIT 2`,
  );
  const after = db.prepare<[string, number], AppendRow>(
    `SELECT ${APPEND} FROM appends WHERE table_id = ? AND first_n > ? ORDER BY first_n`,
  );
  const byKey = db.prepare<[string, string], AppendRow>(
    `SELECT ${APPEND} FROM appends INDEXED BY appends_by_key WHERE table_id = ? AND key = ?`,
  );
  const byScan = db.prepare<[string, string], AppendRow>(
    `SELECT * FROM (SELECT ${APPEND} FROM appends WHERE table_id = ? ORDER BY first_n DESC LIMIT ${SCANNED_MAX})
     WHERE key = ?`,
  );
  /** The table with this id. `undefined` only if nothing of it is stored. */
  const table = (id: string): TableRow | undefined => {
    const row = tableById.get(id);
    if (row !== undefined) return verifiedTable(row, id);
    if (after.get(id, 0) !== undefined)
      throw new DamagedTable(id, "it has a log, but its own row is missing");
    return undefined;
  };
  /** Reads the log from the append with entry `from` on, until there are at least `max` entries or the log ends. */
  const log = (of: TableRow, from: number, max: number): LogPage => {
    const chain = chainOf(of);
    if (from > of.length) return { appends: [], nextN: of.length + 1, isEnd: true };
    const [first, before] = upTo.all(of.id, Math.max(from, 1));
    if (first === undefined) throw new DamagedTable(of.id, "the beginning of its log is missing");
    chain.startAt(first, before);
    chain.take(first);
    for (const row of after.iterate(of.id, first.first_n)) {
      if (chain.nextN() - from >= max) break;
      chain.take(row);
    }
    return chain.page(chain.nextN() - from >= max);
  };
  const verifiedUses = (of: TableRow, uses: readonly AppendRow[]): readonly KeyUse[] =>
    uses.map(({ first_n, holder, content }) => {
      const { nextN } = log(of, first_n, 1);
      return { holder, content, lengthAfter: nextN - 1 };
    });
  return {
    table,
    log,
    /** The appends with this key, by the index of keys. */
    keyUses: (of: TableRow, key: string) => verifiedUses(of, byKey.all(of.id, key)),
    /** The same without the index, which may be damaged, among the last appends. */
    scannedKeyUses: (of: TableRow, key: string) => verifiedUses(of, byScan.all(of.id, key)),
  };
}
