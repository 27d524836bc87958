import { assert } from "@courtly/engine";
import {
  foldingOf,
  numbered,
  PLAYS_ON,
  type Entry,
  type EntryOf,
  type TableState,
} from "@courtly/protocol";
import {
  BOX,
  created,
  dealt,
  ID,
  OURS,
  sealed,
  seated,
  SEED,
  shared,
  THEIRS,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import { describe, expect, test } from "vitest";
import type { Unfairness } from "../src/fairness.ts";
import { changedTerms, rematchTerms, requestedTerms, seenTerms, type Terms } from "../src/terms.ts";
import { device } from "./device.ts";

const EARLIER = "BBBBBBBBBBBBBBBBBBBBBB";
const bot = (player: number, level: string): EntryOf<"seated"> => ({
  kind: "seated",
  player,
  who: { kind: "bot", level, name: "Squire", shield: "or" },
});
const person = (player: number, name: string): EntryOf<"seated"> => ({
  kind: "seated",
  player,
  who: { kind: "person", name, shield: "azure" },
});

/** What a device says about a log when all its entries have come, and whether it has revealed its share. */
async function verdict(
  log: readonly Entry[],
  options: { readonly terms: Terms; readonly player?: number; readonly continues?: string },
): Promise<{ readonly why: Unfairness | undefined; readonly isRevealed: boolean }> {
  const { client, socket } = await device(options).visit(log, { player: options.player ?? US });
  const isRevealed = socket.heard.some(({ kind }) => kind === "reveal");
  return { why: client.unfairness(), isRevealed };
}

const stateAfter = (...entries: readonly Entry[]): TableState => {
  const state = foldingOf([BOX]).foldAll(ID, undefined, numbered(entries));
  assert(state !== undefined, "the table is open");
  return state;
};

const UNFAIR = { why: "otherTerms", isRevealed: false };
const FAIR = { why: undefined, isRevealed: true };
const opening: EntryOf<"created"> = { ...created, players: 3, rules: "italian" };
const ours = [sealed(US, OURS), seated(US)];
const theirs = [sealed(THEM, THEIRS), seated(THEM)];

describe("a host who has asked for a table", () => {
  const terms = requestedTerms({
    game: BOX.id,
    rules: "italian",
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "squire" }],
    listed: false,
    name: " Ada ",
  });
  const honest = [opening, ...ours, bot(2, "squire"), ...theirs];

  test("plays at a table that is so", async () => {
    expect(await verdict(honest, { terms })).toEqual(FAIR);
  });

  test("plays with a bot in a seat that it has given to one, and with a guest who was faster", async () => {
    const changed = changedTerms(terms, [THEM], { kind: "bot", level: "page" });
    const botInstead = [opening, ...ours, bot(2, "squire"), bot(THEM, "page"), ...theirs];
    expect((await verdict(botInstead, { terms: changed })).why).not.toBe("otherTerms");
    expect(await verdict(honest, { terms: changed })).toEqual(FAIR);
    expect((await verdict(botInstead, { terms })).why).toBe("otherTerms");
  });

  const { rules: _, ...plain } = opening;
  test.each<[string, readonly Entry[]]>([
    ["other rules", honest.with(0, plain)],
    ["a board", honest.with(0, { ...opening, board: "{}" })],
    ["a clock", honest.with(0, { ...opening, pace: "brisk" })],
    ["a coach who is to be silent", honest.with(0, { ...opening, coach: "off" })],
    ["another host", honest.with(0, { ...opening, host: THEM })],
    ["a place in the public list", honest.with(0, { ...opening, listed: true })],
    ["a rematch", honest.with(0, { ...opening, rematchOf: EARLIER })],
    ["fewer seats", [{ ...opening, players: 2 }, ...ours, ...theirs]],
    ["more seats", [{ ...opening, players: 4 }, ...honest.slice(1), bot(3, "squire")]],
    ["a stronger bot", honest.with(3, bot(2, "chancellor"))],
    ["a bot in the seat of a friend", [...honest.slice(0, 4), bot(1, "squire")]],
    ["a person in the seat of a bot", honest.with(3, person(2, "Eve"))],
    ["another name of the host", honest.with(2, person(US, "Eve"))],
  ])("does not play at one with %s, and reveals no share", async (_name, log) => {
    expect(await verdict(log, { terms })).toEqual(UNFAIR);
  });

  test("plays with a bot or a person for whom its host has asked, also if the server has refused that", async () => {
    const bots = changedTerms(terms, [1], { kind: "bot", level: "page" });
    const withBot = [...honest.slice(0, 4), bot(1, "page")];
    for (const log of [honest, withBot])
      expect(await verdict(log, { terms: bots })).toMatchObject({ why: undefined });
    const opened = changedTerms(terms, [2], { kind: "open" });
    const left: Entry = { kind: "left", player: 2, by: US };
    const log = [...honest.slice(0, 4), left, person(2, "Eve"), ...theirs];
    expect(await verdict(log, { terms: opened })).toMatchObject({ why: undefined });
    expect(await verdict(log, { terms })).toEqual(UNFAIR);
  });

  test("plays with a bot that another host has seated, also as the host again", async () => {
    const passed = (player: number): Entry => ({ kind: "hostPassed", player });
    const changes = [passed(THEM), bot(2, "page"), passed(US), bot(3, "squire")];
    const log = [{ ...opening, players: 4 }, ...ours, ...theirs, ...changes];
    const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
    const four = requestedTerms({
      game: BOX.id,
      rules: "italian",
      listed: false,
      name: "Ada",
      seats: [...seats, { kind: "bot", level: "squire" }],
    });
    expect(await verdict(log, { terms: four })).toMatchObject({ why: undefined });
  });

  test("plays under a name with a letter that only the server's version of Unicode knows", async () => {
    const name = "Ada\u0378";
    const newer = requestedTerms({
      game: BOX.id,
      rules: "italian",
      seats: [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "squire" }],
      listed: false,
      name,
    });
    expect(await verdict(honest.with(2, person(US, name)), { terms: newer })).toEqual(FAIR);
  });

  test("does not play in another seat", async () => {
    const swapped = [
      opening,
      sealed(THEM, OURS),
      person(THEM, "Ada"),
      bot(2, "squire"),
      sealed(US, THEIRS),
      person(US, "Ada"),
    ];
    expect(await verdict(swapped, { terms, player: THEM })).toEqual(UNFAIR);
  });

  test("does not begin from a position", async () => {
    const log = honest.with(0, { ...opening, position: ["round 9"] });
    const found = await verdict(log, { terms });
    expect(found).toEqual({ why: "otherPosition", isRevealed: false });
  });
});

