import { answeringAdvice, runToCompletion } from "@courtly/bots/advice";
import {
  loadEstimate,
  loadEvaluator,
  type Estimate,
  type Evaluator,
} from "@courtly/bots/evaluation";
import { assert, assertNever, type Game } from "@courtly/engine";
import { answeringOdds } from "@courtly/odds";
import type { WorkerCall } from "@courtly/worker-rpc";
import { linesOf } from "./linesOf.ts";
import type { AnalysisAnswer, AnalysisQuestion } from "./questions.ts";
import { rarityOf } from "./rarity.ts";
import { loadTurnFacts } from "./to-court-the-king/turnFacts.ts";

/** A game without its types. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** The rules by game. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  "to-court-the-king": async () =>
    (await import("@courtly/to-court-the-king")).toCourtTheKing as unknown as AnyGame,
  "rolling-courts": async () =>
    (await import("@courtly/rolling-courts")).rollingCourts as unknown as AnyGame,
};

/** A game with everything that its analysis needs. */
interface Judges {
  readonly game: AnyGame;
  readonly evaluator: Evaluator;
  readonly estimate: Estimate;
}

async function loadJudges(gameId: string): Promise<Judges> {
  const [game, evaluator, estimate] = await Promise.all([
    GAMES[gameId]?.(),
    loadEvaluator(gameId),
    loadEstimate(gameId),
  ]);
  assert(
    game !== undefined && evaluator !== undefined && estimate !== undefined,
    `'${gameId}' can be analysed`,
  );
  return { game, evaluator, estimate };
}

/** Answers the questions of an analysis in a worker, or wherever its pieces may run. */
export function answeringAnalysis(nowMs: () => number) {
  const loaded = new Map<string, Promise<Judges>>();
  const advise = answeringAdvice(nowMs);
  const solve = answeringOdds(nowMs);
  return async (
    question: AnalysisQuestion,
    { isWanted }: Pick<WorkerCall<never>, "isWanted">,
  ): Promise<AnalysisAnswer | undefined> => {
    const { gameId } = question;
    const found = loaded.get(gameId) ?? loadJudges(gameId);
    loaded.set(gameId, found);
    try {
      const { game, evaluator, estimate } = await found;
      const run = <Value>(work: Generator<undefined, Value>) =>
        runToCompletion(work, { pause: isWanted, nowMs });
      const call = { tell: () => undefined, isWanted };
      switch (question.kind) {
        case "estimate":
          return { kind: "estimate", value: question.states.map(estimate) };
        case "judge": {
          const value = await run(evaluator(question.state, question.action));
          return value && { kind: "judge", value };
        }
        case "explain": {
          const judge = async (action: string) => run(evaluator(question.state, action));
          const told = await linesOf(game, question, {
            judge,
            advise: async (asked) => advise(asked, call),
          });
          if (told === undefined) return undefined;
          const turnFacts = await loadTurnFacts(question, told, async (asked) =>
            solve(asked, call),
          );
          return { kind: "explain", value: { lines: told.lines, turnFacts } };
        }
        case "rarity": {
          const rarity = await run(rarityOf(game, evaluator, question));
          return { kind: "rarity", value: rarity };
        }
        default:
          return assertNever(question);
      }
    } catch (error) {
      loaded.delete(gameId); // if loading failed, the next question tries again
      throw error;
    }
  };
}
