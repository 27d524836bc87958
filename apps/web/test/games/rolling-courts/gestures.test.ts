import { describe, expect, test } from "vitest";
import { EMPTY_DRAFT } from "../../../src/games/rolling-courts/model/situation.ts";
import { proposalOf } from "../../../src/games/rolling-courts/model/ways.ts";
import { at, cave, gate, hands, mine, seatAt, tableOf, village } from "./tables.ts";

const ROLLED = ["0 roll", "* 2 3 5"];
/** Members of seat 0 in villages 2 and 3 and in cave 2, and gold for most seats of court 3. */
const COURTING = [
  "gold 0 14",
  "village 2 0 - - -",
  "village 3 1 - 0 -",
  "court 3 1 0 2",
  "cave 2 - - - - 0 -",
];

describe("dice", () => {
  test("a die is taken and put back", () => {
    const turn = hands(tableOf(3, [], ROLLED));
    expect(turn.die(1).draft).toEqual({ ...EMPTY_DRAFT, die: 1 });
    expect(turn.die(1).draft).toEqual(EMPTY_DRAFT);
  });

  test("a spent die cannot be taken", () => {
    const turn = hands(tableOf(3, [], [...ROLLED, "0 village 3"]));
    expect(turn.die(1).draft).toEqual(EMPTY_DRAFT);
  });

  test("the last die is already chosen", () => {
    const turn = hands(tableOf(3, [], [...ROLLED, "0 village 3", "0 cave 2"]));
    expect(turn.draft.die).toBe(2);
  });
});

describe("entering", () => {
  test("R8, R12: one tap on an entrance sends a member from home", () => {
    const turn = hands(tableOf(3, [], ROLLED));
    turn.die(1);
    expect(turn.written(turn.cell(gate("village", 3)))).toBe("village 3");
    expect(turn.written(turn.cell(gate("cave", 3)))).toBe("cave 3");
  });

  test("the first place of the row is its entrance too", () => {
    const turn = hands(tableOf(3, ["village 3 1 - - -"], ROLLED));
    turn.die(1);
    expect(turn.written(turn.cell(at(village(3, 1))))).toBe("village 3");
  });

  test("the entrance of another die's row takes that die, and plays nothing", () => {
    const turn = hands(tableOf(3, [], ROLLED));
    turn.die(1);
    const outcome = turn.cell(gate("cave", 5));
    expect(outcome.action).toBeUndefined();
    expect(outcome.draft.die).toBe(2);
  });

  test("R6: without a die of its number an entrance is refused in the game's words", () => {
    const turn = hands(tableOf(3, [], ROLLED));
    expect(turn.cell(gate("cave", 4)).refusal).toMatchObject({ rule: "R6" });
  });

  test("R4: before the roll everything else is refused", () => {
    const turn = hands(tableOf(3, []));
    expect(turn.cell(gate("cave", 4)).refusal?.message).toBe("roll the dice first");
    expect(turn.handle({ kind: "mode", mode: "promote" }).refusal?.message).toBe(
      "roll the dice first",
    );
  });

  test("R12: a full cave is refused with the red line", () => {
    const turn = hands(tableOf(3, ["cave 3 1 1 2 - - -"], ROLLED));
    turn.die(1);
    expect(turn.cell(gate("cave", 3)).refusal?.rule).toBe("R12");
  });
});

