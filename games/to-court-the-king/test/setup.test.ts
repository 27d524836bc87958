import { describe, expect, test } from "vitest";
import {
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  RULE_SETS,
  toCourtTheKing,
  type Tier,
} from "@courtly/to-court-the-king";
import { headerRefusal, scene } from "@courtly/testkit";
import { box, five, four, refused, three, two } from "./court.ts";

describe("the opening", () => {
  test("K1: 2 to 5 players", () => {
    expect(toCourtTheKing.players).toEqual({ min: 2, max: 5 });
    expect(headerRefusal(box, 1)).toBe("line 3: K1: 2 to 5 players wanted, 1 found");
    for (const players of [2, 3, 4, 5]) expect(headerRefusal(box, players)).toBeUndefined();
  });

  test("K1: 60 cards with five players, counting five Fools", () => {
    const cards = CHARACTER_IDS.filter((id) => CHARACTERS[id].tier !== "–").reduce(
      (sum, id) => sum + copiesInCourt(id, 5, RULE_SETS.english),
      0,
    );
    expect(cards).toBe(55);
    expect(cards + copiesInCourt("fool", 5, RULE_SETS.italian)).toBe(60);
  });

  test("K2: copies in the court by tier and player count", () => {
    const table: Readonly<Record<Tier, readonly number[]>> = {
      "–": [Infinity, Infinity, Infinity, Infinity],
      I: [2, 2, 3, 4],
      II: [1, 2, 3, 3],
      III: [1, 2, 2, 3],
      IV: [1, 2, 2, 3],
      V: [1, 1, 1, 1],
    };
    const tiers = CHARACTER_IDS.filter((id) => id !== "charlatan").map((id) => ({
      id,
      tier: CHARACTERS[id].tier,
    }));
    for (const { id, tier } of tiers)
      expect(
        [2, 3, 4, 5].map((players) => copiesInCourt(id, players, RULE_SETS.english)),
        id,
      ).toEqual(table[tier]);
    const count = (tier: Tier) => tiers.filter((entry) => entry.tier === tier).length;
    expect([count("–"), count("I"), count("II"), count("III"), count("IV"), count("V")]).toEqual([
      1, 5, 3, 4, 4, 2,
    ]);
  });

  test("K3: the start seat is named at setup, seat 0 without a name", () => {
    expect(three().table.turn).toEqual({ kind: "decide", seat: 0 });
    expect(three("start 2").table.turn).toEqual({ kind: "decide", seat: 2 });
    expect(refused("start 2")).toBe("line 4: –: a seat wanted, 0 to 1, '2' found");
    expect(refused("start 0 1")).toBe("line 4: –: one seat wanted");
    expect(refused("start")).toBe("line 4: –: a seat wanted, 0 to 1, nothing found");
  });
});

