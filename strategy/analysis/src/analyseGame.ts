import { answeringAnalysis } from "./answerAnalysis.ts";
import { chanceMarginOf } from "./chanceMargin.ts";
import { decisionAt, decisionsOf, type GameToJudge, type JudgedDecision } from "./judgedGame.ts";
import { mistakesOf } from "./mistakes.ts";
import type { Explanation } from "./questions.ts";
import { reviewOf, type Review } from "./review.ts";

/** The number of decisions that are judged, of all. */
export interface AnalysisProgress {
  readonly done: number;
  readonly all: number;
}

export interface Analysing {
  /** Called after every piece of work; the analysis goes on when it resolves, and stops if it resolves to false. */
  readonly pause: (progress: AnalysisProgress) => Promise<boolean>;
  readonly nowMs: () => number;
}

export interface Analysis {
  readonly review: Review;
  /** The explanation of each mistake, by the number of its event. */
  readonly explanations: ReadonlyMap<number, Explanation>;
}

/** Analyses a game; undefined if it was stopped. */
export async function analyseGame(
  game: GameToJudge,
  { pause, nowMs }: Analysing,
): Promise<Analysis | undefined> {
  const { gameId } = game.table;
  const answer = answeringAnalysis(nowMs);
  const decisions = decisionsOf(game);
  const judged: JudgedDecision[] = [];
  const isWanted = () => pause({ done: judged.length, all: decisions.length });
  for (const event of decisions) {
    const question = { kind: "judge", gameId, ...decisionAt(game, event) } as const;
    const answered = await answer(question, { isWanted });
    if (answered?.kind !== "judge" || !(await isWanted())) return undefined;
    judged.push({ event, judgement: answered.value });
  }
  const review = reviewOf(game, judged, { chanceMargin: chanceMarginOf(gameId) });
  const explanations = new Map<number, Explanation>();
  for (const { event, played } of mistakesOf(review)) {
    const judgement = judged.find((each) => each.event === event)?.judgement;
    if (judgement === undefined) continue;
    const { state } = decisionAt(game, event);
    const question = { kind: "explain", gameId, state, played, judgement } as const;
    const answered = await answer(question, { isWanted });
    if (answered?.kind !== "explain") return undefined;
    explanations.set(event, answered.value);
  }
  return { review, explanations };
}
