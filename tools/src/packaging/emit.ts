import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT, run } from "../child.ts";

/** The rooms whose sources become JavaScript. The page has a build of its own. */
const SOURCES = [
  "engine/src",
  "dice/src",
  "protocol/src",
  "client/src",
  "games/*/src",
  "strategy/*/src",
  "apps/server/src",
  "apps/cli/src",
];

/**
 * Writes the sources of all rooms as JavaScript, with types and source maps, below `folder`: `engine/src/play.js`. Types are
 * not checked here: `npm test` does that.
 */
export async function emitJavaScript(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify(projectFor(folder)));
  const { ok, output } = await run(process.execPath, [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "--project",
    project,
  ]);
  if (!ok) throw new Error(output);
  for (const file of globSync("**/*.js", { cwd: folder })) nameEmittedFiles(join(folder, file));
  for (const file of globSync("**/*.js.map", { cwd: folder })) nameSource(join(folder, file));
}

function projectFor(folder: string) {
  const fromHere = (path: string) => join(relative(folder, ROOT), path);
  return {
    extends: fromHere("tsconfig.base.json"),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      noCheck: true,
      lib: ["es2024", "dom"],
      types: ["node"],
      typeRoots: [fromHere("node_modules/@types")],
      rootDir: fromHere("."),
      outDir: ".",
    },
    include: SOURCES.map(fromHere),
  };
}

/** Lets the addresses of workers name the emitted files: the compiler changes only imports. Lengths stay, for the source map. */
function nameEmittedFiles(file: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replaceAll(/(?<=new URL\("\.[^"]*)\.ts(?=", import\.meta\.url\))/g, ".js");
  if (after !== before) writeFileSync(file, after);
}

/** Names the source in a source map without the folders of this machine. The map contains its text. */
function nameSource(file: string): void {
  const map = JSON.parse(readFileSync(file, "utf8")) as { sources: string[] };
  map.sources = map.sources.map((source) => source.replace(/^(?:\.\.\/)+/, "courtly/"));
  writeFileSync(file, JSON.stringify(map));
}
