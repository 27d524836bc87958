import { assert } from "@courtly/engine";
import {
  beforeFirstRoll,
  diceSupply,
  firstRollDice,
  includes,
  members,
  setOf,
  type CharacterId,
  type CharacterSet,
  type TurnDice,
} from "@courtly/to-court-the-king";
import { abilityOf, brings, looksAside, type Frame } from "./frame.ts";
import type { GoalPlayer, Worths } from "./goal.ts";
import { coarsening, lumpsOf, type LumpLayer, type Lumps } from "./lumps.ts";
import type { Solver } from "./solver.ts";

/** The most dice that can be solved: with this many and no cards, any goal fits into 256 MB. */
export const DICE_MAX = 16;

/** The cards of a hand that a player can use. */
export function usableCards({ hand }: GoalPlayer): CharacterSet {
  return setOf(members(hand.cards).filter((card) => abilityOf(card) !== undefined));
}

/** The number of dice in the turn without those that used cards brought in. Constant during a turn. */
export function baseDice({ hand, rules }: GoalPlayer, dice: TurnDice): number {
  if (beforeFirstRoll(dice)) return firstRollDice(hand, rules);
  const { active, aside, rolling, used } = dice;
  return active.length + aside.length + rolling - bringingIn(used);
}

function bringingIn(cards: CharacterSet): number {
  return members(cards).filter(brings).length;
}

/** The most dice that can be in use in the turn, with every die that these cards bring in (K12). */
function mostDice({ rules }: GoalPlayer, base: number, cards: CharacterSet): number {
  return Math.min(diceSupply(rules), base + bringingIn(cards));
}

/** The highest worth of any result of the turn, whichever cards are used. */
export function mostWorth({
  player,
  worths,
  base,
}: Pick<Ask, "player" | "worths" | "base">): number {
  const max = mostDice(player, base, usableCards(player));
  let most = -Infinity;
  for (let dice = Math.max(1, base); dice <= max; dice += 1)
    for (const worth of worths(dice)) if (worth > most) most = worth;
  return most;
}

/** The turn to solve, for one goal, and the memory limit. */
export interface Ask {
  readonly player: GoalPlayer;
  readonly worths: Worths;
  readonly base: number;
  /** Cards that may still be used. */
  readonly unused: CharacterSet;
  readonly bytesMax: number;
  readonly solver: Pick<Solver, "bytesOf">;
}

/** The order in which cards are left out when memory is short; trials on large hands showed that it loses little. */
const EXPENDABLE: readonly CharacterId[] = [
  ...(["philosopher", "fool", "servingMaid", "alchemist", "laborer", "guard"] as const),
  ...(["astronomer", "hunter", "nobleman", "pawnbroker", "noblewoman", "knight"] as const),
  ...(["magician", "merchant", "bishop", "queen"] as const),
];

/**
 * Builds the frame of the turn, with as many of the unused cards as memory allows. Playing without a card is always
 * possible, so values computed with fewer cards are lower bounds.
 */
export function frameOf(ask: Ask): Frame {
  const { player, base, unused, bytesMax, solver } = ask;
  const lumps = lumpsBySize(ask.worths, base);
  const supply = diceSupply(player.rules);
  assert(base <= supply, `the turn has ${base} dice, but the supply has ${supply}`);
  const fitting = (cards: CharacterSet): Frame | undefined => {
    const max = mostDice(player, base, cards);
    if (max > DICE_MAX) return undefined;
    const frame = framed({ base, supply, cards }, lumps, max);
    // No unused card is left to leave out: this frame is the smallest, so it is accepted at any size.
    const isLeast = (cards & unused) === 0;
    return isLeast || solver.bytesOf([frame], cards & unused) <= bytesMax ? frame : undefined;
  };
  const all = usableCards(player);
  const left: CharacterId[] = [];
  const cardsNow = () => all & ~setOf(left);
  for (const card of EXPENDABLE.filter((id) => includes(unused, id))) {
    if (fitting(cardsNow()) !== undefined) break;
    left.push(card);
  }
  // Try to add cards back: the last one left out may have freed enough memory for another.
  for (const card of left.toReversed())
    if (fitting(cardsNow() | setOf([card])) !== undefined) left.splice(left.indexOf(card), 1);
  const frame = fitting(cardsNow());
  assert(frame !== undefined, `a turn has at most ${DICE_MAX} dice`);
  return frame;
}

type LumpsBySize = (max: number, keepPresent: boolean) => Lumps;

function lumpsBySize(worths: Worths, base: number): LumpsBySize {
  const known = new Map<string, Lumps>();
  return (max, keepPresent) => {
    const key = `${max} ${keepPresent}`;
    const lumps = known.get(key) ?? lumpsOf(worths, { min: base, max }, { keepPresent });
    known.set(key, lumps);
    return lumps;
  };
}

function framed(
  start: Pick<Frame, "base" | "supply" | "cards">,
  lumpsOfSize: LumpsBySize,
  max: number,
): Frame {
  const coarse = lumpsOfSize(max, false);
  const most = coarse.reduce((best, layer) => Math.max(best, mostOf(layer)), -Infinity);
  const looker = members(start.cards).find(looksAside);
  if (looker === undefined)
    return { ...start, most, lumps: () => coarse, lumpAfter: (lump) => lump };
  // K18: which faces are set aside matters only while that card is unused.
  const fine = lumpsOfSize(max, true);
  const toCoarse = coarsening(fine, coarse);
  return {
    ...start,
    most,
    lumps: (unused) => (includes(unused, looker) ? fine : coarse),
    lumpAfter: (lump, size, card) => (card === looker ? (toCoarse[size]?.[lump] as number) : lump),
  };
}

function mostOf({ worth }: LumpLayer): number {
  return worth.reduce((most, value) => (value > most ? value : most), -Infinity);
}
