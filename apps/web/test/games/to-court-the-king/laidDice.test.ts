import { describe, expect, test } from "vitest";
import { ClothMemory } from "../../../src/games/to-court-the-king/model/clothMemory.ts";
import type { LaidDie, Meant } from "../../../src/games/to-court-the-king/model/laidDice.ts";
import { played, stepsOf, tableWith } from "./kingSituation.ts";

const faces = (dice: readonly LaidDie[]) => dice.map(({ face }) => face);
const ids = (dice: readonly LaidDie[]) => dice.map(({ id }) => id);

/** The dice on the cloth after further lines of a record, with one memory for all calls. */
function cloth(...lines: readonly string[]) {
  const start = tableWith(2, ...lines);
  const memory = new ClothMemory();
  memory.after([], start.state);
  let steps = stepsOf(start);
  let table = start;
  return (meant: Meant | undefined, ...body: readonly string[]) => {
    table = played(table, ...body);
    steps = [...steps, ...stepsOf(table).slice(steps.length)];
    return memory.after(steps, table.state, meant);
  };
}

describe("dice keep their places", () => {
  test("rolled dice lie in the order of the record, with the number of their throw", () => {
    const laid = cloth()(undefined, "0 roll", "* 5 2 2");
    expect(faces(laid.active)).toEqual([2, 2, 5]);
    expect(laid.active.map(({ thrown, order }) => [thrown, order])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  test("the die that was meant is set aside, not another that shows the same", () => {
    const play = cloth();
    const before = play(undefined, "0 roll", "* 2 2 5");
    const [, second] = before.active;
    const meant: Meant = new Map([[second?.id ?? 0, 2]]);
    const after = play(meant, "0 aside 2");
    expect(ids(after.aside)).toEqual([second?.id]);
    expect(ids(after.active)).toEqual([before.active[0]?.id, before.active[2]?.id]);
  });

  test("dice rolled again stay where they were; only they belong to the new throw", () => {
    const play = cloth("cards 0 merchant");
    const before = play(undefined, "0 roll", "* 2 3 5");
    const after = play(undefined, "0 use merchant 2 5", "* 1 6");
    expect(ids(after.active)).toEqual(ids(before.active));
    expect(faces(after.active)).toEqual([1, 3, 6]);
    expect(after.active.map(({ thrown }) => thrown)).toEqual([2, 1, 2]);
  });

  test("the dice left after a set-aside are one throw", () => {
    const play = cloth();
    const before = play(undefined, "0 roll", "* 2 3 5");
    const after = play(undefined, "0 aside 3", "0 roll", "* 4 4");
    expect(ids(after.active)).toEqual([before.active[0]?.id, before.active[2]?.id]);
    expect(faces(after.aside)).toEqual([3]);
  });

  test("the next turn begins with a bare cloth", () => {
    const laid = cloth()(undefined, "0 roll", "* 2 3 5", "0 aside 2 3 5", "0 take fool");
    expect([laid.active, laid.aside]).toEqual([[], []]);
  });
});

describe("marks of cards on the dice", () => {
  test("a die that was brought in comes last, with the card that brought it", () => {
    const play = cloth("cards 0 guard");
    const laid = play(undefined, "0 roll", "* 3 3 5", "0 use guard");
    expect(faces(laid.active)).toEqual([3, 3, 5, 2]);
    expect(laid.active.at(-1)?.mark).toEqual({ kind: "brought", character: "guard" });
  });

  test("raised dice say by how much, until they are rolled", () => {
    const play = cloth("cards 0 nobleman");
    const raised = play(undefined, "0 roll", "* 1 2 6", "0 use nobleman 1>3 2>4");
    expect(faces(raised.active)).toEqual([3, 4, 6]);
    expect(raised.active.map(({ mark }) => (mark?.kind === "pips" ? mark.pips : 0))).toEqual([
      2, 2, 0,
    ]);
    const rolled = play(undefined, "0 aside 3", "0 roll", "* 1 1");
    expect(rolled.active.map(({ mark }) => mark)).toEqual([undefined, undefined]);
  });

  test("pips go between the dice that were meant, even where others show the same", () => {
    const play = cloth("cards 0 philosopher");
    const before = play(undefined, "0 roll", "* 2 2 5");
    const [first, second, third] = ids(before.active);
    const meant: Meant = new Map([
      [second ?? 0, 4],
      [third ?? 0, 3],
    ]);
    const after = play(meant, "0 use philosopher 2>4 5>3");
    expect(after.active.map(({ id, face }) => [id, face])).toEqual([
      [first, 2],
      [second, 4],
      [third, 3],
    ]);
  });

  test("bots do not say which dice they mean: the first that fit are taken", () => {
    const laid = cloth("cards 0 magician")(undefined, "0 roll", "* 2 2 5", "0 use magician 2>6");
    expect(faces(laid.active)).toEqual([6, 2, 5]);
  });
});

test("taking back puts every die where it was", () => {
  const memory = new ClothMemory();
  const rolled = played(tableWith(2), "0 roll", "* 2 3 5");
  const steps = stepsOf(rolled);
  const before = memory.after(steps, rolled.state);
  const kept = played(rolled, "0 aside 3");
  memory.after([...steps, ...stepsOf(kept).slice(steps.length)], kept.state);
  expect(memory.after(steps, rolled.state)).toBe(before);
});

test("a game that is opened in the middle of a turn has its dice", () => {
  const { state } = tableWith(2, "active 2 3", "aside 6");
  const laid = new ClothMemory().after([], state);
  expect([faces(laid.active), faces(laid.aside)]).toEqual([[2, 3], [6]]);
});