describe("a guest who has seen a lobby", () => {
  const host = [sealed(THEM, THEIRS), seated(THEM)];
  const lobby = [{ ...opening, host: THEM, players: 4 }, ...host, bot(2, "squire")];
  const cloe = person(3, "Cloe");
  const terms = seenTerms(stateAfter(...lobby, cloe), "Ada");
  const left: Entry = { kind: "left", player: 3 };
  const dora = [sealed(3, THEIRS), person(3, "Dora")];
  const sealedDora = dora.with(0, { ...sealed(3, THEIRS), seal: "d".repeat(64) } as Entry);

  test("plays there, also with another guest than at first", async () => {
    const log = [...lobby, cloe, left, ...ours, ...sealedDora];
    expect(await verdict(log, { terms })).toEqual(FAIR);
  });

  test("plays with a bot that the host has put into an open seat, and with anybody in a seat that the host has opened", async () => {
    const reopened: Entry = { kind: "left", player: 2, by: THEM };
    const withBot = [...lobby, cloe, left, ...ours, bot(3, "squire")];
    const withEve = [...lobby, reopened, ...ours, person(2, "Eve"), ...sealedDora];
    for (const log of [withBot, withEve])
      expect(await verdict(log, { terms })).toMatchObject({ why: undefined });
  });

  test("plays with anybody, also a bot, in the seat of a first host who has handed the table over and left", async () => {
    const passed: Entry = { kind: "hostPassed", player: 3 };
    const gone: Entry = { kind: "left", player: THEM };
    const eve = [{ ...sealed(THEM, SEED), seal: "e".repeat(64) } as Entry, person(THEM, "Eve")];
    const before = [...lobby, cloe, passed, gone];
    for (const next of [eve, [bot(THEM, "page")]])
      expect(await verdict([...before, ...next, ...ours], { terms })).toMatchObject({
        why: undefined,
      });
    const unpassed = [...lobby.slice(0, -1), cloe, ...ours].with(2, person(THEM, "Eve"));
    expect(await verdict(unpassed, { terms })).toEqual(UNFAIR);
  });

  test("plays in a seat that another guest has left, or the same player under another name", async () => {
    const eve = [sealed(US, SEED), person(US, "Eve"), { kind: "left", player: US } as const];
    const log = [...lobby, ...eve, ...ours, cloe];
    expect(await verdict(log, { terms })).toMatchObject({ why: undefined });
  });

  test.each<[string, readonly Entry[]]>([
    ["other rules", [{ ...lobby[0], rules: "english" } as Entry, ...lobby.slice(1), ...ours]],
    ["another bot", [...lobby.with(3, bot(2, "chancellor")), ...ours]],
    ["another host", [...lobby.with(2, person(THEM, "Eve")), ...ours]],
    ["another name than was asked for", [...lobby, cloe, sealed(US, OURS), person(US, "Eve")]],
  ])("does not play with %s, and reveals no share", async (_, log) => {
    expect(await verdict(log, { terms })).toEqual(UNFAIR);
  });
});

