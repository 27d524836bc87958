import { generate, lexer, parse, type CssNode, type Declaration } from "css-tree";
import { places, type Complaint, type Files } from "../files.ts";
import { INSERTED, pageCodeIn } from "./pageCode.ts";
import { declarationsIn, isCustom, lineOf, namesUsed, stylesheetsIn } from "./stylesheets.ts";
import { valueTypeOf, withSamples, type TypeOf, type ValueType } from "./valueTypes.ts";

interface Place {
  readonly file: string;
  readonly line: number;
}

/** A place that gives a custom property a value, in a stylesheet or in code. */
interface Definition extends Place {
  readonly name: string;
  readonly value: CssNode;
}

/** A place that uses a custom property; in code a part of its name may be inserted. */
interface Use extends Place {
  readonly name: string;
}

const USED_IN_CODE = /var\((--[^),]+)/g;

/**
 * Checks that every custom property has one type in all its definitions, fits where it is used, is defined if it is
 * used, and used if it is defined. A browser drops a declaration that breaks this, without a message.
 */
export function customProperties(files: Files): readonly Complaint[] {
  const definitions = definitionsIn(files);
  const defined = new Set(definitions.map(({ name }) => name));
  const uses = usesIn(files);
  const types = typesOf(definitions);
  const typeOf: TypeOf = (name) => types.get(name)?.type;
  return [
    ...definitions.flatMap((definition) => aboutDefinition(definition, types)),
    ...uses
      .filter(({ name }) => meant(name, defined).length === 0)
      .map(({ file, line, name }) => ({ file, line, what: `${name} is defined nowhere` })),
    ...unused(definitions, uses),
    ...stylesheetsIn(files).flatMap((sheet) =>
      declarationsIn(sheet).flatMap((declaration) => [
        ...misfit(declaration, typeOf, sheet.file),
        ...otherFallbacks(declaration, typeOf, sheet.file),
      ]),
    ),
  ];
}

/** The types of all custom properties; of two types, that of the first definition. */
export function propertyTypesIn(files: Files): TypeOf {
  const types = typesOf(definitionsIn(files));
  return (name) => types.get(name)?.type;
}

function definitionsIn(files: Files): readonly Definition[] {
  const inStyles = stylesheetsIn(files).flatMap((sheet) =>
    declarationsIn(sheet)
      .filter(({ property }) => isCustom(property))
      .map(({ property, value, loc }) => ({
        file: sheet.file,
        line: loc?.start.line ?? 1,
        name: property,
        value,
      })),
  );
  const names = new Set(inStyles.map(({ name }) => name));
  const inCode = pageCodeIn(files).properties.map(({ file, line, name, value }) => ({
    file,
    line,
    name,
    value: parse(completed(value, names), { context: "value" }),
  }));
  return [...inStyles, ...inCode];
}

/** Completes a value from code: replaces inserted parts by a matching property name, or by a number. */
function completed(value: string, names: ReadonlySet<string>): string {
  return value
    .replaceAll(/--[^),\s]+/g, (name) => meant(name, names)[0] ?? name)
    .replaceAll(INSERTED, "1");
}

/** The defined properties that a name in code can stand for; an inserted part matches any text. */
function meant(name: string, names: ReadonlySet<string>): readonly string[] {
  if (!name.includes(INSERTED)) return names.has(name) ? [name] : [];
  const pattern = new RegExp(`^${name.replaceAll(INSERTED, "[\\w-]+")}$`);
  return [...names].filter((known) => pattern.test(known));
}

function usesIn(files: Files): readonly Use[] {
  const inStyles = stylesheetsIn(files).flatMap((sheet) =>
    declarationsIn(sheet).flatMap((declaration) =>
      namesUsed(declaration.value).map((name) => ({
        file: sheet.file,
        line: lineOf(declaration),
        name,
      })),
    ),
  );
  const inCode = pageCodeIn(files).texts.flatMap(({ file, line, text }) =>
    [...places(text, USED_IN_CODE)].map(({ match }) => ({ file, line, name: match[1] as string })),
  );
  return [...inStyles, ...inCode];
}

/** By name: the type, and the first definition that determines it. */
type Types = ReadonlyMap<string, { readonly type: ValueType; readonly first: Definition }>;

function typesOf(definitions: readonly Definition[]): Types {
  const types = new Map<string, { type: ValueType; first: Definition }>();
  // Definitions use one another, so types are found in rounds: first those that use none, then those that use these.
  for (let known = -1; known < types.size;) {
    known = types.size;
    for (const first of definitions) {
      if (types.has(first.name)) continue;
      const type = valueTypeOf(first.value, (name) => types.get(name)?.type);
      if (type !== undefined) types.set(first.name, { type, first });
    }
  }
  return types;
}

function aboutDefinition({ file, line, name, value }: Definition, types: Types): Complaint[] {
  const known = types.get(name);
  const type = valueTypeOf(value, (used) => types.get(used)?.type);
  if (known === undefined || type === undefined)
    return [{ file, line, what: `${name} has no known type: '${generate(value)}'` }];
  if (type === known.type) return [];
  const { first } = known;
  return [
    {
      file,
      line,
      what: `${name} is a ${type} here and a ${known.type} in ${first.file}:${first.line}: give one of them another name`,
    },
  ];
}

function unused(definitions: readonly Definition[], uses: readonly Use[]): readonly Complaint[] {
  const names = new Set(definitions.map(({ name }) => name));
  const used = new Set(uses.flatMap(({ name }) => meant(name, names)));
  return definitions
    .filter(({ name }) => !used.has(name))
    .map(({ file, line, name }) => ({ file, line, what: `nothing uses ${name}: remove it` }));
}

const FALLBACK = /var\((--[\w-]+),([^()]*(?:\([^()]*\))?[^()]*)\)/g;

/** Fallbacks of another type than their custom property: `color: var(--ink, 4px)`. */
function otherFallbacks(
  declaration: Declaration,
  typeOf: TypeOf,
  file: string,
): readonly Complaint[] {
  return [...generate(declaration.value).matchAll(FALLBACK)].flatMap(([, name = "", text = ""]) => {
    const type = valueTypeOf(parse(text, { context: "value" }), typeOf);
    if (type === typeOf(name)) return [];
    const what = `the fallback '${text}' is a ${type}, and ${name} a ${typeOf(name)}`;
    return [{ file, line: lineOf(declaration), what }];
  });
}

/** A declaration that no longer fits its property when its custom properties have their types. */
function misfit(declaration: Declaration, typeOf: TypeOf, file: string): readonly Complaint[] {
  const { property, value } = declaration;
  const names = namesUsed(value);
  if (names.length === 0 || isCustom(property)) return [];
  if (names.some((name) => typeOf(name) === undefined)) return []; // reported already
  const plain = withSamples(value, typeOf);
  if (plain !== undefined && lexer.matchProperty(property, plain).matched !== null) return [];
  const types = names.map((name) => `${name} is a ${typeOf(name)}`).join(", ");
  const what = `'${property}: ${generate(value)}' is not valid: ${types}`;
  return [{ file, line: lineOf(declaration), what }];
}
