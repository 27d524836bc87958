import { FACES } from "@courtly/engine";
import * as v from "valibot";
import {
  actionText,
  again,
  oneLine,
  pace,
  player,
  positive,
  proposalKind,
  seat,
  secretText,
  tableId,
  whole,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { sitter } from "./sitter.ts";

const created = v.strictObject({
  kind: v.literal("created"),
  game: oneLine(40),
  /** The words of a record's `rules` line. */
  rules: v.optional(oneLine(LIMITS.rulesChars)),
  /** The value of a record's `board` line. */
  board: v.optional(oneLine(LIMITS.boardChars)),
  players: v.pipe(positive, v.maxValue(LIMITS.playersMax)),
  /** The player who may close the table before its first roll. */
  host: player,
  listed: v.boolean(),
  /** The host asks everybody to play without a coach: a courtesy between players that nobody can enforce. */
  coach: v.optional(v.literal("off")),
  /** The time for a turn; without it there is no clock. */
  pace: v.optional(pace),
  /** The kind of the dice. Tables of older pages do not name it: it is `sealed-1`, unless a seal comes before a seat. */
  dice: v.optional(v.literal("sealed-2")),
  /** The seal of the server's seed, published before anybody adds a share. */
  seal: secretText,
  rematchOf: v.optional(tableId),
  /** The game goes on from the last position of another table, whose last entries this server has lost. */
  continues: v.optional(
    v.strictObject({
      table: tableId,
      length: positive,
      /** The seed of that table, if this server still has it: its rolls can be checked. */
      seed: v.optional(secretText),
    }),
  ),
  /** The header lines of the position with which the game begins; at the opening, if missing. */
  position: v.optional(
    v.pipe(v.array(oneLine(LIMITS.boardChars)), v.maxLength(LIMITS.positionLines), v.readonly()),
  ),
});
const seated = v.strictObject({ kind: v.literal("seated"), player, who: sitter });
const left = v.strictObject({
  kind: v.literal("left"),
  player,
  /** The host, if the host has opened the seat again. Missing if its player has left. */
  by: v.optional(player),
});
/** The host has changed the time for a turn, or taken the clock away. */
const paced = v.strictObject({ kind: v.literal("paced"), pace: v.optional(pace) });
/** This player is the host from now on. */
const hostPassed = v.strictObject({ kind: v.literal("hostPassed"), player });
/** The seal of a player's share. It comes right before the seat is taken, or when all seats are taken. */
const sealed = v.strictObject({ kind: v.literal("sealed"), again, player, seal: secretText });
const shared = v.strictObject({ kind: v.literal("shared"), again, player, share: secretText });
/** This player agrees to go on without the shares that are late. */
const agreed = v.strictObject({ kind: v.literal("agreed"), again, player });
/** Written by older servers only: the drawing begins again, or goes on without the shares that are late. */
const timeUp = v.strictObject({ kind: v.literal("timeUp"), again });
const begun = v.strictObject({
  kind: v.literal("begun"),
  start: seat,
  /** The value of the record's `dice` line, without the seed. */
  dice: oneLine(600),
  /** The SHA-256 of each person's token, so that a device can prove its seat to a server that has lost the table. */
  holders: v.optional(
    v.pipe(v.array(v.nullable(secretText)), v.maxLength(LIMITS.playersMax), v.readonly()),
  ),
});
/** The devices that have the seat of this player from now on: the SHA-256 of each one's token. */
const devices = v.strictObject({
  kind: v.literal("devices"),
  player,
  holders: v.pipe(
    v.array(secretText),
    v.minLength(1),
    v.maxLength(LIMITS.devicesPerSeat),
    v.readonly(),
  ),
});
const acted = v.strictObject({ kind: v.literal("acted"), seat, text: actionText });
const rolled = v.strictObject({
  kind: v.literal("rolled"),
  faces: v.pipe(v.array(v.picklist(FACES)), v.minLength(1), v.maxLength(40), v.readonly()),
});
const undone = v.strictObject({ kind: v.literal("undone"), player });
/** The time for a turn has run out: a bot finishes it. */
const outOfTime = v.strictObject({ kind: v.literal("outOfTime"), player });
/** A bot plays for a player until that player takes the seat back. */
const held = v.strictObject({
  kind: v.literal("held"),
  player,
  /** The player who has asked for it. Missing if the player has run out of time twice in a row. */
  by: v.optional(player),
});
const tookBack = v.strictObject({ kind: v.literal("tookBack"), player });
/** A player proposes a pause, or an end without a winner, or agrees to that proposal. All must agree. */
const proposed = v.strictObject({ kind: v.literal("proposed"), player, what: proposalKind });
/** A player declines the proposal, or takes it back. */
const declined = v.strictObject({ kind: v.literal("declined"), player });
/** A player ends the pause. */
const resumed = v.strictObject({ kind: v.literal("resumed"), player });
const resigned = v.strictObject({
  kind: v.literal("resigned"),
  player,
  /** The other of two players has won by this. Older servers left it out, and closed the table. */
  ends: v.optional(v.literal("game")),
});
const closed = v.strictObject({
  kind: v.literal("closed"),
  player,
  why: v.picklist(["closed", "left", "resigned", "agreed", "expired", "owner"]),
});
const revealed = v.strictObject({ kind: v.literal("revealed"), seed: secretText });
const rematch = v.strictObject({ kind: v.literal("rematch"), table: tableId });
/** The server had lost entries of this log. The game goes on at another table, from the last position that a device has. */
const continued = v.strictObject({ kind: v.literal("continued"), table: tableId });

/** Every kind of entry in the log of a table. No entry contains anything that is still secret when it is written. */
export const entry = v.variant("kind", [
  created,
  seated,
  left,
  paced,
  hostPassed,
  sealed,
  shared,
  agreed,
  timeUp,
  begun,
  devices,
  acted,
  rolled,
  undone,
  outOfTime,
  held,
  tookBack,
  proposed,
  declined,
  resumed,
  resigned,
  closed,
  revealed,
  rematch,
  continued,
]);
export type Entry = Readonly<v.InferOutput<typeof entry>>;
export type EntryOf<Kind extends Entry["kind"]> = Extract<Entry, { kind: Kind }>;

/** An entry with its number in the log of a table. */
export const logged = v.strictObject({
  /** The number, from 1, without gaps. */
  n: positive,
  /** The time when it was stored, in milliseconds since 1970. */
  atMs: whole,
  entry,
});
export interface Logged {
  readonly n: number;
  readonly atMs: number;
  readonly entry: Entry;
}

/**
 * The time of entries whose time is not known: a log that a device presents has no times. It is neither before nor after any
 * other time, so no clock of such a log is checked.
 */
export const UNKNOWN_TIME_MS = Number.NaN;

/** Numbers entries that follow `after` others in a log, and are stored at the same time. */
export function numbered(
  entries: readonly Entry[],
  { after = 0, atMs = 0 }: { readonly after?: number; readonly atMs?: number } = {},
): readonly Logged[] {
  return entries.map((entry, index) => ({ n: after + index + 1, atMs, entry }));
}
