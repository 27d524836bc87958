import * as v from "valibot";
import { REFUSAL_CODES } from "./codes.ts";
import { logged } from "./entries.ts";
import { key, signature, player, positive, tableId, whole } from "./fields.ts";

const welcome = v.strictObject({
  kind: v.literal("welcome"),
  protocol: positive,
  table: tableId,
  /** Missing for a spectator. */
  player: v.optional(player),
  /** The length of the log now. The entries from the requested one on follow. */
  length: whole,
  /** The time of the server, so that a client can show how long ago something happened. */
  nowMs: whole,
  /** The signature of the last entry, for players who want it. */
  signature: v.optional(signature),
});
const events = v.strictObject({
  kind: v.literal("events"),
  entries: v.pipe(v.array(logged), v.readonly()),
  /** The signature of the last of these entries, for players who want it. */
  signature: v.optional(signature),
});
/** The request with this key is on disk; `length` is the length of the log right after it. */
const done = v.strictObject({ kind: v.literal("done"), key, length: whole });
const refused = v.strictObject({
  kind: v.literal("refused"),
  key: v.optional(key),
  code: v.picklist(REFUSAL_CODES),
  message: v.string(),
  rule: v.optional(v.string()),
});
/** The page is older than the server and should be loaded again; its game is kept. */
const reload = v.strictObject({ kind: v.literal("reload"), protocol: positive });
/** The server stops: connect again in a moment. */
const goodbye = v.strictObject({ kind: v.literal("goodbye") });
const pong = v.strictObject({ kind: v.literal("pong") });

/** Every message from the server to a device at the table. */
export const TO_CLIENT = [welcome, events, done, refused, reload, goodbye, pong] as const;
export const toClient = v.variant("kind", TO_CLIENT);
export type ToClient = Readonly<v.InferOutput<typeof toClient>>;
