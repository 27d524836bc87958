/** The files of a build, and a version that changes with any of them. */
export interface Shipped {
  readonly version: string;
  readonly files: readonly string[];
}

/** The parts of the browser that the page cache uses. */
export interface Platform {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** The address of the folder with the page: https://play.example/courtly/ */
  readonly home: string;
}

/** The HTML page, requested by the name of its folder. */
const ENTRANCE = "./";
const OURS = "courtly-";
/** The name of an entry that marks the cache of an activated build, which a window may have shown. */
const SHOWN = "shown";
/** The folder of files with a hash in their name: the same name is always the same file. */
const HASHED = "assets/";
/** The same file may have been stored with another compression. */
const ANY_WAY = { ignoreVary: true } as const;

/** The cache of one whole build of the page. It never contains answers of the server's `api`. */
export interface PageCache {
  /** Fetches all missing files; rejects if one of them is missing. */
  readonly fill: () => Promise<void>;
  /** Deletes builds that no window can need any more. */
  readonly tidy: () => Promise<void>;
  /** Answers a request for a file of the page; `undefined` for all other requests. */
  readonly serve: (request: Request) => Promise<Response> | undefined;
}

export function pageCacheOf({ version, files }: Shipped, platform: Platform): PageCache {
  const { caches, home } = platform;
  // Two installations may share an origin, each in a folder of its own.
  const ours = `${OURS}${new URL(home).pathname} `;
  const name = ours + version;
  const known = new Set(files);
  return {
    fill: async () => {
      const cache = await caches.open(name);
      const rest = files.filter((file) => file !== ENTRANCE);
      await Promise.all(rest.map((file) => store(platform, cache, file)));
      // The HTML page is stored last: a cache that has it is complete.
      await store(platform, cache, ENTRANCE);
      await assertWhole(cache, home, known);
    },
    tidy: async () => {
      const cache = await caches.open(name);
      await cache.put(new URL(SHOWN, home).href, new Response(""));
      const older = (await caches.keys()).filter((key) => key.startsWith(ours) && key !== name);
      const shown = await Promise.all(older.map((key) => wasShown(platform, key)));
      // Another window may still show the previous build and load its files.
      const before = older.findLast((_, at) => shown[at]);
      await Promise.all(older.filter((key) => key !== before).map((key) => caches.delete(key)));
    },
    serve: (request) => {
      const file = fileOf(request, home);
      if (file === undefined || !(known.has(file) || file.startsWith(HASHED))) return undefined;
      return found(platform, name, { file, request });
    },
  };
}

/** The file of the page that a request asks for, if it asks for one. */
function fileOf({ method, url }: Request, home: string): string | undefined {
  if (method !== "GET" || !url.startsWith(home)) return undefined;
  const [path = ""] = url.slice(home.length).split(/[?#]/, 1);
  return path === "" || path === "index.html" ? ENTRANCE : path;
}

async function store({ caches, fetch, home }: Platform, cache: Cache, file: string): Promise<void> {
  const url = new URL(file, home).href;
  const isHashed = file.startsWith(HASHED);
  const kept = isHashed ? await caches.match(url, ANY_WAY) : undefined;
  const response =
    kept ?? (await fetch(url, { cache: isHashed ? "default" : "no-cache", priority: "low" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(url, response);
}

async function wasShown({ caches, home }: Platform, key: string): Promise<boolean> {
  const cache = await caches.open(key);
  return (await cache.match(new URL(SHOWN, home).href, ANY_WAY)) !== undefined;
}

/** Fails if the stored HTML page refers to files of another build: the server may have been updated during `fill`. */
async function assertWhole(cache: Cache, home: string, known: ReadonlySet<string>): Promise<void> {
  const entrance = await cache.match(home, ANY_WAY);
  const wanted = (await entrance?.text())?.match(/assets\/[\w.-]+/g) ?? [];
  if (wanted.every((file) => known.has(file))) return;
  await cache.delete(home);
  throw new Error("the HTML page belongs to another build");
}

interface Wanted {
  readonly file: string;
  readonly request: Request;
}

/** Answers from this build, else from an older one, else from the server. */
async function found(
  { caches, fetch, home }: Platform,
  name: string,
  { file, request }: Wanted,
): Promise<Response> {
  const url = new URL(file, home).href;
  const cache = await caches.open(name);
  const own = await cache.match(url, ANY_WAY);
  if (own !== undefined) return own;
  const older = file.startsWith(HASHED) ? await caches.match(url, ANY_WAY) : undefined;
  return older ?? fetch(request);
}
