import {
  assert,
  type BySeat,
  type DiceCup,
  type Game,
  type Random,
  type Seat,
  type Throw,
} from "@courtly/engine";
import type { Bot } from "./bot.ts";

/** Chooses the actions of a seat: synchronously, like our own bots, or asynchronously. */
export interface Chooser<State, Action> {
  readonly choose: (state: State, seat: Seat, random: Random) => Action | Promise<Action>;
}

export interface Match<State, Action, Who extends Chooser<State, Action> = Bot<State, Action>> {
  readonly bots: BySeat<Who>;
  readonly cup: DiceCup<Throw>;
  readonly random: Random;
}

/** The result of a match: its final state and the number of decisions. */
export interface Played<State> {
  readonly state: State;
  readonly actions: number;
}

/**
 * Plays from the state to the end of the game. Yields a choice that is a promise and resumes with its result;
 * with bots that choose synchronously, it never pauses.
 */
function* courseOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  from: State,
  { bots, cup, random }: Match<State, Action, Chooser<State, Action>>,
): Generator<Promise<Action>, Played<State>, Action> {
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
    const bot = bots[seat] as Chooser<State, Action>;
    const choice = bot.choose(state, seat, random);
    const action = choice instanceof Promise ? yield choice : choice;
    state = game.apply(state, { kind: "acted", seat, action });
    actions += 1;
  }
}

/** Plays from the state to the end. Does not check that actions are legal: the laws in testkit do that. */
export function playOut<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  from: State,
  match: Match<State, Action>,
): Played<State> {
  const { done, value } = courseOf(game, from, match).next();
  assert(done === true, "these bots choose synchronously");
  return value;
}

/** Like `playOut`, also with bots that choose asynchronously. */
export async function playOutAsync<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  from: State,
  match: Match<State, Action, Chooser<State, Action>>,
): Promise<Played<State>> {
  const course = courseOf(game, from, match);
  let step = course.next();
  while (step.done !== true) step = course.next(await step.value);
  return step.value;
}
