/** A seat that this device has at some server's table. Whoever has the token has the seat. */
export interface KeptSeat {
  readonly table: string;
  readonly token: string;
  readonly gameId: string;
  /** Which seat, once the server has said so. */
  readonly player: number | undefined;
  /** Shares for the dice, kept from before their seal is sent until they are shown. */
  readonly shares: readonly string[];
  /** How much of the log somebody has looked at here. */
  readonly seen: number;
  readonly at: number;
}

const PREFIX = "courtly.seat.";
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

export function seatAt(table: string): KeptSeat | undefined {
  return readSeat(stored(PREFIX + table));
}

/** On disk when it returns: a token is kept before it is used. */
export function keepSeat(seat: KeptSeat): void {
  const text = JSON.stringify(seat);
  try {
    localStorage.setItem(PREFIX + seat.table, text);
  } catch {
    loose.set(PREFIX + seat.table, text);
  }
}

export function changeSeat(table: string, change: (seat: KeptSeat) => Partial<KeptSeat>): void {
  const seat = seatAt(table);
  if (seat !== undefined) keepSeat({ ...seat, ...change(seat) });
}

export function forgetSeat(table: string): void {
  loose.delete(PREFIX + table);
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // It was never there.
  }
}

/** The latest first. */
export function allSeats(): readonly KeptSeat[] {
  return keys()
    .map((key) => readSeat(stored(key)))
    .filter((seat) => seat !== undefined)
    .toSorted((a, b) => b.at - a.at);
}

function keys(): readonly string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...loose.keys()])].filter((key) =>
      key.startsWith(PREFIX),
    );
  } catch {
    return [...loose.keys()];
  }
}

function readSeat(text: string | null): KeptSeat | undefined {
  if (text === null) return undefined;
  try {
    const { table, token, gameId, player, shares, seen, at } = JSON.parse(
      text,
    ) as Partial<KeptSeat>;
    if (typeof table !== "string" || typeof token !== "string" || !TOKEN.test(token))
      return undefined;
    return {
      table,
      token,
      gameId: typeof gameId === "string" ? gameId : "",
      player: typeof player === "number" ? player : undefined,
      shares: Array.isArray(shares) ? shares.filter((share) => typeof share === "string") : [],
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
