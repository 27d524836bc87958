import { rollingCourts } from "@courtly/rolling-courts";
import { expect, test } from "vitest";
import { courtly } from "../../support/courtly.ts";
import { scripted, type Played } from "../../support/scripted.ts";
import { squire as bot } from "./games.ts";

const squire = { game: rollingCourts, bot };

test("R24: a whole game for two through a pipe, each with two colours, to the score sheet", async () => {
  const { input, record, ranks } = scripted(squire, ["You", "Squire"], { seed: "a", people: 1 });
  const [spoken, json] = await Promise.all([
    courtly(["play", "rolling-courts", "--seed", "a"], { input }),
    courtly(["play", "rolling-courts", "--seed", "a", "--json"], { input }),
  ]);
  expect(spoken).toMatchObject({ code: 0, err: "" });
  expect(spoken.out).toMatch(/♛ {2}(You rule|Squire rules) the courts {2}♛/);
  expect(spoken.out).toMatch(
    /best colour {2}second colour {2}members {2}gold\n {2}\w+ +[YS][12] \d/,
  );
  expect(spoken.out).toMatch(/\nSquire \(S2\) goes to court \d.*, for \d+ gold\.\n/);
  expect(spoken.out).toContain("\nThe round ends: everybody in the caves digs one space deeper.\n");
  expect(spoken.out).not.toContain("\u001B");
  expect(JSON.parse(json.out) as Played).toEqual({ result: { ranks }, record });
});

test("hot-seat with a bot: each player is called, and the record has all names", async () => {
  const names = ["Ada", "Ben", "Squire"];
  const { input, record, ranks } = scripted(squire, names, { seed: "b", people: 2 });
  const { code, out, err } = await courtly(
    "play rolling-courts --seed b --names Ada,Ben --bots squire --json".split(" "),
    { input },
  );
  expect(code).toBe(0);
  expect(JSON.parse(out) as Played).toEqual({ result: { ranks }, record });
  for (const name of ["Ada", "Ben"]) expect(err).toContain(`${name}, it is your turn.`);
  expect(err).toMatch(/ {4,}points {2}members {2}gold\n/);
});

test("every typed line leads to an action or to a remark of one line", async () => {
  // Seed b: you begin, and roll 2 4 5.
  const lines = [
    "",
    "9",
    "2 9",
    "2",
    "x!",
    "3",
    "u",
    "cave 5",
    "village 6",
    "2",
    "",
    "court 9",
    "2 1",
  ];
  const { code, out } = await courtly(["play", "rolling-courts", "--seed", "b"], {
    input: `${[...lines, "?", "r", "end", "q"].join("\n")}\n`,
  });
  expect(code).toBe(0);
  for (const remark of [
    "There is no 9: choose 1 to 3.",
    "'x!' is not a choice: enter 1 to 3.",
    "R6: no unspent die shows 6: 2 4 left.",
    "'court 4 from village 3:2' or 'court 4 from village 3:2 over 1' wanted.",
  ])
    expect.soft(out).toContain(`\n${remark}\n`);
  expect(out).toContain("This board is a reconstruction"); // ?
  expect(out).toContain("deep mine  It lies between two caves");
  expect(out).toMatch(/\d {2}End, losing 4\n/);
  const tail = out.slice(out.indexOf("The game stopped here."));
  expect(tail).toContain("---\n0 roll\n* 2 4 5\n0 cave 5\n0 village 2\n0 end\n1 roll\n");
});

test("bots play among themselves, five at a table", async () => {
  const { code, out } = await courtly(
    ["play", "rolling-courts", "--names", "", "--seed", "c", "--bots"].concat(
      "squire,squire,squire,squire,squire",
    ),
  );
  expect(code).toBe(0);
  expect(out).toMatch(/Squire( [2-5])? rules the courts/);
  expect(out).toMatch(/\nCourt \d is full: the game ends after this round\.\n/);
});
