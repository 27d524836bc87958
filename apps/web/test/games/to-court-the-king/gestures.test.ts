import { describe, expect, test } from "vitest";
import { dieLook } from "../../../src/games/to-court-the-king/dice/dieLook.ts";
import {
  outcomeOf,
  draftAfter,
  previewOf,
  takesPart,
  type Situation,
} from "../../../src/games/to-court-the-king/model/gestures.ts";
import { offersOf } from "../../../src/games/to-court-the-king/model/offers.ts";
import { actionsOf, die, afterGestures, situationWith } from "./kingSituation.ts";

const tap = (situation: Situation, place: number) =>
  ({ kind: "die", id: die(situation, place) }) as const;
const calling = (character: string, ...lines: readonly string[]) => {
  const situation = situationWith(`cards 0 ${character}`, ...lines);
  return afterGestures(situation, { kind: "call", character: character as never });
};
const able = (situation: Situation) =>
  situation.laid.active.map((each) => takesPart(situation, each));
const mainOffer = (situation: Situation) => offersOf(situation).main;

describe("keeping", () => {
  test("a tap chooses a die, another lets it go", () => {
    const situation = situationWith("active 2 3 5");
    const once = afterGestures(situation, tap(situation, 2));
    expect(once.keep).toEqual([die(situation, 2)]);
    expect(afterGestures(once, tap(situation, 2)).keep).toEqual([]);
  });

  test("a sweep chooses all it touches, and lets all go again", () => {
    const situation = situationWith("active 2 3 5");
    const ids = [die(situation, 1), die(situation, 3)];
    const swept = afterGestures(situation, tap(situation, 1), { kind: "sweep", ids, on: true });
    expect(swept.keep.toSorted()).toEqual(ids);
    expect(afterGestures(swept, { kind: "sweep", ids, on: false }).keep).toEqual([]);
  });

  test("dice stay chosen while a card is called, but not through a throw", () => {
    const situation = afterGestures(situationWith("cards 0 guard", "active 2 3 5"), {
      kind: "sweep",
      ids: [1, 2],
      on: true,
    });
    const [first, ...others] = situation.laid.active;
    const thrown = { ...situation.laid, active: [{ ...first, thrown: 9 } as never, ...others] };
    expect(draftAfter(situation, situation.laid, thrown).keep).toEqual([2]);
  });
});

describe("cards that ask for nothing", () => {
  test("a bringing card works at once", () => {
    const situation = situationWith("cards 0 guard", "active 2 3 5");
    expect(actionsOf(situation, { kind: "call", character: "guard" })).toEqual(["use guard"]);
  });

  test("before the first roll only where the rules allow it", () => {
    const call = { kind: "call", character: "guard" } as const;
    expect(actionsOf(situationWith("rules italian", "cards 0 guard"), call)).toEqual(["use guard"]);
    expect(actionsOf(situationWith("cards 0 guard"), call)).toEqual([
      "refused: the Guard works after the first roll",
    ]);
  });

  test("K10: with every die set aside one may still be brought in", () => {
    const situation = situationWith("cards 0 guard", "aside 2 3 5");
    expect(actionsOf(situation, { kind: "call", character: "guard" })).toEqual(["use guard"]);
  });
});

