import { describe, expect, test } from "vitest";
import type { Faces } from "@courtly/engine";
import { setupOf } from "@courtly/testkit";
import { toCourtTheKing, type CharacterId } from "@courtly/to-court-the-king";
import { offered, two } from "./court.ts";

const uses = (card: string, ...lines: readonly string[]) =>
  offered(two(`cards 0 ${card}`, ...lines).legal(), `use ${card}`).map((text) =>
    text.slice(`use ${card}`.length).trim(),
  );

describe("when cards work", () => {
  test("K9: cards work after the first roll, before, between and after set-asides", () => {
    const fresh = two("cards 0 guard");
    expect(fresh.refusal("use guard")).toBe("K9: the Guard works after the first roll");
    const rolled = fresh.after("0 roll", "* 1 3 5");
    expect(rolled.refusal("use guard")).toBeUndefined();
    expect(rolled.after("0 aside 1").refusal("use guard")).toBeUndefined();
    expect(rolled.after("0 aside 1 3 5").refusal("use guard")).toBeUndefined();
  });

  test("K9: each card once a turn, several cards in one turn", () => {
    const scene = two("cards 0 guard laborer", "active 5").after("0 use guard");
    expect(scene.refusal("use guard")).toBe(
      "K9: the Guard was called this turn: each card works once a turn",
    );
    expect(scene.refusal("use laborer")).toBeUndefined();
  });

  test("K9: nobody uses a card of somebody else", () => {
    expect(two("cards 1 guard", "active 5").refusal("use guard")).toBe(
      "K9: you do not own the Guard",
    );
  });

  test("K9: a use that changes nothing is refused", () => {
    const scene = two("cards 0 philosopher magician alchemist", "active 1 3 5");
    expect(scene.refusal("use philosopher 1>5 5>1")).toBe(
      "K9: called like this, the Philosopher changes nothing",
    );
    expect(scene.refusal("use magician 3>3")).toBe(
      "K9: called like this, the Magician changes nothing",
    );
    expect(scene.refusal("use alchemist 1>3 3>5 5>1")).toBe(
      "K9: called like this, the Alchemist changes nothing",
    );
    expect(scene.refusal("use philosopher")).toBe(
      "K9: called like this, the Philosopher changes nothing",
    );
  });

  test("K9: a card acquired this turn works from the next turn on", () => {
    const scene = two("active 3 3 3").after(
      "0 aside 3 3 3",
      "0 take guard",
      "1 roll",
      "* 1 2 3",
      "1 aside 1 2 3",
    );
    expect(scene.refusal("use guard")).toBe("K9: you do not own the Guard");
    const own = scene.after(
      "1 take nothing",
      "1 roll",
      "* 1 2 3",
      "1 aside 1 2 3",
      "1 take nothing",
      "0 roll",
      "* 1 1 1",
    );
    expect(own.refusal("use guard")).toBeUndefined();
  });
});

describe("uses that the notation cannot express", () => {
  test("K9: are refused if the card does not allow them", () => {
    const state = toCourtTheKing.start(
      setupOf(
        toCourtTheKing,
        2,
        "cards 0 magician fool philosopher guard servingMaid",
        "active 1 3 5",
      ),
    );
    const refusal = (character: CharacterId, from: Faces, to: Faces) =>
      toCourtTheKing.refusal(state, 0, { kind: "use", character, from, to })?.code;
    expect(refusal("magician", [1], [])).toBe("abilityMismatch");
    expect(refusal("magician", [1], [2, 3])).toBe("abilityMismatch");
    expect(refusal("servingMaid", [1], [2, 3])).toBe("abilityMismatch");
    expect(refusal("fool", [1], [2])).toBe("abilityMismatch");
    expect(refusal("guard", [1], [])).toBe("abilityMismatch");
    expect(refusal("guard", [], [2])).toBe("abilityMismatch");
    expect(refusal("philosopher", [3], [3])).toBe("changesNothing");
    expect(refusal("philosopher", [1, 5], [4, 2])).toBe("abilityMismatch"); // not ascending
    expect(refusal("philosopher", [5, 1], [2, 4])).toBe("onlyActive");
    expect(refusal("guard", [], [])).toBeUndefined();
  });

  test("K9: a single die cannot give pips to itself", () => {
    const state = toCourtTheKing.start(setupOf(toCourtTheKing, 2, "cards 0 alchemist", "active 4"));
    expect(toCourtTheKing.actions(state, 0).every(({ kind }) => kind !== "use")).toBe(true);
  });
});

