import { describe, expect, test } from "vitest";
import { play } from "@courtly/engine";
import { setupOf } from "@courtly/testkit";
import { diceInUse, toCourtTheKing } from "@courtly/to-court-the-king";
import { four, offered, three, two } from "./court.ts";

const TURN = ["roll", "* 1 2 3", "aside 1 2 3", "take nothing"];
const turnOf = (seat: number) =>
  TURN.map((line) => (line.startsWith("*") ? line : `${seat} ${line}`));
const toAct = (table: { turn: { kind: string; seat?: number } }) => table.turn.seat;

describe("rounds", () => {
  test("K4: turns go clockwise, then the start passes to the right, whose player plays twice in a row", () => {
    let scene = three("start 1");
    const order: (number | undefined)[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const seat = toAct(scene.table);
      order.push(seat);
      scene = scene.after(...turnOf(seat as number));
    }
    expect(order).toEqual([1, 2, 0, 0, 1, 2, 2, 0, 1]);
    expect(scene.position()).toEqual(["start 1", "round 4"]);
  });

  test("K4: nobody acts out of turn", () => {
    const { table } = two();
    expect(table.act(1, "roll")).toMatchObject({
      ok: false,
      error: { rule: "K4", message: "it is the turn of seat 0, not of seat 1" },
    });
  });
});

