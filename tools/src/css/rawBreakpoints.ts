import { walk, type CssNode, type FeatureRange } from "css-tree";
import { places, type Complaint, type Files } from "../files.ts";
import { pageCodeIn } from "./pageCode.ts";
import { lineOf, stylesheetsIn } from "./stylesheets.ts";

const BREAKPOINTS = "apps/web/src/theme/breakpoints.ts";
const SIZES = /^(?:min-|max-)?(?:device-)?(?:width|height|aspect-ratio)$|^orientation$/;
/** The same in a text of code: `(min-width: 900px)`, `(width < 900px)`, `(900px < width)`. */
const QUERY =
  /\(\s*(?:(?:min|max)-(?:device-)?(?:width|height|aspect-ratio)\s*:|orientation\s*:|(?:width|height|aspect-ratio)\s*[<>=]|[\w.]+\s*[<>]=?\s*(?:width|height|aspect-ratio)\b)/g;

/** Checks that queries of the window's size are defined in one file and used by their name. */
export function rawBreakpoints(files: Files): readonly Complaint[] {
  const inStyles = stylesheetsIn(files).flatMap(({ file, tree }) =>
    sizeQueries(tree).map((node) => ({ file, line: lineOf(node) })),
  );
  const inCode = pageCodeIn(files)
    .texts.filter(({ file }) => file !== BREAKPOINTS)
    .flatMap(({ file, line, text }) => [...places(text, QUERY)].map(() => ({ file, line })));
  return [...inStyles, ...inCode].map(({ file, line }) => ({
    file,
    line,
    what: `a query of the window's size: name it in ${BREAKPOINTS}`,
  }));
}

function isAboutSize({ left, middle, right }: FeatureRange): boolean {
  return [left, middle, right].some((side) => side?.type === "Identifier" && SIZES.test(side.name));
}

function sizeQueries(tree: CssNode): readonly CssNode[] {
  const found: CssNode[] = [];
  walk(tree, (node) => {
    if (node.type === "FeatureRange" && node.kind === "media" && isAboutSize(node))
      found.push(node);
    if (node.type === "Feature" && node.kind === "media" && SIZES.test(node.name)) found.push(node);
  });
  return found;
}
