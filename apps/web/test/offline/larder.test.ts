import { describe, expect, test } from "vitest";
import { larderOf, type Platform } from "../../src/offline/worker/larder.ts";

const HOME = "https://play.example/courtly/";

/** Caches as a browser has them, as far as the larder uses them. */
function pantry() {
  const shelves = new Map<string, Map<string, Response>>();
  const cacheOf = (shelf: Map<string, Response>) => ({
    match: async (url: string) => shelf.get(url)?.clone(),
    put: async (url: string, response: Response) => void shelf.set(url, response),
    delete: async (url: string) => shelf.delete(url),
  });
  const caches = {
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? new Map<string, Response>();
      shelves.set(name, shelf);
      return cacheOf(shelf);
    },
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    match: async (url: string) =>
      [...shelves.values()].map((shelf) => shelf.get(url)?.clone()).find(Boolean),
  } as unknown as CacheStorage;
  return { caches, shelves };
}

/** A server that has these files, and counts what it is asked for. */
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
  return { larder: larderOf(shippedOf(version, files), { caches, fetch, home: HOME }), asked };
}

async function served({ serve }: ReturnType<typeof larderOf>, path: string, init?: RequestInit) {
  return (await serve(new Request(HOME + path, init)))?.text();
}

describe("a build in the larder", () => {
  test("is served without asking the server again, whatever stands behind the address", async () => {
    const { caches } = pantry();
    const { larder, asked } = build("1", FIRST, caches);
    await larder.fill();
    asked.length = 0;
    expect(await served(larder, "")).toBe("page 1");
    expect(await served(larder, "?from=home")).toBe("page 1");
    expect(await served(larder, "index.html")).toBe("page 1");
    expect(await served(larder, "assets/late-1.js")).toBe("late 1");
    expect(asked).toEqual([]);
  });

  test("leaves the tables' requests, other addresses and everything sent alone", async () => {
    const { caches } = pantry();
    const { larder } = build("1", FIRST, caches);
    await larder.fill();
    for (const path of ["api/tables", "api/tables/x/record", "healthz", "elsewhere.html"])
      expect(await served(larder, path), path).toBeUndefined();
    expect(await served(larder, "", { method: "POST" })).toBeUndefined();
    expect(larder.serve(new Request("https://other.example/courtly/"))).toBeUndefined();
  });

  test("fails as a whole when a file is missing, and has no entrance then", async () => {
    const { caches, shelves } = pantry();
    const { fetch } = kitchen({ "": "page 1" });
    const larder = larderOf(shippedOf("1", FIRST), { caches, fetch, home: HOME });
    await expect(larder.fill()).rejects.toThrow("404");
    expect(shelves.get(nameOf("1"))?.has(HOME)).toBe(false);
  });

  test("takes what it has already: only what changed comes over the wire", async () => {
    const { caches } = pantry();
    await build("1", FIRST, caches).larder.fill();
    const { larder, asked } = build("2", SECOND, caches);
    await larder.fill();
    expect(asked.toSorted()).toEqual(["", "assets/late-2.js", "icon.svg"]);
    expect(await served(larder, "")).toBe("page 2");
    expect(await served(larder, "icon.svg")).toBe("j");
  });

  test("is none if the server has got another one in the middle", async () => {
    const { caches, shelves } = pantry();
    const { fetch } = kitchen({ ...FIRST, "": '<script src="./assets/a-2.js"></script>' });
    const larder = larderOf(shippedOf("1", FIRST), { caches, fetch, home: HOME });
    await expect(larder.fill()).rejects.toThrow("another build");
    expect(shelves.get(nameOf("1"))?.has(HOME)).toBe(false);
  });

  test("keeps the last one that windows have shown, and no older, newer or broken ones", async () => {
    const { caches, shelves } = pantry();
    for (const version of ["0", "1"]) {
      const { larder } = build(version, FIRST, caches);
      await larder.fill();
      await larder.tidy();
    }
    await caches.open(nameOf("broken"));
    await build("2", SECOND, caches).larder.fill(); // came, and nobody wanted it
    await caches.open("somebody-else");
    await caches.open("courtly-/elsewhere/ 1");
    const { larder } = build("3", SECOND, caches);
    await larder.fill();
    await larder.tidy();
    expect([...shelves.keys()].toSorted()).toEqual(
      [nameOf("1"), "somebody-else", "courtly-/elsewhere/ 1", nameOf("3")].toSorted(),
    );
    expect(await served(larder, "assets/late-1.js")).toBe("late 1");
  });

  test("asks the server for what a browser has thrown away", async () => {
    const { caches, shelves } = pantry();
    const { larder, asked } = build("1", FIRST, caches);
    await larder.fill();
    shelves.clear();
    asked.length = 0;
    expect(await served(larder, "assets/a-1.js")).toBe("a 1");
    expect(asked).toEqual(["assets/a-1.js"]);
  });
});
