import { err, ok, type Result } from "@courtly/engine";
import { fileProblem, isMissing } from "../command.ts";
import { readBytes } from "../commands/fileBytes.ts";

/** The boards of a game that has boards: built-in ones by name, others as JSON. */
export interface BoardFiles {
  readonly names: readonly string[];
  /** Turns JSON into the value of a record's `board` line, or says which field is wrong. */
  readonly read: (json: string) => Result<string, string>;
}

const BOARD_BYTES_MAX = 100_000;

/** Reads a board from a file. If there is no such file, takes the built-in board of that name. */
export async function readBoardFile(
  path: string,
  { names, read }: BoardFiles,
): Promise<Result<string, string>> {
  const bytes = await readBytes(path, BOARD_BYTES_MAX);
  if (bytes.ok) return read(bytes.value.toString("utf8").trim().replaceAll(/\s+/g, " "));
  const { error } = bytes;
  if (error.kind === "tooLong")
    return err(`'${path}' is no board: it is longer than ${BOARD_BYTES_MAX} bytes`);
  if (!isMissing(error.error)) return err(fileProblem(path, error.error));
  if (names.includes(path)) return ok(path);
  return err(`there is no file '${path}' and no board of that name: ${names.join(", ")} are known`);
}
