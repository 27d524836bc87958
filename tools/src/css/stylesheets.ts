import { parse, walk, type CssNode, type Declaration } from "css-tree";
import type { Files } from "../files.ts";

/** A stylesheet as a tree; values of custom properties are trees as well. */
export interface Stylesheet {
  readonly file: string;
  readonly tree: CssNode;
}

/** Several checks read the same files: each stylesheet is parsed once. */
const parsed = new WeakMap<Files, readonly Stylesheet[]>();

export function stylesheetsIn(files: Files): readonly Stylesheet[] {
  const known = parsed.get(files);
  if (known !== undefined) return known;
  const sheets = [...files]
    .filter(([file]) => file.endsWith(".css"))
    .map(([file, text]) => ({
      file,
      tree: parse(text, { positions: true, parseCustomProperty: true }),
    }));
  parsed.set(files, sheets);
  return sheets;
}

export function declarationsIn({ tree }: Stylesheet): readonly Declaration[] {
  const found: Declaration[] = [];
  walk(tree, { visit: "Declaration", enter: (declaration) => void found.push(declaration) });
  return found;
}

export const lineOf = ({ loc }: CssNode) => loc?.start.line ?? 1;

export const isCustom = (property: string) => property.startsWith("--");

/** The names of the custom properties that a value uses. */
export function namesUsed(value: CssNode): readonly string[] {
  const names: string[] = [];
  walk(value, {
    visit: "Function",
    enter: (call) => {
      const name = call.name === "var" ? call.children.first : null;
      if (name?.type === "Identifier") names.push(name.name);
    },
  });
  return names;
}
