import { assert, type Player } from "@courtly/engine";
import { appendChecksum, firstLink, tableChecksum } from "./checksums.ts";
import type { AppendRow, KeyUse, TableRow } from "./rows.ts";
import type {
  Append,
  ChangedSeat,
  EarlierRequest,
  NewTable,
  RequestKey,
  TableSecrets,
} from "./storage.ts";

// What every store writes: rows with checksums. A store can be copied into another one row by row.

/** A new table or an append whose entries are JSON already. */
export type Packed<Whole extends NewTable | Append> = Omit<Whole, "entries"> & {
  readonly entries: string;
  /** The number of entries. */
  readonly count: number;
};

export function packed<Whole extends NewTable | Append>(whole: Whole): Packed<Whole> {
  const { entries } = whole;
  return { ...whole, entries: JSON.stringify(entries), count: entries.length };
}

/** The row of a table, and that of the append which made it so. */
export interface WrittenRows {
  readonly table: TableRow;
  readonly append: AppendRow;
}

/** The key of an append that no request has caused. */
const NO_REQUEST = { key: null, holder: null, content: null } as const;

/** The rows of a new table and of its first entries. */
export function rowsOfTable(table: Packed<NewTable>): WrittenRows {
  const { id, code, seed, stage, listed, atMs, tokenHashes, entries, count } = table;
  const start = { id, seed, created_ms: atMs };
  const append = linked(firstLink(start), { ...NO_REQUEST, first_n: 1, entries, at_ms: atMs });
  const row = withChecksum({
    ...start,
    code: stage === "lobby" ? (code ?? null) : null,
    stage,
    listed: listed ? 1 : 0,
    token_hashes: JSON.stringify(tokenHashes.map((tokenHash) => tokenHash ?? null)),
    awaits_bot: null,
    length: count,
    changed_ms: atMs,
    head: append.checksum,
    damage: null,
    due_ms: null,
    devices: null,
  });
  return { table: row, append };
}

/** The rows after an append to a table whose log has the expected length. */
export function rowsAfter(table: TableRow, append: Packed<Append>): WrittenRows {
  const { expected, entries, count, atMs, key, holder, content } = append;
  const { stage = table.stage, awaitsBot, dueMs, seat } = append;
  const next = linked(table.head, {
    first_n: expected + 1,
    entries,
    key,
    holder: holderText(holder),
    content: content ?? null,
    at_ms: atMs,
  });
  const row = withChecksum({
    ...table,
    stage,
    // A code is for joining only: when no seat is open, another table may use it.
    code: stage === "lobby" ? table.code : null,
    ...(seat === undefined ? {} : withSeat(table, seat)),
    awaits_bot: awaitsBot === undefined ? null : Number(awaitsBot),
    due_ms: dueMs ?? null,
    length: expected + count,
    changed_ms: atMs,
    head: next.checksum,
  });
  return { table: row, append: next };
}

function linked(before: Uint8Array, append: Omit<AppendRow, "checksum">): AppendRow {
  return { ...append, checksum: appendChecksum(before, append) };
}

function withChecksum(table: Omit<TableRow, "checksum">): TableRow {
  return { ...table, checksum: tableChecksum(table) };
}

function withSeat(
  { token_hashes, devices }: TableRow,
  { player, tokenHashes: [first, ...further] }: ChangedSeat,
): Pick<TableRow, "token_hashes" | "devices"> {
  const hashes = JSON.parse(token_hashes) as readonly (string | null)[];
  assert(player < hashes.length, "the seat belongs to the table");
  const known = JSON.parse(devices ?? "[]") as readonly (readonly [Player, string])[];
  const others = known.filter(([other]) => other !== player);
  const pairs = [...others, ...further.map((tokenHash) => [player, tokenHash])];
  return {
    token_hashes: JSON.stringify(hashes.with(player, first ?? null)),
    devices: pairs.length === 0 ? null : JSON.stringify(pairs),
  };
}

/** The secrets in the verified row of a table. */
export function secretsOf({ id, code, seed, token_hashes, devices }: TableRow): TableSecrets {
  const hashes = JSON.parse(token_hashes) as readonly (string | null)[];
  const pairs = JSON.parse(devices ?? "[]") as readonly (readonly [number, string])[];
  return {
    id,
    code: code ?? undefined,
    seed: new Uint8Array(seed),
    tokenHashes: hashes.map((tokenHash) => tokenHash ?? undefined),
    ...(pairs.length > 0 && {
      furtherDevices: pairs.map(([player, tokenHash]) => ({ player, tokenHash })),
    }),
  };
}

/** Characters of a token's hash that are stored with each append: 96 bits identify a sender, and save space. */
const HOLDER_CHARS = 24;

/** The sender of a request as it is stored: null for the server itself. */
export function holderText(holder: string | null | undefined): string | null {
  return holder?.slice(0, HOLDER_CHARS) ?? null;
}

/** Stands for the content of a request that was stored before contents were: it cannot be compared. */
export const UNKNOWN_CONTENT = "unknown";

/** The earlier request among the appends with its key. */
export function earlierRequest(
  uses: readonly KeyUse[],
  { holder, content }: RequestKey,
): EarlierRequest | undefined {
  if (uses.length === 0) return undefined;
  const same = uses.find(
    (use) =>
      use.holder === holderText(holder) &&
      (use.content === UNKNOWN_CONTENT || use.content === (content ?? null)),
  );
  return same === undefined ? { kind: "keyTaken" } : { kind: "already", length: same.lengthAfter };
}
