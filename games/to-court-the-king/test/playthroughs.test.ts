import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRecord } from "@courtly/engine";
import { annotated } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { box } from "./court.ts";

const FOLDER = join(import.meta.dirname, "../playthroughs");
const files = readdirSync(FOLDER);
const text = (file: string) => readFileSync(join(FOLDER, file), "utf8");

const lastPosition = (file: string) => {
  const reading = readRecord(text(file), [box]);
  if (!reading.ok) throw new Error(`${file}: ${reading.error.message}`);
  return reading.value.table.position().join("; ");
};

describe("playthroughs", () => {
  test.each(files)("%s replays line by line", async (file) => {
    const again = annotated(text(file), [box]);
    expect(again.ok ? undefined : again.error).toBeUndefined();
    if (again.ok) await expect(again.value).toMatchFileSnapshot(join(FOLDER, file));
  });

  test("there are enough of them, for every player count and rule set", () => {
    expect(files.length).toBeGreaterThanOrEqual(8);
    const all = files.map(text);
    for (const players of [2, 3, 4, 5])
      expect(
        all.some((record) => /^players (.*)$/m.exec(record)?.[1]?.split(",").length === players),
      ).toBe(true);
    for (const rules of [
      /^rules english$/m,
      /^rules italian$/m,
      /^rules manual$/m,
      /^rules .*diceSupply=unlimited/m,
    ])
      expect(
        all.some((record) => rules.test(record)),
        String(rules),
      ).toBe(true);
  });

  test("K23: the Queen's holder wins one final round and loses another", () => {
    expect(lastPosition("3-players-english-queen-wins.txt")).toMatch(
      /king (\d) .*best \d.*over \1$/,
    );
    expect(lastPosition("4-players-english-queen-loses.txt")).toMatch(
      /king \d .*best (\d) .*over \1$/,
    );
    expect(lastPosition("2-players-english-king-kept.txt")).not.toMatch(/best/);
    expect(lastPosition("2-players-round-100.txt")).toMatch(/over all$/);
  });
});
