import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that is installed. */
export function programPath(names: readonly string[]): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${names.join(" or ")} is not installed`);
  return found;
}
