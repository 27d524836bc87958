import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../child.ts";
import { roomsIn } from "./versions.ts";

type Needs = Readonly<Record<string, string>>;

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Needs;
  readonly devDependencies?: Needs;
}

/** Gives all rooms, what they need of each other, the lockfile and the changelog the version of the next release. */
export function raiseVersion(version: string, root: string = ROOT): void {
  const raised = <Any extends Manifest>(manifest: Any): Any => ({
    ...manifest,
    version,
    ...(manifest.dependencies && { dependencies: own(manifest.dependencies, version) }),
    ...(manifest.devDependencies && { devDependencies: own(manifest.devDependencies, version) }),
  });
  for (const room of ["", ...roomsIn(root)])
    changeJson(join(root, room, "package.json"), (manifest: Manifest) => raised(manifest));
  changeJson(join(root, "package-lock.json"), (lock: Lock) => ({
    ...lock,
    version,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([path, entry]) => [
        path,
        path.includes("node_modules/") ? entry : raised(entry),
      ]),
    ),
  }));
  const changelog = join(root, "CHANGELOG.md");
  const text = readFileSync(changelog, "utf8");
  writeFileSync(changelog, text.replace(/^## Unreleased$/m, `## ${version}`));
}

interface Lock {
  readonly packages: Readonly<Record<string, Manifest>>;
}

function own(needs: Needs, version: string): Needs {
  return Object.fromEntries(
    Object.entries(needs).map(([name, needed]) => [
      name,
      name.startsWith("@courtly/") ? version : needed,
    ]),
  );
}

function changeJson<Value>(file: string, change: (value: Value) => Value): void {
  const changed = change(JSON.parse(readFileSync(file, "utf8")) as Value);
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
}
