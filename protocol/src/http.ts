import * as v from "valibot";
import { REFUSAL_CODES } from "./codes.ts";
import type { Entry } from "./entries.ts";
import { sitter } from "./sitter.ts";
import {
  actionText,
  joinCode,
  linkSecret,
  signature,
  oneLine,
  pace,
  personName,
  player,
  positive,
  seat,
  secretText,
  shield,
  tableId,
  token,
  whole,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** GET /api/here */
export const here = v.strictObject({
  protocol: positive,
  /** Origins at which other devices can reach this server; none if it listens on the loopback address only. */
  addresses: v.pipe(v.array(v.string()), v.readonly()),
});
export type Here = Readonly<v.InferOutput<typeof here>>;

const wantedSeat = v.variant("kind", [
  v.strictObject({ kind: v.literal("you") }),
  v.strictObject({ kind: v.literal("open") }),
  v.strictObject({ kind: v.literal("bot"), level: oneLine(LIMITS.nameChars) }),
]);

/** The seal of the sender's share of the dice. It comes with the seat, so that it cannot be late. */
const shareSeal = v.optional(secretText);

/** POST /api/tables */
export const createTable = v.strictObject({
  game: oneLine(40),
  rules: v.optional(oneLine(LIMITS.rulesChars)),
  board: v.optional(oneLine(LIMITS.boardChars)),
  seats: v.pipe(
    v.array(wantedSeat),
    v.minLength(1),
    v.maxLength(LIMITS.playersMax),
    v.check(
      (seats) => seats.filter(({ kind }) => kind === "you").length === 1,
      "one of the seats is yours: { kind: 'you' }",
    ),
    v.readonly(),
  ),
  listed: v.boolean(),
  /** The host asks everybody to play without a coach. If missing, coaches are welcome. */
  coach: v.optional(v.literal("off")),
  /** The time for a turn. If missing, there is no clock. */
  pace: v.optional(pace),
  name: personName,
  shield,
  token,
  seal: shareSeal,
});
export type CreateTable = Readonly<v.InferOutput<typeof createTable>>;

/** POST /api/tables/:id/seats */
export const joinTable = v.strictObject({
  name: personName,
  shield,
  token,
  seal: shareSeal,
  /** The wanted seat. If missing, the first open one. */
  player: v.optional(player),
  /** A program sits down, and everybody sees that it is one. */
  program: v.optional(v.literal(true)),
});
export type JoinTable = Readonly<v.InferOutput<typeof joinTable>>;

/** POST /api/tables/:id/devices: takes the seat that another device has offered by a link. */
export const takeOver = v.strictObject({ link: linkSecret, token });
export type TakeOver = Readonly<v.InferOutput<typeof takeOver>>;

/** POST /api/tables/:id/rematch */
export const askRematch = v.strictObject({ token });
export type AskRematch = Readonly<v.InferOutput<typeof askRematch>>;

/** POST /api/tables/:id/continue: the log of a device that has more of it than the server. */
export const continueTable = v.strictObject({
  token,
  /** Only counted here. A server reads them one by one, in parts, so that a long log does not keep others waiting. */
  entries: v.pipe(
    v.array(v.unknown()),
    v.minLength(1),
    v.maxLength(LIMITS.logEntries),
    v.readonly(),
  ),
  /** The signature of the last entry: proves that this server wrote the log. */
  signature,
});
/** A log that a device presents, before its entries are read. */
export type PresentedLog = Readonly<v.InferOutput<typeof continueTable>>;
export interface ContinueTable extends PresentedLog {
  readonly entries: readonly Entry[];
}

/** The answer to creating, joining, continuing and a rematch: the table, and the seat of the sender there. */
export const seatGiven = v.strictObject({
  table: tableId,
  player,
  code: v.optional(joinCode),
});
export type SeatGiven = Readonly<v.InferOutput<typeof seatGiven>>;

export const STAGES = ["lobby", "drawing", "playing", "over"] as const;
export type TableStage = (typeof STAGES)[number];

/** GET /api/tables/:id: a summary of a table. */
export const tableGlance = v.strictObject({
  table: tableId,
  /** The code for joining, only while a seat is open. */
  code: v.optional(joinCode),
  game: v.string(),
  rules: v.optional(v.string()),
  stage: v.picklist(STAGES),
  seats: v.pipe(v.array(sitter), v.readonly()),
  /** The player who is to decide, while the game runs. */
  next: v.optional(player),
  length: positive,
  createdAtMs: whole,
  /** The number of devices that watch, at a running table. */
  spectators: v.optional(whole),
});
export type TableGlance = Readonly<v.InferOutput<typeof tableGlance>>;

/** GET /api/tables: listed tables, the newest first: those with an open seat, and running ones that anybody may watch. */
export const tableList = v.strictObject({
  tables: v.pipe(v.array(tableGlance), v.readonly()),
  running: v.optional(v.pipe(v.array(tableGlance), v.readonly())),
});
export type TableList = Readonly<v.InferOutput<typeof tableList>>;

/** GET /api/tables/:id/legal: what the player who is to decide may do. */
export const legalActions = v.strictObject({
  /** The length of the log on which this holds, for an `act`. */
  length: positive,
  seat,
  player,
  /** The texts of all legal actions, in canonical order. */
  actions: v.pipe(v.array(actionText), v.readonly()),
});
export type LegalActions = Readonly<v.InferOutput<typeof legalActions>>;

/** The body of every refusal over HTTP. */
export const refusal = v.strictObject({
  refused: v.strictObject({
    code: v.picklist(REFUSAL_CODES),
    message: v.string(),
    rule: v.optional(v.string()),
  }),
});

/** GET /api/codes/:code */
export const codeFound = v.strictObject({ table: tableId });
export type CodeFound = Readonly<v.InferOutput<typeof codeFound>>;
