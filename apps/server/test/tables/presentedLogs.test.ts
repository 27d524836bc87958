import { setImmediate } from "node:timers/promises";
import { writeSecret } from "@courtly/dice";
import { assert, type Table } from "@courtly/engine";
import {
  LIMITS,
  numbered,
  refusalOf,
  stageOf,
  type Entry,
  type EntryOf,
  type PresentedLog,
} from "@courtly/protocol";
import { expect, test } from "vitest";
import type { NewTable, Storage } from "../../src/storage/storage.ts";
import { foldWhole, PART_ENTRIES, signatureAfter } from "../../src/tables/fold.ts";
import { signerWith } from "../../src/tables/signatures.ts";
import { tablesOn } from "../../src/tables/tables.ts";
import { hashOf } from "../../src/tokens.ts";
import { call, newToken, openTable, served } from "../support/served.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { begin, paperTable, playOut, TABLE } from "./evening.ts";

const KEY = new Uint8Array(32);
const FORMER = new Uint8Array(32).fill(1);
const SIGNER = signerWith(KEY);
const [ADA, BEN, THIEF] = [newToken(), newToken(), newToken()];
const SEATS = [ADA, BEN].map(hashOf);

/** All tables of a store in memory that has one table, or none. `created` has the tables that were added, `log` the first one's log. */
function tablesWith(
  entries: readonly Entry[],
  { seed, tokenHashes } = { seed: SEED, tokenHashes: SEATS as readonly (string | undefined)[] },
) {
  const log = [...numbered(entries, { atMs: 1 })];
  const isStored = (id: string) => id === TABLE && log.length > 0;
  const created: NewTable[] = [];
  const secrets = { code: undefined, seed, tokenHashes };
  const storage: { -readonly [K in keyof Storage]?: Storage[K] } = {
    signingKey: KEY,
    formerSigningKeys: [FORMER],
    read: async (id, from, max = Infinity) =>
      isStored(id) ? log.slice(from - 1, from - 1 + max) : [],
    find: async (id) =>
      created.find((table) => table.id === id) ?? (isStored(id) ? { id, ...secrets } : undefined),
    create: async (table) => {
      created.push(table);
      return true;
    },
    findRequest: async () => undefined,
    isDeleted: async () => false,
    append: async ({ expected, entries: added }) => {
      if (expected !== log.length) return { kind: "conflict", length: log.length };
      log.push(...numbered(added, { after: expected, atMs: 1 }));
      return { kind: "stored", length: log.length };
    },
  };
  const tables = tablesOn(storage as Storage, fakeClock(), { lateMs: 0, silentMs: () => 0 });
  const codeOf = async (presented: PresentedLog) => {
    const given = await tables.continueGame(TABLE, presented);
    return given.ok ? "continued" : given.error.code;
  };
  const refusalOfLog = async (presented: PresentedLog) => {
    const given = await tables.continueGame(TABLE, presented);
    return given.ok ? undefined : given.error;
  };
  return { codeOf, refusalOfLog, created, log, storage, tables };
}

/** A whole game of Ada and Ben. */
const PAPER = paperTable();
begin(PAPER);
playOut(PAPER, "presented");
const WHOLE = PAPER.log.map(({ entry }) => entry);
const { seed: SEED } = PAPER.loaded().secrets;
const BEGUN = WHOLE.findIndex(({ kind }) => kind === "begun") + 1;

/** The log up to a decision in the middle of the game. */
function runningGame(): readonly Entry[] {
  const middle = Math.floor((BEGUN + WHOLE.length) / 2);
  const cut = WHOLE.findIndex(({ kind }, index) => index > middle && kind === "acted");
  return WHOLE.slice(0, cut);
}

const RUNNING = runningGame();

const withHolders = (log: readonly Entry[], holders: readonly string[]) =>
  log.map((entry): Entry => (entry.kind === "begun" ? { ...entry, holders } : entry));

/** A log that a thief of the signing key has signed, with holders of the thief's choice. */
const signedWith = (holders: readonly string[], token: string) =>
  signed(withHolders(RUNNING, holders), token);

/** A log as a thief of the signing key could forge it: with further moves whose rolls are chosen. */
async function forged(
  log: readonly Entry[],
  token: string,
  holders: readonly string[] = [],
): Promise<PresentedLog> {
  const entries = withHolders(log, holders);
  const tableState = await foldWhole(TABLE, entries);
  assert(tableState?.game !== undefined, "the game has begun");
  for (let game = tableState.game, count = 0; count < 4; count += 1) {
    const [entry, next] = forgedStep(game);
    entries.push(entry);
    game = next;
  }
  return signed(entries, token);
}