describe("cards that bring a die in", () => {
  test.each([
    ["laborer", 1],
    ["guard", 2],
    ["hunter", 3],
    ["pawnbroker", 4],
    ["knight", 5],
    ["bishop", 6],
  ])("K9: the %s brings in a %i", (card, face) => {
    const scene = two(`cards 0 ${card}`, "aside 1 6", "active 3", "may-roll");
    expect(uses(card, "active 3")).toEqual([""]);
    const brought = scene.after(`0 use ${card}`);
    expect(brought.position()).toContain(`active ${[3, face].sort().join(" ")}`);
    expect(brought.position()).toContain(`used ${card}`);
    expect(scene.refusal(`use ${card} 3`)).toMatch(/^K9: .* does not do that: brings in a/);
  });

  test("K9: the Queen brings in a die of any value", () => {
    const queen = two("king 0 7 1", "best 1 8 1", "to-act 0", "aside 1 1", "active 1");
    expect(offered(queen.legal(), "use")).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => `use queen ${face}`),
    );
    expect(queen.refusal("use queen")).toBe("K9: say which value the Queen shall bring in, 1 to 6");
    expect(queen.refusal("use queen 1 2")).toMatch(/^K9: the Queen does not do that/);
    expect(queen.after("0 use queen 4").position()).toContain("active 1 4");
  });
});

describe("cards that change dice", () => {
  test("K9: the Serving Maid adds 1 to 3 to one die, never above 6", () => {
    expect(uses("servingMaid", "active 2 5 6")).toEqual(["2>3", "5>6", "2>4", "2>5"]);
    const scene = two("cards 0 servingMaid", "active 1 2 5");
    expect(scene.refusal("use servingMaid 1>5")).toBe(
      "K9: the Serving Maid does not do that: adds 1 to 3 to one active die, none above 6",
    );
    expect(scene.refusal("use servingMaid 1>2 2>3")).toMatch(
      /^K9: the Serving Maid does not do that/,
    );
    expect(scene.refusal("use servingMaid 5>2")).toMatch(/^K9: the Serving Maid does not do that/);
  });

  test("K9: the Philosopher shifts pips between two dice, each stays 1 to 6", () => {
    expect(uses("philosopher", "active 1 3 5")).toEqual([
      "1>2 3>2",
      "1>2 5>4",
      "1>3 5>3",
      "3>2 5>6",
      "3>4 5>4",
    ]);
    expect(uses("philosopher", "active 6 6")).toEqual([]);
    expect(uses("philosopher", "active 4")).toEqual([]);
    const scene = two("cards 0 philosopher", "active 1 3 5");
    expect(scene.refusal("use philosopher 1>3 5>4")).toMatch(
      /^K9: the Philosopher does not do that/,
    );
    const wide = two("cards 0 philosopher", "active 1 2 6");
    expect(wide.refusal("use philosopher 1>3 2>3 6>3")).toMatch(
      /^K9: the Philosopher does not do that/,
    );
  });

  test("K9: the Noblewoman adds 1 to any dice below 6", () => {
    expect(uses("noblewoman", "active 1 2 6")).toEqual(["1>2", "2>3", "1>2 2>3"]);
    const scene = two("cards 0 noblewoman", "active 1 2 6");
    expect(scene.refusal("use noblewoman 1>3")).toMatch(/^K9: the Noblewoman does not do that/);
    expect(scene.refusal("use noblewoman 1>2 2>4")).toMatch(/^K9: the Noblewoman does not do that/);
    expect(scene.after("0 use noblewoman 2>3 1>2").position()).toContain("active 2 3 6");
  });

  test("K9: the Nobleman adds exactly 2 to any dice showing 1 to 4", () => {
    expect(uses("nobleman", "active 3 4 5 6")).toEqual(["3>5", "4>6", "3>5 4>6"]);
    const scene = two("cards 0 nobleman", "active 3 4 5 6");
    expect(scene.refusal("use nobleman 5>6")).toMatch(
      /^K9: the Nobleman does not do that: adds exactly 2/,
    );
    expect(uses("nobleman", "active 5 6")).toEqual([]);
  });

  test("K9: the Magician sets one die to any value", () => {
    expect(uses("magician", "active 2 2")).toEqual(["2>1", "2>3", "2>4", "2>5", "2>6"]);
    expect(two("cards 0 magician", "active 1 2").refusal("use magician 1>3 2>3")).toMatch(
      /^K9: the Magician does not/,
    );
  });

  test("K9: the Alchemist redistributes the pips of two or three dice", () => {
    expect(uses("alchemist", "active 1 1 2")).toEqual([]);
    expect(uses("alchemist", "active 1 1 3")).toEqual(["1>2 3>2"]);
    expect(uses("alchemist", "active 1 1 6")).toEqual([
      "1>2 6>5",
      "1>3 6>4",
      "1>2 1>2 6>4",
      "1>2 1>3 6>3",
    ]);
    const scene = two("cards 0 alchemist", "active 1 2 5 6");
    expect(scene.refusal("use alchemist 1>3 2>3 5>4 6>4")).toMatch(
      /^K9: the Alchemist does not do that/,
    );
    expect(scene.refusal("use alchemist 1>3 2>3 5>4")).toMatch(
      /^K9: the Alchemist does not do that/,
    );
  });

  test("K18: the Astronomer makes one die equal to one set aside, and needs one", () => {
    expect(uses("astronomer", "active 1 3 5", "aside 3 4")).toEqual([
      "1>3",
      "1>4",
      "3>4",
      "5>3",
      "5>4",
    ]);
    const bare = two("cards 0 astronomer", "active 1 3");
    expect(bare.refusal("use astronomer 1>3")).toBe("K18: the Astronomer needs a kept die");
    expect(offered(bare.legal(), "use")).toEqual([]);
    const scene = two("cards 0 astronomer", "active 1 3", "aside 4 4");
    expect(scene.refusal("use astronomer 1>3")).toBe("K18: the Astronomer copies a kept die: 4 4");
    expect(scene.refusal("use astronomer 1>4 3>4")).toMatch(/^K9: the Astronomer does not do that/);
  });
});

