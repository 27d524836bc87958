import { assert, assertNever, falls, plus, type Faces } from "@courtly/engine";
import {
  beforeFirstRoll,
  excluding,
  members,
  RULE_SETS,
  type Action,
  type CharacterSet,
  type Hand,
  type Rules,
  type TurnDice,
} from "@courtly/to-court-the-king";
import { fallTable, numberOf } from "./fallTable.ts";
import { brings, diceWith } from "./frame.ts";
import { baseDice, mostWorth, usableCards } from "./frames.ts";
import { worthOfEnding, worthsOf, type Goal, type GoalPlayer, type Worths } from "./goal.ts";
import { actionsAt, afterAction } from "./moment.ts";
import type { Solver } from "./solver.ts";
import { reference } from "./tables.ts";
import { together, type Outlook, type Solved, type PassStep } from "./together.ts";

/** An action and the value of the turn after it. */
export interface Ranked {
  readonly action: Action;
  readonly value: number;
}

/** A turn solved for one goal: all values assume best play. */
export interface Solution {
  /** The value of the turn at this moment, also while dice are in the air; a lower bound if not exact. */
  readonly value: (dice: TurnDice) => number;
  /** An upper bound of the value; equal to `value` unless cards were left out to save memory. */
  readonly atMost: (dice: TurnDice) => number;
  readonly isExact: (dice: TurnDice) => boolean;
  /** Every legal action, the best first. */
  readonly ranked: (dice: TurnDice) => readonly Ranked[];
  /** The best action; `undefined` while dice are in the air or if the turn ended without an action. */
  readonly best: (dice: TurnDice) => Ranked | undefined;
}

export interface SolveOptions {
  readonly rules?: Rules;
  /** The most memory that the tables may use. */
  readonly bytesMax?: number;
  /** The solver that builds the tables; default: the 64-bit reference. */
  readonly solver?: Solver;
}

const BYTES_MAX = 256 * 2 ** 20;

/** Prepares a turn for one goal; solves lazily, at the first question about a moment, and keeps the tables. */
export function solveTurn(hand: Hand, goal: Goal, options: SolveOptions = {}): Solution {
  return solveTogether(hand, [goal], options).solutions[0] as Solution;
}

/** Solutions for several goals of one hand, solved in one pass. */
export interface Solutions {
  readonly solutions: readonly Solution[];
  /** Solves for this moment step by step. Optional: otherwise the first question does all the work at once. */
  readonly steps: (dice: TurnDice) => Generator<PassStep, void>;
  /** The memory that solving for this moment needs, known before it begins. */
  readonly outlook: (dice: TurnDice) => Outlook;
}

export function solveTogether(
  hand: Hand,
  goals: readonly Goal[],
  { rules = RULE_SETS.english, bytesMax = BYTES_MAX, solver = reference }: SolveOptions = {},
): Solutions {
  const player: GoalPlayer = { hand, rules };
  const worths = goals.map((goal) => worthsOf(goal, player));
  const { solvedFor, steps, outlook } = together(player, worths, { bytesMax, solver });
  const solutions = goals.map((goal, i) =>
    solutionOf({
      player,
      goal,
      worths: worths[i] as Worths,
      solvedFor: (dice) => solvedFor(i, dice),
    }),
  );
  return { solutions, steps, outlook };
}

interface Turn {
  readonly player: GoalPlayer;
  readonly goal: Goal;
  readonly worths: Worths;
  readonly solvedFor: (dice: TurnDice) => Solved;
}

