import type { State } from "@courtly/rolling-courts";
import { describe, expect, test } from "vitest";
import { widthOf } from "../../../src/play/layout.ts";
import { inAscii, NO_PAINT, outletOf } from "../../../src/outlet.ts";
import { guideOf } from "../../../src/games/rolling-courts/guide.ts";
import { screenOf } from "../../../src/games/rolling-courts/screen.ts";
import { courtsPlace, NAMES } from "../../support/place.ts";
import { decisions } from "./games.ts";
import { ENGLISH } from "../../../src/speech.ts";

const page = { names: NAMES.slice(0, 3), width: 80, rows: 22, paint: NO_PAINT, speech: ENGLISH };
const duel = { ...page, names: NAMES.slice(0, 2) };

describe("the board", () => {
  const lines = [
    "round 4",
    "gold 0 12",
    "village 3 0 - 1 -",
    "court 3 2 0",
    "cave 3 1 0 - - 2 -",
    "deep 2 2",
    "unspent 2 3 5",
    "changed 5",
    "points 1",
  ];

  test("a row for each number of the die: members, prices, and the treasures left in the mines", () => {
    const shown = screenOf(courtsPlace(3, lines), page);
    expect(shown[0]).toMatch(/^Round 4, begun by you · 0 of 3 courts full +your turn$/);
    expect(shown).toContain("    price ›pay        1 2 3 4 6  pay             caves  gold");
    expect(shown).toContain("▸3  12Y 10· 8S 6· ›4  P Y · · ·  S Y ·┃2· 3P 5·  3–4  6 5 4 3 2");
    expect(shown).toContain("▸2  11·  9· 7· 5· ›3  · · · · ·  · · ·┃2· 3· 5·  2–3  4 3 2");
    expect(shown).toContain(" 6  10·  8· 6· 4· ›2  · · · · ·  · · ·┃2· 3· 5·");
  });

  test("gold, members and points beside the dice, with the changed die marked", () => {
    const shown = screenOf(courtsPlace(3, lines), page);
    expect(shown).toContain("▸ Y You      12 gold  12 at home   2 points     1 action point");
    expect(shown.join("\n")).toContain("└─────┘ └─────┘ └─────┘\n");
    expect(shown.find((line) => line.includes("changed"))?.trimStart()).toBe("changed");
    const tight = screenOf(courtsPlace(3, lines), { ...page, rows: 13 });
    expect(tight).toContain("  dice 2 3 5* (* changed) · 1 action point");
  });

  test("R24: with two players both colours of a player have different marks", () => {
    const shown = screenOf(courtsPlace(2, ["start 2", "village 1 0 1 2 3", "unspent 4 6"]), duel);
    expect(shown[0]).toMatch(/your turn, Y2$/);
    expect(shown.join("\n")).toContain(" 1  10Y1  8S1 6Y2 4S2 ›2");
    expect(shown.join("\n")).toMatch(
      /\n {2}Y1 You .*\n {2}S1 Squire .*\n▸ Y2 You .*\n {2}S2 Squire /,
    );
  });

  test("players whose names begin alike have different letters", () => {
    const names = ["Squire", "Squire 2", "Sq"];
    const shown = screenOf(courtsPlace(3, ["village 1 0 1 2 -"]), { ...page, names });
    expect(shown.join("\n")).toContain(" 1  10S  8Q 6A 4· ›2");
  });

  test("on a high page the values stand above the members, the mines between their caves", () => {
    const shown = screenOf(courtsPlace(3, lines), { ...page, rows: 30, width: 100 });
    const at = shown.findIndex((line) => line.startsWith("▸3"));
    expect(shown[at]).toBe("▸3    12  10  8  6 ›4    1  2  3  4  6           ┃ 2  3  5");
    expect(shown[at + 1]).toBe(
      "      Y   ·   S  ·       P  Y  ·  ·  ·    S  Y  ·┃ ·  P  ·    3–4  6 5 4 3 2",
    );
  });

  test("another board and other rules are named in the title, and explained in the guide", () => {
    const [usual, other] = [
      courtsPlace(3),
      courtsPlace(3, ["board two rivers", "rules courtDie=village wrap=no"]),
    ];
    expect(screenOf(usual, page)[0]).not.toMatch(/board|rules/);
    expect(screenOf(other, page).slice(0, 2).join(" ")).toMatch(
      /courts full · board 'two rivers' · house rules +your turn$/,
    );
    const guide = (state: State) => guideOf(state, page).join(" ").replaceAll(/\s+/g, " ");
    expect(guide(usual)).toContain("the rules standard, the default.");
    expect(guide(other)).toContain(
      "the rules standard courtDie=village wrap=no: a way to court needs a die with the village's number; courts 6 and 1 are no neighbours of villages 1 and 6.",
    );
    expect(guide(other)).toContain("The board 'two rivers'");
  });

  test("R15: the title names the player who examines the mines", () => {
    const shown = screenOf(courtsPlace(3, ["cave 3 - - - 0 - -", "examine 0"]), page);
    expect(shown[0]).toMatch(/your mines$/);
    expect(shown.join("\n")).toContain("the mines are examined");
  });

  test("a board with large numbers stays aligned", () => {
    const board = {
      name: "wide",
      villages: Array.from({ length: 6 }, () => ({ prices: [120, 90, 70, 5], retirement: 33 })),
      courts: { points: [10, 20, 30, 40, 60], leaps: [0, 5, 9, 12, 14] },
      caves: Array.from({ length: 6 }, () => ({ values: [0, 0, 10, 20, 30, 50], redLine: 2 })),
      deepMines: Array.from({ length: 5 }, () => [60, 50, 40, 30, 20]),
    };
    const header = [`board ${JSON.stringify(board)}`, "court 1 0 1"];
    const shown = screenOf(courtsPlace(3, header), { ...page, width: 100 });
    expect(shown).toContain(
      "    price ›pay           10 20 30 40 60  pay                  caves  gold",
    );
    expect(shown).toContain(
      " 1  120· 90· 70· 5· ›33  Y  S  ·  ·  ·   · ·┃10· 20· 30· 50·  1–2  60 50 40 30 20",
    );
    const narrow = screenOf(courtsPlace(3, header), page);
    expect(Math.max(...narrow.map(widthOf))).toBeLessThanOrEqual(80);
  });
});

