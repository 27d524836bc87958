import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../support/chromium.ts";
import { COURTS, KING, openPosition } from "../support/positions.ts";

/** Fetched by npm when it is needed: it is too large to be a dependency for one measurement. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const DEBUGGING_PORT = 4714;
/** Other load on the machine can only make a page slower: the best of these runs counts. */
const RUNS = 3;
const PERFORMANCE_MIN = 95;

export interface Scores {
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly isMet: boolean;
}

interface Screen {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: "the start page", show: async () => {} },
  { name: "the table of To Court the King", show: (page) => openPosition(page, KING) },
  { name: "the table of Rolling Courts", show: (page) => openPosition(page, COURTS) },
];

/**
 * The scores of Lighthouse with its mobile profile. The games are in the database of the browser, as for a real player.
 */
export async function lighthouseScores(baseURL: string): Promise<readonly Scores[]> {
  const profile = mkdtempSync(join(tmpdir(), "courtly-lighthouse-"));
  const { args, ...options } = chromiumOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
    baseURL,
  });
  try {
    const all: Scores[] = [];
    for (const { name, show } of SCREENS) {
      const page = await context.newPage();
      await page.goto("./");
      await show(page);
      const url = page.url();
      await page.close();
      all.push(await bestOf(name, url));
    }
    return all;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function bestOf(name: string, url: string): Promise<Scores> {
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(url));
  const [best = []] = runs.toSorted(([a = 0], [b = 0]) => b - a);
  const [performance = 0, ...others] = best;
  return {
    what: `Lighthouse, mobile, ${name}: ${CATEGORIES.join(", ")}`,
    value: best.join(", "),
    limit: `at least ${PERFORMANCE_MIN}, and 100`,
    isMet: performance >= PERFORMANCE_MIN && others.every((score) => score === 100),
  };
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

async function scoresOf(url: string): Promise<readonly number[]> {
  const options = `--quiet --output json --port ${DEBUGGING_PORT} --disable-storage-reset`;
  const wanted = `--only-categories=${CATEGORIES.join(",")}`;
  const command = `exec --yes --package ${LIGHTHOUSE} -- lighthouse ${url} ${options} ${wanted}`;
  const text = await said("npm", command.split(" "));
  const { categories } = JSON.parse(text) as Report;
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

function said(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (more: string) => (text += more));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}
