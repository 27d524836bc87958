import { LANGUAGES } from "@courtly/engine";
import * as v from "valibot";
import { token } from "./fields.ts";
import { LIMITS } from "./limits.ts";

const language = v.picklist(LANGUAGES);

/** An address of the web that contains no password. The server decides to which addresses it sends. */
const webAddress = v.pipe(
  v.string(),
  v.maxLength(LIMITS.addressChars),
  v.check(isPlainAddress, "an address wanted, without a password: https://push.example/abc"),
);

function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return isWeb && url.username === "" && url.password === "";
}

/** How the notifications of one device or webhook are written. */
const reader = {
  token,
  language,
  /** The address of the page: a notification leads to its table there. */
  page: webAddress,
};

/** Asks for the state, and changes nothing. With an endpoint, the answer says whether push is on for it. */
const ask = v.strictObject({
  kind: v.literal("ask"),
  token,
  endpoint: v.optional(webAddress),
});
/** Turns Web Push on for a device: the values of the browser's `PushSubscription`. */
const push = v.strictObject({
  kind: v.literal("push"),
  ...reader,
  endpoint: webAddress,
  /** The device's public key: an uncompressed point of P-256 as base64url. */
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  /** The secret that the device shares with this server: 16 bytes as base64url. */
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
const pushOff = v.strictObject({ kind: v.literal("pushOff"), token, endpoint: webAddress });
/** Sets the webhook of the seat: this address gets a POST request with one line of JSON. */
const webhook = v.strictObject({ kind: v.literal("webhook"), ...reader, url: webAddress });
const webhookOff = v.strictObject({ kind: v.literal("webhookOff"), token });

export const CHANGE_NOTIFICATIONS = [ask, push, pushOff, webhook, webhookOff] as const;
/** POST /api/tables/:id/notifications: turns the notifications of a seat on or off, for one device or its webhook. */
export const changeNotifications = v.variant("kind", CHANGE_NOTIFICATIONS);
export type ChangeNotifications = Readonly<v.InferOutput<typeof changeNotifications>>;

/** The notifications of a seat, as the asking device may know them. */
export const notificationState = v.strictObject({
  /** The public key of this server for Web Push. */
  key: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  /** Whether push is on for the endpoint in the request. */
  push: v.boolean(),
  /** The host of the seat's webhook. Its whole address is often a secret, and shown to nobody. */
  webhook: v.optional(v.string()),
});
export type NotificationState = Readonly<v.InferOutput<typeof notificationState>>;

/** The events that a seat is told about. */
export const NOTICE_EVENTS = ["turn", "full", "over"] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];
