import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const rows = [...text.matchAll(/^\|.*\| `([^`]+\.ts)`: (.+) \|$/gm)].map(
  ([, file = "", title = ""]) => ({ file, title }),
);

test("every threat names a test, or says why there is none", () => {
  const threats = text.split("\n").filter((line) => /^\| (?!attempt|-)/.test(line));
  expect(threats.length).toBeGreaterThan(30);
  const untested = threats.filter((line) => !/: .+ \|$/.test(line));
  expect(untested).toEqual([]);
});

test.each(rows)("$file has the test '$title'", ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toContain(title);
});
