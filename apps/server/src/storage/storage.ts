import type { ByPlayer, Player } from "@courtly/engine";
import type { Entry, Logged, TableStage } from "@courtly/protocol";
import type { AdminStore } from "./admin.ts";
import type { DeviceLinks } from "./deviceLinks.ts";
import type { NoticeChange, NoticeStore } from "./notices.ts";

/** The data of a table that is not in its log: entries are sent to everybody, these secrets are not. */
export interface TableSecrets {
  readonly id: string;
  /** The code for joining, while a seat is open. */
  readonly code: string | undefined;
  readonly seed: Uint8Array;
  /** The SHA-256 of each person's token; of the first one, if two devices have the seat. */
  readonly tokenHashes: ByPlayer<string | undefined>;
  /** The further devices that have seats. Missing if there are none. */
  readonly furtherDevices?: readonly SeatHolder[] | undefined;
}

/** A device that has a seat: the player, and the hash of its token. */
export interface SeatHolder {
  readonly player: Player;
  readonly tokenHash: string;
}

/** The player whose seat a token has; `undefined` if it has none. */
export function playerOf(
  { tokenHashes, furtherDevices = [] }: Pick<TableSecrets, "tokenHashes" | "furtherDevices">,
  tokenHash: string,
): Player | undefined {
  const first = tokenHashes.indexOf(tokenHash);
  if (first !== -1) return first;
  return furtherDevices.find((device) => device.tokenHash === tokenHash)?.player;
}

/** The hashes of the tokens that have a seat, the first device first. */
export function holdersAt(
  { tokenHashes, furtherDevices = [] }: Pick<TableSecrets, "tokenHashes" | "furtherDevices">,
  player: Player,
): readonly string[] {
  const further = furtherDevices.filter((device) => device.player === player);
  return [tokenHashes[player] ?? [], further.map(({ tokenHash }) => tokenHash)].flat();
}

export interface NewTable extends TableSecrets {
  readonly entries: readonly Entry[];
  readonly atMs: number;
  readonly stage: TableStage;
  readonly listed: boolean;
}

/** Identifies a request. It is the same request only if its sender and its content are the same too. */
export interface RequestKey {
  /** Chosen by the sender. A request that is sent again has the same key. */
  readonly key: string;
  /** The hash of the sender's token; `undefined` for requests of the server itself. */
  readonly holder: string | undefined;
  /** A digest of the request without its key; `undefined` for requests of the server itself. */
  readonly content: string | undefined;
}

/** Entries that are stored together, and the length of the log on which they were decided. */
export interface Append extends RequestKey {
  readonly tableId: string;
  readonly expected: number;
  readonly entries: readonly [Entry, ...Entry[]];
  readonly atMs: number;
  /** The new stage of the table, if it changes. Only an index for finding tables: the log has it too. */
  readonly stage?: TableStage | undefined;
  /** Whether a bot is to act after these entries, as an index too; if missing, nobody has looked. */
  readonly awaitsBot?: boolean | undefined;
  /** When the clock of the turn runs out after these entries, as an index too; `undefined` without a clock. */
  readonly dueMs?: number | undefined;
  /** The seat whose devices change, with the hashes of all its tokens from now on. */
  readonly seat?: ChangedSeat | undefined;
  /** Who is notified about these entries; `undefined` if they change nothing that anybody waits for. */
  readonly notices?: NoticeChange | undefined;
}

export interface ChangedSeat {
  readonly player: Player;
  /** The hashes of the tokens that have the seat: none if it becomes free. */
  readonly tokenHashes: readonly string[];
}

/** The earlier use of a key: by the same request, or by one of another sender or with another content. */
export type EarlierRequest =
  /** `length` is the length of the log right after the entries of this request. */
  { readonly kind: "already"; readonly length: number } | { readonly kind: "keyTaken" };

/** The result of an append. `stored` has the length of the log right after these entries. */
export type Appended =
  | { readonly kind: "stored"; readonly length: number }
  | { readonly kind: "conflict"; readonly length: number }
  | EarlierRequest;

