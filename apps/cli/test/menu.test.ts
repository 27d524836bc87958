import { seededRandom } from "@courtly/engine";
import { CHARACTER_IDS, toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import {
  menuLines,
  readAnswer,
  readChoice,
  type Menu,
  type MenuQuestion,
  type MenuStep,
} from "../src/play/menu.ts";
import { NO_PAINT } from "../src/outlet.ts";
import { menuOf } from "../src/games/to-court-the-king/menu.ts";
import { place } from "./support/place.ts";
import { ENGLISH } from "../src/speech.ts";

const labels = ({ choices }: Menu) => choices.map(({ label }) => label);

/** Follows the answers from the menu to the text of an action, or to the message of the last question. */
function answered(menu: Menu, label: string, ...answers: readonly string[]): string {
  let step: MenuStep | undefined = menu.choices.find((choice) => choice.label === label)?.next;
  for (const answer of answers) {
    if (step?.kind !== "question") return `no question for '${answer}'`;
    const next = step.read(answer);
    if (!next.ok) return next.error;
    step = next.value;
  }
  return step?.text ?? "no such choice";
}

describe("what can be chosen", () => {
  test("before the first roll, only rolling can be chosen", () => {
    expect(labels(menuOf(place(["cards 0 farmer guard"]), ENGLISH))).toEqual(["Roll 4 dice"]);
  });

  test("K7: rolling again only after a die was set aside", () => {
    expect(labels(menuOf(place(["active 2 5"]), ENGLISH))).toEqual(["Keep dice"]);
    expect(labels(menuOf(place(["active 2 5", "aside 5", "may-roll"]), ENGLISH))).toEqual([
      "Keep dice",
      "Roll 2 dice again",
    ]);
  });

  test("K9, K13: unused cards by name, and at the end of the turn what the result allows", () => {
    const state = place(["cards 0 guard hunter", "aside 1 1 3", "used guard", "may-roll"]);
    expect(labels(menuOf(state, ENGLISH))).toEqual([
      "Hunter",
      "Take Fool",
      "Take Farmer",
      "Take Serving Maid",
      "Take nothing",
    ]);
  });

  test("K24: a player without hope is offered to decline first", () => {
    expect(labels(menuOf(place(["king 0 9 6"]), ENGLISH))).toEqual([
      "Decline to roll",
      "Roll 3 dice",
    ]);
    const cards = "cards 1 farmer laborer guard hunter pawnbroker knight bishop";
    expect(labels(menuOf(place(["king 0 7 1", cards]), ENGLISH))).toEqual([
      "Roll 4 dice",
      "Decline to roll",
    ]);
  });

  test("K9: usable cards are offered, and ask a question unless there is only one way", () => {
    const random = seededRandom("menus");
    const drawn = (count: number) =>
      Array.from({ length: count }, () => 1 + Math.floor(random() * 6)).join(" ");
    for (let game = 0; game < 300; game += 1) {
      const cards = CHARACTER_IDS.slice(0, -2).filter((id) => id !== "charlatan" && random() < 0.5);
      const [active, aside] = [Math.floor(random() * 5), Math.floor(random() * 3)];
      const state = place([
        `rules ${random() < 0.5 ? "english" : "italian"}`,
        ...(cards.length === 0 ? [] : [`cards 0 ${cards.join(" ")}`]),
        ...(active === 0 ? [] : [`active ${drawn(active)}`]),
        ...(aside === 0 ? [] : [`aside ${drawn(aside)}`, "may-roll"]),
      ]);
      const legal = toCourtTheKing.actions(state, 0).map(toCourtTheKing.notation.action.write);
      const { choices } = menuOf(state, ENGLISH);
      for (const id of CHARACTER_IDS) {
        const name = ENGLISH.king.names[id];
        const uses = legal.filter((text) => text.split(" ", 2).join(" ") === `use ${id}`);
        const next = choices.find(({ label }) => label === name)?.next;
        const shown = next === undefined ? [] : next.kind === "act" ? [next.text] : "asked";
        expect(shown, `${name} among ${legal.join(", ")}`).toEqual(
          uses.length > 1 ? "asked" : uses,
        );
      }
    }
  });

  test("the menu fits on a page, however many ways there are", () => {
    const cards =
      "cards 0 fool servingMaid philosopher merchant noblewoman magician alchemist nobleman";
    const state = place([cards, "active 1 1 2 2 3 3 4 4 5 6"]);
    expect(toCourtTheKing.actions(state, 0).length).toBeGreaterThan(1000);
    expect(menuOf(state, ENGLISH).choices).toHaveLength(9);
  });
});

describe("from a choice to an action", () => {
  const cards =
    "cards 0 fool servingMaid philosopher guard astronomer merchant noblewoman magician alchemist";
  const menu = menuOf(place([cards, "active 1 2 3 4 5 6", "aside 2", "may-roll"]), ENGLISH);

  test.each([
    ["Keep dice", ["5 4"], "aside 4 5"],
    ["Keep dice", ["54"], "aside 4 5"],
    ["Keep dice", ["all"], "aside 1 2 3 4 5 6"],
    ["Guard", [], "use guard"],
    ["Fool", ["3"], "use fool 3"],
    ["Merchant", ["6 1"], "use merchant 1 6"],
    ["Serving Maid", ["2", "5"], "use servingMaid 2>5"],
    ["Philosopher", ["5 1", "3 3"], "use philosopher 1>3 5>3"],
    ["Philosopher", ["1>3 5>3"], "use philosopher 1>3 5>3"],
    ["Astronomer", ["6"], "use astronomer 6>2"],
    ["Magician", ["6", "1"], "use magician 6>1"],
    ["Noblewoman", ["1,4"], "use noblewoman 1>2 4>5"],
    ["Noblewoman", ["all"], "use noblewoman 1>2 2>3 3>4 4>5 5>6"],
    ["Alchemist", ["3 4 5", "4 4 4"], "use alchemist 3>4 5>4"],
  ])("%s %j: %s", (label, answers, text) => {
    expect(answered(menu, label, ...answers)).toBe(text);
  });

  test.each([
    ["Keep dice", ["5 5"], "only one 5 is there: choose from 1 2 3 4 5 6"],
    ["Keep dice", ["0"], "'0' is not a die: type 1 to 6"],
    ["Keep dice", [","], "',' names no dice: type their faces, like 5 5"],
    ["Fool", ["1 2"], "name one die, not 2"],
    ["Philosopher", ["1"], "name two dice, not 1"],
    ["Alchemist", ["1 2 3 4"], "name at most 3 dice, not 4"],
    ["Noblewoman", ["6"], "6 is not there: choose from 1 2 3 4 5"],
    ["Magician", ["6", "1 2"], "name one value, not 2"],
  ])("%s %j is answered: %s", (label, answers, says) => {
    expect(answered(menu, label, ...answers)).toBe(says);
  });

  test("the possible values of dice are listed if they are few", () => {
    expect(answered(menu, "Philosopher", "1 5")).toBe("What do 1 5 become? 2 4 · 3 3");
  });

  test("a single die is not asked for", () => {
    const queen = menuOf(
      place(["claimed 1 7 1", "start 1", "to-act 0", "cards 0 magician", "active 3"]),
      ENGLISH,
    );
    expect(answered(queen, "Magician", "6")).toBe("use magician 3>6");
    expect(answered(queen, "Keep the 3")).toBe("aside 3");
  });
});

describe("what a line means", () => {
  const question: MenuQuestion = {
    kind: "question",
    text: "Which?",
    read: (answer) =>
      answer === "5"
        ? { ok: true, value: { kind: "act", text: "aside 5" } }
        : { ok: false, error: "5 wanted" },
  };
  const menu: Menu = {
    choices: [
      { label: "Roll", next: { kind: "act", text: "roll" } },
      { label: "Aside", next: question },
    ],
  };
  const step = (text: string) => ({
    ok: true,
    value: { kind: "step", step: { kind: "act", text } },
  });
  const command = (name: string) => ({ ok: true, value: { kind: "command", name } });

  test("a number chooses, and may be followed by the answer", () => {
    expect(readChoice(" 1 ", menu, ENGLISH.table.menu)).toEqual(step("roll"));
    expect(readChoice("2 5", menu, ENGLISH.table.menu)).toEqual(step("aside 5"));
    expect(readChoice("2 4", menu, ENGLISH.table.menu)).toEqual({ ok: false, error: "5 wanted" });
    expect(readChoice("1 5", menu, ENGLISH.table.menu)).toEqual({
      ok: false,
      error: "'Roll' asks nothing more: leave '5' out",
    });
  });

  test("command keys work everywhere", () => {
    for (const [key, name] of [
      ["u", "undo"],
      ["?", "guide"],
      ["R", "record"],
      ["quit", "quit"],
    ] as const) {
      expect(readChoice(key, menu, ENGLISH.table.menu)).toEqual(command(name));
      expect(readAnswer(key, question)).toEqual(command(name));
    }
  });

  test("Enter takes the only choice, and only that", () => {
    expect(readChoice("", { choices: menu.choices.slice(0, 1) }, ENGLISH.table.menu)).toEqual(
      step("roll"),
    );
    expect(readChoice("", menu, ENGLISH.table.menu)).toEqual({
      ok: false,
      error: "choose a number, 1 to 2",
    });
  });

  test("in front of a question Enter goes back, and the notation works too", () => {
    expect(readAnswer("", question)).toEqual({ ok: true, value: { kind: "back" } });
    expect(readAnswer("aside 4", question)).toMatchObject({
      value: { kind: "typed", text: "aside 4", otherwise: undefined },
    });
    expect(readAnswer("four", question)).toMatchObject({
      value: { kind: "typed", otherwise: "5 wanted" },
    });
    expect(readAnswer("4", question)).toEqual({ ok: false, error: "5 wanted" });
  });

  test("text wider than the page continues on the next line", () => {
    const label = "Ahead of Ada and Ben: 12 gold";
    const lines = (detail?: string) =>
      menuLines(
        { choices: [{ label, detail, next: question }, ...menu.choices] },
        { width: 24, detailedMax: detail === undefined ? 0 : 4, paint: NO_PAINT, enter: "Enter" },
      );
    const [first, second] = [" 1  Ahead of Ada and", "    Ben: 12 gold"];
    expect(lines()).toEqual([first, second, " 2  Roll", " 3  Aside"]);
    expect(lines("a seat").slice(0, 3)).toEqual([first, `${second}:`, "      a seat"]);
  });

  test("few choices are shown with details, many in columns", () => {
    const choices = Array.from({ length: 12 }, (_, i) => ({
      label: `Choice ${i + 1}`,
      detail: "does this",
      next: question,
    }));
    const lines = (count: number) =>
      menuLines(
        { choices: choices.slice(0, count) },
        { width: 60, detailedMax: 4, paint: NO_PAINT, enter: "Enter" },
      );
    expect(lines(2)).toEqual([" 1  Choice 1: does this", " 2  Choice 2: does this"]);
    expect(lines(12)[0]).toBe("  1  Choice 1     5  Choice 5     9  Choice 9");
    expect(lines(12)).toHaveLength(4);
  });
});
