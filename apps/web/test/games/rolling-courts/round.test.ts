import { comersOf } from "../../../src/games/rolling-courts/model/dig.ts";
import { assert } from "@courtly/engine";
import type { Action } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import { chronicleOf, tellStep } from "../../../src/games/rolling-courts/chronicle.ts";
import { homecomingsOf, isProposedBy } from "../../../src/games/rolling-courts/model/examine.ts";
import { family, seatInHand, statusWords } from "../../../src/games/rolling-courts/model/family.ts";
import { arrivals, throwsOf } from "../../../src/games/rolling-courts/board/motion.ts";
import {
  courtsFull,
  isDig,
  phaseOf,
  turnStateOf,
} from "../../../src/games/rolling-courts/model/phases.ts";
import { rosterOf, tableOf } from "./tables.ts";
import type { Roster } from "../../../src/table/roster.ts";

const BOT = { kind: "bot", level: "squire" } as const;

describe("R5: the parts of a round", () => {
  test("moves, examine, and nothing when it is over", () => {
    expect(phaseOf(tableOf(3, []).state, false)).toBe("moves");
    expect(phaseOf(tableOf(3, ["cave 2 - - - 0 - -", "examine 0"]).state, false)).toBe("examine");
    expect(phaseOf(tableOf(3, ["over"]).state, false)).toBeUndefined();
  });

  test("R13: the dig is seen while it lasts, and belongs to the end of the last turn", () => {
    const table = tableOf(3, ["to-act 2"], ["2 roll", "* 1 2 3", "2 end"]);
    expect(phaseOf(table.state, true)).toBe("dig");
    expect(table.steps().map(isDig)).toEqual([false, false, true]);
    expect(tableOf(3, [], ["0 roll", "* 1 2 3", "0 end"]).steps().some(isDig)).toBe(false);
  });

  test("R20: how many courts are full, of how many", () => {
    expect(courtsFull(tableOf(3, ["court 1 0 1 2 0 1"]).state)).toEqual({ full: 1, needed: 3 });
    expect(courtsFull(tableOf(5, []).state)).toEqual({ full: 0, needed: 6 });
  });

  test("the progress of each seat in the round, from the first player on", () => {
    const { state } = tableOf(4, ["start 2", "to-act 0"]);
    expect([0, 1, 2, 3].map((seat) => turnStateOf(state, seat))).toEqual([
      "playing",
      "waiting",
      "done",
      "done",
    ]);
  });
});

describe("the families", () => {
  const roster: Roster = { ...rosterOf(3), chairs: [{ kind: "person" }, BOT, BOT] };

  test("the line beneath a name", () => {
    const { state } = tableOf(3, ["start 2", "to-act 0"]);
    expect([0, 1, 2].map((player) => statusWords(state, roster, player))).toEqual([
      "Your turn",
      "Bot · Squire",
      "Turn done",
    ]);
    const mines = tableOf(3, ["cave 2 - - - 0 - -", "examine 0"]).state;
    expect(statusWords(mines, roster, 0)).toBe("Examines the mines");
  });

  test("R24: two colours belong to one player, with the marker on one of them", () => {
    const { state } = tableOf(2, ["start 2"]);
    expect(family(state, 0)).toEqual({ seats: [0, 2], isActing: true, isFirst: true });
    expect(family(state, 1)).toEqual({ seats: [1, 3], isActing: false, isFirst: false });
  });

  test("a phone shows the purse of the person here who decides now or next", () => {
    expect(seatInHand(tableOf(3, ["start 1"]).state, roster)).toBe(0);
    expect(seatInHand(tableOf(3, []).state, roster)).toBe(0);
    const pair: Roster = { ...rosterOf(2), chairs: [{ kind: "person" }, BOT] };
    expect(seatInHand(tableOf(2, ["start 1"]).state, pair)).toBe(2);
  });
});

describe("R15: members that come home", () => {
  const { state } = tableOf(3, ["cave 2 - - 0 0 0 -", "cave 5 - - - 1 0 -", "examine 0"]);
  const offered = homecomingsOf(state, 0);

  test("own members on spaces with a value, each with its pay", () => {
    expect(offered.map(({ spot, value }) => [spot.number, spot.space, value])).toEqual([
      [2, 4, 2],
      [2, 5, 3],
      [5, 5, 3],
    ]);
    expect(homecomingsOf(tableOf(3, []).state, 0)).toEqual([]);
  });

  test("only the coach's answer is gold; without one, to come home when the game ends", () => {
    const [home] = offered;
    const stay = { kind: "stay" } as const;
    assert(home !== undefined, "somebody may come home");
    const isGold = (advice: Action | undefined, answer: Action, at = state) =>
      isProposedBy(advice, answer, at);
    expect([isGold(home.action, home.action), isGold(home.action, stay)]).toEqual([true, false]);
    expect([isGold(stay, home.action), isGold(stay, stay)]).toEqual([false, true]);
    expect([isGold(undefined, home.action), isGold(undefined, stay)]).toEqual([false, false]);
    const courts = [1, 2, 3].map((court) => `court ${court} 1 1 1 2 2`);
    const last = tableOf(3, [...courts, "cave 2 - - - 0 - -", "examine 0"]).state;
    expect([isGold(undefined, home.action, last), isGold(undefined, stay, last)]).toEqual([
      true,
      false,
    ]);
  });
});

