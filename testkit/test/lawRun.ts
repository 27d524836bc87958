import { describe, expect, test } from "vitest";
import { judge } from "../src/index.ts";
import { lawfulToCourtTheKing, trialOf } from "./toCourtTheKing.ts";

/** All player counts together; `npm run laws` is the long mode. */
const GAMES = process.env["MODE"] === "long" ? 20_000 : 2000;
const PLAYER_COUNTS = 4;
const PARTS = 5;

/** A fifth of the games at a time, so that a long run shows how far it is. */
export function lawsHold(players: number): void {
  const games = Math.ceil(GAMES / PLAYER_COUNTS / PARTS);
  describe(`To Court the King, ${players} players`, () => {
    test.each(Array.from({ length: PARTS }, (_, part) => part * games))(
      `the laws hold on ${games} games from game %i on`,
      (first) => {
        let compared = 0;
        for (let index = first; index < first + games; index += 1)
          compared += inGame(
            index,
            () => judge(lawfulToCourtTheKing, trialOf("laws", players, index)).compared,
          );
        expect(compared, "decisions compared with the independent list").toBeGreaterThan(games);
      },
    );
  });
}

function inGame<Value>(index: number, run: () => Value): Value {
  try {
    return run();
  } catch (broken) {
    throw new Error(`game ${index}`, { cause: broken });
  }
}