function solutionOf({ player, goal, worths, solvedFor }: Turn): Solution {
  const cards = usableCards(player);
  const worthOf = (result: Faces) => worths(result.length)[numberOf(result)] as number;

  const value = (dice: TurnDice): number => {
    const now = solvedFor(dice);
    const unused = now.frame.cards & ~dice.used;
    if (beforeFirstRoll(dice)) return valueBeforeRoll(now, unused, player.rules);
    return dice.rolling > 0 ? valueInTheAir(dice, value) : valueAt(now, dice, unused);
  };

  const atMost = (dice: TurnDice): number => {
    const forgotten = cards & ~dice.used & ~solvedFor(dice).frame.cards;
    if (forgotten === 0) return value(dice);
    return mostWorth({ player, worths, base: baseDice(player, dice) });
  };

  const valueAfter = (dice: TurnDice, action: Action): number => {
    switch (action.kind) {
      case "take":
      case "stand":
      case "decline":
        return worthOfEnding(goal, action, {
          result: dice.aside,
          worth: () => worthOf(dice.aside),
        });
      case "roll":
      case "aside":
      case "use":
        return value(afterAction(player, dice, action));
      default:
        return assertNever(action);
    }
  };

  const ranked = (dice: TurnDice): readonly Ranked[] => {
    const { rounding } = solvedFor(dice).tables;
    const all = actionsAt(player, dice, goal).map((action) => ({
      action,
      value: valueAfter(dice, action),
    }));
    return inOrder(all, goal, rounding);
  };

  return {
    value,
    atMost,
    isExact: (dice) => value(dice) >= atMost(dice),
    ranked,
    best: (dice) => ranked(dice)[0],
  };
}

/** The lump of no dice: the only one in its layer. */
const NOTHING_ASIDE = 0;

/** K5: the mean over all first rolls; or, if cards may bring dice in before the roll, the best of both. */
function valueBeforeRoll(solved: Solved, unused: CharacterSet, rules: Rules): number {
  const { frame, tables } = solved;
  const active = diceWith(frame, unused);
  const rolled = meanOfThrows(active, (fall) =>
    tables.value({ unused, active, fall, lump: NOTHING_ASIDE, mayRoll: false }),
  );
  if (rules.abilitiesBeforeRoll === "no" || active >= frame.supply) return rolled;
  return members(unused)
    .filter(brings)
    .map((card) => valueBeforeRoll(solved, excluding(unused, card), rules))
    .reduce((best, brought) => Math.max(best, brought), rolled);
}

function valueAt(
  { frame, tables }: Solved,
  { active, aside, mayRoll }: TurnDice,
  unused: CharacterSet,
): number {
  const lumps = frame.lumps(unused)[aside.length];
  assert(lumps !== undefined, "the dice aside are no more than the dice in use");
  const lump = lumps.lumpOf[numberOf(aside)] as number;
  return tables.value({ unused, active: active.length, fall: numberOf(active), lump, mayRoll });
}

/** The mean over all falls of the dice in the air. */
function valueInTheAir(dice: TurnDice, value: (dice: TurnDice) => number): number {
  const shown = falls(dice.rolling);
  return meanOfThrows(dice.rolling, (fall) =>
    value({ ...dice, active: plus(dice.active, shown[fall] as Faces), rolling: 0 }),
  );
}

function meanOfThrows(dice: number, value: (fall: number) => number): number {
  const { ways } = fallTable(dice);
  let sum = 0;
  for (const [fall, many] of ways.entries()) sum += many * value(fall);
  return sum / 6 ** dice;
}

/** Sorts actions, the best first; orders actions with equal values, up to rounding, by `reluctance`. */
function inOrder(all: readonly Ranked[], goal: Goal, rounding: number): readonly Ranked[] {
  const alike: Ranked[][] = [];
  for (const ranked of all.toSorted((a, b) => b.value - a.value)) {
    const best = alike.at(-1)?.[0];
    if (best !== undefined && best.value - ranked.value <= rounding) alike.at(-1)?.push(ranked);
    else alike.push([ranked]);
  }
  return alike.flatMap((some) =>
    some.sort((a, b) => reluctance(a.action, goal) - reluctance(b.action, goal)),
  );
}

/** Orders actions of equal value: first those that end the turn, with the wanted card; last those that use a card. */
function reluctance(action: Action, goal: Goal): number {
  switch (action.kind) {
    case "take":
      if (goal.kind === "cost" && action.character === goal.character) return -1;
      return action.character === "nothing" ? 0 : 1;
    case "stand":
      return 0;
    case "aside":
      return 100 - action.dice.length; // several dice at once rather than one after the other
    case "roll":
      return 100;
    case "decline":
      return 101;
    case "use":
      return 102;
    default:
      return assertNever(action);
  }
}
