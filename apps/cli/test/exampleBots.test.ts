import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { courtly } from "./support/courtly.ts";

const EXAMPLES = join(import.meta.dirname, "../../../docs/examples");
const example = (name: string) => join(EXAMPLES, name);

function isHere(program: string): boolean {
  return spawnSync(program, ["-c", ""]).error === undefined;
}

async function winsOf(bot: string, ...more: readonly string[]): Promise<number> {
  const bots = ["--bots", `${bot},page`];
  const fixed = "simulate --game to-court-the-king --seed x --json --games 20".split(" ");
  const { code, out, err } = await courtly([...fixed, ...bots, ...more]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return (JSON.parse(out) as { wins: { bot: Record<string, number> } }).wins.bot[bot] ?? 0;
}

test.each(["english", "manual"])("my-bot.ts plays by the %s rules", async (rules) => {
  expect(await winsOf(example("my-bot.ts"), "--rules", rules)).toBeGreaterThan(2);
});

test("bot.py plays, and wins some games", async ({ skip }) => {
  skip(!isHere("python3"), "there is no python3 on this machine");
  expect(await winsOf(`exec:python3 ${example("bot.py")}`)).toBeGreaterThan(2);
});

test("bot.sh plays, and does not win", async ({ skip }) => {
  skip(!isHere("sh"), "there is no sh on this machine");
  expect(await winsOf(`exec:sh ${example("bot.sh")}`)).toBe(0);
});

interface EncodedLine {
  readonly encoding: number;
  readonly actions: number;
  readonly decisions: readonly {
    readonly seat: number;
    readonly player: number;
    readonly vector: readonly number[];
    readonly chosen: number;
    readonly legal: readonly number[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), "courtly-encode-"));

async function encodedGames(game: string, games: string): Promise<string> {
  const path = join(folder, `${game}.jsonl`);
  const fixed = ["simulate", "--game", game, "--bots", "page,squire", "--seed", "7", "--json"];
  const { code } = await courtly([...fixed, "--games", games, "--jsonl", path, "--encode"]);
  expect(code).toBe(0);
  return path;
}

test.each([
  ["to-court-the-king", 191],
  ["rolling-courts", 638],
])("--encode writes every decision of %s in numbers", async (game, length) => {
  const path = await encodedGames(game, "2");
  for (const line of readFileSync(path, "utf8").trimEnd().split("\n")) {
    const { encoding, actions, decisions } = JSON.parse(line) as EncodedLine;
    expect({ encoding, decisions: decisions.length }).toEqual({ encoding: 1, decisions: actions });
    for (const { vector, legal, chosen, player } of decisions) {
      expect(vector).toHaveLength(length);
      expect(legal).toContain(chosen);
      expect([0, 1]).toContain(player);
    }
  }
});

test("--encode without a file is wrong usage", async () => {
  const fixed = "simulate --game to-court-the-king --bots page,squire --games 1 --encode";
  expect(await courtly(fixed.split(" "))).toMatchObject({ code: 2, out: "" });
});

test("fit.py learns to predict the winner", async ({ skip }) => {
  skip(!isHere("python3"), "there is no python3 on this machine");
  const path = await encodedGames("to-court-the-king", "40");
  const { stdout, status } = spawnSync("python3", [example("fit.py"), path], { encoding: "utf8" });
  expect(status).toBe(0);
  const [, accuracy, base] = /accuracy ([\d.]+), always the same guess ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(accuracy)).toBeGreaterThan(Number(base) + 0.1);
});
