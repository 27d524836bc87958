import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

interface WebHost {
  /** The address of the folder. */
  readonly url: string;
  /** The requests that were answered with 404. */
  readonly missing: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Serves the files of a folder below a path, as a plain web host does: it knows nothing of Courtly. */
export async function webHost(folder: string, path: string): Promise<WebHost> {
  const missing: string[] = [];
  const server = createServer(({ url = "/" }, answer) => {
    const { pathname } = new URL(url, "http://host");
    const name = pathname.startsWith(path) ? pathname.slice(path.length) : undefined;
    const file = join(folder, name === "" ? "index.html" : (name ?? "?"));
    if (name === undefined || !existsSync(file) || !statSync(file).isFile()) {
      missing.push(pathname);
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}${path}`, missing, stop };
}
