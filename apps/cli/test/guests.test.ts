import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boxed, readRecord, seededRandom } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { BotFault } from "../src/guests/botFault.ts";
import { invitationOf, titleOf } from "../src/guests/guest.ts";
import { newMoveTimer, noteGame, runOut, watched } from "../src/guests/moveTimer.ts";
import { dismissGuests, invite } from "../src/guests/invite.ts";
import { seatInThread } from "../src/guests/guestThread.ts";
import { startGuest } from "../src/guests/guestProcess.ts";
import { toCourtTheKingEntry } from "../src/games/to-court-the-king/entry.ts";
import { courtly, type Ran } from "./support/courtly.ts";

const folder = mkdtempSync(join(tmpdir(), "courtly-guests-"));

interface Summary {
  readonly games: number;
  readonly wins: { readonly bot: Record<string, number> };
  readonly partial?: boolean;
  readonly error?: {
    readonly bot: string;
    readonly position: string;
    readonly answer: string | null;
    readonly rule: string | null;
    readonly message: string;
  };
}

/** Writes a module to a file, and returns its path. The name must not contain a comma. */
function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const SIMULATE = "simulate --game to-court-the-king --json --seed g".split(" ");

function simulate(bots: readonly string[], ...more: readonly string[]): Promise<Ran> {
  return courtly([...SIMULATE, "--bots", bots.join(","), ...more]);
}

/** Plays the first game of this guest against Page, in this thread. */
async function firstGame(name: string): Promise<unknown> {
  const guests = await invite([name]);
  if (!guests.ok) throw new BotFault(guests.error);
  const plan = { bots: [name, "page"], seed: "g", records: false };
  const matches = toCourtTheKingEntry.matches(plan, guests.value);
  if (!matches.ok) throw new Error(matches.error);
  try {
    return await matches.value(0);
  } finally {
    dismissGuests(guests.value);
  }
}

/** A program that answers every line with the value of this expression, which may use `line`. */
function program(name: string, answer: string): string {
  const text = `
    import { createInterface } from "node:readline";
    for await (const line of createInterface({ input: process.stdin })) console.log(${answer});`;
  return `exec:${process.execPath} ${written(name, text)}`;
}

const SIMPLE = `export default {
      choose: async ({ dice }) =>
        dice.active.length > 0 ? \`aside \${dice.active.join(" ")}\`
        : dice.aside.length === 0 ? "roll" : "take nothing",
    };`;

test("a bot from a file plays under its given name, and may answer with texts and promises", async () => {
  const bot = written("texts.mjs", SIMPLE);
  const jsonl = join(folder, "texts.jsonl");
  const { code, out, err } = await simulate([bot, "squire"], "--games", "4", "--jsonl", jsonl);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { games, wins } = JSON.parse(out) as Summary;
  expect({ games, wins: wins.bot }).toEqual({ games: 4, wins: { [bot]: 0, squire: 4 } });
  for (const line of readFileSync(jsonl, "utf8").trimEnd().split("\n")) {
    const { seats, record } = JSON.parse(line) as { seats: string[]; record: string };
    expect(seats).toContain(bot);
    expect(readRecord(record, [boxed(toCourtTheKing)])).toMatchObject({
      ok: true,
      value: { table: { turn: { kind: "over" } } },
    });
    expect(record).toContain("texts.mjs");
  }
});

test("games with guests do not depend on the number of jobs", async () => {
  const bot = program(
    "steady.mjs",
    `line.includes("; active ") ? "aside " + / active ([\\d ]+)/.exec(line)[1] : !line.includes("; aside ") ? "roll" : "take nothing"`,
  );
  const [one, two] = await Promise.all(
    ["1", "2"].map((jobs) => simulate([bot, "page", "squire"], "--jobs", jobs, "--games", "12")),
  );
  const untimed = (out = "") => ({ ...(JSON.parse(out) as Summary), seconds: 0, jobs: 0 });
  expect(untimed(two?.out)).toEqual(untimed(one?.out));
  expect(untimed(one?.out).games).toBe(12);
});

test("an illegal action is reported with bot, position, answer and rule, and the result is partial", async () => {
  const bot = program("again.mjs", `"roll"`);
  const { code, out, err } = await simulate([bot, "page"], "--games", "4");
  expect(code).toBe(1);
  const { games, partial, error } = JSON.parse(out) as Summary;
  expect({ games, partial }).toEqual({ games: 0, partial: true });
  expect(error).toMatchObject({ bot, answer: "roll", rule: "K7" });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).toContain(`courtly: simulate: bot '${bot}' answered 'roll': `);
  expect(err).toContain(`(K7); it was asked: ${error?.position}\n`);
  const header = error?.position.replaceAll("; ", "\n");
  const asked = await courtly(["referee", "--json", "-"], {
    input: `courtly 1\n${header}\n---\n`,
  });
  const legal = (JSON.parse(asked.out) as { legal: readonly string[] }).legal;
  expect(legal.length).toBeGreaterThan(0);
  expect(legal).not.toContain("roll");
});

test.each([
  ["nonsense.mjs", `"I would rather not"`, "unknown action"],
  ["long.mjs", `"x".repeat(100000)`, "a line of more than 500 characters"],
  ["chatter.mjs", `"roll\\nroll\\nroll"`, "without being asked"],
  ["gone.mjs", `process.exit(3)`, "it ended (exit code 3)"],
])("a process that answers with %s is reported with the reason", async (name, answer, why) => {
  await expect(firstGame(program(name, answer))).rejects.toMatchObject({
    fault: { exit: 1, message: expect.stringContaining(why), position: expect.any(String) },
  });
});

