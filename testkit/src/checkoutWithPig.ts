import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const PIG = join(ROOT, "testkit/pig");
const GUIDE = join(ROOT, "docs/adding-a-game.md");

/** The files that the programs need; fixtures and pictures are left out. */
const COPIED =
  /^(?:apps|bench|client|dice|engine|games|protocol|strategy|testkit\/(?:package|src)|tools|package\.json|tsconfig)/;

/** Copies the repository to a temporary folder and adds Pig, as `docs/adding-a-game.md` says. Returns the folder. */
export function checkoutWithPig(): string {
  const folder = mkdtempSync(join(tmpdir(), "courtly-pig-"));
  try {
    copyRepository(folder);
    cpSync(PIG, folder, { recursive: true });
    linkPackages(folder);
    for (const step of registrations()) register(folder, step);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

function copyRepository(folder: string): void {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter((path) => COPIED.test(path))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

/** Links all packages: those of the repository to the copy, the others to where they are installed. */
function linkPackages(folder: string): void {
  const [here, there] = [join(ROOT, "node_modules"), join(folder, "node_modules")];
  mkdirSync(join(there, "@courtly"), { recursive: true });
  for (const name of readdirSync(here))
    if (name !== "@courtly" && !name.startsWith("."))
      symlinkSync(join(here, name), join(there, name));
  const rooms = ["games", "strategy", "apps"].flatMap((group) =>
    readdirSync(join(folder, group)).map((name) => `${group}/${name}`),
  );
  for (const room of [
    ...rooms,
    "engine",
    "dice",
    "protocol",
    "client",
    "testkit",
    "bench",
    "tools",
  ]) {
    const { name } = JSON.parse(readFileSync(join(folder, room, "package.json"), "utf8")) as {
      name: string;
    };
    symlinkSync(join(folder, room), join(there, name));
  }
}

interface Registration {
  readonly file: string;
  readonly importLine: string;
  readonly entry: string;
}

/** Reads the table of registries from the guide. */
export function registrations(): readonly Registration[] {
  const rows = readFileSync(GUIDE, "utf8").matchAll(
    /^\| `([^`]+)` *\| `(import [^`]+)` *\| `([^`]+)` *\|$/gm,
  );
  return [...rows].map(([, file = "", importLine = "", entry = ""]) => ({
    file,
    importLine,
    entry,
  }));
}

/** Adds the import, and the entry at the end of the first list of the file. */
function register(folder: string, { file, importLine, entry }: Registration): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const listed = text.replace(
    /^(export const \w+: readonly [^=]* = \[[^\]]*?),?\s*\];/m,
    `$1, ${entry}];`,
  );
  if (listed === text) throw new Error(`${file} has no list of games`);
  writeFileSync(path, `${importLine}\n${listed}`);
}
