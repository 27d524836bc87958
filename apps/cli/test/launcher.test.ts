import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BIN } from "./support/courtly.ts";

const folder = mkdtempSync(join(tmpdir(), "courtly-launcher-"));
const pretending = join(folder, "old.cjs");
writeFileSync(
  pretending,
  'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } });',
);
/** This Node, made to report an old version. Processes that it starts report their real version. */
const oldNode = ["--require", pretending];

test("an old Node starts the one in node_modules, and returns its exit code", () => {
  const ran = spawnSync(process.execPath, [...oldNode, BIN, "referee", "-"], {
    encoding: "utf8",
    input: "nonsense\n",
  });
  expect(ran).toMatchObject({ status: 1, stdout: "" });
  expect(ran.stderr).toBe("line 1: nonsense: a record starts with the line 'courtly 1'\n");
});

test("an old Node without a newer one says so in one line, exit 2", () => {
  const alone = join(folder, "courtly.mjs");
  copyFileSync(BIN, alone);
  const { status, stderr } = spawnSync(process.execPath, [...oldNode, alone, "--help"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^courtly: Node 24 or newer is needed, this is 20\.1\.0: run 'npm install'.*\n$/,
  );
});

test("the launcher itself is plain JavaScript", () => {
  expect(() =>
    execFileSync(process.execPath, ["--check", "--no-experimental-strip-types", BIN]),
  ).not.toThrow();
});
