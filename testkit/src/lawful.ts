import type { DiceCup, Game, GameEvent, Random, Seat, Throw } from "@courtly/engine";

/** Chooses the actions of a seat: a bot, or a random player. */
export interface Chooser<State, Action> {
  readonly name: string;
  readonly choose: (state: State, seat: Seat, random: Random) => Action;
}

/** The event that led to a state, and the state before it. */
export interface Change<State, Action> {
  readonly before: State;
  readonly event: GameEvent<Action>;
}

/** A game, with the additional facts that the laws need. */
export interface Lawful<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  /**
   * Every well-formed action that could possibly be legal here, listed without the game's own enumeration;
   * undefined if there are too many.
   */
  readonly wellFormed: (state: State) => readonly Action[] | undefined;
  /** Lists the quantities that should be conserved and are not: cards, dice, tokens, gold. */
  readonly lost: (state: State, change: Change<State, Action> | undefined) => readonly string[];
  /** Whether two actions always lead to different states; not so if members of one colour can swap places. */
  readonly effectsDiffer: boolean;
  /** No game takes more events than this. */
  readonly eventsMax: number;
}

/** A whole game to check: its setup, players, dice and random numbers. */
export interface Trial<Setup, State, Action> {
  readonly setup: Setup;
  readonly players: number;
  readonly choosers: readonly Chooser<State, Action>[];
  readonly cup: DiceCup<Throw>;
  readonly random: Random;
}

export function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** A player that picks a random legal action; all are equally likely. */
export function anybody<Setup, State, Action>(
  game: Game<Setup, State, Action>,
): Chooser<State, Action> {
  return {
    name: "random",
    choose: (state, seat, random) => pick(game.actions(state, seat), random),
  };
}
