import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../child.ts";
import { readManifest } from "../packaging/manifests.ts";

/** A package in a list of components, as CycloneDX writes it. */
export interface Component {
  readonly type: "library";
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly [{ readonly license: { readonly id: string } }];
}

/** The packages of others that are built into the page: npm does not see them in the packed program. */
export function pageComponents(): readonly Component[] {
  const found = new Map<string, Component>();
  const add = (name: string, from: string) => {
    if (name.startsWith("@courtly/") || found.has(name)) return;
    const folder = folderOf(name, from);
    const { version, license, dependencies = {} } = readManifest(folder);
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    found.set(name, {
      type: "library",
      name,
      version,
      purl,
      licenses: [{ license: { id: license } }],
    });
    for (const needed of Object.keys(dependencies)) add(needed, folder);
  };
  const web = join(ROOT, "apps/web");
  for (const name of Object.keys(readManifest(web).dependencies ?? {})) add(name, web);
  return [...found.values()];
}

/** The folder of a package, as Node finds it from another one. */
function folderOf(name: string, from: string): string {
  const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find(isPackage);
  if (folder === undefined) throw new Error(`${name} is not installed: run 'npm ci'`);
  return folder;
}

function isPackage(folder: string): boolean {
  try {
    return readFileSync(join(folder, "package.json")).length > 0;
  } catch {
    return false;
  }
}
