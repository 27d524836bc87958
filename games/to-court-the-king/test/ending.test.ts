import { describe, expect, test } from "vitest";
import { five, four, offered, three, two } from "./court.ts";

const SEVEN = "general farmer charlatan"; // seven dice in the first roll
const EIGHT = `${SEVEN} charlatan`;
const roll = (seat: number, faces: string) => [
  `${seat} roll`,
  `* ${faces}`,
  `${seat} aside ${faces}`,
];
const winner = (scene: ReturnType<typeof two>) =>
  scene.table.turn.kind === "over" ? scene.table.turn.ranks.indexOf(1) : undefined;
const toAct = (scene: ReturnType<typeof two>) =>
  scene.table.turn.kind === "over" ? undefined : scene.table.turn.seat;

describe("the round of the claim", () => {
  const claimed = () =>
    four(`cards 1 ${SEVEN}`).after(
      ...roll(0, "1 2 4"),
      "0 take nothing",
      ...roll(1, "2 2 2 2 2 2 2"),
      "1 take king",
    );

  test("K20: the round of the claim is finished, and the others acquire as usual", () => {
    const scene = claimed().after(...roll(2, "5 5 5"));
    expect(offered(scene.legal(), "take")).toContain("take guard");
    expect(scene.after("2 take guard").position()).toContain("cards 2 guard");
  });

  test("K20: nobody else acquires King or Queen", () => {
    const scene = four("claimed 0 7 1", "to-act 1", "aside 6 6 6 6 6 6 6 6");
    expect(scene.refusal("take king")).toBe("K20: the King has been claimed");
    expect(offered(scene.legal(), "take")).not.toContain("take king");
  });

  test("K21: the final round starts right of the last start player, the Queen's holder plays last", () => {
    const scene = claimed().after(
      ...roll(2, "1 2 4"),
      "2 take nothing",
      ...roll(3, "1 2 4"),
      "3 take nothing",
    );
    expect(scene.position()).toContain("king 1 7 2");
    expect(scene.position()).toContain("round 2");
    expect(scene.position()).toContain("start 0");
    expect(toAct(scene)).toBe(3);
    const second = scene.after("3 decline");
    expect(toAct(second)).toBe(0);
    const third = second.after("0 decline");
    expect(toAct(third)).toBe(2);
  });

  test("K21: when the Queen's holder would start, the next seat does", () => {
    expect(toAct(four("king 3 7 2", "start 0"))).toBe(0);
    expect(toAct(four("rules manual", "king 1 7 2", "start 0"))).toBe(2);
    expect(toAct(four("rules manual", "king 3 7 2", "start 0"))).toBe(1);
  });
});

