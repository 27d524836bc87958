import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import subsetFont from "subset-font";

/** The subsets of earlier builds, by the digest of what they were made from. */
const KEPT = join(import.meta.dirname, "../../node_modules/.cache/courtly-fonts");

const SOURCE = /url\("([^"?]+)\?subset(?:&wght=(\d+)(?:-(\d+))?)?"\)/;

/** A stylesheet, as PostCSS hands it to its plugins. */
interface Stylesheet {
  readonly walkAtRules: (name: string, visit: (rule: FontFace) => void) => void;
}

interface FontFace {
  readonly source?: { readonly input: { readonly file?: string | undefined } };
  readonly walkDecls: (property: string, visit: (line: Declaration) => void) => void;
}

interface Declaration {
  value: string;
}

/**
 * A PostCSS plugin for fonts whose address ends with `?subset`: the page gets only the characters in the `unicode-range` of
 * the rule, and with `&wght=400-700` only these weights. Other characters need a rule of their own, with the whole file.
 */
export function subsetFonts() {
  return {
    postcssPlugin: "subset-fonts",
    // Before the addresses are resolved: Vite does that for the whole stylesheet too.
    Once: async (stylesheet: Stylesheet) => {
      const faces: FontFace[] = [];
      stylesheet.walkAtRules("font-face", (rule) => void faces.push(rule));
      for (const face of faces) await subset(face);
    },
  };
}

async function subset(face: FontFace): Promise<void> {
  const file = face.source?.input.file;
  const lines = (property: string) => {
    const found: Declaration[] = [];
    face.walkDecls(property, (line) => void found.push(line));
    return found;
  };
  const [source] = lines("src");
  const wanted = SOURCE.exec(source?.value ?? "");
  if (file === undefined || source === undefined || wanted === null) return;
  const [address, font = "", min, max = min] = wanted;
  const [range] = lines("unicode-range");
  const made = await fontWith(font, {
    characters: charactersIn(range?.value ?? ""),
    weights: min === undefined ? undefined : { min: Number(min), max: Number(max) },
  });
  source.value = source.value.replace(address, `url("${relative(dirname(file), made)}")`);
}

/** All characters of a range: `U+20-7E, U+A0`. */
export function charactersIn(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, first = "", last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join("");
}

interface Wanted {
  readonly characters: string;
  readonly weights: { readonly min: number; readonly max: number } | undefined;
}

/** Makes a smaller copy of a font in a package, or finds that of an earlier build; returns its path. */
async function fontWith(font: string, { characters, weights }: Wanted): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(font));
  const digest = createHash("sha256")
    .update(whole)
    .update(JSON.stringify({ characters, weights }))
    .digest("hex");
  const file = join(KEPT, digest.slice(0, 12), basename(font));
  if (existsSync(file)) return file;
  const axis = weights && (weights.min === weights.max ? weights.min : weights);
  const made = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    ...(axis !== undefined && { variationAxes: { wght: axis } }),
  });
  mkdirSync(dirname(file), { recursive: true });
  // Two builds at once must not read half a file.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, made);
  renameSync(part, file);
  return file;
}
