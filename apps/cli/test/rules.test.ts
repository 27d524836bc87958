import { expect, test } from "vitest";
import { courtlyInside } from "./support/courtly.ts";

interface Sheet {
  readonly characters: readonly {
    id: string;
    cost: string;
    ability: string;
    tier: string;
    copies: Record<string, unknown>;
  }[];
  readonly ruleSets: Record<string, Record<string, string>>;
  readonly rules: Record<string, string>;
}

async function sheet(...options: readonly string[]): Promise<Sheet> {
  const { code, out } = await courtlyInside(["rules", "to-court-the-king", "--json", ...options]);
  expect(code).toBe(0);
  return JSON.parse(out) as Sheet;
}

test("K2: twenty characters with cost, ability and copies for two to five players", async () => {
  const { characters, ruleSets } = await sheet();
  expect(characters).toHaveLength(20);
  expect(characters.find(({ id }) => id === "guard")).toEqual({
    id: "guard",
    name: "Guard",
    tier: "I",
    cost: "three alike",
    ability: "brings in a 2",
    copies: { 2: 2, 3: 2, 4: 3, 5: 4 },
  });
  expect(characters[0]?.copies).toEqual({
    2: "unlimited",
    3: "unlimited",
    4: "unlimited",
    5: "unlimited",
  });
  expect(Object.keys(ruleSets)).toEqual(["english", "italian", "manual"]);
});

test("a rule set changes only its own differences", async () => {
  const [manual, italian] = await Promise.all([
    sheet("--rules", "manual"),
    sheet("--rules", "italian diceSupply=unlimited"),
  ]);
  expect(manual.characters.find(({ id }) => id === "magician")?.cost).toBe("four alike");
  expect(italian.characters[0]?.copies).toEqual({ 2: 2, 3: 3, 4: 4, 5: 5 });
  expect(italian.rules).toMatchObject({ diceSupply: "unlimited", abilitiesBeforeRoll: "yes" });
});

test("for people: an aligned table, and the rule sets with their differences", async () => {
  const { out } = await courtlyInside(["rules", "to-court-the-king"]);
  const lines = out.split("\n");
  const column = lines.find((line) => line.startsWith("tier"))?.indexOf("cost");
  expect(lines.find((line) => line.includes("hunter"))?.indexOf("four alike")).toBe(column);
  expect(out).toContain("  italian  fools=players abilitiesBeforeRoll=yes\n");
});
