import { FACES, falls, NO_DICE, type Face, type Faces } from "@courtly/engine";

/**
 * All falls of a given number of dice, each with a number: tables are arrays indexed by these numbers.
 * Falls are in lexicographic order, so a fall with one die raised always comes later.
 */
export interface FallTable {
  readonly falls: readonly Faces[];
  /** By the number of a fall: how many of the 6 ** dice ordered throws show it. */
  readonly ways: Float64Array;
  /** By fall and face (`fall * 6 + face - 1`): the number of the fall with this die added, in the next larger table. */
  readonly plus: Int32Array;
}

const tables: FallTable[] = [];

export function fallTable(dice: number): FallTable {
  return (tables[dice] ??= build(dice === 0 ? [NO_DICE] : falls(dice)));
}

function build(all: readonly Faces[]): FallTable {
  return {
    falls: all,
    ways: Float64Array.from(all, waysOf),
    plus: Int32Array.from(
      all.flatMap((fall) => FACES.map((face) => numberOf(withDie(fall, face)))),
    ),
  };
}

function withDie(fall: Faces, face: Face): Faces {
  return [...fall, face].sort((a, b) => a - b);
}

/** Counts the falls of `dice` dice that show only faces of at least `lowest`. */
function fallCount(dice: number, lowest: number): number {
  let count = 1;
  for (let i = 1; i <= 6 - lowest; i += 1) count = (count * (dice + i)) / i;
  return count;
}

/** The index of a fall in its table, computed by counting the falls that come before it. */
export function numberOf(fall: Faces): number {
  let number = 0;
  let lowest = 1;
  for (const [i, face] of fall.entries())
    for (; lowest < face; lowest += 1) number += fallCount(fall.length - i - 1, lowest);
  return number;
}

function waysOf(fall: Faces): number {
  let ways = 1;
  let alike = 0;
  for (const [i, face] of fall.entries()) {
    alike = fall[i - 1] === face ? alike + 1 : 1;
    ways = (ways * (i + 1)) / alike; // a multinomial coefficient: an integer at every step
  }
  return ways;
}
