import type { Random } from "@courtly/engine";
import { appendChecksum, firstLink, tableChecksum } from "../../src/storage/checksums.ts";
import type { AppendRow, TableRow } from "../../src/storage/rows.ts";

export type StoredAppend = AppendRow & { readonly table_id: string };

/** All rows of a store file. */
export interface Rows {
  readonly tables: readonly TableRow[];
  readonly appends: readonly StoredAppend[];
}

/** A change of some rows, with the table that it was made for. */
interface Changed {
  readonly rows: Rows;
  readonly tableId: string;
}

type Change = (rows: Rows, random: Random) => Changed;

/** The checksums that are made to fit again after a change, as somebody who edits the file could do. */
export type Recomputed = "nothing" | "append" | "chain" | "table";
const RECOMPUTED: readonly Recomputed[] = ["nothing", "append", "chain", "table"];

const ODD_TEXTS = ["", " ", "[]", "[", "null", "{}", "\u0000", "0", "x".repeat(3000), "é\u200b"];
const ODD_ENTRIES = ['[{"kind":"rolled","faces":[9]}]', '[{"kind":"unknown"}]', '["acted"]'];
const ODD_NUMBERS = [-1, 0, 1, 2, 3, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1)];

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const numbers = (before: number, random: Random) =>
  pick([...ODD_NUMBERS, before - 1, before + 1, before + 2], random);

function bytes(before: Uint8Array, others: readonly Uint8Array[], random: Random): Uint8Array {
  const flipped = new Uint8Array(before);
  const at = Math.floor(random() * flipped.length);
  if (at < flipped.length) flipped[at] = (flipped[at] as number) ^ (1 << Math.floor(random() * 8));
  const half = before.subarray(0, before.length / 2);
  return pick([flipped, flipped, half, new Uint8Array(), new Uint8Array(16), ...others], random);
}

const texts = (others: readonly (string | null)[], random: Random) =>
  pick([...ODD_TEXTS, pick(others, random), pick(others, random)], random) ?? "";

/** Another list of entries: one of them is missing, repeated or moved, or the text is cut off, or another one. */
function entries(before: string, others: readonly string[], random: Random): string {
  const list = JSON.parse(before) as readonly unknown[];
  const at = Math.floor(random() * list.length);
  return pick(
    [
      JSON.stringify(list.toSpliced(at, 1)),
      JSON.stringify(list.toSpliced(at, 0, list[at])),
      JSON.stringify(list.toReversed()),
      before.slice(0, Math.floor(random() * before.length)),
      before.replace(/\d/, String(Math.floor(random() * 10))),
      pick(ODD_ENTRIES, random),
      texts(others, random),
    ],
    random,
  );
}

/** A change of one append. No result leaves it out. */
function ofAppend(
  change: (
    append: StoredAppend,
    others: readonly StoredAppend[],
    random: Random,
  ) => readonly StoredAppend[],
): Change {
  return ({ tables, appends }, random) => {
    const at = Math.floor(random() * appends.length);
    const append = appends[at];
    if (append === undefined) return { rows: { tables, appends }, tableId: "" };
    const changed = change(append, appends, random);
    const rows = { tables, appends: appends.toSpliced(at, 1, ...changed) };
    return { rows, tableId: append.table_id };
  };
}

function ofTable(
  change: (table: TableRow, others: readonly TableRow[], random: Random) => readonly TableRow[],
): Change {
  return ({ tables, appends }, random) => {
    const at = Math.floor(random() * tables.length);
    const table = tables[at];
    if (table === undefined) return { rows: { tables, appends }, tableId: "" };
    const changed = change(table, tables, random);
    return { rows: { tables: tables.toSpliced(at, 1, ...changed), appends }, tableId: table.id };
  };
}

/** Keeps some appends of one table, by their place in its log. */
function ofLog(isKept: (at: number, limit: number) => boolean): Change {
  return ({ tables, appends }, random) => {
    const tableId = pick(tables, random)?.id ?? "";
    const log = appends.filter(({ table_id }) => table_id === tableId);
    const limit = Math.floor(random() * log.length);
    const kept = appends.filter(
      (row) => row.table_id !== tableId || isKept(log.indexOf(row), limit),
    );
    return { rows: { tables, appends: kept }, tableId };
  };
}

/** Exchanges the values of two appends, except for their places in the logs. */
const swapAppends: Change = ({ tables, appends }, random) => {
  const [one, other] = [pick(appends, random), pick(appends, random)];
  if (one === undefined || other === undefined) return { rows: { tables, appends }, tableId: "" };
  const placed = (values: StoredAppend, { table_id, first_n }: StoredAppend) => ({
    ...values,
    table_id,
    first_n,
  });
  const swapped = appends.map((row) =>
    row === one ? placed(other, one) : row === other ? placed(one, other) : row,
  );
  return { rows: { tables, appends: swapped }, tableId: one.table_id };
};

/** Exchanges two rows of tables, except for their ids. */
const swapTables: Change = ({ tables, appends }, random) => {
  const [one, other] = [pick(tables, random), pick(tables, random)];
  if (one === undefined || other === undefined) return { rows: { tables, appends }, tableId: "" };
  const swapped = tables.map((row) =>
    row === one ? { ...other, id: one.id } : row === other ? { ...one, id: other.id } : row,
  );
  return { rows: { tables: swapped, appends }, tableId: one.id };
};

