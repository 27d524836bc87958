import type { WorkerCall } from "@courtly/worker-rpc";
import { COSTS_IN_DICE } from "./goal.ts";
import { loadSolver } from "./loadSolver.ts";
import { chanceOf } from "./oddsOf.ts";
import type { AskedGoal, Odds, Progress, OddsQuestion } from "./questions.ts";
import { solveTogether, type Solution, type Solutions } from "./solveTurn.ts";
import type { Solver } from "./solver.ts";

/** The time between two pauses: the longest delay before a cancel takes effect. */
const STEP_MS = 10;

const ALL_COSTS = COSTS_IN_DICE.map((character): AskedGoal => ({ kind: "cost", character }));

/** Answers questions about odds in a worker. Caches the last solution for further questions about the same turn. */
export function answeringOdds(nowMs: () => number, bytesMax?: number) {
  const solver = loadSolver();
  let kept: Kept | undefined;
  return async (
    question: OddsQuestion,
    call: WorkerCall<Progress>,
  ): Promise<readonly Odds[] | undefined> => {
    try {
      kept = keptFor({ ...(bytesMax && { bytesMax }), ...question }, kept, await solver);
      return await work(question, kept.solutions, { call, nowMs });
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}

interface Kept {
  readonly key: string;
  readonly solutions: Solutions;
}

function keptFor(question: OddsQuestion, kept: Kept | undefined, solver: Solver): Kept {
  const { hand, rules, goals = ALL_COSTS, bytesMax } = question;
  const key = JSON.stringify([hand, rules, goals, bytesMax]);
  if (kept?.key === key) return kept;
  const options = { solver, ...(rules && { rules }), ...(bytesMax && { bytesMax }) };
  return { key, solutions: solveTogether(hand, goals, options) };
}

async function work(
  question: OddsQuestion,
  solutions: Solutions,
  { call, nowMs }: { readonly call: WorkerCall<Progress>; readonly nowMs: () => number },
): Promise<readonly Odds[] | undefined> {
  const { goals = ALL_COSTS, dice } = question;
  const found = new Map<number, Odds>();
  const known = () => goals.flatMap((_, i) => found.get(i) ?? []);
  let restedMs = nowMs();
  for (const { share, ready } of solutions.steps(dice)) {
    for (const i of ready)
      found.set(i, oddsAt(goals[i] as AskedGoal, solutions.solutions[i] as Solution, question));
    if (nowMs() - restedMs < STEP_MS) continue;
    call.tell({ share, odds: known() });
    if (!(await call.isWanted())) return undefined;
    restedMs = nowMs();
  }
  call.tell({ share: 1, odds: known() });
  return known();
}

function oddsAt(goal: AskedGoal, solution: Solution, { dice, ranked }: OddsQuestion): Odds {
  const chance = chanceOf(solution, dice);
  return ranked === true ? { goal, chance, ranked: solution.ranked(dice) } : { goal, chance };
}