test.each([
  [80, 15],
  [80, 13],
  [100, 30],
  [60, 15],
])("every table fits %i columns and %i rows", (width, rows) => {
  for (const players of [2, 3, 4, 5])
    for (const state of decisions(players, "screens").filter((_, i) => i % 9 === 0)) {
      const names = NAMES.slice(0, players);
      const lines = screenOf(state, { names, width, rows, paint: NO_PAINT, speech: ENGLISH });
      expect(lines.length).toBeLessThanOrEqual(rows);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
      expect(inAscii(lines.join("\n").replaceAll("Zoë", "Zoe"))).toMatch(/^[ -~\n]+$/);
    }
});

test("every seat has its own colour, and colours take no columns", () => {
  const stream = { isTTY: true, columns: 80, rows: 24 } as NodeJS.WriteStream;
  const { paint } = outletOf(stream, { TERM: "xterm" });
  const state = courtsPlace(2, ["village 1 0 1 2 3"]);
  const [plain, coloured] = [screenOf(state, duel), screenOf(state, { ...duel, paint })];
  const unpainted = coloured.map((line) => line.replaceAll(/\u001B\[\d+m/g, "").trimEnd());
  expect(unpainted).toEqual(plain);
  const row = coloured.find((line) => line.includes("Y2")) ?? "";
  const inks = ["Y1", "S1", "Y2", "S2"].map((mark) => row.split(mark)[0]?.split("\u001B[").at(-1));
  expect(new Set(inks).size).toBe(4);
});
