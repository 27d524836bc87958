import { NOTICE_EVENTS } from "@courtly/protocol";
import { isSame, subscriptionChecksum } from "./checksums.ts";
import type { Notice, NoticeTarget, Subscription } from "./notices.ts";

/** A row of `subscriptions`. In a damaged store every field may have any value. */
export interface SubscriptionRow {
  readonly id: string;
  readonly table_id: string;
  readonly player: number;
  readonly holder: string;
  /** A JSON object: language, page and target. */
  readonly details: string;
  readonly kind: string;
  /** The host of the target, or the part of its name that belongs to one owner. */
  readonly site: string;
  readonly checksum: Uint8Array;
}

/** A row of the outbox, beside the row of its subscription. */
export interface OutboxRow {
  readonly notice: number;
  readonly event: string;
  readonly created_ms: number;
  readonly attempts: number;
}

/** The time between an event and its notice: somebody who plays on at once is told nothing. */
export const DELAY_MS: Readonly<Record<NoticeTarget["kind"], number>> = {
  push: 5000,
  webhook: 30_000,
};
/** Notices that are sent to one site, or to all of them, at the same time. */
export const AT_ONCE = { site: 4, all: 64 } as const;

export function noticeIn(row: SubscriptionRow & OutboxRow): Notice {
  const { notice: id, attempts, created_ms: createdMs } = row;
  const event = NOTICE_EVENTS.find((known) => known === row.event);
  const subscription = event === undefined ? undefined : subscriptionIn(row);
  return { id, event: event ?? "turn", attempts, createdMs, subscription };
}

/** The subscription in a row; `undefined` if it is damaged. */
export function subscriptionIn(row: SubscriptionRow): Subscription | undefined {
  if (!isSame(row.checksum, subscriptionChecksum(row))) return undefined;
  const { id, table_id: tableId, player, holder, details } = row;
  const rest = JSON.parse(details) as Pick<Subscription, "language" | "page" | "target">;
  return { id, tableId, player, holder, ...rest };
}

export function subscriptionRow({
  id,
  tableId,
  player,
  holder,
  ...details
}: Subscription): SubscriptionRow {
  const { target } = details;
  const row = {
    id,
    table_id: tableId,
    player,
    holder,
    details: JSON.stringify(details),
    kind: target.kind,
    site: siteOf(target.kind === "push" ? target.endpoint : target.url),
  };
  return { ...row, checksum: subscriptionChecksum(row) };
}

/** The end of a host's name: one owner may have any number of names below it. For an address, the address. */
function siteOf(address: string): string {
  const { hostname } = new URL(address);
  return /[\d\]]$/.test(hostname) ? hostname : hostname.split(".").slice(-2).join(".");
}
