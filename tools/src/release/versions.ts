import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../child.ts";
import { readManifest } from "../packaging/manifests.ts";

/** The folders of all rooms, in alphabetical order. */
export function roomsIn(root: string): readonly string[] {
  return globSync("{*,games/*,strategy/*,apps/*}/package.json", { cwd: root })
    .filter((file) => !file.startsWith("node_modules"))
    .map((file) => dirname(file))
    .sort();
}

/** What does not fit the version of a release: manifests with another one, and a changelog without its section. */
export function versionFaults(root: string = ROOT): readonly string[] {
  const { version } = readManifest(root);
  const faults = roomsIn(root).flatMap((room) => {
    const manifest = readManifest(join(root, room));
    const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
    const own = Object.entries(dependencies).filter(([name]) => name.startsWith("@courtly/"));
    return [
      ...(manifest.version === version ? [] : [`${room}: it has version ${manifest.version}`]),
      ...own.flatMap(([name, needed]) =>
        needed === version ? [] : [`${room}: it needs ${name} ${needed}`],
      ),
    ];
  });
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const heading = new RegExp(`^## ${version.replaceAll(".", String.raw`\.`)}\\b`, "m");
  return [
    ...faults.map((fault) => `${fault}, the release is ${version}`),
    ...(heading.test(changelog) ? [] : [`CHANGELOG.md: it has no section '## ${version}'`]),
  ];
}