function forgedStep(game: Table): readonly [Entry, Table] {
  const { turn } = game;
  assert(turn.kind !== "over", "the game goes on");
  if (turn.kind === "roll") {
    const faces = Array.from({ length: turn.dice }, () => 6 as const);
    const rolled = game.roll(faces);
    assert(rolled.ok, "any faces can be rolled");
    return [{ kind: "rolled", faces }, rolled.value];
  }
  const [text = ""] = game.legal();
  const acted = game.act(turn.seat, text);
  assert(acted.ok, "the action is legal");
  return [{ kind: "acted", seat: turn.seat, text }, acted.value];
}

async function signed(entries: readonly Entry[], token: string): Promise<PresentedLog> {
  const signature = await signatureAfter(SIGNER, SIGNER.first(TABLE), entries);
  return { token, entries, signature };
}

test("a thief of the signing key without a seat continues no game that is stored here", async () => {
  const { codeOf, created } = tablesWith(RUNNING);
  // The hashes of the players' tokens are in the log, which everybody may read.
  const log = await forged(RUNNING, THIEF, [ADA, THIEF].map(hashOf));
  expect(await codeOf(log)).toBe("wrong-token");
  const drawing = tablesWith(RUNNING.slice(0, BEGUN - 1));
  expect(await drawing.codeOf(log)).toBe("wrong-token");
  expect([...created, ...drawing.created]).toEqual([]);
});

test("a log that a former key has signed continues nothing, and its device is told why", async () => {
  const { refusalOfLog, created } = tablesWith(RUNNING.slice(0, BEGUN - 1));
  const former = signerWith(FORMER);
  const signature = await signatureAfter(former, former.first(TABLE), RUNNING);
  expect(await refusalOfLog({ token: BEN, entries: RUNNING, signature })).toEqual(
    refusalOf("other-log", "formerKey"),
  );
  expect(created).toEqual([]);
});

test("in a lobby of this server, too, the seat of the host stays the host's", async () => {
  const { codeOf, created } = tablesWith(WHOLE.slice(0, 2));
  expect(await codeOf(await forged(RUNNING, THIEF, [THIEF, BEN].map(hashOf)))).toBe("wrong-token");
  expect(created).toEqual([]);
  expect(await codeOf(await signedWith(SEATS, BEN))).toBe("continued");
  expect(created).toMatchObject([{ tokenHashes: SEATS }]);
});

test("the seats of a continued game are the stored ones, whatever holders the log names", async () => {
  const { codeOf, created } = tablesWith(RUNNING.slice(0, BEGUN - 1));
  const holders = [THIEF, BEN].map(hashOf);
  expect(await codeOf(await signedWith(holders, BEN))).toBe("continued");
  expect(created).toMatchObject([{ tokenHashes: SEATS }]);
});

test("rolls that do not follow from the stored seed, and moves that break the rules, continue nothing", async () => {
  const { codeOf, created } = tablesWith(RUNNING.slice(0, BEGUN - 1));
  expect(await codeOf(await forged(RUNNING, BEN))).toBe("other-log");
  for (const player of [0, 1, 4]) {
    const rolled = RUNNING.findLastIndex(({ kind }) => kind === "rolled") + 1;
    const undone = [...RUNNING.slice(0, rolled), { kind: "undone", player } as Entry];
    expect(await codeOf(await signed(undone, BEN))).toBe("other-log");
  }
  expect(created).toEqual([]);
});

test("a log that lacks a move of the running game continues nothing, even if it is signed", async () => {
  const { codeOf, created } = tablesWith(RUNNING);
  const { entries: more } = await forged(RUNNING, ADA);
  const [...entries] = more as readonly Entry[];
  const roll = entries.findIndex(({ kind }) => kind === "rolled");
  const { faces } = entries[roll] as EntryOf<"rolled">;
  entries[roll] = { kind: "rolled", faces: faces.map((face) => (face === 6 ? 5 : 6)) };
  expect(await codeOf(await signed(entries, ADA))).toBe("other-log");
  expect(created).toEqual([]);
});

