import { rollingCourts } from "@courtly/rolling-courts";
import { LANGUAGES, seededCup, type Seat } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { openCoach as openCourtsCoach } from "../src/games/rolling-courts/coach.ts";
import { rollingCourtsEntry } from "../src/games/rolling-courts/entry.ts";
import { stepWords as courtsStepWords } from "../src/games/rolling-courts/stepWords.ts";
import { openCoach as openKingCoach } from "../src/games/to-court-the-king/coach.ts";
import { toCourtTheKingEntry } from "../src/games/to-court-the-king/entry.ts";
import { stepWords as kingStepWords } from "../src/games/to-court-the-king/stepWords.ts";
import { NO_PAINT } from "../src/outlet.ts";
import type { Coach } from "../src/play/coach.ts";
import { decide } from "../src/play/decision.ts";
import { widthOf } from "../src/play/layout.ts";
import type { Terminal } from "../src/play/terminal.ts";
import { ENGLISH, speechIn } from "../src/speech.ts";
import { decisions } from "./games/rolling-courts/games.ts";
import { courtly } from "./support/courtly.ts";
import { courtsPlace, NAMES, place } from "./support/place.ts";
import { PLAIN_DECISION } from "./support/plainDecision.ts";
import { rehearsal } from "./support/rehearsal.ts";
import { countingClock, environment } from "./support/thinking.ts";

const page = { names: NAMES, width: 80, rows: Infinity, paint: NO_PAINT, speech: ENGLISH };
const isWanted = async () => true;

/** The page that `c` shows at a position. */
async function shownAt<State extends { readonly toAct: Seat }>(
  coach: Coach<State>,
  state: State,
): Promise<string> {
  const draw = await coach(state, state.toAct, isWanted);
  return draw?.(page).join("\n") ?? "";
}

const kingAt = (...header: readonly string[]) =>
  shownAt(openKingCoach(countingClock()), place(header));
const courtsAt = (...header: readonly string[]) =>
  shownAt(openCourtsCoach(countingClock()), courtsPlace(3, header));

