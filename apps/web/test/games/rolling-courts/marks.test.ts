import { describe, expect, test } from "vitest";
import { stepParts } from "../../../src/games/rolling-courts/model/stepParts.ts";
import { marksOf, type Mark } from "../../../src/games/rolling-courts/model/marks.ts";
import { openWays } from "../../../src/games/rolling-courts/model/openWays.ts";
import { lightsOf } from "../../../src/games/rolling-courts/model/paths.ts";
import { at, gate, hands, seatAt, tableOf, village, cave, type Hands } from "./tables.ts";

const ROLLED = ["0 roll", "* 2 3 5"];
const COURTING = [
  "gold 0 14",
  "village 2 0 - - -",
  "village 3 1 - 0 -",
  "court 3 1 0 2",
  "cave 2 - - - - 0 -",
];

const words = (mark: Mark | undefined) => {
  if (mark === undefined) return "";
  const dear = "isDear" in mark && mark.isDear ? " dear" : "";
  const picked = "isPicked" in mark && mark.isPicked ? " picked" : "";
  const amount = mark.kind === "goal" && mark.amount !== undefined ? ` ${mark.amount}` : "";
  return `${mark.kind}${amount}${dear}${picked}`;
};

const marked = ({ situation, draft }: Hands) =>
  Object.fromEntries([...marksOf(situation, draft)].map(([id, mark]) => [id, words(mark)]));

describe("what a chosen die offers", () => {
  test("entrances, members that may move, the mine in reach, and seats, without a price while two members could go", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    expect(marked(turn)).toEqual({
      "gate village 3": "gate",
      "gate cave 3": "gate",
      "village 2:1": "mover",
      "village 3:3": "mover",
      "cave 2:5": "mover",
      "mine 2": "goal 6",
      "court 3:1": "goal",
      "court 3:2": "goal",
      "court 3:3": "goal dear",
      "court 3:4": "goal dear",
    });
  });

  test("with a goal chosen, only members that can go there may be chosen", () => {
    const turn = hands(tableOf(3, [...COURTING, "cave 3 - - - - 0 -"], ROLLED));
    turn.die(1);
    turn.cell(seatAt(3, 1));
    expect(marked(turn)).toMatchObject({ "village 2:1": "mover", "village 3:3": "mover" });
    expect(marked(turn)).not.toHaveProperty("cave 2:5");
    expect(marked(turn)).toHaveProperty("mine 2");
  });

  test("a chosen member puts the full price on every seat, a cross on what is too dear", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    turn.cell(seatAt(3, 1));
    expect(marked(turn)).toMatchObject({
      "village 3:3": "source",
      "court 3:1": "goal 8",
      "court 3:2": "goal 13 picked",
      "court 3:3": "goal 17 dear",
      "court 3:4": "goal 20 dear",
    });
    expect(marked(turn)).not.toHaveProperty("mine 2");
  });

  test("the only member that can go is already chosen", () => {
    const turn = hands(tableOf(3, ["gold 0 14", "village 3 - - 0 -"], ROLLED));
    turn.die(1);
    expect(marked(turn)).toMatchObject({ "village 3:3": "source", "court 3:1": "goal 8" });
  });

  test("without a die nothing is marked", () => {
    expect(marked(hands(tableOf(3, COURTING, ROLLED)))).toEqual({});
  });

  test("R9: recalling marks the members that can come, then the entrances for the chosen one", () => {
    const turn = hands(tableOf(3, [...COURTING, "cave 3 1 1 2 - - -"], ROLLED));
    turn.die(1);
    turn.handle({ kind: "mode", mode: "recall" });
    expect(marked(turn)).toEqual({
      "gate village 3": "gate",
      "village 2:1": "mover",
      "village 3:3": "mover",
      "cave 2:5": "mover",
    });
    turn.cell(at(cave(2, 5)));
    expect(marked(turn)).toEqual({
      "gate village 3": "gate",
      "village 2:1": "mover",
      "village 3:3": "mover",
      "cave 2:5": "source",
    });
  });
});

