import { cpSync, existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../child.ts";
import { packageManifest, readManifest } from "./manifests.ts";

/** The kinds of files that a package has: a program needs neither types nor source maps. */
export type Contents = "withTypes" | "scriptsOnly";

/** The folders of a room with emitted data beside its sources. */
const DATA = ["boards"];

interface Staging {
  /** The folder with the emitted JavaScript of all rooms. */
  readonly emitted: string;
  /** The folder of the package. */
  readonly into: string;
  readonly contents: Contents;
}

/** Writes the package of a room into a folder: manifest, license, and the emitted files of `src` as `dist`. */
export function stageRoom(room: string, { emitted, into, contents }: Staging): void {
  const from = join(emitted, room);
  for (const file of globSync("{src,boards}/**/*.*", { cwd: from })) {
    if (contents === "scriptsOnly" && !/\.js(?:on)?$/.test(file)) continue;
    const target = join(into, file.replace(/^src/, "dist"));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(from, file), target);
  }
  const manifest = packageManifest(readManifest(join(ROOT, room)));
  const files = ["dist", ...DATA.filter((folder) => existsSync(join(into, folder)))];
  writeJson(join(into, "package.json"), { ...manifest, files });
  cpSync(join(ROOT, "LICENSE"), join(into, "LICENSE"));
}

export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
