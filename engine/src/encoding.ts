import { assert } from "./assert.ts";
import type { Seat } from "./seats.ts";

/** A part of a vector: what its numbers are called, and how they come from a state as a seat sees it. */
export interface VectorPart<State> {
  readonly name: string;
  readonly labels: readonly string[];
  readonly values: (state: State, seat: Seat) => readonly number[];
}

/** A game in numbers, for those who train a bot: every length is fixed. */
export interface Encoding<State, Action> {
  /** Raised whenever a number or a slot would mean something else. */
  readonly version: number;
  /** What each number of a vector is. */
  readonly fields: readonly string[];
  readonly encode: (state: State, seat: Seat) => readonly number[];
  /** What each slot of an action is: its text, where it stands for one action alone. */
  readonly slots: readonly string[];
  /** Every action has one slot. */
  readonly slotOf: (action: Action) => number;
}

interface EncodingParts<State, Action> {
  readonly version: number;
  readonly parts: readonly VectorPart<State>[];
  readonly slots: readonly string[];
  /** The slot of an action by its name. */
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

/** What every game has: how many play, how the rules differ from the usual ones, and the round. */
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
