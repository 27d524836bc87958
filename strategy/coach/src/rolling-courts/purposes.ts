import { assertNever } from "@courtly/engine";
import {
  courtPrice,
  goldOf,
  pointsOf,
  tokensInHand,
  unspent,
  type Action,
  type Of,
  type Spot,
  type State,
} from "@courtly/rolling-courts";
import { isOpenCourt, openCourts, pricesInAll } from "./counts.ts";
import { after, gainedBy, type StepAt } from "./steps.ts";

/** The most purposes that are told at once. */
const PURPOSES_MAX = 2;

/** Kinds of steps; steps of one kind are told together. */
type Kind =
  | "onward"
  | "cave"
  | "village"
  | "recall"
  | "atOnce"
  | Exclude<Action["kind"], "enter" | "change" | "deep" | "retire" | "home">;

/** The kinds by importance, the least important first. A kind that is missing here occurs alone. */
const WEIGHTY: readonly Kind[] = [
  "onward",
  "cave",
  "village",
  "recall",
  "promote",
  "atOnce",
  "court",
];

type Steps = readonly [StepAt, ...StepAt[]];

/** The purpose of a step or of several steps of one kind. */
export type Purpose =
  /** A miner: the first gold after `rounds` rounds, the most after `inAll`. */
  | {
      readonly kind: "miner";
      readonly soon: number;
      readonly rounds: number;
      readonly most: number;
      readonly inAll: number;
    }
  /** A member in a village: the courts it can go to, the price now, and the lowest price of the village. */
  | {
      readonly kind: "villager";
      readonly village: number;
      readonly courts: readonly number[];
      readonly now: number;
      readonly least: number;
    }
  /**
   * R9: a member that leaves one place for another, and the purpose of that one. `isHandEmpty` if nobody is at home who
   * could go instead.
   */
  | {
      readonly kind: "recall";
      readonly from: Spot;
      readonly into: Pick<Spot, "kind" | "number">;
      readonly isHandEmpty: boolean;
      readonly there: Purpose | undefined;
    }
  /** An entry that moves own members up: `less` gold less on their ways to court. */
  | { readonly kind: "pushes"; readonly village: number; readonly less: number }
  /** An entry that pushes an own member out, who retires with gold. */
  | { readonly kind: "retires"; readonly gold: number }
  /**
   * The points of the next step at court, or `isLater` of all such steps later in this turn; `movesUp` if a newcomer
   * moves own members to better seats, which count too; `isOpen` if more may follow when others come in behind.
   */
  | {
      readonly kind: "court";
      readonly points: number;
      readonly isLater: boolean;
      readonly movesUp: boolean;
      readonly isOpen: boolean;
    }
  /**
   * Gold at once, and members back in the hand, with the next step or later in this turn; `inCave` is the most that a
   * miner who goes deep would bring from its cave; `stuck` is a village from which no court is open any more.
   */
  | {
      readonly kind: "atOnce";
      readonly isLater: boolean;
      readonly gold: number;
      readonly inCave: number | undefined;
      readonly members: number;
      readonly stuck: number | undefined;
    }
  /** The step makes another one of the same turn possible: the next one that prepares nothing itself. */
  | { readonly kind: "onward"; readonly next: StepAt | undefined }
  | { readonly kind: "promoteCave" }
  | { readonly kind: "promoteVillage"; readonly price: number; readonly before: number }
  | { readonly kind: "roll" }
  | { readonly kind: "spent" }
  | { readonly kind: "nothingLeft" };

/**
 * The purposes of the steps, one for each kind: that of the next step first, then the most important.
 * @param isLast whether this round is the last
 */
export function purposesOf(steps: readonly StepAt[], isLast: boolean): readonly Purpose[] {
  const byKind = new Map<Kind, Steps>();
  for (const [index, step] of steps.entries()) {
    if (index > 0 && step.action.kind === "end") continue;
    const kind = kindOf(steps, index, step.action);
    const alike = byKind.get(kind);
    byKind.set(kind, alike === undefined ? [step] : [...alike, step]);
  }
  if (isLast) for (const later of ["cave", "village", "recall"] as const) byKind.delete(later);
  const [next] = steps;
  const last = steps.at(-1);
  if (last === undefined) return [];
  const isNext = ([, [first]]: readonly [Kind, Steps]) => first === next;
  return [...byKind]
    .toSorted((a, b) => WEIGHTY.indexOf(b[0]) - WEIGHTY.indexOf(a[0]))
    .toSorted((a, b) => Number(isNext(b)) - Number(isNext(a)))
    .flatMap((each) => purposeOf(each[0], each[1], { isLater: !isNext(each), last, steps }) ?? [])
    .slice(0, PURPOSES_MAX);
}

function kindOf(steps: readonly StepAt[], index: number, action: Action): Kind {
  switch (action.kind) {
    case "change":
      return "onward";
    case "enter":
      if (goesOn(steps, index)) return "onward";
      return action.from === undefined ? action.into.kind : "recall";
    case "deep":
    case "retire":
    case "home":
      return "atOnce";
    default:
      return action.kind;
  }
}

/** Whether a later step moves the member that enters here: the last one that entered stands in front. */
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

interface Place {
  /** Whether other steps come before. */
  readonly isLater: boolean;
  /** The last step of the line. */
  readonly last: StepAt;
  /** All steps of the line. */
  readonly steps: readonly StepAt[];
}

