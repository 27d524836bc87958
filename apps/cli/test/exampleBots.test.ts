import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { courtly } from "./courtly.ts";

const EXAMPLES = join(import.meta.dirname, "../../../docs/examples");
const example = (name: string) => join(EXAMPLES, name);

function isHere(program: string): boolean {
  return spawnSync(program, ["-c", ""]).error === undefined;
}

async function winsOf(bot: string, ...more: readonly string[]): Promise<number> {
  const bots = ["--bots", `${bot},page`];
  const fixed = "simulate --game to-court-the-king --seed x --json --games 40".split(" ");
  const { code, out, err } = await courtly([...fixed, ...bots, ...more]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return (JSON.parse(out) as { wins: { bot: Record<string, number> } }).wins.bot[bot] ?? 0;
}

test.each(["english", "manual"])("my-bot.ts plays by the %s rules", async (rules) => {
  expect(await winsOf(example("my-bot.ts"), "--rules", rules)).toBeGreaterThan(5);
});

// Python and a shell are not everywhere where Courtly is.
test.skipIf(!isHere("python3"))("bot.py plays, and wins now and then", async () => {
  expect(await winsOf(`exec:python3 ${example("bot.py")}`)).toBeGreaterThan(5);
});

test.skipIf(!isHere("sh"))("bot.sh plays, and does not win", async () => {
  expect(await winsOf(`exec:sh ${example("bot.sh")}`)).toBe(0);
});