describe("one die", () => {
  test("the Fool throws it at once", () => {
    const situation = calling("fool", "active 2 3 5");
    expect(actionsOf(situation, tap(situation, 2))).toEqual(["use fool 3"]);
  });

  test("the Serving Maid asks what it shall show, and takes only what she can do", () => {
    const situation = calling("servingMaid", "active 2 5 6");
    expect(able(situation)).toEqual([true, true, false]);
    const open = afterGestures(situation, tap(situation, 1));
    expect(mainOffer(open).label).toBe("Choose a value");
    expect(actionsOf(open, { kind: "value", face: 5 })).toEqual(["use servingMaid 2>5"]);
    expect(actionsOf(open, { kind: "value", face: 6 })[0]).toMatch(/^refused: the Serving Maid/);
  });

  test("a single possible value needs no second tap", () => {
    const situation = calling("servingMaid", "active 2 5 6");
    expect(actionsOf(situation, tap(situation, 2))).toEqual(["use servingMaid 5>6"]);
  });

  test("a die that cannot take part says why", () => {
    const situation = calling("servingMaid", "active 2 5 6");
    expect(actionsOf(situation, tap(situation, 3))[0]).toMatch(/^refused: .*beyond 6/);
  });

  test("the Magician turns it to any other value", () => {
    const situation = calling("magician", "active 2 3 5");
    const open = afterGestures(situation, tap(situation, 1));
    expect(actionsOf(open, { kind: "value", face: 6 })).toEqual(["use magician 2>6"]);
    expect(afterGestures(open, tap(situation, 1)).call).toMatchObject({ die: undefined });
  });

  test("the Astronomer copies the one kept value with one tap", () => {
    const situation = calling("astronomer", "active 2 3 5", "aside 4 4");
    expect(actionsOf(situation, tap(situation, 1))).toEqual(["use astronomer 2>4"]);
  });

  test("with several kept values it is value and die, in either order, or a drag", () => {
    const situation = calling("astronomer", "active 2 3 5", "aside 4 6");
    const dieFirst = afterGestures(situation, tap(situation, 1));
    expect(actionsOf(dieFirst, { kind: "value", face: 6 })).toEqual(["use astronomer 2>6"]);
    const valueFirst = afterGestures(situation, { kind: "value", face: 4 });
    expect(actionsOf(valueFirst, tap(situation, 3))).toEqual(["use astronomer 5>4"]);
    expect(actionsOf(situation, { kind: "copy", face: 6, id: die(situation, 2) })).toEqual([
      "use astronomer 3>6",
    ]);
  });
});

describe("any dice", () => {
  test("the Merchant's button counts the chosen dice", () => {
    const situation = calling("merchant", "active 2 3 5");
    expect(mainOffer(situation)).toMatchObject({
      label: "Choose dice to re-roll",
      offered: { kind: "not yet" },
    });
    const marked = afterGestures(situation, tap(situation, 1), tap(situation, 3));
    expect(mainOffer(marked)).toMatchObject({
      label: "Re-roll 2",
      offered: { actions: [{ kind: "use", character: "merchant", from: [2, 5], to: [] }] },
    });
  });

  test("a sweep marks only dice that can take part", () => {
    const situation = calling("nobleman", "active 2 5 6");
    const ids = situation.laid.active.map(({ id }) => id);
    const swept = afterGestures(situation, { kind: "sweep", ids, on: true });
    expect(swept.call).toMatchObject({ chosen: [die(situation, 1)] });
    expect(swept.laid.active.map((each) => previewOf(swept, each))).toEqual([4, 5, 6]);
    expect(mainOffer(swept)).toMatchObject({
      label: "Raise 1 by 2",
      offered: { actions: [{ from: [2], to: [4] }] },
    });
  });
});

