import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../src/child.ts";
import { writePortableTree } from "../src/portableTree.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "courtly-portable-"));
  writePortableTree(ROOT, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of the copy with Node alone. */
function told(...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env: {} }, (_error, _out, err) => resolve(err));
  });
}

test.each([
  ["bench/src/train/train.ts", "rolling-courts, to-court-the-king"],
  ["bench/src/ladder.ts", "expected to-court-the-king or rolling-courts"],
  ["bench/src/calibrate.ts", "with G to-court-the-king or rolling-courts"],
])("%s runs in a copy without installed packages", async (program, answer) => {
  expect(await told(program, "--game", "none")).toContain(answer);
});
