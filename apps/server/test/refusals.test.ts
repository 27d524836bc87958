import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REFUSALS } from "@courtly/protocol";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const CODES = Object.keys(REFUSALS).join("|");

test("a refusal whose code has several reasons is made by its detail, so that pages have words for it", () => {
  const written = new RegExp(`code: "(?:${CODES})"`);
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".ts"));
  expect(sources.length).toBeGreaterThan(40);
  const offenders = sources.filter((file) =>
    written.test(readFileSync(join(SOURCES, file), "utf8")),
  );
  expect(offenders).toEqual([]);
});

test("no two refusals of a code have the same sentence", () => {
  for (const sentences of Object.values(REFUSALS)) {
    const all = Object.values(sentences);
    expect(new Set(all).size).toBe(all.length);
  }
});