describe("R9: recalling", () => {
  const ELSEWHERE = ["village 6 - 0 - -", "cave 4 0 - - - - -"];

  test("the member first, then the entrance", () => {
    const turn = hands(tableOf(3, ELSEWHERE, ROLLED));
    turn.die(1);
    turn.handle({ kind: "mode", mode: "recall" });
    expect(turn.cell(at(cave(4, 1))).draft.member).toEqual(cave(4, 1));
    expect(turn.written(turn.cell(gate("village", 3)))).toBe("village 3 from cave 4:1");
  });

  test("or the entrance first, then the member", () => {
    const turn = hands(tableOf(3, ELSEWHERE, ROLLED));
    turn.die(1);
    turn.handle({ kind: "mode", mode: "recall" });
    turn.cell(gate("cave", 3));
    expect(turn.written(turn.cell(at(village(6, 2))))).toBe("cave 3 from village 6:2");
  });

  test("a die that is chosen later, or exchanged, goes on with the recall", () => {
    const turn = hands(tableOf(3, ELSEWHERE, ROLLED));
    turn.handle({ kind: "mode", mode: "recall" });
    turn.cell(at(cave(4, 1)));
    turn.die(1);
    const member = cave(4, 1);
    expect(turn.die(2).draft).toEqual({ ...EMPTY_DRAFT, mode: "recall", die: 2, member });
    expect(turn.written(turn.cell(gate("cave", 5)))).toBe("cave 5 from cave 4:1");
  });

  test("the entrance of another die's row takes that die, and the recall goes on", () => {
    const turn = hands(tableOf(3, ELSEWHERE, ROLLED));
    turn.die(1);
    turn.handle({ kind: "mode", mode: "recall" });
    expect(turn.cell(gate("cave", 5)).draft).toMatchObject({ mode: "recall", die: 2 });
  });

  test("only members of the own family can be recalled", () => {
    const turn = hands(tableOf(3, [...ELSEWHERE, "village 5 - 1 - -"], ROLLED));
    turn.die(1);
    turn.handle({ kind: "mode", mode: "recall" });
    expect(turn.cell(at(village(5, 2))).draft.member).toBeUndefined();
  });

  test("with nobody on the board it is refused with the reason", () => {
    const turn = hands(tableOf(3, [], ROLLED));
    turn.die(1);
    const outcome = turn.handle({ kind: "mode", mode: "recall" });
    expect(outcome.refusal?.message).toBe("none of your members is in a village or cave");
    expect(outcome.draft.mode).toBe("move");
  });

  /** All fifteen members are on the board. */
  const AWAY = [
    "village 1 0 0 0 0",
    "village 6 0 0 0 0",
    "cave 1 0 0 0 - - -",
    "cave 6 0 0 0 - - -",
    "cave 4 0 - - - - -",
  ];

  test("with nobody at home, and no other move, a die starts a recall at once", () => {
    const turn = hands(tableOf(3, AWAY, ROLLED));
    expect(turn.die(2).draft.mode).toBe("move"); // a 5 leads from cave 4 into deep mine 4
    expect(turn.die(1).draft.mode).toBe("move"); // a 3 into deep mine 3
    expect(
      hands(tableOf(3, [...AWAY.slice(0, 4), "court 4 0"], ["0 roll", "* 3 3 5"])).die(0).draft
        .mode,
    ).toBe("recall");
  });

  test("R23: with nobody at home an entrance asks which member to recall", () => {
    const turn = hands(tableOf(3, AWAY, ROLLED));
    turn.die(1);
    const outcome = turn.cell(gate("village", 3));
    expect(outcome.refusal).toBeUndefined();
    expect(outcome.draft).toMatchObject({ mode: "recall", target: gate("village", 3) });
    expect(turn.written(turn.cell(at(cave(4, 1))))).toBe("village 3 from cave 4:1");
  });
});

