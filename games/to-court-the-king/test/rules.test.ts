import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  ENGLISH,
  CHARACTER_IDS,
  CHARACTERS,
  readRules,
  RULE_SETS,
  writeRules,
} from "@courtly/to-court-the-king";
import { four, offered, refused, two } from "./court.ts";

describe("rule sets", () => {
  test("the English set is the default", () => {
    expect(readRules(["english"])).toEqual({ ok: true, value: RULE_SETS.english });
    expect(two().table.rules()).toEqual(["rules english"]);
  });

  test("each set says only how it differs", () => {
    expect(RULE_SETS.italian).toEqual({
      ...RULE_SETS.english,
      fools: "players",
      abilitiesBeforeRoll: "yes",
    });
    expect(RULE_SETS.manual).toEqual({
      ...RULE_SETS.english,
      magicianCost: "fourAlike",
      finalRoundStart: "left",
    });
  });

  test("house rules are changes to a set, or to the English one", () => {
    expect(two("rules italian fools=unlimited").table.rules()).toEqual([
      "rules english abilitiesBeforeRoll=yes",
    ]);
    expect(two("rules finalRoundStart=left").table.rules()).toEqual([
      "rules english finalRoundStart=left",
    ]);
    expect(two("rules manual finalRoundStart=right").table.rules()).toEqual([
      "rules english magicianCost=fourAlike",
    ]);
    for (const rules of Object.values(RULE_SETS))
      expect(readRules(writeRules(rules).split(" "))).toEqual({ ok: true, value: rules });
  });

  test("a rule that makes no sense is refused at its line", () => {
    expect(refused("rules french")).toBe(
      "line 4: –: no rule set 'french': english, italian, manual are known",
    );
    expect(refused("rules")).toBe("line 4: –: a rule set wanted: english, italian, manual");
    expect(refused("rules english fools=three")).toBe(
      "line 4: –: fools is unlimited or players, not 'three'",
    );
    expect(refused("rules english fools")).toMatch(/^line 4: –: fools is unlimited or players/);
    expect(refused("rules fools=players fools=players")).toBe("line 4: –: 'fools' is set twice");
    expect(refused("rules english speed=high")).toMatch(/^line 4: –: no rule 'speed'/);
    expect(refused("rules diceSupply=12=12")).toMatch(/^line 4: –: diceSupply is 12 or unlimited/);
    expect(refused("rules toString=12")).toMatch(/^line 4: –: no rule 'toString'/);
  });
});

describe("RULES.md", () => {
  test("lists every character's tier, cost and ability in the words of the game's texts", () => {
    const rules = readFileSync(join(import.meta.dirname, "../RULES.md"), "utf8");
    for (const id of CHARACTER_IDS) {
      const name = ENGLISH.names[id];
      const { tier, cost, ability } = CHARACTERS[id];
      const row = rules.split("\n").find((line) => line.startsWith(`  | ${name} | ${tier} |`));
      expect(row, name).toContain(`| ${ENGLISH.cost(cost)}`);
      expect(row, name).toContain(`| ${ENGLISH.ability(ability)} |`);
    }
  });
});

