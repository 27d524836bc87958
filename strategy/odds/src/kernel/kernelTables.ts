import { assert, assertNever } from "@courtly/engine";
import { excluding, members, type CharacterSet } from "@courtly/to-court-the-king";
import { abilityOf, diceWith, looksAside, type Frame, type Usable } from "../frame.ts";
import { allocatorOf, type Kernel } from "./kernel.ts";
import {
  layFalls,
  layLooking,
  layGoingOn,
  layNowhere,
  layPips,
  layTables,
  spareBytes,
  tableBytes,
  worthRow,
  type GoingOn,
  type Looking,
  type MovingPips,
} from "./kernelLayout.ts";
import {
  lanesOf,
  openLanes,
  placeOf,
  rowBytes,
  scaleOf,
  type LaneLayer,
  type Lanes,
  type Scale,
} from "./lanes.ts";
import {
  setsBelow,
  usableNow,
  type Opened,
  type TableIndex,
  type Solver,
  type Tables,
} from "../solver.ts";
import { turnBytes } from "../turnBytes.ts";

/** The rounding error of a goal with worths from 0 to 1. */
const ROUNDING = 5e-7;

/** Bytes of each row that are processed at once: this part of all rows should stay in a core's own cache. */
const BLOCK_BYTES = 2048;

const EVERY_FACE = 0b111111;

/** The fast solver: gives the same answers as the reference, in 32 bits, for all goals of a hand in one pass. */
export function kernelSolver(kernel: Kernel): Solver {
  let inMemory: Turn | undefined; // the kernel's memory holds one turn
  const open = (frames: readonly Frame[], unused: CharacterSet): Opened => {
    let turn: Turn | undefined;
    const begun = (): Turn => {
      if (turn === undefined || turn !== inMemory) {
        inMemory = undefined;
        turn = layTurn(kernel, frames, unused);
        inMemory = turn;
      }
      return turn;
    };
    function* steps(): Generator<number, void> {
      const { work } = begun();
      for (;;) {
        assert(turn === inMemory, "no other turn was begun meanwhile");
        const { done, value } = work.next();
        if (done === true) return;
        yield value;
      }
    }
    const solved = (): Turn => {
      const now = begun();
      while (now.work.next().done !== true);
      return now;
    };
    const tables = frames.map((frame, i): Tables => {
      const { span } = scaleOf(frame, frame.lumps(unused));
      return { value: (place) => valueAt(solved(), i, place), rounding: ROUNDING * span };
    });
    return { steps, tables };
  };
  return { bytesOf, open };
}

/** A turn, laid out in the kernel's memory. */
interface Turn {
  readonly kernel: Kernel;
  readonly scales: readonly Scale[];
  readonly coarse: Side;
  readonly pips: readonly (readonly MovingPips[])[];
  /** By the number of dice set aside: tables for a card that depends on these dice; empty without such a card. */
  readonly looking: readonly Looking[];
  readonly nowhere: number;
  readonly left: ReadonlyMap<CharacterSet, Left>;
  readonly floats: Float32Array;
  /** Solves the turn step by step; each call of `next` continues. */
  readonly work: Generator<number, void>;
}

/** The tables of one set of unused cards. */
interface Left {
  readonly dice: number;
  readonly side: Side;
  /** By the number of active dice: the address of the table. */
  readonly tables: readonly number[];
  readonly uses: readonly { readonly ability: Usable; readonly after: Left }[];
}

/** Lanes by the number of dice set aside, and how each continues when a die is added: either coarse or fine lumps. */
interface Side {
  readonly lanes: Lanes;
  readonly goingOn: readonly GoingOn[];
  readonly worths: readonly Float32Array[];
}