/** The place of the first decision after the beginning of RUNNING at which something else than what was played is legal too. */
async function choiceOf(log: readonly Entry[]): Promise<number> {
  for (const [index, entry] of log.entries()) {
    if (index < BEGUN + 4 || entry.kind !== "acted") continue;
    const state = await foldWhole(TABLE, log.slice(0, index));
    if (state?.game?.legal().some((text) => text !== entry.text) === true) return index;
  }
  throw new Error("the game has a choice");
}

/** Makes a legal move at a table while other work is done. */
async function moveAt(
  { tables }: Pick<ReturnType<typeof tablesWith>, "tables">,
  log: readonly Entry[],
  choose: (legal: readonly string[]) => string | undefined,
) {
  const state = await foldWhole(TABLE, log);
  const game = state?.game;
  assert(game !== undefined && game.turn.kind === "decide", "a seat must decide");
  const player = game.playerOf(game.turn.seat);
  const holder = { player, tokenHash: SEATS[player] ?? "" };
  const text = choose(game.legal()) ?? "";
  return tables.ask(TABLE, holder, { kind: "act", key: "move", length: log.length, text });
}

test("a move that is acknowledged while a log is read stays, and the log without it continues nothing", async () => {
  const at = await choiceOf(RUNNING);
  const start = RUNNING.slice(0, at);
  const { text: played } = RUNNING[at] as EntryOf<"acted">;
  const restored = tablesWith(start);
  const presented = await signed(RUNNING, ADA);
  const given = restored.codeOf(presented);
  await setImmediate();
  const moved = await moveAt(restored, start, (legal) => legal.find((text) => text !== played));
  expect(moved.ok).toBe(true);
  expect(await given).toBe("busy");
  // The device comes again, as it is told.
  expect(await restored.codeOf(presented)).toBe("other-log");
  expect(restored.created).toEqual([]);
  expect(restored.log.some(({ entry }) => entry.kind === "continued")).toBe(false);
});

test("a game that ends while a log is read stays over here", async () => {
  const last = WHOLE.findLastIndex(({ kind }) => kind === "acted");
  const start = WHOLE.slice(0, last);
  const { text: played } = WHOLE[last] as EntryOf<"acted">;
  const restored = tablesWith(start);
  const { game } = (await foldWhole(TABLE, start)) ?? {};
  assert(game !== undefined && game.turn.kind === "decide", "a seat must decide");
  const { turn, legal, playerOf } = game;
  const text = legal().find((each) => each !== played) ?? "";
  const undone: Entry = { kind: "undone", player: playerOf(turn.seat) };
  const longer: readonly Entry[] = [...start, { kind: "acted", seat: turn.seat, text }, undone];
  const given = restored.codeOf(await signed(longer, ADA));
  await setImmediate();
  expect((await moveAt(restored, start, () => played)).ok).toBe(true);
  expect(["busy", "other-log"]).toContain(await given);
  expect(restored.log.some(({ entry }) => entry.kind === "continued")).toBe(false);
  expect(restored.created).toEqual([]);
});

test("if the server dies before it has made the new table, the next presentation makes it, and no other log does", async () => {
  const at = await choiceOf(RUNNING);
  const restored = tablesWith(RUNNING.slice(0, at + 1));
  const { create } = restored.storage;
  assert(create !== undefined, "the store makes tables");
  restored.storage.create = () => Promise.reject(new Error("the server has died"));
  const presented = await signed(RUNNING, ADA);
  await expect(restored.codeOf(presented)).rejects.toThrow("the server has died");
  expect(restored.log.some(({ entry }) => entry.kind === "continued")).toBe(true);
  restored.storage.create = create;
  const lacking = await forged(RUNNING.slice(0, at), ADA);
  expect(await restored.refusalOfLog(lacking)).toEqual(refusalOf("other-log", "lacksMoves"));
  expect(restored.created).toEqual([]);
  expect(await restored.codeOf(presented)).toBe("continued");
  expect(restored.created).toMatchObject([{ tokenHashes: SEATS }]);
  const { length } = restored.log;
  expect(await restored.codeOf(await signed(RUNNING, BEN))).toBe("continued");
  expect([restored.created.length, restored.log.length]).toEqual([1, length]);
});

/** A game of Ada, Ben and a bot, in which Ada resigns, at a server that has lost it since its drawing. */
function gameThatAdaLeaves(host = 0) {
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "page" }] as const;
  const paper = paperTable({ seats: [...seats] }, "resigned");
  begin(paper);
  const playing = paper.log.map(({ entry }) =>
    entry.kind === "created" ? { ...entry, host } : entry,
  );
  const drawing = playing.slice(
    0,
    playing.findIndex(({ kind }) => kind === "begun"),
  );
  const { seed } = paper.loaded().secrets;
  const restored = tablesWith(drawing, { seed, tokenHashes: [...SEATS, undefined] });
  return { ...restored, playing, resigned: [...playing, { kind: "resigned", player: 0 } as const] };
}

