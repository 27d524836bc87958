import type { BotQuestion } from "@courtly/bots/thinking";
import {
  assert,
  boxed,
  type Game,
  type GameBox,
  type Head,
  type HeaderFault,
  type Result,
  type Table,
  type TableOf,
} from "@courtly/engine";
import { openGame, type Beginning } from "@courtly/protocol";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";

/** A game that this server offers, without its type parameters. */
export interface ServedGame {
  readonly id: string;
  readonly box: GameBox;
  readonly open: (head: Head, beginning: Beginning) => Result<Table, HeaderFault>;
  /** The question for the bot that is to decide. */
  readonly question: (table: Table, bot: string, seed: string) => BotQuestion;
}

/** The time limit of a bot for one move. */
const THINKING_MS = 1000;

function servedGame<Setup, State, Action>(game: Game<Setup, State, Action>): ServedGame {
  const box = boxed(game);
  return {
    id: game.id,
    box,
    open: (head, beginning) => openGame(box, head, beginning),
    question: (table, bot, seed) => {
      assert(table.gameId === game.id, "the table is of this game");
      const { state, turn } = table as TableOf<State, Action>; // a table with this id is of this game
      assert(turn.kind === "decide", "a bot is asked only when its seat is to decide");
      return { gameId: game.id, bot, state, seat: turn.seat, seed, ms: THINKING_MS };
    },
  };
}

export const SERVED_GAMES: readonly ServedGame[] = [
  servedGame(toCourtTheKing),
  servedGame(rollingCourts),
];

export const GAME_IDS = SERVED_GAMES.map(({ id }) => id);

export function findServedGame(id: string): ServedGame | undefined {
  return SERVED_GAMES.find((known) => known.id === id);
}
