import { err, ok, type Result } from "@courtly/engine";
import { fileTrouble, isMissing } from "../command.ts";
import { readBytes } from "../commands/fileBytes.ts";

/** The boards of a game that has one: those in the house by name, others as JSON. */
export interface BoardFiles {
  readonly names: readonly string[];
  /** The value of a record's `board` line, or the field that is wrong. */
  readonly read: (json: string) => Result<string, string>;
}

const BOARD_BYTES_MAX = 100_000;

/** The board in a file; without such a file, the one of that name. */
export async function readBoardFile(
  path: string,
  { names, read }: BoardFiles,
): Promise<Result<string, string>> {
  const bytes = await readBytes(path, BOARD_BYTES_MAX);
  if (bytes.ok) return read(bytes.value.toString("utf8").trim().replaceAll(/\s+/g, " "));
  const { error } = bytes;
  if (error.kind === "tooLong")
    return err(`'${path}' is no board: it is longer than ${BOARD_BYTES_MAX} bytes`);
  if (!isMissing(error.error)) return err(fileTrouble(path, error.error));
  if (names.includes(path)) return ok(path);
  return err(`there is no file '${path}' and no board of that name: ${names.join(", ")} are known`);
}
