import type { AskedGoal, FromWorker, Odds, Question, ToWorker } from "./deskMessages.ts";
import { COSTS_IN_DICE } from "./goal.ts";
import { loadSolver } from "./loadSolver.ts";
import { chanceOf } from "./oddsOf.ts";
import { solveTogether, type Solution, type Solutions } from "./solveTurn.ts";
import type { Solver } from "./solver.ts";

/** What a worker has around it. */
export interface Workplace {
  readonly post: (message: FromWorker) => void;
  readonly listen: (hear: (message: ToWorker) => void) => void;
  readonly nowMs: () => number;
  /** Lets messages come in. */
  readonly pause: () => Promise<void>;
}

/** Between two pauses: so late a cancel is heard. */
const STEP_MS = 10;

const ALL_COSTS = COSTS_IN_DICE.map((character): AskedGoal => ({ kind: "cost", character }));

/** Answers one question after the other, for as long as the worker lives. */
export function serveDesk(workplace: Workplace): void {
  const cancelled = new Set<number>();
  const solver = loadSolver();
  let kept: Kept | undefined;
  let last = Promise.resolve();

  const answer = async (id: number, question: Question): Promise<void> => {
    try {
      kept = keptFor(question, kept, await solver);
      const isOff = () => cancelled.has(id);
      await work(workplace, { id, question, solutions: kept.solutions, isOff });
    } catch (error) {
      kept = undefined;
      workplace.post({ kind: "failed", id, reason: String(error) });
    }
    cancelled.delete(id);
  };

  workplace.listen((message) => {
    if (message.kind === "cancel") cancelled.add(message.id);
    else last = last.then(() => answer(message.id, message.question));
  });
}

/** What was solved last: further questions about the same turn only look into it. */
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

interface Work {
  readonly id: number;
  readonly question: Question;
  readonly solutions: Solutions;
  readonly isOff: () => boolean;
}

async function work({ post, nowMs, pause }: Workplace, at: Work): Promise<void> {
  const { id, question, solutions, isOff } = at;
  const { goals = ALL_COSTS, dice } = question;
  const found = new Map<number, Odds>();
  const known = () => goals.flatMap((_, i) => found.get(i) ?? []);
  let restedMs = nowMs();
  for (const { share, ready } of solutions.steps(dice)) {
    for (const i of ready)
      found.set(i, oddsAt(goals[i] as AskedGoal, solutions.solutions[i] as Solution, question));
    if (nowMs() - restedMs < STEP_MS) continue;
    post({ kind: "progress", id, progress: { share, odds: known() } });
    await pause();
    if (isOff()) return;
    restedMs = nowMs();
  }
  post({ kind: "answer", id, odds: known() });
}

function oddsAt(goal: AskedGoal, solution: Solution, { dice, ranked }: Question): Odds {
  const chance = chanceOf(solution, dice);
  return ranked === true ? { goal, chance, ranked: solution.ranked(dice) } : { goal, chance };
}
