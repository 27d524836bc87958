/** A seat for which the page has asked for notifications: it notes them in this cache. */
interface NotifiedSeat {
  readonly table: string;
  readonly token: string;
  readonly language: string;
  readonly page: string;
}

const NOTIFIED = "courtly-notified";

/** The parts of the browser that a change of its push address uses. */
export interface AddressPlatform {
  readonly caches: Pick<CacheStorage, "open">;
  /** The address of the folder with the page. */
  readonly home: string;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** Gets an address for a server with this key. */
  readonly subscribe: (key: string) => Promise<PushSubscription>;
}

/**
 * Tells the server the new address of this browser for every seat that is to be notified, also if no window is open. A seat for
 * which that fails is told when its table is opened.
 */
export async function moveAddress(
  oldEndpoint: string | undefined,
  platform: AddressPlatform,
): Promise<void> {
  const cache = await platform.caches.open(NOTIFIED);
  for (const request of await cache.keys()) {
    const seat = (await (await cache.match(request))?.json()) as NotifiedSeat;
    await moveAt(seat, oldEndpoint, platform).catch(() => undefined);
  }
}

async function moveAt(
  { table, token, language, page }: NotifiedSeat,
  oldEndpoint: string | undefined,
  { home, fetch, subscribe }: AddressPlatform,
): Promise<void> {
  const change = (body: object) =>
    fetch(new URL(`api/tables/${table}/notifications`, home).href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, token }),
    });
  const off = { kind: "pushOff", endpoint: oldEndpoint };
  const state = await change(oldEndpoint === undefined ? { kind: "ask" } : off);
  const { key } = (await state.json()) as { readonly key?: string };
  if (key === undefined) return; // the seat is given up, or the table is gone
  const { endpoint, keys } = (await subscribe(key)).toJSON();
  await change({ kind: "push", language, page, endpoint, ...keys });
}
