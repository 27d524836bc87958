import { assertNever } from "@courtly/engine";
import {
  courtPrice,
  goldOf,
  pointsOf,
  unspent,
  type Action,
  type Of,
  type Spot,
  type State,
} from "@courtly/rolling-courts";
import { words } from "./words/index.ts";
import { isOpenCourt, openCourts, pricesInAll } from "./counts.ts";
import { after, gainedBy, type StepAt } from "./courtsStep.tsx";

/** More would not be read. */
const PURPOSES_MAX = 2;

/** Steps that are told together. */
type Kind =
  | "onward"
  | "cave"
  | "village"
  | "atOnce"
  | Exclude<Action["kind"], "enter" | "change" | "deep" | "retire" | "home">;

/** What matters most comes last; whatever is not here stands by itself. */
const WEIGHTY: readonly Kind[] = ["onward", "cave", "village", "promote", "atOnce", "court"];

type Steps = readonly [StepAt, ...StepAt[]];

/**
 * What the steps are good for, each kind of them once, what matters most first.
 * @param isLast nothing comes after this round
 */
export function purposesOf(steps: readonly StepAt[], isLast: boolean): readonly string[] {
  const byKind = new Map<Kind, Steps>();
  for (const [index, step] of steps.entries()) {
    if (index > 0 && step.action.kind === "end") continue;
    const kind = kindOf(steps, index, step.action);
    const alike = byKind.get(kind);
    byKind.set(kind, alike === undefined ? [step] : [...alike, step]);
  }
  if (isLast) for (const later of ["cave", "village"] as const) byKind.delete(later);
  return [...byKind]
    .toSorted(([a], [b]) => WEIGHTY.indexOf(b) - WEIGHTY.indexOf(a))
    .map(([kind, alike]) => purposeOf(kind, alike))
    .filter((said) => said !== "")
    .slice(0, PURPOSES_MAX);
}

function kindOf(steps: readonly StepAt[], index: number, action: Action): Kind {
  switch (action.kind) {
    case "change":
      return "onward";
    case "enter":
      return goesOn(steps, index) ? "onward" : action.into.kind;
    case "deep":
    case "retire":
    case "home":
      return "atOnce";
    default:
      return action.kind;
  }
}

/** Whether a later step takes on the member that enters here: the last who entered stands in front. */
function goesOn(steps: readonly StepAt[], index: number): boolean {
  return steps.some(({ action }, later) => {
    const from = takenFrom(action);
    if (later <= index || from === undefined) return false;
    const { kind, number, space } = from;
    const entries = steps.slice(0, later).flatMap((step, at) => {
      const isHere =
        step.action.kind === "enter" &&
        step.action.into.kind === kind &&
        step.action.into.number === number;
      return isHere ? at : [];
    });
    return entries.at(-space) === index;
  });
}

function takenFrom(action: Action): Spot | undefined {
  if (action.kind === "court" || action.kind === "deep") return action.from;
  return action.kind === "retire" ? action.spot : undefined;
}

/** Of steps of one kind. */
function purposeOf(kind: Kind, steps: Steps): string {
  const { purposes } = words().courts;
  const [first] = steps;
  switch (kind) {
    case "onward":
      return purposes.onward;
    case "cave":
      return minerWords(steps);
    case "village":
      return villagerWords(first);
    case "court":
      return courtWords(steps);
    case "atOnce":
      return atOnceWords(steps);
    case "promote":
      return first.action.kind === "promote" ? promoteWords(first.before, first.action) : "";
    case "roll":
      return purposes.roll;
    case "end":
      return unspent(first.before).length === 0 ? purposes.spent : purposes.nothingLeft;
    case "stay":
      return "";
    default:
      return assertNever(kind);
  }
}

/** Gold now, and who is free again; from a village also that nothing else was left to do there. */
function atOnceWords(steps: Steps): string {
  const { atOnce, stuck } = words().courts.purposes;
  const gold = inAll(steps, (step) => gainedBy(step, goldOf));
  const retired = steps.flatMap(({ action, before }) =>
    action.kind === "retire" && openCourts(before, action.spot.number).length === 0
      ? action.spot.number
      : [],
  );
  const [village] = retired;
  return `${atOnce(gold, steps.length)}${village === undefined ? "" : ` ${stuck(village)}`}`;
}

/** R13, R15: what a miner has dug up after so many rounds, where all of them would dig up the same. */
function minerWords(steps: Steps): string {
  const [{ before: state }] = steps;
  const caves = steps.map(({ action }) => (action.kind === "enter" ? action.into.number : 0));
  const [values = [], ...others] = caves.map((cave) => state.board.caves[cave - 1]?.values ?? []);
  const rounds = values.findIndex((gold) => gold > 0);
  if (rounds < 0 || others.some((other) => other.join() !== values.join())) return "";
  const most = Math.max(...values);
  return words().courts.purposes.miner({
    soon: values[rounds] ?? 0,
    rounds,
    most,
    inAll: values.indexOf(most),
  });
}

/** R8, R10: what the push does for one's own; or which courts can be reached, and for what. */
function villagerWords(step: StepAt): string {
  const { action, before: state, seat } = step;
  if (action.kind !== "enter") return "";
  const { villager, pushes, retires } = words().courts.purposes;
  const gold = gainedBy(step, goldOf);
  if (gold > 0) return retires(gold);
  const village = action.into.number;
  const prices = state.board.villages[village - 1]?.prices ?? [];
  const [now = 0] = prices;
  const courts = openCourts(state, village).map(String);
  if (courts.length === 0) return "";
  const less = pricesInAll(state, seat) + now - pricesInAll(after(step), seat);
  if (action.from === undefined && less > 0) return pushes(village, less);
  return villager({ village, courts, now, least: Math.min(...prices) });
}

/** R21: points, and whether there are more to come. */
function courtWords(steps: Steps): string {
  const { board, courts } = after(steps.at(-1) ?? steps[0]);
  const isOpen = steps.some(
    ({ action }) =>
      action.kind === "court" && isOpenCourt({ board }, courts[action.court - 1] ?? []),
  );
  const points = inAll(steps, (step) => gainedBy(step, pointsOf));
  return words().courts.purposes.court(points, isOpen);
}

function inAll(steps: Steps, of: (step: StepAt) => number): number {
  return steps.reduce((sum, step) => sum + of(step), 0);
}

function promoteWords(state: State, { spot }: Of<"promote">): string {
  const { purposes } = words().courts;
  if (spot.kind === "cave") return purposes.promoteCave;
  const ahead = { ...spot, space: spot.space + 1 };
  return purposes.promoteVillage(courtPrice(state, ahead, 0), courtPrice(state, spot, 0));
}
