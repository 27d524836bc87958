import * as v from "valibot";
import { actionText, again, key, signature, positive, secretText, token, whole } from "./fields.ts";

const hello = v.strictObject({
  kind: v.literal("hello"),
  protocol: positive,
  /** The token of a seat. If missing, the sender is a spectator. */
  token: v.optional(token),
  /** The number of the first wanted entry, from 1: a page that reconnects asks only for new ones. */
  from: positive,
  /** The sender wants signatures. Older clients do not know them. */
  signatures: v.optional(v.literal(true)),
  /** The signature of entry `from - 1`: the server refuses a sender whose log is not its own. */
  signature: v.optional(signature),
});
/** `length` is the length of the log that the player saw. A decision on an older log is refused. */
const act = v.strictObject({ kind: v.literal("act"), key, length: whole, text: actionText });
const undo = v.strictObject({ kind: v.literal("undo"), key, length: whole });
const seal = v.strictObject({ kind: v.literal("seal"), key, again, seal: secretText });
const reveal = v.strictObject({ kind: v.literal("reveal"), key, again, share: secretText });
/**
 * Agrees to go on without what is late at a stage of the drawing. Without the stage, which older clients do not send, a
 * request that comes late could agree to leave out a share although its player meant a seal.
 */
const agree = v.strictObject({
  kind: v.literal("agree"),
  key,
  again,
  stage: v.optional(v.picklist(["sealing", "revealing"])),
});
const resign = v.strictObject({ kind: v.literal("resign"), key });
const leave = v.strictObject({ kind: v.literal("leave"), key });
const close = v.strictObject({ kind: v.literal("close"), key });
const ping = v.strictObject({ kind: v.literal("ping") });

/** Every message from a player's device to the server. */
export const TO_SERVER = [
  hello,
  act,
  undo,
  seal,
  reveal,
  agree,
  resign,
  leave,
  close,
  ping,
] as const;
export const toServer = v.variant("kind", TO_SERVER);
export type ToServer = Readonly<v.InferOutput<typeof toServer>>;

/** A request of a seated player. Each has a key, so that sending it again is harmless. */
export type Request = Exclude<ToServer, { kind: "hello" } | { kind: "ping" }>;
