import type { AnalysisAnswer, AnalysisQuestion } from "@courtly/analysis";
import { assert } from "@courtly/engine";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { savedGame } from "../../development/screens/keptGames.ts";
import { KING_WHOLE } from "../../development/screens/wholeGames.ts";
import { toCourtTheKingUi } from "../../src/games/to-court-the-king/gameUi.ts";
import type { KnownAnalysis } from "../../src/replay/analysis/analysisStore.ts";
import { curveCsv, splitCsv } from "../../src/replay/analysis/csvFiles.ts";
import { nextHighlight, openInsight } from "../../src/replay/analysis/insight.ts";
import { openAnalysis, type AnalysisPorts } from "../../src/replay/analysis/openAnalysis.ts";
import { roundedSplit } from "../../src/replay/analysis/points.ts";
import { openReplay } from "../../src/replay/replay.ts";

const EVENTS = 24;

/** The beginning of a game, as a replay opens it. */
function replayed() {
  const [head = "", body = ""] = KING_WHOLE.split("---\n");
  const record = `${head}---\n${body.split("\n").slice(0, EVENTS).join("\n")}\n`;
  const saved = savedGame({ id: "g", record, bots: ["Jonas"] }, { nowMs: 0 });
  const replay = openReplay(toCourtTheKingUi, saved);
  assert(replay.ok, "the record can be read");
  return replay.value;
}

const { judged: GAME, tableAt } = replayed();

/** A worker that judges every decision alike: Mira (0) loses two points with each, the others nothing. */
function fakeWorker({ failsAt = Infinity }: { readonly failsAt?: number } = {}) {
  const asked: AnalysisQuestion[] = [];
  const ask = async (question: AnalysisQuestion): Promise<AnalysisAnswer> => {
    if (question.kind === "judge" && asked.length >= failsAt) throw new Error("out of memory");
    asked.push(question);
    const even = [0.25, 0.25, 0.25, 0.25];
    switch (question.kind) {
      case "estimate":
        return { kind: "estimate", value: question.states.map(() => even) };
      case "judge": {
        const isMira = (question.state as { readonly toAct: number }).toAct === 0;
        const after = isMira ? [0.23, 0.27, 0.25, 0.25] : even;
        const judgement = { before: even, after, best: "best", why: undefined };
        return { kind: "judge", value: { ...judgement, isExact: false, lossMargin: 0.001 } };
      }
      case "explain":
        return { kind: "explain", value: { lines: [] } };
      case "rarity":
        return { kind: "rarity", value: { share: 0.1, isExact: true } };
    }
  };
  return { asked, rpc: { ask, close: () => undefined } };
}

function portsWith(
  rpc: AnalysisPorts["rpc"],
  store: { known?: KnownAnalysis | undefined } = {},
): AnalysisPorts {
  return {
    rpc,
    read: async () => store.known,
    keep: async (known) => {
      store.known = known;
    },
    isOwn: (player) => player === 0,
    isStandIn: () => false,
    nowMs: () => 0,
  };
}

const eventsJudged = (asked: readonly AnalysisQuestion[]) =>
  asked.flatMap((question) => {
    if (question.kind !== "judge") return [];
    return GAME.moments.findIndex(({ before }) => before.state === question.state);
  });

