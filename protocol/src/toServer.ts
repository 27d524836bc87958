import * as v from "valibot";
import {
  actionText,
  again,
  key,
  oneLine,
  pace,
  player,
  positive,
  proposalKind,
  secretText,
  signature,
  token,
  whole,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { PHRASES } from "./phrases.ts";

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
const act = v.strictObject({
  kind: v.literal("act"),
  key,
  length: whole,
  text: actionText,
  /** Further actions, which are stored together with the first, or not at all. Dice may be rolled only by the last one. */
  more: v.optional(
    v.pipe(v.array(actionText), v.maxLength(LIMITS.actionsTogether - 1), v.readonly()),
  ),
});
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
/** Asks for a bot in the seat of another player, who is to act and has been silent for a while. */
const hold = v.strictObject({ kind: v.literal("hold"), key, player });
/** Takes the own seat back from a bot. */
const takeBack = v.strictObject({ kind: v.literal("takeBack"), key });
/** Offers the own seat to another device, by a link with a secret. `link` is the SHA-256 of the secret; a later offer replaces it. */
const linkDevice = v.strictObject({ kind: v.literal("linkDevice"), key, link: secretText });
/** Takes the own seat away from the other device that has it too. */
const removeDevice = v.strictObject({ kind: v.literal("removeDevice"), key });
/** In the lobby the host puts a bot into open seats. */
const seatBots = v.strictObject({
  kind: v.literal("seatBots"),
  key,
  players: v.pipe(v.array(player), v.minLength(1), v.maxLength(LIMITS.playersMax), v.readonly()),
  level: oneLine(LIMITS.nameChars),
});
/** In the lobby the host opens a seat again, which a bot or another person has. */
const openSeat = v.strictObject({ kind: v.literal("openSeat"), key, player });
/** Makes another player the host. The host asks for it; or that player, if the host is gone. */
const passHost = v.strictObject({ kind: v.literal("passHost"), key, player });
/** In the lobby the host chooses the time for a turn; without a pace there is no clock. */
const choosePace = v.strictObject({ kind: v.literal("choosePace"), key, pace: v.optional(pace) });
/** Says one of the phrases to everybody at the table. It is not stored. */
const say = v.strictObject({ kind: v.literal("say"), phrase: v.picklist(PHRASES) });
/** Proposes a pause, or an end without a winner, or agrees to the same proposal of another player. */
const propose = v.strictObject({ kind: v.literal("propose"), key, what: proposalKind });
/** Declines the proposal, or takes it back. */
const decline = v.strictObject({ kind: v.literal("decline"), key });
/** Ends the pause. */
const resume = v.strictObject({ kind: v.literal("resume"), key });
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
  hold,
  takeBack,
  linkDevice,
  removeDevice,
  seatBots,
  openSeat,
  passHost,
  choosePace,
  propose,
  decline,
  resume,
  resign,
  leave,
  close,
  say,
  ping,
] as const;
export const toServer = v.variant("kind", TO_SERVER);
export type ToServer = Readonly<v.InferOutput<typeof toServer>>;

/** A request of a seated player. Each has a key, so that sending it again is harmless. */
export type Request = Extract<ToServer, { key: string }>;
