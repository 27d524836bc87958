import { createHash } from "node:crypto";
import { err, ok, type Result } from "@courtly/engine";
import {
  refusalOf,
  stageOf,
  type ChangeNotifications,
  type NotificationState,
  type Refused,
} from "@courtly/protocol";
import type { Subscription } from "../storage/notices.ts";
import type { Storage } from "../storage/storage.ts";
import type { LoadedTable } from "../tables/cache.ts";
import { isPrivateHost } from "./publicAddress.ts";
import { areDeviceKeys, base64url } from "./pushEncryption.ts";

/** The devices of one seat that get notifications at most, and its webhook. */
const MAX_BY_KIND = { push: 4, webhook: 1 } as const;

type TurnOn = Extract<ChangeNotifications, { kind: "push" | "webhook" }>;

/** The seat that asks, with the hash of its token. */
interface AskingSeat {
  readonly loaded: LoadedTable;
  readonly player: number;
  readonly holder: string;
}

interface ChangesContext {
  readonly storage: Storage;
  readonly allowsPrivate: boolean;
}

/** Turns notifications of a seat on or off, and tells the asking device their state. */
export async function changeNotifications(
  context: ChangesContext,
  seat: AskingSeat,
  change: ChangeNotifications,
): Promise<Result<NotificationState, Refused>> {
  const { storage } = context;
  const { id: tableId } = seat.loaded.tableState;
  if (change.kind === "push" || change.kind === "webhook") {
    const refused = await turnOn(context, seat, change);
    if (refused !== undefined) return err(refused);
  } else if (change.kind !== "ask") {
    const endpoint = change.kind === "pushOff" ? change.endpoint : undefined;
    const id = subscriptionId(tableId, seat.player, endpoint);
    await storage.unsubscribe(id);
  }
  return ok(await stateOf(storage, seat, "endpoint" in change ? change.endpoint : undefined));
}

async function turnOn(
  { storage, allowsPrivate }: ChangesContext,
  { loaded: { tableState }, player, holder }: AskingSeat,
  change: TurnOn,
): Promise<Refused | undefined> {
  const { kind, language, page } = change;
  if (stageOf(tableState) === "over") return refusalOf("not-now", "gameOver");
  if (tableState.resigned.includes(player)) return refusalOf("not-now", "resigned");
  const refused = allowsPrivate
    ? undefined
    : refusedAddress(kind === "push" ? change.endpoint : change.url);
  if (refused !== undefined) return refused;
  if (kind === "push" && !areDeviceKeys(change))
    return { code: "malformed", message: "p256dh is no point of the curve P-256" };
  const subscription: Subscription = {
    id: subscriptionId(tableState.id, player, kind === "push" ? change.endpoint : undefined),
    tableId: tableState.id,
    player,
    holder,
    language,
    page,
    target:
      kind === "push"
        ? { kind, endpoint: change.endpoint, p256dh: change.p256dh, auth: change.auth }
        : { kind, url: change.url },
  };
  const result = await storage.subscribe(subscription, MAX_BY_KIND[kind]);
  if (result === "noSeat") return refusalOf("wrong-token", "unknown");
  return result === "full" ? refusalOf("too-many", "devices") : undefined;
}

/** The refusal of an address to which this server sends nothing. Where a name leads is looked up when something is sent. */
function refusedAddress(address: string): Refused | undefined {
  const { protocol, hostname } = new URL(address);
  if (isPrivateHost(hostname)) return refusalOf("not-now", "privateAddress");
  return protocol === "https:" ? undefined : refusalOf("not-now", "plainAddress");
}

async function stateOf(
  storage: Storage,
  { loaded, player }: AskingSeat,
  endpoint: string | undefined,
): Promise<NotificationState> {
  const targets = (await storage.subscriptions(loaded.tableState.id, player)).map(
    ({ target }) => target,
  );
  const webhook = targets.find(({ kind }) => kind === "webhook");
  return {
    key: base64url(storage.pushKeys.publicKey),
    push: targets.some((target) => target.kind === "push" && target.endpoint === endpoint),
    ...(webhook?.kind === "webhook" ? { webhook: new URL(webhook.url).host } : {}),
  };
}

/** The id of a device's subscription at a seat, or of the seat's webhook. */
function subscriptionId(tableId: string, player: number, endpoint: string | undefined): string {
  const name = JSON.stringify([tableId, player, endpoint ?? null]);
  return base64url(createHash("sha256").update(name).digest().subarray(0, 16));
}
