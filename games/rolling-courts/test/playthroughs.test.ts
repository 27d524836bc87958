import { join } from "node:path";
import { playthroughsIn, replayLineByLine } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { box } from "./board.ts";

const playthroughs = playthroughsIn(join(import.meta.dirname, "../playthroughs"));

describe("playthroughs", () => {
  replayLineByLine(playthroughs, box);

  const all = playthroughs.map(({ text }) => text);
  const some = (pattern: RegExp) => all.some((text) => pattern.test(text));
  const textOf = (name: string) => playthroughs.find((one) => one.name === name)?.text ?? "";

  test("there are enough of them, for every player count, option and board", () => {
    expect(all.length).toBeGreaterThanOrEqual(8);
    for (const players of [2, 3, 4, 5])
      expect(some(new RegExp(`^players (?:\\w+, ){${players - 1}}\\w+$`, "m")), `${players}`).toBe(
        true,
      );
    for (const line of [/^rules .*courtDie=village/m, /^rules .*wrap=no/m, /^board two rivers$/m])
      expect(some(line), String(line)).toBe(true);
  });

  test("they contain all three actions, every place, and a roll of three equal dice", () => {
    for (const action of [
      "change",
      "retire",
      "promote",
      "village",
      "cave",
      "court",
      "deep",
      "home",
      "stay",
    ])
      expect(some(new RegExp(`^\\d ${action}`, "m")), action).toBe(true);
    expect(some(/^\* (\d) \1 \1 .*# dice: 3$/m)).toBe(true);
  });

  test("R15: one forced homecoming, one chosen, one refused", () => {
    const text = textOf("homecomings");
    expect(text).toMatch(/^0 end .*\n# .*gold 2 10/m);
    expect(text).toMatch(/^0 home /m);
    expect(text).toMatch(/^1 stay /m);
  });

  test("R20: an end by full courts; R22: an end after twenty idle rounds and one in round 100", () => {
    expect(textOf("3-players")).toMatch(/over: ranks/);
    expect(
      (
        textOf("3-players")
          .split("\n")
          .at(-2)
          ?.match(/court \d(?: \d){5};/g) ?? []
      ).length,
    ).toBeGreaterThanOrEqual(3);
    expect(textOf("3-players-twenty-idle-rounds")).toMatch(/round 20; gained 0; over$/m);
    expect(textOf("3-players-round-100")).toMatch(/round 100;.* over$/m);
  });
});
