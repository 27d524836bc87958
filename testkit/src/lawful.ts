import type { DiceCup, Game, GameEvent, Random, Seat, Throw } from "@courtly/engine";

/** Somebody who plays: a bot, or chance itself. */
export interface Chooser<State, Action> {
  readonly name: string;
  readonly choose: (state: State, seat: Seat, random: Random) => Action;
}

/** How a state came about. */
export interface Change<State, Action> {
  readonly before: State;
  readonly event: GameEvent<Action>;
}

/** What the laws need to know of a game beyond its contract. */
export interface Lawful<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  /**
   * Every well-formed action that could possibly be legal here, made without asking the game's own
   * enumeration; undefined where there are too many to list.
   */
  readonly wellFormed: (state: State) => readonly Action[] | undefined;
  /** What ought to be conserved and is not: cards, dice, tokens, and money from one state to the next. */
  readonly lost: (state: State, change: Change<State, Action> | undefined) => readonly string[];
  /** Whether two actions always differ in what they lead to; members of one colour may change places unseen. */
  readonly effectsDiffer: boolean;
  /** No game takes more events than this. */
  readonly eventsMax: number;
}

/** A whole game to judge: where it starts, who plays, and the chance it is played with. */
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

/** Picks evenly among all legal actions. */
export function anybody<Setup, State, Action>(
  game: Game<Setup, State, Action>,
): Chooser<State, Action> {
  return {
    name: "random",
    choose: (state, seat, random) => pick(game.actions(state, seat), random),
  };
}