const CHANGES: readonly Change[] = [
  ofAppend(() => []),
  ofAppend((row, _, random) => [row, { ...row, first_n: row.first_n + pick([1, 2, 24], random) }]),
  ofAppend((row, others, random) => [{ ...row, table_id: pick(others, random)?.table_id ?? "" }]),
  ofAppend((row, others, random) => [
    row,
    { ...row, table_id: pick(others, random)?.table_id ?? "", first_n: 27 },
  ]),
  ofAppend((row, others, random) => {
    const { table_id, first_n } = row;
    return [{ ...pick(others, random), table_id, first_n }];
  }),
  ofAppend((row, _, random) => [{ ...row, first_n: numbers(row.first_n, random) }]),
  ofAppend((row, _, random) => [{ ...row, at_ms: numbers(row.at_ms, random) }]),
  ofAppend((row, others, random) => [
    {
      ...row,
      key: pick(
        [
          null,
          "key-12",
          texts(
            others.map(({ key }) => key),
            random,
          ),
        ],
        random,
      ),
    },
  ]),
  ofAppend((row, _, random) => [{ ...row, holder: pick([null, "bb", ...ODD_TEXTS], random) }]),
  ofAppend((row, _, random) => [
    { ...row, content: pick([null, "unknown", ...ODD_TEXTS], random) },
  ]),
  ofAppend((row, others, random) => [
    {
      ...row,
      entries: entries(
        row.entries,
        others.map((each) => each.entries),
        random,
      ),
    },
  ]),
  ofAppend((row, others, random) => [
    {
      ...row,
      checksum: bytes(row.checksum, [pick(others, random)?.checksum ?? row.checksum], random),
    },
  ]),
  ofLog((at, limit) => at < limit),
  ofLog((at, limit) => at > limit),
  swapAppends,
  ofTable(() => []),
  ofTable((row) => [row, { ...row, id: `${row.id.slice(0, -1)}y`, code: null }]),
  ofTable((row, _, random) => [{ ...row, code: pick([null, ...ODD_TEXTS], random) }]),
  ofTable((row, others, random) => [
    { ...row, seed: bytes(row.seed, [pick(others, random)?.seed ?? row.seed], random) },
  ]),
  ofTable((row, _, random) => [
    { ...row, stage: pick(["drawing", "playing", "over", ...ODD_TEXTS], random) },
  ]),
  ofTable((row, _, random) => [{ ...row, listed: numbers(row.listed, random) }]),
  ofTable((row, _, random) => [{ ...row, created_ms: numbers(row.created_ms, random) }]),
  ofTable((row, _, random) => [
    { ...row, token_hashes: pick(['["bb",null]', '["aa"]', ...ODD_TEXTS], random) },
  ]),
  ofTable((row, _, random) => [
    { ...row, devices: pick(['[[0,"bb"]]', "[[0]]", "{}", ...ODD_TEXTS], random) },
  ]),
  ofTable((row, _, random) => [{ ...row, awaits_bot: pick([0, 1, null, -5], random) }]),
  ofTable((row, _, random) => [{ ...row, length: numbers(row.length, random) }]),
  ofTable((row, _, random) => [{ ...row, changed_ms: numbers(row.changed_ms, random) }]),
  ofTable((row, others, random) => [
    { ...row, head: bytes(row.head, [pick(others, random)?.head ?? row.head], random) },
  ]),
  ofTable((row, _, random) => [{ ...row, damage: pick(ODD_TEXTS, random) }]),
  ofTable((row, others, random) => [
    {
      ...row,
      checksum: bytes(row.checksum, [pick(others, random)?.checksum ?? row.checksum], random),
    },
  ]),
  swapTables,
];

/** The rows after one change with some checksums computed again, or after up to three changes without. */
export function changedRows(
  rows: Rows,
  random: Random,
): { readonly rows: Rows; readonly recomputed: Recomputed } {
  const recomputed = pick(RECOMPUTED, random);
  if (recomputed !== "nothing") {
    const { rows: once, tableId } = pick(CHANGES, random)(rows, random);
    return { rows: recompute(once, tableId, { recomputed, before: rows }), recomputed };
  }
  let changed = rows;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1)
    changed = pick(CHANGES, random)(changed, random).rows;
  return { rows: changed, recomputed };
}

function recompute(
  { tables, appends }: Rows,
  tableId: string,
  { recomputed, before }: { readonly recomputed: Recomputed; readonly before: Rows },
): Rows {
  if (recomputed === "table")
    return {
      tables: tables.map((row) =>
        row.id === tableId ? { ...row, checksum: tableChecksum(row) } : row,
      ),
      appends,
    };
  const table = tables.find(({ id }) => id === tableId);
  if (table === undefined) return { tables, appends };
  let link: Uint8Array = firstLink(table);
  const chained = appends
    .toSorted((a, b) => a.first_n - b.first_n)
    .map((row) => {
      if (row.table_id !== tableId) return row;
      const isChanged = recomputed === "chain" || !before.appends.includes(row);
      const checksum = isChanged ? appendChecksum(link, row) : row.checksum;
      link = checksum;
      return { ...row, checksum };
    });
  return { tables, appends: chained };
}
