import { writeSecret } from "@courtly/dice";
import { assert } from "@courtly/engine";
import {
  dueOf,
  foldingOf,
  isPaused,
  neededFor,
  numbered,
  PACE_TIMES,
  UnfairDice,
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
  SEATING,
  SEED,
  shared,
  THEIRS,
  THEM,
  US,
} from "@courtly/testkit/hostileServer";
import { describe, expect, test } from "vitest";

const { foldAll } = foldingOf([BOX]);
const START_MS = 1_000_000;
const { turnMs: TURN_MS } = PACE_TIMES.brisk;

/** A game of two with a clock that has just begun. */
function begunTable(): TableState {
  const [, ...seating] = SEATING;
  const drawn = [shared(US, OURS), shared(THEM, THEIRS), ...dealt({ shares: [OURS, THEIRS] })];
  const log: Entry[] = [{ ...created, pace: "brisk" }, ...seating, ...drawn];
  const begun = log.slice(0, log.findIndex(({ kind }) => kind === "begun") + 1);
  const table = foldAll(ID, undefined, numbered(begun, { atMs: START_MS }));
  assert(table !== undefined, "the log has entries");
  return table;
}

/** The state after further entries, which were written this time after the beginning. */
function after(table: TableState, laterMs: number, ...entries: readonly Entry[]): TableState {
  const atMs = START_MS + laterMs;
  const next = foldAll(ID, table, numbered(entries, { after: table.length, atMs }));
  assert(next !== undefined, "there is a table");
  return next;
}

const proposed = (player: number, what: "pause" | "end"): EntryOf<"proposed"> => ({
  kind: "proposed",
  player,
  what,
});
const resumed = (player: number): Entry => ({ kind: "resumed", player });
const declined = (player: number): Entry => ({ kind: "declined", player });
const moverOf = ({ game }: TableState) => {
  assert(game?.turn.kind === "decide", "a seat decides");
  return game.playerOf(game.turn.seat);
};
const PAUSE = [proposed(US, "pause"), proposed(THEM, "pause")] as const;