describe("the Italian set", () => {
  test("K2: as many Fools as players; a Charlatan is one of them turned over", () => {
    const scene = two("rules italian", "cards 0 charlatan", "cards 1 fool", "aside 1 2 4");
    expect(scene.refusal("take fool")).toBe("K15: no Fool is left in the court");
    const turned = two("rules italian", "cards 0 fool", "cards 1 fool", "aside 1 2 4").after(
      "0 take charlatan",
    );
    expect(turned.position()).toEqual(["start 0", "cards 0 charlatan", "cards 1 fool", "to-act 1"]);
    expect(two("rules italian", "court fool 0", "aside 1 2 4").refusal("take fool")).toMatch(
      /^K15: /,
    );
    const taken = two("rules italian", "court fool 1", "aside 1 2 4").after(
      "0 take fool",
      "1 roll",
      "* 1 2 4",
      "1 aside 1 2 4",
    );
    expect(taken.refusal("take fool")).toMatch(/^K15: /);
  });

  test("K9: cards that bring a die in may work before the first roll; it joins that roll without a face", () => {
    const scene = two("rules italian", "cards 0 guard laborer fool merchant servingMaid");
    expect(scene.legal()).toEqual(["roll", "use laborer", "use guard"]);
    const brought = scene.after("0 use guard");
    expect(brought.position()).toEqual([
      "start 0",
      "cards 0 fool servingMaid laborer guard merchant",
      "used guard",
    ]);
    expect(brought.legal()).toEqual(["roll", "use laborer"]);
    expect(brought.refusal("aside 2")).toMatch(/^K6: roll first/);
    expect(brought.refusal("use servingMaid 2>3")).toMatch(
      /^K9: the Serving Maid works after the first roll/,
    );
    expect(brought.after("0 roll").table.turn).toMatchObject({ kind: "roll", seat: 0, dice: 4 });
    expect(brought.after("0 roll", "* 1 2 3 4").refusal("use guard")).toMatch(
      /^K9: the Guard was called/,
    );
  });

  test("K12: dice brought in before the first roll count against the 12", () => {
    const rules = "rules italian fools=unlimited";
    const cards = `cards 0 general farmer guard laborer ${"charlatan ".repeat(5)}`;
    const scene = two(rules, cards).after("0 use guard");
    expect(scene.refusal("use laborer")).toMatch(/^K12: 12 of 12 dice are in use/);
    expect(scene.after("0 roll").table.turn).toMatchObject({ kind: "roll", seat: 0, dice: 12 });
    expect(refused(rules, cards, "used guard laborer")).toMatch(
      /^line 6: K12: 13 dice would be in use/,
    );
  });

  test("K9: the Queen brings a die without a face before the first roll", () => {
    const queen = two("rules italian", "king 0 7 1", "best 1 8 1", "to-act 0");
    expect(queen.legal()).toContain("use queen");
    expect(queen.refusal("use queen 6")).toMatch(
      /^K9: before the first roll the die of the Queen has no face yet/,
    );
    const used = queen.after("0 use queen");
    expect(used.position()).toContain("used queen");
    expect(used.after("0 roll").table.turn).toMatchObject({ kind: "roll", seat: 0, dice: 4 });
  });

  test("K24: a die brought in before the first roll still counts towards the mark", () => {
    const scene = two(
      "rules italian",
      "king 0 8 1",
      "start 0",
      "cards 1 general farmer charlatan guard",
    );
    expect(scene.legal()[0]).toBe("roll");
    expect(scene.after("1 use guard").legal()[0]).toBe("roll");
    expect(scene.after("1 use guard").legal()).toContain("decline");
  });

  test("K9: 'used' without dice means a position before the first roll", () => {
    expect(refused("rules italian", "cards 0 guard", "used guard")).toBeUndefined();
    expect(refused("rules italian", "cards 0 fool", "used fool")).toMatch(
      /^line 6: K9: the Fool works after/,
    );
    expect(refused("rules italian", "cards 0 guard", "used guard", "over 0")).toMatch(
      /^line 7: K23: /,
    );
  });
});

describe("the manual's set", () => {
  test("K14: the Magician costs four alike", () => {
    const takes = (rules: string, result: string) =>
      offered(two(rules, `aside ${result}`).legal(), "take magician");
    expect(takes("rules manual", "3 3 3 3")).toHaveLength(1);
    expect(takes("rules manual", "1 2 3 4 5")).toHaveLength(0);
    expect(takes("rules english", "3 3 3 3")).toHaveLength(0);
    expect(takes("rules english", "1 2 3 4 5")).toHaveLength(1);
    expect(two("rules manual", "aside 1 2 3 4 5").refusal("take magician")).toMatch(
      /^K13: the Magician costs four alike/,
    );
  });

  test("K21: the final round starts left of the last start player", () => {
    const order = (rules: string) => {
      let scene = four(rules, "king 2 7 1", "start 0");
      const seats: number[] = [];
      while (scene.table.turn.kind === "decide") {
        seats.push(scene.table.turn.seat);
        scene = scene.after(`${scene.table.turn.seat} decline`);
      }
      return seats;
    };
    expect(order("rules manual")).toEqual([1, 3, 0]);
    expect(order("rules english")).toEqual([3, 0, 1]);
  });
});
