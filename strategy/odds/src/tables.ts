import { assert } from "@courtly/engine";
import { excluding, type CharacterId, type CharacterSet } from "@courtly/to-court-the-king";
import { fallTable } from "./fallTable.ts";
import { abilityOf, diceWith, type Frame, type Usable } from "./frame.ts";
import type { LumpLayer, Lumps } from "./lumps.ts";
import { raiseByUse, type TurnValues } from "./moves.ts";
import { setsBelow, usableNow, type Opened, type Solver, type Tables } from "./solver.ts";
import { turnBytes } from "./turnBytes.ts";

/** Values by the fall of the active dice: while a set-aside is owed, and once rolling is allowed again (K7). */
interface Phases {
  readonly owing: TurnValues;
  readonly mayRoll: TurnValues;
}

/** The values for all lumps, in one array per phase: small arrays would need more memory than their values. */
interface Layer extends Phases {
  readonly falls: number;
}

/** The values of all moments with the same unused cards, by the number of active dice. */
type Moments = readonly Layer[];

function phasesOf({ owing, mayRoll, falls }: Layer, lump: number): Phases {
  const begin = lump * falls;
  const end = begin + falls;
  return { owing: owing.subarray(begin, end), mayRoll: mayRoll.subarray(begin, end) };
}

/** Values that differ by less than this are equal up to rounding. */
const ROUNDING = 1e-12;

const BYTES_A_MOMENT = 2 * Float64Array.BYTES_PER_ELEMENT; // `owing` and `mayRoll`

/** The reference solver: 64-bit, in TypeScript, one frame after the other. */
export const reference: Solver = {
  bytesOf: (frames, unused) =>
    frames
      .map((frame) => turnBytes(frame, unused, (cards, dice) => bytesAt(frame.lumps(cards), dice)))
      .reduce((sum, bytes) => sum + bytes, 0),
  open: (frames, unused) => {
    const all = frames.map((frame) => openOne(frame, unused));
    return {
      *steps() {
        for (const [i, { steps }] of all.entries())
          for (const share of steps()) yield (i + share) / all.length;
      },
      tables: all.flatMap(({ tables }) => tables),
    };
  },
};

function bytesAt(lumps: Lumps, dice: number): number {
  let moments = 0;
  for (let active = 0; active <= dice; active += 1)
    moments += fallTable(active).falls.length * (lumps[dice - active]?.count as number);
  return moments * BYTES_A_MOMENT;
}

function openOne(frame: Frame, unused: CharacterSet): Opened {
  const momentsOf = solver(frame);
  const value: Tables["value"] = ({ unused: cards, active, fall, lump, mayRoll }) => {
    const layer = momentsOf(cards)[active];
    assert(layer !== undefined, "the active dice are no more than the dice in use");
    const { owing, mayRoll: free } = phasesOf(layer, lump);
    return (mayRoll ? free : owing)[fall] as number;
  };
  return {
    *steps() {
      const sets = setsBelow(frame, unused);
      for (const [i, cards] of sets.entries()) {
        momentsOf(cards);
        yield (i + 1) / sets.length;
      }
    },
    tables: [{ value, rounding: ROUNDING }],
  };
}

/** Solves moments lazily and caches them; solves the moments that follow from them first. */
function solver(frame: Frame): (unused: CharacterSet) => Moments {
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

/** A card that may be used now, and the values of all moments after it. */
interface Use {
  readonly card: CharacterId;
  readonly ability: Usable;
  readonly after: Moments;
}

/**
 * Solves by backward induction. Setting a die aside leaves fewer active dice, using a card leaves fewer cards, and a
 * roll leads to moments that owe a set-aside. So the order is: fewer cards, then fewer active dice, then `owing`.
 */
function solve(
  frame: Frame,
  unused: CharacterSet,
  momentsOf: (unused: CharacterSet) => Moments,
): Moments {
  const dice = diceWith(frame, unused);
  const uses = usableNow(frame, unused).map((card): Use => {
    const ability = abilityOf(card) as Usable;
    return { card, ability, after: momentsOf(excluding(unused, card)) };
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

/** Fills in the best of setting a die aside, using a card (K9) and, where allowed, rolling (K7). */
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

/** K6: considers one die at a time, because setting several aside equals setting them aside one after the other. */
function bestSetAside(best: TurnValues, fewer: Layer, { lump, active, layer }: Place): void {
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

function leastOf(values: TurnValues): number {
  let least = Infinity;
  for (const value of values) if (value < least) least = value;
  return least;
}

/** The mean over all throws of `dice` dice; after a roll a set-aside is owed. */
function valueOfRolling(owing: TurnValues, dice: number): number {
  const { ways } = fallTable(dice);
  let sum = 0;
  for (let fall = 0; fall < owing.length; fall += 1)
    sum += (ways[fall] as number) * (owing[fall] as number);
  return sum / 6 ** dice;
}
