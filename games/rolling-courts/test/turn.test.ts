import { describe, expect, test } from "vitest";
import { rollingCourts } from "@courtly/rolling-courts";
import { headerRefusal } from "@courtly/testkit";
import { box, five, four, offered, three, two } from "./board.ts";

const round = (seats: readonly number[]) =>
  seats.flatMap((seat) => [`${seat} roll`, "* 1 2 3", `${seat} end`]);

describe("setup", () => {
  test("R1: 2 to 5 players, and fewer tokens the more colours there are", () => {
    expect(rollingCourts.players).toEqual({ min: 2, max: 5 });
    expect(headerRefusal(box, 1)).toBe("line 3: R1: 2 to 5 players wanted, 1 found");
    const full = (count: number) => {
      const rows = Array.from(
        { length: Math.floor(count / 6) },
        (_, i) => `cave ${i + 1} 0 0 0 0 0 0`,
      );
      const rest = count % 6;
      const last = `cave 5 ${Array.from({ length: 6 }, (_, i) => (i < rest ? "0" : "-")).join(" ")}`;
      return [...rows, ...(rest === 0 ? [] : [last])];
    };
    expect(three(...full(14), "unspent 1").refusal("village 1")).toBeUndefined();
    expect(three(...full(15), "unspent 1").refusal("village 1")).toMatch(
      /^R23: no member is at home/,
    );
    expect(headerRefusal(box, 3, ...full(16))).toMatch(
      /R1: seat 0 has 15 tokens, more are on the board/,
    );
    expect(four(...full(11), "unspent 1").refusal("village 1")).toMatch(/^R23: /);
    expect(headerRefusal(box, 4, ...full(12))).toMatch(/R1: seat 0 has 11 tokens/);
    expect(five(...full(9), "unspent 1").refusal("village 1")).toMatch(/^R23: /);
    expect(headerRefusal(box, 5, ...full(10))).toMatch(/R1: seat 0 has 9 tokens/);
  });

  test("R2: an empty board, nobody has gold, every marker on its blank space", () => {
    expect(three().position()).toEqual(["start 0"]);
    expect(
      three("cave 3 0 - - - - -", "unspent 2").after("0 deep 2 from cave 3:1").position(),
    ).toContain("gold 0 6");
  });

  test("R3: the first seat is named at setup; after a round the next one clockwise is first", () => {
    const scene = three("start 1");
    expect(scene.table.turn).toEqual({ kind: "decide", seat: 1 });
    const next = scene.after(...round([1, 2, 0]));
    expect(next.position()).toEqual(["start 2", "round 2", "gained 0"]);
    expect(next.after(...round([2, 0, 1])).position()).toContain("start 0");
  });
});

describe("dice", () => {
  test("R4: a turn begins with a roll of three dice, which is not optional", () => {
    const scene = three();
    expect(scene.legal()).toEqual(["roll"]);
    expect(scene.refusal("end")).toBe("R4: roll the dice first");
    expect(scene.refusal("village 1")).toBe("R4: roll the dice first");
    const rolling = scene.after("0 roll");
    expect(rolling.table.turn).toMatchObject({ kind: "roll", seat: 0, dice: 3 });
    const rolled = rolling.after("* 5 2 2");
    expect(rolled.position()).toEqual(["start 0", "unspent 2 2 5"]);
    expect(rolled.refusal("roll")).toMatch(/^R4: the dice were rolled this turn/);
  });

  test("R4: three equal dice are rolled again until they differ", () => {
    const again = three().after("0 roll", "* 4 4 4");
    expect(again.position()).toEqual(["start 0", "rolling 3"]);
    expect(again.after("* 6 6 6").table.turn.kind).toBe("roll");
    expect(again.after("* 4 4 5").table.turn).toEqual({ kind: "decide", seat: 0 });
  });

  test("R4: unspent dice and points are lost, and nobody acts out of turn", () => {
    const scene = three("unspent 1 2 3", "points 2").after("0 end");
    expect(scene.position()).toEqual(["start 0", "to-act 1"]);
    expect(scene.table.act(0, "roll")).toMatchObject({ ok: false, error: { rule: "R4" } });
  });

  test("R5: after the last turn come dig and examine, then the next round", () => {
    const scene = three("cave 1 1 - - - - -", "to-act 2", "unspent 1").after("2 end");
    expect(scene.position()).toEqual(["start 1", "cave 1 - 1 - - - -", "round 2", "gained 0"]);
  });

  test("R6: a die opens the place it shows, once", () => {
    const scene = three("unspent 2 5");
    expect(offered(scene.legal(), "village")).toEqual(["village 2", "village 5"]);
    expect(offered(scene.legal(), "cave")).toEqual(["cave 2", "cave 5"]);
    const spent = scene.after("0 cave 5");
    expect(spent.position()).toContain("unspent 2");
    expect(spent.refusal("village 5")).toBe("R6: no unspent die shows 5: 2 left");
    expect(three("unspent").refusal("village 5")).toBe("R6: no unspent die shows 5: none left");
  });

  test("R7: at most two members enter the same place in one turn", () => {
    const scene = three("unspent 4 4 5", "points 1").after(
      "0 village 4",
      "0 village 4",
      "0 change 5 to 4",
    );
    expect(scene.refusal("village 4")).toBe(
      "R7: two of your members have entered village 4 this turn",
    );
    expect(scene.refusal("cave 4")).toBeUndefined();
    const caves = three("unspent 4", "entered cave:4 cave:4");
    expect(caves.refusal("cave 4")).toMatch(/^R7: /);
    expect(caves.refusal("village 4")).toBeUndefined();
  });

  test("R7: the limit holds for courts and deep mines too, and starts again in the next turn", () => {
    const court = three("gold 0 50", "village 4 0 - - -", "unspent 4", "entered court:4 court:4");
    expect(court.refusal("court 4 from village 4:1")).toMatch(
      /^R7: two of your members have entered court 4/,
    );
    const deep = three("cave 3 0 - - - - -", "unspent 2", "entered deep:2 deep:2");
    expect(deep.refusal("deep 2 from cave 3:1")).toMatch(
      /^R7: two of your members have entered deep mine 2/,
    );
    const villages = three("village 4 1 - - -", "unspent 4", "entered village:4 village:4");
    const next = villages.after("0 end", "1 roll", "* 4 4 3", "1 end", "2 roll", "* 4 4 3");
    expect(next.refusal("village 4")).toBeUndefined();
    const again = next.after(
      "2 end",
      "1 roll",
      "* 1 2 3",
      "1 end",
      "2 roll",
      "* 1 2 3",
      "2 end",
      "0 roll",
      "* 4 4 3",
    );
    expect(again.refusal("village 4")).toBeUndefined();
  });
});

