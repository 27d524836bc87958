// A part of `npm run bench:analysis`: measures the analysis of a whole four-player game of each kind in the built page.
import { cpus } from "node:os";
import type { Browser, Page } from "@playwright/test";
import { savedGame } from "../../../development/screens/keptGames.ts";
import { COURTS_WHOLE, KING_WHOLE } from "../../../development/screens/wholeGames.ts";
import { saveGame } from "../support/savedGames.ts";
import { served } from "../support/served.ts";

const PORT = 4714;
const LONG_MS = 50;
const LIMIT_MS = 600_000;

const GAMES = [
  { name: "To Court the King", record: KING_WHOLE },
  { name: "Rolling Courts", record: COURTS_WHOLE },
] as const;

interface Measured {
  /** Milliseconds from the opened address to the first curve, and to the end of the analysis. */
  readonly curveMs: number;
  readonly wholeMs: number;
  /** The tasks of the page over 50 ms after the first curve. */
  readonly longTasks: readonly number[];
}

console.log(`Chromium, ${cpus().length} cores (${cpus()[0]?.model.trim()})`);
await served(PORT, async (browser, baseURL) => {
  for (const { name, record } of GAMES) {
    const { curveMs, wholeMs, longTasks } = await analysed(browser, baseURL, record);
    const tasks = longTasks.map((ms) => `${ms.toFixed(0)} ms`).join(", ");
    console.log(
      `${name}, 4 players, ${record.split("\n").length} lines: first curve after ${inSeconds(curveMs)}, whole analysis after ${inSeconds(wholeMs)}; tasks of the page over ${LONG_MS} ms meanwhile: ${tasks === "" ? "none" : tasks}`,
    );
  }
});

async function analysed(browser: Browser, baseURL: string, record: string): Promise<Measured> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const game = { id: "measured", record, bots: [], ending: { headline: "Over", winners: [] } };
  await saveGame(page, savedGame(game, { nowMs: Date.now() }));
  await page.goto("./");
  const begunMs = performance.now();
  await page.goto(`./#/replay/${game.id}`);
  await page.locator(".curve svg").waitFor({ timeout: LIMIT_MS });
  const curveMs = performance.now() - begunMs;
  const longTasks = await watchTasks(page);
  await page.locator(".split-rows:not(.is-unfinished)").waitFor({ timeout: LIMIT_MS });
  const wholeMs = performance.now() - begunMs;
  const measured = { curveMs, wholeMs, longTasks: await longTasks() };
  await context.close();
  return measured;
}

/** Collects the long tasks of the page, as the browser reports them. */
async function watchTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: "longtask", buffered: false });
  });
  return () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
