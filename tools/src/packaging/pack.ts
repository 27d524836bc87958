// npm run pack: builds the packages that are published into dist/packages: the program and the libraries.
import { globSync, mkdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT, run } from "../child.ts";
import { emitJavaScript } from "./emit.ts";
import { readManifest } from "./manifests.ts";
import { stageProgram } from "./program.ts";
import { stageRoom } from "./stage.ts";

/** The rooms that are published as libraries. */
const LIBRARIES = [
  "engine",
  "games/to-court-the-king",
  "games/rolling-courts",
  "strategy/worker-rpc",
  "strategy/odds",
  "strategy/bots",
  "dice",
  "protocol",
  "client",
];

const MEGABYTE = 1_000_000;
const DIST = join(ROOT, "dist");
const EMITTED = join(DIST, "emitted");
const STAGED = join(DIST, "staged");
const PACKAGES = join(DIST, "packages");

await builtPage();
for (const folder of [EMITTED, STAGED, PACKAGES]) rmSync(folder, { recursive: true, force: true });
mkdirSync(PACKAGES, { recursive: true });
await emitJavaScript(EMITTED);

const rooms = globSync(
  ["engine", "dice", "protocol", "client", "games/*", "strategy/*", "apps/*"],
  {
    cwd: ROOT,
  },
);
const roomOf = new Map(rooms.map((room) => [readManifest(join(ROOT, room)).name, room]));
for (const room of LIBRARIES) {
  const into = join(STAGED, basename(room));
  mkdirSync(into, { recursive: true });
  stageRoom(room, { emitted: EMITTED, into, contents: "withTypes" });
  await packed(into);
}
const program = join(STAGED, "courtly");
mkdirSync(program, { recursive: true });
stageProgram({ emitted: EMITTED, into: program, roomOf });
await packed(program);
for (const file of globSync("*.tgz", { cwd: PACKAGES }).sort())
  console.log(
    `dist/packages/${file}: ${(statSync(join(PACKAGES, file)).size / MEGABYTE).toFixed(1)} MB`,
  );

/** Builds the page, unless it is up to date. */
async function builtPage(): Promise<void> {
  const { ok, output } = await run(process.execPath, [join(ROOT, "apps/web/build.ts")]);
  if (!ok) throw new Error(output);
}

async function packed(folder: string): Promise<void> {
  const { ok, output } = await run(process.platform === "win32" ? "npm.cmd" : "npm", [
    "pack",
    folder,
    `--pack-destination=${PACKAGES}`,
    "--loglevel=error",
    "--ignore-scripts",
  ]);
  if (!ok) throw new Error(output);
}
