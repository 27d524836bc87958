import { assert } from "@courtly/engine";
import {
  BrokenRules,
  foldingOf,
  numbered,
  PACE_TIMES,
  UnfairDice,
  type Entry,
  type EntryOf,
} from "@courtly/protocol";
import {
  BOX,
  created,
  dealt,
  ID,
  OURS,
  SEATING,
  shared,
  THEIRS,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import { describe, expect, test } from "vitest";

const { foldAll } = foldingOf([BOX]);
const START_MS = 1_000_000;
const TURN_MS = PACE_TIMES.brisk.turnMs;

/** A game of two that has just begun. */
function begunTable(clock: "brisk" | "none" = "brisk") {
  const [, ...seating] = SEATING;
  const opening: Entry = { ...created, ...(clock === "brisk" && { pace: clock }) };
  const drawn = [shared(US, OURS), shared(THEM, THEIRS), ...dealt({ shares: [OURS, THEIRS] })];
  const log = [opening, ...seating.filter(({ kind }) => kind !== "shared"), ...drawn];
  const begun = log.slice(0, log.findIndex(({ kind }) => kind === "begun") + 1);
  const table = foldAll(ID, undefined, numbered(begun, { atMs: START_MS }));
  assert(table?.game?.turn.kind === "decide", "the game has begun");
  return { table, mover: table.game.turn.seat };
}

type Begun = ReturnType<typeof begunTable>;

/** The state after further entries, which were written this time after the beginning. */
function after({ table }: Begun, laterMs: number, ...entries: readonly Entry[]) {
  const atMs = START_MS + laterMs;
  return foldAll(ID, table, numbered(entries, { after: table.length, atMs }));
}

describe("a device follows no log in which a server", () => {
  test("ends a turn before its clock has run out, or without a clock", () => {
    const begun = begunTable();
    const late: Entry = { kind: "outOfTime", player: begun.mover };
    expect(() => after(begun, TURN_MS - 1, late)).toThrow(UnfairDice);
    expect(after(begun, TURN_MS, late)?.lateTurns[begun.mover]).toBe(1);
    const unhurried = begunTable("none");
    expect(() => after(unhurried, 1e12, { ...late, player: unhurried.mover })).toThrow(UnfairDice);
  });

  test("ends the turn of a player who is not to decide", () => {
    const begun = begunTable();
    const other = 1 - begun.mover;
    expect(() => after(begun, TURN_MS, { kind: "outOfTime", player: other })).toThrow(UnfairDice);
  });

  test("lets a bot hold a seat though nobody has asked, and no two turns in a row were late", () => {
    const begun = begunTable();
    const { mover } = begun;
    const late: Entry = { kind: "outOfTime", player: mover };
    expect(() => after(begun, 0, { kind: "held", player: mover })).toThrow(UnfairDice);
    expect(() => after(begun, TURN_MS, late, { kind: "held", player: mover })).toThrow(UnfairDice);
    expect(() => after(begun, 0, { kind: "held", player: mover, by: mover })).toThrow(UnfairDice);
    const asked: Entry = { kind: "held", player: mover, by: 1 - mover };
    expect(after(begun, 0, asked)?.held).toEqual([mover]);
    const unawaited: Entry = { kind: "held", player: 1 - mover, by: mover };
    expect(() => after(begun, 0, unawaited)).toThrow(UnfairDice);
    expect(() => after(begun, 0, asked, asked)).toThrow(UnfairDice);
  });

  test("gives a seat back that no bot holds", () => {
    const begun = begunTable();
    const back: Entry = { kind: "tookBack", player: begun.mover };
    expect(() => after(begun, 0, back)).toThrow(UnfairDice);
    const late: Entry = { kind: "outOfTime", player: begun.mover };
    expect(() => after(begun, TURN_MS, late, back)).toThrow(UnfairDice);
  });

  test("undoes what a bot has played for a player who has taken the seat back", () => {
    const begun = begunTable();
    const { mover } = begun;
    const act = (text: string): Entry => ({ kind: "acted", seat: mover, text });
    const rolled: Entry = { kind: "rolled", faces: [1, 1, 2] };
    const played = [act("roll"), rolled, act("aside 1")] as const;
    const undone: Entry = { kind: "undone", player: mover };
    const asked: Entry = { kind: "held", player: mover, by: 1 - mover };
    const back: Entry = { kind: "tookBack", player: mover };
    expect(after(begun, 0, ...played, undone)?.game?.length).toBe(2);
    expect(() => after(begun, 0, asked, ...played, back, undone)).toThrow(BrokenRules);
  });

  test("lets a player resign twice", () => {
    const begun = begunTable();
    const resigned: Entry = { kind: "resigned", player: THEM };
    expect(after(begun, 0, resigned)?.resigned).toEqual([THEM]);
    expect(() => after(begun, 0, resigned, resigned)).toThrow(UnfairDice);
  });

  test("frees the seat of the host, an open seat, or one that another guest opens", () => {
    const [, ...seating] = SEATING.filter(({ kind }) => kind === "sealed" || kind === "seated");
    const lobby = [{ ...created, players: 3 }, ...seating];
    const free = (left: Omit<EntryOf<"left">, "kind">) => () =>
      foldAll(ID, undefined, numbered([...lobby, { kind: "left", ...left }]));
    for (const by of [undefined, US]) expect(free({ player: THEM, by })).not.toThrow();
    for (const by of [undefined, US, THEM]) expect(free({ player: US, by })).toThrow(UnfairDice);
    for (const by of [undefined, US]) expect(free({ player: 2, by })).toThrow(UnfairDice);
    expect(free({ player: THEM, by: THEM })).toThrow(UnfairDice);
  });

  test("changes the pace or the host after the dice are drawn", () => {
    const begun = begunTable();
    expect(() => after(begun, 0, { kind: "paced", pace: "slow" })).toThrow(UnfairDice);
    expect(() => after(begun, 0, { kind: "hostPassed", player: THEM })).toThrow(UnfairDice);
  });
});
