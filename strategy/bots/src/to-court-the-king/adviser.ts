import { FACES, type Face, type Faces } from "@courtly/engine";
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
/** Lines that lose no more chance than this, less than it can be estimated, count as nearly equal. */
const NEARLY_EQUAL = 0.005;
/** Of nearly equal lines a longer one must add this much chance for each further step. */
const STEP_WORTH = 0.002;
/** Of nearly equal lines a roll must add this much chance to a card that can be taken. */
const ROLL_WORTH = 0.01;
/** A line that parts equal dice must add this much chance: players see them at once. */
const TOGETHER_WORTH = 0.01;
/** Of a small chance this share is enough for both. */
const SMALL_SHARE = 0.05;
/** The most first actions that are followed: further ones mostly lead to outcomes that are already listed. */
const FOLLOWED_MAX = 60;
/** The most nearly equal actions that are tried after an action, in so many states; in further ones only the best. */
const TRIED_MAX = 4;
const STATES_MAX = 40;
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
  const possible = possibleActions(state, plan);
  const courses = shortestCourses(state, possible, { plan, chances });
  const best = bestFirst(courses, state.dice.active).slice(0, LINES_MAX);
  const lines = best.map(({ actions, chance }) => ({ steps: actions.map(write), chance }));
  const first = best[0]?.actions[0];
  const chanceOf = (ranked: Ranked) => chances.after(state, ranked);
  return {
    ...adviceOf(lines, first && describeAction(first), plan.isWhole),
    ...(!isFinalRound(state) && { worths: chances.worths(state) }),
    chanceAfter: Object.fromEntries(possible.map((each) => [write(each.action), chanceOf(each)])),
  };
}

/** Actions until dice are rolled or the turn is over. */
interface Course {
  readonly actions: readonly Action[];
  /** A key for the outcome; equal for lines that differ only in the order of actions. */
  readonly end: string;
  readonly chance: number;
}

interface Solved {
  readonly plan: Plan;
  readonly chances: JudgeOfChances;
}

/** The simplest course for each outcome that the first actions lead to. */
function shortestCourses(
  state: State,
  possible: readonly Ranked[],
  solved: Solved,
): readonly Course[] {
  const byEnd = new Map<string, Course>();
  const follow = followerOf(solved);
  for (const first of possible.slice(0, FOLLOWED_MAX))
    for (const course of coursesFrom(state, first, { ...solved, follow })) {
      const known = byEnd.get(course.end);
      if (known === undefined || simplicity(course) > simplicity(known))
        byEnd.set(course.end, course);
    }
  return [...byEnd.values()];
}

/** The chance, less the worth of the steps; more if the course takes a card. */
function simplicity({ actions, chance }: Pick<Course, "actions" | "chance">): number {
  const last = actions.at(-1);
  const isCard = last?.kind === "take" && last.character !== "nothing";
  return chance - STEP_WORTH * actions.length + (isCard ? worthAt(ROLL_WORTH, chance) : 0);
}

/** What a line must add, near this chance. */
function worthAt(worth: number, chance: number): number {
  return Math.min(worth, SMALL_SHARE * chance);
}

/** Whether a line keeps dice first, but not the most equal ones among the active dice. */
function partsEqual(actions: readonly Action[], active: Faces): boolean {
  const first = actions.find(({ kind }) => kind === "aside");
  if (first?.kind !== "aside") return false;
  const countIn = (dice: Faces, face: Face) => dice.filter((die) => die === face).length;
  const most = Math.max(...FACES.map((face) => countIn(active, face)));
  return most > 1 && FACES.every((face) => countIn(first.dice, face) < most);
}

/**
 * Sorts by chance, of the nearly equal courses the simplest first, which keeps equal dice together. Those of them that are
 * longer but no worse are left out.
 */
function bestFirst(courses: readonly Course[], active: Faces): readonly Course[] {
  const most = Math.max(...courses.map(({ chance }) => chance));
  const together = worthAt(TOGETHER_WORTH, most);
  const parts = ({ actions }: Course) => partsEqual(actions, active);
  const ease = (course: Course) => simplicity(course) - (parts(course) ? together : 0);
  const isNear = (course: Course) =>
    course.chance >= most - (parts(course) ? NEARLY_EQUAL : Math.max(NEARLY_EQUAL, together));
  const [best, ...nearly] = courses.filter(isNear).toSorted((a, b) => ease(b) - ease(a));
  if (best === undefined) return [];
  const others = [...nearly, ...courses.filter((course) => !isNear(course))];
  return [
    best,
    ...others.filter(({ chance }) => chance <= best.chance).toSorted((a, b) => b.chance - a.chance),
  ];
}

interface Following extends Solved {
  readonly follow: (state: State) => Course;
}

/** The action followed by the simplest good ones; after a set-aside, also the line that rolls next. */
function coursesFrom(
  state: State,
  first: Ranked,
  { plan, chances, follow }: Following,
): readonly Course[] {
  const { action } = first;
  const after = toCourtTheKing.apply(state, { kind: "acted", seat: state.toAct, action });
  if (isOver(after, action))
    return [{ actions: [action], end: endOf(after), chance: chances.after(state, first) }];
  const best = withFirst(action, follow(after));
  const roll = legalActions(after, plan).find((next) => next.action.kind === "roll");
  if (action.kind !== "aside" || roll === undefined) return [best];
  const rolled = toCourtTheKing.apply(after, {
    kind: "acted",
    seat: state.toAct,
    action: roll.action,
  });
  const chance = chances.after(after, roll);
  return [best, { actions: [action, roll.action], end: endOf(rolled), chance }];
}

/**
 * Makes a function that finds the simplest of the nearly equal courses from a state. Every state is examined once:
 * actions in another order mostly lead to the same dice.
 */
function followerOf({ plan, chances }: Solved): (state: State) => Course {
  const known = new Map<string, Course>();
  const follow = (state: State): Course => {
    const key = JSON.stringify(state.dice);
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, NO_COURSE); // counted before the states after it
    const course = simplest(state);
    known.set(key, course);
    return course;
  };
  const simplest = (state: State): Course => {
    const ranked = legalActions(state, plan);
    const chanceOf = (each: Ranked) => chances.after(state, each);
    const most = Math.max(...ranked.map(chanceOf));
    const courses = ranked
      .filter((each) => chanceOf(each) >= most - STEP_WORTH)
      .slice(0, known.size < STATES_MAX ? TRIED_MAX : 1)
      .map((each): Course => {
        const { action } = each;
        const after = toCourtTheKing.apply(state, { kind: "acted", seat: state.toAct, action });
        return isOver(after, action)
          ? { actions: [action], end: endOf(after), chance: chanceOf(each) }
          : withFirst(action, follow(after));
      });
    const [best = NO_COURSE] = courses.toSorted((a, b) => simplicity(b) - simplicity(a));
    return best;
  };
  return follow;
}

const NO_COURSE: Course = { actions: [], end: "", chance: -Infinity };

function withFirst(action: Action, course: Course): Course {
  return { ...course, actions: [action, ...course.actions] };
}

function endOf({ dice, hands }: State): string {
  return JSON.stringify([dice, hands]);
}

/** Whether the line ends: in the final round, setting the last die aside can end the turn. */
function isOver({ dice }: State, { kind }: Action): boolean {
  if (dice.rolling > 0) return true;
  if (kind === "aside") return dice.aside.length === 0;
  return kind === "take" || kind === "stand" || kind === "decline";
}
