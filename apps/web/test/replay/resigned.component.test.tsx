import type { AnalysisAnswer, AnalysisQuestion } from "@courtly/analysis";
import { assert } from "@courtly/engine";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedGame } from "../../development/screens/keptGames.ts";
import { toCourtTheKingUi } from "../../src/games/to-court-the-king/gameUi.ts";
import { assessmentAt } from "../../src/replay/analysis/assessment.ts";
import { openInsight } from "../../src/replay/analysis/insight.ts";
import { openAnalysis } from "../../src/replay/analysis/openAnalysis.ts";
import { openReplay } from "../../src/replay/replay.ts";

const RECORD = `courtly 1
game to-court-the-king
players Mira, Jonas
---
0 roll
* 1 2 3
1 resign
`;

/** A worker that gives Mira (0) 60 points in every position. */
async function ask(question: AnalysisQuestion): Promise<AnalysisAnswer> {
  const chances = [0.6, 0.4];
  assert(question.kind === "judge" || question.kind === "estimate", "nothing is a mistake");
  if (question.kind === "estimate")
    return { kind: "estimate", value: question.states.map(() => chances) };
  const judgement = { before: chances, after: chances, best: "roll", why: undefined };
  return { kind: "judge", value: { ...judgement, isExact: false, lossMargin: 0.001 } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a replay ends with the player who resigned, and assesses that as what it gave away", async () => {
  const saved = savedGame(
    { id: "g", record: RECORD, bots: [], ending: { headline: "", winners: [0] } },
    { nowMs: 0 },
  );
  const replay = openReplay(toCourtTheKingUi, saved);
  assert(replay.ok, "the record can be read");
  const { judged, end, go, session } = replay.value;
  go(end);
  expect(session.view.value.waiting).toEqual({ kind: "over" });
  const analysis = openAnalysis(judged, {
    rpc: { ask, close: () => undefined },
    read: async () => undefined,
    keep: async () => undefined,
    isOwn: () => true,
    isStandIn: () => false,
    nowMs: () => 0,
  });
  const seen = signal(end);
  const insight = openInsight({ analysis, game: judged, viewer: 0, roundAt: () => 1, seen });
  await vi.runAllTimersAsync();
  const resignation = end - 1;
  expect(assessmentAt(insight, resignation)).toEqual({
    kind: "resign",
    event: resignation,
    seat: 1,
    player: 1,
    change: 0.4,
  });
  expect(analysis.review.value?.players).toMatchObject([
    { rivals: 0.4, result: 1 },
    { own: -0.4, result: 0 },
  ]);
  seen.value = resignation;
  expect(assessmentAt(insight, resignation)).toEqual({ kind: "hidden" });
});
