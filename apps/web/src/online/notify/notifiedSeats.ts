import type { Language } from "@courtly/engine";

/** A seat for which this device has asked for notifications by its browser. */
interface NotifiedSeat {
  readonly table: string;
  readonly token: string;
  readonly language: Language;
  /** The address of the page: notifications lead to their table there. */
  readonly page: string;
}

/**
 * The cache with these seats. The service worker reads them when the push service gives this device another address, and
 * cannot read the local storage. It shares no code with the page, so it knows this name and the fields by itself.
 */
const NOTIFIED = "courtly-notified";

/** Notes that this device wants notifications for a seat. */
export async function noteNotified(seat: NotifiedSeat): Promise<void> {
  const cache = await openCache();
  await cache?.put(keyOf(seat.table), new Response(JSON.stringify(seat)));
}

export async function forgetNotified(table: string): Promise<void> {
  await (await openCache())?.delete(keyOf(table));
}

export async function isNotified(table: string): Promise<boolean> {
  return (await (await openCache())?.match(keyOf(table))) !== undefined;
}

/**
 * Takes the wish along to the table of a rematch, or to the one where a game goes on: the same person has a seat there with the
 * same token, and turns it off with the same switch.
 */
export async function followNotified(table: string, next: string): Promise<void> {
  const cache = await openCache();
  const noted = await cache?.match(keyOf(table));
  if (noted === undefined) return;
  await noteNotified({ ...((await noted.json()) as NotifiedSeat), table: next });
  await forgetNotified(table);
}

/**
 * `undefined` over plain http, and in a browser that stores nothing: there are no notifications by the browser either.
 */
async function openCache(): Promise<Cache | undefined> {
  try {
    return "caches" in globalThis ? await caches.open(NOTIFIED) : undefined;
  } catch {
    return undefined;
  }
}

function keyOf(table: string): string {
  return new URL(`notified/${table}`, document.baseURI).href;
}
