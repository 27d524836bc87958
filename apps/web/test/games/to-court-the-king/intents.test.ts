import { describe, expect, test } from "vitest";
import { dieLook } from "../../../src/games/to-court-the-king/dice/dieLook.ts";
import {
  intend,
  mindAfter,
  previewOf,
  takesPart,
  type Scene,
} from "../../../src/games/to-court-the-king/model/intents.ts";
import { offersOf } from "../../../src/games/to-court-the-king/model/offers.ts";
import { deedOf, die, minded, sceneWith } from "./kingScene.ts";

const tap = (scene: Scene, place: number) => ({ kind: "die", id: die(scene, place) }) as const;
const calling = (character: string, ...lines: readonly string[]) => {
  const scene = sceneWith(`cards 0 ${character}`, ...lines);
  return minded(scene, { kind: "call", character: character as never });
};
const able = (scene: Scene) => scene.laid.active.map((each) => takesPart(scene, each));
const gold = (scene: Scene) => offersOf(scene).gold;

describe("keeping", () => {
  test("a tap chooses a die, another lets it go", () => {
    const scene = sceneWith("active 2 3 5");
    const once = minded(scene, tap(scene, 2));
    expect(once.keep).toEqual([die(scene, 2)]);
    expect(minded(once, tap(scene, 2)).keep).toEqual([]);
  });

  test("a sweep chooses all it touches, and lets all go again", () => {
    const scene = sceneWith("active 2 3 5");
    const ids = [die(scene, 1), die(scene, 3)];
    const swept = minded(scene, tap(scene, 1), { kind: "sweep", ids, on: true });
    expect(swept.keep.toSorted()).toEqual(ids);
    expect(minded(swept, { kind: "sweep", ids, on: false }).keep).toEqual([]);
  });

  test("dice stay chosen while a card is called, but not through a throw", () => {
    const scene = minded(sceneWith("cards 0 guard", "active 2 3 5"), {
      kind: "sweep",
      ids: [1, 2],
      on: true,
    });
    const [first, ...others] = scene.laid.active;
    const thrown = { ...scene.laid, active: [{ ...first, thrown: 9 } as never, ...others] };
    expect(mindAfter(scene, scene.laid, thrown).keep).toEqual([2]);
  });
});

describe("cards that ask for nothing", () => {
  test("a bringing card works at once", () => {
    const scene = sceneWith("cards 0 guard", "active 2 3 5");
    expect(deedOf(scene, { kind: "call", character: "guard" })).toEqual(["use guard"]);
  });

  test("before the first roll only where the rules allow it", () => {
    const call = { kind: "call", character: "guard" } as const;
    expect(deedOf(sceneWith("rules italian", "cards 0 guard"), call)).toEqual(["use guard"]);
    expect(deedOf(sceneWith("cards 0 guard"), call)).toEqual([
      "refused: the Guard works after the first roll",
    ]);
  });

  test("K10: with every die set aside one may still be brought in", () => {
    const scene = sceneWith("cards 0 guard", "aside 2 3 5");
    expect(deedOf(scene, { kind: "call", character: "guard" })).toEqual(["use guard"]);
  });
});

describe("one die", () => {
  test("the Fool throws it at once", () => {
    const scene = calling("fool", "active 2 3 5");
    expect(deedOf(scene, tap(scene, 2))).toEqual(["use fool 3"]);
  });

  test("the Serving Maid asks what it shall show, and takes only what she can do", () => {
    const scene = calling("servingMaid", "active 2 5 6");
    expect(able(scene)).toEqual([true, true, false]);
    const open = minded(scene, tap(scene, 1));
    expect(gold(open).label).toBe("Choose a value");
    expect(deedOf(open, { kind: "value", face: 5 })).toEqual(["use servingMaid 2>5"]);
    expect(deedOf(open, { kind: "value", face: 6 })[0]).toMatch(/^refused: the Serving Maid/);
  });

  test("a single possible value needs no second tap", () => {
    const scene = calling("servingMaid", "active 2 5 6");
    expect(deedOf(scene, tap(scene, 2))).toEqual(["use servingMaid 5>6"]);
  });

  test("a die that cannot take part says why", () => {
    const scene = calling("servingMaid", "active 2 5 6");
    expect(deedOf(scene, tap(scene, 3))[0]).toMatch(/^refused: .*beyond 6/);
  });

  test("the Magician turns it to any other value", () => {
    const scene = calling("magician", "active 2 3 5");
    const open = minded(scene, tap(scene, 1));
    expect(deedOf(open, { kind: "value", face: 6 })).toEqual(["use magician 2>6"]);
    expect(minded(open, tap(scene, 1)).call).toMatchObject({ die: undefined });
  });

  test("the Astronomer copies the one kept value with one tap", () => {
    const scene = calling("astronomer", "active 2 3 5", "aside 4 4");
    expect(deedOf(scene, tap(scene, 1))).toEqual(["use astronomer 2>4"]);
  });

  test("with several kept values it is value and die, in either order, or a drag", () => {
    const scene = calling("astronomer", "active 2 3 5", "aside 4 6");
    const dieFirst = minded(scene, tap(scene, 1));
    expect(deedOf(dieFirst, { kind: "value", face: 6 })).toEqual(["use astronomer 2>6"]);
    const valueFirst = minded(scene, { kind: "value", face: 4 });
    expect(deedOf(valueFirst, tap(scene, 3))).toEqual(["use astronomer 5>4"]);
    expect(deedOf(scene, { kind: "copy", face: 6, id: die(scene, 2) })).toEqual([
      "use astronomer 3>6",
    ]);
  });
});

