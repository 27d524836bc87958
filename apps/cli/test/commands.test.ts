import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { BIN, courtly, courtlyInside } from "./support/courtly.ts";

const { version: VERSION } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { readonly version: string };
const GAME = "to-court-the-king";
const duel = ["simulate", "--game", GAME, "--bots", "squire,page", "--games", "2"];

const misuses: readonly (readonly [args: readonly string[], says: string])[] = [
  [["--colour"], "serve: unknown option --colour"],
  [
    ["duel"],
    "there is no 'duel': admin, analyse, backup, bot, migrate, odds, play, referee, restore, rules, serve, simulate, verify are known",
  ],
  [["rules"], `say which game: ${GAME}`],
  [["rules", "chess"], `there is no game 'chess': ${GAME}`],
  [["rules", GAME, "--rules", "french"], "no rule set 'french'"],
  [["rules", GAME, "--colour"], "unknown option --colour"],
  [["referee"], "say which record"],
  [["referee", "a", "b"], "'b' is one too many"],
  [["referee", "no\u001B[31m\nsuch file"], "there is no 'no?[31m such file'"],
  [["referee", "."], "'.' is a directory"],
  [["serve", "now"], "serve: 'now' is one too many"],
  [["serve", "--port", "many"], "serve: --port (or COURTLY_PORT)"],
  [["serve", "--log-level", "loud"], "silent, error, warn, info, debug are known"],
  [["serve", "--origin", "https://a.example/b"], "an origin wanted, without a path"],
  [["serve", "--lan", "--host", "127.0.0.1"], "keep one of them"],
  [["serve", "--page", "nowhere"], "'nowhere' has no index.html"],
  [["serve", "--tables-by-address", "0"], "--tables-by-address (or COURTLY_TABLES_BY_ADDRESS)"],
  [["serve", "--keep-finished", "0"], "--keep-finished (or COURTLY_KEEP_FINISHED)"],
  [["serve", "--port", "0", "--data", "nowhere/tables.db"], "check that its folder exists"],
  [["admin"], "admin: say what to do: health, list, close"],
  [["admin", "dance"], "admin: say what to do"],
  [["admin", "close"], "'close' wants one: courtly admin close TABLE"],
  [["admin", "close", "a", "b"], "'b' is one too many"],
  [["admin", "health", "a"], "'a' is one too many"],
  [["admin", "list", "--stage", "begun"], "--stage: lobby, drawing, playing, over are known"],
  [["admin", "list", "--max", "0"], "--max: a whole number wanted"],
  [["admin", "health", "--max", "1"], "for 'list' only"],
  [["admin", "health", "--data", "nowhere/tables.db"], "no server is running"],
  [["backup"], "backup: name the file of the copy"],
  [["backup", "a", "b"], "'b' is one too many"],
  [["restore"], "restore: name the backup"],
  [["restore", "a", "b"], "'b' is one too many"],
  [["restore", "no such file"], "there is no 'no such file'"],
  [["verify"], "verify: say which record"],
  [["verify", "a", "b"], "'b' is one too many"],
  [["verify", "no such file"], "verify: there is no 'no such file'"],
  [["simulate"], `say which game: --game ${GAME}`],
  [["simulate", "--game", GAME], "say who plays: --bots"],
  [["simulate", "--game", GAME, "--bots", "squire,page"], "say how many games"],
  [["simulate", "--game", GAME, "--bots", "squire", "--games", "2"], "2 to 5 bots wanted, 1 found"],
  [
    ["simulate", "--game", GAME, "--bots", "squire,jester", "--games", "2"],
    "no bot 'jester': page, footman",
  ],
  [[...duel, "--jobs", "0"], "--jobs: a whole number wanted, 1 to 256, '0' found"],
  [[...duel, "--budget", "much"], "--budget: a whole number wanted, 1 or more, 'much' found"],
  [[...duel, "--board", "x.json"], "To Court the King has no board"],
  [[...duel, "--games", "3"], "--games is given twice"],
  [[...duel, "--seed"], "--seed wants a value"],
  [[...duel, "--json=yes"], "--json takes no value"],
  [[...duel, "--jsonl", "/no/such/folder/x"], "--jsonl: there is no '/no/such/folder/x'"],
  [["play", "chess"], "there is no game 'chess'"],
  [["play", "--bots", "jester"], "there is no bot 'jester'"],
  [["play", "--names", "Ada,B#n"], "'B#n' is no name"],
  [["play", "--names", "Ada, Ben,Ada"], "--names: 'Ada' is there twice"],
  [[...duel, "--jsonl", "-"], "--jsonl: name a file"],
  [["play", "--names", "A,B,C,D,E,F"], "2 to 5 players wanted, 6 found"],
  [["play", "--names", "", "--bots", ""], "nobody plays"],
];

test("wrong usage: exit 2, one line on standard error that says what to do, nothing on standard output", async () => {
  for (const [args, says] of misuses) {
    const { code, out, err } = await courtlyInside(args.length === 0 ? [] : [...args, "--json"]);
    expect
      .soft({ code, out, lines: err.split("\n").length }, args.join(" "))
      .toEqual({ code: 2, out: "", lines: 2 });
    expect.soft(err, args.join(" ")).toContain(says);
  }
});

test("the program exits with the code of its command", async () => {
  const { code, out, err } = await courtly(["duel", "--json"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(/^courtly: there is no 'duel'.*\n$/);
});

test("every command explains itself", async () => {
  const names = [
    "admin",
    "analyse",
    "backup",
    "bot",
    "play",
    "referee",
    "restore",
    "rules",
    "serve",
    "simulate",
    "verify",
  ];
  const overview = await courtly(["--help"]);
  const pages = await Promise.all(names.map((name) => courtlyInside([name, "--help"])));
  expect(overview.code).toBe(0);
  for (const [i, name] of names.entries()) {
    expect(overview.out).toContain(`courtly ${name}`);
    expect(pages[i]).toMatchObject({ code: 0, err: "" });
    expect(pages[i]?.out).toContain("--json");
    const [usage = "", ...rows] = pages[i]?.out.split("\n") ?? [];
    const options = rows.flatMap((row) => /^ {2}(--\w+)/.exec(row)?.[1] ?? []);
    const own = options.filter((option) => option !== "--json" && option !== "--help");
    for (const option of own) expect.soft(usage).toContain(option);
  }
});

test("the help of play says which bot plays without --bots", async () => {
  const { out } = await courtlyInside(["play", "--help"]);
  expect(out).toMatch(
    /--bots A,B +who plays with you; without it, alone at the keyboard, one squire/,
  );
});

test("--version prints the version of the package", async () => {
  expect(await courtly(["--version"])).toEqual({ code: 0, out: `courtly ${VERSION}\n`, err: "" });
});

test("a reader that closes the pipe early is no error", async () => {
  const { stdout, stderr } = await promisify(execFile)("bash", [
    "-c",
    `set -o pipefail; "${process.execPath}" "${BIN}" play --names '' --bots squire,squire --seed x | head -1`,
  ]);
  expect(stdout.split("\n")).toHaveLength(2);
  expect(stderr).toBe("");
});
