import type { AdviceLine } from "@courtly/bots/advice";
import type { Seat } from "@courtly/engine";
import {
  caveValue,
  goldOf,
  ownSpots,
  playerScoresOf,
  pointsOf,
  rollingCourts,
  tokensInHand,
  type State,
} from "@courtly/rolling-courts";
import { compareChances, isLittleMore, type ChanceComparison } from "../chances.ts";
import { COURTS_NEAR } from "./afterTurn.ts";
import {
  cheapestWay,
  courtsLeft,
  isEnding,
  isOpenCourt,
  onTheWay,
  pricesInAll,
  villagers,
  wealth,
  type Counted,
} from "./counts.ts";
import { mostInCave, purposesOf, type Purpose } from "./purposes.ts";
import { afterAll, gainedBy, stepsAt, type StepAt } from "./steps.ts";

const GAINS_MAX = 3;
/** A game with a higher chance is won. */
const WON = 0.9995;
/** R4 */
const DICE = 3;

/** The gains of a line over the next best one; negative where it brings less. */
export interface Gain {
  readonly kind: "points" | "gold" | "onTheWay" | "villagers" | "prices";
  readonly more: number;
}

/** Gold in hand, and gold that own miners may bring. */
interface Purse {
  readonly gold: number;
  readonly coming: number;
}

/** Something that the seat has too little of. */
export type Lack =
  /** No member is near court, and the gold does not pay for a way there. */
  | ({ readonly kind: "goldFirst"; readonly least: number; readonly most: number } & Purse)
  /** The gold does not pay for the ways to court of all members in the villages. */
  | ({ readonly kind: "moreGold"; readonly members: number; readonly inAll: number } & Purse)
  /** The gold pays for the members in the villages, but each further one needs more. */
  | ({
      readonly kind: "furtherWays";
      readonly members: number;
      readonly inAll: number;
      readonly least: number;
      readonly most: number;
    } & Purse)
  /** More gold buys better seats. */
  | { readonly kind: "betterSeats"; readonly least: number; readonly most: number }
  /** The gold of this turn pays for a way to court. */
  | { readonly kind: "goldNow"; readonly price: number }
  /** The game ends soon. */
  | { readonly kind: "soon"; readonly courts: number }
  | { readonly kind: "hand"; readonly members: number }
  | ({ readonly kind: "nearCourt"; readonly members: number } & Purse);

/** What a step is for: gold, or a member nearer to court. */
type Aim = "gold" | "court";

/** A fact that explains the advice for a turn of Rolling Courts. Chances are from 0 to 1. */
export type CourtsReason =
  /** `nextFor`: what the other step is for, if it is as good. */
  | (ChanceComparison<StepAt> & { readonly nextFor: Aim | undefined })
  /** Every line wins. */
  | { readonly kind: "won" }
  /** R20: the line fills the last court; the points of the player and of the best rival then. */
  | {
      readonly kind: "ends";
      readonly own: number;
      readonly other: number;
      readonly tie: Tie | undefined;
    }
  | { readonly kind: "purpose"; readonly purpose: Purpose }
  /** The gold of the miners who could come home: now, and one space deeper. */
  | {
      readonly kind: "deeper";
      readonly miners: number;
      readonly next: number;
      readonly now: number;
    }
  | { readonly kind: "lack"; readonly lack: Lack }
  /** The comparison with the next best line. */
  | {
      readonly kind: "against";
      readonly gains: readonly Gain[];
      readonly next: StepAt | undefined;
    }
  /**
   * Something that the dice allow and that the best line does not do: a way to court, or into a deep mine. The chances to
   * win with it, and with the best line.
   */
  | ({
      readonly kind: "notNow";
      readonly win: number;
      readonly best: number;
      readonly isAsGood: boolean;
    } & Omitted);

/** R24: what decides between equal points, and for whom. */
export interface Tie {
  readonly by: "second" | "members" | "gold";
  readonly isOwn: boolean;
}

/** The points and the price of going to court, and a lower price once the member has moved up; or the gold of a deep mine. */
type Omitted =
  | {
      readonly what: "court";
      readonly points: number;
      readonly gold: number;
      readonly later: number | undefined;
    }
  | {
      readonly what: "deep";
      readonly mine: number;
      readonly gold: number;
      /** The most that these miners could bring from their caves instead. */
      readonly inCave: number;
      readonly dice: number;
      /** Whether other steps of the turn come first. */
      readonly isLater: boolean;
    };