test("a player who has resigned brings no game back, and gets no seat where it goes on", async () => {
  const { codeOf, refusalOfLog, created, resigned } = gameThatAdaLeaves();
  const gone = refusalOf("not-now", "resigned");
  expect(await refusalOfLog(await signed(resigned, ADA))).toEqual(gone);
  expect(created).toEqual([]);
  expect(await codeOf(await signed(resigned, BEN))).toBe("continued");
  expect(created).toMatchObject([{ tokenHashes: [undefined, hashOf(BEN), undefined] }]);
  expect(await refusalOfLog(await signed(resigned, ADA))).toEqual(gone);
});

test("where a game goes on, the host is the same person, or the one who has brought it back, never a bot", async () => {
  const same = gameThatAdaLeaves();
  expect(await same.codeOf(await signed(same.playing, BEN))).toBe("continued");
  const left = gameThatAdaLeaves();
  expect(await left.codeOf(await signed(left.resigned, BEN))).toBe("continued");
  // Earlier servers could make a player who had resigned the host, whose seat is a bot's.
  const ofBot = gameThatAdaLeaves(2);
  expect(await ofBot.codeOf(await signed(ofBot.playing, BEN))).toBe("continued");
  const hosts = [same, left, ofBot].map(({ created }) => created[0]?.entries[0]);
  expect(hosts).toMatchObject([{ host: 0 }, { host: 1 }, { host: 1 }]);
});

/** The end of a game that somebody has closed, or that has expired. */
function closing(player: number, why: EntryOf<"closed">["why"]): readonly Entry[] {
  return [
    { kind: "closed", player, why },
    { kind: "revealed", seed: writeSecret(SEED) },
  ];
}

/** The running game as the server has it after it has lost a few moves. */
const STORED = RUNNING.slice(0, -10);
const OVER_HERE = refusalOf("not-now", "overHere");

test.each([
  [
    "by resigning",
    [{ kind: "resigned", player: 0, ends: "game" }, ...closing(0, "resigned").slice(1)],
  ],
  ["by resigning at an older server", [{ kind: "resigned", player: 0 }, ...closing(0, "resigned")]],
  ["by closing it", closing(0, "closed")],
  ["by the owner of the server", closing(0, "owner")],
] as const)("a game that was ended %s is over: no signed log continues it", async (_, end) => {
  const { refusalOfLog, created, log } = tablesWith([...STORED, ...end]);
  for (const token of [ADA, BEN])
    expect(await refusalOfLog(await signed(RUNNING, token))).toEqual(
      refusalOf("not-now", "overHere"),
    );
  expect(created).toEqual([]);
  expect(log).toHaveLength(STORED.length + end.length);
});

test("a game that has expired goes on, after a log that has all of its moves", async () => {
  const { codeOf, refusalOfLog, created, log } = tablesWith([...STORED, ...closing(0, "expired")]);
  const other = RUNNING.map((entry) =>
    entry.kind === "rolled" ? { ...entry, faces: entry.faces.map(() => 6 as const) } : entry,
  );
  expect(await refusalOfLog(await signed(other, ADA))).toEqual(
    refusalOf("other-log", "lacksMoves"),
  );
  expect(await refusalOfLog(await signed(STORED, ADA))).toEqual(
    refusalOf("not-now", "nothingLost"),
  );
  expect(created).toEqual([]);
  // One move more than the stored game had before it expired.
  expect(await codeOf(await signed(RUNNING.slice(0, STORED.length + 1), ADA))).toBe("continued");
  expect(created).toMatchObject([{ tokenHashes: SEATS }]);
  expect(log.at(-1)?.entry).toMatchObject({ kind: "continued" });
});

test.each([TABLE, SIGNER.continuationIdOf(TABLE)])("a deleted game is over: %s", async (id) => {
  const { refusalOfLog, storage } = tablesWith([]);
  storage.isDeleted = async (deleted) => deleted === id;
  expect(await refusalOfLog(await signed(RUNNING, ADA))).toEqual(OVER_HERE);
});

