import { assert } from "@courtly/engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { savedGame } from "../../development/screens/keptGames.ts";
import { COURTS_WHOLE, KING_WHOLE } from "../../development/screens/wholeGames.ts";
import { rollingCourtsUi } from "../../src/games/rolling-courts/gameUi.ts";
import { toCourtTheKingUi } from "../../src/games/to-court-the-king/gameUi.ts";
import { openPlayback } from "../../src/replay/playback.ts";
import { nextRollAt } from "../../src/replay/nextRoll.ts";
import { openReplay, turnAt, turnStep, type Replay } from "../../src/replay/replay.ts";

const saved = (record: string) =>
  savedGame(
    { id: "g", record, bots: ["Jonas"], ending: { headline: "", winners: [0] } },
    { nowMs: 0 },
  );

function kingReplay() {
  const replay = openReplay(toCourtTheKingUi, saved(KING_WHOLE));
  assert(replay.ok, "the record can be read");
  return replay.value;
}

function courtsReplay() {
  const replay = openReplay(rollingCourtsUi, saved(COURTS_WHOLE));
  assert(replay.ok, "the record can be read");
  return replay.value;
}

/** The laws of every replay: each place shows the game as it was after that many events. */
function expectLawful<State, Action>(replay: Replay<State, Action>, record: string): void {
  const { end, turns, session, go } = replay;
  expect(session.view.value.table.length).toBe(0);
  for (const place of [1, 2, end, 0, Math.floor(end / 2)]) {
    go(place);
    const { table, steps } = session.view.value;
    expect([replay.place.value, table.length, steps.length]).toEqual([place, place, place]);
    const body = (text: string) => text.split("---\n")[1] ?? "";
    expect(body(record).startsWith(body(table.record()))).toBe(true);
  }
  const covered = turns.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  expect(covered).toEqual(Array.from({ length: end }, (_, at) => at + 1));
}

describe("a replay", () => {
  test("shows the game as it was at every place, and its turns cover it", () => {
    expectLawful(kingReplay(), KING_WHOLE);
    expectLawful(courtsReplay(), COURTS_WHOLE);
  });

  test("refuses every action, and stays within the game", async () => {
    const { session, go, place, end } = kingReplay();
    expect(await session.act({ kind: "roll" })).toMatchObject({ message: /replay/ });
    expect(await session.undo()).toMatchObject({ message: /replay/ });
    go(-5);
    expect(place.value).toBe(0);
    go(end + 5);
    expect(place.value).toBe(end);
    expect(session.view.value.waiting.kind).toBe("over");
  });

  test("only a step onwards is new", () => {
    const { session, go } = kingReplay();
    go(1);
    expect(session.view.value.fresh).toHaveLength(1);
    go(5);
    expect(session.view.value.fresh).toEqual([]);
    go(4);
    expect(session.view.value.fresh).toEqual([]);
  });

  test("steps from turn to turn", () => {
    const { turns, end } = kingReplay();
    const second = turns[1]?.first ?? 0;
    expect(turnStep(turns, 0, 1)).toBe(second - 1);
    expect(turnStep(turns, second + 1, -1)).toBe(second - 1);
    expect(turnStep(turns, end, 1)).toBe(end);
    expect(turnStep(turns, 0, -1)).toBe(0);
    expect(turnAt(turns, second)).toBe(turns[1]);
    expect(turnAt(turns, end)?.last).toBe(end);
  });

  test("the roll to which a decision has led is shown within its turn, but not before it was seen", () => {
    const { steps, turns, end } = kingReplay();
    const rollAt = (place: number, seen = end) =>
      nextRollAt(toCourtTheKingUi, { steps }, { insight: undefined, place, end: seen });
    const found = steps.map((_, place) => rollAt(place));
    expect(found.filter((roll) => roll !== undefined).length).toBeGreaterThan(50);
    for (const [place, roll] of found.entries()) {
      const last = turns.find((turn) => turn.last > place)?.last ?? end;
      const coming = steps.slice(place + 1, last).map(({ event }) => event);
      const next = coming.find(({ kind }) => kind === "rolled");
      const isRoll = steps[place]?.event.kind === "rolled";
      expect(roll?.faces, `place ${place}`).toEqual(
        isRoll || next?.kind !== "rolled" ? undefined : next.faces,
      );
      expect(rollAt(place, place + 1)).toBeUndefined();
    }
  });

  test("a record that cannot be played is told", () => {
    const broken = saved(KING_WHOLE);
    const record = broken.record.replace("0 roll", "0 take king");
    const replay = openReplay(toCourtTheKingUi, { ...broken, record });
    expect(replay).toMatchObject({ ok: false, error: { line: expect.any(Number) } });
  });
});

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("shows one event after the other, pauses, and stops at the end", () => {
    const replay = kingReplay();
    const playback = openPlayback(replay, () => false);
    playback.toggle();
    vi.advanceTimersByTime(900);
    expect(replay.place.value).toBe(1);
    playback.toggle();
    vi.advanceTimersByTime(60_000);
    expect(replay.place.value).toBe(1);
    replay.go(replay.end - 1);
    playback.toggle();
    vi.advanceTimersByTime(60_000);
    expect([replay.place.value, playback.isPlaying.value]).toEqual([replay.end, false]);
    // Played again, it begins anew.
    playback.toggle();
    expect([replay.place.value, playback.isPlaying.value]).toEqual([0, true]);
    playback.close();
  });

  test("a faster speed shows more events in the same time", () => {
    const placeAfter = (speed: "slow" | "fast") => {
      const replay = kingReplay();
      const playback = openPlayback(replay, () => false);
      playback.setSpeed(speed);
      playback.toggle();
      vi.advanceTimersByTime(20_000);
      playback.close();
      return replay.place.value;
    };
    expect(placeAfter("fast")).toBeGreaterThan(2 * placeAfter("slow"));
  });
});