/** A stage at which something is still to come. */
export type WaitingStage = Exclude<TableStage, "over">;

export interface QuietTable {
  readonly tableId: string;
  readonly length: number;
}

/** What a store offers to several servers that share it. */
export interface SharedStorage {
  readonly deviceLinks: DeviceLinks;
  /** The lengths of the logs of these tables. */
  readonly lengths: (tableIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/**
 * Stores tables. A promise resolves only when its data is on disk; it rejects with `StorageError` if the store cannot
 * be used, and with `DamagedTable` if the data of one table is damaged. Data that is returned is the data that was
 * stored. Every implementation must pass the contract in `test/storage/contract.ts`.
 */
export interface Storage extends NoticeStore, AdminStore {
  /** The key that signs logs: 32 random bytes. A copy of the store has the same key. */
  readonly signingKey: Uint8Array;
  /** Earlier keys, the newest first: a copy of the store may have been stolen with them. They sign nothing any more. */
  readonly formerSigningKeys: readonly Uint8Array[];
  /** Stores a new table. False if its id or code is taken: choose another. */
  readonly create: (table: NewTable) => Promise<boolean>;
  readonly find: (tableId: string) => Promise<TableSecrets | undefined>;
  readonly findCode: (code: string) => Promise<string | undefined>;
  /** Reads the log from entry number `from` on: to its end, or `max` entries. Fewer than `max` are the end of the log. */
  readonly read: (tableId: string, from: number, max?: number) => Promise<readonly Logged[]>;
  readonly append: (append: Append) => Promise<Appended>;
  /** The earlier use of a key at this table, if there was one. */
  readonly findRequest: (
    tableId: string,
    request: RequestKey,
  ) => Promise<EarlierRequest | undefined>;
  /** The ids of listed tables with an open seat, the newest first. Damaged tables are left out here and below. */
  readonly listed: (max: number) => Promise<readonly string[]>;
  /** The ids of listed tables whose game is running, the newest first. */
  readonly running: (max: number) => Promise<readonly string[]>;
  /**
   * The ids of running games in which a bot is to act, or may be: older versions have not stored it. With `beforeMs` only those
   * whose last entry is older. Of a shared store each is given to one server.
   */
  readonly awaitingBot: (beforeMs?: number) => Promise<readonly string[]>;
  /**
   * The ids of tables at which the clock of a turn has run out at this time, the longest due first. Of a shared store each is given
   * to one server: to another one only when that has had time for it.
   */
  readonly due: (nowMs: number) => Promise<readonly string[]>;
  /** The tables at this stage whose last entry is older than `beforeMs`. */
  readonly quiet: (stage: WaitingStage, beforeMs: number) => Promise<readonly QuietTable[]>;
  /** What several servers need that share this store; `undefined` if only one uses it. */
  readonly shared: SharedStorage | undefined;
  /** Closes a table whose data makes no sense, until the next start: all its operations reject with this error. */
  readonly quarantine: (tableId: string, reason: string) => DamagedTable;
  /** Writes something that means nothing. Rejects while the store cannot write, or has hardly any space left. */
  readonly checkWritable: () => Promise<void>;
  /** Finishes pending writes, then closes. Safe to call twice. */
  readonly close: () => Promise<void>;
}

/**
 * The store cannot be used. The failed request was not acknowledged, and in nearly all cases not written; it may be
 * sent again with the same key, and happens once.
 */
export class StorageError extends Error {}

/** Handles a rejection that may be damage of one table: gives `undefined` then, and throws every other error again. */
export function undefinedIfDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedTable)) throw error;
}

/** The stored data of one table is damaged. The message is for the operator; other tables are not affected. */
export class DamagedTable extends StorageError {
  readonly tableId: string;
  readonly reason: string;

  constructor(tableId: string, reason: string) {
    super(`table ${tableId} is damaged: ${reason}`);
    this.tableId = tableId;
    this.reason = reason;
  }
}
