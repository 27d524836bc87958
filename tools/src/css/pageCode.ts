import {
  parseSync,
  Visitor,
  type Expression,
  type MemberExpression,
  type TemplateLiteral,
} from "oxc-parser";
import { places, type Files } from "../files.ts";

/** Replaces the inserted value in a template: `tier-${name}` is read as `tier-` followed by this character. */
export const INSERTED = "\uFFFC";

/** A custom property that code sets, and the text of its value. */
export interface SetProperty {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

/** The names in the code of the page that stylesheets refer to. */
export interface PageCode {
  /** Every string and template. */
  readonly texts: readonly {
    readonly file: string;
    readonly line: number;
    readonly text: string;
  }[];
  /** Elements: `li`, `svg`. */
  readonly elements: ReadonlySet<string>;
  /** Attributes: `aria-current`, `data-theme`. */
  readonly attributes: ReadonlySet<string>;
  readonly properties: readonly SetProperty[];
}

/** The page's own code, and the rooms whose strings it uses in class names. */
const CODE = /^(?:apps\/web\/(?!test\/)|(?:engine|protocol|games\/[^/]+)\/src\/).*\.tsx?$/;
const PAGE = /^apps\/web\/(?!test\/).*\.html$/;
const HTML_ELEMENT = /<(\w+)/g;
const HTML_ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

const read = new WeakMap<Files, PageCode>();

export function pageCodeIn(files: Files): PageCode {
  const known = read.get(files);
  if (known !== undefined) return known;
  const code: Collected = {
    texts: [],
    elements: new Set(["html"]),
    attributes: new Set(),
    properties: [],
  };
  for (const [file, text] of files)
    if (CODE.test(file)) readCode(file, text, code);
    else if (PAGE.test(file)) readHtml(file, text, code);
  read.set(files, code);
  return code;
}

interface Collected {
  readonly texts: { file: string; line: number; text: string }[];
  readonly elements: Set<string>;
  readonly attributes: Set<string>;
  readonly properties: SetProperty[];
}

function readHtml(file: string, text: string, code: Collected): void {
  for (const [, name] of text.matchAll(HTML_ELEMENT)) code.elements.add(name as string);
  for (const { line, match } of places(text, HTML_ATTRIBUTE)) {
    code.attributes.add(match[1] as string);
    code.texts.push({ file, line, text: match[2] as string });
  }
}

function readCode(file: string, source: string, code: Collected): void {
  const breaks = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const lineAt = (offset: number) => {
    const next = breaks.findIndex((index) => index >= offset);
    return (next === -1 ? breaks.length : next) + 1;
  };
  const set = (name: string, value: Expression, start: number) => {
    if (name.startsWith("--"))
      code.properties.push({ file, line: lineAt(start), name, value: valueOf(value) });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === "string") code.texts.push({ file, line: lineAt(start), text: value });
    },
    TemplateLiteral: (template) => {
      code.texts.push({ file, line: lineAt(template.start), text: textOf(template) });
    },
    JSXOpeningElement: ({ name }) => {
      if (name.type === "JSXIdentifier") code.elements.add(name.name);
    },
    JSXAttribute: ({ name }) => {
      if (name.type === "JSXIdentifier") code.attributes.add(name.name);
    },
    MemberExpression: ({ object, property }) => {
      if (object.type === "MemberExpression" && nameOf(object.property) === "dataset")
        code.attributes.add(dataAttribute(nameOf(property)));
    },
    Property: ({ key, value, start }) => {
      if (key.type !== "Literal" || typeof key.value !== "string") return;
      code.attributes.add(key.value);
      set(key.value, value as Expression, start);
    },
    CallExpression: ({ callee, arguments: [name, value], start }) => {
      if (callee.type !== "MemberExpression" || nameOf(callee.property) !== "setProperty") return;
      if (name?.type === "Literal" && typeof name.value === "string" && value !== undefined)
        set(name.value, value as Expression, start);
    },
  }).visit(parseSync(file, source).program);
}

function textOf({ quasis }: TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? "").join(INSERTED);
}

/** The text of a value; any other expression is taken for a number. */
function valueOf(value: Expression): string {
  if (value.type === "TemplateLiteral") return textOf(value);
  return value.type === "Literal" && typeof value.value === "string" ? value.value : INSERTED;
}

/** The name of a member: `theme` of `dataset.theme`, and of `dataset["theme"]`. */
function nameOf(property: MemberExpression["property"]): string {
  if (property.type === "Identifier") return property.name;
  return property.type === "Literal" ? String(property.value) : "";
}

/** `dataset.lessonOn` is the attribute `data-lesson-on`. */
function dataAttribute(member: string): string {
  return `data-${member.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