describe("rolling", () => {
  const firstRoll = (...cards: readonly string[]) => {
    const scene = two(...cards).after("0 roll");
    return scene.table.turn.kind === "roll" ? scene.table.turn.dice : undefined;
  };

  test("K5: the first roll has 3 dice, and more for Farmer, Charlatans and General", () => {
    expect(firstRoll()).toBe(3);
    expect(firstRoll("cards 0 farmer")).toBe(4);
    expect(firstRoll("cards 0 charlatan charlatan")).toBe(5);
    expect(firstRoll("cards 0 general")).toBe(5);
    expect(firstRoll("cards 0 farmer general charlatan")).toBe(7);
    expect(firstRoll("cards 1 farmer")).toBe(3);
  });

  test("K5: first-roll cards are not used, they work by themselves", () => {
    const scene = two("cards 0 farmer charlatan general", "active 1 2 3");
    for (const id of ["farmer", "charlatan", "general"])
      expect(scene.refusal(`use ${id}`)).toMatch(/^K5: /);
  });

  test("K5: never more than the 12 dice of the supply", () => {
    expect(firstRoll(`cards 0 general farmer ${"charlatan ".repeat(5)}`)).toBe(11);
    expect(firstRoll(`cards 0 general farmer ${"charlatan ".repeat(9)}`)).toBe(12);
  });

  test("K6: rolled dice are active, and at least one is set aside before the next roll", () => {
    const scene = two().after("0 roll", "* 6 5 2");
    expect(scene.position()).toEqual(["start 0", "active 2 5 6"]);
    expect(scene.legal()).toEqual([
      "aside 2",
      "aside 5",
      "aside 6",
      "aside 2 5",
      "aside 2 6",
      "aside 5 6",
      "aside 2 5 6",
    ]);
  });

  test("K6: only dice that are there can be set aside, and only after a roll", () => {
    const scene = two().after("0 roll", "* 6 5 2");
    expect(scene.refusal("aside 3")).toBe("K6: you named 3, but the active dice show 2 5 6");
    expect(scene.refusal("aside 5 5")).toBe("K6: you named 5 5, but the active dice show 2 5 6");
    expect(scene.refusal("aside")).toBe("K6: name at least one die to keep");
    expect(two().refusal("aside 3")).toBe("K6: roll first: no die has been rolled this turn");
  });

  test("K6: dice may be set aside in several steps between two rolls", () => {
    const scene = two("active 1 2 3").after("0 aside 1", "0 aside 3");
    expect(scene.position()).toEqual(["start 0", "active 2", "aside 1 3", "may-roll"]);
  });

  test("K6: as many dice land as were thrown", () => {
    const { table } = two().after("0 roll");
    expect(table.roll([1, 2])).toMatchObject({
      ok: false,
      error: { rule: "K6", message: "3 dice in the air, 2 found" },
    });
    expect(table.roll([1, 2, 3]).ok).toBe(true);
  });

  test("K6: dice are stored ascending, in whatever order they are given", () => {
    const state = toCourtTheKing.start(setupOf(toCourtTheKing, 2, "rolling 3", "aside 1"));
    const landed = play(toCourtTheKing, state, { kind: "rolled", faces: [6, 1, 3] });
    expect(landed.ok && landed.value.dice.active).toEqual([1, 3, 6]);
    expect(diceInUse(state)).toBe(4);
  });

  test("K7: rolling again needs a die set aside", () => {
    const scene = two("active 1 2 3");
    expect(scene.refusal("roll")).toBe("K7: keep at least one die before rolling again");
    expect(scene.after("0 aside 2").refusal("roll")).toBeUndefined();
  });

  test("K7: all remaining active dice are rolled, and the next roll asks for a set-aside again", () => {
    const rolling = two("active 1 2 3").after("0 aside 2", "0 roll");
    expect(rolling.position()).toEqual(["start 0", "aside 2", "rolling 2"]);
    expect(rolling.after("* 4 4").refusal("roll")).toMatch(/^K7: /);
  });

  test("K8: a die set aside is locked", () => {
    const scene = two("cards 0 magician fool servingMaid", "active 5", "aside 1 2", "may-roll");
    expect(scene.refusal("use magician 1>6")).toBe(
      "K9: the Magician works on active dice only: you named 1, the active dice show 5",
    );
    expect(scene.refusal("use fool 2")).toMatch(/^K9: the Fool works on active dice only/);
    expect(scene.refusal("use servingMaid 1>2")).toMatch(/^K9: /);
    expect(scene.refusal("aside 1")).toMatch(/^K6: /);
    expect(scene.after("0 aside 5").refusal("roll")).toMatch(/^K10: no die is active/);
  });

  test("K10: with every die set aside, an unused card may still bring one in", () => {
    const scene = two("cards 0 guard", "aside 2 2 3", "may-roll");
    expect(scene.legal()).toContain("use guard");
    const brought = scene.after("0 use guard");
    expect(brought.legal()).toEqual(["roll", "aside 2"]);
    expect(brought.refusal("take nothing")).toBe("K10: keep every die first: 2 still active");
    expect(brought.after("0 aside 2").legal()).toContain("take nothing");
    expect(offered(brought.after("0 aside 2").legal(), "use")).toEqual([]);
  });

  test("K10: the die brought in may be changed by other cards", () => {
    const scene = two("cards 0 guard servingMaid", "aside 5 5 5", "may-roll").after("0 use guard");
    expect(scene.legal()).toContain("use servingMaid 2>5");
  });

  test("K11: setting aside a die that was brought in allows the next roll", () => {
    const scene = two("cards 0 laborer", "active 4 4 6");
    const brought = scene.after("0 use laborer");
    expect(brought.position()).toContain("active 1 4 4 6");
    expect(brought.refusal("roll")).toMatch(/^K7: /);
    expect(brought.after("0 aside 1").refusal("roll")).toBeUndefined();
  });

  test("K12: with 12 dice in use no card brings another one in", () => {
    const twelve = two("cards 0 guard", "active 1 1 1 1 1 1", "aside 2 2 2 2 2 2");
    expect(twelve.refusal("use guard")).toBe(
      "K12: 12 of 12 dice are in use: none is left to bring in",
    );
    expect(offered(twelve.legal(), "use")).toEqual([]);
    const eleven = two("cards 0 guard", "active 1 1 1 1 1 1", "aside 2 2 2 2 2");
    expect(eleven.refusal("use guard")).toBeUndefined();
  });

  test("K12: the house rule diceSupply=unlimited lifts the limit", () => {
    const header = [
      "rules diceSupply=unlimited",
      `cards 0 general farmer guard ${"charlatan ".repeat(9)}`,
    ];
    expect(firstRoll(...header)).toBe(15);
    const rolled = two(...header).after("0 roll", "* 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
    expect(rolled.refusal("use guard")).toBeUndefined();
  });

  test("K12: without a limit there are 36 dice, and the actions of the worst position can still be listed", () => {
    const charlatans = "charlatan ".repeat(40);
    const header = ["rules diceSupply=unlimited", `cards 0 merchant guard ${charlatans}`];
    expect(firstRoll(...header)).toBe(36);
    const six = (face: number) => `${face} `.repeat(6);
    const faces = [1, 2, 3, 4, 5, 6].map(six).join("").trim();
    const worst = two(...header).after("0 roll", `* ${faces}`);
    expect(worst.refusal("use guard")).toMatch(/^K12: 36 of 36 dice are in use/);
    expect(worst.legal()).toHaveLength(2 * (7 ** 6 - 1));
  });

  test("K9: every card can be used again in the next turn", () => {
    const scene = four("cards 0 guard", "active 3 3 3").after(
      "0 use guard",
      "0 aside 2 3 3 3",
      "0 take nothing",
      ...turnOf(1),
      ...turnOf(2),
      ...turnOf(3),
      ...turnOf(3),
      "0 roll",
      "* 1 1 1",
    );
    expect(scene.refusal("use guard")).toBeUndefined();
  });
});