function purposeOf(kind: Kind, steps: Steps, place: Place): Purpose | undefined {
  const { isLater } = place;
  const [first] = steps;
  switch (kind) {
    case "onward":
      return { kind, next: enabledBy(first, place.steps) };
    case "roll":
      return { kind };
    case "cave":
      return minerPurpose(steps);
    case "village":
      return villagerPurpose(first);
    case "recall":
      return recallPurpose(first);
    case "court":
      return courtPurpose(isLater ? steps : [first], place);
    case "atOnce":
      return atOncePurpose(isLater ? steps : [first], isLater);
    case "promote":
      return first.action.kind === "promote"
        ? promotePurpose(first.before, first.action)
        : undefined;
    case "end":
      return { kind: unspent(first.before).length === 0 ? "spent" : "nothingLeft" };
    case "stay":
      return undefined;
    default:
      return assertNever(kind);
  }
}

/** The first later step that does not itself prepare another one. */
function enabledBy(step: StepAt, steps: readonly StepAt[]): StepAt | undefined {
  const later = steps.slice(steps.indexOf(step) + 1);
  return later.find((each) => kindOf(steps, steps.indexOf(each), each.action) !== "onward");
}

function atOncePurpose(steps: Steps, isLater: boolean): Purpose {
  const [stuck] = steps.flatMap(({ action, before }) =>
    action.kind === "retire" && openCourts(before, action.spot.number).length === 0
      ? action.spot.number
      : [],
  );
  const gold = sumOf(steps, (step) => gainedBy(step, goldOf));
  return { kind: "atOnce", isLater, gold, inCave: inCaveOf(steps), members: steps.length, stuck };
}

/** R15: the most that the only miner of these steps could bring from its cave, if it goes into a deep mine. */
function inCaveOf([step, ...others]: Steps): number | undefined {
  return step.action.kind === "deep" && others.length === 0 ? mostInCave(step) : undefined;
}

/** R15: the most that a miner could bring from the cave that it leaves for a deep mine. */
export function mostInCave({ action, before }: Pick<StepAt, "action" | "before">): number {
  return action.kind === "deep"
    ? (before.board.caves[action.from.number - 1]?.values.at(-1) ?? 0)
    : 0;
}

/** R13, R15: the gold of a miner, if the caves of all miners have the same values. */
function minerPurpose(steps: Steps): Purpose | undefined {
  const [{ before: state }] = steps;
  const caves = steps.map(({ action }) => (action.kind === "enter" ? action.into.number : 0));
  const [values = [], ...others] = caves.map((cave) => state.board.caves[cave - 1]?.values ?? []);
  const rounds = values.findIndex((gold) => gold > 0);
  if (rounds < 0 || others.some((other) => other.join() !== values.join())) return undefined;
  const most = Math.max(...values);
  return {
    kind: "miner",
    soon: values[rounds] ?? 0,
    rounds,
    most,
    inAll: values.indexOf(most),
  };
}

/** R8, R10: the effect of the push on own members, or the courts that can be reached and their prices. */
function villagerPurpose(step: StepAt): Purpose | undefined {
  const { action, before: state, seat } = step;
  if (action.kind !== "enter") return undefined;
  const gold = gainedBy(step, goldOf);
  if (gold > 0) return { kind: "retires", gold };
  const village = action.into.number;
  const prices = state.board.villages[village - 1]?.prices ?? [];
  const [now = 0] = prices;
  const courts = openCourts(state, village);
  if (courts.length === 0) return undefined;
  const less = pricesInAll(state, seat) + now - pricesInAll(after(step), seat);
  // A recalled member no longer pays for the way from its former village.
  if (less > 0 && action.from === undefined) return { kind: "pushes", village, less };
  return { kind: "villager", village, courts, now, least: Math.min(...prices) };
}

function recallPurpose(step: StepAt): Purpose | undefined {
  const { action, before, seat } = step;
  if (action.kind !== "enter" || action.from === undefined) return undefined;
  const { from, into } = action;
  const there = into.kind === "cave" ? minerPurpose([step]) : villagerPurpose(step);
  return { kind: "recall", from, into, isHandEmpty: tokensInHand(before, seat) === 0, there };
}

/** R21: the points, and whether more may follow after the line, which may fill the court itself. */
function courtPurpose(steps: Steps, { isLater, last }: Omit<Place, "steps">): Purpose {
  const { board, courts } = after(last);
  const isOpen = steps.some(
    ({ action }) =>
      action.kind === "court" && isOpenCourt({ board }, courts[action.court - 1] ?? []),
  );
  const points = sumOf(steps, (step) => gainedBy(step, pointsOf));
  // R11: a newcomer on seat `over` + 1 moves everyone ahead of it one seat up.
  const seats = sumOf(steps, ({ action }) =>
    action.kind === "court" ? (board.courts.points[action.over] ?? 0) : 0,
  );
  return { kind: "court", points, isLater, movesUp: points > seats, isOpen };
}

function sumOf(steps: Steps, of: (step: StepAt) => number): number {
  return steps.reduce((sum, step) => sum + of(step), 0);
}

function promotePurpose(state: State, { spot }: Of<"promote">): Purpose {
  if (spot.kind === "cave") return { kind: "promoteCave" };
  const ahead = { ...spot, space: spot.space + 1 };
  return {
    kind: "promoteVillage",
    price: courtPrice(state, ahead, 0),
    before: courtPrice(state, spot, 0),
  };
}
