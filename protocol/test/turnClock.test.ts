import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACE_TIMES, PACES, type Pace } from "../src/paces.ts";
import { clocksAfter, dueAtMs, newClocks, type TurnClocks } from "../src/turnClock.ts";

const MINUTE_MS = 60_000;
const steady = { pace: "steady" } as const;
const turn = (player: number, name: string) => ({ player, turn: name });

/** The clocks after these turns, each with the time at which it begins. */
function afterTurns(
  pace: Pace,
  turns: readonly (readonly [player: number, name: string, atMs: number])[],
): TurnClocks {
  let clocks = newClocks(2, pace);
  for (const [player, name, atMs] of turns)
    clocks = clocksAfter(clocks, turn(player, name), { atMs, pace });
  return clocks;
}

describe("the clock of a turn", () => {
  test("runs from the entry with which the turn begins", () => {
    const clocks = afterTurns("brisk", [[0, "1 0", 1000]]);
    expect(dueAtMs(clocks, "brisk")).toBe(1000 + 45_000);
  });

  test("goes on during the turn, whatever its player does", () => {
    const clocks = afterTurns("brisk", [
      [0, "1 0", 1000],
      [0, "1 0", 30_000],
    ]);
    expect(dueAtMs(clocks, "brisk")).toBe(46_000);
  });

  test("is not started again by an undo that leads back to the turn", () => {
    let clocks = afterTurns("steady", [
      [0, "1 0", 0],
      [1, "1 1", MINUTE_MS],
    ]);
    clocks = clocksAfter(clocks, turn(0, "1 0"), { ...steady, atMs: 2 * MINUTE_MS });
    expect(clocks.current).toEqual({ player: 0, turn: "1 0", sinceMs: 0 });
  });

  test("is not started again by an undo over several turns", () => {
    let clocks = afterTurns("brisk", [
      [0, "1 0 turn", 0],
      [0, "1 0 mines", 40_000],
      [1, "1 1 turn", 41_000],
      [0, "1 0 mines", 42_000],
    ]);
    clocks = clocksAfter(clocks, turn(0, "1 0 turn"), { pace: "brisk", atMs: 43_000 });
    expect(clocks.current?.sinceMs).toBe(0);
  });

  test("goes on after a roll, and when a player takes the seat back", () => {
    let clocks = afterTurns("steady", [[0, "1 0", 0]]);
    clocks = clocksAfter(clocks, undefined, { ...steady, atMs: 6 * MINUTE_MS });
    clocks = clocksAfter(clocks, turn(0, "1 0"), { ...steady, atMs: 6 * MINUTE_MS });
    expect(dueAtMs(clocks, "steady")).toBe(7 * MINUTE_MS);
  });

  test("takes from the reserve of its player what is longer than a turn, also over several turns", () => {
    const clocks = afterTurns("steady", [
      [0, "1 0", 0],
      [1, "1 1", 3 * MINUTE_MS],
      [0, "2 0", 4 * MINUTE_MS],
      [1, "2 1", 10 * MINUTE_MS],
    ]);
    // Three minutes, then six: one and four of the five in reserve are used.
    expect(clocks.reservesMs).toEqual([0, 5 * MINUTE_MS]);
  });

  test("does not exist without a pace, nor while a bot decides", () => {
    const clocks = clocksAfter(newClocks(2, undefined), turn(0, "1 0"), {
      atMs: 5,
      pace: undefined,
    });
    expect(dueAtMs(clocks, undefined)).toBeUndefined();
    expect(dueAtMs(newClocks(2, "brisk"), "brisk")).toBeUndefined();
  });

  test("gives each player at least a whole turn, and no reserve is ever negative or grows", () => {
    const turns = fc.array(
      fc.record({ player: fc.nat({ max: 1 }), lastsMs: fc.nat({ max: 20 * MINUTE_MS }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...PACES), turns, (pace, played) => {
        const { turnMs, reserveMs } = PACE_TIMES[pace];
        let clocks = newClocks(2, pace);
        let atMs = 0;
        for (const [round, { player, lastsMs }] of played.entries()) {
          const before = clocks.reservesMs;
          clocks = clocksAfter(clocks, turn(player, `${round}`), { atMs, pace });
          expect((dueAtMs(clocks, pace) ?? 0) - atMs).toBeGreaterThanOrEqual(turnMs);
          for (const [each, reserve] of clocks.reservesMs.entries()) {
            expect(reserve).toBeGreaterThanOrEqual(0);
            expect(reserve).toBeLessThanOrEqual(Math.min(reserveMs, before[each] ?? 0));
          }
          atMs += lastsMs;
        }
      }),
    );
  });
});