const seatOf = (event: number) => {
  const { turn } = tableAt(event);
  return turn.kind === "over" ? undefined : turn.seat;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an analysis in the page", () => {
  test("estimates first, then judges own decisions, then those of the others", async () => {
    const { asked, rpc } = fakeWorker();
    const analysis = openAnalysis(GAME, portsWith(rpc));
    await vi.runAllTimersAsync();
    expect(asked[0]?.kind).toBe("estimate");
    const seats = eventsJudged(asked).map(seatOf);
    expect(seats.lastIndexOf(0)).toBeLessThan(seats.findIndex((seat) => seat !== 0));
    const { status, done, all, ownDone, ownAll } = analysis.state.value;
    expect({ status, done, ownDone }).toEqual({ status: "done", done: all, ownDone: ownAll });
    expect(analysis.review.value?.moments.some(({ isPending }) => isPending)).toBe(false);
  });

  test("the event on the screen goes to the front, and its mistake is explained", async () => {
    const { asked, rpc } = fakeWorker();
    const analysis = openAnalysis(GAME, portsWith(rpc));
    const decisions = GAME.moments.flatMap(({ before: { turn } }, event) =>
      turn.kind === "decide" ? [event] : [],
    );
    const last = decisions.at(-1) ?? 0;
    analysis.look(last);
    await vi.runAllTimersAsync();
    expect(eventsJudged(asked)[0]).toBe(last);
    const mistake = decisions.find((event) => seatOf(event) === 0) ?? 0;
    analysis.look(mistake);
    await vi.runAllTimersAsync();
    expect(asked.at(-1)?.kind).toBe("explain");
    expect(analysis.explanations.value.has(mistake)).toBe(true);
  });

  test("stops, keeps what is done, and goes on from there, also at a later visit", async () => {
    const store: { known?: KnownAnalysis } = {};
    const broken = fakeWorker({ failsAt: 7 });
    const first = openAnalysis(GAME, portsWith(broken.rpc, store));
    await vi.runAllTimersAsync();
    expect(first.state.value).toMatchObject({ status: "stopped", done: 6 });
    first.close();
    await vi.runAllTimersAsync();
    expect(store.known?.judged).toHaveLength(6);
    const next = fakeWorker();
    const second = openAnalysis(GAME, portsWith(next.rpc, store));
    await vi.runAllTimersAsync();
    const { all } = second.state.value;
    expect(second.state.value.status).toBe("done");
    expect(next.asked.map(({ kind }) => kind)).toEqual(
      Array.from({ length: all - 6 }, () => "judge"),
    );
  });

  test("can be paused, and can end after the own decisions", async () => {
    const { rpc } = fakeWorker();
    const analysis = openAnalysis(GAME, portsWith(rpc));
    analysis.pause();
    await vi.runAllTimersAsync();
    expect(analysis.state.value).toMatchObject({ status: "paused", done: 0 });
    analysis.goOn();
    analysis.onlyOwn();
    await vi.runAllTimersAsync();
    const { status, done, ownAll } = analysis.state.value;
    expect({ status, done }).toEqual({ status: "paused", done: ownAll });
  });
});

describe("what a replay shows of an analysis", () => {
  const insightWith = async (seen: number) => {
    const analysis = openAnalysis(GAME, portsWith(fakeWorker().rpc));
    await vi.runAllTimersAsync();
    const insight = openInsight({
      analysis,
      game: GAME,
      viewer: 0,
      roundAt: () => 1,
      seen: signal(seen),
    });
    const shown = insight.shown.value;
    assert(shown !== undefined, "the game is analysed");
    return { insight, shown };
  };

  test("while the outcome is hidden, no highlight is told that was not seen", async () => {
    const { shown: whole } = await insightWith(GAME.moments.length);
    const mistakes = whole.highlights.filter(({ kind }) => kind === "mistake");
    expect(mistakes.length).toBeGreaterThan(1);
    const second = mistakes[1]?.event ?? 0;
    const { shown } = await insightWith(second);
    expect(shown.isWhole).toBe(false);
    expect(shown.highlights.every(({ event }) => event < second)).toBe(true);
    expect([...shown.mistakes.keys()].every((event) => event < second)).toBe(true);
    expect(nextHighlight(whole.highlights, second, { kinds: ["mistake"], isBack: true })).toBe(
      mistakes[0]?.event,
    );
    expect(nextHighlight(shown.highlights, second, { kinds: ["mistake"] })).toBeUndefined();
  });

  test("the parts of a result add up as they are shown", () => {
    const split = { start: 0.25, own: -0.12345, rivals: 0.0666, result: 1 / 3 };
    const luck = split.result - split.start - split.own - split.rivals;
    const rounded = roundedSplit({ ...split, luck });
    const tenths = (chance: number) => Math.round(1000 * chance);
    expect(
      tenths(rounded.start) + tenths(rounded.luck) + tenths(rounded.own) + tenths(rounded.rivals),
    ).toBe(tenths(rounded.result));
    expect(rounded).toMatchObject({ start: 0.25, own: -0.123, rivals: 0.067, result: 0.333 });
  });

  test("files have a row for every event and every player, and no formula of a spreadsheet", async () => {
    const { insight, shown } = await insightWith(GAME.moments.length);
    const roster = { names: ["=Ada", 'Be"n', "Cleo", "Dan"], chairs: [], shields: [] };
    const rows = curveCsv({ insight, shown, roster }).trim().split("\r\n");
    expect(rows).toHaveLength(GAME.moments.length + 1);
    const players = splitCsv({ shown, roster }).trim().split("\r\n");
    expect(players[0]).toBe("player,start,luck,own,rivals,result");
    expect(players[1]).toMatch(/^'=Ada,0\.25,/);
    expect(players[2]).toMatch(/^"Be""n",/);
  });
});
