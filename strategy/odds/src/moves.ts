import { assertNever, pips, plus } from "@courtly/engine";
import type { Ability } from "@courtly/to-court-the-king";
import { fallTable, numberOf } from "./fallTable.ts";

/**
 * What a card's best use is worth, for all falls of the active dice at once. Each function takes the values of the
 * moment after the use and returns those of the moment before it, both by the number of the fall.
 *
 * A use that changes nothing is among them although K9 refuses it: it only wastes the card, and a card kept is
 * never worth less than a card wasted, so no maximum is ever reached by it alone.
 */
export type Values = Float64Array;

/** Abilities that a player uses; the others work by themselves. */
export type Usable = Exclude<Ability, { kind: "firstRoll" | "endsTheGame" }>;

export interface Table {
  /** Active dice before the use. */
  readonly dice: number;
  /** The faces set aside, as bits (K18). */
  readonly present: number;
}

const EVERY_FACE = 0b111111;

export function beforeUse(ability: Usable, after: Values, { dice, present }: Table): Values {
  switch (ability.kind) {
    case "bring":
      return beforeBringing(after, dice, ability.face === "any" ? EVERY_FACE : bit(ability.face));
    case "reroll":
      return ability.diceMax === 1
        ? beforeReplacing(beforeRolling(after, dice - 1), dice)
        : beforeRerolling(after, dice);
    case "raise":
      return ability.diceMax === 1
        ? beforeRaisingOne(after, dice, ability)
        : beforeRaisingAny(after, dice, ability.pipsMin);
    case "redistribute":
      return ability.diceMax === 2
        ? beforeMovingPips(after, dice, PAIRS)
        : larger(beforeMovingPips(after, dice, PAIRS), beforeMovingPips(after, dice, TRIPLES));
    case "set":
      return beforeReplacing(
        beforeBringing(after, dice - 1, ability.to === "any" ? EVERY_FACE : present),
        dice,
      );
    default:
      return assertNever(ability);
  }
}

function bit(face: number): number {
  return 1 << (face - 1);
}

function larger(a: Values, b: Values): Values {
  return a.map((value, i) => Math.max(value, b[i] as number));
}

/** A die joins, of the best of these faces. */
function beforeBringing(after: Values, dice: number, faces: number): Values {
  const { falls, plus } = fallTable(dice);
  const before = new Float64Array(falls.length).fill(-Infinity);
  for (let f = 0; f < 6; f += 1) {
    if ((faces & (1 << f)) === 0) continue;
    for (let fall = 0; fall < before.length; fall += 1) {
      const value = after[plus[fall * 6 + f] as number] as number;
      if (value > (before[fall] as number)) before[fall] = value;
    }
  }
  return before;
}

/** A die joins that has been rolled: the average of its six faces. */
function beforeRolling(after: Values, dice: number): Values {
  const { falls, plus } = fallTable(dice);
  const before = new Float64Array(falls.length);
  for (let fall = 0; fall < before.length; fall += 1) {
    let sum = 0;
    for (let at = fall * 6; at < fall * 6 + 6; at += 1) sum += after[plus[at] as number] as number;
    before[fall] = sum / 6;
  }
  return before;
}

/** A die leaves, the one that is best gone. What follows knows the dice that stayed. */
function beforeReplacing(stayed: Values, dice: number): Values {
  const { falls } = fallTable(dice);
  const before = new Float64Array(falls.length).fill(-Infinity);
  raiseToBestRest(before, stayed, dice);
  return before;
}

/** Raises each value to that of the best fall with one die fewer. */
function raiseToBestRest(before: Values, rest: Values, dice: number): void {
  const { minus } = fallTable(dice);
  for (let fall = 0; fall < before.length; fall += 1) {
    let best = before[fall] as number;
    for (let at = fall * 6; at < fall * 6 + 6; at += 1) {
      const without = minus[at] as number;
      if (without >= 0 && (rest[without] as number) > best) best = rest[without] as number;
    }
    before[fall] = best;
  }
}

