import {
  CHARACTERS,
  excluding,
  members,
  type CharacterId,
  type CharacterSet,
} from "@courtly/to-court-the-king";
import { fallTable } from "./fallTable.ts";
import type { LumpLayer, Lumps } from "./lumps.ts";
import { beforeUse, type Usable, type Values } from "./moves.ts";

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

/** All moments with the same unused cards: by the number of active dice, by the lump of those set aside. */
export type Moments = readonly (readonly Phases[])[];

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
  const moments: Phases[][] = [];
  for (let active = 0; active <= dice; active += 1) {
    const layer = lumps[dice - active] as LumpLayer;
    const fewer = moments[active - 1];
    moments.push(
      Array.from({ length: layer.count }, (_, lump) => {
        const settled = layer.settled[lump] as number;
        if (!Number.isNaN(settled)) return constant(settled, active);
        const ended =
          fewer === undefined ? Float64Array.of(layer.worth[lump] as number) : undefined;
        const kept = ended ?? bestSetAside(fewer as readonly Phases[], layer, { lump, active });
        return withUses(frame, kept, uses, { lump, active, aside: dice - active, layer });
      }),
    );
  }
  return moments;
}

function constant(value: number, active: number): Phases {
  const all = new Float64Array(fallTable(active).falls.length).fill(value);
  return { owing: all, mayRoll: all };
}

interface Place {
  readonly lump: number;
  readonly active: number;
}

/** K6: one die at a time: setting several aside is the same as one after the other. */
function bestSetAside(
  fewer: readonly Phases[],
  { next }: LumpLayer,
  { lump, active }: Place,
): Values {
  const { falls, minus } = fallTable(active);
  const best = new Float64Array(falls.length).fill(-Infinity);
  for (let f = 0; f < 6; f += 1) {
    const { mayRoll } = fewer[next[lump * 6 + f] as number] as Phases;
    for (let fall = 0; fall < best.length; fall += 1) {
      const rest = minus[fall * 6 + f] as number;
      if (rest >= 0 && (mayRoll[rest] as number) > (best[fall] as number))
        best[fall] = mayRoll[rest] as number;
    }
  }
  return best;
}

/** The best of setting aside, of using a card (K9) and, where it is allowed, of rolling (K7). */
function withUses(
  { lumpAfter, most }: Frame,
  kept: Values,
  uses: readonly Use[],
  { lump, active, aside, layer }: Place & { readonly aside: number; readonly layer: LumpLayer },
): Phases {
  if (kept.every((value) => value >= most)) return { owing: kept, mayRoll: kept };
  const owing = kept.slice();
  const mayRoll = kept.slice();
  for (const { card, ability, after } of uses) {
    if (active === 0 && ability.kind !== "bring") continue;
    const activeAfter = ability.kind === "bring" ? active + 1 : active;
    const next = after[activeAfter]?.[lumpAfter(lump, aside, card)] as Phases;
    const table = { dice: active, present: layer.present[lump] as number };
    raise(owing, beforeUse(ability, next.owing, table));
    raise(mayRoll, beforeUse(ability, next.mayRoll, table));
  }
  if (active > 0) {
    const rolled = valueOfRolling(owing, active);
    for (let fall = 0; fall < mayRoll.length; fall += 1)
      if (rolled > (mayRoll[fall] as number)) mayRoll[fall] = rolled;
  }
  return { owing, mayRoll };
}

function raise(values: Values, others: Values): void {
  for (let fall = 0; fall < values.length; fall += 1)
    if ((others[fall] as number) > (values[fall] as number)) values[fall] = others[fall] as number;
}

/** The mean over all throws of so many dice, which then owe a set-aside. */
export function valueOfRolling(owing: Values, dice: number): number {
  const { ways } = fallTable(dice);
  let sum = 0;
  for (let fall = 0; fall < owing.length; fall += 1)
    sum += (ways[fall] as number) * (owing[fall] as number);
  return sum / 6 ** dice;
}
