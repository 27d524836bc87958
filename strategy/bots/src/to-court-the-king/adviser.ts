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
import { deedOf, DICE_MAX, isVain, mindOf, type Mind } from "./thought/mind.ts";
import type { Plan } from "./thought/plan.ts";
import { judge } from "./thought/values.ts";

const LINES_MAX = 4;
/** With so much of the best chance a line is as good. */
const AS_GOOD = 0.999;
/** So many actions are followed at most: most of them lead to ends that are known by then. */
const FOLLOWED_MAX = 60;
const STAND: Action = { kind: "stand" };
const DECLINE: Action = { kind: "decline" };
const { write } = toCourtTheKing.notation.action;

/** Says what the Chancellor would do, what else one might, and how the game stands after each. */
export async function kingAdviser(): Promise<Adviser> {
  let budget: Budget = { spend: () => false };
  const chances = byChances(judge(FITTED));
  const mind = mindOf(chances, {
    // Every question brings its own time, in the same turn too.
    budget: () => ({ spend: (work) => budget.spend(work) }),
    solvers: await loadSolvers(),
  });
  return (given, _seat, time) => {
    budget = time;
    return advising(given as State, mind, chances);
  };
}

function* advising(state: State, mind: Mind, chances: JudgeOfChances): Advising {
  if (diceInUse(state) > DICE_MAX) return adviceOf([], undefined);
  let known: { readonly plan: Plan; readonly advice: Advice } | undefined;
  const thinking = mind.planning(state);
  for (;;) {
    const { done, value: plan } = thinking.next();
    if (plan !== undefined && plan !== known?.plan)
      known = { plan, advice: advised(state, plan, chances) };
    if (done === true) return known?.advice ?? adviceOf([], undefined);
    yield known?.advice;
  }
}

/** The chances after these ways to play on, as the plan sees them. */
function advised(state: State, plan: Plan, chances: JudgeOfChances): Advice {
  const ends = new Set<string>();
  const ways: Way[] = [];
  for (const first of firstActions(state, plan).slice(0, FOLLOWED_MAX))
    for (const { actions, end, value } of coursesFrom(state, first, plan)) {
      if (ends.has(end)) continue;
      ends.add(end);
      const { action } = first;
      const isTake = action.kind === "take";
      const chance = isTake ? chances.taking(state, action) : chances.base(state) + value;
      ways.push({ actions, chance });
    }
  const best = bestFirst(ways).slice(0, LINES_MAX);
  const lines = best.map(({ actions, chance }) => ({ steps: actions.map(write), chance }));
  const first = best[0]?.actions[0];
  return {
    ...adviceOf(lines, first && deedOf(first), plan.isWhole),
    ...(!isFinalRound(state) && { worths: chances.worths(state) }),
  };
}

interface Way {
  readonly actions: readonly Action[];
  readonly chance: number;
}

/** Of what is as good as the best, what ends the turn comes first: nobody throws for nothing. */
function bestFirst(ways: readonly Way[]): readonly Way[] {
  const most = Math.max(...ways.map(({ chance }) => chance));
  const isSure = ({ actions, chance }: Way) => {
    const last = actions.at(-1);
    return chance >= most * AS_GOOD && last?.kind === "take" && last.character !== "nothing";
  };
  return ways.toSorted((a, b) => Number(isSure(b)) - Number(isSure(a)) || b.chance - a.chance);
}

/** All that may be done now, the best first. */
function firstActions(state: State, plan: Plan): readonly Ranked[] {
  const known = legal(state, plan);
  return isVain(state, () => plan) ? [{ action: DECLINE, value: 0 }, ...known] : known;
}

/** What the plan knows of, as the game allows it: a turn of the final round ends without a card. */
function legal(state: State, plan: Plan): readonly Ranked[] {
  const isFinal = isFinalRound(state);
  const known = plan.ranked(state.dice).map(({ action, value }) => ({
    action: isFinal && action.kind === "take" ? STAND : action,
    value,
  }));
  // To a plan that left cards in the hand a turn of the final round may seem over.
  const all = known.length > 0 ? known : [{ action: STAND, value: plan.value(state.dice) }];
  return withoutWaste(
    all.filter(({ action }) => toCourtTheKing.refusal(state, state.toAct, action) === undefined),
  );
}

/** A Fool is free and in nobody's way: whatever values say, it is never worse than nothing. */
function withoutWaste(known: readonly Ranked[]): readonly Ranked[] {
  const takes = (character: string) => (ranked: Ranked) =>
    ranked.action.kind === "take" && ranked.action.character === character;
  return known.some(takes("fool")) ? known.filter((each) => !takes("nothing")(each)) : known;
}

interface Course {
  readonly actions: readonly Action[];
  /** Where it leads: the same for ways that differ in their order only. */
  readonly end: string;
  readonly value: number;
}

/** The action with the best ones after it; and, once dice are set aside, the roll that might follow instead. */
function coursesFrom(state: State, { action, value }: Ranked, plan: Plan): readonly Course[] {
  const best: Course = { ...followed(state, [action], plan), value };
  if (action.kind !== "aside") return [best];
  const after = toCourtTheKing.apply(state, { kind: "acted", seat: state.toAct, action });
  if (isOver(after, action)) return [best];
  const roll = legal(after, plan).find((next) => next.action.kind === "roll");
  if (roll === undefined) return [best];
  return [best, { ...followed(state, [action, roll.action], plan), value: roll.value }];
}

/** These actions and the best ones after them, until chance speaks or the turn is over. */
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
    next = begun[actions.length] ?? legal(now, plan)[0]?.action;
  }
  return { actions, end: JSON.stringify([now.dice, now.hands]) };
}

/** The last die set aside may end a turn of the final round by itself. */
function isOver({ dice }: State, { kind }: Action): boolean {
  if (dice.rolling > 0) return true;
  if (kind === "aside") return dice.aside.length === 0;
  return kind === "take" || kind === "stand" || kind === "decline";
}