describe("R7: what counts as entering", () => {
  test("R7: recalled members count like those from hand", () => {
    const scene = three("cave 1 0 0 0 - - -", "unspent 4 4 5", "points 1").after(
      "0 village 4 from cave 1:1",
      "0 village 4 from cave 1:2",
      "0 change 5 to 4",
    );
    expect(scene.refusal("village 4 from cave 1:3")).toMatch(/^R7: /);
  });

  test("R7: a way to court counts for the court", () => {
    const scene = three("gold 0 99", "village 4 0 0 0 -", "unspent 4 4 5", "points 1").after(
      "0 court 4 from village 4:1",
      "0 court 4 from village 4:2",
    );
    expect(scene.position()).toContain("entered court:4 court:4");
    const third = scene.after("0 change 5 to 4");
    expect(third.refusal("court 4 from village 4:3")).toMatch(/^R7: /);
    expect(third.refusal("village 4")).toBeUndefined();
  });
});

describe("two players", () => {
  test("R24: each has two colours, in the order A1 B1 A2 B2, with purses of their own", () => {
    const scene = two();
    const order: number[] = [];
    let next = scene;
    for (let turn = 0; turn < 8; turn += 1) {
      if (next.table.turn.kind !== "decide") throw new Error("a seat should decide here");
      const { seat } = next.table.turn;
      order.push(seat);
      next = next.after(`${seat} roll`, "* 1 2 3", `${seat} end`);
    }
    expect(order).toEqual([0, 1, 2, 3, 1, 2, 3, 0]);
    expect([0, 1, 2, 3].map(scene.table.playerOf)).toEqual([0, 1, 0, 1]);
    const poor = two("gold 2 50", "village 1 0 - - -", "unspent 1");
    expect(poor.refusal("court 1 from village 1:1")).toBe("R23: 10 gold needed, you have 0");
  });

  test("R24: a colour cannot move members of the player's other colour", () => {
    const scene = two("village 1 2 - - -", "cave 3 2 - - - - -", "unspent 1 2 3", "points 3");
    expect(scene.refusal("village 2 from village 1:1")).toBe(
      "R9: no member of this colour is at village 1:1",
    );
    expect(scene.refusal("retire village 1:1")).toMatch(/^R18: no member of this colour/);
    expect(scene.refusal("promote village 1:1")).toMatch(/^R19: no member of this colour/);
    expect(scene.refusal("deep 2 from cave 3:1")).toMatch(/^R14: no member of this colour/);
    const mines = two("cave 1 - - - 2 - -", "cave 2 - - - 0 - -", "examine 0");
    expect(mines.legal()).toEqual(["home cave 2:4", "stay"]);
    expect(mines.refusal("home cave 1:4")).toMatch(/^R15: no member of this colour/);
  });
});