describe("pips", () => {
  test("the Philosopher moves one with each tap from giver to taker", () => {
    const situation = calling("philosopher", "active 1 3 5");
    const moved = afterGestures(situation, tap(situation, 3), tap(situation, 1), tap(situation, 1));
    expect(mainOffer(moved)).toMatchObject({
      label: "Move 2 pips",
      offered: { actions: [{ from: [1, 5], to: [3, 3] }] },
    });
    expect(dieLook(moved, moved.laid.active[2] as never, 2)).toMatchObject({
      face: 3,
      tag: "Gives",
      name: "Die 3, five, to become three",
    });
  });

  test("a third die is refused while pips are under way, and free again when they are back", () => {
    const situation = calling("philosopher", "active 1 3 5");
    const moved = afterGestures(situation, tap(situation, 3), tap(situation, 1));
    expect(outcomeOf(moved, tap(situation, 2)).kind).toBe("refuse");
    const back = afterGestures(moved, {
      kind: "pip",
      from: die(situation, 1),
      to: die(situation, 3),
    });
    expect(outcomeOf(back, tap(situation, 2)).kind).toBe("draft");
  });

  test("no die gives its last pip or takes a seventh", () => {
    const situation = calling("philosopher", "active 1 6 3");
    const [one, three, six] = [die(situation, 1), die(situation, 2), die(situation, 3)];
    expect(outcomeOf(situation, { kind: "pip", from: one, to: three }).kind).toBe("refuse");
    expect(outcomeOf(situation, { kind: "pip", from: three, to: six }).kind).toBe("refuse");
  });

  test("a swap changes nothing, and the rules say so", () => {
    const situation = calling("philosopher", "active 2 3 6");
    const swapped = afterGestures(situation, tap(situation, 2), tap(situation, 1));
    expect(mainOffer(swapped).offered).toMatchObject({ kind: "not yet", problem: { rule: "K9" } });
  });

  test("the Alchemist's steppers must keep the sum", () => {
    const situation = calling("alchemist", "active 2 5 5");
    expect(mainOffer(afterGestures(situation, tap(situation, 1))).label).toBe(
      "Choose two or three dice",
    );
    const chosen = afterGestures(
      situation,
      tap(situation, 1),
      tap(situation, 2),
      tap(situation, 3),
    );
    const id = die(situation, 1);
    const up = afterGestures(chosen, { kind: "step", id, by: 1 });
    expect(mainOffer(up)).toMatchObject({
      label: "13 of 12 pips placed",
      offered: { kind: "not yet" },
    });
    const even = afterGestures(up, { kind: "even" });
    expect(mainOffer(even)).toMatchObject({
      label: "Share 12 pips",
      offered: { actions: [{ from: [2, 5, 5], to: [4, 4, 4] }] },
    });
  });

  test("by arrow keys a pip comes from the fullest die and goes to the emptiest", () => {
    const situation = calling("alchemist", "active 2 4 6");
    const chosen = afterGestures(
      situation,
      tap(situation, 1),
      tap(situation, 2),
      tap(situation, 3),
    );
    const up = afterGestures(chosen, { kind: "pull", id: die(situation, 1), by: 1 });
    expect(up.laid.active.map((each) => previewOf(up, each))).toEqual([3, 4, 5]);
    const down = afterGestures(up, { kind: "pull", id: die(situation, 2), by: -1 });
    expect(down.laid.active.map((each) => previewOf(down, each))).toEqual([4, 3, 5]);
  });

  test("a fourth die is one too many", () => {
    const situation = calling("alchemist", "active 1 2 4 6");
    const chosen = afterGestures(
      situation,
      tap(situation, 1),
      tap(situation, 2),
      tap(situation, 3),
    );
    expect(outcomeOf(chosen, tap(situation, 4)).kind).toBe("refuse");
  });
});

describe("the Queen", () => {
  const FINAL = ["king 0 7 1", "best 1 8 1", "to-act 0", "active 2 3 5"];

  test("asks for the value that comes in", () => {
    const situation = afterGestures(situationWith(...FINAL), { kind: "call", character: "queen" });
    expect(mainOffer(situation).label).toBe("Choose a value");
    expect(actionsOf(situation, { kind: "value", face: 6 })).toEqual(["use queen 6"]);
  });
});

describe("leaving", () => {
  test("Escape leaves the card first, and then lets the dice go", () => {
    const situation = situationWith("cards 0 magician", "active 2 3 5");
    const called = afterGestures(situation, tap(situation, 1), {
      kind: "call",
      character: "magician",
    });
    const left = afterGestures(called, { kind: "leave" });
    expect([left.call, left.keep.length]).toEqual([undefined, 1]);
    expect(afterGestures(left, { kind: "leave" }).keep).toEqual([]);
  });

  test("calling the same card again leaves it", () => {
    const situation = calling("magician", "active 2 3 5");
    expect(afterGestures(situation, { kind: "call", character: "magician" }).call).toBeUndefined();
  });
});
