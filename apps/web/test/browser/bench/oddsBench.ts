import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { OddsQuestion } from "@courtly/odds";
import { askedInPage, type Answered } from "../support/oddsInPage.ts";

/** The same hands as in `npm run bench:odds`. */
const QUESTIONS = join(import.meta.dirname, "../../../../../bench/src/oddsQuestions.ts");
const SIZES = "5,6,7,8,9";
const HANDS = "11";
/** The number of first questions that are not measured: in them code is compiled and memory grows. */
const WARM_UP = 10;

interface Asked {
  readonly cards: number;
  readonly one: OddsQuestion;
  readonly all: OddsQuestion;
}

/** Measures the time of the page's worker from the question to the answer. */
export async function oddsTable(browser: Browser, baseURL: string): Promise<string> {
  const lines = execFileSync(process.execPath, [QUESTIONS, SIZES, HANDS], { encoding: "utf8" });
  const asked = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Asked);
  const page = await browser.newPage({ baseURL });
  await page.goto("./");
  const rows = [];
  for (const cards of new Set(asked.map((question) => question.cards))) {
    const own = asked.filter((question) => question.cards === cards);
    const one = await timed(
      page,
      own.map(({ one }) => one),
    );
    const all = await timed(
      page,
      own.map(({ all }) => all),
    );
    rows.push(`| ${cards} | ${one} | ${all} |`);
  }
  await page.close();
  return [
    "| cards | one value function: median, p95 | all 17 costs: median, p95 |",
    "|--:|--:|--:|",
    ...rows,
  ].join("\n");
}

async function timed(page: Parameters<typeof askedInPage>[0], questions: readonly OddsQuestion[]) {
  const answers = await askedInPage(page, [...questions.slice(0, WARM_UP), ...questions]);
  const ms = answers
    .slice(-questions.length)
    .map((answer: Answered) => answer.ms)
    .sort((a, b) => a - b);
  const at = (share: number) => ms[Math.min(ms.length - 1, Math.floor(share * ms.length))] ?? NaN;
  return `${at(0.5).toFixed(0)}, ${at(0.95).toFixed(0)}`;
}
