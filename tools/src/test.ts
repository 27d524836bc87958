import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, type Ended } from "./child.ts";
import { CI, missingFor } from "./systemPackages.ts";

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What to show unless all went well. */
  readonly output: string;
  /** Tests that failed and passed when they were tried again. */
  readonly unsteady?: string | undefined;
}

interface Part {
  readonly name: string;
  /** What it should take on two cores; more is shown, not failed: machines differ. */
  readonly budgetS: number;
  readonly check: () => Promise<Tally>;
}

type Script = readonly [path: string, ...args: string[]];

const PARTS: readonly Part[] = [
  { name: "format", budgetS: 5, check: () => scripts(["node_modules/oxfmt/bin/oxfmt", "--check"]) },
  { name: "lint", budgetS: 15, check: () => scripts(["node_modules/oxlint/bin/oxlint"]) },
  {
    name: "types",
    budgetS: 20,
    check: () => scripts(["node_modules/typescript/bin/tsc", "--build", "--pretty", "false"]),
  },
  { name: "unused", budgetS: 10, check: () => scripts(["node_modules/knip/bin/knip.js"]) },
  { name: "tidy", budgetS: 5, check: () => scripts(["tools/src/tidy.ts"]) },
  { name: "rules", budgetS: 60, check: () => vitest("rules") },
  { name: "laws", budgetS: 120, check: () => vitest("laws") },
  { name: "odds", budgetS: 60, check: () => vitest("odds") },
  { name: "components", budgetS: 20, check: () => vitest("components") },
  { name: "terminal", budgetS: 60, check: () => vitest("terminal") },
  { name: "server", budgetS: 180, check: () => vitest("server") },
  { name: "browser", budgetS: 240, check: browser },
];

const reports = mkdtempSync(join(tmpdir(), "courtly-test-"));
process.on("exit", () => rmSync(reports, { recursive: true }));

/** A static check counts as one, however many scripts it takes. */
async function scripts(...all: readonly Script[]): Promise<Tally> {
  let output = "";
  let ok = true;
  for (const [path, ...args] of all) {
    const ended = await run(process.execPath, [path, ...args]);
    ok &&= ended.ok;
    if (!ended.ok) output += ended.output;
  }
  return ok ? { passed: 1, failed: 0, skipped: 0, output } : failure(output);
}

function failure(output: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, output };
}

async function vitest(project: string): Promise<Tally> {
  const missing = await missingFor(project);
  if (missing !== undefined) return unable(missing);
  const report = join(reports, `${project}.json`);
  const options = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    "--silent=passed-only",
  ];
  const ended = await run(process.execPath, [
    "node_modules/vitest/vitest.mjs",
    "run",
    `--project=${project}`,
    ...options,
  ]);
  return tallied(ended, report, (read: VitestReport) => ({
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    skipped: read.numPendingTests + read.numTodoTests,
  }));
}

/** The page in a real browser, as people get it. */
async function browser(): Promise<Tally> {
  const missing = await missingFor("browser");
  if (missing !== undefined) return unable(missing);
  const report = join(reports, "browser.json");
  const ended = await run(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--config=apps/web/playwright.config.ts"],
    { COURTLY_REPORT: report },
  );
  const tally = tallied(ended, report, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
  return { ...tally, unsteady: / \d+ flaky\n(?: {4}.+\n)+/.exec(ended.output)?.[0].trim() };
}

/** What cannot run here is skipped; where everything ought to be there it has failed. */
function unable(output: string): Tally {
  return { passed: 0, failed: CI ? 1 : 0, skipped: CI ? 0 : 1, output };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    /** Passed at the second try. */
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
}

/** Reads a tool's own report. */
type Count = (report: never) => Omit<Tally, "output">;

/** What a run counted. No test at all, or a run that fails beside its tests: somebody must look. */
function tallied({ ok, output }: Ended, path: string, count: Count): Tally {
  const { passed, failed, skipped } = readReport(path, count);
  const missed = CI ? skipped : 0;
  const unseen = passed + failed === 0 || (!ok && failed === 0) ? 1 : 0;
  return { passed, failed: failed + missed + unseen, skipped: skipped - missed, output };
}

function readReport(path: string, count: Count): Omit<Tally, "output"> {
  try {
    return count(JSON.parse(readFileSync(path, "utf8")) as never);
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }; // it died before its report
  }
}

interface Timed extends Tally {
  readonly part: Part;
  readonly seconds: number;
}

async function timed(part: Part): Promise<Timed> {
  process.stdout.write(`${part.name.padEnd(10)} `);
  const start = performance.now();
  const tally = await part.check();
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed, output, unsteady } = tally;
  const verdict = failed > 0 ? "FAILED" : passed > 0 ? "passed" : "skipped";
  console.log(`${verdict.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${counts(tally)}`);
  if (verdict !== "passed") console.log(`\n${output.trim()}\n`);
  else if (unsteady !== undefined) console.log(`\nTo be mended: ${unsteady}\n`);
  return { ...tally, part, seconds };
}

function counts({ passed, failed, skipped }: Omit<Tally, "output">): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function timesTable(all: readonly Timed[]): string {
  const rows = all.map(({ part, seconds }) => ({
    name: part.name,
    seconds,
    budgetS: part.budgetS,
  }));
  const total = {
    name: "all",
    seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
    budgetS: rows.reduce((sum, { budgetS }) => sum + budgetS, 0),
  };
  const lines = [...rows, total].map(({ name, seconds, budgetS }) => {
    const over = seconds > budgetS ? "  over budget" : "";
    return `${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  of ${String(budgetS).padStart(4)} s${over}`;
  });
  return lines.join("\n");
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
const results: Timed[] = [];
if (unknown.length === 0)
  for (const part of PARTS)
    if (names.length === 0 || names.includes(part.name)) results.push(await timed(part));

const sum = (key: "passed" | "failed" | "skipped") =>
  results.reduce((count, tally) => count + tally[key], 0);
const failed = sum("failed") + unknown.length;
if (unknown.length > 0)
  console.log(
    `No part '${unknown.join("', '")}': ${PARTS.map((part) => part.name).join(", ")} are known.`,
  );
else console.log(`\n${timesTable(results)}\n`);
console.log(counts({ passed: sum("passed"), failed, skipped: sum("skipped") }));
process.exitCode = failed > 0 ? 1 : 0;
