// `npm run bench:web`: measures size, speed and memory of the production build, in the Chromium of this machine.
import { cpus } from "node:os";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { coachTable } from "./coachBench.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { byMouse, playOn, recordKept } from "../support/courtly.ts";
import { oddsTable } from "./oddsBench.ts";
import { keeper } from "../support/players.ts";
import { COURTS, KING_FULL, openPosition } from "../support/positions.ts";
import { served } from "../support/served.ts";
import {
  REQUESTS_MAX,
  VISIT_KB_MAX,
  WEIGHT_KB_MAX,
  weightBeforeFirstMove,
} from "../support/weight.ts";

const PORT = 4713;
const SLOWDOWN = 4;
const LONG_MS = 50;
/** Other load on the machine can only make a task longer: the quietest of these runs counts. */
const RUNS = 3;
const GAMES = 20;
const KILOBYTE = 1000;

interface Figure {
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly isMet: boolean;
}

const GAMES_TO_WEIGH = ["To Court the King", "Rolling Courts"];

async function weigh(browser: Browser, baseURL: string, game: string): Promise<readonly Figure[]> {
  const context = await browser.newContext({ baseURL });
  const weight = await weightBeforeFirstMove(await context.newPage(), game);
  await context.close();
  const { kB, requests, scriptsKB } = weight;
  return [
    {
      what: `scripts before the first move, ${game}`,
      value: `${scriptsKB.toFixed(1)} kB`,
      limit: `${WEIGHT_KB_MAX} kB gzipped`,
      isMet: scriptsKB <= WEIGHT_KB_MAX,
    },
    {
      what: `everything before the first move, ${game}`,
      value: `${kB.toFixed(1)} kB, ${requests} requests`,
      limit: `${VISIT_KB_MAX} kB, ${REQUESTS_MAX} requests`,
      isMet: kB <= VISIT_KB_MAX && requests <= REQUESTS_MAX,
    },
  ];
}

/** Collects the long tasks of the page, as the browser reports them. */
async function watchTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate((long) => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (duration > long) seen.push(duration);
    }).observe({ type: "longtask", buffered: false });
  }, LONG_MS);
  return () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
}

interface Play {
  readonly name: string;
  readonly record: string;
  /**
   * The selectors of all controls that are clicked. Their positions are measured before, because measuring costs the
   * page time too.
   */
  readonly presses: readonly string[];
  /** Matches the record if everything was played. */
  readonly ends: RegExp;
  readonly play: (page: Page, press: (selector: string) => Promise<void>) => Promise<void>;
}

const COURTS_PRESSES = [
  "[aria-label^='Die 2,']",
  "[data-cell='village 3:3']",
  "[data-cell='court 3:2']",
  ".courts-go",
];

const PLAYS: readonly Play[] = [
  {
    name: "To Court the King, 12 dice and 17 cards, a roll",
    record: KING_FULL,
    presses: [],
    ends: /^0 take /m,
    play: async (page) => {
      for (const key of ["a", "s", "a", "1", "d", "Escape", "2", "f", "Escape", "a", " "]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(150);
      }
      await page.waitForTimeout(1500); // the dice tumble
      await page.keyboard.press("Enter");
      await page.waitForTimeout(500);
      await page.keyboard.press("Enter");
      await page.waitForTimeout(8000); // the rival plays a whole turn
    },
  },
  {
    name: "Rolling Courts, a turn and a round of bots",
    record: COURTS,
    presses: COURTS_PRESSES,
    ends: /^0 court 3 .*\n0 end$/m,
    play: async (page, press) => {
      for (const selector of COURTS_PRESSES) {
        await press(selector);
        await page.waitForTimeout(300);
      }
      await page.keyboard.press("e");
      await page.waitForTimeout(10_000);
    },
  },
];

