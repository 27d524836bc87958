import { headerLine, readOpening, type Game } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { ruleMenuOf, rulesInWords, ruleWordsOf, setOf } from "../../../src/home/setup/ruleMenus.ts";

function headerOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  choices: { readonly rules: readonly string[]; readonly board?: string | undefined },
): readonly string[] {
  const setup = readOpening(game, { players: 3, start: 1, ...choices });
  if (!setup.ok) throw new Error(setup.error.message);
  return game.notation.setup.write(setup.value).rules;
}

describe("every choice of the setup makes a game", () => {
  test.each(ruleMenuOf(toCourtTheKing.id).sets)("the rule set $name", ({ name, rules }) => {
    expect(headerOf(toCourtTheKing, { rules: ruleWordsOf(rules) })).toEqual([`rules ${name}`]);
    expect(setOf(ruleMenuOf(toCourtTheKing.id), rules)?.name).toBe(name);
  });

  test("every house rule, in words of its own", () => {
    for (const game of [toCourtTheKing, rollingCourts]) {
      const menu = ruleMenuOf(game.id);
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

  test("house rules are no set", () => {
    const menu = ruleMenuOf(toCourtTheKing.id);
    expect(setOf(menu, { ...menu.sets[0]?.rules, diceSupply: "unlimited" })).toBeUndefined();
  });

  test("every board, and each says what it is", () => {
    for (const { name, words, line } of ruleMenuOf(rollingCourts.id).boards) {
      const header = headerOf(rollingCourts, { rules: ["standard"], board: line });
      expect(header.join("\n")).toContain(line === undefined ? "standard" : name);
      expect(words).not.toBe("");
    }
  });
});

describe("a lobby says what is played by", () => {
  const menu = ruleMenuOf(toCourtTheKing.id);

  test.each(menu.sets)("the rule set $name, and nothing besides", ({ rules, title, words }) => {
    const line = `${title} rules, ${words}`;
    expect(rulesInWords(menu, { rules: ruleWordsOf(rules).join(" ") })).toEqual([line]);
  });

  test("named as in a record, and house rules where they differ", () => {
    const [set, house] = rulesInWords(menu, { rules: "italian diceSupply=unlimited" });
    expect(set).toMatch(/^Italian rules/);
    expect(house).toMatch(/^Dice: /);
  });

  test("without a word it is the first set; a board has its name", () => {
    expect(rulesInWords(menu, {})[0]).toMatch(/^English rules/);
    const courts = ruleMenuOf(rollingCourts.id);
    const [, board] = courts.boards;
    expect(rulesInWords(courts, { board: board?.line }).at(-1)).toBe(`Board: ${board?.title}`);
    expect(rulesInWords(courts, { board: "{}" }).at(-1)).toContain("own");
  });
});
