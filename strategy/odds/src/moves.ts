import { assertNever, pips, type Faces } from "@courtly/engine";
import { fallTable } from "./fallTable.ts";
import type { Usable } from "./frame.ts";

/**
 * Values of a moment, by the fall of the active dice. Each function in this file takes the values of the moment after
 * the use of a card and raises those of the moment before it to the best use, in place because tables are large.
 *
 * They include uses that change nothing, although K9 refuses these: such a use only wastes the card. Keeping the card
 * is never worth less than wasting it, so the maximum does not change.
 */
export type TurnValues = Float64Array;

export interface Table {
  /** Active dice before the use. */
  readonly dice: number;
  /** The faces set aside, as bits (K18). */
  readonly present: number;
}

const EVERY_FACE = 0b111111;

export function raiseByUse(
  before: TurnValues,
  ability: Usable,
  after: TurnValues,
  { dice, present }: Table,
): void {
  switch (ability.kind) {
    case "bring":
      return raiseByBringing(
        before,
        after,
        dice,
        ability.face === "any" ? EVERY_FACE : bit(ability.face),
      );
    case "reroll":
      return ability.diceMax === 1
        ? raiseByRest(before, rolled(after, dice - 1), dice)
        : raiseByRerolling(before, after, dice);
    case "raise":
      return ability.diceMax === 1
        ? raiseByRaisingOne(before, after, dice, ability)
        : raiseByRaisingAny(before, after, dice, ability.pipsMin);
    case "redistribute":
      raiseByMovingPips(before, after, dice, PAIRS);
      return ability.diceMax === 2 ? undefined : raiseByMovingPips(before, after, dice, TRIPLES);
    case "set": {
      const rest = spare(dice - 1).fill(-Infinity);
      raiseByBringing(rest, after, dice - 1, ability.to === "any" ? EVERY_FACE : present);
      return raiseByRest(before, rest, dice);
    }
    default:
      return assertNever(ability);
  }
}

function bit(face: number): number {
  return 1 << (face - 1);
}

function raiseAt(values: TurnValues, fall: number, value: number): void {
  if (value > (values[fall] as number)) values[fall] = value;
}

const spares: TurnValues[] = [];

/** A buffer for intermediate values: every call with the same number of dice returns the same one. */
function spare(dice: number): TurnValues {
  return (spares[dice] ??= new Float64Array(fallTable(dice).falls.length));
}

/** Adds a die that shows the best of these faces. */
function raiseByBringing(before: TurnValues, after: TurnValues, dice: number, faces: number): void {
  const { plus } = fallTable(dice);
  for (let f = 0; f < 6; f += 1) {
    if ((faces & (1 << f)) === 0) continue;
    for (let fall = 0; fall < before.length; fall += 1)
      raiseAt(before, fall, after[plus[fall * 6 + f] as number] as number);
  }
}

/** Adds a rolled die: the average over its six faces. */
function rolled(after: TurnValues, dice: number): TurnValues {
  const { plus } = fallTable(dice);
  const before = spare(dice);
  for (let fall = 0, at = 0; fall < before.length; fall += 1) {
    let sum = 0;
    for (const end = at + 6; at < end; at += 1) sum += after[plus[at] as number] as number;
    before[fall] = sum / 6;
  }
  return before;
}

/** Removes the die whose removal is best: `rest` has the values by the fall of the dice that stay. */
function raiseByRest(before: TurnValues, rest: TurnValues, dice: number): void {
  const { plus } = fallTable(dice - 1);
  for (let fall = 0, at = 0; fall < rest.length; fall += 1) {
    const value = rest[fall] as number;
    for (const end = at + 6; at < end; at += 1) raiseAt(before, plus[at] as number, value);
  }
}