describe("the final round", () => {
  test("K22: nobody acquires cards, a turn ends by standing", () => {
    const scene = three("king 0 7 2", "start 2", `cards 1 guard ${EIGHT}`).after(
      ...roll(1, "3 3 3 3 3 3 3 3"),
    );
    expect(scene.legal()).toEqual(["use guard", "stand"]);
    expect(scene.refusal("take guard")).toBe("K22: nobody acquires cards in the final round");
    expect(scene.refusal("take nothing")).toMatch(/^K22: /);
    expect(three("aside 1 1 1").refusal("stand")).toMatch(
      /^K22: 'stand' ends a turn of the final round only/,
    );
    expect(three("king 0 7 2", "start 2").refusal("stand")).toBe("K24: roll, or decline to roll");
    expect(three("king 0 7 2", "start 2", "active 1").refusal("stand")).toMatch(
      /^K10: keep every die first/,
    );
  });

  test("K22: standing is automatic when nothing else is possible, and not written in the record", () => {
    const scene = three("king 0 7 2", "start 2", `cards 1 ${EIGHT}`).after(
      ...roll(1, "3 3 3 3 3 3 3 3"),
    );
    expect(scene.table.turn).toEqual({ kind: "decide", seat: 2 });
    expect(scene.position()).toContain("best 1 8 3");
    expect(scene.table.act(1, "stand")).toMatchObject({ ok: false, error: { rule: "K4" } });
    const supplyOut = three(
      "king 0 7 2",
      "start 2",
      "cards 1 guard",
      "active 3",
      "aside 3 3 3 3 3 3 3 3 3 3 3",
    );
    expect(toAct(supplyOut.after("1 aside 3"))).toBe(2);
  });

  test("K22: a result ranks by its largest set, then by pips; it must beat the best", () => {
    const at = (faces: string) =>
      three("king 0 7 4", "start 2", `cards 1 ${EIGHT}`)
        .after(...roll(1, faces))
        .position();
    expect(at("1 1 1 1 1 1 1 1")).toContain("best 1 8 1");
    expect(at("5 5 5 5 5 5 5 6")).toContain("best 1 7 5");
    expect(at("4 4 4 4 4 4 4 6").join()).not.toContain("best");
    expect(at("3 3 3 3 3 3 3 6").join()).not.toContain("best");
  });

  test("K22: of equal results the earlier one stands", () => {
    const scene = three(
      "king 0 7 4",
      "start 2",
      `cards 1 ${EIGHT}`,
      `cards 2 charlatan charlatan charlatan charlatan charlatan`,
    ).after(...roll(1, "2 2 2 2 2 2 2 2"), ...roll(2, "2 2 2 2 2 2 2 2"));
    expect(scene.position()).toContain("best 1 8 2");
  });

  test("K22: the King passes on, the Queen stays", () => {
    const scene = three(
      "king 0 7 4",
      "start 2",
      `cards 1 ${EIGHT}`,
      "cards 2 charlatan charlatan charlatan charlatan charlatan",
    ).after(...roll(1, "2 2 2 2 2 2 2 2"), ...roll(2, "3 3 3 3 3 3 3 3"), "0 roll");
    expect(scene.position()).toEqual(expect.arrayContaining(["king 0 7 4", "best 2 8 3"]));
    expect(scene.after("* 1 1 1").legal()).toContain("use queen 6");
  });

  test("K23: the Queen's holder has won, without rolling, when nobody took the King away", () => {
    const scene = three("king 0 7 4", "start 2").after("1 decline", "2 decline");
    expect(winner(scene)).toBe(0);
    expect(scene.table.turn).toEqual({ kind: "over", ranks: [1, 2, 2] });
    expect(scene.position()).toContain("over 0");
  });

  test("K23: the Queen's holder wins by matching the best", () => {
    const last = (faces: string) =>
      winner(
        two("king 0 7 4", "best 1 8 2", "to-act 0", `cards 0 ${SEVEN}`).after(
          ...roll(0, faces),
          "0 use queen 2",
          "0 aside 2",
        ),
      );
    expect(last("2 2 2 2 2 2 2")).toBe(0);
    expect(last("1 2 2 2 2 2 2")).toBe(1);
    expect(last("6 6 6 6 6 6 6")).toBe(1);
  });

  test("K23: failing to match, or declining, leaves the King's holder the winner", () => {
    const scene = two("king 0 7 4", "best 1 8 2", "to-act 0");
    expect(winner(scene.after("0 decline"))).toBe(1);
    expect(scene.after("0 decline").table.act(0, "roll")).toMatchObject({
      ok: false,
      error: { rule: "K23", message: "the game is over" },
    });
  });

  test("K24: any player of the final round may decline instead of the first roll", () => {
    const scene = two("king 0 7 4", `cards 1 ${EIGHT}`, "start 0");
    expect(scene.legal()).toEqual(["roll", "decline"]);
    expect(scene.after("1 roll", "* 1 1 1 1 1 1 1 1").refusal("decline")).toMatch(
      /^K24: the dice were rolled/,
    );
    expect(two().refusal("decline")).toMatch(/^K24: only a turn of the final round/);
  });

  test("K24: one who cannot reach the mark is offered declining first", () => {
    const first = (...lines: readonly string[]) => two("start 0", ...lines).legal()[0];
    expect(first("king 0 8 1", `cards 1 ${SEVEN}`)).toBe("decline");
    expect(first("king 0 8 1", `cards 1 ${SEVEN} guard`)).toBe("roll");
    expect(first("king 0 7 6", `cards 1 ${SEVEN}`)).toBe("decline");
    expect(first("king 0 7 5", `cards 1 ${SEVEN}`)).toBe("roll");
    // the Queen's holder need only match, and counts the Queen's own die
    expect(first("king 0 7 4", "best 1 8 6", "to-act 0", `cards 0 ${SEVEN}`)).toBe("roll");
    expect(first("king 0 7 4", "best 1 9 1", "to-act 0", `cards 0 ${SEVEN}`)).toBe("decline");
  });

  test("K24: no more than 12 dice count", () => {
    const rich = `cards 1 general farmer guard ${"charlatan ".repeat(6)}`;
    expect(two("king 0 12 6", rich).legal()[0]).toBe("decline");
    expect(two("rules diceSupply=unlimited", "king 0 12 6", rich).legal()[0]).toBe("roll");
  });
});

