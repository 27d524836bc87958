import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** The most that all scripts before the first move may weigh: 5 kB of the 90 kB that we want at most are kept for later work. */
export const WEIGHT_KB_MAX = 85;
const KILOBYTE = 1000;
/** The page itself waits so long, or longer, before it fetches what no first move needs. */
const LATER_MS = 400;

interface Script {
  readonly file: string;
  readonly kB: number;
}

/** What a page has loaded for a first move. */
export interface Weight {
  readonly kB: number;
  /** The files with their sizes, the heaviest first. */
  readonly files: string;
}

/**
 * Weighs all scripts that a new player's page fetches until the first roll can be made, gzipped.
 * What the page fetches later, or for a bot that begins, is left out however long this takes.
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

/** Holds timers that are not for the first move, and lets workers load nothing. */
function onlyTheFirstMove(laterMs: number): void {
  const { setTimeout: setTimer } = globalThis;
  const setSoon = (run: () => void, ms = 0) => (ms < laterMs ? setTimer(run, ms) : 0);
  const IdleWorker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  };
  Object.assign(globalThis, { setTimeout: setSoon, Worker: IdleWorker });
}
