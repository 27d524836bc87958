import type { BotQuestion } from "@courtly/bots/thinking";
import {
  assert,
  boxed,
  type ByPlayer,
  type Game,
  type GameBox,
  type Head,
  type HeaderFault,
  type Language,
  type Player,
  type Result,
  type Step,
  type Table,
  type TableOf,
  type Tale,
} from "@courtly/engine";
import { openGame, type Beginning } from "@courtly/protocol";
import {
  coloursOf,
  rollingCourts,
  tell as tellCourts,
  type Action as CourtsAction,
  type State as CourtsState,
} from "@courtly/rolling-courts";
import { wordsIn as courtsWordsIn } from "@courtly/rolling-courts/words";
import {
  tell as tellKing,
  toCourtTheKing,
  type Action as KingAction,
  type State as KingState,
} from "@courtly/to-court-the-king";
import { wordsIn as kingWordsIn } from "@courtly/to-court-the-king/words";

/** A game that this server offers, without its type parameters. */
export interface ServedGame {
  readonly id: string;
  readonly name: string;
  readonly box: GameBox;
  readonly open: (head: Head, beginning: Beginning) => Result<Table, HeaderFault>;
  /** The question for the bot that is to decide. */
  readonly question: (table: Table, bot: string, seed: string) => BotQuestion;
  /** The last news about the others since a player's own last turn, as one sentence; `undefined` if there is none. */
  readonly news: (table: Table, player: Player, language: Language) => Promise<string | undefined>;
}

/** The name of a game, and its tales for notifications. */
interface GameTexts<State, Action> {
  readonly name: string;
  /** Makes the function that tells a step. Without it, notifications tell no news of the game. */
  readonly telling?: (
    names: ByPlayer<string>,
    language: Language,
  ) => Promise<(step: Step<State, Action>) => readonly Tale[]>;
}

/** A longer game is not told: it would have to be played again for one sentence. */
const TOLD_EVENTS_MAX = 2000;

/** The time limit of a bot for one move. */
const THINKING_MS = 1000;

function servedGame<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { name, telling }: GameTexts<State, Action>,
): ServedGame {
  const box = boxed(game);
  return {
    id: game.id,
    name,
    box,
    open: (head, beginning) => openGame(box, head, beginning),
    question: (table, bot, seed) => {
      assert(table.gameId === game.id, "the table is of this game");
      const { state, turn } = table as TableOf<State, Action>; // a table with this id is of this game
      assert(turn.kind === "decide", "a bot is asked only when its seat is to decide");
      return { gameId: game.id, bot, state, seat: turn.seat, seed, ms: THINKING_MS };
    },
    news: async (table, player, language) => {
      assert(table.gameId === game.id, "the table is of this game");
      if (telling === undefined || table.length > TOLD_EVENTS_MAX) return undefined;
      const { head, playerOf, steps } = table as TableOf<State, Action>; // a table with this id is of this game
      const tell = await telling(head.names, language);
      const tales = steps().flatMap(tell);
      const last = tales.findLast(({ isNews, seat }) => isNews && seat !== undefined);
      if (last?.seat === undefined || playerOf(last.seat) === player) return undefined;
      return last.text;
    },
  };
}

const KING_TEXTS: GameTexts<KingState, KingAction> = {
  name: "To Court the King",
  telling: async (names, language) => {
    const words = await kingWordsIn(language);
    return (step) => tellKing(step, names, words);
  },
};

/** With two players each has two colours, which are numbered here. */
const MARKS = ["1", "1", "2", "2"];

const COURTS_TEXTS: GameTexts<CourtsState, CourtsAction> = {
  name: "Rolling Courts",
  telling: async (names, language) => {
    const words = await courtsWordsIn(language);
    return (step) => tellCourts(step, coloursOf(step.before, names, { marks: MARKS, words }));
  },
};

export const SERVED_GAMES: readonly ServedGame[] = [
  servedGame(toCourtTheKing, KING_TEXTS),
  servedGame(rollingCourts, COURTS_TEXTS),
];

export const GAME_IDS = SERVED_GAMES.map(({ id }) => id);

export function findServedGame(id: string): ServedGame | undefined {
  return SERVED_GAMES.find((known) => known.id === id);
}