describe("any dice", () => {
  test("the Merchant counts what is marked", () => {
    const scene = calling("merchant", "active 2 3 5");
    expect(gold(scene)).toMatchObject({
      label: "Choose dice to re-roll",
      deed: { kind: "not yet" },
    });
    const marked = minded(scene, tap(scene, 1), tap(scene, 3));
    expect(gold(marked)).toMatchObject({
      label: "Re-roll 2",
      deed: { actions: [{ kind: "use", character: "merchant", from: [2, 5], to: [] }] },
    });
  });

  test("a sweep marks only dice that can take part", () => {
    const scene = calling("nobleman", "active 2 5 6");
    const ids = scene.laid.active.map(({ id }) => id);
    const swept = minded(scene, { kind: "sweep", ids, on: true });
    expect(swept.call).toMatchObject({ chosen: [die(scene, 1)] });
    expect(swept.laid.active.map((each) => previewOf(swept, each))).toEqual([4, 5, 6]);
    expect(gold(swept)).toMatchObject({
      label: "Raise 1 by 2",
      deed: { actions: [{ from: [2], to: [4] }] },
    });
  });
});

describe("pips", () => {
  test("the Philosopher moves one with each tap from giver to taker", () => {
    const scene = calling("philosopher", "active 1 3 5");
    const moved = minded(scene, tap(scene, 3), tap(scene, 1), tap(scene, 1));
    expect(gold(moved)).toMatchObject({
      label: "Move 2 pips",
      deed: { actions: [{ from: [1, 5], to: [3, 3] }] },
    });
    expect(dieLook(moved, moved.laid.active[2] as never, 2)).toMatchObject({
      face: 3,
      tag: "Gives",
      name: "Die 3, five, to become three",
    });
  });

  test("a third die is refused while pips are under way, and free again when they are back", () => {
    const scene = calling("philosopher", "active 1 3 5");
    const moved = minded(scene, tap(scene, 3), tap(scene, 1));
    expect(intend(moved, tap(scene, 2)).kind).toBe("refuse");
    const back = minded(moved, { kind: "pip", from: die(scene, 1), to: die(scene, 3) });
    expect(intend(back, tap(scene, 2)).kind).toBe("mind");
  });

  test("no die gives its last pip or takes a seventh", () => {
    const scene = calling("philosopher", "active 1 6 3");
    const [one, three, six] = [die(scene, 1), die(scene, 2), die(scene, 3)];
    expect(intend(scene, { kind: "pip", from: one, to: three }).kind).toBe("refuse");
    expect(intend(scene, { kind: "pip", from: three, to: six }).kind).toBe("refuse");
  });

  test("a swap changes nothing, and the rules say so", () => {
    const scene = calling("philosopher", "active 2 3 6");
    const swapped = minded(scene, tap(scene, 2), tap(scene, 1));
    expect(gold(swapped).deed).toMatchObject({ kind: "not yet", problem: { rule: "K9" } });
  });

  test("the Alchemist's steppers gate the sum", () => {
    const scene = calling("alchemist", "active 2 5 5");
    expect(gold(minded(scene, tap(scene, 1))).label).toBe("Choose two or three dice");
    const chosen = minded(scene, tap(scene, 1), tap(scene, 2), tap(scene, 3));
    const id = die(scene, 1);
    const up = minded(chosen, { kind: "step", id, by: 1 });
    expect(gold(up)).toMatchObject({ label: "13 of 12 pips placed", deed: { kind: "not yet" } });
    const even = minded(up, { kind: "even" });
    expect(gold(even)).toMatchObject({
      label: "Share 12 pips",
      deed: { actions: [{ from: [2, 5, 5], to: [4, 4, 4] }] },
    });
  });

  test("by arrow keys a pip comes from the fullest die and goes to the emptiest", () => {
    const scene = calling("alchemist", "active 2 4 6");
    const chosen = minded(scene, tap(scene, 1), tap(scene, 2), tap(scene, 3));
    const up = minded(chosen, { kind: "pull", id: die(scene, 1), by: 1 });
    expect(up.laid.active.map((each) => previewOf(up, each))).toEqual([3, 4, 5]);
    const down = minded(up, { kind: "pull", id: die(scene, 2), by: -1 });
    expect(down.laid.active.map((each) => previewOf(down, each))).toEqual([4, 3, 5]);
  });

  test("a fourth die is one too many", () => {
    const scene = calling("alchemist", "active 1 2 4 6");
    const chosen = minded(scene, tap(scene, 1), tap(scene, 2), tap(scene, 3));
    expect(intend(chosen, tap(scene, 4)).kind).toBe("refuse");
  });
});

describe("the Queen", () => {
  const FINAL = ["king 0 7 1", "best 1 8 1", "to-act 0", "active 2 3 5"];

  test("asks for the value that comes in", () => {
    const scene = minded(sceneWith(...FINAL), { kind: "call", character: "queen" });
    expect(gold(scene).label).toBe("Choose a value");
    expect(deedOf(scene, { kind: "value", face: 6 })).toEqual(["use queen 6"]);
  });
});

describe("leaving", () => {
  test("Escape leaves the card first, and then lets the dice go", () => {
    const scene = sceneWith("cards 0 magician", "active 2 3 5");
    const called = minded(scene, tap(scene, 1), { kind: "call", character: "magician" });
    const left = minded(called, { kind: "leave" });
    expect([left.call, left.keep.length]).toEqual([undefined, 1]);
    expect(minded(left, { kind: "leave" }).keep).toEqual([]);
  });

  test("calling the same card again leaves it", () => {
    const scene = calling("magician", "active 2 3 5");
    expect(minded(scene, { kind: "call", character: "magician" }).call).toBeUndefined();
  });
});
