import type { State } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { diceLines, diceWidth } from "../src/play/diceArt.ts";
import { widthOf } from "../src/play/layout.ts";
import { NO_PAINT, outletOf } from "../src/outlet.ts";
import { guideOf } from "../src/games/to-court-the-king/guide.ts";
import { screenOf } from "../src/games/to-court-the-king/screen.ts";
import { place } from "./support/place.ts";
import { ENGLISH } from "../src/speech.ts";

const page = { names: ["Ada", "Ben"], width: 80, rows: 24, paint: NO_PAINT, speech: ENGLISH };

describe("dice", () => {
  test("boxes with pips, side by side", () => {
    expect(diceLines([1, 2, 6], "large")).toEqual([
      "┌─────┐ ┌─────┐ ┌─────┐",
      "│     │ │●    │ │●   ●│",
      "│  ●  │ │     │ │●   ●│",
      "│     │ │    ●│ │●   ●│",
      "└─────┘ └─────┘ └─────┘",
    ]);
    expect(diceLines([3, 5], "small")).toEqual([
      "┌───┐ ┌───┐",
      "│●  │ │● ●│",
      "│ ● │ │ ● │",
      "│  ●│ │● ●│",
      "└───┘ └───┘",
    ]);
  });

  test("every face shows its number of pips", () => {
    for (const face of [1, 2, 3, 4, 5, 6] as const)
      expect(diceLines([face], "large").join("").split("●")).toHaveLength(face + 1);
  });

  test("they have the width that diceWidth returns", () => {
    for (const size of ["large", "small"] as const)
      expect(widthOf(diceLines([1, 2, 3, 4], size)[0] ?? "")).toBe(diceWidth(4, size));
    expect(diceWidth(0, "large")).toBe(0);
  });
});

describe("the table", () => {
  test("court, hands and dice at a glance", () => {
    const state = place([
      "round 3",
      "cards 0 farmer guard",
      "cards 1 charlatan charlatan",
      "active 5",
      "aside 5 5",
      "used guard",
      "may-roll",
    ]);
    const lines = screenOf(state, page);
    expect(lines[0]).toBe(`Round 3, begun by Ada${" ".repeat(49)}Ada's turn`);
    expect(lines).toContain("▸ Ada   4 dice  Farmer, (Guard)");
    expect(lines).toContain("  Ben   5 dice  2 Charlatans");
    expect(lines).toContain("  active     kept");
    expect(lines).toContain("  │  ●  │    │  ●  │ │  ●  │");
  });

  test("cards that the current dice would pay for are marked, with copies and cost", () => {
    const text = screenOf(place(["active 5 5 5"]), page).join("\n");
    for (const card of [
      "✓Farmer       2 a pair",
      "✓Serving Maid 2 all odd",
      "✓Laborer      2 15 pips",
      "✓Guard        2 3 alike",
      "✓Fool           any",
    ])
      expect.soft(text).toContain(card);
    expect(text.match(/✓/g)).toHaveLength(5);
  });

  test("the manual's Magician costs four alike", () => {
    expect(screenOf(place(["rules manual"]), page).join("\n")).toContain("Magician   1 4 alike");
  });

  test("other rules than the default are named in the title, and explained in the guide", () => {
    const [english, italian, house] = ["english", "italian", "manual diceSupply=unlimited"].map(
      (rules) => place([`rules ${rules}`]),
    ) as [State, State, State];
    expect(screenOf(english, page)[0]).not.toContain("rules");
    expect(screenOf(italian, page)[0]).toMatch(/^Round 1, begun by Ada · italian rules +Ada's/);
    expect(screenOf(house, page)[0]).toContain(" · house rules ");
    const guide = (state: State) => guideOf(state, page).join("\n").replaceAll(/\s+/g, " ");
    expect(guide(english)).toContain("the rules english, the default.");
    expect(guide(italian)).toContain(
      "the rules italian: there are only as many Fools as players; cards that bring a die in also work before the first roll.",
    );
    expect(guide(house)).toContain(
      "the rules manual diceSupply=unlimited: the Magician costs four alike; the final round begins to the left of the last start player, not to the right; there are 36 dice, not 12.",
    );
  });

  test("the guide teaches the turn in half a page, then the characters", () => {
    const lines = guideOf(place([]), page);
    const characters = lines.findIndex((line) => line.startsWith("Fool"));
    expect(characters).toBeLessThanOrEqual(15);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
    for (const topic of ["a turn", "cards", "take", "the King", "final round", "the rules"])
      expect(lines.findIndex((line) => line.startsWith(`${topic}  `))).toBeLessThan(characters);
    expect(lines.join(" ").replaceAll(/\s+/g, " ")).toMatch(
      /stays as it is .*✓ marks .* You may decline to roll\./,
    );
  });

  test("a used card has its brackets in colour too", () => {
    const stream = { isTTY: true, columns: 80, rows: 24 } as NodeJS.WriteStream;
    const { paint } = outletOf(stream, { TERM: "xterm" });
    const state = place(["cards 0 farmer guard", "active 2", "used guard"]);
    expect(screenOf(state, { ...page, paint }).join("\n")).toContain("\u001B[2m(Guard)\u001B[22m");
  });

  test("NO_COLOR removes colours only: each screen still replaces the last", () => {
    const stream = { isTTY: true, columns: 80, rows: 24 } as NodeJS.WriteStream;
    expect(outletOf(stream, { TERM: "xterm", NO_COLOR: "1" })).toMatchObject({
      live: true,
      paint: NO_PAINT,
    });
    expect(outletOf(stream, { TERM: "dumb" }).live).toBe(false);
  });

  test("K19, K22: a claim is shown, and the mark in the final round", () => {
    expect(screenOf(place(["claimed 0 8 4", "to-act 1"]), page)[0]).toContain(
      "Ada has claimed the King with eight 4s",
    );
    expect(screenOf(place(["king 0 8 4"]), page)[0]).toMatch(
      /^Final round · Ada holds the King, eight 4s to beat +Ben's turn$/,
    );
    expect(screenOf(place(["king 0 7 4", "best 1 8 1", "to-act 0"]), page)[0]).toContain(
      "Ben holds the King, eight 1s to match",
    );
  });

  const crowded = () => {
    const many =
      "farmer laborer guard hunter astronomer merchant noblewoman pawnbroker knight bishop";
    return place([
      `cards 0 fool ${many}`,
      "cards 1 servingMaid philosopher farmer laborer guard",
      "active 1 2 3 4 5 6",
      "aside 1 1 1 1 1 1",
      "may-roll",
    ]);
  };

  test.each([
    [80, 19],
    [80, 16],
    [70, 16],
    [80, 12],
  ])("a full table fits %i columns and %i rows", (width, rows) => {
    const lines = screenOf(crowded(), { ...page, width, rows });
    expect(lines.length).toBeLessThanOrEqual(rows);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
  });

  test("twelve dice fit the classic width as boxes", () => {
    expect(screenOf(crowded(), { ...page, rows: 22 }).join("\n")).toContain("┌───┐");
  });
});
