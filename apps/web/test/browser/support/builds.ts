import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { listShipped } from "../../../shipped.ts";

const DIST = join(import.meta.dirname, "../../../dist");

/** A copy of the built page, which can be replaced by another version while a server serves it. */
export interface OwnBuild {
  readonly folder: string;
  /**
   * Makes another version of it: all scripts get other names, as after a change in all of them, and the old ones are
   * gone.
   */
  readonly renew: () => void;
}

export async function withOwnBuild(use: (build: OwnBuild) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "courtly-page-"));
  try {
    cpSync(DIST, folder, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
    await use({ folder, renew: () => renew(folder) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The end of the names of all scripts in the other version. */
export const NEW_END = "-anew.js";

function renew(folder: string): void {
  const scripts = globSync("assets/*.js", { cwd: folder }).map((file) => basename(file));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, NEW_END)), text);
  for (const file of globSync("**/*.{js,html}", { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, renamed(readFileSync(path, "utf8")));
    if (file.startsWith("assets")) renameSync(path, renamed(path));
  }
  listShipped(folder);
}
