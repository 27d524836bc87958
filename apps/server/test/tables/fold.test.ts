import {
  BrokenRules,
  numbered,
  recordOf,
  stageOf,
  UnfairDice,
  type Entry,
  type EntryOf,
  type TableState,
} from "@courtly/protocol";
import { drawSecret, verifyRecord, writeSecret } from "@courtly/dice";
import { readRecord } from "@courtly/engine";
import { expect, test } from "vitest";
import { BOXES } from "../support/boxes.ts";
import { foldAll } from "../../src/tables/fold.ts";
import { begin, paperTable, playOut, TABLE } from "./evening.ts";

const YOU = { kind: "you" } as const;
const OPEN = { kind: "open" } as const;
const BOT = { kind: "bot", level: "page" } as const;

/** The state of a table as comparable data, with the game as its record. */
const told = (tableState: TableState | undefined) => ({
  ...tableState,
  game: tableState?.game?.record(),
  turn: tableState?.game?.turn,
});

const PARTIES = [
  { game: "to-court-the-king", seats: [YOU, OPEN] },
  { game: "to-court-the-king", seats: [BOT, YOU, OPEN, BOT] },
  { game: "rolling-courts", seats: [OPEN, YOU] },
  { game: "rolling-courts", seats: [YOU, OPEN, BOT] },
];

test.for(PARTIES)("$game: the fold of a log is the fold of its parts", (party) => {
  const paper = paperTable(party);
  begin(paper);
  playOut(paper, "parts");
  const { log } = paper;
  expect(log.some(({ entry }) => entry.kind === "undone")).toBe(true);
  const whole = told(foldAll(TABLE, undefined, log));
  expect(whole).toEqual(told(paper.tableState()));
  for (let cut = 1; cut < log.length; cut += 17) {
    const first = foldAll(TABLE, undefined, log.slice(0, cut));
    const before = told(first);
    expect(told(foldAll(TABLE, first, log.slice(cut)))).toEqual(whole);
    expect(told(first)).toEqual(before); // folding does not change the earlier state
  }
});

test.for(PARTIES)(
  "$game: the record of every moment can be replayed, and the final record is honest",
  (party) => {
    const paper = paperTable(party);
    begin(paper);
    playOut(paper, "records");
    let tableState: TableState | undefined;
    for (const [index, logged] of paper.log.entries()) {
      tableState = foldAll(TABLE, tableState, [logged]);
      const record = tableState === undefined ? undefined : recordOf(tableState);
      if (record === undefined || index % 11 > 0) continue;
      const read = readRecord(record, BOXES);
      expect(read.ok && read.value.table.record()).toBe(record);
    }
    const end = paper.tableState();
    expect(stageOf(end)).toBe("over");
    expect(paper.log.at(-1)?.entry.kind).toBe("revealed");
    const verdict = verifyRecord(recordOf(end) ?? "", BOXES);
    expect(verdict).toMatchObject({ ok: true, value: { kind: "honest" } });
  },
);

test("a log with a gap, without its first entry or with an illegal move does not fold", () => {
  const paper = paperTable();
  begin(paper);
  const { log } = paper;
  const n = log.length + 1;
  expect(() => foldAll(TABLE, undefined, log.slice(1))).toThrow("begins");
  expect(() => foldAll(TABLE, undefined, log.toSpliced(1, 1))).toThrow("gaps");
  const illegal = { n, atMs: 0, entry: { kind: "acted", seat: 0, text: "take king" } } as const;
  expect(() => foldAll(TABLE, undefined, [...log, illegal])).toThrow(BrokenRules);
});

test("a server that changes its seed, the shares or the table id is detected", () => {
  const paper = paperTable();
  begin(paper);
  playOut(paper, "honest");
  const { log } = paper;
  const swapped = (kind: Entry["kind"], change: (entry: never) => object) =>
    log.map((logged) =>
      logged.entry.kind === kind
        ? { ...logged, entry: { ...logged.entry, ...change(logged.entry as never) } }
        : logged,
    );
  const other = writeSecret(drawSecret());
  const forged = [
    swapped("created", () => ({ seal: other })),
    swapped("revealed", () => ({ seed: other })),
    swapped("begun", ({ dice }: EntryOf<"begun">) => ({
      dice: dice.replace(TABLE, "U".repeat(22)),
    })),
    swapped("begun", ({ dice }: EntryOf<"begun">) => ({
      dice: dice.replace(/[0-9a-f]{64},/, `${other},`),
    })),
    swapped("begun", ({ dice }: EntryOf<"begun">) => ({
      dice: dice.replace(/[0-9a-f]{64}/, other),
    })),
  ];
  for (const entries of forged)
    expect(() => foldAll(TABLE, undefined, entries)).toThrow(UnfairDice);
  expect(() => foldAll(TABLE, undefined, log)).not.toThrow();
});

test("the seed is revealed once, a game goes on at one other table, and a table has one rematch", () => {
  const paper = paperTable();
  begin(paper);
  const { log } = paper;
  const playing = log.map(({ entry }) => entry);
  const seed = writeSecret(paper.loaded().secrets.seed);
  const closed: Entry = { kind: "closed", player: 0, why: "closed" };
  const lobby = playing.slice(0, 1);
  const folds = (entries: readonly Entry[]) => foldAll(TABLE, undefined, numbered(entries));
  for (const entry of [
    { kind: "revealed", seed },
    { kind: "continued", table: "U".repeat(22) },
    { kind: "rematch", table: "U".repeat(22) },
  ] as const)
    for (const before of [playing, lobby]) {
      expect(() => folds([...before, closed, entry])).not.toThrow();
      expect(() => folds([...before, closed, entry, entry])).toThrow(UnfairDice);
    }
});

test("taking a card cannot be undone", () => {
  const paper = paperTable();
  begin(paper);
  for (let step = 0; step < 200; step += 1) {
    const { game, length } = paper.tableState();
    if (game?.turn.kind !== "decide") throw new Error("the game should still run");
    const { seat } = game.turn;
    const legal = game.legal();
    const text = legal.find((action) => action.startsWith("take ")) ?? legal[0] ?? "";
    paper.ask(seat, { kind: "act", key: "a", length, text });
    if (!text.startsWith("take ")) continue;
    const now = paper.tableState().length;
    expect(paper.ask(seat, { kind: "undo", key: "u", length: now })).toMatchObject({
      ok: false,
      error: { code: "final" },
    });
    return;
  }
  throw new Error("nobody took a card");
});
