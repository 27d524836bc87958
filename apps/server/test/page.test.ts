import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageHeaders } from "../src/http/page.ts";
import { afterwards, call, dataFile, openTable, served } from "./support/served.ts";

/** Writes a small built page: an index, a hashed file, and files that must not be served. */
function builtPage(): string {
  const around = mkdtempSync(join(tmpdir(), "courtly-page-"));
  afterwards(() => rmSync(around, { recursive: true }));
  const folder = join(around, "dist");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(around, "secret.txt"), "secret");
  writeFileSync(join(folder, "index.html"), "<title>Courtly</title>");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, ".sources"), "secret");
  writeFileSync(join(folder, "assets", "index-abc.js"), "export {};");
  return folder;
}

const servedPage = (parts = {}) => served(parts, dataFile(), { page: builtPage() });

test("the page is served beside the tables, and only files with a hashed name are cached", async () => {
  const { url } = await servedPage();
  const at = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    const { status, headers } = answer;
    return { status, cache: headers.get("cache-control"), text: await answer.text() };
  };
  const entrance = { status: 200, cache: "no-cache", text: "<title>Courtly</title>" };
  expect(await at("/")).toEqual(entrance);
  expect(await at("/?from=link")).toEqual(entrance);
  expect(await at("/icon.svg")).toMatchObject({ status: 200, cache: "no-cache" });
  expect(await at("/assets/index-abc.js")).toMatchObject({
    status: 200,
    cache: "max-age=31536000, immutable",
  });
  expect((await openTable(url)).player).toBe(0);
  expect((await call(url, "/healthz")).body).toEqual({ ok: true });
});

test("the page may run its own scripts and connect to its own server; answers of the API may load nothing", async () => {
  const { url } = await servedPage();
  const headersAt = async (path: string) => (await fetch(`${url}${path}`)).headers;
  const page = await headersAt("/");
  expect(page.get("content-security-policy")).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(page.get("x-content-type-options")).toBe("nosniff");
  expect(page.get("referrer-policy")).toBe("no-referrer");
  for (const path of ["/api/tables", "/api/nothing", "/healthz", "/%61pi/tables"])
    expect((await headersAt(path)).get("content-security-policy")).toContain("default-src 'none'");
});

test("the opener policy is sent only where browsers accept it", () => {
  const policyAt = (protocol: "http" | "https", hostname: string) =>
    pageHeaders({ protocol, hostname })["cross-origin-opener-policy"];
  expect(policyAt("http", "127.0.0.1")).toBe("same-origin");
  expect(policyAt("http", "localhost")).toBe("same-origin");
  expect(policyAt("http", "[::1]")).toBe("same-origin");
  expect(policyAt("https", "play.example")).toBe("same-origin");
  expect(policyAt("http", "192.168.1.5")).toBeUndefined();
});

test("the service worker and the manifest are revalidated, and have their content types", async () => {
  const page = builtPage();
  writeFileSync(join(page, "sw.js"), "work()");
  writeFileSync(join(page, "manifest.webmanifest"), "{}");
  const { url } = await served({}, dataFile(), { page });
  const headersAt = async (path: string) => (await fetch(`${url}${path}`)).headers;
  const worker = await headersAt("/sw.js");
  expect(worker.get("cache-control")).toBe("no-cache");
  expect(worker.get("content-type")).toContain("javascript");
  // The worker's own policy applies to all that it fetches for the page.
  expect(worker.get("content-security-policy")).toContain("connect-src 'self'");
  const manifest = await headersAt("/manifest.webmanifest");
  expect(manifest.get("cache-control")).toBe("no-cache");
  expect(manifest.get("content-type")).toContain("application/manifest+json");
});

test("a file is sent in a compression that the browser accepts", async () => {
  const page = builtPage();
  const script = join(page, "assets", "index-abc.js");
  writeFileSync(`${script}.br`, brotliCompressSync("export {};"));
  writeFileSync(`${script}.gz`, gzipSync("export {};"));
  writeFileSync(join(page, "index.html.gz"), gzipSync("<title>Courtly</title>"));
  const { url } = await served({}, dataFile(), { page });
  const at = async (path: string, accepted: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { "accept-encoding": accepted } });
    const { status, headers } = answer;
    expect(status).toBe(200);
    expect(headers.get("vary")).toBe("accept-encoding");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    return {
      packed: headers.get("content-encoding"),
      type: headers.get("content-type"),
      cache: headers.get("cache-control"),
      text: await answer.text(),
    };
  };
  const type = "application/javascript; charset=utf-8";
  const sent = { type, cache: "max-age=31536000, immutable", text: "export {};" };
  const asset = "/assets/index-abc.js";
  expect(await at(asset, "gzip, deflate, br, zstd")).toEqual({ ...sent, packed: "br" });
  expect(await at(asset, "gzip, deflate")).toEqual({ ...sent, packed: "gzip" });
  expect(await at(asset, "br;q=0, gzip")).toEqual({ ...sent, packed: "gzip" });
  expect(await at(asset, "identity")).toEqual({ ...sent, packed: null });
  const entrance = { cache: "no-cache", text: "<title>Courtly</title>" };
  for (const path of ["/", "/index.html"])
    expect(await at(path, "br, gzip")).toMatchObject({ ...entrance, packed: "gzip" });
  expect(await at("/icon.svg", "br, gzip")).toMatchObject({ packed: null, text: "<svg/>" });
});

