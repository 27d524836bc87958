/** What a build is made of: the names of all its files, and one for the whole that changes with any of them. */
export interface Shipped {
  readonly version: string;
  readonly files: readonly string[];
}

/** The parts of the browser that the page cache uses. */
export interface Platform {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** The folder that the page lies in: https://play.example/courtly/ */
  readonly home: string;
}

/** The page itself, by the name of its folder. */
const ENTRANCE = "./";
const OURS = "courtly-";
/** Lies in a build that a window has shown. */
const SHOWN = "shown";
/** Names in this folder have a hash: the same name is the same file for ever. */
const HASHED = "assets/";
/** A text may have come packed in one way or another: it is the same text. */
const ANY_WAY = { ignoreVary: true } as const;

/** A whole build of the page, kept in the browser. Nothing of the server's `api` is ever in it. */
export interface PageCache {
  /** Fetches what is missing; all of it, or it fails. */
  readonly fill: () => Promise<void>;
  /** Throws away what no window can want any more. */
  readonly tidy: () => Promise<void>;
  /** The answer to a request, if it is about the page. */
  readonly serve: (request: Request) => Promise<Response> | undefined;
}

export function pageCacheOf({ version, files }: Shipped, platform: Platform): PageCache {
  const { caches, home } = platform;
  // Two Courtlys may lie under one origin, in folders of their own.
  const ours = `${OURS}${new URL(home).pathname} `;
  const name = ours + version;
  const known = new Set(files);
  return {
    fill: async () => {
      const cache = await caches.open(name);
      const rest = files.filter((file) => file !== ENTRANCE);
      await Promise.all(rest.map((file) => store(platform, cache, file)));
      // Comes last: whoever has the entrance has everything.
      await store(platform, cache, ENTRANCE);
      await assertWhole(cache, home, known);
    },
    tidy: async () => {
      const cache = await caches.open(name);
      await cache.put(new URL(SHOWN, home).href, new Response(""));
      const older = (await caches.keys()).filter((key) => key.startsWith(ours) && key !== name);
      const shown = await Promise.all(older.map((key) => wasShown(platform, key)));
      // Another window may still show the build before this one, and load its pieces.
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

/** Which of the page's files is asked for. */
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

/** The server may have got a newer build in the middle: an entrance that leads elsewhere is none. */
async function assertWhole(cache: Cache, home: string, known: ReadonlySet<string>): Promise<void> {
  const entrance = await cache.match(home, ANY_WAY);
  const wanted = (await entrance?.text())?.match(/assets\/[\w.-]+/g) ?? [];
  if (wanted.every((file) => known.has(file))) return;
  await cache.delete(home);
  throw new Error("the entrance is of another build");
}

interface Wanted {
  readonly file: string;
  readonly request: Request;
}

/** From this build, else from the one before, else from the server. */
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
