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

/** A game as the server knows it, with its types closed over. */
export interface House {
  readonly id: string;
  readonly box: GameBox;
  readonly open: (head: Head, beginning: Beginning) => Result<Table, HeaderFault>;
  /** What a bot is asked that has to decide now. */
  readonly question: (table: Table, bot: string, seed: string) => BotQuestion;
}

/** What a bot's turn may take. */
const THINKING_MS = 1000;

function house<Setup, State, Action>(game: Game<Setup, State, Action>): House {
  const box = boxed(game);
  return {
    id: game.id,
    box,
    open: (head, beginning) => openGame(box, head, beginning),
    question: (table, bot, seed) => {
      assert(table.gameId === game.id, "a bot plays its own game");
      const { state, turn } = table as TableOf<State, Action>; // whatever has this id came out of this box
      assert(turn.kind === "decide", "a bot is asked when it decides");
      return { gameId: game.id, bot, state, seat: turn.seat, seed, ms: THINKING_MS };
    },
  };
}

export const HOUSES: readonly House[] = [house(toCourtTheKing), house(rollingCourts)];

export const GAME_IDS = HOUSES.map(({ id }) => id);

export function findHouse(id: string): House | undefined {
  return HOUSES.find((known) => known.id === id);
}