describe("R10, R11: to court", () => {
  test("member, seat, confirmed by the gold button", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    const proposed = turn.cell(seatAt(3, 1));
    expect(proposed.action).toBeUndefined();
    expect(proposed.draft.target).toEqual(seatAt(3, 1));
    expect(turn.written(turn.handle({ kind: "confirm" }))).toBe("court 3 from village 3:3 over 1");
  });

  test("a key on the member of a complete proposal plays it; a tap puts the member back", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    turn.cell(seatAt(3, 1));
    const key = { kind: "cell", cell: at(village(3, 3)), isSure: true } as const;
    expect(turn.written(turn.handle(key))).toBe("court 3 from village 3:3 over 1");
    expect(turn.cell(at(village(3, 3))).draft.member).toBeUndefined();
  });

  test("a second tap on the same seat confirms too; another seat is proposed instead", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    turn.cell(seatAt(3, 1));
    expect(turn.cell(seatAt(3, 0)).action).toBeUndefined();
    expect(turn.written(turn.cell(seatAt(3, 0)))).toBe("court 3 from village 3:3");
  });

  test("a seat whose preview was seen needs no confirmation", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    const sure = turn.handle({ kind: "cell", cell: seatAt(3, 1), isSure: true });
    expect(turn.written(sure)).toBe("court 3 from village 3:3 over 1");
  });

  test("the only member that can go need not be chosen", () => {
    const turn = hands(tableOf(3, ["gold 0 14", "village 3 - - 0 -"], ROLLED));
    turn.die(1);
    turn.cell(seatAt(3, 0));
    expect(turn.written(turn.handle({ kind: "confirm" }))).toBe("court 3 from village 3:3");
  });

  test("if two members can go, the seat waits for the choice of one", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(seatAt(3, 0));
    expect(proposalOf(turn.situation, turn.draft)).toBeUndefined();
    turn.cell(at(village(2, 1)));
    expect(turn.written(turn.handle({ kind: "confirm" }))).toBe("court 3 from village 2:1");
  });

  test("R23: a seat that costs too much is refused with its price", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    const outcome = turn.cell(seatAt(3, 3));
    expect(outcome.refusal).toMatchObject({ rule: "R23", message: "20 gold needed, you have 14" });
    expect(outcome.draft.target).toBeUndefined();
  });

  test("R23: a member that lacks only gold can still be chosen", () => {
    const turn = hands(tableOf(3, ["gold 0 1", "village 3 - - 0 -"], ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    expect(turn.draft.member).toEqual(village(3, 3));
    expect(turn.cell(seatAt(3, 0)).refusal?.rule).toBe("R23");
  });

  test("R11: a full court is refused as full", () => {
    const turn = hands(tableOf(3, ["gold 0 40", "village 3 - - 0 -", "court 3 1 1 2 2 1"], ROLLED));
    turn.die(1);
    expect(turn.cell(seatAt(3, 4)).refusal?.message).toBe("court 3 is full");
  });

  test("with nobody in the villages a seat says so", () => {
    const turn = hands(tableOf(3, [], ROLLED));
    turn.die(1);
    expect(turn.cell(seatAt(3, 0)).refusal?.message).toBe("none of your members is in a village");
  });

  test("courtDie=village: the die names the village, and the courts beside it are open", () => {
    const turn = hands(
      tableOf(3, ["rules courtDie=village wrap=yes", "gold 0 40", "village 3 - - 0 -"], ROLLED),
    );
    turn.die(1);
    turn.cell(seatAt(4, 0));
    expect(turn.written(turn.handle({ kind: "confirm" }))).toBe("court 4 from village 3:3");
    expect(
      hands(tableOf(3, ["gold 0 40", "village 3 - - 0 -"], ROLLED)).cell(seatAt(4, 0)).action,
    ).toBeUndefined();
  });

  test("wrap: from village 6 a 1 leads to court 1, unless the edge is closed", () => {
    const header = ["gold 0 40", "village 6 - - 0 -"];
    const open = hands(tableOf(3, header, ["0 roll", "* 1 3 5"]));
    open.die(0);
    open.cell(seatAt(1, 0));
    expect(open.written(open.handle({ kind: "confirm" }))).toBe("court 1 from village 6:3");
    const closed = hands(
      tableOf(3, ["rules courtDie=court wrap=no", ...header], ["0 roll", "* 1 3 5"]),
    );
    closed.die(0);
    expect(closed.cell(seatAt(1, 0)).refusal?.rule).toBe("R10");
  });
});

describe("R14: deep mines", () => {
  test("the mine, confirmed: the only miner goes", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(mine(2));
    expect(turn.written(turn.handle({ kind: "confirm" }))).toBe("deep 2 from cave 2:5");
  });

  test("an exhausted mine is refused as such", () => {
    const turn = hands(tableOf(3, [...COURTING, "deep 2 5"], ROLLED));
    turn.die(1);
    expect(turn.cell(mine(2)).refusal?.message).toBe("deep mine 2 is exhausted");
  });
});

