import { posix } from "node:path";
import { entryPointsIn, type Exports } from "./entryPoints.ts";
import type { Complaint, Files } from "./files.ts";
import { isRoom } from "./rooms.ts";

const DEPENDENCY_KINDS = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
] as const;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

type Manifest = { readonly license?: string; readonly exports?: Exports } & {
  readonly [Kind in (typeof DEPENDENCY_KINDS)[number]]?: Readonly<Record<string, string>>;
};

/** Checks that versions are exact, and that every room has a license, an entry point and type checks. */
export function packages(files: Files): readonly Complaint[] {
  return [...files]
    .filter(([file]) => posix.basename(file) === "package.json")
    .flatMap(([file, text]) => {
      const manifest = JSON.parse(text) as Manifest;
      const complain = (what: string, line = 1): Complaint => ({ file, line, what });
      const loose = DEPENDENCY_KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
        .filter(([, version]) => !EXACT.test(version))
        .map(([name, version]) =>
          complain(
            `${name} '${version}' may change by itself: pin one version`,
            lineOf(text, name),
          ),
        );
      const folder = posix.dirname(file);
      if (!isRoom(folder)) return loose;
      const { license } = manifest;
      const doors = entryPointsIn(manifest.exports);
      const hasDoors =
        doors.length > 0 && doors.every(([, door]) => files.has(posix.join(folder, door)));
      const hasSources = [...files.keys()].some((path) => path.startsWith(`${folder}/src/`));
      return [
        ...loose,
        ...(license === undefined ? [complain("no license: name it")] : []),
        ...(hasDoors ? [] : [complain("exports names no file: name the room's index.ts")]),
        ...(hasSources && !files.has(`${folder}/tsconfig.json`)
          ? [complain("no tsconfig.json: nothing checks its types")]
          : []),
      ];
    });
}

function lineOf(text: string, name: string): number {
  return text.split("\n").findIndex((line) => line.includes(`"${name}"`)) + 1;
}
