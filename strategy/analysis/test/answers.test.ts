import { assert, type Faces } from "@courtly/engine";
import { beforeAll, describe, expect, test } from "vitest";
import {
  answeringAnalysis,
  decisionAt,
  decisionsOf,
  luckOf,
  mistakesOf,
  precisionOf,
  reviewOf,
  type AnalysisAnswer,
  type AnalysisQuestion,
  type JudgedDecision,
} from "@courtly/analysis";
import { courtsReason } from "@courtly/analysis/rolling-courts";
import { kingReason } from "@courtly/analysis/to-court-the-king";
import type { State as CourtsState } from "@courtly/rolling-courts";
import type { State as KingState } from "@courtly/to-court-the-king";
import { botNamed, COURTS, gameIn, KING, recordOf } from "./support.ts";

const WANTED = { isWanted: async () => true };

/** Asks as the page does. */
function asking() {
  const answer = answeringAnalysis(() => 0);
  return async <Kind extends AnalysisQuestion["kind"]>(
    question: Extract<AnalysisQuestion, { kind: Kind }>,
  ) => {
    const answered = await answer(question, WANTED);
    assert(answered?.kind === question.kind, "the question is answered");
    return answered.value as AnalysisAnswer<Kind>["value"];
  };
}

describe.each([
  ["To Court the King", KING],
  ["Rolling Courts", COURTS],
] as const)("%s", (_name, toPlay) => {
  const gameId = toPlay.game.id;
  const record = recordOf(
    toPlay,
    ["page", "page", "squire"].map((name) => botNamed(toPlay, name, "ask")),
    { seed: "ask", events: 45 },
  );
  const game = gameIn(record);
  const states = [...game.moments.map(({ before }) => before.state), game.table.state];

  const judged: JudgedDecision[] = [];

  beforeAll(async () => {
    const ask = asking();
    for (const event of decisionsOf(game)) {
      const judgement = await ask({ kind: "judge", gameId, ...decisionAt(game, event) });
      judged.push({ event, judgement });
    }
  });

  test("a game is estimated at once, and judged decision by decision in any order", async () => {
    const estimates = await asking()({ kind: "estimate", gameId, states });
    const whole = reviewOf(game, judged, { chanceMargin: 0 });
    for (const known of [[], judged.slice(0, 9), judged.slice(9).toReversed(), judged]) {
      const review = reviewOf(game, known, { chanceMargin: 0, estimates });
      const isDone = known.length === judged.length;
      expect(review.moments.some(({ isPending }) => isPending)).toBe(!isDone);
      if (isDone) expect(review).toEqual(whole);
      for (const { start, luck, own, rivals, result } of review.players) {
        expect(start + luck + own + rivals).toBeCloseTo(result, 12);
        expect(own).toBeLessThanOrEqual(0);
      }
      for (const { chances } of review.moments)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      // Marks and counts are only for what is worked out.
      expect(
        mistakesOf(review).every(({ event }) => known.some((each) => each.event === event)),
      ).toBe(true);
    }
  });

  test("nobody is charged for a bot that decides for an absent person", () => {
    const { playerOf } = game.table;
    const isOf = (player: number) => (event: number) => {
      const turn = game.moments[event]?.before.turn;
      return turn !== undefined && turn.kind !== "over" && playerOf(turn.seat) === player;
    };
    const present = reviewOf(game, judged, { chanceMargin: 0 });
    const absent = reviewOf(game, judged, { chanceMargin: 0, isStandIn: isOf(0) });
    expect(present.players[0]?.own).toBeLessThan(-0.01);
    expect(absent.players[0]?.own).toBe(0);
    expect(absent.players[1]?.own).toBe(present.players[1]?.own);
    for (const { start, luck, own, rivals, result } of absent.players)
      expect(start + luck + own + rivals).toBeCloseTo(result, 12);
    expect(absent.players.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
    expect(mistakesOf(present).some(({ event }) => isOf(0)(event))).toBe(true);
    expect(mistakesOf(absent).some(({ event }) => isOf(0)(event))).toBe(false);
    expect(precisionOf(absent, { players: 3, playerOf })[0]).toBeUndefined();
  });

  test("a mistake is explained by the coach's facts about the best and the played line", async () => {
    const ask = asking();
    const [mistake] = mistakesOf(reviewOf(game, judged, { chanceMargin: 0 }));
    assert(mistake !== undefined, "pages make mistakes");
    const { event, played, best, seat, cost } = mistake;
    const judgement = judged.find((each) => each.event === event)?.judgement;
    assert(judgement !== undefined, "every decision is judged");
    const { state } = decisionAt(game, event);
    const explained = await ask({ kind: "explain", gameId, state, played, judgement });
    const [bestLine, playedLine, ...others] = explained.lines;
    expect(bestLine?.steps[0]).toBe(best);
    expect(playedLine?.steps[0]).toBe(played);
    expect((bestLine?.chance ?? 0) - (playedLine?.chance ?? 0)).toBeCloseTo(cost, 12);
    for (const { chance } of others) expect(chance).toBeLessThan(bestLine?.chance ?? 0);
    const reason =
      toPlay === KING
        ? kingReason(state as KingState, explained)
        : courtsReason(state as CourtsState, seat, explained);
    expect(reason).toBeDefined();
    expect(reason?.kind).not.toBe("chances");
  });

  test("the rarity of a roll counts all rolls of as many dice", async () => {
    const ask = asking();
    const review = reviewOf(game, judged, { chanceMargin: 0 });
    const event = game.moments.findIndex(({ before }) => before.turn.kind === "roll");
    const before = game.moments[event]?.before;
    assert(before?.turn.kind === "roll", "the game has a roll");
    const { state } = before;
    const rarity = async (faces: Faces) => ask({ kind: "rarity", gameId, state, faces, player: 0 });
    const own = game.moments[event]?.text.replace("*", "").trim().split(" ").map(Number) as Faces;
    const found = await rarity(own);
    expect(found?.isExact).toBe(true);
    // A share of the 216 ordered throws; in Rolling Courts a triple is not the end of the roll (R4).
    const asRare = (found?.share ?? 0) * (toPlay === KING ? 216 : 210);
    expect(asRare).toBeCloseTo(Math.round(asRare), 9);
    expect(found?.share).toBeGreaterThan(0);
    expect(found?.share).toBeLessThanOrEqual(1);
    for (const { kind, change } of luckOf(game, review, 0))
      expect(change >= 0.05 ? "great" : change <= -0.05 ? "bad" : "neither").toBe(kind);
  });
});
