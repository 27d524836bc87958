import { environment } from "./support/thinking.ts";
import { seededCup, type Faces } from "@courtly/engine";
import type { State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { decide, type DecisionContext } from "../src/play/decision.ts";
import { widthOf } from "../src/play/layout.ts";
import { NO_PAINT } from "../src/outlet.ts";
import { plainAction } from "../src/play/plainAction.ts";
import { toCourtTheKingEntry } from "../src/games/to-court-the-king/entry.ts";
import { menuOf } from "../src/games/to-court-the-king/menu.ts";
import { screenOf } from "../src/games/to-court-the-king/screen.ts";
import { typedActions } from "../src/games/to-court-the-king/typed.ts";
import { place } from "./support/place.ts";
import { PLAIN_DECISION } from "./support/plainDecision.ts";
import { rehearsal } from "./support/rehearsal.ts";
import { ENGLISH } from "../src/speech.ts";

/** Plays with these lines; returns the screens and the end of the game. With seed b, Ada begins with 2 4 5. */
async function played(...typed: readonly string[]) {
  const shown: string[] = [];
  const terminal = rehearsal(
    { width: 80, height: 24, typed },
    { onScreen: (lines) => shown.push(lines.join("\n")) },
  );
  const { stop, record } = await toCourtTheKingEntry.play(
    {
      names: ["Ada", "Ben"],
      bots: [undefined, undefined],
      start: 0,
      cup: seededCup("b"),
      botSeed: "b",
    },
    environment(terminal),
  );
  return { shown, last: shown.at(-1) ?? "", stop, record };
}

describe("leaving", () => {
  const question = "Leave the game? Enter or q again leaves, anything else stays.";

  test("q asks once, and Enter or q again leaves", async () => {
    const { last, stop } = await played("q", "");
    expect(last).toContain(question);
    expect(stop).toBe("quit");
    expect(await played("roll", "Q", "quit")).toMatchObject({ stop: "quit" });
  });

  test("any other answer stays in the game and does nothing", async () => {
    const { shown, last, stop, record } = await played("q", "roll", "roll");
    expect(shown[2]).toContain("You stay.");
    expect(last).toContain("Which dice do you keep?");
    expect(stop).toBe("ended");
    expect(record.match(/roll/g)).toHaveLength(1);
  });
});

describe("at the end", () => {
  const bots = { names: ["Page", "Page 2"], bots: ["page", "page"], start: 0 };
  const ended = async (...typed: readonly string[]) => {
    let said = "";
    let asked = 0;
    const terminal = rehearsal(
      { width: 80, height: 24, typed },
      { onLine: (line) => (said += line), onScreen: () => (asked += 1) },
    );
    const chances = { cup: seededCup("e"), botSeed: "e" };
    const { ranks } = await toCourtTheKingEntry.play(
      { ...bots, ...chances },
      environment(terminal),
    );
    expect(ranks).toHaveLength(2);
    return { asked, records: said.split("courtly 1\n").length - 1 };
  };

  test("Enter and q leave, r shows the record, anything else is asked again", async () => {
    expect(await ended("", "r")).toEqual({ asked: 1, records: 0 });
    expect(await ended("x", "Q", "r")).toEqual({ asked: 2, records: 0 });
    expect(await ended("r", "R", "no", "")).toEqual({ asked: 4, records: 2 });
  });

  test("Ctrl-C and Ctrl-D still print the record", async () => {
    expect(await ended()).toEqual({ asked: 1, records: 1 });
  });
});

describe("whatever is typed", () => {
  test.each([
    ["x".repeat(121), "That is too long: 120 characters at most."],
    ["", "Name dice by their faces, like 5 5."],
    ["4 4", "Only one 4 is there: choose from 2 4 5."],
    ["1 6", "1 6 are not there: choose from 2 4 5."],
    ["aside\u001B4", "'aside?4' names no dice: type their faces, like 5 5."],
  ])("'%s' gets a remark", async (line, remark) => {
    expect((await played("roll", line)).last).toContain(`\n${remark}\n`);
  });

  test("a tab counts as a space", async () => {
    expect((await played("roll", "aside\t4\t5")).record).toContain("\n0 aside 4 5\n");
  });

  test.each([
    ["0 ROLL", "Aside 4 5", "0 roll\n* 2 4 5\n0 aside 4 5"],
    ["Roll", "0   aside 5", "0 roll\n* 2 4 5\n0 aside 5"],
  ])("'%s' and '%s' are actions as records have them", async (first, second, body) => {
    expect((await played(first, second)).record).toContain(body);
  });

  test("the number of another seat in front of an action is not accepted", async () => {
    expect((await played("1 roll")).last).toContain("asks nothing more: leave 'roll' out");
  });
});

test.each([
  ["take Farmer", "take farmer"],
  ["Take  Serving Maid", "take servingMaid"],
  ["USE SERVINGMAID 2>5", "use servingMaid 2>5"],
  ["use Serving Maid 2>5", "use servingMaid 2>5"],
  ["1 take Nothing", "take nothing"],
  ["take Nobleman", "take nobleman"],
  ["2 all", "2 all"],
  ["0 roll", "0 roll"],
  ["Farmer", "Farmer"],
  ["take Jester", "take jester"],
])("typed in seat 1, '%s' is '%s'", (line, text) => {
  expect(plainAction(line, 1, typedActions(ENGLISH))).toBe(text);
});

/** The first screen of a decision in To Court the King. */
async function firstScreen(
  state: State,
  page: { readonly names: readonly string[]; readonly width: number; readonly height: number },
  { news, greeting }: Partial<Pick<DecisionContext, "news" | "greeting">> = {},
): Promise<readonly string[]> {
  const { names, width, height } = page;
  let shown: readonly string[] = [];
  await decide(
    {
      ...PLAIN_DECISION,
      screen: (rows) => screenOf(state, { names, width, rows, paint: NO_PAINT, speech: ENGLISH }),
      news: news ?? [],
      greeting,
      menu: menuOf(state, ENGLISH),
    },
    rehearsal({ width, height, typed: [] }, { onScreen: (lines) => (shown = lines) }),
  );
  expect(Math.max(...shown.map(widthOf)), shown.join("\n")).toBeLessThanOrEqual(width);
  expect(shown.length, shown.join("\n")).toBeLessThan(height);
  return shown;
}

test("the fullest table fits 80 × 24: every card, twelve dice, a long remark, news", async () => {
  const names = ["Ada", "Ben", "Cleo", "Dan", "Eve"].map((name) => name.padEnd(24, "-"));
  const all =
    "servingMaid philosopher laborer guard hunter astronomer merchant noblewoman pawnbroker knight magician alchemist bishop nobleman general farmer";
  const header = [
    `cards 0 fool ${all}`,
    ...[1, 2].map((seat) => `cards ${seat} ${all}`),
    "cards 3 fool farmer servingMaid philosopher",
    "rules italian diceSupply=unlimited",
    "active 1 2 3 4 5 6",
    "aside 1 1 1 1 1 1",
    "may-roll",
  ];
  const news = `${names[1]} claims the King with twelve 6s. The Queen comes along; the final round follows this one.`;
  const shown = await firstScreen(
    place(header, [], names.join(", ")),
    { names, width: 80, height: 24 },
    { news: [news, news, news, news], greeting: "it is your turn ".repeat(8) },
  );
  expect(shown.join("\n")).toContain("Alchemist");
});

test("on a low page the older news are left out", async () => {
  const state = place(["aside 1 1 3", "may-roll"]);
  const page = { names: ["Ada", "Ben"], width: 60, height: 20 };
  const news = ["first", "second", "third", "fourth"];
  const shown = await firstScreen(state, page, { news });
  expect(shown).not.toContain("first");
  expect(shown).toContain("fourth");
});

test("on a low page the details of choices are left out", async () => {
  const state = place(["aside 1 1 3", "may-roll"]);
  const page = { names: ["Ada", "Ben"], width: 60 };
  expect((await firstScreen(state, { ...page, height: 24 })).join("\n")).toContain(
    "Farmer: 1 more",
  );
  const low = await firstScreen(state, { ...page, height: 16 });
  expect(low.join("\n")).toMatch(/Take Farmer +\d/);
});

test("a question about 36 dice does not list every possible action", () => {
  const cards = "cards 0 merchant noblewoman nobleman alchemist fool";
  const faces = Array.from({ length: 36 }, (_, i) => 1 + (i % 6))
    .toSorted()
    .join(" ");
  const state = place(["rules diceSupply=unlimited", cards, `active ${faces}`]);
  let looks = 0;
  const get = (active: Faces, key: string | symbol): unknown => {
    looks += 1;
    return Reflect.get(active, key);
  };
  const active = new Proxy(state.dice.active, { get });
  const watched = { ...state, dice: { ...state.dice, active } };
  expect(menuOf(watched, ENGLISH).choices).toHaveLength(6);
  expect(looks).toBeLessThan(7 ** 6); // the number of ways to set dice aside alone
});