/** The reasons for the best line: its purposes, what the seat lacks, the chances, and the comparison with the next line. */
export function reasonsFor(
  state: State,
  seat: Seat,
  all: readonly AdviceLine[],
): readonly CourtsReason[] {
  const lines = compared(all);
  const [best = [], other = []] = lines.map(({ steps }) => stepsAt(state, seat, steps));
  const next = other.find((step) => !best.some((each) => isSameStep(each, step)));
  const boards = { state, here: afterAll(best, state), there: afterAll(other, state), seat };
  const isSampled = lines.every(({ margin }) => margin !== undefined);
  if (isSampled && all.every(({ chance }) => chance > WON)) return [{ kind: "won" }];
  const gains = lines.length > 1 ? gainsOf(boards) : [];
  const purposes = purposesOf(best, isEnding(boards.here));
  return [
    ...endReasons(boards),
    // The lack of the seat (gold, members, places) comes first: it is the reason for the purpose.
    ...lacksOf(boards, purposes[0]?.kind).map((lack) => ({ kind: "lack", lack }) as const),
    ...purposes.map((purpose) => ({ kind: "purpose", purpose }) as const),
    ...(best[0]?.action.kind === "stay" ? deeperReasons(state, seat) : []),
    ...(isSampled ? compareSteps(best, all, { state, seat }) : []),
    ...(gains.length === 0 || isEven(lines) ? [] : [{ kind: "against", gains, next } as const]),
    ...omittedReasons(best, all, boards),
  ];
}

/** Whether the chances of both lines are known, and nearly equal: then a comparison of their gains explains nothing. */
function isEven([best, other]: readonly AdviceLine[]): boolean {
  return (
    best?.margin !== undefined &&
    other?.margin !== undefined &&
    isLittleMore(best.chance, other.chance)
  );
}

/** Compares the next step with the best line without it: steps in another order are no other choice. */
function compareSteps(
  best: readonly StepAt[],
  [first, ...others]: readonly AdviceLine[],
  { state, seat }: Pick<Boards, "state" | "seat">,
): readonly Extract<CourtsReason, { kind: "chances" }>[] {
  const [step] = best;
  if (step === undefined || first === undefined) return [];
  for (const line of others) {
    const steps = stepsAt(state, seat, line.steps);
    if (steps.some((each) => isSameStep(each, step))) continue;
    const otherwise = steps.filter((each) => !best.some((own) => isSameStep(own, each)));
    // Another village is told before another use of the same die.
    const next =
      otherwise.find((each) => isToVillage(each) && isToVillage(step)) ??
      otherwise.find((each) => dieOf(each) === dieOf(step)) ??
      otherwise[0];
    const nextFor = next && aimOf(steps.slice(steps.indexOf(next)));
    const isSameAim = nextFor !== undefined && nextFor === aimOf(best);
    // An equal step with the same purpose is no choice that matters; only of villages a player asks why this one.
    return compareChances([first, line], next)
      .filter(({ verdict }) => verdict !== "asGood" || !isSameAim || isToVillage(step))
      .map((each) => ({
        ...each,
        nextFor: each.verdict === "asGood" && !isSameAim ? nextFor : undefined,
      }));
  }
  return [];
}

function isToVillage({ action }: StepAt): boolean {
  return action.kind === "enter" && action.into.kind === "village";
}

/** What the first of these steps is for. */
function aimOf(steps: readonly StepAt[]): Aim | undefined {
  const kind = purposesOf(steps, false)[0]?.kind;
  if (kind === undefined) return undefined;
  return FOR_GOLD.has(kind) ? "gold" : FOR_COURT.has(kind) ? "court" : undefined;
}

/** The die that a step spends, as far as its place tells. */
function dieOf({ action }: StepAt): number | undefined {
  if (action.kind === "enter") return action.into.number;
  return action.kind === "court" ? action.court : undefined;
}

/** The purposes that explain a step without a comparison. */
const PLAIN: ReadonlySet<Purpose["kind"]> = new Set(["roll", "spent", "nothingLeft"]);

/**
 * The reasons that explain the next step in short: what the seat lacks, the purpose of the step, and last what is as good,
 * or how often the most obvious other choice would win.
 */
export function mainReasons(reasons: readonly CourtsReason[]): readonly CourtsReason[] {
  const [first] = reasons;
  const purpose = reasons.find(({ kind }) => kind === "purpose" || kind === "deeper");
  if (first === undefined || purpose === undefined) return reasons.slice(0, 1);
  const isOnward = purpose.kind === "purpose" && purpose.purpose.kind === "onward";
  if (first.kind === "ends") return isOnward ? [purpose, first] : [first];
  if (purpose.kind === "purpose" && PLAIN.has(purpose.purpose.kind)) return [purpose];
  const last = reasons.filter((each) => each === otherChoice(reasons));
  if (isOnward) return [...reasons.filter(({ kind }) => kind === "purpose"), ...last];
  if (first.kind !== "lack") return [purpose, ...last];
  const main = first.lack.kind === "goldNow" ? [purpose, first] : [first, purpose];
  return [...main, ...last];
}

