import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The name of a data file for a server that is needed only until this process ends. */
export function temporaryData(): string {
  const folder = mkdtempSync(join(tmpdir(), "courtly-data-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "tables.db");
}
