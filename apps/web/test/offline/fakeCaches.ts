/** A fake of the browser's cache storage, as far as Courtly uses it. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: Request | string) =>
    typeof request === "string" ? request : request.url;
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (request: Request | string) => store.get(urlOf(request))?.clone(),
    put: async (url: string, response: Response) => void store.set(url, response),
    delete: async (url: string) => store.delete(url),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
  });
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (url: string) =>
      [...stores.values()].map((store) => store.get(url)?.clone()).find(Boolean),
  } as unknown as CacheStorage;
  return { caches, stores };
}
