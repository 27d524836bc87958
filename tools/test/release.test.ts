import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageComponents } from "../src/release/pageComponents.ts";
import { raiseVersion } from "../src/release/raise.ts";
import { versionFaults } from "../src/release/versions.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtly-versions-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function repository(rooms: Readonly<Record<string, object>>, changelog: string): void {
  writeFileSync(join(root, "package.json"), JSON.stringify({ name: "courtly", version: "0.2.0" }));
  writeFileSync(join(root, "CHANGELOG.md"), changelog);
  for (const [room, manifest] of Object.entries(rooms)) {
    mkdirSync(join(root, room), { recursive: true });
    writeFileSync(join(root, room, "package.json"), JSON.stringify(manifest));
  }
}

const CHANGELOG = "# Changelog\n\n## 0.2.0\n\n- New\n";

test("a release whose rooms and changelog have its version is ready", () => {
  const engine = { name: "@courtly/engine", version: "0.2.0" };
  const king = { version: "0.2.0", dependencies: { "@courtly/engine": "0.2.0", valibot: "1.5.0" } };
  repository({ engine, "games/king": king }, CHANGELOG);
  expect(versionFaults(root)).toEqual([]);
});

test("another version of a room, of what it needs, or of the changelog is named", () => {
  const engine = { version: "0.1.0" };
  const king = { version: "0.2.0", devDependencies: { "@courtly/engine": "0.1.0" } };
  repository({ engine, "games/king": king }, "# Changelog\n\n## Unreleased\n\n## 0.2.01\n");
  expect(versionFaults(root)).toEqual([
    "engine: it has version 0.1.0, the release is 0.2.0",
    "games/king: it needs @courtly/engine 0.1.0, the release is 0.2.0",
    "CHANGELOG.md: it has no section '## 0.2.0'",
  ]);
});

test("a version is raised in all rooms, in what they need of each other, in the lockfile and in the changelog", () => {
  const engine = { name: "@courtly/engine", version: "0.1.0" };
  const king = { version: "0.1.0", dependencies: { "@courtly/engine": "0.1.0", valibot: "1.5.0" } };
  repository({ engine, "games/king": king }, "# Changelog\n\n## Unreleased\n\n- New\n");
  const outside = { version: "1.5.0" };
  const packages = { "": {}, engine, "games/king": king, "node_modules/valibot": outside };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ version: "0.1.0", packages }));
  raiseVersion("0.2.0", root);
  expect(versionFaults(root)).toEqual([]);
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, object>>;
  };
  expect(lock).toMatchObject({ version: "0.2.0" });
  expect(lock.packages["node_modules/valibot"]).toEqual(outside);
  expect(lock.packages["games/king"]).toEqual({
    version: "0.2.0",
    dependencies: { "@courtly/engine": "0.2.0", valibot: "1.5.0" },
  });
});

test("the components of the page are those that are built into it, with the license of each", () => {
  const names = pageComponents().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["preact", "@preact/signals-core", "uqr"]));
  expect(names.filter((name) => name.startsWith("@courtly/"))).toEqual([]);
  for (const { purl, licenses } of pageComponents()) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+$/);
    expect(licenses[0].license.id).toMatch(/^[\w.-]+$/);
  }
});
