import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, symlinkSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { isFile } from "./files.ts";

/** The folders that training, ladder and calibration of the bots need; they use no package from outside. */
const ROOMS = ["engine", "games/*", "strategy/*", "bench"];
const SINGLE_FILES = ["package.json", "LICENSE", "docs/analysis.md"];

/** Copies these rooms to a folder, with the links by which they import each other, so that Node alone can run them. */
export function writePortableTree(root: string, target: string): void {
  const rooms = globSync(ROOMS, { cwd: root });
  const listed = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "-z", ...rooms, ...SINGLE_FILES],
    { cwd: root, encoding: "utf8" },
  );
  for (const path of listed.split("\0"))
    if (path !== "" && isFile(join(root, path))) cpSync(join(root, path), join(target, path));
  const links = join(target, "node_modules/@courtly");
  mkdirSync(links, { recursive: true });
  for (const room of rooms)
    symlinkSync(relative(links, join(target, room)), join(links, basename(room)));
}
