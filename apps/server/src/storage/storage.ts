import type { ByPlayer, Player } from "@courtly/engine";
import type { Entry, Logged, Stage } from "@courtly/protocol";

/** The data of a table that is not in its log: entries are sent to everybody, these secrets are not. */
export interface TableSecrets {
  readonly id: string;
  /** For joining, while a seat is open. */
  readonly code: string | undefined;
  readonly seed: Uint8Array;
  /** The SHA-256 of each person's token. */
  readonly tokenHashes: ByPlayer<string | undefined>;
}

export interface NewTable extends TableSecrets {
  readonly entries: readonly Entry[];
  readonly atMs: number;
  readonly stage: Stage;
  readonly listed: boolean;
}

/** Entries that belong together, and the length of the log they were decided on. */
export interface Append {
  readonly tableId: string;
  readonly expected: number;
  readonly entries: readonly [Entry, ...Entry[]];
  readonly atMs: number;
  /** Whoever sends the same again has the same key. */
  readonly key: string;
  /** Where the table stands then, if that is new: only to find tables by, the log says it too. */
  readonly stage?: Stage | undefined;
  readonly seat?: { readonly player: Player; readonly tokenHash: string | undefined } | undefined;
}

/** `stored` and `already` say how long the log was right after these entries. */
export type Appended =
  | { readonly kind: "stored"; readonly length: number }
  | { readonly kind: "already"; readonly length: number }
  | { readonly kind: "conflict"; readonly length: number };

export interface QuietTable {
  readonly tableId: string;
  readonly length: number;
}

/**
 * Where tables are kept. A promise is kept only when its data is on disk; whoever implements this
 * passes the contract in `test/storage/contract.ts`.
 */
export interface Storage {
  /** False if the id or the code is taken: choose another. */
  readonly create: (table: NewTable) => Promise<boolean>;
  readonly find: (tableId: string) => Promise<TableSecrets | undefined>;
  readonly findCode: (code: string) => Promise<string | undefined>;
  /** The log from entry number `from` on. */
  readonly read: (tableId: string, from: number) => Promise<readonly Logged[]>;
  readonly append: (append: Append) => Promise<Appended>;
  /** The length right after the append with this key, if there was one. */
  readonly lengthAt: (tableId: string, key: string) => Promise<number | undefined>;
  /** Listed tables with an open seat, the newest first. */
  readonly listed: (max: number) => Promise<readonly string[]>;
  /** Tables on which dice are drawn or a game is played. */
  readonly running: () => Promise<readonly string[]>;
  /** Tables at this stage whose last entry is older, each with the length of its log. */
  readonly quiet: (stage: Stage, beforeMs: number) => Promise<readonly QuietTable[]>;
  /** Finishes what was begun. */
  readonly close: () => Promise<void>;
}

/** The store cannot do what it is for; nothing of what was asked has been written. */
export class StorageTrouble extends Error {}
