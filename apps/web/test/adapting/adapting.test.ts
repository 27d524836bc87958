import { levelsIn } from "@courtly/bots/names";
import { beforeEach, describe, expect, test } from "vitest";
import { adaptedRoster, adaptTo } from "../../src/adapting/adapting.ts";
import { adaptedLevel } from "../../src/adapting/rank.ts";
import type { GameCard } from "../../src/local/savedGame.ts";
import { forgetSettings, readSettings, settings } from "../../src/settings/settings.ts";
import { PERSON, type Chair } from "../../src/table/roster.ts";

const ADAPTING: Chair = { kind: "bot", level: "courier:bold", adapts: true };
const GAME = "to-court-the-king";

function finished(chairs: readonly Chair[], winners: readonly number[]): GameCard {
  return {
    id: "g",
    gameId: GAME,
    roster: { names: chairs.map((_, player) => `P${player}`), chairs, shields: ["azure", "gules"] },
    summary: { round: 9, next: undefined, headline: "It is over", winners },
    startedAt: 0,
    playedAt: 0,
    revision: 1,
  };
}

describe("bots that adapt", () => {
  beforeEach(forgetSettings);

  test("follow the results of one person, each game by itself", () => {
    adaptTo(finished([PERSON, ADAPTING], [0]));
    expect(adaptedLevel(GAME)).toBe("herald");
    expect(adaptedLevel("rolling-courts")).toBe("courier");
    adaptTo(finished([PERSON, ADAPTING], [1]));
    adaptTo(finished([PERSON, ADAPTING], [1]));
    expect(adaptedLevel(GAME)).toBe("footman");
    expect(readSettings(JSON.stringify(settings.value)).ranks).toEqual(settings.value.ranks);
  });

  test("ignore games of several people, and games against other bots", () => {
    adaptTo(finished([PERSON, PERSON, ADAPTING], [0]));
    adaptTo(finished([PERSON, { kind: "bot", level: "page" }], [0]));
    expect(settings.value.ranks).toEqual({});
  });

  test("have the new level in a rematch, with the same temperament; other bots keep theirs", () => {
    const { roster } = finished([PERSON, ADAPTING, { kind: "bot", level: "page" }], []);
    adaptTo(finished([PERSON, ADAPTING], [0]));
    expect(adaptedRoster(GAME, roster).chairs).toEqual([
      PERSON,
      { ...ADAPTING, level: "herald:bold" },
      { kind: "bot", level: "page" },
    ]);
  });

  test("of the highest level stay there, also with a rank from when the game had more levels", () => {
    for (const rank of [120, 121, 132]) {
      settings.value = readSettings(JSON.stringify({ ranks: { [GAME]: rank } }));
      expect(adaptedLevel(GAME)).toBe("chancellor");
      adaptTo(finished([PERSON, ADAPTING], [0]));
      expect(adaptedLevel(GAME)).toBe("chancellor");
      adaptTo(finished([PERSON, ADAPTING], [1]));
      expect(adaptedLevel(GAME)).toBe("steward");
    }
  });

  test.each([{ [GAME]: -13 }, { [GAME]: 1e9 }, { [GAME]: "x" }, { [GAME]: 1.5 }, [], "x", 7, null])(
    "a stored rank that makes no sense is replaced after the next game: %j",
    (ranks) => {
      settings.value = readSettings(JSON.stringify({ ranks }));
      expect(levelsIn(GAME)).toContain(adaptedLevel(GAME));
      adaptTo(finished([PERSON, ADAPTING], [0]));
      expect(adaptedLevel(GAME)).toBe("herald");
    },
  );
});
