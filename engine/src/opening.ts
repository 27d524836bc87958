import type { Game } from "./game.ts";
import { headerLine, type HeaderFault } from "./records/header.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./seats.ts";

/** The choices that a game begins with, apart from its players. */
export interface Variant {
  /** The words of a record's `rules` line. */
  readonly rules?: readonly string[] | undefined;
  /** The value of a record's `board` line. */
  readonly board?: string | undefined;
}

export interface Opening extends Variant {
  readonly players: number;
  readonly start: Seat;
}

/** Returns the setup of an opening, read from the same lines that a record's header would have. */
export function readOpening<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { players, start, rules, board }: Opening,
): Result<Setup, HeaderFault> {
  const lines = [
    `start ${start}`,
    ...(rules === undefined ? [] : [["rules", ...rules].join(" ")]),
    ...(board === undefined ? [] : [`board ${board}`]),
  ];
  return game.notation.setup.read(lines.map(headerLine), players);
}
