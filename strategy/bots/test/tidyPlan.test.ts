import { assert, boxed, readRecord } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import { FITTED_VALUES } from "../src/rolling-courts/fitted.ts";
import { actionOf, END_TURN, listMoves, type Move } from "../src/rolling-courts/model/moves.ts";
import {
  constantsOf,
  keyOf,
  pack,
  type PackedPosition,
} from "../src/rolling-courts/model/position.ts";
import { passOn, step } from "../src/rolling-courts/model/step.ts";
import {
  busyFirst,
  trimmed,
  turnKind,
  turnKindWithRecalls,
  weightiestFirst,
} from "../src/rolling-courts/thought/tidyPlan.ts";
import { chanceOf } from "../src/rolling-courts/thought/values.ts";

const TASTE = { values: FITTED_VALUES, tilt: undefined };
const { write } = rollingCourts.notation.action;

/** Ada has gold, a member in village 3, miners in cave 2 and all three points. */
const RECORD = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 9
gold 0 30
village 3 0 - - 1
cave 2 0 - - - - -
to-act 0
unspent 2 3 5
points 3
---
`;

function place(record: string) {
  const reading = readRecord(record, [boxed(rollingCourts)]);
  assert(reading.ok, "the record is right");
  const { state } = reading.value.table;
  return { constants: constantsOf(state), from: pack(state) };
}

const HERE = place(RECORD);
const { constants, from } = HERE;

/** Finds the moves by their notation, each among the legal ones after the moves before it. */
function walk(
  texts: readonly string[],
  start = HERE,
): {
  readonly moves: readonly Move[];
  readonly end: PackedPosition;
} {
  const end = start.from.slice();
  const moves = texts.map((text) => {
    const move = listMoves(start.constants, end, "all").find(
      (legal) => write(actionOf(legal)) === text,
    );
    assert(move !== undefined, `${text} is legal`);
    step(start.constants, end, move);
    return move;
  });
  return { moves, end };
}

const said = (moves: readonly Move[]) => moves.map((move) => write(actionOf(move)));

describe("the most important moves come as early as is legal, with the same outcome", () => {
  test.each([
    [
      ["village 5", "deep 2 from cave 2:1", "change 2 to 3", "court 3 from village 3:1"],
      ["court 3 from village 3:1", "change 2 to 3", "deep 2 from cave 2:1", "village 5"],
    ],
    // A newcomer first pushes the member on, which makes the move to court cheaper.
    [
      ["village 3", "change 2 to 3", "court 3 from village 3:2"],
      ["village 3", "change 2 to 3", "court 3 from village 3:2"],
    ],
  ])("%j", (texts, ordered) => {
    const { moves, end } = walk(texts);
    const arranged = weightiestFirst(constants, from, moves);
    expect(said(arranged)).toEqual(ordered);
    expect(keyOf(walk(said(arranged)).end)).toBe(keyOf(end));
  });
});

describe("useless moves are removed", () => {
  function planOf(texts: readonly string[], start = HERE) {
    const { moves, end: after } = walk(texts, start);
    passOn(start.constants, after);
    return { moves, value: chanceOf(start.constants, after, 0, TASTE), after };
  }

  test("a useless change of a die, but no move that spends a die", () => {
    const plan = planOf(["court 3 from village 3:1", "change 5 to 6", "cave 2"]);
    const left = trimmed(constants, from, plan, TASTE);
    expect(said(left.moves)).toEqual(["court 3 from village 3:1", "cave 2"]);
    expect(left.value).toBeGreaterThanOrEqual(plan.value - 0.003);
  });

  test("a member recalled to its own place, and several useless changes", () => {
    const back = planOf(["court 3 from village 3:1", "cave 2 from cave 2:1"]);
    expect(said(trimmed(constants, from, back, TASTE).moves)).toEqual(["court 3 from village 3:1"]);
    // All moves of a turn may be removed, as long as their total loss is small enough.
    const idle = planOf(["change 5 to 6", "change 2 to 1"]);
    expect(said(trimmed(constants, from, idle, TASTE).moves)).toEqual([]);
  });

  test("a recall of a member that was just sent, if a member from hand does as well", () => {
    const undone = planOf(["village 5", "cave 2 from village 5:1"]);
    const left = trimmed(constants, from, undone, TASTE);
    expect(said(left.moves)).toEqual(["village 5", "cave 2"]);
    expect(left.value).toBeGreaterThanOrEqual(undone.value - 0.01);
  });

  test("an entry of the last member at home, if that member is then recalled from there", () => {
    const empty = place(`courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 6
cave 1 0 0 0 - - -
cave 2 0 0 0 - - -
cave 4 0 0 0 - - -
cave 5 0 0 - - - -
cave 6 0 0 0 - - -
to-act 0
unspent 2 3 5
---
`);
    const undone = planOf(["village 5", "cave 3 from village 5:1", "deep 2 from cave 3:1"], empty);
    const left = trimmed(empty.constants, empty.from, undone, TASTE);
    expect(said(left.moves)).toEqual(["cave 3", "deep 2 from cave 3:1"]);
  });

  test("never a move that a later step needs", () => {
    const plan = planOf(["change 2 to 3", "court 3 from village 3:1"]);
    const free = walk(["court 3 from village 3:1"]);
    // There is already a 3 without the change.
    expect(said(trimmed(constants, from, plan, TASTE).moves)).toEqual(said(free.moves));
    const needed = planOf(["change 5 to 4", "court 4 from village 3:1"]);
    expect(trimmed(constants, from, needed, TASTE).moves).toEqual(needed.moves);
  });
});

test("turns are of the same kind regardless of member and order, but not with different courts", () => {
  const kind = (...texts: readonly string[]) => turnKind(walk(texts).moves);
  expect(kind("cave 3", "village 5")).toBe(kind("village 2", "cave 5"));
  expect(kind("cave 3", "village 5")).toBe(kind("village 5", "change 2 to 3", "cave 3"));
  expect(kind("cave 3")).not.toBe(kind("village 3"));
  expect(kind("cave 3")).toBe(kind("cave 3 from village 3:1"));
  const fine = (...texts: readonly string[]) => turnKindWithRecalls(walk(texts).moves);
  expect(fine("cave 3")).not.toBe(fine("cave 3 from village 3:1"));
  expect(kind("court 3 from village 3:1")).not.toBe(kind("court 2 from village 3:1"));
});

test("ending the turn at once is not advised first if using dice is as good", () => {
  const busy = { moves: [...walk(["cave 3"]).moves, END_TURN], chance: 0.5 };
  const idle = (chance: number) => ({ moves: [END_TURN], chance });
  expect(busyFirst([idle(0.504), busy])[0]).toBe(busy);
  expect(busyFirst([idle(0.51), busy])[1]).toBe(busy);
  expect(busyFirst([busy, idle(0.499)])[0]).toBe(busy);
});
