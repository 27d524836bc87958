import { assert, assertNever } from "@courtly/engine";
import { excluding, members, type CharacterSet } from "@courtly/to-court-the-king";
import { abilityOf, diceWith, looksAside, type Frame, type Usable } from "./frame.ts";
import { groundOf, type Kernel } from "./kernel.ts";
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
  type Place,
  type Solver,
  type Tables,
} from "./solver.ts";
import { turnBytes } from "./turnBytes.ts";

/** Of a goal whose best result is worth 1. */
const ROUNDING = 5e-7;

/** Bytes of a row that are worked on at once: all falls of it should stay in a core's own cache. */
const BLOCK_BYTES = 2048;

const EVERY_FACE = 0b111111;

/** The same answers as the reference, in 32 bits, for all goals of a hand in one pass. */
export function kernelSolver(kernel: Kernel): Solver {
  let inMemory: Turn | undefined; // there is room for one
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

/** What is laid out in the kernel's memory for a turn. */
interface Turn {
  readonly kernel: Kernel;
  readonly scales: readonly Scale[];
  readonly coarse: Side;
  readonly pips: readonly (readonly MovingPips[])[];
  /** By the number of dice set aside: what looking at them takes. */
  readonly looking: readonly Looking[];
  readonly nowhere: number;
  readonly left: ReadonlyMap<CharacterSet, Left>;
  readonly floats: Float32Array;
  /** Solves it; goes on where it was left. */
  readonly work: Generator<number, void>;
}

/** A set of unused cards. */
interface Left {
  readonly dice: number;
  readonly side: Side;
  /** By the number of active dice: where the table begins. */
  readonly tables: readonly number[];
  readonly uses: readonly { readonly ability: Usable; readonly after: Left }[];
}

/** Lanes by the number of dice set aside, and where each goes on when a die is added. */
interface Side {
  readonly lanes: Lanes;
  readonly goingOn: readonly GoingOn[];
  readonly worths: readonly Float32Array[];
}

function layTurn(kernel: Kernel, frames: readonly Frame[], unused: CharacterSet): Turn {
  const [frame] = frames;
  assert(frame !== undefined, "a turn is solved for something");
  const ground = groundOf(kernel, bytesOf(frames, unused));
  const looker = members(unused).find(looksAside);
  const coarseLanes = lanesFor(frames, looker === undefined ? unused : excluding(unused, looker));
  const fineLanes = looker === undefined ? coarseLanes : lanesFor(frames, unused);
  const diceMax = coarseLanes.length - 1;
  const scales = frames.map((each) => scaleOf(each, each.lumps(unused)));
  layFalls(ground, kernel, diceMax);
  const sideOf = (lanes: Lanes): Side => ({
    lanes,
    worths: lanes.map((layer) => worthRow(layer, scales)),
    goingOn: lanes
      .slice(0, -1)
      .map((layer, size) => layGoingOn(ground, layer, lanes[size + 1] as LaneLayer, scales)),
  });
  const coarse = sideOf(coarseLanes);
  const fine = looker === undefined ? coarse : sideOf(fineLanes);
  const looking =
    looker === undefined
      ? []
      : fineLanes.map((layer, size) =>
          layLooking(ground, layer, coarseLanes[size] as LaneLayer, (i, lump) =>
            (frames[i] as Frame).lumpAfter(lump, size, looker),
          ),
        );
  const pips = layPips(ground, diceMax, movedMax(unused));
  kernel.calls.giveSpare(ground.take(spareFor(frames, unused)));
  const nowhere = layNowhere(ground);
  const left = new Map<CharacterSet, Left>();
  for (const cards of setsBelow(frame, unused)) {
    const side = members(cards).some(looksAside) ? fine : coarse;
    const uses = usableNow(frame, cards).map((card) => ({
      ability: abilityOf(card) as Usable,
      after: left.get(excluding(cards, card)) as Left,
    }));
    const dice = diceWith(frame, cards);
    const tables = layTables(ground, dice, side.lanes);
    left.set(cards, { dice, side, uses, tables });
  }
  const floats = new Float32Array(kernel.memory.buffer);
  const plan = { kernel, scales, coarse, pips, looking, nowhere, left, floats };
  return { ...plan, work: solving(plan) };
}

/** Among how many dice a card moves pips at most. */
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
 * A die set aside is the only way from one number of dice aside to another, and no lane meets another there but by it. So that
 * is the order: dice aside, from many to few, then a block of lanes, then the sets of cards. What a block's tables
 * need of each other is still in the cache.
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
  // The coarse side comes first: a card that looks aside leads from the fine one to it.
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

/** A part of the rows of tables with so many dice aside. */
interface Block {
  readonly aside: number;
  /** From one row to the next. */
  readonly step: number;
  /** Where in a row it begins, and its bytes. */
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
  /** Where the table of the moment after the use begins. */
  readonly after: number;
  readonly active: number;
  readonly aside: number;
  /** Where in a row the block begins that is worked on. */
  readonly from: number;
}

/** Raises a block of the rows by what a card's best use is worth. */
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

function valueAt({ left, scales, floats }: Turn, frame: number, place: Place): number {
  const { active, fall, lump, mayRoll } = place;
  const { dice, side, tables } = left.get(place.unused) as Left;
  const layer = side.lanes[dice - active];
  const part = layer?.parts[frame];
  assert(layer !== undefined && part !== undefined, "no more dice are active than there are");
  const lane = part.laneOf[lump] as number;
  if (lane < 0) return part.lumps.settled[lump] as number;
  const row = (tables[active] as number) + fall * rowBytes(layer.open);
  const at = row / Float32Array.BYTES_PER_ELEMENT + placeOf(lane, mayRoll);
  return (scales[frame] as Scale).up(floats[at] as number);
}

function bytesOf(frames: readonly Frame[], unused: CharacterSet): number {
  const [frame] = frames;
  assert(frame !== undefined, "a turn is solved for something");
  const tables = turnBytes(frame, unused, (cards, dice) => {
    let bytes = 0;
    for (let active = 0; active <= dice; active += 1)
      bytes += tableBytes(active, openLanes(frames, cards, dice - active));
    return bytes;
  });
  return tables + spareFor(frames, unused);
}

/** The most that a layer of the turn takes besides its tables. */
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