test("the stored log of a closed game is read again only for its players", async () => {
  const { codeOf, storage } = tablesWith([...STORED, ...closing(0, "expired")]);
  const { read } = storage;
  assert(read !== undefined, "the store reads logs");
  const presented = await signed(RUNNING, THIEF);
  expect(await codeOf(presented)).toBe("wrong-token");
  const from: number[] = [];
  storage.read = (id, first, max) => {
    from.push(first);
    return read(id, first, max);
  };
  expect(await codeOf(presented)).toBe("wrong-token");
  expect(from.filter((first) => first === 1)).toEqual([]);
  expect(await codeOf({ ...presented, token: ADA })).toBe("continued");
  expect(from.filter((first) => first === 1)).toEqual([1]);
});

test("a game that has ended by its rules is over: no signed log continues it", async () => {
  const { codeOf, created } = tablesWith(WHOLE);
  const state = await foldWhole(TABLE, WHOLE);
  assert(state !== undefined && stageOf(state) === "over", "the game was played to its end");
  const undone = Array.from(
    { length: WHOLE.length },
    () => ({ kind: "undone", player: 0 }) as const,
  );
  expect(await codeOf(await signed([...RUNNING, ...undone], ADA))).toBe("not-now");
  expect(created).toEqual([]);
});

/** A log of a game that this server does not know, with this holder of its first seat. By default the longest that is read. */
function longLog(token: string, holder: string, length: number = LIMITS.logEntries): PresentedLog {
  const begun = { kind: "begun", start: 0, dice: "", holders: [holder] };
  const left = { kind: "left", player: 0 };
  const others = Array.from({ length: length - 1 }, () => left);
  return { token, entries: [begun, ...others], signature: "A".repeat(22) };
}

const PARTS = Math.floor(LIMITS.logEntries / PART_ENTRIES);

/** Waits for all answers, and counts the turns of the event loop in which other work could be done meanwhile. */
async function withTurns<Value>(answers: readonly Promise<Value>[]) {
  const progress = { isDone: false };
  const all = Promise.all(answers).finally(() => {
    progress.isDone = true;
  });
  let turns = 0;
  for (; !progress.isDone; turns += 1) await setImmediate();
  return { answers: await all, turns };
}

test("the long log of a stranger is refused before it is read", async () => {
  const { codeOf } = tablesWith([]);
  const { answers, turns } = await withTurns([codeOf(longLog(THIEF, hashOf(ADA)))]);
  expect(answers).toEqual(["wrong-token"]);
  expect(turns).toBeLessThan(PARTS / 10);
});

test("a long log is read and signed in parts, and up to the first entry that makes no sense", async () => {
  const { codeOf } = tablesWith([]);
  const log = longLog(THIEF, hashOf(THIEF));
  const whole = await withTurns([codeOf(log)]);
  expect(whole.answers).toEqual(["other-log"]);
  expect(whole.turns).toBeGreaterThanOrEqual(2 * PARTS);
  const entries = log.entries.with(2 * PART_ENTRIES, { kind: "left" });
  const broken = await withTurns([codeOf({ ...log, entries })]);
  expect(broken.answers).toEqual(["malformed"]);
  expect(broken.turns).toBeLessThan(PARTS / 10);
});

test("one log is read at a time, a few wait, and the others are told to come again", async () => {
  const { codeOf } = tablesWith([]);
  const log = longLog(THIEF, hashOf(THIEF), 4 * PART_ENTRIES);
  const many = await withTurns(Array.from({ length: 20 }, () => codeOf(log)));
  const read = many.answers.filter((code) => code === "other-log");
  expect(many.answers.filter((code) => code === "busy")).toHaveLength(20 - read.length);
  expect(read).toHaveLength(8);
  expect(many.turns).toBeGreaterThanOrEqual(8 * 2 * 4);
  expect(await codeOf(log)).toBe("other-log");
});

test("a log counts as a table before it is read, and has a limited number of entries", async () => {
  const { url } = await served({ allowances: { tables: { burst: 3, perSecond: 0.0001 } } });
  const { table } = await openTable(url);
  const present = (body: object) => call(url, `/api/tables/${table}/continue`, body);
  const { token, entries, signature } = longLog(THIEF, hashOf(THIEF));
  const longer = { token, entries: [...entries, { kind: "left", player: 0 }], signature };
  expect(await present(longer)).toMatchObject({ body: { refused: { code: "malformed" } } });
  expect(await present({})).toMatchObject({ body: { refused: { code: "malformed" } } });
  expect(await present({})).toMatchObject({ body: { refused: { code: "too-many" } } });
});
