import type { BySeat, DiceCup, Game, Random, Throw } from "@courtly/engine";
import type { Bot } from "./bot.ts";

export interface Match<State, Action> {
  readonly bots: BySeat<Bot<State, Action>>;
  readonly cup: DiceCup<Throw>;
  readonly random: Random;
}

/** How a match went: where it ended, and how many decisions it took. */
export interface Played<State> {
  readonly state: State;
  readonly actions: number;
}

/** Plays from the state to the end. Bots are trusted here; the laws check that they only choose what is legal. */
export function playOut<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  from: State,
  { bots, cup, random }: Match<State, Action>,
): Played<State> {
  let state = from;
  let actions = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === "over") return { state, actions };
    if (turn.kind === "roll") {
      state = game.apply(state, { kind: "rolled", faces: cup.roll(turn) });
      continue;
    }
    const { seat } = turn;
    const bot = bots[seat] as Bot<State, Action>;
    state = game.apply(state, { kind: "acted", seat, action: bot.choose(state, seat, random) });
    actions += 1;
  }
}
