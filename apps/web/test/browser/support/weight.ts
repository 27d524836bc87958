import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** The limit for all scripts before the first move: our goal is 90 kB, and 4 kB are reserved for later work. */
export const WEIGHT_KB_MAX = 86;
const KILOBYTE = 1000;
/** Timers of at least this length load code that the first move does not need. */
const LATER_MS = 400;

interface Script {
  readonly file: string;
  readonly kB: number;
}

/** The scripts that a page has loaded before the first move. */
export interface Weight {
  readonly kB: number;
  /** The files with their sizes, the heaviest first. */
  readonly files: string;
}

/**
 * Measures the gzipped size of all scripts that the page of a new player loads until the first roll can be made.
 * Scripts that are loaded later, or for a bot that begins, are left out, however long this takes.
 */
export async function weightBeforeFirstMove(page: Page, game: string): Promise<Weight> {
  await page.addInitScript(onlyTheFirstMove, LATER_MS);
  const scripts: Promise<Script>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const weigh = async () => {
      const bytes = gzipSync(await response.body()).length;
      return { file: basename(response.url()), kB: bytes / KILOBYTE };
    };
    scripts.push(weigh());
  });
  await page.goto("./");
  await page.getByRole("button", { name: `Play now ${game}` }).click();
  await page
    .getByRole("button", { name: /^(?:Roll|Skip ahead)/ })
    .first()
    .waitFor();
  const weighed = (await Promise.all(scripts)).toSorted((a, b) => b.kB - a.kB);
  return {
    kB: weighed.reduce((sum, { kB }) => sum + kB, 0),
    files: weighed.map(({ file, kB }) => `${file} ${kB.toFixed(1)} kB`).join(", "),
  };
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
