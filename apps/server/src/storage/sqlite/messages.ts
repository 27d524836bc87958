import type { TableStage } from "@courtly/protocol";
import type {
  Append,
  Appended,
  EarlierRequest,
  NewTable,
  QuietTable,
  RequestKey,
  TableSecrets,
  WaitingStage,
} from "../storage.ts";
import type { BackUp, BlockedNetwork, Deleted } from "../admin.ts";
import type { Notice, NoticeResult, PushKeys, Subscribed, Subscription } from "../notices.ts";
import type { SigningKeys } from "../keys.ts";
import type { StoredEntries } from "../rows.ts";
import type { Packed } from "../tableRows.ts";
import type { FileIdentity } from "./fileWatch.ts";

/** A failure as a message between threads. */
export interface Failure {
  readonly kind: "failed";
  readonly message: string;
  /** The damaged table, if that is the cause. */
  readonly damaged?: { readonly tableId: string; readonly reason: string };
}

/** One write of a group. Entries travel as the text that is stored. */
export type Write =
  | { readonly kind: "create"; readonly table: Packed<NewTable> }
  | { readonly kind: "append"; readonly append: Packed<Append> }
  | { readonly kind: "subscribe"; readonly subscription: Subscription; readonly max: number }
  | { readonly kind: "unsubscribe"; readonly id: string }
  | { readonly kind: "settle"; readonly id: number; readonly result: NoticeResult }
  | { readonly kind: "block"; readonly network: string; readonly atMs: number }
  | { readonly kind: "unblock"; readonly network: string }
  | { readonly kind: "delete"; readonly tableId: string; readonly atMs: number }
  | { readonly kind: "check" };

/** The result of one write of a group. */
export type Written =
  | { readonly kind: "created"; readonly isNew: boolean }
  | { readonly kind: "checked" }
  /** The result of a subscription; everything else about notices is stored. */
  | { readonly kind: "noticed"; readonly result: Subscribed }
  /** The result of blocking or unblocking a network. */
  | { readonly kind: "blocked"; readonly isChanged: boolean }
  | { readonly kind: "deleted"; readonly result: Deleted }
  | Appended;

/** The start of the thread that writes. */
export interface WriterStart {
  readonly file: string;
  readonly pagesMax: number | undefined;
  /** The file that an earlier thread had open: another file in its place is refused. */
  readonly identity: FileIdentity | undefined;
}

export type WriterQuestion =
  | { readonly kind: "open" }
  | { readonly kind: "commit"; readonly writes: readonly Write[] }
  | { readonly kind: "close" };

export type WriterAnswer =
  | { readonly kind: "opened"; readonly opened: OpenedFile }
  | { readonly kind: "committed"; readonly results: readonly (Written | Failure)[] }
  | { readonly kind: "closed" }
  | Failure;

/** The file that the thread has opened, and remarks for the operator. */
export interface OpenedFile {
  /** The path without symbolic links. */
  readonly path: string;
  readonly identity: FileIdentity;
  readonly signingKeys: SigningKeys;
  readonly pushKeys: PushKeys;
  readonly remarks: readonly string[];
}

export interface ReaderStart {
  readonly file: string;
}

export type ReaderQuestion =
  | { readonly kind: "find"; readonly tableId: string }
  | { readonly kind: "findCode"; readonly code: string }
  | {
      readonly kind: "read";
      readonly tableId: string;
      readonly from: number;
      readonly max: number;
    }
  | { readonly kind: "findRequest"; readonly tableId: string; readonly request: RequestKey }
  | { readonly kind: "listed"; readonly max: number }
  | { readonly kind: "running"; readonly max: number }
  | { readonly kind: "awaitingBot"; readonly beforeMs: number }
  | { readonly kind: "due"; readonly nowMs: number }
  | { readonly kind: "quiet"; readonly stage: WaitingStage; readonly beforeMs: number }
  | { readonly kind: "subscriptions"; readonly tableId: string; readonly player: number }
  | { readonly kind: "dueNotices"; readonly nowMs: number }
  | { readonly kind: "tablesAt"; readonly stage: TableStage; readonly max: number }
  | { readonly kind: "inUse" }
  | { readonly kind: "endedBefore"; readonly beforeMs: number; readonly max: number }
  | { readonly kind: "isDeleted"; readonly id: string }
  | { readonly kind: "blocked" }
  | { readonly kind: "close" };

export type ReaderAnswer =
  | { readonly kind: "subscriptions"; readonly subscriptions: readonly Subscription[] }
  | { readonly kind: "notices"; readonly notices: readonly Notice[] }
  | { readonly kind: "secrets"; readonly secrets: TableSecrets | undefined }
  | { readonly kind: "page"; readonly appends: readonly StoredEntries[]; readonly isEnd: boolean }
  | { readonly kind: "request"; readonly earlier: EarlierRequest | undefined }
  | {
      readonly kind: "tables";
      readonly tables: readonly QuietTable[];
      /** The damaged tables among them. */
      readonly damaged: readonly Failure[];
    }
  | { readonly kind: "counted"; readonly inUse: Readonly<Record<WaitingStage, number>> }
  | { readonly kind: "known"; readonly isKnown: boolean }
  | { readonly kind: "blocked"; readonly networks: readonly BlockedNetwork[] }
  | { readonly kind: "closed" }
  | Failure;

/** Asks for a copy of the data file in a new file. */
export interface BackUpQuestion {
  readonly into: string;
}

export type BackUpAnswer = { readonly kind: "backedUp"; readonly backUp: BackUp } | Failure;