describe("To Court the King: the coach", () => {
  test("shows the best line, the next one, their chances and the reasons", async () => {
    const shown = await kingAt("cards 0 guard", "active 2 2 5");
    expect(shown).toMatch(/^The coach's advice/);
    // Equal dice are kept together where that wins about as often.
    expect(shown).toMatch(/\n\nbest {7}Keep 2 2\n(?: {11}.+\n)+ {11}\d+ % to win\n/);
    expect(shown).toMatch(/\n\nnext best {2}.+\n(?: {11}.+\n)+ {11}\d+ % to win\n/);
    expect(shown).toMatch(/\n\nwhy {8}.*The roll is for/s);
  });

  test("explains why a card is taken and another roll is not", async () => {
    const shown = await kingAt("active 3", "aside 3 3", "may-roll");
    expect(shown).toMatch(/\nbest {7}Keep the 3\n {11}Take Guard\n {11}\d+ % to win\n/);
    expect(shown).toMatch(
      /Your dice are enough for the Guard \(three alike\): brings in a 2\s+whenever you like, so 4 dice/,
    );
  });

  test("K22, K24: speaks about the mark in the final round, or advises not to roll", async () => {
    const close = await kingAt(
      "king 1 7 3",
      "start 1",
      "cards 0 farmer general",
      "active 1 4 4 4 4 4 4",
    );
    expect(close).toMatch(
      /\nbest {7}Keep 4 4 4 4 4 4\n {11}Roll the die again\n {11}17 % to win\n/,
    );
    expect(close).toMatch(
      /\nwhy {8}To win you must beat seven 3s\. You keep six 4s; one more\s+is needed,\s+and 1 die is rolled\./,
    );
    expect(await kingAt("king 1 12 6", "start 1")).toContain("Decline to roll");
  });

  test("says so if it could not count in all cards", async () => {
    const cards =
      "farmer servingMaid philosopher laborer guard hunter astronomer merchant noblewoman pawnbroker knight magician alchemist bishop nobleman general";
    expect(await kingAt(`cards 0 ${cards}`, "active 1 2 5")).toContain(
      "With so many cards only some of them could be counted in.",
    );
  });

  test("says so if there are too many dice", async () => {
    const dice = "active 1 1 1 2 2 2 3 3 3 4 4 4 5";
    expect(await kingAt("rules diceSupply=unlimited", dice)).toBe(
      "With so many dice the coach cannot think ahead.",
    );
  });

  test("has words of its own for each action", async () => {
    const cards =
      "cards 0 guard laborer philosopher merchant servingMaid pawnbroker magician bishop";
    const states = [
      place([cards, "active 1 3 5", "aside 2", "may-roll"]),
      place([cards, "rules italian"]),
      place([cards, "aside 3 3 3"]),
      place(["king 1 7 3", "start 1"]),
    ];
    for (const language of LANGUAGES)
      for (const before of states) {
        const speech = await speechIn(language);
        const words = toCourtTheKing
          .actions(before, 0)
          .map((action) => kingStepWords({ action, before }, speech));
        expect(new Set(words).size).toBe(words.length);
        expect(words.join()).not.toMatch(/undefined|\[object/);
      }
  });
});

describe("Rolling Courts: the coach", () => {
  test("shows the best line, the next one, their chances and the reasons", async () => {
    const shown = await courtsAt("unspent 3 4 5");
    const line = String.raw`(?: {11}.+\n)+ {11}[\d.]+ % to win, give or take [\d.]+ %\n`;
    expect(shown).toMatch(new RegExp(String.raw`\n\nbest {7}Send a member .+\n${line}`));
    expect(shown).toMatch(new RegExp(String.raw`\n\nnext best {2}.+\n${line}`));
    expect(shown).toMatch(/\n\nwhy {8}\S.+\n/);
    expect(shown).toContain("End the turn");
  });

  test("says nothing about chances before the dice are rolled", async () => {
    const shown = await courtsAt();
    expect(shown).toMatch(/\n\nbest {2}Roll three dice\n\nwhy {3}Every turn begins with the dice/);
    expect(shown).not.toContain("% to win");
  });

  test("has words of its own for each action, in games of all sizes", async () => {
    for (const language of LANGUAGES) {
      const speech = await speechIn(language);
      for (const players of [2, 4])
        for (const before of decisions(players, "coach").filter((_, i) => i % 9 === 0)) {
          const seat = before.toAct;
          const words = rollingCourts
            .actions(before, seat)
            .map((action) => courtsStepWords({ action, before, seat }, { names: NAMES, speech }));
          expect(new Set(words).size, words.join("\n")).toBe(words.length);
          expect(words.join()).not.toMatch(/undefined|\[object/);
        }
    }
  });

  test("fits the page at decisions of a whole game, in every language", async () => {
    const coach = openCourtsCoach(countingClock());
    const every = process.env["MODE"] === "long" ? 60 : 150;
    for (const state of decisions(3, "coach").filter((_, i) => i % every === 0)) {
      const draw = await coach(state, state.toAct, isWanted);
      for (const language of LANGUAGES)
        for (const width of [60, 100]) {
          const lines = draw?.({ ...page, width, speech: await speechIn(language) }) ?? [];
          expect(lines.join()).not.toMatch(/undefined|\[object|NaN/);
          for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width);
        }
    }
  });
});

const ENTRIES = [
  ["to-court-the-king", toCourtTheKingEntry],
  ["rolling-courts", rollingCourtsEntry],
] as const;

/** Plays at one keyboard with these lines; returns the screens, the printed lines and the end of the game. */
async function played(
  entry: typeof toCourtTheKingEntry,
  typed: readonly string[],
  changed: Partial<Terminal> = {},
) {
  const shown: string[] = [];
  const terminal = rehearsal(
    { width: 80, height: 40, typed },
    { onScreen: (lines) => shown.push(lines.join("\n")) },
  );
  const people = { names: ["Ada", "Ben"], bots: [undefined, undefined], start: 0 };
  const { stop } = await entry.play(
    { ...people, cup: seededCup("b"), botSeed: "b" },
    environment({ ...terminal, ...changed }),
  );
  return { shown, stop };
}

describe.each(ENTRIES)("%s: c at the table", (game, entry) => {
  test("shows the advice, the same again, and Enter goes back; the keys name it", async () => {
    const { shown } = await played(entry, ["roll", "c", "", "coach", ""]);
    const [, rolled, advice, , again, back] = shown;
    expect(advice).toMatch(/^The coach's advice[^]*\nbest [^]*\nwhy /);
    expect(again).toBe(advice);
    expect(back).toBe(rolled);
    expect(rolled).toContain(" · c coach · u undo");
  });

  test("says the same on every machine", async () => {
    const once = await played(entry, ["roll", "c"]);
    expect(await played(entry, ["roll", "c"])).toEqual(once);
  });

  test("says first that the coach is thinking", async () => {
    const screens: string[] = [];
    await played(entry, ["roll", "c"], { show: (lines) => screens.push(lines.join("\n")) });
    const at = screens.indexOf("The coach is thinking …");
    expect(screens[at + 1]).toMatch(/^The coach's advice/);
  });

  test("Ctrl-C while the coach thinks stops the game", async () => {
    let isThinking = false;
    const { shown, stop } = await played(entry, ["roll", "c"], {
      show: ([line]) => {
        isThinking ||= line === "The coach is thinking …";
      },
      stopped: () => (isThinking ? "interrupted" : undefined),
    });
    expect(stop).toBe("interrupted");
    expect(shown).toHaveLength(2);
  });

  test("works through a pipe, and the game goes on", async () => {
    const { code, out, err } = await courtly(["play", game, "--seed", "b"], {
      input: "c\nroll\nc\n1\nq\n",
    });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /› c\n\nThe coach is thinking …\nThe coach's advice.*\n\nbest {2}Roll three dice\n|› c\n\nThe coach is thinking …\nThe coach's advice.*\n\nbest {2}Roll 3 dice\n/,
    );
    expect(out.match(/\nThe coach's advice/g)).toHaveLength(2);
    expect(out).not.toContain("\u001B");
    expect(out).toContain("The game stopped here.");
  });
});

describe("where no advice can be given", () => {
  test("a game without a coach says so, and its keys do not name it", async () => {
    const shown: string[] = [];
    await decide(
      PLAIN_DECISION,
      rehearsal(
        { width: 80, height: 24, typed: ["c"] },
        { onScreen: (lines) => shown.push(lines.join("\n")) },
      ),
    );
    expect(shown[0]).toContain("? help · u undo");
    expect(shown[1]).toContain("There is no coach for this game.");
  });

  test("when the game is over, the coach says so", async () => {
    const said: string[] = [];
    const terminal = rehearsal(
      { width: 80, height: 24, typed: ["c", ""] },
      { onLine: (line) => said.push(line) },
    );
    const bots = { names: ["Page", "Page 2"], bots: ["page", "page"], start: 0 };
    const { ranks } = await toCourtTheKingEntry.play(
      { ...bots, cup: seededCup("e"), botSeed: "e" },
      environment(terminal),
    );
    expect(ranks).toHaveLength(2);
    expect(said.at(-1)).toBe("The game is over: the coach has nothing left to advise.");
  });

  test("lines for a bot's turn wait in a pipe until it is the person's turn", async () => {
    const { out } = await courtly(["play", "--seed", "b"], {
      input: "roll\nall\ntake nothing\nc\nq\n",
    });
    const afterBot = out.slice(out.search(/\nSquire (?:takes|claims)/));
    expect(afterBot).toMatch(/your turn\n[^]*› c\n\nThe coach is thinking …\n/);
  });
});