describe("cards that roll again", () => {
  test("K17: the Fool rolls one active die again", () => {
    expect(uses("fool", "active 3 3 5")).toEqual(["3", "5"]);
    const scene = two("cards 0 fool", "active 3 3 5");
    expect(scene.refusal("use fool 3 5")).toBe("K17: the Fool rolls one die again, not 2");
    expect(scene.refusal("use fool")).toBe("K17: say which dice the Fool shall roll again");
    expect(scene.after("0 use fool 3").position()).toEqual([
      "start 0",
      "cards 0 fool",
      "active 3 5",
      "used fool",
      "rolling 1",
    ]);
  });

  test("K17: the Merchant rolls any active dice again", () => {
    expect(uses("merchant", "active 3 3 5")).toEqual(["3", "5", "3 3", "3 5", "3 3 5"]);
    const scene = two("cards 0 merchant", "active 3 3 5");
    expect(scene.refusal("use merchant")).toBe("K17: say which dice the Merchant shall roll again");
    expect(scene.refusal("use merchant 3 4")).toMatch(
      /^K9: the Merchant works on active dice only/,
    );
    const landed = scene.after("0 use merchant 3 3", "* 6 1");
    expect(landed.position()).toContain("active 1 5 6");
  });

  test("K17: a re-roll neither asks for a set-aside nor undoes one", () => {
    const owing = two("cards 0 fool", "active 3 3 5").after("0 use fool 3", "* 6");
    expect(owing.refusal("roll")).toMatch(/^K7: /);
    const paid = two("cards 0 fool merchant", "active 3 3 5").after(
      "0 aside 5",
      "0 use fool 3",
      "* 6",
      "0 use merchant 3 6",
      "* 1 1",
    );
    expect(paid.refusal("roll")).toBeUndefined();
  });

  test("K9: the King is never used", () => {
    const scene = two("king 0 7 1", "best 1 8 1", "to-act 0", "active 1 1");
    expect(scene.refusal("use king")).toMatch(/^K19: /);
  });
});
