import { cpSync, existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../child.ts";

/** What a package has only to be compiled: we ship its binaries. */
const COMPILED_ONLY: Readonly<Record<string, readonly string[]>> = {
  "better-sqlite3": ["deps", "src", "binding.gyp"],
};
/** Folders and files that a program never reads. */
const UNREAD_FOLDERS = ["test", "tests", "docs", "benchmark", "benchmarks", "examples", ".github"];
const UNREAD_FILE = /\.(?:map|d\.[cm]?ts)$/;

/**
 * Copies packages of others, and all that they need, from our `node_modules` to those of a package, so that it can be
 * installed without a registry.
 */
export function copyOutsidePackages(names: readonly string[], into: string): void {
  const copied = new Set<string>();
  const copy = (name: string, from: string) => {
    const folder = folderOf(name, from);
    const path = relative(ROOT, folder);
    if (copied.has(path)) return;
    copied.add(path);
    const leftOut = new Set(
      ["node_modules", ...UNREAD_FOLDERS, ...(COMPILED_ONLY[name] ?? [])].map((file) =>
        join(folder, file),
      ),
    );
    cpSync(folder, join(into, path), {
      recursive: true,
      filter: (file) => !leftOut.has(file) && !UNREAD_FILE.test(file),
    });
    for (const dependency of dependenciesOf(folder)) copy(dependency, folder);
  };
  for (const name of names) copy(name, ROOT);
}

/** The folder of a package, as Node finds it from another one. */
function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return found;
    if (folder === ROOT) throw new Error(`${name} is not installed: run 'npm ci'`);
  }
}

function dependenciesOf(folder: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(manifest.dependencies ?? {});
}
