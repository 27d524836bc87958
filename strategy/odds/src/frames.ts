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
import type { Player, Worths } from "./goal.ts";
import { coarsening, lumpsOf, type LumpLayer, type Lumps } from "./lumps.ts";
import type { Solver } from "./solver.ts";

/** Up to so many dice, without cards any goal fits into 256 MB. */
export const DICE_MAX = 16;

/** The cards of a hand that a player can use. */
export function usableCards({ hand }: Player): CharacterSet {
  return setOf(members(hand.cards).filter((card) => abilityOf(card) !== undefined));
}

/** The dice of the turn but for those that used cards brought in: the same from its beginning to its end. */
export function baseDice({ hand, rules }: Player, dice: TurnDice): number {
  if (beforeFirstRoll(dice)) return firstRollDice(hand, rules);
  const { active, aside, rolling, used } = dice;
  return active.length + aside.length + rolling - bringingIn(used);
}

function bringingIn(cards: CharacterSet): number {
  return members(cards).filter(brings).length;
}

/** All dice that these cards can bring together, used or not (K12). */
function mostDice({ rules }: Player, base: number, cards: CharacterSet): number {
  return Math.min(diceSupply(rules), base + bringingIn(cards));
}

/** What no result of the turn is worth more than, whichever cards are used. */
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

/** A turn as far as it is to be solved. */
export interface Ask {
  readonly player: Player;
  readonly worths: Worths;
  readonly base: number;
  /** Cards that may still be used. */
  readonly unused: CharacterSet;
  readonly bytesMax: number;
  readonly solver: Pick<Solver, "bytesOf">;
}

/** The order in which cards are left out when memory is short: what they add was tried on large hands. */
const EXPENDABLE: readonly CharacterId[] = [
  ...(["philosopher", "fool", "servingMaid", "alchemist", "laborer", "guard"] as const),
  ...(["astronomer", "hunter", "nobleman", "pawnbroker", "noblewoman", "knight"] as const),
  ...(["magician", "merchant", "bishop", "queen"] as const),
];

/**
 * The frame of the turn, with as many of the unused cards as memory allows. To play without a card is always
 * possible, so what follows from fewer cards is a lower bound.
 */
export function frameOf(ask: Ask): Frame {
  const { player, base, unused, bytesMax, solver } = ask;
  const lumps = lumpsBySize(ask.worths, base);
  const supply = diceSupply(player.rules);
  assert(base <= supply, `${base} dice lie there, and the supply has ${supply}`);
  const fitting = (cards: CharacterSet): Frame | undefined => {
    const max = mostDice(player, base, cards);
    if (max > DICE_MAX) return undefined;
    const frame = framed({ base, supply, cards }, lumps, max);
    // With no card left to leave out, what it takes is the least that it takes.
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
  // The last to go may have made room for others.
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
  // K18: only while that card is unused it matters which faces are there.
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