/** The reason about another choice: one that is as good, a way to court or into a deep mine, or the next best line. */
function otherChoice(reasons: readonly CourtsReason[]): CourtsReason | undefined {
  return (
    reasons.find((each) => each.kind === "chances" && each.verdict !== "better") ??
    reasons.find(({ kind }) => kind === "notNow") ??
    reasons.find(({ kind }) => kind === "chances") ??
    reasons.find(({ kind }) => kind === "against")
  );
}

/** Whether two steps do the same, for the same gold. */
function isSameStep(a: StepAt, b: StepAt): boolean {
  const { write } = rollingCourts.notation.action;
  return write(a.action) === write(b.action) && gainedBy(a, goldOf) === gainedBy(b, goldOf);
}

/** The best line and the line to compare it with: the next one; for a homecoming the line in which all stay. */
function compared([best, ...others]: readonly AdviceLine[]): readonly AdviceLine[] {
  const isHome = best?.steps[0]?.startsWith("home") ?? false;
  const other = others.find(({ steps }) => !isHome || steps[0] === "stay") ?? others[0];
  return [best, other].flatMap((line) => line ?? []);
}

/** The states now, after the best line and after the next one. */
interface Boards {
  readonly state: State;
  readonly here: State;
  readonly there: State;
  readonly seat: Seat;
}

/** R20: the points when the line fills the last court that the game needs. */
function endReasons({ state, here, seat }: Boards): readonly CourtsReason[] {
  if (!isEnding(here) || isEnding(state)) return [];
  const bestOf = (isOwn: boolean): readonly number[] =>
    playerScoresOf(here)
      .filter(({ seats }) => seats.includes(seat) === isOwn)
      .map(({ deciding }) => deciding)
      .toSorted((a, b) => lead(b, a))[0] ?? [];
  const [own, other] = [bestOf(true), bestOf(false)];
  return [{ kind: "ends", own: own[0] ?? 0, other: other[0] ?? 0, tie: tieOf(own, other) }];
}

