import type { Game } from "./game.ts";
import { headerLine, type HeaderFault } from "./header.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./seats.ts";

/** How a game shall begin, beyond who plays it. */
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

/** The setup that a record with these lines would have. */
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
