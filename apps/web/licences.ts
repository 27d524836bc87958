import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "../../node_modules");
/** The packages of fonts, which no script imports. */
const FONTS = ["grenze-gotisch", "hanken-grotesk", "texturina"].map(
  (face) => `@fontsource-variable/${face}`,
);

/** The package that a module of the build comes from; `undefined` for our own modules. */
export function packageOf(moduleId: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
    .exec(moduleId)?.[1]
    ?.replace("\\", "/");
}

/** The text of a package's licence. Throws if there is none: nothing is shipped without a licence. */
function licenceOf(name: string): string {
  const [file] = globSync("LICEN[SC]E*", { cwd: join(PACKAGES, name) });
  if (file === undefined) throw new Error(`${name} has no licence`);
  return `${name}\n\n${readFileSync(join(PACKAGES, name, file), "utf8").trim()}\n`;
}

/** Writes the licences of all packages in the build to licences.txt. */
export function licencesPlugin(): Plugin {
  return {
    name: "courtly-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((piece) => piece.type === "chunk");
      const used = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .map(packageOf)
        .filter((name) => name !== undefined);
      const names = [...new Set([...used, ...FONTS])].sort();
      const source = names.map(licenceOf).join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