/** The Merchant: rolls one die after the other onto those that stay; then the best dice to stay are chosen. */
function beforeRerolling(after: Values, dice: number): Values {
  const byStaying: Values[] = [];
  byStaying[dice] = after.slice();
  for (let staying = dice - 1; staying >= 0; staying -= 1)
    byStaying[staying] = beforeRolling(byStaying[staying + 1] as Values, staying);
  for (let staying = 1; staying <= dice; staying += 1)
    raiseToBestRest(byStaying[staying] as Values, byStaying[staying - 1] as Values, staying);
  return byStaying[dice];
}

/** The Serving Maid: one die, by any of these pips. */
function beforeRaisingOne(
  after: Values,
  dice: number,
  { pipsMin, pipsMax }: { readonly pipsMin: number; readonly pipsMax: number },
): Values {
  const { minus } = fallTable(dice);
  const { plus } = fallTable(dice - 1);
  const before = after.slice();
  for (let fall = 0; fall < before.length; fall += 1)
    for (let f = 0; f < 6; f += 1) {
      const rest = minus[fall * 6 + f] as number;
      if (rest < 0) continue;
      for (let to = f + pipsMin; to <= Math.min(5, f + pipsMax); to += 1) {
        const value = after[plus[rest * 6 + to] as number] as number;
        if (value > (before[fall] as number)) before[fall] = value;
      }
    }
  return before;
}

/**
 * Noblewoman and Nobleman: any dice, each by the same pips. The highest face is decided first, so a raised die
 * is never asked again; backwards that is the lowest face first. Within a face one die after the other is raised:
 * falls with a raised die come later in the table and are ready.
 */
function beforeRaisingAny(after: Values, dice: number, pips: number): Values {
  const { minus } = fallTable(dice);
  const { plus } = fallTable(dice - 1);
  const before = after.slice();
  for (let f = 0; f + pips < 6; f += 1)
    for (let fall = before.length - 1; fall >= 0; fall -= 1) {
      const rest = minus[fall * 6 + f] as number;
      if (rest < 0) continue;
      const value = before[plus[rest * 6 + f + pips] as number] as number;
      if (value > (before[fall] as number)) before[fall] = value;
    }
  return before;
}

/** The dice that a card moves pips among: so many, in every way they can lie, with the pips of each. */
interface Lots {
  readonly size: number;
  readonly pips: Int32Array;
}

function lots(size: number): Lots {
  return { size, pips: Int32Array.from(fallTable(size).falls, pips) };
}

const PAIRS = lots(2);
const TRIPLES = lots(3);

/** Philosopher and Alchemist: only the dice that stay and the pips of those that leave matter. */
function beforeMovingPips(after: Values, dice: number, { size, pips }: Lots): Values {
  const before = after.slice();
  if (dice < size) return before;
  const together = joins(dice - size, size);
  const best = new Float64Array(size * 6 + 1);
  for (let at = 0; at < together.length; at += pips.length) {
    best.fill(-Infinity);
    for (let lot = 0; lot < pips.length; lot += 1) {
      const value = after[together[at + lot] as number] as number;
      const sum = pips[lot] as number;
      if (value > (best[sum] as number)) best[sum] = value;
    }
    for (let lot = 0; lot < pips.length; lot += 1) {
      const fall = together[at + lot] as number;
      const value = best[pips[lot] as number] as number;
      if (value > (before[fall] as number)) before[fall] = value;
    }
  }
  return before;
}

const joinTables = new Map<string, Int32Array>();

/** For every fall of the dice that stay, and every lot of the others: the fall of both together. */
function joins(staying: number, size: number): Int32Array {
  const key = `${staying} ${size}`;
  const known = joinTables.get(key);
  if (known !== undefined) return known;
  const others = fallTable(size).falls;
  const table = Int32Array.from(
    fallTable(staying).falls.flatMap((stay) => others.map((lot) => numberOf(plus(stay, lot)))),
  );
  joinTables.set(key, table);
  return table;
}
