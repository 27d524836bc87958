import { toCourtTheKingBots, type Bot } from "@courtly/bots";
import { seededRandom } from "@courtly/engine";
import { setupOf } from "@courtly/testkit";
import { toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";

const bot = (name: string) =>
  toCourtTheKingBots.find((known) => known.name === name) as Bot<State, Action>;
const [page, squire] = [bot("page"), bot("squire")];

/** The action of the bot at a moment in the notation of records. */
const choice = (player: Bot<State, Action>, ...lines: readonly string[]) => {
  const state = toCourtTheKing.start(setupOf(toCourtTheKing, 2, ...lines));
  return toCourtTheKing.notation.action.write(
    player.choose(state, state.toAct, seededRandom("choice")),
  );
};

describe("squire", () => {
  test("collects the number most dice show, the higher of equals", () => {
    expect(choice(squire, "active 2 2 5")).toBe("aside 2 2");
    expect(choice(squire, "active 2 2 5 5")).toBe("aside 5 5");
    expect(choice(squire, "active 4 6", "aside 4", "may-roll")).toBe("aside 4");
    expect(choice(squire, "active 3 6", "aside 4", "may-roll")).toBe("roll");
  });

  test("brings its dice in before it rolls again", () => {
    expect(choice(squire, "cards 0 guard laborer", "active 1 3", "aside 5", "may-roll")).toBe(
      "use guard",
    );
    expect(choice(squire, "cards 0 guard", "active 1 3", "aside 5", "used guard", "may-roll")).toBe(
      "roll",
    );
  });

  test("changes a die rather than waste one", () => {
    const owing = (card: string) => choice(squire, `cards 0 ${card}`, "active 2 3", "aside 5 5");
    expect(owing("magician")).toBe("use magician 2>5");
    expect(owing("astronomer")).toBe("use astronomer 2>5");
    expect(owing("servingMaid")).toBe("use servingMaid 2>5");
    expect(owing("nobleman")).toBe("use nobleman 3>5");
    expect(owing("merchant")).toBe("use merchant 2 3");
    expect(owing("fool")).toBe("use fool 2");
    expect(owing("farmer")).toBe("aside 3");
    expect(choice(squire, "cards 0 philosopher", "active 2 4", "aside 5 5")).toBe(
      "use philosopher 2>1 4>5",
    );
    expect(choice(squire, "cards 0 noblewoman", "active 4 4 6", "aside 5 5")).toBe(
      "use noblewoman 4>5 4>5",
    );
  });

  test("takes the best card it can, the King before all", () => {
    expect(choice(squire, "aside 2 2 2 2 2 2 2")).toBe("take king");
    expect(choice(squire, "aside 3 3 3")).toBe("take farmer");
    expect(choice(squire, "aside 3 3 3", "cards 0 farmer")).toBe("take guard");
    expect(choice(squire, "aside 1 2 4")).toBe("take fool");
    expect(choice(squire, "aside 1 2 4", "cards 0 fool")).toBe("take charlatan");
    expect(choice(squire, "rules italian", "court fool 0", "aside 1 2 4")).toBe("take nothing");
  });

  test("plays the final round to the end, and declines what cannot be won", () => {
    expect(choice(squire, "king 0 8 6", "start 0")).toBe("decline");
    expect(choice(squire, "king 0 7 1", "start 0", "cards 1 general farmer charlatan")).toBe(
      "roll",
    );
    expect(choice(squire, "king 0 7 1", "best 1 8 1", "to-act 0", "active 3", "aside 3 3 3")).toBe(
      "aside 3",
    );
    expect(choice(squire, "king 0 7 1", "best 1 8 1", "to-act 0", "aside 3 3 3", "may-roll")).toBe(
      "use queen 3",
    );
  });
});

describe("page", () => {
  test("collects one number and does not use cards that change dice", () => {
    expect(choice(page, "active 2 2 5")).toBe("aside 2 2");
    expect(choice(page, "cards 0 magician", "active 2 3", "aside 5 5")).toBe("aside 3");
  });

  test("overlooks a card now and then, and never the King", () => {
    const takes = (...lines: readonly string[]) => {
      const state = toCourtTheKing.start(setupOf(toCourtTheKing, 2, ...lines));
      const choices = Array.from({ length: 100 }, (_, i) =>
        toCourtTheKing.notation.action.write(page.choose(state, state.toAct, seededRandom(`${i}`))),
      );
      return new Set(choices);
    };
    expect(takes("aside 2 2 2 2 2 2 2")).toEqual(new Set(["take king"]));
    expect(takes("aside 5 5 5")).toContain("take guard");
    expect(takes("aside 5 5 5").size).toBeGreaterThan(2);
  });
});