/** Requests exactly this path with exactly these headers; `fetch` would normalize them. */
function asked(url: string, path: string, headers = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers }, (answer) => {
      let text = "";
      answer.on("data", (bytes: Buffer) => (text += bytes.toString()));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    })
      .on("error", reject)
      .end();
  });
}

interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

test("a browser that has the file gets 304, for both the compressed and the plain file", async () => {
  const page = builtPage();
  writeFileSync(join(page, "index.html.br"), brotliCompressSync("<title>Courtly</title>"));
  const { url } = await served({}, dataFile(), { page });
  const tags = new Set<unknown>();
  for (const accepted of ["br", "identity"]) {
    const { headers } = await asked(url, "/", { "accept-encoding": accepted });
    const { etag } = headers;
    tags.add(etag);
    expect(
      await asked(url, "/", { "accept-encoding": accepted, "if-none-match": etag }),
    ).toMatchObject({ status: 304, text: "", headers: { vary: "accept-encoding" } });
  }
  expect(tags.size).toBe(2);
});

test.for([
  "/.sources",
  "/%2esources",
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/../../secret.txt",
  "/assets/..%5c..%5csecret.txt",
  "//secret.txt",
  "/assets/",
  "/assets",
  "/%00",
  "/%",
  "/nowhere",
  "/api/",
  "/api/index.html",
])("nothing but the page's own files is served: %s", async (path) => {
  const { url } = await servedPage();
  const { status, text } = await asked(url, path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(JSON.parse(text)).toMatchObject({ refused: {} });
});

test("files of the page have their own limit, and loading them does not use up the limit of the API", async () => {
  const { url } = await servedPage({
    allowances: {
      perAddress: { burst: 2, perSecond: 0.001 },
      files: { burst: 5, perSecond: 0.001 },
    },
  });
  const statusAt = async (path: string) => (await fetch(`${url}${path}`)).status;
  for (let file = 0; file < 5; file += 1) expect(await statusAt("/")).toBe(200);
  expect(await statusAt("/")).toBe(429);
  expect(await statusAt("/healthz")).toBe(200);
  expect(await statusAt("/healthz")).toBe(200);
  expect(await statusAt("/healthz")).toBe(429);
});

test("no encoding of a path avoids the checks of the API", async () => {
  const { url } = await servedPage();
  const headers = { origin: "https://evil.example" };
  for (const path of ["/api/tables", "/%61pi/tables", "/ap%69/tables", "/healt%68z"])
    expect((await fetch(`${url}${path}`, { headers })).status).toBe(403);
});

test.for([
  ["/foo", "./#/nowhere"],
  ["/foo?from=<link>", "./#/nowhere"],
  ["/foo/bar/", "../../#/nowhere"],
  ["/api/nothing", "../#/nowhere"],
] as const)(
  "a browser at an unknown address is sent to the page's own screen for it: %s",
  async ([path, nowhere]) => {
    const { url } = await servedPage();
    const { status, headers, text } = await asked(url, path, { accept: "text/html,*/*;q=0.8" });
    expect(status).toBe(404);
    expect(headers["content-type"]).toContain("text/html");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(text).toContain(`content="0; url=${nowhere}"`);
    const program = await asked(url, path, { accept: "application/json" });
    expect(JSON.parse(program.text)).toMatchObject({ refused: { code: "unknown-address" } });
  },
);

test("without a page, a browser at an unknown address gets a plain text", async () => {
  const { url } = await served();
  const { status, headers, text } = await asked(url, "/foo", { accept: "text/html" });
  expect(status).toBe(404);
  expect(headers["content-type"]).toContain("text/plain");
  expect(text).toContain("There is nothing at this address");
});

test.each([
  [
    "de-AT,de;q=0.9,en;q=0.5",
    "Unter dieser Adresse gibt es nichts",
    "ist nicht als 'evil.example' bekannt",
  ],
  ["fr, it;q=0.8", "A questo indirizzo non c’è niente", "non è conosciuto come 'evil.example'"],
  [",;q=,".repeat(5000), "There is nothing at this address", "is not known as 'evil.example'"],
])("a browser is told in its language: %.30s", async (languages, nothing, unknown) => {
  const { url } = await served();
  const headers = { accept: "text/html", "accept-language": languages.slice(0, 8000) };
  expect((await asked(url, "/foo", headers)).text).toContain(nothing);
  const elsewhere = await asked(url, "/foo", { ...headers, host: "evil.example" });
  expect([elsewhere.status, elsewhere.text]).toEqual([421, expect.stringContaining(unknown)]);
});

test("without a page, the root is an unknown address", async () => {
  const { url } = await served();
  expect(await call(url, "/")).toMatchObject({
    status: 404,
    body: { refused: { code: "unknown-address" } },
  });
});
