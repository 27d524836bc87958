import { boxed, readRecord } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { afterEach, expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { speak } from "../../src/i18n/spoken.ts";
import { change } from "../../src/settings/settings.ts";
import { headlineOf } from "../../src/table/headline.ts";
import { PERSON } from "../../src/table/roster.ts";

afterEach(async () => {
  change({ language: "en" });
  await speak("en", []);
});

const RECORD = "courtly 1\ngame to-court-the-king\nplayers Ada, Ben\n---\n0 roll\n";

/** The headline after this line, for players with these names. */
function headlineAfter(line: string, names: readonly [string, string]): string {
  const reading = readRecord(`${RECORD}${line}\n`, [boxed(toCourtTheKing)]);
  if (!reading.ok) throw new Error(reading.error.message);
  const roster = { names, chairs: [PERSON, PERSON], shields: [] };
  return headlineOf({ headline: () => "By the rules" }, reading.value.table, roster);
}

test.each([
  ["en", "You won: Ben resigned", "Ben won: you resigned"],
  ["it", "Hai vinto: Ben ha abbandonato", "Ben ha vinto: hai abbandonato"],
  ["de", "Du hast gewonnen: Ben hat aufgegeben", "Ben hat gewonnen: Du hast aufgegeben"],
] as const)("the headline says in '%s' who won and who resigned", async (language, won, lost) => {
  change({ language });
  await speak(language, GAMES);
  expect(headlineAfter("1 resign", ["You", "Ben"])).toBe(won);
  expect(headlineAfter("0 resign", ["You", "Ben"])).toBe(lost);
});

test("an end by the rules has the headline of its game", () => {
  expect(headlineAfter("* 1 2 3", ["Ada", "Ben"])).toBe("By the rules");
});
