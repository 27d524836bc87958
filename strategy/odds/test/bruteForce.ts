import { falls, type Faces, type GameEvent } from "@courtly/engine";
import { setupOf } from "@courtly/testkit";
import {
  handOf,
  members,
  setOf,
  toCourtTheKing,
  type Action,
  type State,
} from "@courtly/to-court-the-king";

/** The worth of an action that ended the turn, by goal. */
export type Judge = (action: Action, after: State) => readonly number[];

/** A moment of the turn, and its value under best play, by goal. */
export interface Moment {
  readonly state: State;
  readonly values: readonly number[];
}

const SEAT = 0;

/** A game of two at this moment; seat 0 is to act. Also allows the Queen without the King, which records do not. */
export function at(...lines: readonly string[]): State {
  const hasQueen = lines.some((line) => /^cards 0 .*queen/.test(line));
  const plain = lines
    .map((line) => (hasQueen ? line.replace(" queen", "") : line))
    .filter((line) => line !== "cards 0");
  const state = toCourtTheKing.start(setupOf(toCourtTheKing, 2, ...plain));
  const hand = handOf(state, SEAT);
  const cards = setOf([...members(hand.cards), "queen"]);
  return hasQueen ? { ...state, hands: state.hands.with(SEAT, { ...hand, cards }) } : state;
}

/**
 * Lists every moment that can follow, with its values: tries every legal action of the game, with the game's own
 * `apply`. Slow, but simple enough to trust: its only optimisation is a cache of positions.
 */
export function bruteForce(start: State, judge: Judge): readonly Moment[] {
  const seen = new Map<string, Moment>();
  const valuesOf = (state: State): readonly number[] => {
    const position = toCourtTheKing.notation.setup.write(toCourtTheKing.position(state)).position;
    const key = position.join("; ");
    const known = seen.get(key);
    if (known !== undefined) return known.values;
    const values = state.dice.rolling > 0 ? average(state) : best(state);
    seen.set(key, { state, values });
    return values;
  };
  const best = (state: State): readonly number[] =>
    toCourtTheKing
      .actions(state, SEAT)
      .map((action) => {
        const after = next(state, { kind: "acted", seat: SEAT, action });
        const isOver = after.toAct !== SEAT || after.winner !== undefined;
        return isOver ? judge(action, after) : valuesOf(after);
      })
      .reduce((a, b) => a.map((value, goal) => Math.max(value, b[goal] as number)));
  const average = (state: State): readonly number[] => {
    const { rolling } = state.dice;
    const outcomes = falls(rolling).map((faces) => ({
      chance: waysOf(faces) / 6 ** rolling,
      values: valuesOf(next(state, { kind: "rolled", faces })),
    }));
    const goals = outcomes[0]?.values ?? [];
    return goals.map((_, goal) =>
      outcomes.reduce((sum, { chance, values }) => sum + chance * (values[goal] as number), 0),
    );
  };
  valuesOf(start);
  return [...seen.values()];
}

function next(state: State, event: GameEvent<Action>): State {
  return toCourtTheKing.apply(state, event);
}

/** Counts the orders in which these dice can have fallen. */
function waysOf(faces: Faces): number {
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  const alike = Object.values(Object.groupBy(faces, String)).map((dice) => dice?.length ?? 0);
  return alike.reduce((ways, count) => ways / factorial(count), factorial(faces.length));
}
