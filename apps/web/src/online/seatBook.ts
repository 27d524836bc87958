import type { Agreement, Terms } from "@courtly/client";
import { drop, isOnlyInMemory, keysOf, store, stored } from "./deviceStorage.ts";
import { SEAT_KEY } from "./hasSeats.ts";
import { forgetLog } from "./logBook.ts";
import { forgetNotified } from "./notify/notifiedSeats.ts";
import { readWins, type Wins } from "./wins/wins.ts";

/** A seat of this device at an online table. The token proves the right to the seat. */
export interface KeptSeat {
  readonly table: string;
  readonly token: string;
  readonly gameId: string;
  /** The player, once the server has told it. */
  readonly player: number | undefined;
  /** Whether the game is over: only its record is needed then. */
  readonly isOver: boolean;
  /** The number of log entries that have been seen on this device. */
  readonly seen: number;
  readonly at: number;
  /** The seal that was sent with the request for the seat. */
  readonly seatSeal?: string | undefined;
  /** The seals of all shares that this device has drawn for the table. Missing for a seat that an older page took. */
  readonly seals?: readonly string[] | undefined;
  /** The digest of the log for which each share was revealed, by the seal of the share. */
  readonly revealedFor?: Readonly<Record<string, string>> | undefined;
  /** The agreements of this player while the dice were drawn. */
  readonly agreements?: readonly Agreement[] | undefined;
  /** The latest head of the game on this device. */
  readonly head?: string | undefined;
  /** Whether this player knows that the own share is not in the dice, and plays on. */
  readonly playsWithoutShare?: boolean | undefined;
  /** The table whose game goes on here, if the server has led this device from there. */
  readonly continues?: string | undefined;
  /** Whether another device has handed the seat over: this one has drawn no share, and compares the log with what that one had seen. */
  readonly isLinked?: boolean | undefined;
  /** The terms to which this player has agreed with the seat. Missing for a seat that an older page took. */
  readonly terms?: Terms | undefined;
  /** The wins of the players over the games before this one, if it is a rematch. */
  readonly wins?: Wins | undefined;
  /** Whether this player knows that the game goes on here after the server had lost a part of it. */
  readonly knowsContinued?: boolean | undefined;
}

const TOKEN = /^[\w-]{43}$/;

export function seatAt(table: string): KeptSeat | undefined {
  return readSeat(stored(SEAT_KEY + table));
}

/**
 * Stores a seat synchronously: a token must be stored before it is used. Returns false if a reload would find an older state
 * of the seat, because the browser had no space for this one.
 */
export function keepSeat(seat: KeptSeat): boolean {
  return store(SEAT_KEY + seat.table, JSON.stringify(seat));
}

/** Changes a seat. Returns false if there is none, or if a reload would find it unchanged, because the browser had no space. */
export function changeSeat(table: string, change: (seat: KeptSeat) => Partial<KeptSeat>): boolean {
  const seat = seatAt(table);
  return seat !== undefined && keepSeat({ ...seat, ...change(seat) });
}

export function forgetSeat(table: string): void {
  forgetShares(table);
  forgetLog(table);
  void forgetNotified(table);
  drop(SEAT_KEY + table);
}

/** All seats of this device, the latest first. */
export function allSeats(): readonly KeptSeat[] {
  return keysOf(SEAT_KEY)
    .map((key) => readSeat(stored(key)))
    .filter((seat) => seat !== undefined)
    .toSorted((a, b) => b.at - a.at);
}

const SHARES = "courtly.share.";

interface KeptShare {
  readonly table: string;
  readonly seal: string;
  readonly share: string;
}

/**
 * Stores a share before its seal is sent. Returns false if a reload would find the seat without this share, because the
 * browser had no space for it. The key contains the seal, so that two windows do not overwrite each other.
 */
export function keepShare({ table, seal, share }: KeptShare): boolean {
  const key = `${SHARES}${table}.${seal}`;
  store(key, share);
  return !isOnlyInMemory(key) || isOnlyInMemory(SEAT_KEY + table);
}