describe("the longest game", () => {
  test("K25: without a claim by the end of round 100 all share the first place", () => {
    const scene = two("round 100", "to-act 1", "aside 1 2 4").after("1 take nothing");
    expect(scene.table.turn).toEqual({ kind: "over", ranks: [1, 1] });
    expect(scene.position()).toEqual(["start 0", "round 100", "to-act 1", "over all"]);
    expect(two("round 99", "to-act 1", "aside 1 2 4").after("1 take nothing").position()).toContain(
      "round 100",
    );
  });

  test("K25: a claim in round 100 still has its final round", () => {
    const scene = two("round 100", "to-act 1", "aside 1 1 1 1 1 1 1").after("1 take king");
    expect(scene.position()).toContain("round 101");
    expect(toAct(scene)).toBe(0);
  });
});

describe("five players", () => {
  test("K21: everybody but the Queen's holder has one turn before them", () => {
    let scene = five("king 2 7 1", "start 4");
    const order: number[] = [];
    while (scene.table.turn.kind === "decide") {
      order.push(scene.table.turn.seat);
      scene = scene.after(`${scene.table.turn.seat} decline`);
    }
    expect(order).toEqual([3, 4, 0, 1]);
    expect(winner(scene)).toBe(2);
  });
});

describe("one of two players resigns", () => {
  const ranks = ({ table: { turn } }: ReturnType<typeof two>) =>
    turn.kind === "over" ? turn.ranks : undefined;

  test("the other one wins, also with dice in the air and on the turn of the other", () => {
    const rolling = two().after("0 roll");
    expect(ranks(rolling.after("0 resign"))).toEqual([2, 1]);
    const scene = rolling.after("1 resign");
    expect(ranks(scene)).toEqual([1, 2]);
    expect(scene.legal()).toEqual([]);
    expect(scene.position()).toEqual(["start 0", "over 0"]);
    expect(two(...scene.position()).table.turn).toEqual(scene.table.turn);
  });

  test("the King and the mark to beat do not matter any more", () => {
    const claimed = ["claimed 0 7 1", "to-act 1", "aside 6 6"];
    expect(
      two(...claimed)
        .after("0 resign")
        .position(),
    ).toContain("over 1");
    expect(
      two(...claimed)
        .after("1 resign")
        .position(),
    ).toContain("over 0");
    const last = ["king 0 7 1", "best 1 8 1", "to-act 0", "rolling 3"];
    for (const [seat, ended] of [
      [0, [2, 1]],
      [1, [1, 2]],
    ] as const) {
      const scene = two(...last).after(`${seat} resign`);
      expect(ranks(scene)).toEqual(ended);
      expect(ranks(two(...scene.position()))).toEqual(ended);
    }
  });

  test("K23: nothing follows; with more players nobody resigns in a record", () => {
    const over = two().after("0 resign");
    expect(over.table.resign(1)).toMatchObject({ ok: false, error: { rule: "K23" } });
    expect(three().table.resign(1)).toMatchObject({
      ok: false,
      error: { code: "onlyTwoResign" },
    });
  });
});
