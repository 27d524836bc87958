import { rollingCourts } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import {
  readAnswer,
  readChoice,
  type Choice,
  type Menu,
  type MenuQuestion,
} from "../../../src/play/menu.ts";
import { menuOf } from "../../../src/games/rolling-courts/menu.ts";
import { courtsPlace, NAMES } from "../../support/place.ts";
import { decisions } from "./games.ts";
import { ENGLISH } from "../../../src/speech.ts";

const menu = (players: number, header: readonly string[]) =>
  menuOf(courtsPlace(players, header), NAMES.slice(0, players), ENGLISH);

const labels = ({ choices }: { readonly choices?: readonly Choice[] | undefined }) =>
  (choices ?? []).map(({ label }) => label);

/** The question that a choice leads to. */
function asked(from: Menu | MenuQuestion, label: string): MenuQuestion {
  const next = from.choices?.find((choice) => choice.label === label)?.next;
  if (next?.kind !== "question") throw new Error(`'${label}' asks nothing: ${labels(from).join()}`);
  return next;
}

function texts(choices: readonly Choice[]): readonly string[] {
  return choices.flatMap(({ next }) =>
    next.kind === "act" ? [next.text] : texts(next.choices ?? []),
  );
}

function lists(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const below = choices.flatMap(({ next }) =>
    next.kind === "act" ? [] : lists(next.choices ?? []),
  );
  return [choices, ...below];
}

describe.each([2, 3, 4, 5])("%i players, whole games", (players) => {
  const states = decisions(players, "menus").filter((_, i) => i % 3 === 0);
  const names = NAMES.slice(0, players);

  test("every legal action can be chosen by numbers in exactly one way, and no other action can", () => {
    const kinds = new Set<string>();
    for (const state of states) {
      const legal = rollingCourts.actions(state, state.toAct);
      for (const { kind } of legal) kinds.add(kind);
      const written = legal.map(rollingCourts.notation.action.write);
      expect(texts(menuOf(state, names, ENGLISH).choices).toSorted()).toEqual(written.toSorted());
    }
    expect([...kinds].toSorted()).toEqual(
      "change court deep end enter home promote retire roll stay".split(" "),
    );
  });

  test("every list is short, and its entries have different labels", () => {
    for (const state of states) {
      const menu = menuOf(state, names, ENGLISH);
      expect(menu.choices.length).toBeLessThanOrEqual(9);
      for (const list of lists(menu.choices)) {
        expect(list.length).toBeLessThanOrEqual(15);
        expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
      }
    }
  });
});

describe("kinds first", () => {
  test("before the roll, only rolling can be chosen", () => {
    expect(labels(menu(3, []))).toEqual(["Roll three dice"]);
  });

  test("actions for dice and points with their prices, and the loss by ending the turn", () => {
    const turn = menu(3, [
      "gold 0 15",
      "village 2 0 - - -",
      "court 2 0 1 0",
      "court 3 0 1",
      "cave 4 0 - - - - -",
      "unspent 2 3",
      "points 3",
    ]);
    expect(labels(turn)).toEqual([
      "Go to court, from 11 gold",
      "Go into deep mine 3, +6 gold",
      "Send a member to village 2, 3",
      "Send a member into cave 2, 3",
      "Change a die (1 action point)",
      "Retire early, +2 gold (1 action point)",
      "Promote in village 2 (2 action points)",
      "End, losing 2 3 and 3 action points",
    ]);
    expect(turn.note).toBeUndefined();
  });

  test("R23: a way to court that costs too much is not offered, but mentioned", () => {
    const turn = menu(3, ["gold 0 9", "village 2 0 - - -", "unspent 2", "points 0"]);
    expect(labels(turn)).not.toContainEqual(expect.stringContaining("court"));
    expect(turn.note).toBe("Too dear: the way to court costs 11 gold, you have 9.");
  });

  test("a single way is shown at once, with its details", () => {
    const turn = menu(3, ["gold 0 12", "village 3 - 0 - -", "court 3 1 1 1 1 1", "unspent 4"]);
    expect(turn.choices[0]).toEqual({
      label: "Go to court 4, 10 gold",
      detail: "from village 3, seat 2, the first there",
      next: { kind: "act", text: "court 4 from village 3:2" },
    });
  });

  test("with everything spent, ending the turn loses nothing", () => {
    expect(labels(menu(3, ["unspent", "points 0"]))).toEqual(["End the turn"]);
  });

  test("R15: members that may come home, one by one", () => {
    const mines = ["cave 3 - - - 0 - -", "cave 5 - - - - 0 -", "examine 0"];
    expect(labels(menu(3, mines))).toEqual([
      "Home from cave 3, space 4: 2 gold",
      "Home from cave 5, space 5: 3 gold",
      "Let them all stay",
    ]);
  });
});

