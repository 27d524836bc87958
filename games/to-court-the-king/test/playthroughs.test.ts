import { join } from "node:path";
import { playthroughsIn, replayLineByLine } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { box } from "./court.ts";

const playthroughs = playthroughsIn(join(import.meta.dirname, "../playthroughs"));

describe("playthroughs", () => {
  replayLineByLine(playthroughs, box);

  const some = (pattern: RegExp) => playthroughs.some(({ text }) => pattern.test(text));
  const lastLine = (name: string) =>
    playthroughs
      .find((one) => one.name === name)
      ?.text.trimEnd()
      .split("\n")
      .at(-1);

  test("there are enough of them, for every player count and rule set", () => {
    expect(playthroughs.length).toBeGreaterThanOrEqual(8);
    for (const players of [2, 3, 4, 5])
      expect(some(new RegExp(`^players (?:\\w+, ){${players - 1}}\\w+$`, "m")), `${players}`).toBe(
        true,
      );
    for (const rules of ["english$", "italian$", "manual$", ".*diceSupply=unlimited"])
      expect(some(new RegExp(`^rules ${rules}`, "m")), rules).toBe(true);
  });

  test("K23: the Queen's holder wins one final round and loses another", () => {
    expect(lastLine("3-players-english-queen-wins")).toMatch(/king (\d) .*best \d.*over \1$/);
    expect(lastLine("4-players-english-queen-loses")).toMatch(/king \d .*best (\d) .*over \1$/);
    expect(lastLine("2-players-english-king-kept")).not.toMatch(/best/);
    expect(lastLine("2-players-round-100")).toMatch(/over all$/);
  });
});
