import { readFile } from "node:fs/promises";
import { err, headerLine, ok, type Game, type Result, type Seat } from "@courtly/engine";
import { fileTrouble } from "./command.ts";
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
    help: "a rule set, or changes to one: italian, 'manual diceSupply=unlimited'",
  },
  board: { value: "FILE", help: "another board, for a game that has one" },
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

export function readRulesOption({ options }: Request): readonly string[] | undefined {
  return options["rules"]?.split(/[\s,]+/).filter((word) => word !== "");
}

export async function readVariant(
  request: Request,
  { name, hasBoard }: { readonly name: string; readonly hasBoard: boolean },
): Promise<Result<Variant, string>> {
  const rules = readRulesOption(request);
  const path = request.options["board"];
  if (path === undefined) return ok({ rules });
  if (!hasBoard) return err(`--board: ${name} has no board: leave it out`);
  try {
    const board = (await readFile(path, "utf8")).trim().replaceAll(/\s+/g, " ");
    return ok({ rules, board });
  } catch (error) {
    return err(`--board: ${fileTrouble(path, error)}`);
  }
}
