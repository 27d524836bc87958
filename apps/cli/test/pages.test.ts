import { environment } from "./support/thinking.ts";
import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import { FACES, seededCup, seededRandom, type Game } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import type { GameEntry } from "../src/games/entry.ts";
import { widthOf } from "../src/play/layout.ts";
import { NO_PAINT } from "../src/outlet.ts";
import { rollingCourtsEntry } from "../src/games/rolling-courts/entry.ts";
import { toCourtTheKingEntry } from "../src/games/to-court-the-king/entry.ts";
import { screenOf } from "../src/games/to-court-the-king/screen.ts";
import { place } from "./support/place.ts";
import { rehearsal } from "./support/rehearsal.ts";
import { scripted } from "./support/scripted.ts";
import { ENGLISH } from "../src/speech.ts";

/** Names of the greatest allowed length. */
const LONG_NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"].map((name) =>
  `${name} of the Rolling Courts`.slice(0, 24).padEnd(24, "s"),
);

/** Each size with the most players, or with another number; the long run plays all of these numbers. */
const isLongRun = process.env["MODE"] === "long";
const PAGES = [
  { width: 60, height: 24, tables: isLongRun ? [2, 3, 4, 5] : [5] },
  { width: 80, height: 24, tables: isLongRun ? [2, 3, 4, 5] : [2, 5] },
  { width: 100, height: 30, tables: [3] },
  { width: 120, height: 40, tables: [4] },
];

const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));

/** All screens of a game that squires play at one keyboard. */
async function screens<Setup, State, Action>(
  {
    game,
    bots,
    entry,
  }: { game: Game<Setup, State, Action>; bots: readonly Bot<State, Action>[]; entry: GameEntry },
  { players, width, height }: { players: number; width: number; height: number },
): Promise<readonly (readonly string[])[]> {
  const names = LONG_NAMES.slice(0, players);
  const bot = bots.find(({ name }) => name === "squire") as Bot<State, Action>;
  const seed = `${players} at ${width}`;
  const { input } = scripted({ game, bot }, names, { seed, people: players });
  const shown: (readonly string[])[] = [];
  const terminal = rehearsal(
    { width, height, typed: input.trimEnd().split("\n") },
    { onScreen: (lines, prompt) => shown.push([...lines, prompt]) },
  );
  const start = Math.floor(seededRandom(`${seed}/start`)() * game.seats(players));
  const bySeat = names.map(() => undefined);
  const playSetup = { names, bots: bySeat, start, cup: seededCup(seed), botSeed: seed };
  const { ranks } = await entry.play(playSetup, environment(terminal));
  expect(ranks).toHaveLength(players);
  return shown;
}

describe.each(PAGES)("a page of $width columns and $height rows", ({ width, height, tables }) => {
  test.each(tables)(
    "fits every screen of a game for %i with the longest names",
    async (players) => {
      const table = { players, width, height };
      const king = { game: toCourtTheKing, bots: toCourtTheKingBots, entry: toCourtTheKingEntry };
      const courts = { game: rollingCourts, bots: rollingCourtsBots, entry: rollingCourtsEntry };
      const all = [...(await screens(king, table)), ...(await screens(courts, table))];
      const tooLarge = all.filter((lines) => widest(lines) > width || lines.length > height);
      expect(tooLarge).toEqual([]);
    },
  );

  test("fits any number of dice, active or set aside", () => {
    const names = LONG_NAMES.slice(0, 2);
    for (let dice = 1; dice <= 12; dice += 1)
      for (let aside = 0; aside <= dice; aside += 1) {
        const faces = (count: number) =>
          Array.from({ length: count }, (_, i) => FACES[i % 6]).join(" ");
        const state = place([
          ...(aside === dice ? [] : [`active ${faces(dice - aside)}`]),
          ...(aside === 0 ? [] : [`aside ${faces(aside)}`, "may-roll"]),
        ]);
        const lines = screenOf(state, {
          names,
          width,
          rows: height,
          paint: NO_PAINT,
          speech: ENGLISH,
        });
        expect(widest(lines), lines.join("\n")).toBeLessThanOrEqual(width);
        if (width >= 80) expect(lines.join("\n"), `${dice}, ${aside} set aside`).toContain("┌───");
      }
  });
});
