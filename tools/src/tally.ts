import { readFileSync } from "node:fs";
import type { Ended } from "./child.ts";
import { CI } from "./systemPackages.ts";

/** The result of one part of the test command. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Shown unless everything passed. */
  readonly output: string;
}

export type Counts = Omit<Tally, "output">;

/** A static check counts as one test. */
export function oneTest({ ok, output }: Ended): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
}

/** The tally of a part that cannot run here: skipped on a developer's machine, failed in CI. */
export function unable(output: string): Tally {
  return { passed: 0, failed: CI ? 1 : 0, skipped: CI ? 0 : 1, output };
}

/** The tally of a test runner's report. A run without tests, or one that fails although its tests pass, has failed. */
export function tallyOf(
  { ok, output }: Ended,
  path: string,
  count: (report: never) => Counts,
): Tally {
  const { passed, failed, skipped } = readReport(path, count);
  const missed = CI ? skipped : 0;
  const unseen = passed + failed === 0 || (!ok && failed === 0) ? 1 : 0;
  return { passed, failed: failed + missed + unseen, skipped: skipped - missed, output };
}

function readReport(path: string, count: (report: never) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(path, "utf8")) as never);
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }; // the runner died before it wrote its report
  }
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

export function countVitest(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "flaky" | "unexpected" | "skipped", number>>;
}

/** A test that passes only on a retry has failed. */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
