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
      yield* solving(turn);
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
  readonly frame: Frame;
  readonly scales: readonly Scale[];
  readonly fine: Side;
  readonly coarse: Side;
  readonly pool: Pool;
  readonly pips: readonly (readonly MovingPips[])[];
  /** By the number of dice set aside: what looking at them takes. */
  readonly looking: readonly Looking[];
  readonly sets: readonly CharacterSet[];
  /** By unused cards and the number of active dice: where the table begins. */
  readonly tables: ReadonlyMap<CharacterSet, readonly number[]>;
  readonly floats: Float32Array;
  /** Sets of unused cards that are solved. */
  done: number;
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
  const sets = setsBelow(frame, unused);
  const tables = new Map(
    sets.map((cards) => [
      cards,
      layTables(ground, frame, cards, sideFor({ fine, coarse }, cards).lanes),
    ]),
  );
  const floats = new Float32Array(kernel.memory.buffer);
  const plan = { kernel, frame, scales, fine, coarse, pool, pips, looking, sets, tables };
  return { ...plan, floats, done: 0 };
}

function lanesFor(frames: readonly Frame[], unused: CharacterSet): Lanes {
  return lanesOf(frames.map((frame) => frame.lumps(unused)));
}

function sideFor({ fine, coarse }: Pick<Turn, "fine" | "coarse">, unused: CharacterSet): Side {
  return members(unused).some(looksAside) ? fine : coarse;
}

function* solving(turn: Turn): Generator<number, void> {
  const { sets } = turn;
  while (turn.done < sets.length) {
    const unused = sets[turn.done] as CharacterSet;
    const dice = diceWith(turn.frame, unused);
    for (let active = 0; active <= dice; active += 1)
      for (const _ of solvingLayer(turn, unused, active))
        yield (turn.done + active / (dice + 1)) / sets.length;
    turn.done += 1;
  }
}

/** All moments with these cards unused and so many active dice; a pause after each of its parts. */
function* solvingLayer(turn: Turn, unused: CharacterSet, active: number): Generator<void, void> {
  const { kernel, frame, pool } = turn;
  const { calls } = kernel;
  const aside = diceWith(frame, unused) - active;
  const { lanes, next, worths } = sideFor(turn, unused);
  const { open } = lanes[aside] as LaneLayer;
  if (open === 0) return;
  const tables = turn.tables.get(unused) as readonly number[];
  const table = tables[active] as number;
  const step = rowBytes(open);
  calls.giveLanes(open, pool.settledBytes);
  calls.work(table, active, step, step);
  if (active === 0) {
    // K10: the turn may end.
    turn.floats.set(worths[aside] as Float32Array, table / Float32Array.BYTES_PER_ELEMENT);
  } else {
    const above = lanes[aside + 1] as LaneLayer;
    calls.setAside(tables[active - 1] as number, above.open, next[aside] as number, pool.at);
  }
  yield;
  const uses = usesAt(turn, unused, active);
  for (let from = 0; uses.length > 0 && from < step; from += BLOCK_BYTES) {
    calls.work(table + from, active, step, Math.min(BLOCK_BYTES, step - from));
    for (const use of uses) use(from);
    yield;
  }
  if (active === 0) return;
  calls.work(table, active, step, step);
  calls.roll(6 ** active);
  yield;
}

/** Raises a block of the rows, which begins so many bytes from their beginning. */
type UseOf = (from: number) => void;

function usesAt(turn: Turn, unused: CharacterSet, active: number): readonly UseOf[] {
  const aside = diceWith(turn.frame, unused) - active;
  return usableNow(turn.frame, unused).flatMap((card) => {
    const ability = abilityOf(card) as Usable;
    if (active === 0 && ability.kind !== "bring") return [];
    const activeAfter = ability.kind === "bring" ? active + 1 : active;
    const after = turn.tables.get(excluding(unused, card))?.[activeAfter] as number;
    return [useOf(turn, ability, { after, active, aside })];
  });
}

interface At {
  /** Where the table of the moment after the use begins. */
  readonly after: number;
  readonly active: number;
  readonly aside: number;
}

function useOf(turn: Turn, ability: Usable, { after, active, aside }: At): UseOf {
  const { calls } = turn.kernel;
  switch (ability.kind) {
    case "bring": {
      const faces = ability.face === "any" ? EVERY_FACE : 1 << (ability.face - 1);
      return (from) => calls.bring(after + from, faces);
    }
    case "reroll":
      return ability.diceMax === 1
        ? (from) => calls.rerollOne(after + from)
        : (from) => calls.rerollAny(after + from);
    case "raise": {
      const { pipsMin, pipsMax } = ability;
      return ability.diceMax === 1
        ? (from) => calls.raiseOne(after + from, pipsMin, pipsMax)
        : (from) => calls.raiseAny(after + from, pipsMin);
    }
    case "redistribute": {
      const ways = (turn.pips[active] ?? []).filter(({ size }) => size <= ability.diceMax);
      return (from) => {
        for (const { joins, alike, size } of ways) calls.movePips(after + from, joins, alike, size);
      };
    }
    case "set": {
      if (ability.to === "any") return (from) => calls.setToAny(after + from);
      const { lanes, masks } = turn.looking[aside] as Looking;
      const step = rowBytes((turn.coarse.lanes[aside] as LaneLayer).open);
      return (from) => calls.setToPresent(after, step, lanes + from, masks + from);
    }
    default:
      return assertNever(ability);
  }
}

function valueAt(turn: Turn, frame: number, place: Place): number {
  const { unused, active, fall, lump, mayRoll } = place;
  const aside = diceWith(turn.frame, unused) - active;
  const layer = sideFor(turn, unused).lanes[aside];
  const part = layer?.parts[frame];
  assert(layer !== undefined && part !== undefined, "no more dice are active than there are");
  const lane = part.laneOf[lump] as number;
  if (lane < 0) return part.lumps.settled[lump] as number;
  const table = turn.tables.get(unused)?.[active] as number;
  const row = table + fall * rowBytes(layer.open);
  const at = row / Float32Array.BYTES_PER_ELEMENT + lane + (mayRoll ? layer.open : 0);
  return (turn.scales[frame] as Scale).up(turn.floats[at] as number);
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