/** The centres of these elements now. */
async function middlesOf(page: Page, selectors: readonly string[]) {
  const middles = new Map<string, { readonly x: number; readonly y: number }>();
  for (const selector of selectors) {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not on the page`);
    middles.set(selector, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return middles;
}

async function longest(browser: Browser, baseURL: string, play: Play): Promise<Figure> {
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await longTasks(browser, baseURL, play));
  const worst = (tasks: readonly number[]) => Math.max(0, ...tasks);
  const [quietest = []] = runs.toSorted((a, b) => worst(a) - worst(b));
  return {
    what: `${play.name}: tasks over ${LONG_MS} ms at ${SLOWDOWN}× slow-down`,
    value: quietest.length === 0 ? "none" : quietest.map((ms) => `${ms.toFixed(0)} ms`).join(", "),
    limit: "none",
    isMet: quietest.length === 0,
  };
}

async function longTasks(
  browser: Browser,
  baseURL: string,
  { name, record, presses, ends, play }: Play,
): Promise<readonly number[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openPosition(page, record);
  await page.getByRole("button", { name: "Menu", exact: true }).waitFor();
  const middles = await middlesOf(page, presses);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const tasks = await watchTasks(page);
  await play(page, async (selector) => {
    const middle = middles.get(selector);
    if (middle === undefined) throw new Error(`${selector} is missing in presses`);
    const { x, y } = middle;
    // Moves, presses and releases slowly, as a hand does.
    await page.mouse.move(x, y);
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
  });
  const long = await tasks();
  if (!ends.test(await recordKept(page)))
    throw new Error(`${name}: the recorded game is not the expected one`);
  await context.close();
  return long;
}

async function heapMB(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / (KILOBYTE * KILOBYTE);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Plays game after game in one page: memory that stays after each game is leaked. */
async function memory(browser: Browser, baseURL: string): Promise<Figure> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem(
      "courtly.settings",
      JSON.stringify({ pace: "swift", dice: "fast", coach: "best" }),
    ),
  );
  const session = await context.newCDPSession(page);
  await page.goto("./");
  await page.getByRole("button", { name: "1 opponent", exact: true }).first().click();
  await page.getByRole("button", { name: "Play now To Court the King" }).click();
  const heaps: number[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    await playOn(page, byMouse, keeper);
    heaps.push(await heapMB(session));
    process.stdout.write(`game ${game + 1} of ${GAMES}: ${heaps.at(-1)?.toFixed(2)} MB\r`);
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForFunction(() => !document.title.startsWith("The end"));
  }
  await context.close();
  // The first games compile code and fill caches; a leak would continue after them.
  const early = medianOf(heaps.slice(5, 10));
  const late = medianOf(heaps.slice(-5));
  return {
    what: `heap after games 6 to 10 and ${GAMES - 4} to ${GAMES}, medians`,
    value: `${early.toFixed(2)} MB, then ${late.toFixed(2)} MB`,
    limit: "at most 10% more",
    isMet: late <= early * 1.1,
  };
}

/**
 * Runs all parts, or those that are named: `npm run bench:web -- weight tasks`. The odds and the coach print their own
 * tables.
 */
const named = process.argv.slice(2);
const isWanted = (part: string) => named.length === 0 || named.includes(part);

await served(PORT, async (browser, baseURL) => {
  const figures: Figure[] = [];
  if (isWanted("weight"))
    for (const game of GAMES_TO_WEIGH) figures.push(...(await weigh(browser, baseURL, game)));
  if (isWanted("tasks"))
    for (const play of PLAYS) figures.push(await longest(browser, baseURL, play));
  if (isWanted("memory")) figures.push(await memory(browser, baseURL));
  if (isWanted("lighthouse")) figures.push(...(await lighthouseScores(baseURL)));
  if (isWanted("odds")) console.log(await oddsTable(browser, baseURL));
  if (isWanted("coach")) console.log(await coachTable(browser, baseURL));
  console.log(
    `\nChromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`,
  );
  if (figures.length > 0) console.log("| what | measured | wanted | |\n|---|---|---|---|");
  for (const { what, value, limit, isMet } of figures)
    console.log(`| ${what} | ${value} | ${limit} | ${isMet ? "met" : "MISSED"} |`);
  if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1;
});