describe("then the way", () => {
  test("R10, R11: court and seat with the full price and the current points", () => {
    const turn = menu(2, [
      "gold 0 19",
      "village 3 - 0 - -",
      "village 4 0 - - -",
      "court 4 1 2",
      "unspent 4",
    ]);
    const where = asked(turn, "Go to court, from 10 gold");
    expect(labels(where)).toEqual([
      "Court 4 from village 3, seat 2: from 10 gold",
      "Court 4 from village 4, seat 1: from 12 gold",
    ]);
    expect(labels(asked(where, labels(where)[0] ?? ""))).toEqual([
      "Behind everyone: 10 gold, 1 point",
      "Ahead of S1: 15 gold, 2 points",
      "Ahead of S1 and Y2: 19 gold, 3 points",
    ]);
  });

  test("R8: a member that would be pushed out is named with the pay", () => {
    const turn = menu(3, ["village 6 0 1 1 2", "unspent 4 6"]);
    expect(labels(asked(turn, "Send a member to village 4, 6"))).toEqual([
      "Village 4, from home",
      "Village 4, from village 6, seat 1",
      "Village 6, from home: Page out, paid 2",
      "Village 6, from village 6, seat 1",
    ]);
  });

  test("R9: the menu asks which of many members to recall, with the pay that is given up", () => {
    const turn = menu(3, ["village 6 0 - 0 -", "cave 1 - - - 0 - -", "unspent 4"]);
    const entry = asked(turn, "Send a member to village 4");
    expect(labels(asked(entry, "Village 4, recalling a member"))).toEqual([
      "Village 6, seat 1",
      "Village 6, seat 3",
      "Cave 1, space 4 (worth 2)",
    ]);
  });

  test("R19: a promotion says whom it passes, and when it crosses the red line", () => {
    const turn = menu(3, ["village 3 0 1 - -", "cave 3 - - 0 - - -", "unspent 3", "points 2"]);
    expect(labels(asked(turn, "Promote a member (2 action points)"))).toEqual([
      "Village 3, seat 1 to 2, past Squire",
      "Cave 3, space 3 to 4, over the red line",
    ]);
  });

  test("several numbers may be typed at once, and the notation works everywhere", () => {
    const turn = menu(3, ["unspent 4 6"]);
    expect(readChoice("2 1", turn, ENGLISH.table.menu)).toMatchObject({
      value: { kind: "step", step: { kind: "act", text: "cave 4" } },
    });
    expect(readChoice("2 7", turn, ENGLISH.table.menu)).toEqual({
      ok: false,
      error: "there is no 7: choose 1 to 2",
    });
    expect(readChoice("village 4", turn, ENGLISH.table.menu)).toMatchObject({
      value: { kind: "typed" },
    });
    const question = asked(turn, "Send a member to village 4, 6");
    expect(readAnswer("2", question)).toMatchObject({ value: { step: { text: "village 6" } } });
    expect(readAnswer("cave 6", question)).toMatchObject({
      value: { kind: "typed", text: "cave 6" },
    });
    expect(readAnswer("x!", question)).toEqual({
      ok: false,
      error: "'x!' is not a choice: enter 1 to 2",
    });
  });
});