/** The first difference of two results, number by number. */
function lead(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function tieOf(own: readonly number[], other: readonly number[]): Tie | undefined {
  if (own[0] !== other[0]) return undefined;
  const at = own.findIndex((value, i) => value !== other[i]);
  const by = (["gold", "members", "second"] as const)[own.length - 1 - at];
  return at < 0 || by === undefined ? undefined : { by, isOwn: lead(own, other) > 0 };
}

/** The seat's lead in everything that counts, after the best line compared with the next one. */
function gainsOf({ here, there, seat }: Boards): readonly Gain[] {
  const moreOf = (of: Counted) => of(here, seat) - of(there, seat);
  const gains: readonly Gain[] = [
    { kind: "points", more: moreOf(pointsOf) },
    { kind: "gold", more: moreOf(goldOf) },
    { kind: "onTheWay", more: moreOf(onTheWay) },
    { kind: "villagers", more: moreOf(villagers) },
    { kind: "prices", more: moreOf(villagers) === 0 ? moreOf(pricesInAll) : 0 },
  ];
  return gains
    .filter(({ more }) => more !== 0)
    .slice(0, GAINS_MAX)
    .toSorted((a, b) => Number(isGood(b)) - Number(isGood(a)));
}

function isGood({ kind, more }: Gain): boolean {
  return kind === "prices" ? more < 0 : more > 0;
}

/** The purposes for which gold is a reason, and those for which a place near court is one. */
const FOR_GOLD: ReadonlySet<Purpose["kind"]> = new Set(["miner", "atOnce", "promoteCave"]);
const FOR_COURT: ReadonlySet<Purpose["kind"]> = new Set(["villager", "pushes"]);

/**
 * The things that the seat lacks and of which the best line brings more than the next one, and than there are now.
 * @param purpose the main purpose of the line: only a lack that it helps is a reason
 */
function lacksOf(boards: Boards, purpose: Purpose["kind"] | undefined): readonly Lack[] {
  const { state, here, there, seat } = boards;
  const isMore = (of: Counted) =>
    of(here, seat) > of(there, seat) && of(here, seat) > of(state, seat);
  const hand = tokensInHand(state, seat);
  if (purpose === undefined || isEnding(state) || isMore(pointsOf)) return [];
  if (hand < DICE && isMore(tokensInHand)) return [{ kind: "hand", members: hand }];
  if (FOR_GOLD.has(purpose)) {
    if (isMore(goldOf) && !isMore(wealth)) return urgencies(boards);
    return isMore(wealth) ? goldLacks(state, seat) : [];
  }
  const entry = Math.min(...state.board.villages.map(({ prices: [price = 0] }) => price));
  const isRich = wealth(state, seat) >= pricesInAll(state, seat) + entry;
  const members = villagers(state, seat);
  return FOR_COURT.has(purpose) && isRich && members < DICE && isMore(villagers)
    ? [{ kind: "nearCourt", ...purseOf(state, seat), members }]
    : [];
}

function purseOf(state: State, seat: Seat): Purse {
  return { gold: goldOf(state, seat), coming: onTheWay(state, seat) };
}

/** Too little gold for the ways to court of the members in the villages, or for better seats. */
function goldLacks(state: State, seat: Seat): readonly Lack[] {
  const purse = purseOf(state, seat);
  const all = purse.gold + purse.coming;
  const members = villagers(state, seat);
  const inAll = pricesInAll(state, seat);
  if (members > 0 && all < inAll) return [{ kind: "moreGold", ...purse, members, inAll }];
  const prices = state.board.villages.flatMap((village) => village.prices);
  const most = Math.max(...prices);
  const least = Math.min(...prices);
  if (members === 0 && all < most) return [{ kind: "goldFirst", ...purse, least, most }];
  if (all < inAll + DICE * most)
    return [{ kind: "furtherWays", ...purse, members, inAll, least, most }];
  // R11: a leap passes at most the members that are in a court.
  const passed = state.courts
    .filter((court) => isOpenCourt(state, court))
    .map(({ length }) => length);
  const { leaps } = state.board.courts;
  const [lowest = 0, highest = 0] = [leaps[1], leaps[Math.max(...passed)]];
  // With gold for the best seats of a whole turn, more of it is no reason.
  const isRich = all >= inAll + DICE * (most + highest);
  return highest > 0 && !isRich ? [{ kind: "betterSeats", least: lowest, most: highest }] : [];
}

/** Why gold now is better than more gold later: it pays for a way to court, or the end is near. */
function urgencies({ state, here, there, seat }: Boards): readonly Lack[] {
  const price = cheapestWay(here, seat);
  if (goldOf(there, seat) < price && price <= goldOf(here, seat))
    return [{ kind: "goldNow", price }];
  const courts = courtsLeft(state);
  return courts <= COURTS_NEAR ? [{ kind: "soon", courts }] : [];
}

/** The best line that goes to court at once or into a deep mine, if the best line of all does neither. */
function omittedReasons(
  best: readonly StepAt[],
  [first, ...others]: readonly AdviceLine[],
  { state, seat }: Boards,
): readonly CourtsReason[] {
  if (first === undefined || best.some((step) => isToCourt(step) || isDeep(step))) return [];
  for (const isOmitted of [isToCourt, isDeep])
    for (const { steps: texts, chance, margin } of others) {
      const line = stepsAt(state, seat, texts);
      const steps = line.filter(isOmitted);
      const [step] = steps;
      if (step === undefined || margin === undefined) continue;
      const isAsGood = isLittleMore(first.chance, chance);
      const omitted = omittedBy(steps, { ...step, isLater: step !== line[0] });
      // What another step must pay for first is no choice at this moment.
      if (omitted.what === "court" && omitted.gold > goldOf(state, seat)) continue;
      return [{ kind: "notNow", win: chance, best: first.chance, isAsGood, ...omitted }];
    }
  return [];
}

function omittedBy(
  steps: readonly StepAt[],
  { action, before, isLater }: StepAt & { readonly isLater: boolean },
): Omitted {
  const sumOf = (of: Counted) => steps.reduce((sum, step) => sum + gainedBy(step, of), 0);
  if (action.kind === "deep") {
    const inCave = steps.reduce((sum, step) => sum + mostInCave(step), 0);
    const dice = steps.length;
    return { what: "deep", mine: action.mine, gold: sumOf(goldOf), inCave, dice, isLater };
  }
  const gold = -sumOf(goldOf);
  const village = action.kind === "court" ? action.from.number : 0;
  const lowest = Math.min(...(before.board.villages[village - 1]?.prices ?? []));
  const later = steps.length === 1 && lowest < gold ? lowest : undefined;
  return { what: "court", points: sumOf(pointsOf), gold, later };
}

function isToCourt({ action }: StepAt): boolean {
  return action.kind === "court";
}

function isDeep({ action }: StepAt): boolean {
  return action.kind === "deep";
}

/** The gold that waiting for the next dig brings. */
function deeperReasons(state: State, seat: Seat): readonly CourtsReason[] {
  const waiting = ownSpots(state, seat, "cave").filter((spot) => caveValue(state, spot) > 0);
  const deeper = (spot: (typeof waiting)[number]) => ({ ...spot, space: spot.space + 1 });
  const now = waiting.reduce((sum, spot) => sum + caveValue(state, spot), 0);
  const next = waiting.reduce((sum, spot) => sum + caveValue(state, deeper(spot)), 0);
  return next > now ? [{ kind: "deeper", miners: waiting.length, next, now }] : [];
}
