import type { Language, Player } from "@courtly/engine";
import type { NoticeEvent } from "@courtly/protocol";

/** The keys with which this server signs what it sends to push services (VAPID). They are in the store. */
export interface PushKeys {
  /** A point of P-256, uncompressed: 65 bytes. */
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
}

/** The device or webhook that gets notifications. */
export type NoticeTarget =
  | {
      readonly kind: "push";
      readonly endpoint: string;
      /** The device's public key and shared secret, as base64url. */
      readonly p256dh: string;
      readonly auth: string;
    }
  | { readonly kind: "webhook"; readonly url: string };

/** The wish of a seated player to be notified at one device or webhook. */
export interface Subscription {
  /** The same for the same table and device, and for the webhook of a seat. */
  readonly id: string;
  readonly tableId: string;
  readonly player: Player;
  /** The hash of the token by which it was asked for. */
  readonly holder: string;
  readonly language: Language;
  /** The address of the page that notifications lead to. */
  readonly page: string;
  readonly target: NoticeTarget;
}

/** The changes of notifications by an append. They are stored together with its entries. */
export interface NoticeChange {
  /** The event that players are told about, if any. Earlier notices about turns that were not sent yet are withdrawn. */
  readonly event: NoticeEvent | undefined;
  readonly players: readonly Player[];
  /** Players who have left their seats: they are told nothing more. */
  readonly unsubscribed: readonly Player[];
}

/** A notice that waits in the outbox. A newer one for the same subscription replaces it. */
export interface Notice {
  readonly id: number;
  readonly event: NoticeEvent;
  /** The number of attempts to send it that have failed. */
  readonly attempts: number;
  readonly createdMs: number;
  /** `undefined` if it is damaged: then nothing can be sent. */
  readonly subscription: Subscription | undefined;
}

/** The result of an attempt to send a notice. */
export type NoticeResult =
  | { readonly kind: "done" }
  | { readonly kind: "again"; readonly dueMs: number }
  /** The target does not exist any more, or may not be used: it gets nothing more. */
  | { readonly kind: "gone" };

/** The result of a subscription: its seat may have been given up meanwhile, or has `max` others of this kind. */
export type Subscribed = "stored" | "noSeat" | "full";

/** Stores who wants to be notified, and the outbox. A notice is in the outbox until it was sent or given up. */
export interface NoticeStore {
  readonly pushKeys: PushKeys;
  /** Stores a subscription of the player who has the seat, or replaces the one with the same id. */
  readonly subscribe: (subscription: Subscription, max: number) => Promise<Subscribed>;
  /** Deletes a subscription with what waits for it in the outbox. */
  readonly unsubscribe: (id: string) => Promise<void>;
  readonly subscriptions: (tableId: string, player: Player) => Promise<readonly Subscription[]>;
  /** The notices that are due, at most a few for each target host, so that a slow host does not hold up the others. */
  readonly dueNotices: (nowMs: number) => Promise<readonly Notice[]>;
  readonly settleNotice: (id: number, result: NoticeResult) => Promise<void>;
}
