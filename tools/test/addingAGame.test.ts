import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkoutWithPig, registrations } from "@courtly/testkit/pig";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let folder = "";
beforeAll(() => {
  folder = checkoutWithPig();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
const courtly = (...args: readonly string[]) => run("apps/cli/bin/courtly.js", ...args);

test("the guide names the registry of each app", () => {
  expect(registrations().map(({ file }) => file.split("/")[1])).toEqual(["cli", "server", "web"]);
});

describe("Pig, added as the guide says", () => {
  test("compiles", () => {
    expect(run("node_modules/typescript/bin/tsc", "-p", "pig.tsconfig.json")).toBe("");
  });

  test("obeys the laws of all games", () => {
    expect(run("laws.ts")).toBe("lawful\n");
  });

  test("is refereed, and its refusals cite the rule", () => {
    const record = join(folder, "pig.txt");
    const header = "courtly 1\ngame pig\nplayers Ada, Ben\nstart 0\n---\n";
    writeFileSync(record, `${header}0 roll\n* 5\n0 hold\n`);
    expect(courtly("referee", record)).toContain("Ben (seat 1) decides");
    writeFileSync(record, `${header}0 hold\n`);
    expect(() => courtly("referee", record)).toThrow(/P4/);
  });

  test("is simulated: the bot that dares more wins more", () => {
    const args = ["--game", "pig", "--bots", "page,squire", "--games", "200", "--seed", "a"];
    const { wins } = JSON.parse(courtly("simulate", ...args, "--json")) as {
      wins: { readonly bot: { readonly page: number; readonly squire: number } };
    };
    expect(wins.bot.squire).toBeGreaterThan(wins.bot.page);
  });

  test("is played at one keyboard", () => {
    const game = ["play", "pig", "--names", "Ada,Ben", "--rules", "short", "--seed", "a"];
    const said = execFileSync(process.execPath, ["apps/cli/bin/courtly.js", ...game], {
      cwd: folder,
      encoding: "utf8",
      input: "roll\nhold\nroll\nhold\nq\ny\n",
    });
    expect(said).toContain("Roll the die");
    expect(said).toMatch(/Hold \d+ points/);
  });
});
