import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countPlaywright, countVitest, tallyOf } from "../src/tally.ts";
import { isInput } from "../src/unchanged.ts";

test.each([
  ["package-lock.json", ["testkit"], true],
  ["tools/src/test.ts", ["testkit"], true],
  ["engine/src/game.ts", ["testkit"], true],
  ["games/rolling-courts/boards/two-rivers.json", ["testkit"], true],
  ["apps/web/src/main.tsx", ["testkit"], false],
  ["apps/web/src/main.tsx", ["apps/server"], false],
  ["apps/server/src/server.ts", ["apps/cli"], true],
  ["apps/cli/src/main.ts", ["apps/server"], false],
  ["apps/cli/src/main.ts", ["apps/server", "apps/cli"], true],
  ["docs/examples/bot.py", ["apps/cli"], true],
  ["apps/web/src/main.tsx", undefined, true],
] as const)("%s is an input of the tests of %s: %s", (file, rooms, expected) => {
  expect(isInput(file, rooms)).toBe(expected);
});

function reported(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "courtly-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test("a test that passes only on a retry counts as failed", () => {
  const stats = { expected: 7, flaky: 1, unexpected: 0, skipped: 0 };
  expect(countPlaywright({ stats })).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test("a run without any test has failed, and so has one without a report", () => {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const ended = { ok: true, output: "" };
  expect(tallyOf(ended, reported(none), countVitest).failed).toBe(1);
  expect(tallyOf(ended, "/nowhere/report.json", countVitest).failed).toBe(1);
});

test("a runner that fails although its tests pass has failed", () => {
  const fine = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  expect(tallyOf({ ok: true, output: "" }, reported(fine), countVitest).failed).toBe(0);
  expect(tallyOf({ ok: false, output: "" }, reported(fine), countVitest).failed).toBe(1);
});
