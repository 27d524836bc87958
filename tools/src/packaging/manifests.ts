import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a package may be imported from: its file or its files by name. */
type Exports = string | Readonly<Record<string, string>>;

/** The manifest of a room, as far as packages need it. */
export interface RoomManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license: string;
  readonly sideEffects?: boolean;
  readonly exports: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function readManifest(folder: string): RoomManifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as RoomManifest;
}

/** The oldest Node that runs the emitted JavaScript. */
const NODE_MIN = ">=22";

/** The manifest of a room's package: the same without what only this repository needs, with emitted files as entry points. */
export function packageManifest({ exports, dependencies, ...manifest }: RoomManifest) {
  const { name, version, description, license, sideEffects } = manifest;
  return {
    name,
    version,
    ...(description !== undefined && { description }),
    license,
    type: "module",
    ...(sideEffects !== undefined && { sideEffects }),
    engines: { node: NODE_MIN },
    exports: Object.fromEntries(
      Object.entries(typeof exports === "string" ? { ".": exports } : exports).map(
        ([name, file]) => [name, emittedFile(file)],
      ),
    ),
    ...(dependencies !== undefined && { dependencies }),
  };
}

/** Where the emitted files of a source file are: `./src/play.ts` becomes `./dist/play.js`, with its types. */
function emittedFile(source: string) {
  const path = source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, "");
  return { types: `${path}.d.ts`, default: `${path}.js` };
}
