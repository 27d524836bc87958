import { headerLine, readOpening, type Game } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { ruleMenu as courtsMenu } from "../../../src/games/rolling-courts/ruleMenu.ts";
import { ruleMenu as kingMenu } from "../../../src/games/to-court-the-king/ruleMenu.ts";
import { rulesInWords, ruleWordsOf, setOf } from "../../../src/home/setup/ruleMenus.ts";

function headerOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  choices: { readonly rules: readonly string[]; readonly board?: string | undefined },
): readonly string[] {
  const setup = readOpening(game, { players: 3, start: 1, ...choices });
  if (!setup.ok) throw new Error(setup.error.message);
  return game.notation.setup.write(setup.value).rules;
}

describe("every choice of the setup makes a game", () => {
  test.each(kingMenu().sets)("the rule set $name", ({ name, rules }) => {
    expect(headerOf(toCourtTheKing, { rules: ruleWordsOf(rules) })).toEqual([`rules ${name}`]);
    expect(setOf(kingMenu(), rules)?.name).toBe(name);
  });

  test("every house rule, each with a different description", () => {
    for (const [game, menu] of [
      [toCourtTheKing, kingMenu()],
      [rollingCourts, courtsMenu()],
    ] as const) {
      const standard = menu.sets[0]?.rules ?? {};
      for (const { name, title, values } of menu.fields) {
        expect(title).not.toBe(name);
        for (const { value, words } of values) {
          expect(words).not.toBe(value);
          const rules = ruleWordsOf({ ...standard, [name]: value });
          const lines = [headerLine(["rules", ...rules].join(" "), 1)];
          expect(game.notation.setup.read(lines, 3).ok, `${name}=${value}`).toBe(true);
        }
      }
    }
  });

  test("house rules are not a rule set", () => {
    const menu = kingMenu();
    expect(setOf(menu, { ...menu.sets[0]?.rules, diceSupply: "unlimited" })).toBeUndefined();
  });

  test("every board, each with a description", () => {
    for (const { name, words, line } of courtsMenu().boards) {
      const header = headerOf(rollingCourts, { rules: ["standard"], board: line });
      expect(header.join("\n")).toContain(line === undefined ? "standard" : name);
      expect(words).not.toBe("");
    }
  });
});

describe("a lobby lists its rules", () => {
  const menu = kingMenu();

  test.each(menu.sets)("the rule set $name, and nothing else", ({ rules, title, words }) => {
    const line = `${title} rules, ${words}`;
    expect(rulesInWords(menu, { rules: ruleWordsOf(rules).join(" ") })).toEqual([line]);
  });

  test("named as in a record, and house rules where they differ", () => {
    const [set, house] = rulesInWords(menu, { rules: "italian diceSupply=unlimited" });
    expect(set).toMatch(/^Italian rules/);
    expect(house).toMatch(/^Dice: /);
  });

  test("without rules it is the first set; a board has its name", () => {
    expect(rulesInWords(menu, {})[0]).toMatch(/^English rules/);
    const courts = courtsMenu();
    const [, board] = courts.boards;
    expect(rulesInWords(courts, { board: board?.line }).at(-1)).toBe(`Board: ${board?.title}`);
    expect(rulesInWords(courts, { board: "{}" }).at(-1)).toContain("own");
  });
});
