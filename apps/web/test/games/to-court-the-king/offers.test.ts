import { describe, expect, test } from "vitest";
import type { Action } from "@courtly/to-court-the-king";
import { keyCommand } from "../../../src/games/to-court-the-king/model/keys.ts";
import {
  offersOf,
  putAsideOffer,
  type OfferedEffect,
} from "../../../src/games/to-court-the-king/model/offers.ts";
import { die, afterGestures, situationWith } from "./kingSituation.ts";

const labels = (...lines: readonly string[]) => {
  const { main, quiet } = offersOf(situationWith(...lines));
  return [main.label, quiet?.label];
};
const kinds = (offered: OfferedEffect): readonly Action["kind"][] =>
  offered.kind === "act" ? offered.actions.map(({ kind }) => kind) : [];

describe("the label of the gold button", () => {
  test("a turn opens with a roll", () => {
    expect(labels()).toEqual(["Roll 3 dice", undefined]);
    expect(labels("cards 0 farmer general")).toEqual(["Roll 6 dice", undefined]);
    expect(labels("rules italian", "cards 0 guard", "used guard")[0]).toBe("Roll 4 dice");
  });

  test("K7: with nothing kept it says what is missing, and the rule", () => {
    const { main, quiet } = offersOf(situationWith("active 2 3 5"));
    expect(main).toEqual({
      label: "Keep at least one die",
      offered: { kind: "not yet", problem: { rule: "K7", message: "Keep at least one die" } },
    });
    expect(quiet?.label).toBe("Keep all, claim");
  });

  test("some kept: they go aside and the rest is rolled, in one go", () => {
    const situation = situationWith("active 2 3 5");
    const { main } = offersOf(afterGestures(situation, { kind: "die", id: die(situation, 2) }));
    expect(main.label).toBe("Keep 1, roll 2");
    expect(main.offered).toMatchObject({
      actions: [{ kind: "aside", dice: [3] }, { kind: "roll" }],
    });
  });

  test("all kept: on to the claim", () => {
    const situation = situationWith("active 2 3");
    const ids = [die(situation, 1), die(situation, 2)];
    const { main } = offersOf(afterGestures(situation, { kind: "sweep", ids, on: true }));
    expect([main.label, kinds(main.offered)]).toEqual(["Keep 2, claim", ["aside"]]);
  });

  test("K11: after a set-aside a die brought in may be rolled by itself", () => {
    expect(labels("cards 0 guard", "active 2", "aside 3", "used guard", "may-roll")[0]).toBe(
      "Roll 1 die",
    );
  });

  test("chosen dice can go aside without a roll", () => {
    const situation = situationWith("active 2 3");
    expect(putAsideOffer(situation)).toBeUndefined();
    const offer = putAsideOffer(afterGestures(situation, { kind: "die", id: die(situation, 1) }));
    expect([offer?.label, offer && kinds(offer.offered)]).toEqual(["Keep 1, no roll", ["aside"]]);
  });
});

describe("the claim", () => {
  test.each([
    [["aside 1 3 6"], "Take the Fool"],
    [["cards 0 fool", "aside 1 3 6"], "Turn the Fool over"],
  ])("the only card that can be taken is proposed, %j: %s", (lines, label) => {
    expect(labels(...lines)).toEqual([label, "Take nothing"]);
  });

  test("one of several cards is chosen by the person: none is proposed", () => {
    const { main, quiet } = offersOf(situationWith("aside 3 3 5"));
    expect(main).toEqual({ label: "Choose a card", offered: { kind: "choose" } });
    expect(quiet?.label).toBe("Take nothing");
  });

  test("with a coach, the card of its best move is proposed", () => {
    const { main } = offersOf(situationWith("aside 5 5 5"), "farmer");
    expect(main).toEqual({
      label: "Take the Farmer",
      offered: { kind: "take", character: "farmer" },
    });
  });

  test("nothing at all to take", () => {
    const none = ["rules italian", "cards 1 fool charlatan", "aside 1 3 6"];
    expect(labels(...none)).toEqual(["Take nothing", undefined]);
  });
});

describe("the final round", () => {
  test("rolling, or not", () => {
    const able = "cards 0 general farmer charlatan charlatan";
    expect(labels("king 1 8 4", "start 1", able)).toEqual(["Roll 8 dice", "Do not roll"]);
  });

  test("K24: a player who cannot reach the mark is first offered not to roll", () => {
    expect(labels("king 1 8 4", "start 1")).toEqual(["Do not roll", "Roll 3 dice"]);
  });

  test("the last die ends the turn, unless a card may still bring one in", () => {
    const final = ["king 1 8 4", "start 1", "active 2 3"];
    expect(labels(...final)[1]).toBe("Keep all, stand");
    expect(labels(...final, "cards 0 guard")[1]).toBe("Keep all");
    expect(labels("king 1 8 4", "start 1", "cards 0 guard", "aside 4 4 4")[0]).toBe(
      "Stand with three 4s",
    );
  });
});

describe("keys", () => {
  const key = (situation: ReturnType<typeof situationWith>, pressed: string, isShifted = false) =>
    keyCommand(situation, ["guard", "magician"], { key: pressed, isShifted });

  test("letters are dice from left to right, with Shift all that show the same", () => {
    const situation = situationWith("active 2 5 5");
    expect(key(situation, "s")).toEqual({
      kind: "gesture",
      gesture: { kind: "die", id: die(situation, 2) },
    });
    expect(key(situation, "s", true)).toEqual({
      kind: "gesture",
      gesture: { kind: "sweep", ids: [die(situation, 2), die(situation, 3)], on: true },
    });
    expect(key(situation, "f")).toBeUndefined();
  });

  test("digits are the callable cards, and values while a card asks for one", () => {
    const situation = situationWith("cards 0 guard magician", "active 2 5 5");
    expect(key(situation, "2")).toEqual({
      kind: "gesture",
      gesture: { kind: "call", character: "magician" },
    });
    const called = afterGestures(situation, { kind: "call", character: "magician" });
    expect(key(called, "2")).toEqual({ kind: "gesture", gesture: { kind: "value", face: 2 } });
    expect(key(called, "7")).toBeUndefined();
  });

  test("Enter keeps all, and takes what is proposed", () => {
    expect(key(situationWith("active 2 5"), "Enter")).toEqual({ kind: "quiet" });
    expect(key(situationWith("aside 2 5"), "Enter")).toEqual({ kind: "main" });
  });

  test("Escape means nothing when nothing was begun", () => {
    const situation = situationWith("active 2 5");
    expect(key(situation, "Escape")).toBeUndefined();
    expect(
      key(afterGestures(situation, { kind: "die", id: die(situation, 1) }), "Escape"),
    ).toMatchObject({
      gesture: { kind: "leave" },
    });
  });
});
