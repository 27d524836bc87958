import type { Pace, TableState } from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { timeLeft } from "../../../src/online/people/durations.ts";
import { clockAt } from "../../../src/online/people/turnClock.ts";

const MINUTE_MS = 60_000;

/** A table where Ada, in seat 0, has decided since time 0. */
function table(pace: Pace | undefined, reserveMs = 0): TableState {
  const facts = {
    pace,
    places: [{ kind: "person" }, { kind: "person" }],
    resigned: [],
    held: [],
    lateTurn: undefined,
    hasRolled: true,
    clocks: {
      current: { player: 0, turn: "1", sinceMs: 0 },
      reservesMs: [reserveMs, 0],
      before: undefined,
    },
    game: { turn: { kind: "decide", seat: 0 }, turnName: "1", playerOf: (seat: number) => seat },
  };
  return facts as unknown as TableState; // the clock reads only these
}

describe("the clock of a turn", () => {
  test("is none without a pace", () => {
    expect(clockAt(table(undefined), 0)).toBeUndefined();
  });

  test("runs down, and is urgent in the last 15 seconds", () => {
    expect(clockAt(table("brisk"), 15_000)).toMatchObject({ leftMs: 30_000, isUrgent: false });
    expect(clockAt(table("brisk"), 30_000)).toMatchObject({ leftMs: 15_000, isUrgent: true });
    expect(clockAt(table("brisk"), 50_000)).toMatchObject({ leftMs: 0, share: 0 });
  });

  test("takes the time of the turn first, then the reserve", () => {
    const steady = table("steady", 5 * MINUTE_MS);
    expect(clockAt(steady, MINUTE_MS)).toMatchObject({ leftMs: MINUTE_MS, isReserve: false });
    expect(clockAt(steady, 3 * MINUTE_MS)).toMatchObject({
      leftMs: 4 * MINUTE_MS,
      isReserve: true,
    });
  });

  test("shows minutes below an hour, then hours, then days", () => {
    expect(timeLeft(74_000)).toBe("1:14");
    expect(timeLeft(19 * 60 * MINUTE_MS)).toBe("19 h");
    expect(timeLeft(50 * 60 * MINUTE_MS)).toBe("2 days");
  });
});
