import { generate, lexer, walk, type Atrule, type CssNode, type Declaration } from "css-tree";
import type { Complaint, Files } from "../files.ts";
import { propertyTypesIn } from "./customProperties.ts";
import { INSERTED, pageCodeIn, type PageCode } from "./pageCode.ts";
import { declarationsIn, lineOf, stylesheetsIn, type Stylesheet } from "./stylesheets.ts";
import { withSamples, type TypeOf } from "./valueTypes.ts";

/**
 * Finds selectors whose classes, elements or attributes do not occur in the code of the page, animations without
 * keyframes, and keyframes without an animation. They have no effect.
 */
export function unusedRules(files: Files): readonly Complaint[] {
  const code = pageCodeIn(files);
  const isWritten = writtenIn(code);
  const unknown = (node: CssNode): string | undefined => {
    if (node.type === "ClassSelector" && !isWritten(node.name)) return `class '${node.name}'`;
    if (node.type === "TypeSelector" && node.name !== "*" && !code.elements.has(node.name))
      return `element '${node.name}'`;
    return node.type === "AttributeSelector" && !code.attributes.has(node.name.name)
      ? `attribute '${node.name.name}'`
      : undefined;
  };
  const sheets = stylesheetsIn(files);
  const selectors = sheets.flatMap(({ file, tree }) =>
    selectorParts(tree).flatMap((node) => {
      const what = unknown(node);
      return what === undefined
        ? []
        : [{ file, line: lineOf(node), what: `no code has the ${what}: remove the selector` }];
    }),
  );
  return [...selectors, ...animations(sheets, propertyTypesIn(files))];
}

/** The parts of all selectors, without `from` and `to` of keyframes, which only look like selectors. */
function selectorParts(tree: CssNode): readonly CssNode[] {
  const parts: CssNode[] = [];
  walk(tree, function enter(node) {
    if (node.type === "Atrule" && node.name === "keyframes") return this.skip;
    if (node.type.endsWith("Selector")) parts.push(node);
    return undefined;
  });
  return parts;
}

/**
 * Whether code contains a class: as a whole word, or as a template (`tier-${name}`). In a template, each inserted part
 * must be a number or a string of the code, in any case.
 */
function writtenIn({ texts }: PageCode): (name: string) => boolean {
  const own = texts.filter(({ file }) => file.startsWith("apps/web/"));
  const words = new Set(own.flatMap(({ text }) => text.split(/[\s"<>=]+/)));
  const parts = new Set(texts.map(({ text }) => text.toLowerCase()));
  const patterns = [...words]
    .filter((word) => word.includes(INSERTED) && /^[\w-]+$/.test(word.replaceAll(INSERTED, "")))
    .map((word) => new RegExp(`^${word.replaceAll(INSERTED, "(.+)")}$`));
  const isPart = (part: string) => /^\d+$/.test(part) || parts.has(part.toLowerCase());
  return (name) =>
    words.has(name) ||
    patterns.some((pattern) => pattern.exec(name)?.slice(1).every(isPart) === true);
}

function animations(sheets: readonly Stylesheet[], typeOf: TypeOf): readonly Complaint[] {
  const defined = sheets.flatMap(({ file, tree }) =>
    keyframesIn(tree).map(({ name, line }) => ({ file, line, name })),
  );
  const used = sheets.flatMap((sheet) =>
    declarationsIn(sheet).flatMap((declaration) =>
      animationNames(declaration, typeOf).map((name) => ({
        file: sheet.file,
        line: lineOf(declaration),
        name,
      })),
    ),
  );
  const definedNames = new Set(defined.map(({ name }) => name));
  const usedNames = new Set(used.map(({ name }) => name));
  return [
    ...defined
      .filter(({ name }) => !usedNames.has(name))
      .map(({ file, line, name }) => ({ file, line, what: `no rule has the animation '${name}'` })),
    ...used
      .filter(({ name }) => !definedNames.has(name))
      .map(({ file, line, name }) => ({ file, line, what: `'${name}' has no keyframes` })),
  ];
}

function keyframesIn(tree: CssNode): readonly { readonly name: string; readonly line: number }[] {
  const found: { name: string; line: number }[] = [];
  walk(tree, {
    visit: "Atrule",
    enter: (rule) => {
      if (rule.name === "keyframes") found.push({ name: preludeOf(rule), line: lineOf(rule) });
    },
  });
  return found;
}

function preludeOf({ prelude }: Atrule): string {
  if (prelude === null) return "";
  return prelude.type === "Raw" ? prelude.value : generate(prelude);
}

/** The keyframes that an `animation` or `animation-name` names; its times and easings may be custom properties. */
function animationNames({ property, value }: Declaration, typeOf: TypeOf): readonly string[] {
  if (!/^animation(?:-name)?$/.test(property)) return [];
  const plain = withSamples(value, typeOf);
  if (plain === undefined) return [];
  return lexer
    .findValueFragments(property, plain, "Type", "keyframes-name")
    .flatMap(({ nodes }) => nodes.toArray())
    .flatMap((node) => (node.type === "Identifier" ? [node.name] : []));
}
