import {
  playOut,
  toCourtTheKingBot,
  toCourtTheKingBots,
  workBudget,
  type Bot,
  type Temperament,
} from "@courtly/bots";
import { seededCup, seededRandom } from "@courtly/engine";
import { setupOf } from "@courtly/testkit";
import {
  CHARACTER_IDS,
  RULE_SETS,
  toCourtTheKing,
  type Action,
  type State,
} from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";

const bot = (name: string) =>
  toCourtTheKingBots.find((known) => known.name === name) as Bot<State, Action>;
const [page, chamberlain] = [bot("page"), bot("chamberlain")];

/** The action of the bot at a moment in the notation of records. */
const choice = (player: Bot<State, Action>, ...lines: readonly string[]) => {
  const state = toCourtTheKing.start(setupOf(toCourtTheKing, 2, ...lines));
  return toCourtTheKing.notation.action.write(
    player.choose(state, state.toAct, seededRandom("choice")),
  );
};

describe("chamberlain", () => {
  test("collects the number most dice show, the higher of equals", () => {
    expect(choice(chamberlain, "active 2 2 5")).toBe("aside 2 2");
    expect(choice(chamberlain, "active 2 2 5 5")).toBe("aside 5 5");
    expect(choice(chamberlain, "active 4 6", "aside 4", "may-roll")).toBe("aside 4");
    expect(choice(chamberlain, "active 3 6", "aside 4", "may-roll")).toBe("roll");
  });

  test("brings its dice in before it rolls again", () => {
    expect(choice(chamberlain, "cards 0 guard laborer", "active 1 3", "aside 5", "may-roll")).toBe(
      "use guard",
    );
    expect(
      choice(chamberlain, "cards 0 guard", "active 1 3", "aside 5", "used guard", "may-roll"),
    ).toBe("roll");
  });

  test("changes a die rather than waste one", () => {
    const owing = (card: string) =>
      choice(chamberlain, `cards 0 ${card}`, "active 2 3", "aside 5 5");
    expect(owing("magician")).toBe("use magician 2>5");
    expect(owing("astronomer")).toBe("use astronomer 2>5");
    expect(owing("servingMaid")).toBe("use servingMaid 2>5");
    expect(owing("nobleman")).toBe("use nobleman 3>5");
    expect(owing("merchant")).toBe("use merchant 2 3");
    expect(owing("fool")).toBe("use fool 2");
    expect(owing("farmer")).toBe("aside 3");
    expect(choice(chamberlain, "cards 0 philosopher", "active 2 4", "aside 5 5")).toBe(
      "use philosopher 2>1 4>5",
    );
    expect(choice(chamberlain, "cards 0 noblewoman", "active 4 4 6", "aside 5 5")).toBe(
      "use noblewoman 4>5 4>5",
    );
  });

  test("takes the best card it can, the King before all", () => {
    expect(choice(chamberlain, "aside 2 2 2 2 2 2 2")).toBe("take king");
    expect(choice(chamberlain, "aside 3 3 3")).toBe("take farmer");
    expect(choice(chamberlain, "aside 3 3 3", "cards 0 farmer")).toBe("take guard");
    expect(choice(chamberlain, "aside 1 2 4")).toBe("take fool");
    expect(choice(chamberlain, "aside 1 2 4", "cards 0 fool")).toBe("take charlatan");
    expect(choice(chamberlain, "rules italian", "court fool 0", "aside 1 2 4")).toBe(
      "take nothing",
    );
  });

  test("plays the final round to the end, and declines what cannot be won", () => {
    expect(choice(chamberlain, "king 0 8 6", "start 0")).toBe("decline");
    expect(choice(chamberlain, "king 0 7 1", "start 0", "cards 1 general farmer charlatan")).toBe(
      "roll",
    );
    expect(
      choice(chamberlain, "king 0 7 1", "best 1 8 1", "to-act 0", "active 3", "aside 3 3 3"),
    ).toBe("aside 3");
    expect(
      choice(chamberlain, "king 0 7 1", "best 1 8 1", "to-act 0", "aside 3 3 3", "may-roll"),
    ).toBe("use queen 3");
  });
});

describe("page", () => {
  test("collects one number and does not use cards that change dice", () => {
    expect(choice(page, "active 2 2 5")).toBe("aside 2 2");
    expect(choice(page, "cards 0 magician", "active 2 3", "aside 5 5")).toBe("aside 3");
  });

  test("overlooks a card now and then, and never the King", () => {
    const takes = (...lines: readonly string[]) =>
      new Set(Array.from({ length: 40 }, (_, i) => choice(page, ...lines, `round ${i + 2}`)));
    expect(takes("aside 2 2 2 2 2 2 2")).toEqual(new Set(["take king"]));
    expect(takes("aside 5 5 5")).toContain("take farmer");
    expect(takes("aside 5 5 5").size).toBeGreaterThan(2);
  });
});

/** Over five seeds of 1,000 games, bold squires won 47% against cautious ones; 300 games may miss that by 8 points. */
const GAMES = 1000;

test("bold squires take higher cards than cautious ones, and are hardly weaker", () => {
  const tempered = (temperament: Temperament) =>
    toCourtTheKingBot({ level: "squire", temperament }, () => workBudget(0));
  const taken = { bold: [] as number[], cautious: [] as number[] };
  const watched = (temperament: Temperament): Bot<State, Action> => ({
    name: temperament,
    choose: (state, seat, random) => {
      const action = tempered(temperament).choose(state, seat, random);
      if (action.kind === "take" && action.character !== "nothing" && action.character !== "king")
        taken[temperament].push(CHARACTER_IDS.indexOf(action.character));
      return action;
    },
  });
  let won = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const boldSeat = game % 2;
    const start = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
    const { state } = playOut(toCourtTheKing, start, {
      bots: [0, 1].map((seat) => watched(seat === boldSeat ? "bold" : "cautious")),
      cup: seededCup(`tempers/${game}`),
      random: seededRandom("tempers"),
    });
    const turn = toCourtTheKing.turn(state);
    if (turn.kind === "over" && turn.ranks[boldSeat] === 1) won += 1;
  }
  const mean = (ranks: readonly number[]) =>
    ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  expect(mean(taken.bold)).toBeGreaterThan(mean(taken.cautious) + 0.3);
  expect(Math.abs(won / GAMES - 0.5)).toBeLessThan(0.1);
});
