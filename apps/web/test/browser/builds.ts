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
import { join } from "node:path";
import { listShipped } from "../../shipped.ts";

const DIST = join(import.meta.dirname, "../../dist");

/** A copy of the built page, to become another one under a server's feet. */
export interface OwnBuild {
  readonly folder: string;
  /** Another version: a piece that comes late has another name, as after any change in it, and the old one is gone. */
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

const LATE = /settingsForm-[\w-]{8}\.js/;

function renew(folder: string): void {
  const late = globSync("assets/*.js", { cwd: folder }).find((file) => LATE.test(file));
  if (late === undefined) throw new Error("nothing comes late any more");
  const old = LATE.exec(late)?.[0] ?? "";
  const next = "settingsForm-anotherX.js";
  renameSync(join(folder, late), join(folder, "assets", next));
  for (const file of globSync("**/*.{js,html}", { cwd: folder })) {
    const text = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), text.replaceAll(old, next));
  }
  listShipped(folder);
}
