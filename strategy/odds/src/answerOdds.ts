import type { Talk } from "@courtly/desk";
import { COSTS_IN_DICE } from "./goal.ts";
import { loadSolver } from "./loadSolver.ts";
import { chanceOf } from "./oddsOf.ts";
import type { AskedGoal, Odds, Progress, Question } from "./questions.ts";
import { solveTogether, type Solution, type Solutions } from "./solveTurn.ts";
import type { Solver } from "./solver.ts";

/** Between two pauses: so late a cancel is heard. */
const STEP_MS = 10;

const ALL_COSTS = COSTS_IN_DICE.map((character): AskedGoal => ({ kind: "cost", character }));

/** What answers at a desk for odds. It keeps what it solved last: further questions about the same turn only look into it. */
export function answeringOdds(nowMs: () => number, bytesMax?: number) {
  const solver = loadSolver();
  let kept: Kept | undefined;
  return async (question: Question, talk: Talk<Progress>): Promise<readonly Odds[] | undefined> => {
    try {
      kept = keptFor({ ...(bytesMax && { bytesMax }), ...question }, kept, await solver);
      return await work(question, kept.solutions, { talk, nowMs });
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

function keptFor(question: Question, kept: Kept | undefined, solver: Solver): Kept {
  const { hand, rules, goals = ALL_COSTS, bytesMax } = question;
  const key = JSON.stringify([hand, rules, goals, bytesMax]);
  if (kept?.key === key) return kept;
  const options = { solver, ...(rules && { rules }), ...(bytesMax && { bytesMax }) };
  return { key, solutions: solveTogether(hand, goals, options) };
}

async function work(
  question: Question,
  solutions: Solutions,
  { talk, nowMs }: { readonly talk: Talk<Progress>; readonly nowMs: () => number },
): Promise<readonly Odds[] | undefined> {
  const { goals = ALL_COSTS, dice } = question;
  const found = new Map<number, Odds>();
  const known = () => goals.flatMap((_, i) => found.get(i) ?? []);
  let restedMs = nowMs();
  for (const { share, ready } of solutions.steps(dice)) {
    for (const i of ready)
      found.set(i, oddsAt(goals[i] as AskedGoal, solutions.solutions[i] as Solution, question));
    if (nowMs() - restedMs < STEP_MS) continue;
    talk.tell({ share, odds: known() });
    if (!(await talk.isWanted())) return undefined;
    restedMs = nowMs();
  }
  talk.tell({ share: 1, odds: known() });
  return known();
}

function oddsAt(goal: AskedGoal, solution: Solution, { dice, ranked }: Question): Odds {
  const chance = chanceOf(solution, dice);
  return ranked === true ? { goal, chance, ranked: solution.ranked(dice) } : { goal, chance };
}
