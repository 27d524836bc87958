import {
  err,
  ok,
  readOpening,
  type Game,
  type Opening,
  type Result,
  type Variant,
} from "@courtly/engine";
import { readBoardFile, type BoardFiles } from "./boardFile.ts";
import type { OptionSpecs, Request } from "../options.ts";

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

/** Reads an opening. An error names the option that is wrong. */
export function optedOpening<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  opening: Opening,
): Result<Setup, string> {
  const setup = readOpening(game, opening);
  if (setup.ok) return setup;
  const { at, message } = setup.error;
  return err(at === undefined ? message : `--${at.key}: ${message}`);
}

export async function readVariant(
  { options }: Request,
  { name, boards }: { readonly name: string; readonly boards: BoardFiles | undefined },
): Promise<Result<Variant, string>> {
  const rules = options["rules"]?.split(/[\s,]+/).filter((word) => word !== "");
  const path = options["board"];
  if (path === undefined) return ok({ rules });
  if (boards === undefined) return err(`--board: ${name} has no board: leave it out`);
  const board = await readBoardFile(path, boards);
  return board.ok ? ok({ rules, board: board.value }) : err(`--board: ${board.error}`);
}
