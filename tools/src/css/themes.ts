import { generate, walk, type Rule } from "css-tree";
import type { Complaint, Files } from "../files.ts";
import { isCustom, lineOf, stylesheetsIn, type Stylesheet } from "./stylesheets.ts";

const TOKENS = "apps/web/src/theme/tokens.css";

/**
 * Checks the file of tokens: it has a rule for each theme, with its `color-scheme`, and both define the same tokens.
 * Tokens with the same value in both themes are in a third rule. All other rules only change tokens of these three.
 */
export function themes(files: Files): readonly Complaint[] {
  const sheet = stylesheetsIn(files).find(({ file }) => file === TOKENS);
  if (sheet === undefined) return [];
  const rules = rulesOf(sheet);
  const light = rules.find(({ scheme }) => scheme === "light");
  const dark = rules.find(({ scheme }) => scheme === "dark");
  const both = rules.find(({ selector, scheme }) => selector === ":root" && scheme === undefined);
  if (light === undefined || dark === undefined || both === undefined)
    return [{ file: TOKENS, line: 1, what: "a rule each for light, dark and both is expected" }];
  const defined = new Set([both, light].flatMap(({ tokens }) => [...tokens.keys()]));
  return [
    ...missing(light, dark, "dark theme"),
    ...missing(dark, light, "light theme"),
    ...both.all.filter(([name]) => light.tokens.has(name)).map(([name, line]) => twice(name, line)),
    ...rules
      .filter((rule) => rule !== light && rule !== dark && rule !== both)
      .flatMap(({ all }) => all.filter(([name]) => !defined.has(name)))
      .map(([name, line]) => ({
        file: TOKENS,
        line,
        what: `${name} is changed here and defined for no theme: define it for both`,
      })),
  ];
}

interface TokenRule {
  readonly selector: string;
  readonly scheme: string | undefined;
  /** Names with the lines where they are defined. */
  readonly all: readonly (readonly [string, number])[];
  readonly tokens: ReadonlyMap<string, number>;
}

function rulesOf({ tree }: Stylesheet): readonly TokenRule[] {
  const rules: TokenRule[] = [];
  walk(tree, { visit: "Rule", enter: (rule) => void rules.push(readRule(rule)) });
  return rules;
}

function readRule({ prelude, block }: Rule): TokenRule {
  const declarations = block.children.toArray().filter((node) => node.type === "Declaration");
  const scheme = declarations.find(({ property }) => property === "color-scheme");
  const all = declarations
    .filter(({ property }) => isCustom(property))
    .map((declaration) => [declaration.property, lineOf(declaration)] as const);
  return {
    selector: generate(prelude),
    scheme: scheme === undefined ? undefined : generate(scheme.value),
    all,
    tokens: new Map(all),
  };
}

function missing(from: TokenRule, to: TokenRule, theme: string): readonly Complaint[] {
  return from.all
    .filter(([name]) => !to.tokens.has(name))
    .map(([name, line]) => ({
      file: TOKENS,
      line,
      what: `the ${theme} has no ${name}: define it there, or once for both`,
    }));
}

function twice(name: string, line: number): Complaint {
  return { file: TOKENS, line, what: `${name} is defined for both themes and for each: choose` };
}