test.each([
  ["throws.mjs", "() => { throw new Error('no idea'); }", "it threw: no idea"],
  ["object.mjs", "() => ({ kind: 'fly' })", "unknown action"],
  ["greedy.mjs", "(state) => { state.dice.active.push(6); return 'roll'; }", "it threw"],
])("a module that misbehaves (%s) is reported with the reason", async (name, choose, why) => {
  const bot = written(name, `export default { choose: ${choose} };`);
  await expect(firstGame(bot)).rejects.toMatchObject({
    fault: { exit: 1, message: expect.stringContaining(why), position: expect.any(String) },
  });
});

test.each([
  ["exec:no-such-program", "there is no program 'no-such-program'"],
  ["exec:", "no command follows"],
  ["./no-such-bot.ts", "there is no such file"],
  [written("empty.mjs", "export const bot = 1;"), "its default export is no bot"],
  [written("broken.mjs", "export default {"), "it cannot be loaded"],
])("%s cannot be started", async (bot, why) => {
  expect(await invite([bot])).toMatchObject({
    ok: false,
    error: { exit: 2, bot, message: expect.stringContaining(why) },
  });
});

test.each(["exec:no-such-program", "nobody"])(
  "the bot name %s is wrong usage: nothing on standard output",
  async (bot) => {
    const { code, out, err } = await simulate([bot, "page"], "--games", "4");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^courtly: simulate: .+\n$/);
  },
);

test("a process that does not answer in time is a fault", async () => {
  const guest = await startGuest({
    name: "slow",
    command: [process.execPath, "-e", "setInterval(() => {}, 1000)"],
    answerMs: 50,
  });
  const asked = guest.answer({ state: {}, seat: 0, random: seededRandom("s"), line: () => "x" });
  await expect(asked).rejects.toThrow("it did not answer within 0.05 s");
  await expect(asked).rejects.toBeInstanceOf(BotFault);
  guest.leave();
});

test("a module that never returns is a fault", async () => {
  const forever = written("forever.mjs", "export default { choose() { for (;;); } };");
  const guest = await seatInThread(forever, forever, 300);
  const asked = guest.answer({ state: {}, seat: 0, random: seededRandom("s"), line: () => "x" });
  await expect(asked).rejects.toMatchObject({
    fault: { exit: 1, bot: forever, position: "x", message: expect.stringContaining("0.3 s") },
  });
});

test.each([
  [written("threw.mjs", "export default { choose() { throw new Error('no idea'); } };"), "no idea"],
  [written("odd.mjs", "export default { choose: () => () => 1 };"), "could not be cloned"],
  [written("leaves.mjs", "export default { choose() { process.exit(3); } };"), "ended with 3"],
])("an error in the thread of a module is reported: %s", async (bot, why) => {
  const guest = await seatInThread(bot, bot);
  const asked = guest.answer({ state: {}, seat: 0, random: seededRandom("s"), line: () => "x" });
  await expect(asked).rejects.toThrow(why);
  guest.leave();
});

test("guests play in the terminal too; one that breaks a rule ends the game with exit 1 and the record", async () => {
  const steady = written("seated.mjs", SIMPLE);
  const rolls = program("rolls.mjs", `"roll"`);
  const play = (bots: string) =>
    courtly(["play", "--names", "", "--bots", bots, "--seed", "p", "--json"]);
  const [played, refused] = await Promise.all([play(`${steady},squire`), play(`squire,${rolls}`)]);
  expect(played.code).toBe(0);
  const { record } = JSON.parse(played.out) as { record: string };
  expect(record).toContain("\nplayers Seated.mjs, Squire\n");
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toMatchObject({
    result: null,
    record: expect.stringMatching(/^courtly 1\n[^]*---\n/) as unknown,
  });
  expect(refused.err).toContain(`courtly: play: bot '${rolls}' answered 'roll': `);
});

test("a path or a command names a guest, and records use a short name for it", () => {
  expect(["page", "steward:bold"].map(invitationOf)).toEqual([undefined, undefined]);
  expect(invitationOf("my.ts")).toEqual({ kind: "module", path: "my.ts" });
  expect(invitationOf("exec:a  b")).toEqual({ kind: "process", command: ["a", "b"] });
  expect(titleOf("exec:python3 docs/examples/bot.py")).toBe("bot.py");
  expect(titleOf(`./${"long".repeat(9)}#.ts`)).toHaveLength(24);
  expect(titleOf("squire")).toBe("squire");
});

test("a guest that blocks its thread is noticed from outside", () => {
  const glass = newMoveTimer();
  const guest = { name: "slow", leave: () => undefined };
  let seen: unknown;
  const answer = () => {
    Atomics.sub(glass, 0, 20); // as if it had begun 20 s ago
    seen = runOut(glass);
  };
  const guests = watched(new Map([["slow", { ...guest, answer }]]), glass);
  noteGame(glass, 7);
  expect(runOut(glass)).toBeUndefined();
  guests.get("slow")?.answer({ state: {}, seat: 0, random: seededRandom("s"), line: () => "x" });
  expect(seen).toEqual({ who: 0, game: 7 });
  expect(runOut(glass)).toBeUndefined();
});
