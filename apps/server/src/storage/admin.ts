import type { TableStage } from "@courtly/protocol";
import type { WaitingStage } from "./storage.ts";

/** A network whose visitors are refused. */
export interface BlockedNetwork {
  /** As `networkOf` writes it. */
  readonly network: string;
  readonly atMs: number;
}

/** A copy of the store, after it was checked. */
export interface BackUp {
  readonly tables: number;
  /** The tables that are damaged in the store, and so in the copy. */
  readonly damaged: readonly { readonly tableId: string; readonly reason: string }[];
  /** Other faults of the copy. */
  readonly faults: readonly string[];
}

/** The result of deleting a table: only tables whose game is over are deleted, and damaged ones. */
export type Deleted = "deleted" | "inUse" | "unknown";

/** The operations of the person who runs the server. */
export interface AdminStore {
  /** The ids of tables at this stage: the newest first; of finished ones, those that ended last. Damaged ones are left out. */
  readonly tablesAt: (stage: TableStage, max: number) => Promise<readonly string[]>;
  /** The number of tables at each stage before the end. */
  readonly inUse: () => Promise<Readonly<Record<WaitingStage, number>>>;
  /** The ids of tables that ended before `beforeMs`, the oldest first. Damaged ones are left out. */
  readonly endedBefore: (beforeMs: number, max: number) => Promise<readonly string[]>;
  /** Deletes a table with its notifications. Only its id is kept, so that no device brings its game back. */
  readonly delete: (tableId: string, atMs: number) => Promise<Deleted>;
  readonly isDeleted: (tableId: string) => Promise<boolean>;
  readonly blocked: () => Promise<readonly BlockedNetwork[]>;
  /** False if it is blocked already. */
  readonly block: (network: string, atMs: number) => Promise<boolean>;
  /** False if it is not blocked. */
  readonly unblock: (network: string) => Promise<boolean>;
  /**
   * Writes a copy of this moment into a new file that only its owner may read, and checks it, while the store is in use.
   * Rejects with `StorageError` if there is such a file already, or if no copy can be made; then nothing of it is left.
   */
  readonly backUp: (file: string) => Promise<BackUp>;
}
