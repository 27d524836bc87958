import { describe, expect, test } from "vitest";
import { pageCacheOf, type Platform } from "../../src/offline/worker/pageCache.ts";
import { fakeCaches } from "./fakeCaches.ts";

const HOME = "https://play.example/courtly/";

/** A fake server with these files, which counts the requests. */
function kitchen(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetch: Platform["fetch"] = async (request) => {
    const url = typeof request === "string" ? request : request.url;
    const name = url.slice(HOME.length);
    asked.push(name);
    const text = files[name];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  };
  return { asked, fetch };
}

const nameOf = (version: string) => `courtly-/courtly/ ${version}`;

const FIRST = {
  "": "page 1",
  "assets/a-1.js": "a 1",
  "assets/late-1.js": "late 1",
  "icon.svg": "i",
};
const SECOND = {
  "": "page 2",
  "assets/a-1.js": "a 1",
  "assets/late-2.js": "late 2",
  "icon.svg": "j",
};

const shippedOf = (version: string, files: object) => ({
  version,
  files: Object.keys(files).map((name) => name || "./"),
});

function build(version: string, files: Readonly<Record<string, string>>, caches: CacheStorage) {
  const { fetch, asked } = kitchen(files);
  return {
    pageCache: pageCacheOf(shippedOf(version, files), { caches, fetch, home: HOME }),
    asked,
  };
}

async function served({ serve }: ReturnType<typeof pageCacheOf>, path: string, init?: RequestInit) {
  return (await serve(new Request(HOME + path, init)))?.text();
}

describe("a build in the page cache", () => {
  test("is served without asking the server again, with any query in the address", async () => {
    const { caches } = fakeCaches();
    const { pageCache, asked } = build("1", FIRST, caches);
    await pageCache.fill();
    asked.length = 0;
    expect(await served(pageCache, "")).toBe("page 1");
    expect(await served(pageCache, "?from=home")).toBe("page 1");
    expect(await served(pageCache, "index.html")).toBe("page 1");
    expect(await served(pageCache, "assets/late-1.js")).toBe("late 1");
    expect(asked).toEqual([]);
  });

  test("does not answer requests of tables, other addresses and requests that send something", async () => {
    const { caches } = fakeCaches();
    const { pageCache } = build("1", FIRST, caches);
    await pageCache.fill();
    for (const path of ["api/tables", "api/tables/x/record", "healthz", "elsewhere.html"])
      expect(await served(pageCache, path), path).toBeUndefined();
    expect(await served(pageCache, "", { method: "POST" })).toBeUndefined();
    expect(pageCache.serve(new Request("https://other.example/courtly/"))).toBeUndefined();
  });

  test("fails as a whole when a file is missing, and has no HTML page then", async () => {
    const { caches, stores } = fakeCaches();
    const { fetch } = kitchen({ "": "page 1" });
    const pageCache = pageCacheOf(shippedOf("1", FIRST), { caches, fetch, home: HOME });
    await expect(pageCache.fill()).rejects.toThrow("404");
    expect(stores.get(nameOf("1"))?.has(HOME)).toBe(false);
  });

  test("takes hashed files from an older build: only changed files are fetched", async () => {
    const { caches } = fakeCaches();
    await build("1", FIRST, caches).pageCache.fill();
    const { pageCache, asked } = build("2", SECOND, caches);
    await pageCache.fill();
    expect(asked.toSorted()).toEqual(["", "assets/late-2.js", "icon.svg"]);
    expect(await served(pageCache, "")).toBe("page 2");
    expect(await served(pageCache, "icon.svg")).toBe("j");
  });

  test("fails if the server gets another build in the meantime", async () => {
    const { caches, stores } = fakeCaches();
    const { fetch } = kitchen({ ...FIRST, "": '<script src="./assets/a-2.js"></script>' });
    const pageCache = pageCacheOf(shippedOf("1", FIRST), { caches, fetch, home: HOME });
    await expect(pageCache.fill()).rejects.toThrow("another build");
    expect(stores.get(nameOf("1"))?.has(HOME)).toBe(false);
  });

  test("keeps the last build that was shown, and no older, newer or broken ones", async () => {
    const { caches, stores } = fakeCaches();
    for (const version of ["0", "1"]) {
      const { pageCache } = build(version, FIRST, caches);
      await pageCache.fill();
      await pageCache.tidy();
    }
    await caches.open(nameOf("broken"));
    await build("2", SECOND, caches).pageCache.fill(); // stored, but never activated
    await caches.open("somebody-else");
    await caches.open("courtly-/elsewhere/ 1");
    const { pageCache } = build("3", SECOND, caches);
    await pageCache.fill();
    await pageCache.tidy();
    expect([...stores.keys()].toSorted()).toEqual(
      [nameOf("1"), "somebody-else", "courtly-/elsewhere/ 1", nameOf("3")].toSorted(),
    );
    expect(await served(pageCache, "assets/late-1.js")).toBe("late 1");
  });

  test("asks the server for files that the browser has evicted", async () => {
    const { caches, stores } = fakeCaches();
    const { pageCache, asked } = build("1", FIRST, caches);
    await pageCache.fill();
    stores.clear();
    asked.length = 0;
    expect(await served(pageCache, "assets/a-1.js")).toBe("a 1");
    expect(asked).toEqual(["assets/a-1.js"]);
  });
});