describe("positions", () => {
  const roundTrip = (players: number, lines: readonly string[]) =>
    expect(scene(box, players, ...lines).position()).toEqual(lines);

  test("K2: a position says what differs from the opening and reads back the same", () => {
    roundTrip(2, ["start 0"]);
    roundTrip(4, [
      "start 1",
      "cards 0 fool farmer",
      "cards 2 guard charlatan charlatan",
      "court guard 1",
      "round 7",
      "to-act 3",
    ]);
    roundTrip(3, [
      "start 0",
      "cards 0 merchant",
      "active 1 2",
      "aside 5",
      "used merchant",
      "may-roll",
      "rolling 1",
    ]);
    roundTrip(3, ["start 2", "claimed 2 8 4", "to-act 0"]);
    roundTrip(3, ["start 2", "round 9", "king 0 7 1", "best 1 7 2", "to-act 2"]);
    roundTrip(2, ["start 0", "round 100", "over all"]);
    roundTrip(2, ["start 0", "round 8", "king 1 7 1", "over 1"]);
  });

  test("K19: claimed and king deal King and Queen; naming them in cards is fine", () => {
    const named = three("cards 0 king queen guard", "claimed 0 7 1", "to-act 1");
    expect(named.position()).toEqual(["start 0", "cards 0 guard", "claimed 0 7 1", "to-act 1"]);
    const passed = three(
      "cards 1 king",
      "cards 0 queen",
      "king 0 7 1",
      "best 1 8 1",
      "to-act 2",
      "start 2",
    );
    expect(passed.position()).toContain("best 1 8 1");
    expect(refused("cards 0 king")).toMatch(/^line 4: K19: who holds the King has claimed/);
    expect(refused("cards 1 queen", "claimed 0 7 1", "to-act 1")).toBe(
      "line 4: K19: the Queen is held by seat 0",
    );
  });

  test("K23: a position in which the Queen's holder has won already is over", () => {
    expect(two("king 0 7 1", "to-act 0").table.turn).toEqual({ kind: "over", ranks: [1, 2] });
    expect(three("king 0 7 1", "start 2", "aside 3 3 3").table.turn).toEqual({
      kind: "decide",
      seat: 2,
    });
  });

  test("K19: cards lines name King and Queen once each, for the seat that holds them", () => {
    const claimed = ["claimed 0 7 1", "to-act 1"];
    expect(refused("cards 0 king king", ...claimed)).toBe(
      "line 4: K2: there is one King, named twice here",
    );
    const best = ["king 0 7 1", "best 1 8 1", "to-act 0"];
    expect(refused("cards 0 king", "cards 1 king", ...best)).toMatch(
      /^line 5: K2: there is one King/,
    );
    expect(headerRefusal(box, 3, "cards 2 king", ...best)).toMatch(
      /^line 4: K19: the King is held by seat 1/,
    );
    expect(refused("court king 1", ...claimed)).toMatch(
      /^line 4: K2: with 2 players the court has one copy/,
    );
    expect(refused("court queen 0", ...claimed)).toBeUndefined();
  });

  test("K23: dice are refused for a seat that has won already", () => {
    expect(refused("king 0 7 1", "to-act 0", "active 1 2")).toBe(
      "line 6: K23: seat 0 has won already and does not roll",
    );
    expect(refused("king 0 7 1", "to-act 0")).toBeUndefined();
  });

  test("extra words and other forms of numbers are refused", () => {
    expect(refused("rolling 3 more")).toMatch(/^line 4: –: one number wanted/);
    expect(refused("claimed 0 7 1.0", "to-act 1")).toMatch(
      /^line 4: –: 'claimed SEAT COUNT FACE' wanted/,
    );
    expect(refused("claimed 0 7 0x2", "to-act 1")).toMatch(/^line 4: –: /);
  });

  test("K2: more cards than the court has are refused at their line", () => {
    expect(headerRefusal(box, 3, "cards 0 hunter", "cards 1 hunter", "cards 2 hunter")).toBe(
      "line 6: K2: with 3 players the court has 2 copies of the Hunter, more are given here",
    );
    expect(refused("cards 0 guard", "court guard 2")).toMatch(
      /^line 5: K2: with 2 players the court has 2 copies of the Guard/,
    );
    expect(refused("court guard 3")).toMatch(/^line 4: K2: /);
    expect(refused("court guard")).toMatch(
      /^line 4: K2: the copies left wanted, 0 to 2, nothing found/,
    );
    expect(refused("court guard 1 1")).toMatch(/^line 4: –: 'court CHARACTER N' wanted/);
    expect(refused("court")).toMatch(/^line 4: –: a character wanted/);
    expect(refused("court fool 3")).toMatch(/^line 4: K2: the court never runs out of Fools/);
    expect(refused("court charlatan 1")).toMatch(/^line 4: K2: a Charlatan is a Fool turned over/);
    expect(refused("rules italian", "cards 0 fool charlatan", "cards 1 fool")).toMatch(
      /^line 6: K2: /,
    );
  });

  test("K13: one character twice in a hand is refused at its line", () => {
    expect(refused("cards 0 guard guard")).toBe(
      "line 4: K13: a player owns the Guard once at most",
    );
    expect(refused("cards 0 fool fool")).toBe(
      "line 4: K16: a player holds one Fool face up at most",
    );
    expect(refused("cards 0 guard", "cards 0 guard")).toMatch(/^line 5: K13: /);
    expect(refused("cards 0 charlatan charlatan")).toBeUndefined();
    expect(refused("cards 0 jester")).toBe("line 4: –: no character 'jester'");
    expect(refused("cards 0")).toMatch(/^line 4: –: a character wanted/);
    expect(refused("cards 2 guard")).toMatch(/^line 4: –: a seat wanted/);
  });

  test("K12: more than 12 dice are refused at their line", () => {
    expect(refused("active 1 1 1 1 1 1", "aside 2 2 2 2 2 2 2")).toBe(
      "line 5: K12: 12 dice at most, 13 are given here",
    );
    expect(refused("active 1 1 1 1 1 1", "aside 2 2 2 2 2 2")).toBeUndefined();
    expect(refused("rolling 13")).toMatch(/^line 4: K12: /);
    expect(refused("active 1", "rolling 12")).toMatch(/^line 5: K12: /);
    expect(refused("rules diceSupply=unlimited", "rolling 13")).toBeUndefined();
    expect(refused("rolling 0")).toMatch(/^line 4: K12: dice in the air wanted/);
    expect(refused("active 7")).toBe("line 4: –: '7' is not a die: 1 to 6 wanted");
    expect(refused("active")).toBe("line 4: –: 'active FACES' wanted");
  });

  test("K9: used cards are the player's own, once each, and have a use", () => {
    expect(refused("cards 1 guard", "active 1", "used guard")).toBe(
      "line 6: K9: seat 0 does not own the Guard",
    );
    expect(refused("cards 0 guard", "active 1", "used guard guard")).toBe(
      "line 6: K9: the Guard works once a turn",
    );
    expect(refused("king 0 7 1", "best 1 8 1", "to-act 0", "active 1", "used king")).toMatch(
      /K9: seat 0 does not own/,
    );
    expect(refused("cards 0 guard", "active 1", "used jester")).toMatch(/^line 6: –: no character/);
    expect(refused("cards 0 farmer", "active 1", "used farmer")).toBe(
      "line 6: K5: the Farmer is never used",
    );
    expect(refused("cards 0 guard", "used guard")).toMatch(
      /^line 5: K9: the Guard works after the first roll/,
    );
    expect(refused("cards 1 guard", "to-act 1", "active 1", "used guard")).toBeUndefined();
  });

  test("K7: may-roll says that a die was set aside", () => {
    expect(refused("active 1", "may-roll")).toMatch(/^line 5: K7: /);
    expect(refused("aside 1", "may-roll yes")).toMatch(/^line 5: K7: /);
    expect(refused("aside 1", "may-roll")).toBeUndefined();
  });

  test("K20: claims that cannot have happened are refused at their line", () => {
    expect(refused("claimed 0 7 1")).toMatch(/^line 4: K20: seat 0 claimed the King in this round/);
    expect(refused("claimed 0 6 1", "to-act 1")).toMatch(
      /^line 4: K19: how many dice are alike wanted, 7 to 12, '6' found/,
    );
    expect(refused("claimed 0 13 1", "to-act 1")).toMatch(/^line 4: K19: /);
    expect(refused("claimed 0 7 7", "to-act 1")).toMatch(
      /^line 4: –: 'claimed SEAT COUNT FACE' wanted/,
    );
    expect(refused("claimed 0 7 1 1", "to-act 1")).toMatch(/^line 4: –: /);
    expect(refused("claimed 5 7 1", "to-act 1")).toMatch(/^line 4: –: a seat wanted/);
    expect(refused("claimed 0 7 1", "king 0 7 1", "to-act 1")).toMatch(/^line 5: K21: /);
    expect(headerRefusal(box, 3, "claimed 0 7 1", "to-act 1", "over 0")).toMatch(
      /^line 6: K20: the round of the claim still runs/,
    );
  });

  test("K22: 'best' beats the claim, and belongs to one who has played", () => {
    expect(refused("best 1 8 1")).toMatch(/^line 4: K22: only in the final round/);
    expect(refused("king 0 7 5", "best 1 7 5", "to-act 0")).toMatch(
      /^line 5: K22: that does not beat the claim of 7/,
    );
    expect(refused("king 0 7 5", "best 0 8 5", "to-act 0")).toMatch(/^line 5: K22: /);
    expect(refused("king 0 7 5", "best 1 8 5")).toMatch(/^line 5: K21: seat 1 has not played/);
    expect(refused("king 0 7 5", "best 1 8 5", "to-act 0")).toBeUndefined();
  });

  test("K25: rounds run from 1 to 100, the final round to 101", () => {
    expect(refused("round 0")).toMatch(/^line 4: K25: a round wanted, 1 to 100/);
    expect(refused("round 101")).toMatch(/^line 4: K25: /);
    expect(refused("round 101", "king 0 7 1")).toBeUndefined();
    expect(refused("round 1", "king 0 7 1")).toMatch(/^line 4: K25: /);
    expect(refused("round 2 3")).toMatch(/^line 4: –: one number wanted/);
  });

  test("K23: an 'over' line must fit the rest of the position", () => {
    expect(two("over 1").table.turn).toEqual({ kind: "over", ranks: [2, 1] });
    expect(two("over all").table.turn).toEqual({ kind: "over", ranks: [1, 1] });
    expect(refused("over all", "king 0 7 1")).toMatch(
      /^line 4: K25: all share the first place only/,
    );
    expect(headerRefusal(box, 3, "over 1", "king 0 7 1")).toMatch(/^line 4: K23: /);
    const passed = ["king 0 7 1", "best 1 8 1", "to-act 0"];
    expect(refused("over 0", ...passed)).toBeUndefined();
    expect(refused("over 1", ...passed)).toBeUndefined();
    expect(headerRefusal(box, 3, "over 2", ...passed)).toMatch(/^line 4: K23: /);
    expect(refused("over 0", "active 1")).toMatch(/^line 4: K23: no turn is running/);
    expect(refused("over 2")).toMatch(/^line 4: –: a seat wanted/);
  });

  test("K21: to-act names a seat of the table", () => {
    expect(refused("to-act 2")).toMatch(/^line 4: –: a seat wanted/);
    expect(four("to-act 2").table.turn).toEqual({ kind: "decide", seat: 2 });
    expect(five("king 4 7 1", "to-act 4", "best 0 8 1").table.turn).toEqual({
      kind: "decide",
      seat: 4,
    });
  });

  test("unknown and repeated keys are refused at their line", () => {
    expect(refused("gold 0 5")).toMatch(
      /^line 4: –: unknown key 'gold': game, players, rules-version, dice, rules, start, cards/,
    );
    expect(refused("round 2", "round 3")).toBe("line 5: –: 'round' stands here twice: keep one");
    expect(refused("court guard 1", "court guard 1")).toBe(
      "line 5: –: 'court guard' stands here twice: keep one",
    );
    expect(refused("court guard 1", "court hunter 1")).toBeUndefined();
    expect(refused("board x")).toMatch(/^line 4: –: unknown key 'board'/);
  });
});
