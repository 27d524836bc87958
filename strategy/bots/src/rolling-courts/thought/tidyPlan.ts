import {
  CHANGE,
  END_TURN,
  ENTER_CAVE,
  ENTER_VILLAGE,
  FROM_HAND,
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
import { at, keyOf, TO_ACT, type Ground, type Position } from "../model/position.ts";
import { passOn, step } from "../model/step.ts";
import type { Plan } from "./turnSearch.ts";
import { chanceOf, type Taste } from "./values.ts";

/** What does no more than this is not worth a step. */
const WORTH_MIN = 0.003;

/** The plan without what it could as well leave: dice changed, members recalled, retired or promoted for nothing. */
export function trimmed(ground: Ground, from: Position, plan: Plan, taste: Taste): Plan {
  const player = at(from, TO_ACT) % ground.players;
  const least = plan.value - WORTH_MIN;
  let left = plan;
  for (let index = 0; index < left.moves.length;) {
    const shorter = isExtra(left.moves[index] as Move)
      ? planOf(left.moves.toSpliced(index, 1))
      : undefined;
    if (shorter === undefined || shorter.value < least) index += 1;
    else [left, index] = [shorter, 0];
  }
  return left;

  function planOf(moves: readonly Move[]): Plan | undefined {
    const after = walked(ground, from, moves);
    if (after === undefined) return undefined;
    passOn(ground, after);
    return { moves, value: chanceOf(ground, after, player, taste), after };
  }
}

function isExtra(move: Move): boolean {
  const kind = kindOf(move);
  return kind === CHANGE || kind === RETIRE || kind === PROMOTE || isRecall(move);
}

function isRecall(move: Move): boolean {
  const kind = kindOf(move);
  return (kind === ENTER_VILLAGE || kind === ENTER_CAVE) && memberOf(move) !== FROM_HAND;
}

/** Where the moves lead, if each is legal after the ones before it. */
function walked(ground: Ground, from: Position, moves: readonly Move[]): Position | undefined {
  const position = from.slice();
  for (const move of moves) {
    if (!listMoves(ground, position, "all").includes(move)) return undefined;
    step(ground, position, move);
  }
  return position;
}

/** What is done in a turn, whoever does it and where; only courts, and those who come home, have a name. */
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

/** The best of each kind, of plans in their order. */
export function ofEachKind(
  plans: readonly Plan[],
  kind: (moves: readonly Move[]) => string,
): readonly Plan[] {
  const kinds = plans.map(({ moves }) => kind(moves));
  return plans.filter((_, index) => kinds.indexOf(kinds[index] ?? "") === index);
}

/** The same, and how many of them are recalled for it. */
export function turnKindWithRecalls(moves: readonly Move[]): string {
  return `${turnKind(moves)} ${moves.filter(isRecall).length}`;
}

/** How much sooner people want to see it. */
const WEIGHTS = new Map([
  [TO_COURT, 100],
  [GO_DEEP, 10],
  [RETIRE, 3],
  [PROMOTE, 3],
  [ENTER_VILLAGE, 2],
  [ENTER_CAVE, 1],
]);
/** Longer turns are left as they are: there would be too many ways to arrange them. */
const ARRANGED_MAX = 5;

/** The same moves to the same end: what matters most as soon as it is legal. */
export function weightiestFirst(
  ground: Ground,
  from: Position,
  moves: readonly Move[],
): readonly Move[] {
  const end = walked(ground, from, moves);
  if (end === undefined || moves.length > ARRANGED_MAX) return moves;
  const [best = moves] = arrangements(ground, from, moves)
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
  readonly position: Position;
}

/** All legal orders, and where they lead. */
function arrangements(
  ground: Ground,
  from: Position,
  moves: readonly Move[],
): readonly Arrangement[] {
  if (moves.length === 0) return [{ order: [], position: from }];
  const legal = new Set(listMoves(ground, from, "all"));
  return moves.flatMap((move, index) => {
    if (!legal.has(move) || moves.indexOf(move) < index) return [];
    const next = from.slice();
    step(ground, next, move);
    return arrangements(ground, next, moves.toSpliced(index, 1)).map(({ order, position }) => ({
      order: [move, ...order],
      position,
    }));
  });
}

/** A way through a turn, as people are told of it. */
export interface Way {
  readonly moves: readonly Move[];
  readonly chance: number;
  readonly margin?: number;
}

/** A smaller difference is none. */
const AS_GOOD = 0.005;

/** Of ways in their order: nobody is told to leave all dice where using some is as good. */
export function busyFirst(ways: readonly Way[]): readonly Way[] {
  const [idle, busy, ...others] = ways;
  if (idle?.moves[0] !== END_TURN || busy === undefined) return ways;
  return idle.chance - busy.chance < AS_GOOD ? [busy, idle, ...others] : ways;
}
