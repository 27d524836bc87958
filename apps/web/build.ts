// Builds the page if its sources have changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { compressTexts } from "./compress.ts";
import { listShipped } from "./shipped.ts";

const HERE = import.meta.dirname;
const ROOT = join(HERE, "../..");
const STAMP = join(HERE, "dist/.sources");

/** All files that the built page depends on. */
const SOURCES = [
  "package-lock.json",
  "apps/web/*.{ts,html,json}",
  "apps/web/{src,public}/**/*",
  "{engine,dice,protocol,client,games/*,strategy/*}/{src,boards}/**/*",
];

const sources = digest();
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== sources) {
  const start = performance.now();
  process.stdout.write("Building the page … ");
  await build({ root: HERE, logLevel: "error" });
  listShipped(join(HERE, "dist"));
  compressTexts(join(HERE, "dist"));
  writeFileSync(STAMP, sources);
  console.log(`done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function digest(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
