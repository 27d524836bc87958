import { LANGUAGES } from "@courtly/engine";
import { REFUSAL_CODES } from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { NO_PAINT } from "../src/outlet.ts";
import { screenOf as courtsScreen } from "../src/games/rolling-courts/screen.ts";
import { menuOf as courtsMenu } from "../src/games/rolling-courts/menu.ts";
import { guideOf as courtsGuide } from "../src/games/rolling-courts/guide.ts";
import { ENGLISH, readSpeech, speechIn, type Speech } from "../src/speech.ts";
import { guideOf } from "../src/games/to-court-the-king/guide.ts";
import { menuOf } from "../src/games/to-court-the-king/menu.ts";
import { screenOf } from "../src/games/to-court-the-king/screen.ts";
import { widthOf } from "../src/play/layout.ts";
import { courtly } from "./support/courtly.ts";
import { courtsPlace, place } from "./support/place.ts";

const names = ["You", "Ben", "Cleo"];

/** Positions with many different choices. */
const KING = place(["cards 0 guard philosopher fool", "active 1 5 6", "aside 2", "may-roll"]);
const COURTS = courtsPlace(3, [
  "village 3 0 1 2 -",
  "cave 4 0 - - 1 - -",
  "unspent 3 4 5",
  "points 2",
]);

function everything(speech: Speech): readonly string[] {
  const page = { names, width: 80, rows: 40, paint: NO_PAINT, speech };
  return [
    ...screenOf(KING, page),
    ...menuOf(KING, speech).choices.flatMap(({ label, detail = "" }) => [label, detail]),
    ...guideOf(KING, page),
    ...courtsScreen(COURTS, page),
    ...courtsMenu(COURTS, names, speech).choices.flatMap(({ label, detail = "" }) => [
      label,
      detail,
    ]),
    ...courtsGuide(COURTS, page),
  ];
}

/** Words that appear only in the English texts, not in actions as records write them. */
const ENGLISH_ONLY = /\b(?:the|dice|seat|you|your|member|gold needed|begun|Squire)\b/;

describe.each(LANGUAGES)("in '%s'", (language) => {
  test("screens, menus and guides are complete and fit the page", async () => {
    const lines = everything(await speechIn(language));
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|\[object|\$\{/);
      expect(widthOf(line), line).toBeLessThanOrEqual(80);
    }
    expect(lines.length).toBeGreaterThan(80);
    expect(lines.some((line) => ENGLISH_ONLY.test(line))).toBe(language === "en");
  });

  test("the court with its costs fits on 80 columns", async () => {
    const speech = await speechIn(language);
    const page = { names: names.slice(0, 2), width: 80, rows: 40, paint: NO_PAINT, speech };
    const shown = screenOf(KING, page).join("\n");
    expect(shown).toContain(speech.kingTable.screen.brief({ kind: "sum", atLeast: 30 }));
  });
});

test.each(["it", "de"] as const)(
  "in '%s' every refusal of a server has words of its own",
  async (language) => {
    const { online } = await speechIn(language);
    const message = "a sentence of the server";
    const said = REFUSAL_CODES.map((code) => online.refusal({ code, message }));
    expect(said).not.toContain(message);
    expect(new Set(said).size).toBe(REFUSAL_CODES.length);
    expect(ENGLISH.online.refusal({ code: "full", message })).toBe(message);
  },
);

describe("the language", () => {
  const spoken = async (env: Record<string, string>, lang?: string) => {
    const speech = await readSpeech({ options: { lang } }, env);
    return speech.ok ? speech.value.engine.you : speech.error;
  };

  test("is that of --lang, else of the first variable that is set, else English", async () => {
    expect(await spoken({})).toBe("You");
    expect(await spoken({ LANG: "it_IT.UTF-8" })).toBe("Tu");
    expect(await spoken({ LANG: "it_IT.UTF-8", LC_MESSAGES: "de_AT@euro" })).toBe("Du");
    expect(await spoken({ LANG: "de", LC_ALL: "", LC_MESSAGES: "it" })).toBe("Tu");
    expect(await spoken({ LANG: "de_DE.UTF-8", LC_ALL: "C" })).toBe("You");
    expect(await spoken({ LANG: "fr_FR.UTF-8" })).toBe("You");
    expect(await spoken({ LANG: "de_DE.UTF-8" }, "en")).toBe(ENGLISH.engine.you);
  });

  test("that is unknown is refused with the list of languages", async () => {
    const { code, err } = await courtly(["play", "--lang", "fr"]);
    expect({ code, err }).toEqual({
      code: 2,
      err: "courtly: play: --lang: 'fr' is not spoken here: en, it, de are\n",
    });
  });
});

test("a game in German has all its texts in German, and an unchanged record", async () => {
  const args = ["play", "--lang", "de", "--seed", "b", "--json"];
  const { out, err } = await courtly(args, { input: "roll\nroll\naside 9\nq\n" });
  expect(err).toContain("dein Zug");
  expect(err).toContain("K7: behalte mindestens einen Würfel, bevor du weiterwürfelst.");
  expect(err).toContain("Die Partie endet hier vorzeitig.");
  expect((JSON.parse(out) as { record: string }).record).toContain("players You, Squire\n");
});

test("odds and rules are printed in Italian, and their JSON is unchanged", async () => {
  const [odds, rules, data] = await Promise.all([
    courtly(["odds", "--cards", "guard", "--goal", "farmer"], { env: { LANG: "it_IT.UTF-8" } }),
    courtly(["rules", "rolling-courts", "--lang", "it"]),
    courtly(["rules", "to-court-the-king", "--lang", "it", "--json"]),
  ]);
  expect(odds.out).toMatch(/^Prima del primo tiro\n\nContadino +una coppia .* \d+,\d\d %\n/);
  expect(odds.out).toContain("La mossa migliore: roll");
  expect(rules.out).toContain("Rolling Courts, da 2 a 5 giocatori");
  expect(data.out).toContain('"name":"Fool"');
});
