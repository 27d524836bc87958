import type { Budget } from "../../bot.ts";
import { ALL, type Noticing } from "../../noticing.ts";
import { CHANGE, kindOf, listMoves, type Move } from "../model/moves.ts";
import {
  at,
  emptyPosition,
  keyOf,
  TO_ACT,
  type GameConstants,
  type PackedPosition,
} from "../model/position.ts";
import { passOn, step } from "../model/step.ts";
import { chanceOf, type Evaluation } from "./values.ts";

/** The moves for the rest of a turn, and their value. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly value: number;
  /** The position after the turn: a seat is to roll, or the game is over. */
  readonly after: PackedPosition;
}

/** A node of the search: a position reached from another by a move. */
interface Node {
  readonly position: PackedPosition;
  readonly from: number;
  readonly move: Move;
  readonly value: number;
}

interface SearchLimits {
  readonly budget: Budget;
  /** The number of plans to return. */
  readonly plans: number;
  /** The moves that the search considers; all, if it is not given. */
  readonly notices?: Noticing;
}

const ROOT = -1;

/** Buffers for positions, reused by every search. */
const rows: PackedPosition[] = [];
const ahead = emptyPosition();

function rowAt(index: number): PackedPosition {
  const row = rows[index] ?? emptyPosition();
  rows[index] = row;
  return row;
}

/**
 * Searches the rest of a turn, the most promising positions first, each once, until all are visited or the budget is
 * used up. Returns the best plans, the best first; none if the budget allowed no move.
 */
export function searchTurn(
  constants: GameConstants,
  position: PackedPosition,
  evaluation: Evaluation,
  { budget, plans, notices = ALL }: SearchLimits,
): readonly Plan[] {
  const player = at(position, TO_ACT) % constants.players;
  const valueAfter = (reached: PackedPosition) => {
    ahead.set(reached);
    passOn(constants, ahead);
    return chanceOf(constants, ahead, player, evaluation);
  };
  const root = rowAt(0);
  root.set(position);
  const nodes: Node[] = [{ position: root, from: ROOT, move: 0, value: valueAfter(root) }];
  const visited = new Set([keyOf(root)]);
  const open = [0];
  for (let next = takeBest(open, nodes); next !== undefined; next = takeBest(open, nodes)) {
    const parent = nodes[next] as Node;
    for (const move of notices(listMoves(constants, parent.position, "sensible"))) {
      if (!budget.spend(1)) return nodes.length === 1 ? [] : bestPlans(constants, nodes, plans);
      const child = rowAt(nodes.length);
      child.set(parent.position);
      step(constants, child, move);
      const key = keyOf(child);
      if (visited.has(key)) continue;
      visited.add(key);
      const value = kindOf(move) === CHANGE ? parent.value : valueAfter(child);
      putOpen(open, nodes, nodes.push({ position: child, from: next, move, value }) - 1);
    }
  }
  return bestPlans(constants, nodes, plans);
}

function bestPlans(
  constants: GameConstants,
  nodes: readonly Node[],
  wanted: number,
): readonly Plan[] {
  const plans: Plan[] = [];
  const met = new Set<number>();
  for (const index of wanted === 1 ? [bestOf(nodes)] : byValue(nodes)) {
    if (plans.length === wanted) break;
    const { position, value } = nodes[index] as Node;
    const after = position.slice();
    passOn(constants, after);
    const key = keyOf(after);
    if (met.has(key)) continue;
    met.add(key);
    plans.push({ moves: wayTo(nodes, index), value, after });
  }
  return plans;
}

function bestOf(nodes: readonly Node[]): number {
  let best = 0;
  for (let index = 1; index < nodes.length; index += 1)
    if (isBetter(nodes, index, best)) best = index;
  return best;
}

/** Sorts by value, the best first; of equal nodes the one found first, which avoids useless changes of dice. */
function byValue(nodes: readonly Node[]): readonly number[] {
  return Array.from(nodes, (_, index) => index).sort(
    (a, b) => (nodes[b] as Node).value - (nodes[a] as Node).value || a - b,
  );
}

function wayTo(nodes: readonly Node[], index: number): readonly Move[] {
  const moves: Move[] = [];
  for (let at = index; at > 0; at = (nodes[at] as Node).from) moves.push((nodes[at] as Node).move);
  return moves.toReversed();
}

// ── a heap of nodes, the best on top ────────────────────────────────────────────────────────────

function isBetter(nodes: readonly Node[], a: number, b: number): boolean {
  return (nodes[a] as Node).value > (nodes[b] as Node).value;
}

function putOpen(heap: number[], nodes: readonly Node[], node: number): void {
  let index = heap.push(node) - 1;
  while (index > 0) {
    const above = (index - 1) >> 1;
    if (!isBetter(nodes, node, heap[above] as number)) break;
    heap[index] = heap[above] as number;
    index = above;
  }
  heap[index] = node;
}

function takeBest(heap: number[], nodes: readonly Node[]): number | undefined {
  const best = heap[0];
  const last = heap.pop();
  if (best === undefined || last === undefined || heap.length === 0) return best;
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    if (
      child + 1 < heap.length &&
      isBetter(nodes, heap[child + 1] as number, heap[child] as number)
    )
      child += 1;
    if (!isBetter(nodes, heap[child] as number, last)) break;
    heap[index] = heap[child] as number;
    index = child;
  }
  heap[index] = last;
  return best;
}
