import { assert } from "./assert.ts";
import type { Seat } from "./seats.ts";

/** A part of a vector: the labels of its numbers, and how to compute them from a state and a seat's view. */
export interface VectorPart<State> {
  readonly name: string;
  readonly labels: readonly string[];
  readonly values: (state: State, seat: Seat) => readonly number[];
}

/** Turns states and actions of a game into numbers, to train bots. Every length is fixed. */
export interface Encoding<State, Action> {
  /** Raised whenever the meaning of a number or slot changes. */
  readonly version: number;
  /** The label of each number of a vector. */
  readonly fields: readonly string[];
  readonly encode: (state: State, seat: Seat) => readonly number[];
  /** The name of each action slot. A name that is the text of an action stands for this action only. */
  readonly slots: readonly string[];
  /** Returns the slot of an action; several actions may share a slot. */
  readonly slotOf: (action: Action) => number;
}

interface EncodingParts<State, Action> {
  readonly version: number;
  readonly parts: readonly VectorPart<State>[];
  readonly slots: readonly string[];
  /** Returns the name of an action's slot. */
  readonly slotName: (action: Action) => string;
}

export function encodingOf<State, Action>({
  version,
  parts,
  slots,
  slotName,
}: EncodingParts<State, Action>): Encoding<State, Action> {
  const numbers = new Map(slots.map((name, slot) => [name, slot]));
  return {
    version,
    fields: parts.flatMap(({ name, labels }) => labels.map((label) => `${name} ${label}`.trim())),
    encode: (state, seat) => parts.flatMap(({ values }) => values(state, seat)),
    slots,
    slotOf: (action) => {
      const slot = numbers.get(slotName(action));
      assert(slot !== undefined, "every action has a slot");
      return slot;
    },
  };
}

export const bit = (is: boolean): number => (is ? 1 : 0);

interface AnyTable {
  readonly players: number;
  readonly rules: Readonly<Record<string, string>>;
  readonly round: number;
}

/** The vector parts of every game: number of players, which rules differ from the default, and the round. */
export function tableParts(
  fields: Readonly<Record<string, readonly string[]>>,
): readonly VectorPart<AnyTable>[] {
  const names = Object.keys(fields);
  return [
    { name: "players", labels: [""], values: ({ players }) => [players] },
    {
      name: "rule",
      labels: names,
      values: ({ rules }) => names.map((name) => bit(rules[name] !== fields[name]?.[0])),
    },
    { name: "round", labels: [""], values: ({ round }) => [round] },
  ];
}
