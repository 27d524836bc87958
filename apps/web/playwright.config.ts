import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./test/browser/support/chromium.ts";

const SECOND_MS = 1000;
/** Two clones of the repository can run tests at once on different ports. */
const PORT = Number(process.env["COURTLY_TEST_PORT"] ?? 4711);
/** The file for the JSON report, if the caller counts the results. */
const REPORT = process.env["COURTLY_REPORT"];

/** The database of this run. Workers load this config too, and must not delete it. */
const REPORTS = join(import.meta.dirname, "../../reports");
const TABLES = join(REPORTS, "browser.db");
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  mkdirSync(REPORTS, { recursive: true });
  for (const end of ["", "-wal", "-shm"]) rmSync(`${TABLES}${end}`, { force: true });
}
/** All tests share one address, so its limit is high. */
const OPTIONS = `--no-open --data "${TABLES}" --tables-by-address 10000`;

const LONG = /@long/;

/** Tests the page as people get it: built, and served as by `npm start`. */
export default defineConfig({
  testDir: "test/browser",
  testMatch: "*.spec.ts",
  outputDir: "../../reports/browser",
  // The long run includes all tests, with more themes and sizes (see isLongRun).
  projects: [{ name: "short", grepInvert: LONG }, { name: "long" }],
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A test that passes only on a retry is a test to repair.
  retries: 0,
  // Long, because a busy machine is slow: what is waited for comes at once elsewhere.
  timeout: 300 * SECOND_MS,
  expect: { timeout: 30 * SECOND_MS, toPass: { timeout: 30 * SECOND_MS } },
  reporter: [
    ["list"],
    ...(REPORT === undefined ? [] : [["json", { outputFile: REPORT }] as const]),
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumOptions(),
    actionTimeout: 30 * SECOND_MS,
    // Tests observe network traffic; only those of the service worker allow it.
    serviceWorkers: "block",
  },
  webServer: {
    command: `node serve.ts --port ${PORT} ${OPTIONS}`,
    url: `http://127.0.0.1:${PORT}/`,
    timeout: 60 * SECOND_MS,
  },
});