/**
 * The share with this seal, if it was drawn for this table: otherwise a server could ask for it at another one. It is
 * stored under another name if it was drawn before the id of the table was known; then the seat names the seal.
 */
export function shareOf(table: string, seal: string): string | undefined {
  const { seals } = seatAt(table) ?? {};
  if (seals === undefined) return stored(`${SHARES}${table}.${seal}`) ?? undefined;
  const key = seals.includes(seal)
    ? keysOf(SHARES).find((known) => known.endsWith(`.${seal}`))
    : undefined;
  return key === undefined ? undefined : (stored(key) ?? undefined);
}

export function forgetShares(table: string): void {
  const seals = new Set(seatAt(table)?.seals);
  for (const key of keysOf(SHARES))
    if (key.startsWith(`${SHARES}${table}.`) || seals.has(key.slice(key.lastIndexOf(".") + 1)))
      drop(key);
}

function readSeat(text: string | null): KeptSeat | undefined {
  if (text === null) return undefined;
  try {
    const { table, token, gameId, player, isOver, seen, at, ...drawing } = JSON.parse(
      text,
    ) as Partial<KeptSeat>;
    if (typeof table !== "string" || typeof token !== "string" || !TOKEN.test(token))
      return undefined;
    return {
      table,
      token,
      gameId: typeof gameId === "string" ? gameId : "",
      player: typeof player === "number" ? player : undefined,
      isOver: isOver === true,
      seen: typeof seen === "number" ? seen : 0,
      at: typeof at === "number" ? at : 0,
      ...readDrawing(drawing),
    };
  } catch {
    return undefined;
  }
}

type Drawn = Pick<
  KeptSeat,
  | "seatSeal"
  | "seals"
  | "revealedFor"
  | "agreements"
  | "head"
  | "playsWithoutShare"
  | "continues"
  | "isLinked"
  | "terms"
  | "wins"
  | "knowsContinued"
>;

/** A seat of an older page: it has agreed to go on without the shares of these players. */
interface OlderSeat {
  readonly agreedWithout?: readonly number[];
}

function agreementsIn({ agreements, agreedWithout }: Drawn & OlderSeat): readonly Agreement[] {
  if (Array.isArray(agreedWithout))
    return [{ again: 0, stage: "revealing", late: agreedWithout.map(Number) }];
  return Array.isArray(agreements) ? agreements.filter(isAgreement) : [];
}

function isAgreement(value: unknown): value is Agreement {
  const { again, stage, late } = (value ?? {}) as Partial<Agreement>;
  const isStage = stage === "sealing" || stage === "revealing";
  return typeof again === "number" && isStage && Array.isArray(late);
}

function isTerms(value: unknown): value is Terms {
  const { game, seats, ownNames } = (value ?? {}) as Partial<Terms>;
  return typeof game === "string" && Array.isArray(seats) && Array.isArray(ownNames);
}

function readDrawing(drawn: Drawn & OlderSeat): Drawn {
  const { seatSeal, seals, revealedFor, head } = drawn;
  const agreements = agreementsIn(drawn);
  const wins = readWins(drawn.wins);
  const { playsWithoutShare, continues, isLinked, knowsContinued, terms } = drawn;
  return {
    ...(typeof seatSeal === "string" && { seatSeal }),
    ...(Array.isArray(seals) && { seals: seals.map(String) }),
    ...(typeof revealedFor === "object" && { revealedFor }),
    ...(agreements.length > 0 && { agreements }),
    ...(typeof head === "string" && { head }),
    ...(playsWithoutShare === true && { playsWithoutShare }),
    ...(typeof continues === "string" && { continues }),
    ...(isLinked === true && { isLinked }),
    ...(isTerms(terms) && { terms }),
    ...(wins !== undefined && { wins }),
    ...(knowsContinued === true && { knowsContinued }),
  };
}

/** Draws a token: 32 random bytes as base64url. Only this device knows it. */
export function drawToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
