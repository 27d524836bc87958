import { CHARACTER_IDS } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { oddsCommand } from "../src/commands/odds.ts";
import { readRequest } from "../src/options.ts";
import { readQuestion } from "../src/games/to-court-the-king/oddsQuestion.ts";
import { courtlyInside } from "./support/courtly.ts";

interface Odds {
  readonly odds: Readonly<Record<string, number>>;
  readonly best?: { readonly action: string; readonly p: number } | null;
  readonly exact: boolean;
}

async function odds(...options: readonly string[]): Promise<Odds> {
  const { code, out, err } = await courtlyInside(["odds", ...options, "--json"]);
  expect(err).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out) as Odds;
}

describe("for programs", () => {
  test("without a goal: seventeen costs, twelve digits, no best action", async () => {
    const answer = await odds("--cards", "");
    expect(Object.keys(answer.odds)).toHaveLength(17);
    expect(answer.odds).toMatchObject({
      farmer: 0.794238683128,
      guard: 0.138374485597,
      laborer: 0.410600994513,
      king: 0,
    });
    expect(Object.keys(answer)).toEqual(["odds", "exact"]);
    expect(answer.exact).toBe(true);
  });

  test("a single goal comes with the best action", async () => {
    const { out } = await courtlyInside(["odds", "--cards", "", "--goal", "guard", "--json"]);
    expect(out).toBe(
      `{"odds":{"guard":0.138374485597},"best":{"action":"roll","p":0.138374485597},"exact":true}\n`,
    );
    const kept = await odds("--cards", "", "--active", "5,2,5", "--goal", "guard");
    expect(kept.best).toEqual({ action: "aside 5 5", p: 0.166666666667 });
  });

  test("a mark as goal means a result that ranks at least as high", async () => {
    const ranked = async (goal: string) =>
      (await odds("--cards", "", "--aside", "4,4", "--active", "4", "--goal", goal)).odds;
    expect(await ranked("3x4")).toEqual({ "3x4": 1 });
    expect(await ranked("3x5")).toEqual({ "3x5": 0 });
    expect(await odds("--cards", "", "--aside", "4,4,4", "--goal", "3x4")).toEqual({
      odds: { "3x4": 1 },
      best: null,
      exact: true,
    });
  });

  test("odds depend on used cards, dice set aside and whether a roll is allowed", async () => {
    const at = async (...more: readonly string[]) => {
      const dice = ["--aside", "5,5", "--active", "1"];
      return (await odds("--cards", "merchant", ...dice, "--goal", "guard", ...more)).odds["guard"];
    };
    expect(await at("--used", "merchant")).toBe(0);
    expect(await at()).toBe(0.166666666667);
    expect(await at("--may-roll")).toBe(0.305555555556);
  });

  test("rules: before the first roll a card may bring a die in, a Magician may cost less", async () => {
    const alike = (...rules: readonly string[]) =>
      odds("--cards", "laborer", "--goal", "magician", ...rules);
    expect((await alike("--rules", "manual")).odds["magician"]).toBeGreaterThan(0);
    expect((await alike()).odds["magician"]).toBe(0);
    const pips = (...more: readonly string[]) =>
      odds("--cards", "laborer", "--goal", "merchant", ...more);
    const early = await pips("--rules", "italian");
    expect(early.best?.action).toBe("use laborer");
    expect(early.odds["merchant"]).toBeGreaterThan((await pips()).odds["merchant"] as number);
    expect((await pips("--rules", "italian", "--used", "laborer")).odds).toEqual(early.odds);
  });

  test("a goal has the same odds alone and among all goals", async () => {
    const all = await odds("--cards", "farmer,guard");
    const one = await odds("--cards", "farmer,guard", "--goal", "noblewoman");
    expect(one.odds["noblewoman"]).toBe(all.odds["noblewoman"]);
  });
});

