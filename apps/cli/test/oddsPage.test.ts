import { environment } from "./support/thinking.ts";
import { seededCup } from "@courtly/engine";
import type { State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { NO_PAINT } from "../src/outlet.ts";
import { rollingCourtsEntry } from "../src/games/rolling-courts/entry.ts";
import { toCourtTheKingEntry } from "../src/games/to-court-the-king/entry.ts";
import { oddsPageOf } from "../src/games/to-court-the-king/oddsPage.ts";
import { place } from "./support/place.ts";
import { rehearsal } from "./support/rehearsal.ts";
import { ENGLISH } from "../src/speech.ts";

const page = { names: ["Ada", "Ben"], width: 80, rows: Infinity, paint: NO_PAINT, speech: ENGLISH };
const shownAt = async (state: State) => (await oddsPageOf(state))(page).join("\n");

describe("what o shows", () => {
  test("K13, K15: the cards that can still be won, and no others", async () => {
    const shown = await shownAt(place(["cards 0 farmer", "court hunter 0", "active 2 4 5 5"]));
    expect(shown).toMatch(/^Guard +three alike .*%$/m);
    expect(shown).not.toMatch(/^Farmer|^Hunter|^Fool|^Queen/m);
  });

  test("K20: a claimed King cannot be won before the final round", async () => {
    expect(await shownAt(place(["active 2 4 5"]))).toMatch(/^King/m);
    expect(await shownAt(place(["claimed 0 7 3", "to-act 1", "active 2 4 5"]))).not.toMatch(
      /^King/m,
    );
  });

  test("K22: in the final round it shows the mark to beat and the best action", async () => {
    const shown = await shownAt(
      place(["king 1 7 3", "start 1", "aside 4 4 4 4 4 4", "active 1 4"]),
    );
    expect(shown).toMatch(/^7x3 +better than seven 3s +█{20} +100\.00 %$/m);
    expect(shown).toContain("Best now: aside 1 4");
  });

  test("K23: the Queen's owner need only match", async () => {
    const lines = ["king 0 7 3", "best 1 7 4", "start 1", "to-act 0"];
    const shown = await shownAt(place([...lines, "aside 4 4 4 4 4 4", "active 4"]));
    expect(shown).toMatch(/^7x4 +seven 4s or better +█{20} +100\.00 %$/m);
  });
});

test("K12: odds are computed for up to twelve dice", async () => {
  const eleven = "aside 1 1 1 2 2 3 3 4 5 6 6";
  expect(await shownAt(place([eleven, "active 2"]))).toMatch(/^Guard/m);
  const lifted = ["rules diceSupply=unlimited", eleven, "active 2 3"];
  expect(await shownAt(place(lifted))).toBe("With more than 12 dice the odds take too long.");
});

describe("at the table", () => {
  const typing = async (entry: typeof toCourtTheKingEntry, ...typed: readonly string[]) => {
    const shown: string[] = [];
    const terminal = rehearsal(
      { width: 80, height: 40, typed },
      { onScreen: (lines) => shown.push(lines.join("\n")) },
    );
    const chances = { cup: seededCup("b"), botSeed: "b" };
    const people = { names: ["Ada", "Ben"], bots: [undefined, undefined], start: 0 };
    await entry.play({ ...people, ...chances }, environment(terminal));
    return shown;
  };

  test("o shows them, Enter goes back", async () => {
    const shown = await typing(toCourtTheKingEntry, "roll", "o", "");
    expect(shown.at(-2)).toMatch(/^Farmer +a pair .* 62\.96 %$/m);
    expect(shown.at(-1)).toContain("Which dice do you keep?");
    expect(shown.at(-1)).toContain("? help · o odds · c coach · u undo");
  });

  test("in a game without odds, o says so", async () => {
    const shown = await typing(rollingCourtsEntry, "o");
    expect(shown.at(-1)).toContain("There are no odds for this game.");
    expect(shown.at(-1)).toContain("? help · c coach · u undo");
  });
});
