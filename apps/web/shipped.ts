import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Shipped } from "./src/offline/worker/pageCache.ts";

const SERVICE_WORKER = "sw.js";
/** The line that an earlier call wrote. */
const LIST = /^const SHIPPED=.*\n/;

/**
 * Writes the list of all files of a built page, with a hash over them, into its service worker. So every change makes a
 * new service worker.
 */
export function listShipped(folder: string): void {
  const script = join(folder, SERVICE_WORKER);
  const files = globSync("**/*.*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file !== SERVICE_WORKER && !file.startsWith("."))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const shipped: Shipped = {
    version: hash.digest("hex").slice(0, 16),
    files: files.map((file) => (file === "index.html" ? "./" : file)),
  };
  const code = readFileSync(script, "utf8").replace(LIST, "");
  // It runs as a plain script, which every browser supports, so it must contain all its code.
  if (/^(?:import|export)\b/m.test(code))
    throw new Error(`${SERVICE_WORKER} has imports or exports: it must be one plain script`);
  writeFileSync(script, `const SHIPPED=${JSON.stringify(shipped)};\n${code}`);
}