function layTurn(kernel: Kernel, frames: readonly Frame[], unused: CharacterSet): Turn {
  const [frame] = frames;
  assert(frame !== undefined, "a turn is solved for at least one goal");
  const allocator = allocatorOf(kernel, bytesOf(frames, unused));
  const looker = members(unused).find(looksAside);
  const coarseLanes = lanesFor(frames, looker === undefined ? unused : excluding(unused, looker));
  const fineLanes = looker === undefined ? coarseLanes : lanesFor(frames, unused);
  const diceMax = coarseLanes.length - 1;
  const scales = frames.map((each) => scaleOf(each, each.lumps(unused)));
  layFalls(allocator, kernel, diceMax);
  const sideOf = (lanes: Lanes): Side => ({
    lanes,
    worths: lanes.map((layer) => worthRow(layer, scales)),
    goingOn: lanes
      .slice(0, -1)
      .map((layer, size) => layGoingOn(allocator, layer, lanes[size + 1] as LaneLayer, scales)),
  });
  const coarse = sideOf(coarseLanes);
  const fine = looker === undefined ? coarse : sideOf(fineLanes);
  const looking =
    looker === undefined
      ? []
      : fineLanes.map((layer, size) =>
          layLooking(allocator, layer, coarseLanes[size] as LaneLayer, (i, lump) =>
            (frames[i] as Frame).lumpAfter(lump, size, looker),
          ),
        );
  const pips = layPips(allocator, diceMax, movedMax(unused));
  kernel.calls.giveSpare(allocator.take(spareFor(frames, unused)));
  const nowhere = layNowhere(allocator);
  const left = new Map<CharacterSet, Left>();
  for (const cards of setsBelow(frame, unused)) {
    const side = members(cards).some(looksAside) ? fine : coarse;
    const uses = usableNow(frame, cards).map((card) => ({
      ability: abilityOf(card) as Usable,
      after: left.get(excluding(cards, card)) as Left,
    }));
    const dice = diceWith(frame, cards);
    const tables = layTables(allocator, dice, side.lanes);
    left.set(cards, { dice, side, uses, tables });
  }
  const floats = new Float32Array(kernel.memory.buffer);
  const plan = { kernel, scales, coarse, pips, looking, nowhere, left, floats };
  return { ...plan, work: solving(plan) };
}

/** The largest number of dice among which one of these cards moves pips. */
function movedMax(cards: CharacterSet): number {
  const moved = members(cards).map((card) => {
    const ability = abilityOf(card);
    return ability?.kind === "redistribute" ? ability.diceMax : 0;
  });
  return Math.max(0, ...moved);
}

function lanesFor(frames: readonly Frame[], unused: CharacterSet): Lanes {
  return lanesOf(frames.map((frame) => frame.lumps(unused)));
}

type Plan = Omit<Turn, "work">;

/**
 * Solves all tables in an order that suits the cache: first by dice aside, from many to few, then by block of lanes,
 * then by set of cards. Only setting a die aside leads to another number of dice aside or to another lane, so the
 * tables of one block depend on each other and on finished ones, and those of the block are still in the cache.
 */
function* solving(plan: Plan): Generator<number, void> {
  const order = [...plan.left.values()];
  const parts = [...new Set([plan.coarse, ...order.map(({ side }) => side)])].flatMap((side) => {
    const own = order.filter((left) => left.side === side);
    return side.lanes.map(({ open }, aside) => {
      const lefts = own.filter(({ dice }) => dice >= aside);
      return { lefts, aside, step: rowBytes(open) };
    });
  });
  const all = parts.reduce((sum, { lefts, step }) => sum + lefts.length * step, 0);
  let done = 0;
  // The coarse side comes first: using a card that depends on the dice aside leads from the fine side to it.
  for (const { lefts, aside, step } of parts.toSorted((a, b) => b.aside - a.aside))
    for (let from = 0; from < step; from += BLOCK_BYTES) {
      const width = Math.min(BLOCK_BYTES, step - from);
      for (const left of lefts) {
        solveBlock(plan, left, { aside, step, from, width });
        done += width;
        yield done / all;
      }
    }
}

/** A range of lanes in the tables with a given number of dice aside. */
interface Block {
  readonly aside: number;
  /** Bytes from one row to the next. */
  readonly step: number;
  /** The byte offset of the block in a row; `width` is its length in bytes. */
  readonly from: number;
  readonly width: number;
}