describe("the three actions", () => {
  const POINTS = ["court 1 0 0 0", "court 2 0 0 0", "village 2 0 1 - -", "village 3 0 - - -"];

  test("R18: a badge says what retiring brings", () => {
    const turn = hands(tableOf(3, POINTS, ROLLED));
    turn.handle({ kind: "mode", mode: "retire" });
    const marks = marksOf(turn.situation, turn.draft);
    expect(marks.get("village 2:1")).toEqual({ kind: "retire", pay: 2 });
    expect(marks.get("village 3:1")).toEqual({ kind: "retire", pay: 2 });
  });

  test("R19: a badge shows the member that a promotion passes", () => {
    const turn = hands(tableOf(3, POINTS, ROLLED));
    turn.handle({ kind: "mode", mode: "promote" });
    const marks = marksOf(turn.situation, turn.draft);
    expect(marks.get("village 2:1")).toEqual({ kind: "promote", passes: 1 });
    expect(marks.get("village 3:1")).toEqual({ kind: "promote", passes: undefined });
  });
});

describe("how many moves each side has", () => {
  const ways = ({ situation, draft }: Hands) => openWays(situation, draft);

  test("for the chosen die: entrances and seats on one side, entrance and mine on the other", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    expect(ways(turn)).toEqual({ villages: 4, caves: 2 }); // village, two first seats, one second; cave, mine
  });

  test("for a chosen member: its own", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    turn.cell(at(village(3, 3)));
    expect(ways(turn)).toEqual({ villages: 2, caves: 0 });
  });

  test("without one: for all dice together", () => {
    expect(ways(hands(tableOf(3, [], ROLLED)))).toEqual({ villages: 3, caves: 3 });
  });

  test("with nobody at home an entrance still counts once", () => {
    const away = [
      "village 1 0 0 0 0",
      "village 6 0 0 0 0",
      "cave 1 0 0 0 - - -",
      "cave 6 0 0 0 - - -",
      "court 4 0",
    ];
    const turn = hands(tableOf(3, away, ROLLED));
    expect(ways(turn).caves).toBeGreaterThan(0);
    turn.handle({ kind: "cell", cell: gate("village", 3) });
    expect(turn.draft.mode).toBe("recall");
    expect(ways(turn).villages).toBe(14);
  });
});

describe("paths", () => {
  test("lit for all possible ways, and for the way that would be taken", () => {
    const turn = hands(tableOf(3, COURTING, ROLLED));
    turn.die(1);
    expect(Object.fromEntries(lightsOf(turn.situation, turn.draft))).toEqual({
      "village 2 court 3": "open",
      "village 3 court 3": "open",
      "cave 2 mine 2": "chosen",
    });
    turn.cell(at(village(3, 3)));
    expect(lightsOf(turn.situation, turn.draft).get("village 3 court 3")).toBe("chosen");
  });
});

describe("the parts of the table that a step uses", () => {
  const { state } = tableOf(3, ["gold 0 20", "village 3 - - 0 -"], ["0 roll", "* 2 3 5"]);

  test("the member, the place where it goes, and the die", () => {
    const { cells, target, face } = stepParts(state, {
      kind: "court",
      court: 2,
      from: village(3, 3),
      over: 0,
    });
    expect([...cells]).toEqual(["village 3:3", "court 2:1"]);
    expect(target).toBe("court 2:1");
    expect(face).toBe(2);
  });

  test("an entrance; the end of the turn is nowhere", () => {
    const entry = stepParts(state, { kind: "enter", into: { kind: "cave", number: 5 } });
    expect([...entry.cells]).toEqual(["gate cave 5"]);
    expect(entry.face).toBe(5);
    expect(stepParts(state, { kind: "end" }).cells.size).toBe(0);
  });
});
