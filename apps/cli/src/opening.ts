import { err, headerLine, ok, type Game, type Result, type Seat } from "@courtly/engine";
import { readBoardFile, type BoardShelf } from "./boardFile.ts";
import type { OptionSpecs, Request } from "./options.ts";

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

export const VARIANT_OPTIONS: OptionSpecs = {
  rules: {
    value: "SET",
    help: "a rule set, or changes to one: italian, 'manual diceSupply=unlimited'; in Rolling Courts 'courtDie=village wrap=no'",
  },
  board: {
    value: "FILE",
    help: "Rolling Courts: another board, a JSON file or the name of one in the house, 'two rivers'",
  },
};

/** The setup that a record with these lines would have. */
export function readOpening<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { players, start, rules, board }: Opening,
): Result<Setup, string> {
  const lines = [
    `start ${start}`,
    ...(rules === undefined ? [] : [["rules", ...rules].join(" ")]),
    ...(board === undefined ? [] : [`board ${board}`]),
  ];
  const setup = game.notation.setup.read(lines.map(headerLine), players);
  if (setup.ok) return setup;
  const { at, message } = setup.error;
  return err(at === undefined ? message : `--${at.key}: ${message}`);
}

export async function readVariant(
  { options }: Request,
  { name, boards }: { readonly name: string; readonly boards: BoardShelf | undefined },
): Promise<Result<Variant, string>> {
  const rules = options["rules"]?.split(/[\s,]+/).filter((word) => word !== "");
  const path = options["board"];
  if (path === undefined) return ok({ rules });
  if (boards === undefined) return err(`--board: ${name} has no board: leave it out`);
  const board = await readBoardFile(path, boards);
  return board.ok ? ok({ rules, board: board.value }) : err(`--board: ${board.error}`);
}
