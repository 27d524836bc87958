import * as v from "valibot";
import { actionText, again, key, positive, secretText, token, whole } from "./fields.ts";

const hello = v.strictObject({
  kind: v.literal("hello"),
  protocol: positive,
  /** Whose seat; without one, a spectator. */
  token: v.optional(token),
  /** The first entry that is wanted, from 1: a page that comes back says what it has already. */
  from: positive,
});
/** `length` is the log that the player saw: what was decided on an older one is refused. */
const act = v.strictObject({ kind: v.literal("act"), key, length: whole, text: actionText });
const undo = v.strictObject({ kind: v.literal("undo"), key, length: whole });
const seal = v.strictObject({ kind: v.literal("seal"), key, again, seal: secretText });
const reveal = v.strictObject({ kind: v.literal("reveal"), key, again, share: secretText });
const resign = v.strictObject({ kind: v.literal("resign"), key });
const leave = v.strictObject({ kind: v.literal("leave"), key });
const close = v.strictObject({ kind: v.literal("close"), key });
const ping = v.strictObject({ kind: v.literal("ping") });

/** Every message from a player's device to the server. */
export const TO_SERVER = [hello, act, undo, seal, reveal, resign, leave, close, ping] as const;
export const toServer = v.variant("kind", TO_SERVER);
export type ToServer = Readonly<v.InferOutput<typeof toServer>>;

/** What a seated player asks for: each has a key, so that sending it again is harmless. */
export type Request = Exclude<ToServer, { kind: "hello" } | { kind: "ping" }>;
