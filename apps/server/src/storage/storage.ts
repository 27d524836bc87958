import type { ByPlayer, Player } from "@courtly/engine";
import type { Entry, Logged, TableStage } from "@courtly/protocol";

/** The data of a table that is not in its log: entries are sent to everybody, these secrets are not. */
export interface TableSecrets {
  readonly id: string;
  /** The code for joining, while a seat is open. */
  readonly code: string | undefined;
  readonly seed: Uint8Array;
  /** The SHA-256 of each person's token. */
  readonly tokenHashes: ByPlayer<string | undefined>;
}

export interface NewTable extends TableSecrets {
  readonly entries: readonly Entry[];
  readonly atMs: number;
  readonly stage: TableStage;
  readonly listed: boolean;
}

/** Entries that are stored together, and the length of the log on which they were decided. */
export interface Append {
  readonly tableId: string;
  readonly expected: number;
  readonly entries: readonly [Entry, ...Entry[]];
  readonly atMs: number;
  /** Identifies the request: a request that is sent again has the same key. */
  readonly key: string;
  /** The new stage of the table, if it changes. Only an index for finding tables: the log has it too. */
  readonly stage?: TableStage | undefined;
  readonly seat?: { readonly player: Player; readonly tokenHash: string | undefined } | undefined;
}

/** The result of an append. `stored` and `already` have the length of the log right after these entries. */
export type Appended =
  | { readonly kind: "stored"; readonly length: number }
  | { readonly kind: "already"; readonly length: number }
  | { readonly kind: "conflict"; readonly length: number };

export interface QuietTable {
  readonly tableId: string;
  readonly length: number;
}

/**
 * Stores tables. A promise resolves only when its data is on disk. Every implementation must pass the
 * contract in `test/storage/contract.ts`.
 */
export interface Storage {
  /** Stores a new table. False if its id or code is taken: choose another. */
  readonly create: (table: NewTable) => Promise<boolean>;
  readonly find: (tableId: string) => Promise<TableSecrets | undefined>;
  readonly findCode: (code: string) => Promise<string | undefined>;
  /** Reads the log from entry number `from` on. */
  readonly read: (tableId: string, from: number) => Promise<readonly Logged[]>;
  readonly append: (append: Append) => Promise<Appended>;
  /** The length of the log right after the append with this key, if there was one. */
  readonly lengthAt: (tableId: string, key: string) => Promise<number | undefined>;
  /** The ids of listed tables with an open seat, the newest first. */
  readonly listed: (max: number) => Promise<readonly string[]>;
  /** The ids of tables whose dice are being drawn, or whose game is being played. */
  readonly running: () => Promise<readonly string[]>;
  /** The tables at this stage whose last entry is older than `beforeMs`. */
  readonly quiet: (stage: TableStage, beforeMs: number) => Promise<readonly QuietTable[]>;
  /** Finishes pending writes, then closes. */
  readonly close: () => Promise<void>;
}

/** The store cannot be used. Nothing of the failed request has been written. */
export class StorageError extends Error {}
