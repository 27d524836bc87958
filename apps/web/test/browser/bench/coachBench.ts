import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { OddsQuestion } from "@courtly/odds";
import { CHARACTER_IDS, owns } from "@courtly/to-court-the-king";
import { openRecord, recordOf } from "../support/courtly.ts";

/** The same hands as in `npm run bench:odds`. */
const QUESTIONS = join(import.meta.dirname, "../../../../../bench/src/oddsQuestions.ts");
const HANDS = "5";
/** The pause between two keys, as a person needs it. */
const BETWEEN_KEYS_MS = 300;

interface Seen {
  /** Milliseconds from the key that changed the position to the first odds of the new one, and to the last. */
  readonly first: number;
  readonly all: number;
  /** Milliseconds until the best move and its reason are shown. */
  readonly why: number;
  /** The tasks of the page over 50 ms in that time. */
  readonly tasks: readonly number[];
}

/** Measures how long the coach takes after a die is set aside, and whether the page stays responsive. */
export async function coachTable(browser: Browser, baseURL: string): Promise<string> {
  const rows = [];
  for (const cards of [5, 7, 9]) {
    const seen: Seen[] = [];
    for (const record of records(cards)) seen.push(await waited(browser, baseURL, record));
    const [first, all, why] = (["first", "all", "why"] as const).map((what) =>
      spread(seen.map((one) => one[what])),
    );
    const tasks = seen.flatMap((one) => one.tasks).map((ms) => `${ms.toFixed(0)} ms`);
    rows.push(`| ${cards} | ${first} | ${all} | ${why} | ${tasks.join(", ") || "none"} |`);
  }
  return [
    "| cards | first odds: median, longest | all odds: median, longest | best move and why | tasks over 50 ms |",
    "|--:|--:|--:|--:|--:|",
    ...rows,
  ].join("\n");
}

function spread(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const [median = NaN, longest = NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${median.toFixed(0)} ms, ${longest.toFixed(0)} ms`;
}

function records(cards: number): readonly string[] {
  const lines = execFileSync(process.execPath, [QUESTIONS, String(cards), HANDS], {
    encoding: "utf8",
  });
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const { hand } = (JSON.parse(line) as { readonly all: OddsQuestion }).all;
      const names = CHARACTER_IDS.filter((id) => owns(hand, id)).join(" ");
      return recordOf({
        game: "to-court-the-king",
        lines: ["round 8", `cards 0 ${names}`, "to-act 0", "active 2 3 5"],
      });
    });
}

async function waited(browser: Browser, baseURL: string, record: string): Promise<Seen> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem("courtly.settings", JSON.stringify({ coach: "best" })),
  );
  await openRecord(page, record, ["Ben"]);
  await everythingSaid(page);
  await page.keyboard.press("a");
  await page.waitForTimeout(BETWEEN_KEYS_MS);
  const read = await watched(page);
  await page.keyboard.press("p");
  await page.waitForFunction(() => "firstOdds" in globalThis);
  await everythingSaid(page);
  const seen = await read();
  await context.close();
  return seen;
}

/** Waits until all odds, the best move and its reason are shown. */
async function everythingSaid(page: Page): Promise<void> {
  await page.locator(".coach-reason").waitFor();
  await page.locator(".coach-odds").waitFor();
  await page.waitForFunction(() => document.querySelector(".coach-working") === null);
  await page.waitForTimeout(500);
}

async function watched(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const panel = document.querySelector(".coach-panel");
    if (panel === null) throw new Error("there is no coach");
    const oddsNow = () =>
      [...panel.querySelectorAll<HTMLElement>("[data-odds]")]
        .map(({ dataset }) => `${dataset["odds"]} ${dataset["value"]}`)
        .join();
    let begun = Infinity;
    let last = oddsNow();
    let why: number | undefined;
    const times: number[] = [];
    const tasks: number[] = [];
    addEventListener("keydown", ({ timeStamp }) => (begun = timeStamp), {
      capture: true,
      once: true,
    });
    new MutationObserver(() => {
      if (begun === Infinity) return;
      const waited = performance.now() - begun;
      if (why === undefined && panel.querySelector(".coach-reason") === null) why = Infinity;
      if (why === Infinity && panel.querySelector(".coach-reason") !== null) why = waited;
      const now = oddsNow();
      if (now === "") last = "";
      if (now === last) return;
      last = now;
      times.push(waited);
      Object.assign(globalThis, { firstOdds: times[0] });
    }).observe(panel, { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: false });
    Object.assign(globalThis, { coachSeen: () => ({ times, tasks, why: why ?? NaN }) });
  });
  return () =>
    page.evaluate(() => {
      const { times, tasks, why } = (
        globalThis as unknown as {
          coachSeen: () => { times: number[]; tasks: number[]; why: number };
        }
      ).coachSeen();
      return { first: times[0] ?? NaN, all: times.at(-1) ?? NaN, why, tasks };
    });
}
