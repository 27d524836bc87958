import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** The limit for all scripts before the first move: our goal is 90 kB, and 4 kB are reserved for later work. */
export const WEIGHT_KB_MAX = 86;
/** The limits for everything that a first visit fetches before the first move. */
export const VISIT_KB_MAX = 170;
export const REQUESTS_MAX = 14;
const KILOBYTE = 1000;
/** Timers of at least this length load code that the first move does not need. */
const LATER_MS = 400;

interface Fetched {
  readonly file: string;
  /** The size with the headers, as it was sent. */
  readonly kB: number;
  /** The gzipped size of a script; 0 for other files. */
  readonly scriptKB: number;
}

/** What a page has fetched before the first move. */
export interface Weight {
  readonly kB: number;
  readonly requests: number;
  /** The size of all scripts, gzipped. */
  readonly scriptsKB: number;
  /** The files with their sizes, the heaviest first. */
  readonly files: string;
}

/**
 * Measures what the page of a new player fetches until the first roll can be made. Files that are fetched later, or for a
 * bot that begins, are left out, however long this takes.
 */
export async function weightBeforeFirstMove(page: Page, game: string): Promise<Weight> {
  await page.addInitScript(onlyTheFirstMove, LATER_MS);
  const fetched: Promise<Fetched>[] = [];
  page.on("requestfinished", (request) => void fetched.push(weighed(request)));
  await page.goto("./");
  await page.getByRole("button", { name: `Play now ${game}` }).click();
  await page
    .getByRole("button", { name: /^(?:Roll|Skip ahead)/ })
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  const files = (await Promise.all(fetched)).toSorted((a, b) => b.kB - a.kB);
  return {
    kB: sumOf(files.map(({ kB }) => kB)),
    requests: files.length,
    scriptsKB: sumOf(files.map(({ scriptKB }) => scriptKB)),
    files: files.map(({ file, kB }) => `${file} ${kB.toFixed(1)} kB`).join(", "),
  };
}

async function weighed(request: Request): Promise<Fetched> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const isScript = request.resourceType() === "script";
  const body = isScript ? await (await request.response())?.body() : undefined;
  return {
    file: basename(request.url()),
    kB: (responseBodySize + responseHeadersSize) / KILOBYTE,
    scriptKB: body === undefined ? 0 : gzipSync(body).length / KILOBYTE,
  };
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Stops timers that are not for the first move, and keeps workers from loading anything. */
function onlyTheFirstMove(laterMs: number): void {
  const { setTimeout: setTimer } = globalThis;
  const setSoon = (run: () => void, ms = 0) => (ms < laterMs ? setTimer(run, ms) : 0);
  const IdleWorker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  };
  Object.assign(globalThis, { setTimeout: setSoon, Worker: IdleWorker });
}
