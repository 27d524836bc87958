import { assert, assertNever, falls, plus } from "@courtly/engine";
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
import { baseDice, frameOf, mostWorth, usableCards } from "./frames.ts";
import { worthOf, worthOfEnding, type Goal, type Player } from "./goal.ts";
import { actionsAt, afterAction } from "./moment.ts";
import {
  brings,
  diceWith,
  phasesOf,
  solver,
  valueOfRolling,
  type Frame,
  type Moments,
} from "./tables.ts";

/** An action and what the turn is worth after it. */
export interface Ranked {
  readonly action: Action;
  readonly value: number;
}

/** A turn solved for one goal: everything is worth what best play makes of it. */
export interface Solution {
  /** What the turn is worth at this moment, whoever speaks next; where it is not exact, at least that. */
  readonly value: (dice: TurnDice) => number;
  /** What no play is worth more than. It is the value, unless memory made the player forget some cards. */
  readonly atMost: (dice: TurnDice) => number;
  readonly isExact: (dice: TurnDice) => boolean;
  /** Every legal action, the best first. */
  readonly ranked: (dice: TurnDice) => readonly Ranked[];
  /** The best action; nothing while dice are in the air or when the turn has ended by itself. */
  readonly best: (dice: TurnDice) => Ranked | undefined;
}

export interface SolveOptions {
  readonly rules?: Rules;
  /** What the tables may take. */
  readonly bytesMax?: number;
}

const BYTES_MAX = 256 * 2 ** 20;

/** Solves what is asked for when it is asked for, once. */
export function solveTurn(hand: Hand, goal: Goal, options: SolveOptions = {}): Solution {
  const { rules = RULE_SETS.english, bytesMax = BYTES_MAX } = options;
  const player: Player = { hand, rules };
  const worth = worthOf(goal, player);
  const cards = usableCards(player);
  let solved: Solved | undefined; // one at a time: each may take all the memory there is

  const solvedFor = (dice: TurnDice): Solved => {
    const base = baseDice(player, dice);
    const unused = cards & ~dice.used;
    if (solved !== undefined && serves(solved, base, dice.used, unused)) return solved;
    solved = undefined;
    const frame = frameOf({ player, worth, base, unused, bytesMax });
    solved = { frame, unused, moments: solver(frame) };
    return solved;
  };

  const value = (dice: TurnDice): number => {
    const now = solvedFor(dice);
    const unused = now.frame.cards & ~dice.used;
    if (beforeFirstRoll(dice)) return valueBeforeRoll(now, unused, rules);
    return dice.rolling > 0
      ? valueInTheAir(dice, value)
      : valueAt(now.frame, now.moments(unused), { dice, unused });
  };

  const atMost = (dice: TurnDice): number => {
    const forgotten = cards & ~dice.used & ~solvedFor(dice).frame.cards;
    if (forgotten === 0) return value(dice);
    return mostWorth({ player, worth, base: baseDice(player, dice) });
  };

  const valueAfter = (dice: TurnDice, action: Action): number => {
    switch (action.kind) {
      case "take":
      case "stand":
      case "decline":
        return worthOfEnding(goal, action, () => worth(dice.aside));
      case "roll":
      case "aside":
      case "use":
        return value(afterAction(player, dice, action));
      default:
        return assertNever(action);
    }
  };

  const ranked = (dice: TurnDice): readonly Ranked[] =>
    actionsAt(player, dice, goal)
      .map((action) => ({ action, value: valueAfter(dice, action) }))
      .sort((a, b) => compare(a, b, goal));

  return {
    value,
    atMost,
    isExact: (dice) => value(dice) >= atMost(dice),
    ranked,
    best: (dice) => ranked(dice)[0],
  };
}

interface Solved {
  readonly frame: Frame;
  /** The cards it has been made for. */
  readonly unused: CharacterSet;
  readonly moments: (unused: CharacterSet) => Moments;
}

/** Whether a moment is among those of the frame: made for its cards, and every die brought in is counted. */
function serves(
  { frame, unused: madeFor }: Solved,
  base: number,
  used: CharacterSet,
  unused: CharacterSet,
): boolean {
  const uncounted = members(used & ~frame.cards).some(brings);
  return frame.base === base && (unused & ~madeFor) === 0 && !uncounted;
}

/** No dice lie in one way, so their lump is the only one. */
const NOTHING_ASIDE = 0;

/** K5; and where cards may bring a die in before the first roll, the best of that. */
function valueBeforeRoll(solved: Solved, unused: CharacterSet, rules: Rules): number {
  const { frame, moments } = solved;
  const dice = diceWith(frame, unused);
  const all = moments(unused)[dice];
  assert(all !== undefined, "all dice may be active");
  const rolled = valueOfRolling(phasesOf(all, NOTHING_ASIDE).owing, dice);
  if (rules.abilitiesBeforeRoll === "no" || dice >= frame.supply) return rolled;
  return members(unused)
    .filter(brings)
    .map((card) => valueBeforeRoll(solved, excluding(unused, card), rules))
    .reduce((best, brought) => Math.max(best, brought), rolled);
}

function valueAt(
  frame: Frame,
  moments: Moments,
  { dice, unused }: { readonly dice: TurnDice; readonly unused: CharacterSet },
): number {
  const { active, aside, mayRoll } = dice;
  const lumps = frame.lumps(unused)[aside.length];
  const layer = moments[active.length];
  assert(lumps !== undefined && layer !== undefined, "no more dice lie there than there are");
  const phases = phasesOf(layer, lumps.lumpOf[numberOf(aside)] as number);
  return (mayRoll ? phases.mayRoll : phases.owing)[numberOf(active)] as number;
}

/** The mean over what the dice in the air can show. */
function valueInTheAir(dice: TurnDice, value: (dice: TurnDice) => number): number {
  const { ways } = fallTable(dice.rolling);
  let sum = 0;
  for (const [i, fall] of falls(dice.rolling).entries())
    sum += (ways[i] as number) * value({ ...dice, active: plus(dice.active, fall), rolling: 0 });
  return sum / 6 ** dice.rolling;
}

/** Values nearer to each other than this differ by rounding alone. */
const ROUNDING = 1e-12;

function compare(a: Ranked, b: Ranked, goal: Goal): number {
  if (Math.abs(a.value - b.value) > ROUNDING) return b.value - a.value;
  return reluctance(a.action, goal) - reluctance(b.action, goal);
}

/** Of actions worth the same, first what ends the turn, with the wanted card; last what spends a card. */
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
