import { describe, expect, test } from "vitest";
import { judge, type Lawful, type Trial } from "../src/index.ts";
import { lawfulRollingCourts, rollingCourtsTrial } from "./rollingCourts.ts";
import { lawfulToCourtTheKing, toCourtTheKingTrial } from "./toCourtTheKing.ts";

/** The number of trials of each game, for all player counts together; `npm run laws` uses the long mode. */
const GAMES = process.env["MODE"] === "long" ? 20_000 : 240;
const PLAYER_COUNTS = 4;
const PARTS = 5;

export function lawsHold(players: number): void {
  lawsHoldFor(lawfulToCourtTheKing, toCourtTheKingTrial, players);
  lawsHoldFor(lawfulRollingCourts, rollingCourtsTrial, players);
}

/** Runs a fifth of the games per test, so that a long run shows its progress. */
function lawsHoldFor<Setup, State, Action>(
  lawful: Lawful<Setup, State, Action>,
  trialOf: (seed: string, players: number, index: number) => Trial<Setup, State, Action>,
  players: number,
): void {
  const games = Math.ceil(GAMES / PLAYER_COUNTS / PARTS);
  describe(`${lawful.game.id}, ${players} players`, () => {
    test.each(Array.from({ length: PARTS }, (_, part) => part * games))(
      `the laws hold on ${games} games from game %i on`,
      (first) => {
        let compared = 0;
        for (let index = first; index < first + games; index += 1)
          compared += inGame(index, () => judge(lawful, trialOf("laws", players, index)).compared);
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
