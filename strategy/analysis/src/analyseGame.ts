import { loadEvaluator } from "@courtly/bots/evaluation";
import { chanceMarginOf } from "./chanceMargin.ts";
import { decisionsOf, judgingGame, type GameToJudge, type JudgedDecision } from "./judgedGame.ts";
import { reviewOf, type Review } from "./review.ts";

/** The number of decisions that are judged, of all. */
export interface AnalysisProgress {
  readonly done: number;
  readonly all: number;
}

export interface Analysing {
  /** Called after every piece of work; the analysis goes on when it resolves, and stops if it resolves to false. */
  readonly pause: (progress: AnalysisProgress) => Promise<boolean>;
  /** The judgements of an earlier run, to continue it. */
  readonly known?: readonly JudgedDecision[];
  /** Called with each new judgement, to keep it for a later run. */
  readonly onJudged?: (judged: JudgedDecision) => void;
}

/** Analyses a game; undefined if it was stopped, or if its game cannot be analysed. */
export async function analyseGame(
  game: GameToJudge,
  { pause, known = [], onJudged }: Analysing,
): Promise<Review | undefined> {
  const { gameId } = game.table;
  const evaluator = await loadEvaluator(gameId);
  if (evaluator === undefined) return undefined;
  const judged = [...known];
  const all = decisionsOf(game).length;
  const isKnown = new Set(known.map(({ event }) => event));
  for (const each of judgingGame(game, evaluator, isKnown)) {
    if (each !== undefined) {
      judged.push(each);
      onJudged?.(each);
    }
    if (!(await pause({ done: judged.length, all }))) return undefined;
  }
  return reviewOf(game, judged, { chanceMargin: chanceMarginOf(gameId) });
}
