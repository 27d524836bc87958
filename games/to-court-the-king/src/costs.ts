import { assertNever, countOf, FACES, pips, type Faces } from "@courtly/engine";
import type { ResultCost } from "./characters.ts";

/** K14: whether the result meets the cost. All kinds of costs are evaluated here. */
export function meets(result: Faces, cost: ResultCost): boolean {
  switch (cost.kind) {
    case "anything":
      return true;
    case "sets":
      return includesSets(
        FACES.map((face) => countOf(result, face)),
        cost.sizes,
      );
    case "every":
      return result.every((die) => die % 2 === (cost.parity === "odd" ? 1 : 0));
    case "sum":
      return pips(result) >= cost.atLeast;
    case "straight":
      return longestStraight(result) >= cost.length;
    default:
      return assertNever(cost);
  }
}

/** Whether separate sets of these sizes can be picked; two sets may show the same face. */
function includesSets(counts: readonly number[], sizes: readonly number[]): boolean {
  const [size, ...others] = sizes;
  if (size === undefined) return true;
  return counts.some(
    (count, face) => count >= size && includesSets(counts.with(face, count - size), others),
  );
}

function longestStraight(result: Faces): number {
  let longest = 0;
  let running = 0;
  for (const face of FACES) {
    running = result.includes(face) ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

/** K22: how a result ranks: its largest set of equal dice, then that set's pips. */
export interface Mark {
  readonly count: number;
  readonly face: Faces[number];
}

export function markOf(result: Faces): Mark {
  return FACES.map((face) => ({ count: countOf(result, face), face })).reduce((best, mark) =>
    beats(best, mark) ? best : mark,
  );
}

export function beats(mark: Mark, other: Mark): boolean {
  return mark.count > other.count || (mark.count === other.count && mark.face > other.face);
}

export function matches(mark: Mark, other: Mark): boolean {
  return !beats(other, mark);
}
