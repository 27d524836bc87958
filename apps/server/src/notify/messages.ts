import { createHash } from "node:crypto";
import { assert } from "@courtly/engine";
import { awaitedTurn, dueOf, type TableState } from "@courtly/protocol";
import type { Notice, NoticeTarget, PushKeys, Subscription } from "../storage/notices.ts";
import type { NoticeText } from "./noticeText.ts";
import type { OutboundPost } from "./outbound.ts";
import { base64url, encrypted, PUSH_TEXT_BYTES_MAX, vapidHeader } from "./pushEncryption.ts";

/** What a server needs to sign its messages to push services. */
export interface Sender {
  readonly pushKeys: PushKeys;
  /** The address of the page, if the operator has named it. */
  readonly origin: string | undefined;
  readonly nowMs: number;
}

interface Message {
  readonly notice: Notice;
  readonly subscription: Subscription;
  readonly tableState: TableState;
  readonly text: NoticeText;
}

/** The request that notifies a device or webhook. */
export function postOf(message: Message, sender: Sender): OutboundPost {
  const { target } = message.subscription;
  return target.kind === "push"
    ? pushPost(message, target, sender)
    : webhookPost(message, target.url);
}

const DAY_S = 86_400;
/** The longest time that a push service keeps a message for a device that is off. */
const KEPT_MAX_S = 7 * DAY_S;

function pushPost(
  { notice: { event }, subscription, tableState, text: { title, body } }: Message,
  target: Extract<NoticeTarget, { kind: "push" }>,
  { pushKeys, origin, nowMs }: Sender,
): OutboundPost {
  const { tableId: table, page, language } = subscription;
  const text = { table, event, language, title, body };
  const payload = Buffer.from(JSON.stringify(text));
  assert(payload.length <= PUSH_TEXT_BYTES_MAX, "names and sentences are short");
  const contact = origin ?? new URL(page).origin;
  const isTurn = event === "turn" && awaitedTurn(tableState) !== undefined;
  const dueMs = isTurn ? (dueOf(tableState) ?? Infinity) : nowMs + DAY_S * 1000;
  const keptS = Math.min(KEPT_MAX_S, Math.max(60, Math.floor((dueMs - nowMs) / 1000)));
  return {
    url: target.endpoint,
    headers: {
      authorization: vapidHeader(pushKeys, { endpoint: target.endpoint, contact, nowMs }),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(keptS),
      urgency: event === "turn" ? "high" : "normal",
      // A newer message about the table replaces one that the device has not got yet. Its id is nobody's business there.
      topic: topicOf(table),
    },
    body: encrypted(payload, target),
  };
}

const TOPIC_CHARS = 32;

function topicOf(tableId: string): string {
  const digest = createHash("sha256").update(`topic ${tableId}`).digest();
  return base64url(digest).slice(0, TOPIC_CHARS);
}

/** One line of JSON that several services understand: `content` is for Discord, `text` for Slack and Mattermost. */
function webhookPost(
  { notice: { event }, subscription, text: { title, body } }: Message,
  url: string,
): OutboundPost {
  const { tableId: table, page } = subscription;
  const link = new URL(`#/online/${table}`, page).href;
  const line = {
    event,
    table,
    link,
    title,
    message: body,
    content: `${forMarkdown(`${title}. ${body}`)}\n${link}`,
    text: `${forSlack(`${title}. ${body}`)}\n${link}`,
    // Players choose their names: none of them calls everybody of a channel.
    allowed_mentions: { parse: [] },
  };
  return {
    url,
    headers: { "content-type": "application/json" },
    body: Buffer.from(`${JSON.stringify(line)}\n`),
  };
}

/** Text in which nothing is a link or a format: names of players may contain anything. */
function forMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_~|<>[\]()#]/g, (character) => `\\${character}`);
}

function forSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
