import { FACES, readFaces } from "@courtly/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CHARACTER_IDS,
  CHARACTERS,
  meets,
  type CharacterId,
  type ResultCost,
} from "@courtly/to-court-the-king";
import { four, offered, two } from "./court.ts";

const takes = (result: string, ...lines: readonly string[]) =>
  offered(two(`aside ${result}`, ...lines).legal(), "take").map((text) =>
    text.slice("take ".length),
  );

const faces = (text: string) => {
  const read = readFaces(text.split(" "));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** The result that a card costs; not for Queen and Charlatan, which are acquired in another way. */
const costs = (id: CharacterId) => CHARACTERS[id].cost as ResultCost;
const die = fc.constantFrom(...FACES);

describe("acquiring", () => {
  test("K13: one card or none, and the turn is over", () => {
    const scene = two("aside 5 5 5");
    expect(takes("5 5 5")).toEqual([
      "fool",
      "farmer",
      "servingMaid",
      "laborer",
      "guard",
      "nothing",
    ]);
    const after = scene.after("0 take guard");
    expect(after.table.turn).toEqual({ kind: "decide", seat: 1 });
    expect(after.position()).toEqual(["start 0", "cards 0 guard", "to-act 1"]);
    expect(scene.after("0 take nothing").position()).toEqual(["start 0", "to-act 1"]);
  });

  test("K13: not a card that the player owns already", () => {
    expect(takes("5 5 5", "cards 0 guard")).not.toContain("guard");
    expect(two("aside 5 5 5", "cards 0 guard").refusal("take guard")).toBe(
      "K13: you own the Guard already",
    );
    expect(takes("5 5 5", "cards 1 guard")).toContain("guard");
  });

  test("K13: a cost that is not met is refused with cost and result", () => {
    expect(two("aside 1 2 4").refusal("take guard")).toBe(
      "K13: the Guard costs three alike, the result is 1 2 4",
    );
  });

  test("K13: only dice set aside count, and only when none is active", () => {
    const scene = two("aside 5 5", "active 5", "may-roll");
    expect(scene.refusal("take guard")).toBe("K10: keep every die first: 5 still active");
    expect(two().refusal("take nothing")).toMatch(/^K6: roll first/);
  });

  test("K15: when the copies are gone, nobody acquires the character any more", () => {
    const scene = two("court guard 0", "aside 5 5 5");
    expect(scene.refusal("take guard")).toBe("K15: no Guard is left in the court");
    const last = two("court guard 1", "aside 5 5 5").after(
      "0 take guard",
      "1 roll",
      "* 4 4 4",
      "1 aside 4 4 4",
    );
    expect(last.refusal("take guard")).toMatch(/^K15: /);
  });

  test("K16: one Fool face up; a new one needs the old one turned", () => {
    expect(takes("1 2 4")).toEqual(["fool", "nothing"]);
    expect(takes("1 2 4", "cards 0 fool")).toEqual(["charlatan", "nothing"]);
    expect(takes("1 2 4", "cards 0 charlatan")).toEqual(["fool", "nothing"]);
    expect(two("aside 1 2 4", "cards 0 fool").refusal("take fool")).toMatch(
      /^K16: you own a Fool face up/,
    );
    expect(two("aside 1 2 4").refusal("take charlatan")).toBe(
      "K16: a Charlatan is a Fool turned over, and you own no Fool",
    );
  });

  test("K16: turning a Fool is the acquisition of that turn, and Charlatans add up", () => {
    const scene = two("cards 0 fool charlatan", "aside 1 2 4").after("0 take charlatan");
    expect(scene.position()).toEqual(["start 0", "cards 0 charlatan charlatan", "to-act 1"]);
  });
});

describe("K14: a cost says what the result must include", () => {
  const cases: readonly [CharacterId, readonly string[], readonly string[]][] = [
    ["farmer", ["1 2 2", "1 1 1"], ["1 2 3", "1 2 3 4 5 6"]],
    ["servingMaid", ["1 3 5", "1 1 1 1"], ["1 3 5 6", "2 4 6"]],
    ["philosopher", ["2 4 6", "2 2 2 2"], ["2 4 6 1", "1 3 5"]],
    ["laborer", ["4 5 6", "3 3 3 3 3", "6 6 6"], ["4 5 5", "1 1 1 1 1 1 1 1 1 1 1 1"]],
    ["guard", ["2 2 2", "2 2 2 2 5"], ["2 2 3 3"]],
    ["hunter", ["2 2 2 2", "1 4 4 4 4 4"], ["2 2 2 3 3 3"]],
    ["astronomer", ["2 2 5 5", "3 3 3 3", "1 2 2 4 4"], ["2 2 2 5", "1 2 3 4 5 5"]],
    ["merchant", ["6 6 4 4", "5 5 5 5"], ["6 6 4 3"]],
    [
      "noblewoman",
      ["1 1 4 4 4", "6 6 6 6 6", "1 2 2 3 3 3 6"],
      ["4 4 4 4", "1 1 4 4", "4 4 4 4 1"],
    ],
    ["pawnbroker", ["6 6 6 6 6", "5 5 5 5 5 5"], ["6 6 6 6 5"]],
    ["knight", ["1 1 1 1 1"], ["1 1 1 1 2"]],
    [
      "magician",
      ["1 2 3 4 5", "2 3 4 5 6", "1 2 2 3 4 5 5"],
      ["1 2 3 4 6", "1 3 4 5 6", "1 2 3 4"],
    ],
    ["alchemist", ["1 2 3 4 5 6", "1 1 2 3 4 5 6"], ["1 2 3 4 5", "2 3 4 5 6 6"]],
    [
      "bishop",
      ["1 1 2 2 3 3", "1 1 1 1 2 2", "6 6 6 6 6 6"],
      ["1 1 2 2 3 4", "1 1 1 2 2 2", "1 1 1 1 2 3"],
    ],
    ["nobleman", ["1 1 1 2 2 2", "6 6 6 6 6 6"], ["1 1 1 1 2 2", "6 6 6 6 6 5"]],
    ["general", ["3 3 3 3 3 3"], ["3 3 3 3 3 4"]],
    ["king", ["3 3 3 3 3 3 3", "1 6 6 6 6 6 6 6 6"], ["3 3 3 3 3 3 4"]],
  ];

  test.each(cases)("K14: the cost of the %s", (id, met, unmet) => {
    for (const result of met) expect(meets(faces(result), costs(id)), result).toBe(true);
    for (const result of unmet) expect(meets(faces(result), costs(id)), result).toBe(false);
  });

  test("K14: further dice never hurt, except for every-die costs", () => {
    const inclusive = CHARACTER_IDS.filter(
      (id) => !["every", "turnedFool", "withKing"].includes(CHARACTERS[id].cost.kind),
    );
    fc.assert(
      fc.property(fc.array(die, { minLength: 1, maxLength: 11 }), die, (dice, more) => {
        const result = dice.toSorted();
        const larger = [...dice, more].toSorted();
        for (const id of inclusive) {
          const cost = costs(id);
          if (meets(result, cost))
            expect(meets(larger, cost), `${id} ${larger.join(" ")}`).toBe(true);
        }
      }),
    );
  });

  test("K14: sets agree with an independent count", () => {
    fc.assert(
      fc.property(fc.array(die, { minLength: 1, maxLength: 12 }), (dice) => {
        const result = dice.toSorted();
        const counts = [1, 2, 3, 4, 5, 6].map(
          (face) => result.filter((shown) => shown === face).length,
        );
        const groups = (size: number) =>
          counts.reduce((sum, count) => sum + Math.floor(count / size), 0);
        expect(meets(result, costs("bishop"))).toBe(groups(2) >= 3);
        expect(meets(result, costs("nobleman"))).toBe(groups(3) >= 2);
        const fullHouse = counts.some((count, i) =>
          counts.some((other, j) => (i === j ? count >= 5 : count >= 3 && other >= 2)),
        );
        expect(meets(result, costs("noblewoman"))).toBe(fullHouse);
      }),
    );
  });
});

describe("King and Queen", () => {
  test("K19: seven alike allow the King and never force it", () => {
    const sevens = two("aside 2 2 2 2 2 2 2");
    expect(offered(sevens.legal(), "take")).toContain("take king");
    expect(offered(sevens.legal(), "take")).toContain("take general");
    expect(offered(sevens.legal(), "take")).toContain("take nothing");
    expect(two("aside 2 2 2 2 2 2").refusal("take king")).toMatch(
      /^K13: the King costs seven alike/,
    );
  });

  test("K19: the King brings the Queen along, the result is the mark to beat", () => {
    const scene = four("aside 2 2 2 2 2 2 2 2 6").after("0 take king");
    expect(scene.position()).toEqual(["start 0", "claimed 0 8 2", "to-act 1"]);
    expect(four("aside 2 2 2 2 2 2 2").refusal("take queen")).toBe(
      "K19: the Queen comes with the King",
    );
  });
});
