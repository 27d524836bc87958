import { assert } from "@courtly/engine";
import { members, type CharacterSet, type TurnDice } from "@courtly/to-court-the-king";
import { brings, type Frame } from "./frame.ts";
import { baseDice, frameOf, usableCards } from "./frames.ts";
import type { GoalPlayer, Worths } from "./goal.ts";
import type { Opened, Solver, Tables } from "./solver.ts";

/** The frame and tables that answer questions about one goal at a moment. */
export interface Solved {
  readonly frame: Frame;
  readonly tables: Tables;
}

/** Progress of the solving. The goals in `ready` can be looked up until the next step, which may reuse their memory. */
export interface PassStep {
  readonly share: number;
  readonly ready: readonly number[];
}

/** Solves several goals of one hand. */
export interface Together {
  readonly solvedFor: (goal: number, dice: TurnDice) => Solved;
  /** Solves for this moment step by step. */
  readonly steps: (dice: TurnDice) => Generator<PassStep, void>;
  /** The memory that solving for this moment needs. */
  readonly outlook: (dice: TurnDice) => Outlook;
}

export interface Outlook {
  readonly bytes: number;
  /** Unused cards that were left out because memory is short. */
  readonly forgotten: CharacterSet;
}

export interface Limits {
  readonly bytesMax: number;
  readonly solver: Solver;
}

export function together(
  player: GoalPlayer,
  goals: readonly Worths[],
  { bytesMax, solver }: Limits,
): Together {
  const cards = usableCards(player);
  let plan: Plan | undefined;
  // Only one batch is open at a time: each may use all of `bytesMax`.
  let open: { readonly batch: Batch; readonly opened: Opened } | undefined;

  const serving = (dice: TurnDice): Plan | undefined => {
    const unused = cards & ~dice.used;
    return plan && serves(plan, baseDice(player, dice), dice.used, unused) ? plan : undefined;
  };

  function* planning(dice: TurnDice): Generator<void, Plan> {
    const base = baseDice(player, dice);
    const unused = cards & ~dice.used;
    open = undefined;
    const frames: Frame[] = [];
    for (const worths of goals) {
      frames.push(frameOf({ player, worths, base, unused, bytesMax, solver }));
      yield;
    }
    const batches = batchesOf(frames, unused, { bytesMax, solver });
    plan = { base, unused, frames, batches };
    return plan;
  }

  const openedFor = (batch: Batch, { frames, unused }: Plan): Opened => {
    if (open?.batch !== batch) {
      open = undefined;
      const own = batch.goals.map((goal) => frames[goal] as Frame);
      open = { batch, opened: solver.open(own, unused & batch.cards) };
    }
    return open.opened;
  };

  return {
    solvedFor: (goal, dice) => {
      const now = serving(dice) ?? lastOf(planning(dice));
      const batch = now.batches.find(({ goals }) => goals.includes(goal));
      assert(batch !== undefined, "every goal is in a batch");
      const { tables } = openedFor(batch, now);
      return {
        frame: now.frames[goal] as Frame,
        tables: tables[batch.goals.indexOf(goal)] as Tables,
      };
    },
    outlook: (dice) => {
      const { unused, frames, batches } = serving(dice) ?? lastOf(planning(dice));
      return {
        bytes: batches.reduce((sum, batch) => sum + batch.bytes, 0),
        forgotten: frames.reduce((left, frame) => left | (unused & ~frame.cards), 0),
      };
    },
    *steps(dice) {
      const now = serving(dice) ?? (yield* silently(planning(dice)));
      const all = now.batches.reduce((sum, { bytes }) => sum + bytes, 0);
      let done = 0;
      for (const batch of now.batches) {
        for (const share of openedFor(batch, now).steps())
          yield { share: (done + share * batch.bytes) / all, ready: [] };
        done += batch.bytes;
        yield { share: done / all, ready: batch.goals };
      }
    },
  };
}

/** Runs the planning with pauses; it is quick and does not count as progress. */
function* silently<Value>(steps: Generator<void, Value>): Generator<PassStep, Value> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    yield { share: 0, ready: [] };
  }
}

/** Runs a generator to its end without pauses and returns its result. */
function lastOf<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The batches to solve for a turn, in order. */
interface Plan {
  readonly base: number;
  /** The unused cards that the plan was made for. */
  readonly unused: CharacterSet;
  readonly frames: readonly Frame[];
  readonly batches: readonly Batch[];
}

/** Goals that are solved in one pass. */
interface Batch {
  readonly goals: readonly number[];
  readonly cards: CharacterSet;
  readonly bytes: number;
}

/** Whether the plan covers a moment: it includes the moment's unused cards and counts every die brought in. */
function serves(
  { base, unused: madeFor, frames }: Plan,
  baseNow: number,
  used: CharacterSet,
  unused: CharacterSet,
): boolean {
  const isCounted = ({ cards }: Frame) => !members(used & ~cards).some(brings);
  return base === baseNow && (unused & ~madeFor) === 0 && frames.every(isCounted);
}

/** Groups goals with the same cards into batches, as large as memory allows. */
function batchesOf(
  frames: readonly Frame[],
  unused: CharacterSet,
  { bytesMax, solver }: Limits,
): readonly Batch[] {
  const batches: Batch[] = [];
  const order = frames.map((_, goal) => goal);
  for (const goal of order.sort((a, b) => (frames[a]?.cards ?? 0) - (frames[b]?.cards ?? 0))) {
    const { cards } = frames[goal] as Frame;
    const last = batches.at(-1);
    const goals = last?.cards === cards ? [...last.goals, goal] : [goal];
    const own = goals.map((each) => frames[each] as Frame);
    const bytes = solver.bytesOf(own, cards & unused);
    if (goals.length > 1 && bytes <= bytesMax) batches.pop();
    else if (goals.length > 1) {
      batches.push({ goals: [goal], cards, bytes: solver.bytesOf(own.slice(-1), cards & unused) });
      continue;
    }
    batches.push({ goals, cards, bytes });
  }
  return batches;
}
