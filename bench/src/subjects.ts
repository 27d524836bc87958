import { playOut, rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import { seededCup, seededRandom, type Game, type GameEvent } from "@courtly/engine";
import { DEFAULT_BOARD, rollingCourts, RULE_SETS as COURT_RULES } from "@courtly/rolling-courts";
import { RULE_SETS as KING_RULES, toCourtTheKing } from "@courtly/to-court-the-king";

/** A game to measure, without its types. */
export interface Subject {
  readonly name: string;
  /** Plays game number `index` between squires; returns the number of actions. */
  readonly play: (players: number, index: number) => number;
  /** Records games; returns a function that applies their events again and returns the number of actions. */
  readonly tape: (players: number, games: number) => () => number;
}

function subject<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bots: readonly Bot<State, Action>[],
  setupFor: (players: number) => Setup,
): Subject {
  const squire = bots.find(({ name }) => name === "squire") as Bot<State, Action>;
  const playOn = (playing: typeof game, players: number, index: number) =>
    playOut(playing, playing.start(setupFor(players)), {
      bots: Array.from({ length: game.seats(players) }, () => squire),
      cup: seededCup(`bench/${index}`),
      random: seededRandom(`bench/${index}/bots`),
    }).actions;
  return {
    name: game.id,
    play: (players, index) => playOn(game, players, index),
    tape: (players, games) => {
      const tapes = Array.from({ length: games }, (_, index) => {
        const events: GameEvent<Action>[] = [];
        const apply: typeof game.apply = (state, event) => {
          events.push(event);
          return game.apply(state, event);
        };
        playOn({ ...game, apply }, players, index);
        return events;
      });
      const start = game.start(setupFor(players));
      const actions = tapes.flat().filter(({ kind }) => kind === "acted").length;
      return () => {
        for (const events of tapes) events.reduce(game.apply, start);
        return actions;
      };
    },
  };
}

export const SUBJECTS: readonly Subject[] = [
  subject(toCourtTheKing, toCourtTheKingBots, (players) => ({
    players,
    rules: KING_RULES.english,
    start: 0,
  })),
  subject(rollingCourts, rollingCourtsBots, (players) => ({
    players,
    rules: COURT_RULES.standard,
    board: DEFAULT_BOARD,
    start: 0,
  })),
];
