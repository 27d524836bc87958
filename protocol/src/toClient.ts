import * as v from "valibot";
import { REFUSAL_CODES } from "./codes.ts";
import { logged } from "./entries.ts";
import { PHRASES } from "./phrases.ts";
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
/** Who is at the table now. It is not in the log, and changes without an entry. */
const presence = v.strictObject({
  kind: v.literal("presence"),
  /** The players with a connection that answers. */
  here: v.pipe(v.array(player), v.readonly()),
  /** The players whose last connection has become silent, and when. */
  silent: v.pipe(v.array(v.strictObject({ player, sinceMs: whole })), v.readonly()),
  /** Since when this server has watched the table: all other players have been silent for at least as long. */
  watchedSinceMs: whole,
  spectators: whole,
  nowMs: whole,
});
/** A player says a phrase. */
const said = v.strictObject({ kind: v.literal("said"), player, phrase: v.picklist(PHRASES) });
const pong = v.strictObject({ kind: v.literal("pong") });

/** Every message from the server to a device at the table. */
export const TO_CLIENT = [
  welcome,
  events,
  presence,
  said,
  done,
  refused,
  reload,
  goodbye,
  pong,
] as const;
export const toClient = v.variant("kind", TO_CLIENT);
export type ToClient = Readonly<v.InferOutput<typeof toClient>>;
