import {
  CHARACTERS,
  excluding,
  members,
  type CharacterId,
  type CharacterSet,
} from "@courtly/to-court-the-king";
import { fallTable } from "./fallTable.ts";
import type { LumpLayer, Lumps } from "./lumps.ts";
import { raiseByUse, type Usable, type Values } from "./moves.ts";

/** What is worth knowing of a turn before it is solved. */
export interface Frame {
  /** Dice in use while no card has brought one in. */
  readonly base: number;
  /** K12. */
  readonly supply: number;
  /** All cards of the hand that can be used, whether or not they have been. */
  readonly cards: CharacterSet;
  /** What no result is worth more than, of those that these cards can lead to. */
  readonly most: number;
  /** Dice set aside, told apart as far as it matters while these cards are unused. */
  readonly lumps: (unused: CharacterSet) => Lumps;
  /** The lump of the same dice once one of the cards has been used. */
  readonly lumpAfter: (lump: number, size: number, card: CharacterId) => number;
}

/** Values by the fall of the active dice: before a die was set aside since the last roll, and after (K7). */
export interface Phases {
  readonly owing: Values;
  readonly mayRoll: Values;
}

/** The same for all lumps of the dice set aside, one after the other in one piece: small pieces would cost more than they hold. */
export interface Layer extends Phases {
  readonly falls: number;
}

/** All moments with the same unused cards, by the number of active dice. */
export type Moments = readonly Layer[];

export function phasesOf({ owing, mayRoll, falls }: Layer, lump: number): Phases {
  const begin = lump * falls;
  const end = begin + falls;
  return { owing: owing.subarray(begin, end), mayRoll: mayRoll.subarray(begin, end) };
}

export function abilityOf(card: CharacterId): Usable | undefined {
  const { ability } = CHARACTERS[card];
  return ability.kind === "firstRoll" || ability.kind === "endsTheGame" ? undefined : ability;
}

export function brings(card: CharacterId): boolean {
  return CHARACTERS[card].ability.kind === "bring";
}

/** Every die beyond the first ones was brought in by a card that has been used. */
export function diceWith({ base, cards }: Frame, unused: CharacterSet): number {
  return base + members(cards & ~unused).filter(brings).length;
}

/** Solves moments when they are asked for; those that follow from them are solved before. */
export function solver(frame: Frame): (unused: CharacterSet) => Moments {
  const solved = new Map<CharacterSet, Moments>();
  const momentsOf = (unused: CharacterSet): Moments => {
    const known = solved.get(unused);
    if (known !== undefined) return known;
    const moments = solve(frame, unused, momentsOf);
    solved.set(unused, moments);
    return moments;
  };
  return momentsOf;
}

/** A card that may be used now, and all moments after it. */
interface Use {
  readonly card: CharacterId;
  readonly ability: Usable;
  readonly after: Moments;
}

/**
 * Backward induction. A die set aside leaves fewer active dice, a used card leaves fewer cards, and a roll
 * leads to moments that owe a set-aside: so fewer cards come first, then fewer active dice, then owing.
 */
function solve(
  frame: Frame,
  unused: CharacterSet,
  momentsOf: (unused: CharacterSet) => Moments,
): Moments {
  const dice = diceWith(frame, unused);
  const uses = members(unused).flatMap((card): readonly Use[] => {
    const ability = abilityOf(card);
    const isShort = brings(card) && dice >= frame.supply; // K12
    return ability === undefined || isShort
      ? []
      : [{ card, ability, after: momentsOf(excluding(unused, card)) }];
  });
  const lumps = frame.lumps(unused);
  const moments: Layer[] = [];
  for (let active = 0; active <= dice; active += 1) {
    const layer = lumps[dice - active] as LumpLayer;
    const room = roomFor(layer.count, active);
    for (let lump = 0; lump < layer.count; lump += 1) {
      const place: Place = { lump, active, aside: dice - active, layer };
      const settled = layer.settled[lump] as number;
      if (Number.isNaN(settled))
        fill(phasesOf(room, lump), place, { frame, uses, fewer: moments[active - 1] });
      else setAll(phasesOf(room, lump), settled);
    }
    moments.push(room);
  }
  return moments;
}

function roomFor(lumps: number, active: number): Layer {
  const falls = fallTable(active).falls.length;
  return {
    owing: new Float64Array(lumps * falls),
    mayRoll: new Float64Array(lumps * falls),
    falls,
  };
}

function setAll({ owing, mayRoll }: Phases, value: number): void {
  owing.fill(value);
  mayRoll.fill(value);
}

interface Place {
  readonly lump: number;
  readonly active: number;
  readonly aside: number;
  readonly layer: LumpLayer;
}

interface Ahead {
  readonly frame: Frame;
  readonly uses: readonly Use[];
  /** The moments with one active die fewer. */
  readonly fewer: Layer | undefined;
}

/** The best of setting aside, of using a card (K9) and, where it is allowed, of rolling (K7). */
function fill({ owing, mayRoll }: Phases, place: Place, { frame, uses, fewer }: Ahead): void {
  const { lump, active, aside, layer } = place;
  if (fewer === undefined) owing[0] = layer.worth[lump] as number; // K10: the turn may end
  else bestSetAside(owing, fewer, place);
  mayRoll.set(owing);
  if (leastOf(owing) >= frame.most) return;
  for (const { card, ability, after } of uses) {
    if (active === 0 && ability.kind !== "bring") continue;
    const activeAfter = ability.kind === "bring" ? active + 1 : active;
    const next = phasesOf(after[activeAfter] as Layer, frame.lumpAfter(lump, aside, card));
    const table = { dice: active, present: layer.present[lump] as number };
    raiseByUse(owing, ability, next.owing, table);
    raiseByUse(mayRoll, ability, next.mayRoll, table);
  }
  if (active === 0) return;
  const rolled = valueOfRolling(owing, active);
  for (let fall = 0; fall < mayRoll.length; fall += 1)
    if (rolled > (mayRoll[fall] as number)) mayRoll[fall] = rolled;
}

/** K6: one die at a time: setting several aside is the same as one after the other. */
function bestSetAside(best: Values, fewer: Layer, { lump, active, layer }: Place): void {
  const { plus } = fallTable(active - 1);
  best.fill(-Infinity);
  for (let f = 0; f < 6; f += 1) {
    const { mayRoll } = phasesOf(fewer, layer.next[lump * 6 + f] as number);
    for (let rest = 0; rest < mayRoll.length; rest += 1) {
      const fall = plus[rest * 6 + f] as number;
      const value = mayRoll[rest] as number;
      if (value > (best[fall] as number)) best[fall] = value;
    }
  }
}

function leastOf(values: Values): number {
  let least = Infinity;
  for (const value of values) if (value < least) least = value;
  return least;
}

/** The mean over all throws of so many dice, which then owe a set-aside. */
export function valueOfRolling(owing: Values, dice: number): number {
  const { ways } = fallTable(dice);
  let sum = 0;
  for (let fall = 0; fall < owing.length; fall += 1)
    sum += (ways[fall] as number) * (owing[fall] as number);
  return sum / 6 ** dice;
}
