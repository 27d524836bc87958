// npm run pack:training [-- FILE]: packs Node and the code of the bots into one archive, for training on a machine that has neither
// Node nor a network.
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ROOT, run } from "./child.ts";
import { writePortableTree } from "./portableTree.ts";

const MEGABYTE = 1_000_000;
const BYTES_MAX = 40 * MEGABYTE;
/** The filter for machine code saves a tenth. */
const COMPRESSION = "xz --x86 --lzma2=preset=9";

const file = resolve(process.argv[2] ?? join(ROOT, "reports/courtly.tar.xz"));
const folder = mkdtempSync(join(tmpdir(), "courtly-pack-"));
try {
  const tree = join(folder, "courtly");
  writePortableTree(ROOT, tree);
  copyFileSync(process.execPath, join(tree, "node"));
  chmodSync(join(tree, "node"), 0o755);
  mkdirSync(dirname(file), { recursive: true });
  const { ok, output } = await run("tar", [
    "--create",
    `--file=${file}`,
    `--directory=${folder}`,
    `--use-compress-program=${COMPRESSION}`,
    "courtly",
  ]);
  if (!ok) throw new Error(output);
} finally {
  rmSync(folder, { recursive: true });
}
const { size } = statSync(file);
console.log(`${file}: ${(size / MEGABYTE).toFixed(1)} MB`);
console.log(
  "There: tar xf courtly.tar.xz && cd courtly && ./node bench/src/train/train.ts --game rolling-courts --minutes 30",
);
if (size > BYTES_MAX) {
  console.error(`the archive is larger than ${BYTES_MAX / MEGABYTE} MB`);
  process.exitCode = 1;
}
