import { toCourtTheKingBots, type Bot } from "@courtly/bots";
import { verifyRecord } from "@courtly/dice";
import { boxed, readRecord } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { readSeats } from "../src/play/play.ts";
import { toCourtTheKingEntry } from "../src/games/to-court-the-king/entry.ts";
import { courtly } from "./support/courtly.ts";
import { scripted, type Played } from "./support/scripted.ts";
import { ENGLISH } from "../src/speech.ts";

const bot = toCourtTheKingBots.find(({ name }) => name === "squire") as Bot<State, Action>;
const squire = { game: toCourtTheKing, bot };
const ESCAPE = "\u001B";

test("a whole game against a squire through a pipe: the crown, the record, no control characters", async () => {
  const { input, record, ranks } = scripted(squire, ["You", "Squire"], { seed: "a", people: 1 });
  const [spoken, json] = await Promise.all([
    courtly(["play", "--seed", "a"], { input }),
    courtly(["play", "--seed", "a", "--json"], { input }),
  ]);
  expect(spoken).toMatchObject({ code: 0, err: "" });
  expect(spoken.out).toMatch(/♛ {2}(You win|Squire wins) the crown {2}♛/);
  expect(spoken.out).toMatch(/\nSquire (takes|claims) the \w+ with .*\n/);
  expect(spoken.out).not.toContain(ESCAPE);
  expect(JSON.parse(json.out) as Played).toEqual({ result: { ranks }, record });
  expect(json.err).toContain("the crown");
});

test("hot-seat: each player is called at their turn, and the record has all names", async () => {
  const { input, record, ranks } = scripted(squire, ["Ada", "Ben", "Squire"], {
    seed: "b",
    people: 2,
  });
  const { code, out, err } = await courtly(
    ["play", "--seed", "b", "--names", "Ada,Ben", "--bots", "squire", "--json"],
    { input },
  );
  expect(code).toBe(0);
  expect(JSON.parse(out) as Played).toEqual({ result: { ranks }, record });
  expect(err).toContain("Ada, it is your turn.");
  expect(err).toContain("Ben, it is your turn.");
  expect(err).toContain("Ben › ");
});

test("w shows the bots' reasons, once there is one", async () => {
  const input = ["w", "roll", "2 4 5", "take fool", "w", "q"].join("\n");
  const { out } = await courtly(["play", "--bots", "steward", "--seed", "b"], { input });
  expect(out).toContain("No bot has given a reason yet");
  expect(out).toMatch(
    /\nSteward · Takes the \w+: it values the turn at \d\.\d, otherwise at \d\.\d\.\n/,
  );
});

test("every typed line leads to an action or to a remark of one line", async () => {
  // Seed b: you begin, and roll 2 4 5.
  const lines = [
    "",
    "7",
    "x!",
    "6",
    "roll",
    "aside 9",
    "u",
    "4 5",
    "u",
    "45",
    "1",
    "?",
    "r",
    "99",
    "q",
  ];
  const { code, out } = await courtly(["play", "--seed", "b"], { input: `${lines.join("\n")}\n` });
  expect(code).toBe(0);
  for (const remark of [
    "'7' is not a die: type 1 to 6.",
    "'x!' names no dice: type their faces, like 5 5.",
    "6 is not there: choose from 2 4 5.",
    "K7: keep at least one die before rolling again.",
    "'9' is not a die: 1 to 6 wanted.",
    "A roll cannot be taken back.",
    "There is no 99: choose 1 to 2.",
  ])
    expect.soft(out).toContain(`\n${remark}\n`);
  expect(out).toContain("adds 1 to 3 to one active die"); // ?
  const tail = out.slice(out.indexOf("The game stopped here."));
  expect(tail).toContain("---\n0 roll\n* 2 4 5\n0 aside 4 5\n0 aside 2\n");
});

test("the end of the input stops the game with exit 0, and the record is printed", async () => {
  const { code, out } = await courtly(["play", "--seed", "b", "--json"], { input: "\n5" });
  expect(code).toBe(0);
  const { result, record } = JSON.parse(out) as Played;
  expect(result).toBeNull();
  expect(record).toMatch(/\n0 roll\n\* 2 4 5\n0 aside 5\n$/);
  expect(readRecord(record, [boxed(toCourtTheKing)])).toMatchObject({ ok: true });
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s: one line that says so, the record so far, exit %i", async (signal, exit) => {
  let sent = false;
  const { code, out, err } = await courtly(["play", "--seed", "b"], {
    silent: true,
    onOut: (said, kill) => {
      if (!sent && said.endsWith("› ")) kill(signal);
      sent ||= said.endsWith("› ");
    },
  });
  expect({ code, err }).toEqual({ code: exit, err: "" });
  expect(out).toMatch(/\nThe game stopped here\..*\n\ncourtly 1\n[^]*\nstart 0\n---\n$/);
});

