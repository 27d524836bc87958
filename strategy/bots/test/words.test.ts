import {
  BOT_LEVELS,
  botTitle,
  ENGLISH,
  sayReason,
  TEMPERAMENTS,
  TITLES,
  type BotWords,
  type Reason,
} from "@courtly/bots";
import { wordsIn } from "@courtly/bots/words";
import { LANGUAGES } from "@courtly/engine";
import { faultOfText } from "@courtly/testkit";
import { describe, expect, test } from "vitest";

const ACTIONS = Object.keys(ENGLISH.actions) as (keyof BotWords["actions"])[];

/** A reason of each kind for the action, with numbers and a card for the placeholders in its text. */
const reasonsOf = (name: (typeof ACTIONS)[number]): readonly Reason[] => {
  const action = { name, numbers: [4, 2], card: "fool" as const };
  return [
    { kind: "compared", action, chance: 0.412, instead: 0.377 },
    { kind: "reckoned", action, chance: 1 },
    { kind: "priced", action, worth: 3.25, instead: -1 },
  ];
};

describe.each(LANGUAGES)("in '%s'", (language) => {
  test.each(ACTIONS)("why a bot does '%s'", async (name) => {
    const words = await wordsIn(language);
    for (const reason of reasonsOf(name)) {
      const text = sayReason(reason, words);
      expect(faultOfText(text), text).toBeUndefined();
      if (language !== "en") expect(text).not.toBe(sayReason(reason, ENGLISH));
    }
  });

  test("every bot has a title of its own", async () => {
    const words = await wordsIn(language);
    const titles = BOT_LEVELS.flatMap((level) =>
      [undefined, ...TEMPERAMENTS].map((temperament) =>
        botTitle({ level, temperament }, words.titles),
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(faultOfText(title)).toBeUndefined();
  });
});

test("titles and reasons as shown to players", async () => {
  const [italian, german] = [await wordsIn("it"), await wordsIn("de")];
  const bold = { level: "steward", temperament: "bold" } as const;
  expect(botTitle(bold, TITLES)).toBe("Bold Steward");
  expect(botTitle(bold, italian.titles)).toBe("Siniscalco audace");
  expect(botTitle(bold, german.titles)).toBe("Kühner Truchsess");
  const reason: Reason = {
    kind: "compared",
    action: { name: "takeCard", numbers: [], card: "magician" },
    chance: 0.412,
    instead: 0.377,
  };
  expect(sayReason(reason, italian)).toBe(
    "Prende lo Stregone: 41% di probabilità di vittoria invece di 38%",
  );
  expect(sayReason(reason, german)).toBe(
    "Nimmt den Zauberer: Siegchance 41\u00A0% statt 38\u00A0%",
  );
  const priced: Reason = {
    kind: "priced",
    action: { name: "endTurn", numbers: [] },
    worth: 3.26,
    instead: 1,
  };
  expect(sayReason(priced, german)).toBe(
    "Beendet den Zug: Er schätzt den Zug auf 3,3, sonst auf 1,0",
  );
});

test("an estimated chance to win is never told as certain, only that of a decided game", () => {
  const action = { name: "roll", numbers: [] } as const;
  const said = sayReason({ kind: "compared", action, chance: 0.9999, instead: 0.996 }, ENGLISH);
  expect(said).toBe("Rolls: over 99% to win instead of over 99%");
  expect(sayReason({ kind: "reckoned", action, chance: 0.001 }, ENGLISH)).toBe(
    "Rolls: under 1% to win",
  );
  expect(sayReason({ kind: "compared", action, chance: 1, instead: 0 }, ENGLISH)).toBe(
    "Rolls: 100% to win instead of 0%",
  );
});
