import { assertNever } from "@courtly/engine";
import {
  courtPrice,
  isNeighbour,
  pointsOf,
  unspent,
  type Action,
  type Of,
  type Place,
  type State,
} from "@courtly/rolling-courts";
import { words } from "../words/index.ts";
import { pricesInAll } from "./counts.ts";
import { after, brought, type StepAt } from "./courtsStep.tsx";

/** More would not be read. */
const PURPOSES_MAX = 2;

/** What matters most comes last; whatever is not here stands by itself. */
const WEIGHTY = ["onward", "cave", "village", "promote", "retire", "deep", "court"];

/** What the steps are good for, each kind of them once, what matters most first. */
export function purposesOf(steps: readonly StepAt[]): readonly string[] {
  const byKind = new Map<string, readonly [StepAt, ...StepAt[]]>();
  for (const [index, step] of steps.entries()) {
    if (index > 0 && step.action.kind === "end") continue;
    const kind = kindOf(step, steps.slice(index + 1));
    const alike = byKind.get(kind);
    byKind.set(kind, alike === undefined ? [step] : [...alike, step]);
  }
  return [...byKind]
    .toSorted(([a], [b]) => WEIGHTY.indexOf(b) - WEIGHTY.indexOf(a))
    .map(([kind, alike]) => (kind === "onward" ? words().courts.purposes.onward : purposeOf(alike)))
    .filter((said) => said !== "")
    .slice(0, PURPOSES_MAX);
}

/** A way that a later step goes on is a kind of its own. */
function kindOf({ action }: StepAt, later: readonly StepAt[]): string {
  if (action.kind === "change") return "onward";
  if (action.kind !== "enter") return action.kind;
  return later.some((step) => goesOn(step.action, action.into)) ? "onward" : action.into.kind;
}

function goesOn(action: Action, { kind, number }: Place): boolean {
  if (action.kind !== "court" && action.kind !== "deep") return false;
  return action.from.kind === kind && action.from.number === number && action.from.space === 1;
}

/** Of steps of one kind. */
function purposeOf(steps: readonly [StepAt, ...StepAt[]]): string {
  const { purposes } = words().courts;
  const [{ action, before }] = steps;
  switch (action.kind) {
    case "enter":
      return action.into.kind === "cave"
        ? minerWords(before, action.into.number)
        : villagerWords(steps[0]);
    case "court":
      return courtWords(steps);
    case "deep":
    case "retire":
    case "home":
      return purposes.atOnce(inAll(steps, brought));
    case "change":
      return purposes.onward;
    case "promote":
      return promoteWords(before, action);
    case "roll":
      return purposes.roll;
    case "end":
      return unspent(before).length === 0 ? purposes.spent : purposes.nothingLeft;
    case "stay":
      return "";
    default:
      return assertNever(action);
  }
}

/** R13, R15: what a miner has dug up after so many rounds. */
function minerWords({ board }: State, cave: number): string {
  const values = board.caves[cave - 1]?.values ?? [];
  const first = values.findIndex((gold) => gold > 0);
  const last = values.length - 1;
  const [soon = 0, most = 0] = [values[first], values[last]];
  return words().courts.purposes.miner({ soon, rounds: first, most, inAll: last });
}

/** R8, R10: which courts can be reached, and for what; or what the push does for one's own. */
function villagerWords(step: StepAt): string {
  const { action, before: state, seat } = step;
  const { number: village } = action.kind === "enter" ? action.into : { number: 0 };
  const courts = state.courts.flatMap((court, index) =>
    isNeighbour(state, village, index + 1) && court.length < state.board.courts.points.length
      ? [String(index + 1)]
      : [],
  );
  const prices = state.board.villages[village - 1]?.prices ?? [];
  const [now = 0] = prices;
  const { villager, pushes, retires } = words().courts.purposes;
  const gold = brought(step);
  if (gold > 0) return retires(gold);
  const less = pricesInAll(state, seat) + now - pricesInAll(after(step), seat);
  const isNew = action.kind === "enter" && action.from === undefined;
  if (isNew && less > 0) return pushes(less);
  return villager({ village, courts, now, least: Math.min(...prices) });
}

/** R21: points, and whether there are more to come. */
function courtWords(steps: readonly StepAt[]): string {
  const scored = (step: StepAt) =>
    pointsOf(after(step), step.seat) - pointsOf(step.before, step.seat);
  const isOpen = steps.some((step) => {
    const { board, courts } = after(step);
    const number = step.action.kind === "court" ? step.action.court : 0;
    return (courts[number - 1]?.length ?? 0) < board.courts.points.length;
  });
  return words().courts.purposes.court(inAll(steps, scored), isOpen);
}

function inAll(steps: readonly StepAt[], of: (step: StepAt) => number): number {
  return steps.reduce((sum, step) => sum + of(step), 0);
}

function promoteWords(state: State, { spot }: Of<"promote">): string {
  const { purposes } = words().courts;
  if (spot.kind === "cave") return purposes.promoteCave;
  const ahead = { ...spot, space: spot.space + 1 };
  return purposes.promoteVillage(courtPrice(state, ahead, 0), courtPrice(state, spot, 0));
}