function solveBlock(plan: Plan, left: Left, block: Block): void {
  const { calls } = plan.kernel;
  const { aside, step, from, width } = block;
  const active = left.dice - aside;
  const table = (left.tables[active] as number) + from;
  calls.work(table, active, step, width);
  if (active === 0) putWorths(plan, left, block);
  else {
    const { next, fixed } = left.side.goingOn[aside] as GoingOn;
    const fewer = rowBytes((left.side.lanes[aside + 1] as LaneLayer).open);
    const rows = fewer === 0 ? plan.nowhere : (left.tables[active - 1] as number);
    calls.setAside(rows, fewer, next + from / 2, fixed + from / 2);
  }
  for (const { ability, after } of left.uses) {
    if (active === 0 && ability.kind !== "bring") continue;
    const activeAfter = ability.kind === "bring" ? active + 1 : active;
    use(plan, ability, { after: after.tables[activeAfter] as number, active, aside, from });
  }
  if (active > 0) calls.roll(6 ** active);
}

/** K10: without active dice the turn may end. */
function putWorths({ floats }: Plan, { tables, side }: Left, { aside, from, width }: Block): void {
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const row = (side.worths[aside] as Float32Array).subarray(from / bytes, (from + width) / bytes);
  floats.set(row, ((tables[0] as number) + from) / bytes);
}

interface At {
  /** The address of the table for the moment after the use. */
  readonly after: number;
  readonly active: number;
  readonly aside: number;
  /** The byte offset of the current block in a row. */
  readonly from: number;
}

/** Raises the values of the current block to those of a card's best use, where these are higher. */
function use(turn: Plan, ability: Usable, { after, active, aside, from }: At): void {
  const { calls } = turn.kernel;
  const block = after + from;
  switch (ability.kind) {
    case "bring":
      return calls.bring(block, ability.face === "any" ? EVERY_FACE : 1 << (ability.face - 1));
    case "reroll":
      return ability.diceMax === 1 ? calls.rerollOne(block) : calls.rerollAny(block);
    case "raise": {
      const { diceMax, pipsMin, pipsMax } = ability;
      return diceMax === 1
        ? calls.raiseOne(block, pipsMin, pipsMax)
        : calls.raiseAny(block, pipsMin);
    }
    case "redistribute":
      for (const { joins, alike, size } of turn.pips[active] as readonly MovingPips[])
        if (size <= ability.diceMax) calls.movePips(block, joins, alike, size);
      return undefined;
    case "set": {
      if (ability.to === "any") return calls.setToAny(block);
      const { lanes, masks } = turn.looking[aside] as Looking;
      const step = rowBytes((turn.coarse.lanes[aside] as LaneLayer).open);
      return calls.setToPresent(after, step, lanes + from, masks + from);
    }
    default:
      return assertNever(ability);
  }
}

function valueAt({ left, scales, floats }: Turn, frame: number, place: TableIndex): number {
  const { active, fall, lump, mayRoll } = place;
  const { dice, side, tables } = left.get(place.unused) as Left;
  const layer = side.lanes[dice - active];
  const part = layer?.parts[frame];
  assert(
    layer !== undefined && part !== undefined,
    "the active dice are no more than the dice in use",
  );
  const lane = part.laneOf[lump] as number;
  if (lane < 0) return part.lumps.settled[lump] as number;
  const row = (tables[active] as number) + fall * rowBytes(layer.open);
  const at = row / Float32Array.BYTES_PER_ELEMENT + placeOf(lane, mayRoll);
  return (scales[frame] as Scale).up(floats[at] as number);
}

function bytesOf(frames: readonly Frame[], unused: CharacterSet): number {
  const [frame] = frames;
  assert(frame !== undefined, "a turn is solved for at least one goal");
  const tables = turnBytes(frame, unused, (cards, dice) => {
    let bytes = 0;
    for (let active = 0; active <= dice; active += 1)
      bytes += tableBytes(active, openLanes(frames, cards, dice - active));
    return bytes;
  });
  return tables + spareFor(frames, unused);
}

/** The bytes of intermediate tables that the largest step of the turn needs. */
function spareFor(frames: readonly Frame[], unused: CharacterSet): number {
  const [frame] = frames as readonly [Frame];
  const diceMax = frame.lumps(unused).length - 1;
  let most = 0;
  for (let dice = diceWith(frame, unused); dice <= diceMax; dice += 1)
    for (let active = 0; active <= dice; active += 1) {
      const row = rowBytes(openLanes(frames, unused, dice - active));
      const bytes = spareBytes(active, Math.min(BLOCK_BYTES, row));
      if (bytes > most) most = bytes;
    }
  return most;
}