/** The Merchant: averages over one more rolled die at a time, then chooses the best dice to keep. */
function raiseByRerolling(before: TurnValues, after: TurnValues, dice: number): void {
  const byStaying: TurnValues[] = [];
  for (let staying = dice - 1; staying >= 0; staying -= 1)
    byStaying[staying] = rolled(byStaying[staying + 1] ?? after, staying);
  for (let staying = 1; staying < dice; staying += 1)
    raiseByRest(byStaying[staying] as TurnValues, byStaying[staying - 1] as TurnValues, staying);
  raiseByRest(before, byStaying[dice - 1] as TurnValues, dice);
}

/** The Serving Maid: raises one die by `pipsMin` to `pipsMax` pips. */
function raiseByRaisingOne(
  before: TurnValues,
  after: TurnValues,
  dice: number,
  { pipsMin, pipsMax }: { readonly pipsMin: number; readonly pipsMax: number },
): void {
  const { plus } = fallTable(dice - 1);
  for (let at = 0; at < plus.length; at += 6)
    for (let f = 0; f + pipsMin < 6; f += 1) {
      const from = plus[at + f] as number;
      for (let to = f + pipsMin; to <= Math.min(5, f + pipsMax); to += 1)
        raiseAt(before, from, after[plus[at + to] as number] as number);
    }
}

/**
 * Noblewoman and Nobleman: raise any dice, each by the same pips. A player decides the highest face first, so that no
 * die is raised twice; backward induction therefore starts with the lowest face. Within a face, dice are raised one at
 * a time: falls with a raised die come later in the table, and the loop runs backward, so they are already done.
 */
function raiseByRaisingAny(
  before: TurnValues,
  after: TurnValues,
  dice: number,
  pips: number,
): void {
  const { plus } = fallTable(dice - 1);
  const best = spare(dice);
  best.set(after);
  for (let f = 0; f + pips < 6; f += 1)
    for (let at = plus.length - 6; at >= 0; at -= 6)
      raiseAt(best, plus[at + f] as number, best[plus[at + f + pips] as number] as number);
  for (let fall = 0; fall < before.length; fall += 1) raiseAt(before, fall, best[fall] as number);
}

/** All falls of the dice among which a card moves pips, with the sum of the pips of each; fewest pips first. */
export interface Lots {
  readonly size: number;
  readonly falls: readonly Faces[];
  readonly pips: Int32Array;
}

function lots(size: number): Lots {
  const falls = fallTable(size).falls.toSorted((a, b) => pips(a) - pips(b));
  return { size, falls, pips: Int32Array.from(falls, pips) };
}

export const PAIRS = lots(2);
export const TRIPLES = lots(3);

/** Philosopher and Alchemist: move pips among some dice. Only the other dice and the sum of these pips matter. */
function raiseByMovingPips(before: TurnValues, after: TurnValues, dice: number, lots: Lots): void {
  const { size, pips } = lots;
  if (dice < size) return;
  const together = joins(dice - size, lots);
  const best = new Float64Array(size * 6 + 1);
  for (let at = 0; at < together.length; at += pips.length) {
    best.fill(-Infinity);
    for (let lot = 0; lot < pips.length; lot += 1)
      raiseAt(best, pips[lot] as number, after[together[at + lot] as number] as number);
    for (let lot = 0; lot < pips.length; lot += 1)
      raiseAt(before, together[at + lot] as number, best[pips[lot] as number] as number);
  }
}

const joinTables = new Map<number, Int32Array>();

/** For every fall of the dice that stay and every lot of the others: the number of the combined fall. */
export function joins(staying: number, { size, falls }: Lots): Int32Array {
  const key = staying * 6 + size;
  const known = joinTables.get(key);
  if (known !== undefined) return known;
  const joined = (stay: number, lot: Faces): number =>
    lot.reduce((fall, face, i) => fallTable(staying + i).plus[fall * 6 + face - 1] as number, stay);
  const table = Int32Array.from(
    fallTable(staying).falls.flatMap((_, stay) => falls.map((lot) => joined(stay, lot))),
  );
  joinTables.set(key, table);
  return table;
}
