import { clone, lexer, parse, walk, type CssNode, type FunctionNode } from "css-tree";

interface TypeOfValue {
  readonly syntax: string;
  /** A value of this type, to replace a custom property or a formula. */
  readonly sample: string;
}

/** The types of custom properties; a value that fits two of them has the first. */
const TYPES = {
  colour: { syntax: "<color>", sample: "red" },
  number: { syntax: "<number>", sample: "1" },
  length: { syntax: "<length-percentage>", sample: "1px" },
  time: { syntax: "<time>", sample: "1s" },
  angle: { syntax: "<angle>", sample: "1deg" },
  easing: { syntax: "<easing-function>", sample: "ease" },
  image: { syntax: "<image>", sample: "linear-gradient(red, red)" },
  shadow: { syntax: "<shadow>#", sample: "0 0 red" },
  text: { syntax: "<string>", sample: '"a"' },
  "font family": { syntax: "<family-name>#", sample: "serif" },
  font: { syntax: "<'font'>", sample: "1px serif" },
  "list of columns": { syntax: "<'grid-template-columns'>", sample: "1fr" },
} as const satisfies Readonly<Record<string, TypeOfValue>>;

export type ValueType = keyof typeof TYPES;

/** The type of a custom property, as far as it is known. */
export type TypeOf = (name: string) => ValueType | undefined;

const FORMULAS = new Set(["calc", "min", "max", "clamp"]);
const UNITS: Readonly<Partial<Record<string, ValueType>>> = {
  s: "time",
  ms: "time",
  deg: "angle",
  turn: "angle",
  rad: "angle",
};

/** The type of a value; undefined when it has none, or uses a property whose type is not known. */
export function valueTypeOf(value: CssNode, typeOf: TypeOf): ValueType | undefined {
  const plain = withSamples(value, typeOf);
  if (plain === undefined) return undefined;
  return (Object.keys(TYPES) as ValueType[]).find(
    (type) => lexer.match(TYPES[type].syntax, plain).matched !== null,
  );
}

/** The value with samples in place of custom properties, formulas and the device's insets. */
export function withSamples(value: CssNode, typeOf: TypeOf): CssNode | undefined {
  const plain = clone(value);
  let isKnown = true;
  walk(plain, {
    visit: "Function",
    enter(call, item, list) {
      const type = typeOfCall(call, typeOf);
      if (type === "other") return;
      if (type === undefined) isKnown = false;
      else list.replace(item, childrenOf(TYPES[type].sample));
    },
  });
  return isKnown ? plain : undefined;
}

function typeOfCall(call: FunctionNode, typeOf: TypeOf): ValueType | "other" | undefined {
  if (call.name === "env") return "length";
  if (FORMULAS.has(call.name)) return typeOfFormula(call, typeOf);
  if (call.name !== "var") return "other";
  const [name, , fallback] = call.children.toArray();
  const known = name?.type === "Identifier" ? typeOf(name.name) : undefined;
  return known ?? (fallback === undefined ? undefined : valueTypeOf(fallback, typeOf));
}

/** A formula has the one type that its parts have, besides numbers. */
function typeOfFormula(formula: FunctionNode, typeOf: TypeOf): ValueType | undefined {
  const types = new Set<ReturnType<typeof typeOfCall>>();
  walk(formula, (node) => {
    if (node.type === "Percentage") types.add("length");
    else if (node.type === "Dimension") types.add(UNITS[node.unit] ?? "length");
    else if (node.type === "Function" && (node.name === "var" || node.name === "env"))
      types.add(typeOfCall(node, typeOf));
  });
  types.delete("number");
  const [type] = types;
  if (types.size === 0) return "number";
  return types.size === 1 && type !== "other" ? type : undefined;
}

function childrenOf(text: string) {
  const value = parse(text, { context: "value" });
  if (value.type !== "Value") throw new Error(`no value: ${text}`);
  return value.children;
}