describe("a rematch", () => {
  const before = stateAfter(opening, ...ours, bot(2, "squire"), ...theirs);
  const terms = rematchTerms(before, US);
  // Everybody sits one seat further.
  const first: EntryOf<"created"> = { ...opening, host: 0, rematchOf: ID };
  const rematch = [first, person(0, "Ben"), bot(1, "squire"), person(2, "Ada")];

  test("has the same game and people, each one seat further; any of them may be the host", async () => {
    for (const host of [0, 2])
      expect(
        await verdict(rematch.with(0, { ...first, host }), { terms, player: 2 }),
      ).toMatchObject({ why: undefined });
  });

  test("may have the bot that plays for people who have gone, but not for the player of this device", async () => {
    const gone = rematch.with(1, bot(0, "steward"));
    expect(await verdict(gone, { terms, player: 2 })).toMatchObject({ why: undefined });
    const own = rematch.with(3, bot(2, "steward"));
    expect((await verdict(own, { terms, player: 2 })).why).toBe("otherTerms");
  });

  test.each<[string, readonly Entry[]]>([
    ["other rules", rematch.with(0, { ...first, rules: "english" })],
    ["another bot", rematch.with(2, bot(1, "chancellor"))],
    ["somebody else", rematch.with(1, person(0, "Eve"))],
    [
      "a bot of another level than the one that plays for people who have gone",
      rematch.with(1, bot(0, "squire")),
    ],
    [
      "somebody else in a seat that the host is said to have opened",
      [
        { ...first, host: 2 },
        person(0, "Ben"),
        { kind: "left", player: 0, by: 2 },
        person(0, "Eve"),
        ...rematch.slice(2),
      ],
    ],
    ["the same seats", [first, person(0, "Ada"), person(1, "Ben"), bot(2, "squire")]],
    ["another seat for this device", [first, person(0, "Ben"), bot(1, "squire"), person(2, "Ben")]],
    ["the players of another table", rematch.with(0, { ...first, rematchOf: EARLIER })],
  ])("with %s is not played", async (_, log) => {
    expect((await verdict(log, { terms, player: 2 })).why).toBe("otherTerms");
  });
});

describe("a game that goes on elsewhere before this device has seen it begin", () => {
  const terms = requestedTerms({
    game: BOX.id,
    rules: "italian",
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "squire" }],
    listed: false,
    name: "Ada",
  });
  const going: EntryOf<"created"> = { ...opening, continues: { table: EARLIER, length: 40 } };
  const others = [person(US, "Ada"), person(THEM, "Ben"), bot(2, "squire")];
  const position = ["start 0", "round 9"];
  const led = { terms, continues: EARLIER };
  const why = async (log: readonly Entry[], options = led) => (await verdict(log, options)).why;

  test("has the game that was agreed, at its opening", async () => {
    expect(await why([going, ...others])).toBeUndefined();
    expect(await why([going, ...others.with(1, bot(1, PLAYS_ON))])).toBeUndefined();
    expect(await why([{ ...going, rules: "english" }, ...others])).toBe("otherTerms");
    expect(await why([going, ...others.with(2, bot(2, "chancellor"))])).toBe("otherTerms");
    expect(await why([{ ...going, position }, ...others])).toBe("otherPosition");
  });

  test("may have a position if the share of this device was revealed already", async () => {
    const begun = { ...led, terms: { ...terms, mayHaveBegun: true } as const };
    expect(await why([{ ...going, position }, ...others], begun)).toBeUndefined();
  });
});

test("a table that is as agreed is played to its end", async () => {
  const seats = [{ kind: "you" }, { kind: "open" }] as const;
  const terms = requestedTerms({ game: BOX.id, seats, listed: false, name: "Ada" });
  const drawing = [...ours, ...theirs, shared(US, OURS), shared(THEM, THEIRS)];
  expect((await verdict([created, ...drawing, ...dealt()], { terms })).why).toBeUndefined();
});