describe("for people", () => {
  test("a table with bars and per cent", async () => {
    const { out } = await courtlyInside(["odds", "--cards", ""]);
    expect(out).toContain("Before the first roll\n");
    expect(out).toMatch(/^Serving Maid +every die odd +█{10}░{10} +50\.00 %$/m);
    expect(out).not.toContain("Best now");
  });

  test("the position and the best next action", async () => {
    const dice = ["--aside", "2", "--active", "5,2", "--may-roll"];
    const { out } = await courtlyInside(["odds", "--cards", "guard", ...dice, "--goal", "guard"]);
    expect(out).toMatch(/^With active 2 5, kept 2, free to roll$/m);
    expect(out).toMatch(/^Guard +three alike +█{20} +100\.00 %$/m);
    expect(out).toMatch(/^Best now: use guard|^Best now: aside 2/m);
  });

  test("a nearly certain chance is not shown as certain", async () => {
    const nine = "farmer,laborer,guard,servingMaid,philosopher,hunter,merchant";
    const { out } = await courtlyInside(["odds", "--cards", nine, "--goal", "alchemist"]);
    expect(out).toContain("over 99.99 %");
  });
});

test("with all cards the answer is a lower and an upper bound", async () => {
  const all = CHARACTER_IDS.filter((id) => id !== "charlatan" && id !== "king").join(",");
  const { odds: chances, exact, ...more } = await odds("--cards", all, "--goal", "12x6");
  expect(exact).toBe(false);
  expect(more).toMatchObject({ atMost: { "12x6": 1 } });
  expect(chances["12x6"]).toBeGreaterThan(0.99);
  expect(chances["12x6"]).toBeLessThan(1);
});

describe("wrong usage: one line, exit code 2", () => {
  const dice = (count: number) => Array.from({ length: count }, () => "1").join(",");

  test.each([
    [["--cards", "guard,hunter,guard"], "--cards: the Guard is there twice"],
    [["--cards", "", "--active", dice(13)], "13 dice are too many: there are 12 (K12)"],
    [["--cards", "", "--active", "1,7"], "--active: '7' is not a die: 1 to 6 wanted"],
    [["--cards", "guard", "--active", "1", "--used", "hunter"], "the Hunter is not among --cards"],
  ])("%j", async (args, expected) => {
    const { code, out, err } = await courtlyInside(["odds", ...args]);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(/^courtly: odds: [^\n]+\n$/);
    expect(err).toContain(expected);
  });

  test.each([
    [[], "say which cards you own"],
    [["--cards", "gaurd"], "--cards: no character 'gaurd'"],
    [["--cards", "", "--active", dice(6), "--aside", dice(7)], "13 dice are too many"],
    [["--cards", "", "--aside", "0"], "--aside: '0' is not a die"],
    [["--cards", "guard", "--active", "1", "--used", "guard,guard"], "works once a turn"],
    [["--cards", "farmer", "--active", "1", "--used", "farmer"], "the Farmer is never used"],
    [["--cards", "guard", "--used", "guard"], "works after the first roll"],
    [["--cards", "fool", "--used", "fool", "--rules", "italian"], "works after the first roll"],
    [["--cards", "", "--active", "1", "--may-roll"], "--may-roll says that a die was kept"],
    [["--cards", "", "--goal", "8x7"], "--goal: '7' is not a die"],
    [["--cards", "", "--goal", "13x3"], "--goal: 13 dice alike: 1 to 12 wanted"],
    [["--cards", "", "--goal", "queen"], "--goal: the Queen asks for no dice"],
    [["--cards", "", "--goal", "everything"], "--goal: no character 'everything'"],
    [["--cards", "", "--rules", "french"], "--rules: no rule set 'french'"],
    [["--cards", "", "--rules", "diceSupply=unlimited", "--active", dice(17)], "16 at most"],
    [["guard"], "'guard' belongs to no option"],
  ])("%j is refused", (args, expected) => {
    const request = readRequest(args, oddsCommand.options);
    const question = request.ok ? readQuestion(request.value) : request;
    expect(question.ok ? "" : question.error).toContain(expected);
  });
});
