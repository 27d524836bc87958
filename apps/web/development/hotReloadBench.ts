// `npm run bench:dev`: measures how long a change takes from the disk to the screen. It changes sources and restores
// them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../test/browser/support/chromium.ts";
import { KING, openPosition } from "../test/browser/support/positions.ts";
import { temporaryData } from "./temporaryData.ts";

const SOURCES = join(import.meta.dirname, "../src");
const PORT = Number(process.env["COURTLY_TEST_PORT"] ?? 4711) + 4;
const TIMES = 5;
/** The pause between two changes: file watchers report two quick writes as one. */
const BETWEEN_MS = 500;
const SOON_MS = 3000;

/** A change of a source, and a check that it is visible; `n` is a different number each time. */
interface Change {
  readonly name: string;
  readonly file: string;
  readonly edit: (text: string, n: number) => string;
  /** Runs in the page. */
  readonly isShown: (n: number) => boolean;
}

const CHANGES: readonly Change[] = [
  {
    name: "the colour of a die, in CSS",
    file: "games/to-court-the-king/dice/cloth.css",
    edit: (text, n) => `${text}\n.king-die { background: rgb(${n} 2 3); }\n`,
    isShown: (n) => {
      const die = document.querySelector(".king-die");
      return die !== null && getComputedStyle(die).backgroundColor === `rgb(${n}, 2, 3)`;
    },
  },
  {
    name: "a text in a component",
    file: "games/to-court-the-king/dice/clothView.tsx",
    edit: (text, n) => text.replace("<ClothHead />", `<ClothHead /><b class="bench">${n}</b>`),
    isShown: (n) => document.querySelector("b.bench")?.textContent === String(n),
  },
];

/** The original texts of the changed files, until they are restored. */
const originals = new Map<string, string>();
const putBack = () => {
  for (const [path, text] of originals) writeFileSync(path, text);
  originals.clear();
};
process.on("exit", putBack);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(1));

const server = spawn(
  process.execPath,
  [join(import.meta.dirname, "dev.ts"), "--port", String(PORT), "--data", temporaryData()],
  { stdio: ["ignore", "pipe", "inherit"] },
);
process.on("exit", () => server.kill());
const ended = once(server, "exit");
await Promise.race([
  once(createInterface(server.stdout), "line"), // the address of the page
  ended.then(() => {
    throw new Error("the server did not start");
  }),
]);
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${PORT}/` });
  await openPosition(page, KING);
  await page.locator(".king-die").nth(1).click({ timeout: 60_000 });
  let loads = 0;
  page.on("load", () => (loads += 1));
  for (const change of CHANGES) {
    const times: number[] = [];
    for (let n = 1; n <= TIMES; n += 1) times.push(await timed(page, change, n));
    const isKept = await page
      .locator(".king-die[aria-pressed=true]")
      .waitFor({ timeout: SOON_MS })
      .then(() => true)
      .catch(() => false);
    console.log(
      `${change.name}: ${times.join(", ")} ms; the chosen die ${isKept ? "stays chosen" : "is lost"}, ${loads} reloads`,
    );
    putBack();
  }
} finally {
  await browser.close();
  server.kill();
  await ended;
}

async function timed(page: Page, { file, edit, isShown }: Change, n: number): Promise<number> {
  const path = join(SOURCES, file);
  const text = originals.get(path) ?? readFileSync(path, "utf8");
  originals.set(path, text);
  const changed = edit(text, n);
  if (changed === text) throw new Error(`${file} does not contain the text to replace`);
  await setTimeout(BETWEEN_MS);
  const start = performance.now();
  writeFileSync(path, changed);
  await page.waitForFunction(isShown, n, { polling: "raf" });
  return Math.round(performance.now() - start);
}
