import type { Ranked } from "@courtly/odds";
import {
  diceInUse,
  isFinalRound,
  toCourtTheKing,
  type Action,
  type State,
} from "@courtly/to-court-the-king";
import { adviceOf, type Advice, type Adviser, type Advising } from "../advice.ts";
import type { Budget } from "../bot.ts";
import { FITTED } from "./fitted.ts";
import { loadSolvers } from "./solvers.ts";
import { byChances, type JudgeOfChances } from "./thought/chances.ts";
import { legalActions, possibleActions } from "./thought/possibleActions.ts";
import { describeAction, DICE_MAX, turnSolverOf, type TurnSolver } from "./thought/turnSolver.ts";
import type { Plan } from "./thought/plan.ts";
import { judge } from "./thought/values.ts";

const LINES_MAX = 4;
/** A line with at least this share of the best chance counts as equally good. */
const AS_GOOD = 0.999;
/** Of lines that lose no more chance than this, far less than it can be estimated, the one with the fewest steps is advised. */
const SIMPLER = 0.003;
/** The most first actions that are followed: further ones mostly lead to outcomes that are already listed. */
const FOLLOWED_MAX = 60;
const { write } = toCourtTheKing.notation.action;

/** Lists the Chancellor's best line and alternatives, each with the chance to win after it. */
export async function kingAdviser(): Promise<Adviser> {
  let budget: Budget = { spend: () => false };
  const chances = byChances(judge(FITTED));
  const mind = turnSolverOf(chances, {
    // Each question has its own time limit, also within the same turn.
    budget: () => ({ spend: (work) => budget.spend(work) }),
    solvers: await loadSolvers(),
  });
  return (given, _seat, time) => {
    budget = time;
    return advising(given as State, mind, chances);
  };
}

function* advising(state: State, mind: TurnSolver, chances: JudgeOfChances): Advising {
  if (diceInUse(state) > DICE_MAX) return adviceOf([], undefined);
  return advised(state, yield* mind.planning(state), chances);
}

/** Builds advice from the plan: the possible lines with their chances. */
function advised(state: State, plan: Plan, chances: JudgeOfChances): Advice {
  const ends = new Set<string>();
  const ways: Way[] = [];
  const chanceOf = (ranked: Ranked) => chances.after(state, ranked);
  const possible = possibleActions(state, plan);
  for (const first of possible.slice(0, FOLLOWED_MAX))
    for (const { actions, end, value } of coursesFrom(state, first, plan)) {
      if (ends.has(end)) continue;
      ends.add(end);
      ways.push({ actions, chance: chanceOf({ action: first.action, value }) });
    }
  const best = bestFirst(ways).slice(0, LINES_MAX);
  const lines = best.map(({ actions, chance }) => ({ steps: actions.map(write), chance }));
  const first = best[0]?.actions[0];
  return {
    ...adviceOf(lines, first && describeAction(first), plan.isWhole),
    ...(!isFinalRound(state) && { worths: chances.worths(state) }),
    chanceAfter: Object.fromEntries(possible.map((each) => [write(each.action), chanceOf(each)])),
  };
}

interface Way {
  readonly actions: readonly Action[];
  readonly chance: number;
}

/**
 * Sorts by chance. Of lines as good as the best, those that take a card come first, to avoid a useless roll; then the
 * simplest.
 */
function bestFirst(ways: readonly Way[]): readonly Way[] {
  const most = Math.max(...ways.map(({ chance }) => chance));
  const isSure = ({ actions, chance }: Way) => {
    const last = actions.at(-1);
    return chance >= most * AS_GOOD && last?.kind === "take" && last.character !== "nothing";
  };
  const stepsOf = ({ actions, chance }: Way) =>
    chance >= most - SIMPLER ? actions.length : Infinity;
  return ways.toSorted((a, b) => {
    const simpler = stepsOf(a) === stepsOf(b) ? 0 : stepsOf(a) - stepsOf(b);
    return Number(isSure(b)) - Number(isSure(a)) || simpler || b.chance - a.chance;
  });
}

interface Course {
  readonly actions: readonly Action[];
  /** A key for the outcome; equal for lines that differ only in the order of actions. */
  readonly end: string;
  readonly value: number;
}

/** The action followed by the best ones; after a set-aside, also the line that rolls next. */
function coursesFrom(state: State, { action, value }: Ranked, plan: Plan): readonly Course[] {
  const best: Course = { ...followed(state, [action], plan), value };
  if (action.kind !== "aside") return [best];
  const after = toCourtTheKing.apply(state, { kind: "acted", seat: state.toAct, action });
  if (isOver(after, action)) return [best];
  const roll = legalActions(after, plan).find((next) => next.action.kind === "roll");
  if (roll === undefined) return [best];
  return [best, { ...followed(state, [action, roll.action], plan), value: roll.value }];
}

/** These actions and the best ones after them, until dice are rolled or the turn is over. */
function followed(
  state: State,
  begun: readonly Action[],
  plan: Plan,
): Pick<Course, "actions" | "end"> {
  const actions: Action[] = [];
  let now = state;
  let next = begun[0];
  while (next !== undefined) {
    actions.push(next);
    now = toCourtTheKing.apply(now, { kind: "acted", seat: state.toAct, action: next });
    if (isOver(now, next)) break;
    next = begun[actions.length] ?? legalActions(now, plan)[0]?.action;
  }
  return { actions, end: JSON.stringify([now.dice, now.hands]) };
}

/** Whether the line ends: in the final round, setting the last die aside can end the turn. */
function isOver({ dice }: State, { kind }: Action): boolean {
  if (dice.rolling > 0) return true;
  if (kind === "aside") return dice.aside.length === 0;
  return kind === "take" || kind === "stand" || kind === "decline";
}
