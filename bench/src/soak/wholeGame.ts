import { randomBytes } from "node:crypto";
import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert, boxed, seededRandom, type Game } from "@courtly/engine";
import { PROTOCOL, readSeatGiven, type Logged } from "@courtly/protocol";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { followGame } from "../server/followedGame.ts";
import { openMeasuredConnection } from "../server/measuredConnection.ts";

/** A game that was played on a server, and its log. */
export interface WholeGame {
  readonly tableId: string;
  readonly log: readonly Logged[];
}

/** Plays a whole game of one person against bots. */
export type PlayWholeGame = (url: string, index: number) => Promise<WholeGame>;

const RIVALS = [["squire"], ["page"], ["page", "squire"]] as const;

function wholeGames<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bots: readonly Bot<State, Action>[],
): PlayWholeGame {
  const box = boxed(game);
  const squire = bots.find(({ name }) => name === "squire");
  assert(squire !== undefined, "there is a squire");
  return async (url, index) => {
    const levels = RIVALS[index % RIVALS.length] ?? RIVALS[0];
    const share = drawSecret();
    const { table, token } = await opened(url, { gameId: game.id, levels, seal: seal(share) });
    const log: Logged[] = [];
    const followed = followGame(box, ["Ada", ...levels]);
    const hear = (entries: readonly Logged[]) => {
      log.push(...entries);
      followed.hear(entries);
    };
    const connection = await openMeasuredConnection(`${url}/api/tables/${table}/socket`, hear);
    connection.say({ kind: "hello", protocol: PROTOCOL, from: 1, token });
    await connection.ask({ kind: "reveal", again: 0, share: writeSecret(share) });
    const random = seededRandom(`soak/${index}`);
    for (;;) {
      const { turn, state, playerOf } = await followed.settled();
      if (turn.kind === "over") break;
      followed.expectMore();
      if (turn.kind !== "decide" || playerOf(turn.seat) !== 0) continue;
      const text = game.notation.action.write(squire.choose(state, turn.seat, random));
      await connection.ask({ kind: "act", length: followed.length(), text });
    }
    connection.close();
    return { tableId: table, log };
  };
}

interface Opening {
  readonly gameId: string;
  readonly levels: readonly string[];
  readonly seal: string;
}

async function opened(url: string, { gameId, levels, seal: sealed }: Opening) {
  const token = randomBytes(32).toString("base64url");
  const answer = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: gameId,
      seats: [{ kind: "you" }, ...levels.map((level) => ({ kind: "bot", level }))],
      listed: false,
      name: "Ada",
      shield: "azure",
      token,
      seal: sealed,
    }),
  });
  const seat = readSeatGiven(await answer.json());
  assert(seat.ok, "the server opens a table");
  return { table: seat.value.table, token };
}

/** Both games, by their ids. */
export const WHOLE_GAMES: Readonly<Record<string, PlayWholeGame>> = {
  [toCourtTheKing.id]: wholeGames(toCourtTheKing, toCourtTheKingBots),
  [rollingCourts.id]: wholeGames(rollingCourts, rollingCourtsBots),
};
