import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that is installed; undefined if none is. */
export function programPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