describe("the animations", () => {
  const steps = (...played: readonly string[]) =>
    tableOf(
      3,
      ["gold 0 40", "village 3 0 - - -", "cave 2 0 - - - - -", "court 1 0 0 0", "court 2 0 0 0"],
      played,
    ).steps();

  test("where members arrive", () => {
    expect([...arrivals(steps("0 roll", "* 2 3 5", "0 cave 5"))]).toEqual(["cave 5:1"]);
    expect([...arrivals(steps("0 roll", "* 2 3 5", "0 court 3 from village 3:1"))]).toEqual([
      "court 3:1",
    ]);
    expect([...arrivals(steps("0 roll", "* 2 3 5", "0 deep 2 from cave 2:1"))]).toEqual(["mine 2"]);
    expect([...arrivals(steps("0 roll", "* 2 3 5", "0 promote cave 2:1"))]).toEqual(["cave 2:2"]);
  });

  test("R4: every throw, the equal ones too", () => {
    expect(throwsOf(steps("0 roll", "* 4 4 4", "* 2 2 2", "* 1 3 4"))).toEqual([
      [4, 4, 4],
      [2, 2, 2],
      [1, 3, 4],
    ]);
  });
});

describe("the chronicle", () => {
  const entries = (players: number, header: readonly string[], ...played: readonly string[]) => {
    const step = tableOf(players, header, played).steps().at(-1);
    return step === undefined ? [] : chronicleOf(step, rosterOf(players));
  };

  test("names stand out, dice are pictures", () => {
    expect(entries(3, [], "0 roll", "* 2 3 5")).toEqual([
      {
        seat: 0,
        rule: "R4",
        says: [
          { kind: "strong", text: "You" },
          { kind: "text", text: " roll " },
          { kind: "dice", dice: [2, 3, 5] },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });

  test("R8: a member that is pushed out has an entry and a shield of its own", () => {
    const [sent, out] = entries(3, ["village 2 0 1 1 2"], "0 roll", "* 2 3 5", "0 village 2");
    expect(sent?.seat).toBe(0);
    expect(out).toMatchObject({ seat: 2, says: [{ kind: "strong", text: "Jonas's member" }, {}] });
  });

  test("R13: several members that come home are emphasised as a whole", () => {
    const told = entries(
      3,
      ["to-act 2", "cave 2 - - - - 1 -", "cave 3 - - - - 1 -"],
      "2 roll",
      "* 1 2 3",
      "2 end",
    );
    expect(told[2]?.says[0]).toEqual({ kind: "strong", text: "Ines's members" });
  });

  test("R13: events without a player have no shield; miners that come home have one", () => {
    const told = entries(3, ["to-act 2", "cave 2 - - - - 1 -"], "2 roll", "* 1 2 3", "2 end");
    expect(told.map(({ seat }) => seat)).toEqual([2, undefined, 1, undefined]);
  });

  test("R24: colours are told by their beasts", () => {
    const [sent] = entries(2, ["start 2"], "2 roll", "* 2 3 5", "2 cave 2");
    expect(sent).toMatchObject({
      seat: 2,
      says: [{ text: "You (stag)" }, { text: " send a member into cave 2." }],
    });
    const step = tableOf(2, ["start 1"], ["1 roll", "* 2 3 5"]).steps().at(-1);
    expect(step && tellStep(step, rosterOf(2)).map(({ text }) => text)).toEqual([
      "Ines (fox) rolls 2 3 5.",
    ]);
  });
});

describe("R13: the members that a dig brings home", () => {
  test("come from the end of a cave, with what its last space pays", () => {
    const header = ["start 0", "to-act 2", "cave 2 - - - 0 1 -", "cave 5 - - - - - 2", "unspent 4"];
    const steps = tableOf(3, header, ["2 end"]).steps();
    expect(comersOf(steps)).toEqual([
      { cave: 2, space: 6, seat: 1, pay: 5 },
      { cave: 5, space: 6, seat: 2, pay: 5 },
    ]);
    expect(comersOf(tableOf(3, header).steps())).toEqual([]);
  });
});
