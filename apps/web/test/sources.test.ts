import { readFileSync, realpathSync } from "node:fs";
import { join, matchesGlob, relative } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const ROOT = join(WEB, "../..");

test("the page is built again when a room that it imports has changed", () => {
  const globs = [...readFileSync(join(WEB, "build.ts"), "utf8").matchAll(/"([^"]*\*[^"]*)"/g)];
  const { dependencies } = JSON.parse(readFileSync(join(WEB, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const rooms = Object.keys(dependencies)
    .filter((name) => name.startsWith("@courtly/"))
    .map((name) => relative(ROOT, realpathSync(join(ROOT, "node_modules", name))));
  expect(rooms).toContain("client");
  for (const room of rooms)
    expect(
      globs.some(([, glob = ""]) => matchesGlob(`${room}/src/index.ts`, glob)),
      room,
    ).toBe(true);
});
