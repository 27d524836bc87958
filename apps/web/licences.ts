import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "../../node_modules");
/** In the page as fonts, which no script imports. */
const FONTS = ["grenze-gotisch", "hanken-grotesk", "texturina"].map(
  (face) => `@fontsource-variable/${face}`,
);

/** Which package a module of the build comes from, unless it is ours. */
export function packageOf(moduleId: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
    .exec(moduleId)?.[1]
    ?.replace("\\", "/");
}

/** The licence of a package, as it ships it. Throws where there is none: nothing goes along without. */
function licenceOf(name: string): string {
  const [file] = globSync("LICEN[SC]E*", { cwd: join(PACKAGES, name) });
  if (file === undefined) throw new Error(`${name} has no licence`);
  return `${name}\n\n${readFileSync(join(PACKAGES, name, file), "utf8").trim()}\n`;
}

/** Puts the licences of all that others made, and that goes along with the page, beside it. */
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
