import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import {
  assert,
  boxed,
  type Game,
  type GameBox,
  type Head,
  type HeaderFault,
  type Random,
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
  /** From the gentlest up. */
  readonly levels: readonly string[];
  readonly open: (head: Head, beginning: Beginning) => Result<Table, HeaderFault>;
  /** What the bot of this level does for the deciding seat, as text. */
  readonly choose: (table: Table, level: string, random: Random) => string;
}

function house<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bots: readonly Bot<State, Action>[],
): House {
  const box = boxed(game);
  return {
    id: game.id,
    box,
    levels: bots.map(({ name }) => name),
    open: (head, beginning) => openGame(box, head, beginning),
    choose: (table, level, random) => {
      assert(table.gameId === game.id, "a bot plays its own game");
      const { state, turn } = table as TableOf<State, Action>; // whatever has this id came out of this box
      const bot = bots.find(({ name }) => name === level) ?? bots.at(-1);
      assert(bot !== undefined && turn.kind === "decide", "a bot is asked when it decides");
      return game.notation.action.write(bot.choose(state, turn.seat, random));
    },
  };
}

export const HOUSES: readonly House[] = [
  house(toCourtTheKing, toCourtTheKingBots),
  house(rollingCourts, rollingCourtsBots),
];

export const GAME_IDS = HOUSES.map(({ id }) => id);

export function findHouse(id: string): House | undefined {
  return HOUSES.find((known) => known.id === id);
}
