import {
  headerFault,
  ok,
  type HeaderFault,
  type HeaderLine,
  type Result,
  type Seat,
} from "@courtly/engine";
import type { CharacterId } from "./characters.ts";
import { readCharacter } from "./notation.ts";
import type { State } from "./state.ts";

/** A position while it is being read. */
export interface PositionDraft {
  readonly state: State;
  /** King and Queen in `cards` lines; `readRoyals` compares them with the `claimed` or `king` line. */
  readonly royals: readonly Royal[];
}

export interface Royal {
  readonly id: CharacterId;
  readonly seat: Seat;
  readonly at: HeaderLine;
}

export function withState(
  { state, royals }: PositionDraft,
  changes: Partial<State>,
): Result<PositionDraft, never> {
  return ok({ royals, state: { ...state, ...changes } });
}

export function readIds(
  at: HeaderLine,
  words: readonly string[],
): Result<readonly CharacterId[], HeaderFault> {
  if (words.length === 0) return headerFault(at, "a character wanted, nothing found");
  const ids: CharacterId[] = [];
  for (const word of words) {
    const id = readCharacter(word);
    if (!id.ok) return headerFault(at, id.error);
    ids.push(id.value);
  }
  return ok(ids);
}
