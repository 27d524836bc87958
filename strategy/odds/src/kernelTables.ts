import { assert, assertNever } from "@courtly/engine";
import { excluding, members, type CharacterSet } from "@courtly/to-court-the-king";
import { abilityOf, diceWith, looksAside, type Frame, type Usable } from "./frame.ts";
import { groundOf, type Kernel } from "./kernel.ts";
import {
  layFalls,
  layLooking,
  layNext,
  layPips,
  layPool,
  layTables,
  spareBytes,
  tableBytes,
  worthRow,
  type Looking,
  type MovingPips,
  type Pool,
} from "./kernelLayout.ts";
import {
  lanesOf,
  openLanes,
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
const BLOCK_BYTES = 512;

const EVERY_FACE = 0b111111;

/** The same answers as the reference, in 32 bits, for all goals of a hand in one pass. */
export function kernelSolver(kernel: Kernel): Solver {
  let inMemory: Turn | undefined; // there is room for one
  const open = (frames: readonly Frame[], unused: CharacterSet): Opened => {
    let turn: Turn | undefined;
    function* steps(): Generator<number, void> {
      if (turn === undefined || turn !== inMemory) {
        inMemory = undefined;
        turn = layTurn(kernel, frames, unused);
        inMemory = turn;
      }
      for (const share of solving(turn)) {
        yield share;
        assert(turn === inMemory, "no other turn was begun meanwhile");
      }
    }
    const solved = (): Turn => {
      for (const _ of steps());
      return turn as Turn;
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
  readonly pool: Pool;
  readonly pips: readonly (readonly MovingPips[])[];
  /** By the number of dice set aside: what looking at them takes. */
  readonly looking: readonly Looking[];
  readonly left: ReadonlyMap<CharacterSet, Left>;
  /** The same in the order in which they are solved. */
  readonly order: readonly Left[];
  readonly floats: Float32Array;
  /** Sets of unused cards that are solved. */
  done: number;
}

/** A set of unused cards. */
interface Left {
  readonly unused: CharacterSet;
  readonly dice: number;
  readonly side: Side;
  /** By the number of active dice: where the table begins. */
  readonly tables: readonly number[];
  readonly uses: readonly { readonly ability: Usable; readonly after: Left }[];
}

/** Lanes by the number of dice set aside, and where each goes on when a die is added. */
interface Side {
  readonly lanes: Lanes;
  readonly next: readonly number[];
  readonly worths: readonly Float32Array[];
}

function layTurn(kernel: Kernel, frames: readonly Frame[], unused: CharacterSet): Turn {
  const [frame] = frames;
  assert(frame !== undefined, "a turn is solved for something");
  const ground = groundOf(kernel);
  const looker = members(unused).find(looksAside);
  const coarseLanes = lanesFor(frames, looker === undefined ? unused : excluding(unused, looker));
  const fineLanes = looker === undefined ? coarseLanes : lanesFor(frames, unused);
  const diceMax = coarseLanes.length - 1;
  const scales = frames.map((each) => scaleOf(each, each.lumps(unused)));
  layFalls(ground, kernel, diceMax);
  const pool = layPool(ground, [coarseLanes, fineLanes], scales);
  const sideOf = (lanes: Lanes): Side => ({
    lanes,
    worths: lanes.map((layer) => worthRow(layer, scales)),
    next: lanes
      .slice(0, -1)
      .map((layer, size) => layNext(ground, pool, layer, lanes[size + 1] as LaneLayer)),
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
  const pips = layPips(ground, diceMax);
  kernel.calls.giveSpare(ground.take(spareFor(frames, unused)));
  const left = new Map<CharacterSet, Left>();
  for (const cards of setsBelow(frame, unused)) {
    const side = members(cards).some(looksAside) ? fine : coarse;
    const uses = usableNow(frame, cards).map((card) => ({
      ability: abilityOf(card) as Usable,
      after: left.get(excluding(cards, card)) as Left,
    }));
    const dice = diceWith(frame, cards);
    left.set(cards, {
      unused: cards,
      dice,
      side,
      uses,
      tables: layTables(ground, dice, side.lanes),
    });
  }
  const floats = new Float32Array(kernel.memory.buffer);
  const order = [...left.values()];
  return { kernel, scales, coarse, pool, pips, looking, left, order, floats, done: 0 };
}

function lanesFor(frames: readonly Frame[], unused: CharacterSet): Lanes {
  return lanesOf(frames.map((frame) => frame.lumps(unused)));
}

function* solving(turn: Turn): Generator<number, void> {
  const { order } = turn;
  while (turn.done < order.length) {
    const left = order[turn.done] as Left;
    for (let active = 0; active <= left.dice; active += 1)
      for (const _ of solvingLayer(turn, left, active))
        yield (turn.done + active / (left.dice + 1)) / order.length;
    turn.done += 1;
  }
}

/** All moments with these cards unused and so many active dice; a pause after each of its parts. */
function* solvingLayer(turn: Turn, left: Left, active: number): Generator<void, void> {
  const { kernel, pool } = turn;
  const { calls } = kernel;
  const aside = left.dice - active;
  const { lanes, next, worths } = left.side;
  const { open } = lanes[aside] as LaneLayer;
  if (open === 0) return;
  const table = left.tables[active] as number;
  const step = rowBytes(open);
  calls.giveLanes(open, pool.settledBytes);
  calls.work(table, active, step, step);
  if (active === 0) {
    // K10: the turn may end.
    turn.floats.set(worths[aside] as Float32Array, table / Float32Array.BYTES_PER_ELEMENT);
  } else {
    const fewer = left.tables[active - 1] as number;
    calls.setAside(fewer, (lanes[aside + 1] as LaneLayer).open, next[aside] as number, pool.at);
  }
  for (let from = 0; left.uses.length > 0 && from < step; from += BLOCK_BYTES) {
    yield;
    calls.work(table + from, active, step, Math.min(BLOCK_BYTES, step - from));
    for (const { ability, after } of left.uses) {
      if (active === 0 && ability.kind !== "bring") continue;
      const activeAfter = ability.kind === "bring" ? active + 1 : active;
      use(turn, ability, { after: after.tables[activeAfter] as number, active, aside, from });
    }
  }
  yield;
  if (active === 0) return;
  calls.work(table, active, step, step);
  calls.roll(6 ** active);
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
function use(turn: Turn, ability: Usable, { after, active, aside, from }: At): void {
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
  const at = row / Float32Array.BYTES_PER_ELEMENT + lane + (mayRoll ? layer.open : 0);
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
      const open = openLanes(frames, unused, dice - active);
      const bytes = spareBytes(active, open);
      if (bytes > most) most = bytes;
    }
  return most;
}