describe("a pause", () => {
  test("begins with the agreement of everybody, stops the clock, and ends when one player resumes", () => {
    const table = begunTable();
    const [first, second] = PAUSE;
    const waiting = after(table, 10, first);
    expect([isPaused(waiting), waiting.proposal?.agreed]).toEqual([false, [US]]);
    expect(dueOf(waiting)).toBe(START_MS + TURN_MS);
    const paused = after(waiting, 1000, second);
    expect([isPaused(paused), paused.proposal, dueOf(paused)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    const goesOn = after(paused, 61_000, resumed(THEM));
    // A minute was paused, after a second of the turn.
    expect([isPaused(goesOn), dueOf(goesOn)]).toEqual([false, START_MS + TURN_MS + 60_000]);
  });

  test("keeps the clock of the turn also through a roll and an undo", () => {
    const table = begunTable();
    const seat = moverOf(table);
    const roll: Entry = { kind: "acted", seat, text: "roll" };
    const aside: Entry = { kind: "acted", seat, text: "aside 1" };
    const played = after(table, 5000, roll, { kind: "rolled", faces: [1, 1, 2] }, aside);
    const goesOn = after(after(played, 6000, ...PAUSE), 16_000, resumed(US));
    const undone = after(goesOn, 17_000, { kind: "undone", player: seat });
    expect([dueOf(goesOn), dueOf(undone)]).toEqual([
      START_MS + TURN_MS + 10_000,
      START_MS + TURN_MS + 10_000,
    ]);
  });

  test("does not need those for whom the Steward plays, who resume it when they are back", () => {
    const table = begunTable();
    const player = moverOf(table);
    const other = 1 - player;
    const held = after(table, 0, { kind: "held", player, by: other });
    const paused = after(held, 0, proposed(other, "pause"));
    expect(isPaused(paused)).toBe(true);
    expect(isPaused(after(paused, 0, resumed(player)))).toBe(false);
  });

  test("does not need a program, an end does", () => {
    const [opening, ...log] = SEATING;
    const isTheirs = (entry: Entry) => entry.kind === "seated" && entry.player === THEM;
    const seating = log.map((entry): Entry =>
      entry.kind === "seated" && entry.who.kind === "person" && isTheirs(entry)
        ? { ...entry, who: { ...entry.who, program: true } }
        : entry,
    );
    const drawn = [shared(US, OURS), shared(THEM, THEIRS), ...dealt({ shares: [OURS, THEIRS] })];
    const all = [opening ?? created, ...seating, ...drawn];
    const begun = all.slice(0, all.findIndex(({ kind }) => kind === "begun") + 1);
    const table = foldAll(ID, undefined, numbered(begun));
    assert(table !== undefined, "the log has entries");
    expect(isPaused(after(table, 0, proposed(US, "pause")))).toBe(true);
    expect(neededFor(table, "end")).toEqual([US, THEM]);
  });

  test("lapses as a proposal if somebody who has agreed plays on, or declines it, or a seat is held", () => {
    const table = begunTable();
    const mover = moverOf(table);
    const roll: readonly Entry[] = [
      { kind: "acted", seat: mover, text: "roll" },
      { kind: "rolled", faces: [1, 1, 2] },
    ];
    const byMover = after(table, 0, proposed(mover, "pause"));
    expect(after(byMover, 0, ...roll).proposal).toBeUndefined();
    const byOther = after(table, 0, proposed(1 - mover, "pause"));
    expect(after(byOther, 0, ...roll).proposal).toMatchObject({ agreed: [1 - mover] });
    expect(after(byOther, 0, declined(mover))).toMatchObject({
      proposal: undefined,
      declined: { what: "pause" },
    });
    const held: Entry = { kind: "held", player: mover, by: 1 - mover };
    expect(after(byOther, 0, held).proposal).toBeUndefined();
  });
});

describe("a device follows no log in which a server", () => {
  const END: readonly Entry[] = [
    { kind: "closed", player: US, why: "agreed" },
    { kind: "revealed", seed: writeSecret(SEED) },
  ];

  test("ends a game by agreement though not everybody has agreed", () => {
    const table = begunTable();
    const both = [proposed(US, "end"), proposed(THEM, "end")];
    expect(after(table, 0, ...both, ...END).isClosed).toBe(true);
    for (const agreed of [[], both.slice(0, 1), PAUSE.slice(0, 1)])
      expect(() => after(table, 0, ...agreed, ...END)).toThrow(UnfairDice);
    expect(() => after(table, 0, ...both, declined(US), ...END)).toThrow(UnfairDice);
  });

  test("ends a game of somebody who is away and held by the Steward", () => {
    const table = begunTable();
    const player = moverOf(table);
    const held: Entry = { kind: "held", player, by: 1 - player };
    const alone = [held, proposed(1 - player, "end")];
    expect(() => after(table, 0, ...alone, ...END)).toThrow(UnfairDice);
  });

  test("lets anybody play, undo, run out of time or be held in a pause, or resumes one that is not there", () => {
    const table = begunTable();
    const player = moverOf(table);
    const paused = after(table, 0, ...PAUSE);
    const plays: readonly Entry[] = [
      { kind: "acted", seat: player, text: "roll" },
      { kind: "undone", player },
      { kind: "outOfTime", player },
      { kind: "held", player, by: 1 - player },
      proposed(US, "pause"),
    ];
    for (const entry of plays) expect(() => after(paused, 10 * TURN_MS, entry)).toThrow(UnfairDice);
    expect(() => after(table, 0, resumed(US))).toThrow(UnfairDice);
    expect(() => after(table, 0, declined(US))).toThrow(UnfairDice);
  });

  test("lets a player agree twice, to two things at once, or after resigning", () => {
    const table = begunTable();
    for (const twice of [proposed(US, "pause"), proposed(US, "end"), proposed(THEM, "end")])
      expect(() => after(table, 0, proposed(US, "pause"), twice)).toThrow(UnfairDice);
    const resigned: Entry = { kind: "resigned", player: US };
    expect(() => after(table, 0, resigned, proposed(US, "pause"))).toThrow(UnfairDice);
  });
});
