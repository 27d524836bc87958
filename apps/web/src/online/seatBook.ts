import { SEAT_KEY } from "./hasSeats.ts";

/** A seat that this device has at some server's table. Whoever has the token has the seat. */
export interface KeptSeat {
  readonly table: string;
  readonly token: string;
  readonly gameId: string;
  /** Which seat, once the server has said so. */
  readonly player: number | undefined;
  /** The game is over: only its record is looked for. */
  readonly isOver: boolean;
  /** How much of the log somebody has looked at here. */
  readonly seen: number;
  readonly at: number;
}

const TOKEN = /^[\w-]{43}$/;

/** Where the browser keeps nothing, seats last as long as the page. */
const loose = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? loose.get(key) ?? null;
  } catch {
    return loose.get(key) ?? null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    loose.set(key, text);
  }
}

function drop(key: string): void {
  loose.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never there.
  }
}

function keysOf(prefix: string): readonly string[] {
  return [...new Set([...browsersKeys(), ...loose.keys()])].filter((key) => key.startsWith(prefix));
}

function browsersKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function seatAt(table: string): KeptSeat | undefined {
  return readSeat(stored(SEAT_KEY + table));
}

/** On disk when it returns: a token is kept before it is used. */
export function keepSeat(seat: KeptSeat): void {
  store(SEAT_KEY + seat.table, JSON.stringify(seat));
}

export function changeSeat(table: string, change: (seat: KeptSeat) => Partial<KeptSeat>): void {
  const seat = seatAt(table);
  if (seat !== undefined) keepSeat({ ...seat, ...change(seat) });
}

export function forgetSeat(table: string): void {
  drop(SEAT_KEY + table);
  forgetShares(table);
}

/** The latest first. */
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

/** On disk before its seal is sent; each under its own seal, so that two windows lose none. */
export function keepShare({ table, seal, share }: KeptShare): void {
  store(`${SHARES}${table}.${seal}`, share);
}

export function shareBehind(table: string, seal: string): string | undefined {
  return stored(`${SHARES}${table}.${seal}`) ?? undefined;
}

export function forgetShares(table: string): void {
  for (const key of keysOf(`${SHARES}${table}.`)) drop(key);
}

function readSeat(text: string | null): KeptSeat | undefined {
  if (text === null) return undefined;
  try {
    const { table, token, gameId, player, isOver, seen, at } = JSON.parse(
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
    };
  } catch {
    return undefined;
  }
}

/** 32 random bytes, drawn here: nobody else can sit down in this seat. */
export function drawToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