test("bots play among themselves when nobody else is named", async () => {
  const { code, out } = await courtly([
    "play",
    "--seed",
    "c",
    "--names",
    "",
    "--bots",
    "squire,squire",
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/Squire( 2)? wins the crown/);
  expect(out).toMatch(/\nSquire 2 keeps [1-6 ]+\.\n/);
});

test("without --seed every game has its own seed, from which start and dice follow", async () => {
  const bots = ["play", "--names", "", "--bots", "page,page,page,page,page", "--json"];
  const runs = await Promise.all([courtly(bots), courtly(bots)]);
  const records = runs.map(({ out }) => (JSON.parse(out) as Played).record);
  const all = (pattern: RegExp) => new Set(records.map((record) => pattern.exec(record)?.[0]));
  expect(all(/^dice sealed-2 .* [0-9a-f]{64}$/m).size).toBe(2);
  // It is practically impossible that two games have thirty equal lines at the start.
  expect(all(/---\n(?:.*\n){30}/).size).toBe(2);
});

describe("without --seed the dice are sealed", () => {
  const sealed = /^dice sealed-2 \w{32} [0-9a-f]{64} [0-9a-f]{64} local -$/m;
  const revealed = /^dice sealed-2 \w{32} [0-9a-f]{64} [0-9a-f]{64} local [0-9a-f]{64}$/m;
  const verdictOf = (record: string) => {
    const verified = verifyRecord(record, [boxed(toCourtTheKing), boxed(rollingCourts)]);
    return verified.ok ? verified.value : verified.error;
  };

  test.each(["to-court-the-king", "rolling-courts"])(
    "%s: the record is verified as honest",
    async (game) => {
      const { out } = await courtly(["play", game, "--names", "", "--bots", "page,page", "--json"]);
      const { record } = JSON.parse(out) as Played;
      expect(record).toMatch(revealed);
      const start = Number(/^start (\d)$/m.exec(record)?.[1]);
      expect(verdictOf(record)).toMatchObject({ kind: "honest", start });
    },
  );

  test("their seed is revealed when the game is left, not while it is played", async () => {
    const { out, err } = await courtly(["play", "--names", "Ada,Ben", "--json"], {
      input: "roll\nr\n",
    });
    const { record } = JSON.parse(out) as Played;
    expect(err).toMatch(sealed);
    const during = err.slice(err.search(sealed), err.indexOf("The game stopped here"));
    expect(during).not.toMatch(revealed);
    expect(verdictOf(record)).toEqual({ kind: "unfinished", why: "cutOff", rolls: 1 });
  });

  test("practice dice are not sealed", async () => {
    const { out } = await courtly(["play", "--seed", "b", "--json"], { input: "roll\n" });
    expect(verdictOf((JSON.parse(out) as Played).record)).toEqual({ kind: "notSealed" });
  });
});

test("lines from a pipe are echoed without control characters", async () => {
  const { out } = await courtly(["play", "--seed", "b"], { input: "\u001B[2Jroll\u0007\n" });
  expect(out).toContain("› ?[2Jroll?\n");
});

test("people at one keyboard can undo each other's last action", async () => {
  const typed = ["roll", "all", "take nothing", "u", "take fool", "q"];
  const { out, err } = await courtly(["play", "--seed", "b", "--names", "Ada,Ben", "--json"], {
    input: `${typed.join("\n")}\n`,
  });
  const { record } = JSON.parse(out) as Played;
  expect(record).toMatch(/\n0 aside 2 4 5\n0 take fool\n$/);
  expect(err).toMatch(/Ben › u\n[^]*Ada › take fool\n/);
});

test("--rules manual: the record says so, and four alike pay for the Magician", async () => {
  const guide = async (rules: string) =>
    courtly(["play", "--seed", "b", "--rules", rules, "--json"], { input: "?\nq\n" });
  const [manual, english] = await Promise.all([guide("manual"), guide("english")]);
  expect((JSON.parse(manual.out) as Played).record).toContain("\nrules manual\n");
  expect(manual.err).toMatch(/\nMagician +four alike/);
  expect(english.err).toMatch(/\nMagician +five in a row/);
});

test("--rules italian: cards may bring dice in before the first roll", async () => {
  const { out } = await courtly(["play", "--seed", "b", "--rules", "italian", "--json"], {
    input: "q\n",
  });
  expect((JSON.parse(out) as Played).record).toContain("\nrules italian\n");
});

describe("who sits where", () => {
  const seats = (options: Record<string, string>) =>
    readSeats(
      { options, words: [], json: false, help: false },
      toCourtTheKingEntry,
      ENGLISH.bots.titles,
    );

  test.each([
    [{}, ["You", "Squire"], [undefined, "squire"]],
    [
      { bots: "page,squire,page" },
      ["You", "Page", "Squire", "Page 2"],
      [undefined, "page", "squire", "page"],
    ],
    [{ names: "Ada, Ben" }, ["Ada", "Ben"], [undefined, undefined]],
    [{ names: "Ada" }, ["Ada", "Squire"], [undefined, "squire"]],
    [
      { names: "Squire,Squire 3", bots: "squire,squire,page" },
      ["Squire", "Squire 3", "Squire 2", "Squire 4", "Page"],
      [undefined, undefined, "squire", "squire", "page"],
    ],
    [{ names: "Ada,Ben", bots: "page" }, ["Ada", "Ben", "Page"], [undefined, undefined, "page"]],
  ] as const)("%j", (options, names, bots) => {
    expect(seats(options)).toEqual({ ok: true, value: { names, shown: names, bots } });
  });

  test("one person with an empty list of bots is refused", () => {
    expect(seats({ bots: "" })).toMatchObject({ ok: false });
  });
});
