import {
  CHANGE,
  END_TURN,
  ENTER_CAVE,
  ENTER_VILLAGE,
  FROM_HAND,
  fromHand,
  GO_DEEP,
  HOME,
  kindOf,
  listMoves,
  memberOf,
  placeOf,
  PROMOTE,
  RETIRE,
  TO_COURT,
  type Move,
} from "../model/moves.ts";
import { at, keyOf, TO_ACT, type GameConstants, type PackedPosition } from "../model/position.ts";
import { passOn, step } from "../model/step.ts";
import type { Plan } from "./turnSearch.ts";
import { chanceOf, type Evaluation } from "./values.ts";

/** A move that adds less than this to the chance to win is dropped. */
const WORTH_MIN = 0.003;
/** A recall must add this much to an entry from hand, which is simpler. */
const RECALL_WORTH_MIN = 0.01;

/**
 * Removes moves that add nothing: changes of dice, recalls, retirements and promotions. A recall that adds little
 * becomes an entry from hand.
 */
export function trimmed(
  constants: GameConstants,
  from: PackedPosition,
  plan: Plan,
  evaluation: Evaluation,
): Plan {
  const player = at(from, TO_ACT) % constants.players;
  const least = plan.value - WORTH_MIN;
  let left = plan;
  for (let index = 0; index < left.moves.length;) {
    const simpler = simplerAt(left.moves, index);
    if (simpler === undefined) index += 1;
    else [left, index] = [simpler, 0];
  }
  return left;

  /** The plan without the extra move, or with an entry from hand instead, if it is hardly worse. */
  function simplerAt(moves: readonly Move[], index: number): Plan | undefined {
    const move = moves[index] as Move;
    const shorter = isExtra(move) ? planOf(moves.toSpliced(index, 1)) : undefined;
    if (shorter !== undefined && shorter.value >= least) return shorter;
    if (!isRecall(move)) return undefined;
    const byHand = moves.with(index, fromHand(move));
    // A member that this plan has sent first and then recalls can go where it is needed at once.
    const withoutEntry = moves
      .slice(0, index)
      .flatMap((entry, at) =>
        isEntry(entry) && !isRecall(entry) ? [byHand.toSpliced(at, 1)] : [],
      );
    return [byHand, ...withoutEntry]
      .flatMap((each) => planOf(each) ?? [])
      .find(({ value }) => value >= plan.value - RECALL_WORTH_MIN);
  }

  function planOf(moves: readonly Move[]): Plan | undefined {
    const after = walked(constants, from, moves);
    if (after === undefined) return undefined;
    passOn(constants, after);
    return { moves, value: chanceOf(constants, after, player, evaluation), after };
  }
}

function isExtra(move: Move): boolean {
  const kind = kindOf(move);
  return kind === CHANGE || kind === RETIRE || kind === PROMOTE || isRecall(move);
}

function isRecall(move: Move): boolean {
  return isEntry(move) && memberOf(move) !== FROM_HAND;
}

function isEntry(move: Move): boolean {
  const kind = kindOf(move);
  return kind === ENTER_VILLAGE || kind === ENTER_CAVE;
}

/** The position after the moves; `undefined` if one of them is not legal. */
function walked(
  constants: GameConstants,
  from: PackedPosition,
  moves: readonly Move[],
): PackedPosition | undefined {
  const position = from.slice();
  for (const move of moves) {
    if (!listMoves(constants, position, "all").includes(move)) return undefined;
    step(constants, position, move);
  }
  return position;
}

/** A key for turns of the same kind: ignores members and places, except courts and members that come home. */
export function turnKind(moves: readonly Move[]): string {
  return moves
    .filter((move) => kindOf(move) !== CHANGE)
    .map((move) => {
      if (kindOf(move) === HOME) return `home ${memberOf(move)}`;
      return kindOf(move) === TO_COURT ? `court ${placeOf(move)}` : String(kindOf(move));
    })
    .toSorted()
    .join();
}

/** Keeps the first plan of each kind. */
export function ofEachKind(
  plans: readonly Plan[],
  kind: (moves: readonly Move[]) => string,
): readonly Plan[] {
  const kinds = plans.map(({ moves }) => kind(moves));
  return plans.filter((_, index) => kinds.indexOf(kinds[index] ?? "") === index);
}

/** Like `turnKind`, with the number of recalls. */
export function turnKindWithRecalls(moves: readonly Move[]): string {
  return `${turnKind(moves)} ${moves.filter(isRecall).length}`;
}

/** Moves of a higher weight are shown earlier. */
const WEIGHTS = new Map([
  [TO_COURT, 100],
  [GO_DEEP, 10],
  [RETIRE, 3],
  [PROMOTE, 3],
  [ENTER_VILLAGE, 2],
  [ENTER_CAVE, 1],
]);
/** Longer turns keep their order: there would be too many permutations. */
const ARRANGED_MAX = 5;

/** Reorders the moves, with the same outcome, so that the most important come as early as is legal. */
export function weightiestFirst(
  constants: GameConstants,
  from: PackedPosition,
  moves: readonly Move[],
): readonly Move[] {
  const end = walked(constants, from, moves);
  if (end === undefined || moves.length > ARRANGED_MAX) return moves;
  const [best = moves] = arrangements(constants, from, moves)
    .filter(({ position }) => keyOf(position) === keyOf(end))
    .map(({ order }) => order)
    .toSorted((a, b) => lateness(a) - lateness(b));
  return best;
}

function lateness(moves: readonly Move[]): number {
  return moves.reduce((sum, move, index) => sum + index * (WEIGHTS.get(kindOf(move)) ?? 0), 0);
}

interface Arrangement {
  readonly order: readonly Move[];
  readonly position: PackedPosition;
}

/** All legal orders of the moves, with the position after each. */
function arrangements(
  constants: GameConstants,
  from: PackedPosition,
  moves: readonly Move[],
): readonly Arrangement[] {
  if (moves.length === 0) return [{ order: [], position: from }];
  const legal = new Set(listMoves(constants, from, "all"));
  return moves.flatMap((move, index) => {
    if (!legal.has(move) || moves.indexOf(move) < index) return [];
    const next = from.slice();
    step(constants, next, move);
    return arrangements(constants, next, moves.toSpliced(index, 1)).map(({ order, position }) => ({
      order: [move, ...order],
      position,
    }));
  });
}

/** A turn as it is shown in advice. */
export interface Way {
  readonly moves: readonly Move[];
  readonly chance: number;
  readonly margin?: number;
}

/** Smaller differences count as equal. */
const AS_GOOD = 0.005;

/** Puts the second-best way first if the best ends the turn at once and is not clearly better. */
export function busyFirst(ways: readonly Way[]): readonly Way[] {
  const [idle, busy, ...others] = ways;
  if (idle?.moves[0] !== END_TURN || busy === undefined) return ways;
  return idle.chance - busy.chance < AS_GOOD ? [busy, idle, ...others] : ways;
}