describe("the three actions", () => {
  const POINTS = ["court 1 0 0 0", "court 2 0 0 0", "village 2 0 1 - -", "village 3 0 - - -"];

  test("R17: a half of a die turns it", () => {
    const turn = hands(tableOf(3, POINTS, ROLLED));
    turn.handle({ kind: "mode", mode: "change" });
    expect(turn.written(turn.handle({ kind: "turn", id: 0, to: 1 }))).toBe("change 2 to 1");
  });

  test("R17: a key chooses a die without leaving the mode", () => {
    const turn = hands(tableOf(3, POINTS, ROLLED));
    turn.handle({ kind: "mode", mode: "change" });
    expect(turn.die(2).draft).toMatchObject({ mode: "change", die: 2 });
  });

  test("R18: a villager retires with one tap", () => {
    const turn = hands(tableOf(3, POINTS, ROLLED));
    turn.handle({ kind: "mode", mode: "retire" });
    expect(turn.written(turn.cell(at(village(3, 1))))).toBe("retire village 3:1");
    expect(turn.cell(at(village(2, 2))).refusal?.rule).toBe("R18");
  });

  test("R19: a member is promoted with one tap", () => {
    const turn = hands(tableOf(3, POINTS, ROLLED));
    turn.handle({ kind: "mode", mode: "promote" });
    expect(turn.written(turn.cell(at(village(2, 1))))).toBe("promote village 2:1");
  });

  test("R16: without points an action says so", () => {
    const turn = hands(tableOf(3, ["village 2 0 1 - -"], ROLLED));
    const outcome = turn.handle({ kind: "mode", mode: "promote" });
    expect(outcome.refusal).toMatchObject({
      rule: "R16",
      message: "2 action points needed, 0 left",
    });
    expect(outcome.draft.mode).toBe("move");
  });

  test("with nobody to retire it says so", () => {
    const turn = hands(tableOf(3, ["court 1 0 0 0", "court 2 0 0 0"], ROLLED));
    expect(turn.handle({ kind: "mode", mode: "retire" }).refusal?.message).toBe(
      "none of your members is in a village",
    );
  });

  test("R17: when every die is changed or spent it says so", () => {
    const turn = hands(
      tableOf(
        3,
        ["court 1 0 0 0", "court 2 0 0 0"],
        [...ROLLED, "0 change 2 to 1", "0 village 3", "0 village 5"],
      ),
    );
    expect(turn.handle({ kind: "mode", mode: "change" }).refusal?.message).toBe(
      "no die is left that can be changed",
    );
  });

  test("Escape leaves step by step", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    expect(turn.handle({ kind: "leave" }).draft).toEqual({ ...EMPTY_DRAFT, die: 1 });
    turn.handle({ kind: "mode", mode: "recall" });
    expect(turn.handle({ kind: "leave" }).draft).toEqual({ ...EMPTY_DRAFT, die: 1 });
    expect(turn.handle({ kind: "leave" }).draft).toEqual(EMPTY_DRAFT);
  });
});

describe("drag and drop", () => {
  test("a member on a seat, a mine or an entrance; no die need be chosen", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    const drop = (member: Parameters<typeof at>[0], cell: ReturnType<typeof at>) =>
      turn.written(turn.handle({ kind: "drop", member, cell }));
    expect(drop(village(3, 3), seatAt(3, 1))).toBe("court 3 from village 3:3 over 1");
    expect(drop(cave(2, 5), mine(2))).toBe("deep 2 from cave 2:5");
    expect(drop(cave(2, 5), gate("village", 5))).toBe("village 5 from cave 2:5");
    expect(drop(cave(2, 5), at(cave(3, 2)))).toBe("cave 3 from cave 2:5");
  });

  test("without a way it is refused; on its own place nothing happens", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    const miner = turn.handle({ kind: "drop", member: cave(2, 5), cell: seatAt(3, 0) });
    expect(miner.refusal?.message).toBe("from a cave no way leads to a court");
    const dear = turn.handle({ kind: "drop", member: village(3, 3), cell: seatAt(3, 3) });
    expect(dear.refusal?.rule).toBe("R23");
    const home = turn.handle({ kind: "drop", member: village(3, 3), cell: at(village(3, 3)) });
    expect(home).toEqual({ draft: turn.draft });
  });
});
