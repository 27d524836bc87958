import type { BlockedNetwork } from "../admin.ts";
import { COLUMNS } from "../columns.ts";
import { chainOf, verifiedTable, type AppendRow, type TableRow } from "../rows.ts";
import type { SubscriptionRow } from "../subscriptions.ts";

/** A store whose rows are copied as they are, with their checksums, while no server uses it. */
export interface RowStore {
  /** Its name for messages, without a password. */
  readonly shown: string;
  readonly keys: () => Promise<StoreKeys>;
  readonly putKeys: (keys: StoreKeys) => Promise<void>;
  /** The ids of all tables, in order. */
  readonly ids: () => Promise<readonly string[]>;
  readonly whole: (id: string) => Promise<WholeTable | undefined>;
  /** Stores a table with everything that belongs to it, in the place of what it has of this table. */
  readonly put: (whole: WholeTable) => Promise<void>;
  readonly lists: () => Promise<StoreLists>;
  readonly addLists: (lists: StoreLists) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The secret keys of a store. */
export interface StoreKeys {
  /** Those that sign logs, the current one first. */
  readonly signing: readonly Uint8Array[];
  /** The private key for Web Push. */
  readonly push: Uint8Array;
}

/** A notice that waits in the outbox. Its number is chosen by the store. */
export interface WaitingRow {
  readonly subscription_id: string;
  readonly table_id: string;
  readonly event: string;
  readonly site: string;
  readonly created_ms: number;
  readonly due_ms: number;
  readonly attempts: number;
}

/** The rows of a table and of what belongs to it. */
export interface WholeTable {
  readonly table: TableRow;
  readonly appends: readonly AppendRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly outbox: readonly WaitingRow[];
}

/** What a store knows beside its tables. */
export interface StoreLists {
  readonly blocked: readonly BlockedNetwork[];
  /** The tables that were deleted, and when. */
  readonly deleted: readonly { readonly id: string; readonly atMs: number }[];
}

/** Verifies every checksum of a table and of its log. Returns the number of its entries; throws `DamagedTable` otherwise. */
export function verifiedLength({ table, appends }: WholeTable): number {
  const chain = chainOf(verifiedTable(table, table.id));
  for (const append of appends) chain.take(append);
  chain.page(false);
  return table.length;
}

/** Whether two stores have the same rows of a table. */
export function isSameTable(one: WholeTable, other: WholeTable): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ table, appends, subscriptions, outbox }: WholeTable): string {
  return JSON.stringify([
    texts([table], COLUMNS.tables),
    texts(appends, COLUMNS.appends),
    texts(subscriptions, COLUMNS.subscriptions).toSorted(),
    texts(outbox, COLUMNS.outbox).toSorted(),
  ]);
}

/** Rows as texts. Bytes are written in one way, whatever class the driver of the store has for them. */
function texts<Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row)[],
): readonly string[] {
  return rows.map((row) =>
    JSON.stringify(
      columns.map((column) => {
        const value = row[column];
        return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : (value ?? null);
      }),
    ),
  );
}
