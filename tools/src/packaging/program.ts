import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../child.ts";
import { readManifest } from "./manifests.ts";
import { copyOutsidePackages } from "./outsidePackages.ts";
import { stageRoom, writeJson } from "./stage.ts";

/** The rooms that the program runs: those that the terminal imports, directly or not. */
function roomsOfProgram(roomOf: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set(["apps/cli"]);
  for (const room of found)
    for (const name of Object.keys(readManifest(join(ROOT, room)).dependencies ?? {})) {
      const needed = roomOf.get(name);
      if (needed !== undefined) found.add(needed);
    }
  return [...found];
}

interface Staging {
  readonly emitted: string;
  readonly into: string;
  /** The room of each of our packages. */
  readonly roomOf: ReadonlyMap<string, string>;
}

/**
 * Writes the package `courtly` into a folder: the program, the page, and everything that it needs except Node. So one file
 * installs it, without a registry.
 */
export function stageProgram({ emitted, into, roomOf }: Staging): void {
  const modules = join(into, "node_modules");
  const rooms = roomsOfProgram(roomOf);
  for (const room of rooms) {
    const { name } = readManifest(join(ROOT, room));
    const folder = join(modules, name);
    mkdirSync(folder, { recursive: true });
    stageRoom(room, { emitted, into: folder, contents: "scriptsOnly" });
  }
  cpSync(join(ROOT, "apps/web/dist"), join(modules, "@courtly/web/dist"), {
    recursive: true,
    filter: (file) => !file.endsWith(".sources"),
  });
  const dependencies = Object.fromEntries(
    rooms.flatMap((room) => {
      const { name, version, dependencies: needed = {} } = readManifest(join(ROOT, room));
      return [[name, version], ...Object.entries(needed)];
    }),
  );
  const outside = Object.keys(dependencies).filter((name) => !roomOf.has(name));
  copyOutsidePackages(outside, into);
  const web = readManifest(join(ROOT, "apps/web"));
  const root = readManifest(ROOT) as ReturnType<typeof readManifest> & {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  writeJson(join(modules, "@courtly/web/package.json"), {
    name: web.name,
    version: web.version,
    license: web.license,
  });
  cpSync(join(ROOT, "apps/cli/bin"), join(into, "bin"), { recursive: true });
  for (const file of ["README.md", "LICENSE", "CHANGELOG.md"])
    cpSync(join(ROOT, file), join(into, file));
  const bundled = { ...dependencies, [web.name]: web.version };
  writeJson(join(into, "package.json"), {
    name: root.name,
    version: root.version,
    description: root.description,
    license: root.license,
    type: "module",
    engines: { node: ">=20" },
    bin: { courtly: "bin/courtly.js" },
    files: ["bin", "CHANGELOG.md"],
    dependencies: bundled,
    bundleDependencies: Object.keys(bundled),
    // An older Node starts the pinned one, if npm could install it.
    optionalDependencies: root.optionalDependencies,
  });
}
