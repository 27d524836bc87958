import { parseArgs } from "node:util";
import { err, ok, readWhole, type Result } from "@courtly/engine";

export interface OptionSpec {
  /** The name of its value in help. Without it, the option is a switch. */
  readonly value?: string;
  readonly help: string;
}
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The parsed command line: options by name, and the other words. */
export interface Request {
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly words: readonly string[];
  readonly json: boolean;
  readonly help: boolean;
}

const SHARED: OptionSpecs = {
  json: { help: "answer in JSON, for programs" },
  help: { help: "this page" },
};

export function allOptions(specs: OptionSpecs): OptionSpecs {
  return { ...specs, ...SHARED };
}

export function readRequest(args: readonly string[], specs: OptionSpecs): Result<Request, string> {
  const known = allOptions(specs);
  const options: Record<string, string | undefined> = {};
  const words: string[] = [];
  for (const token of tokensOf(args, known)) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional") {
      words.push(token.value);
      continue;
    }
    const { name, rawName, value } = token;
    const spec = Object.hasOwn(known, name) ? known[name] : undefined;
    if (spec === undefined) return err(`unknown option ${rawName}: ${listed(known)} are known`);
    if (options[name] !== undefined) return err(`${rawName} is given twice: keep one`);
    if (spec.value === undefined && value !== undefined)
      return err(`${rawName} takes no value: leave '${value}' out`);
    // If another option stands in the place of a value, the value was forgotten.
    const isForgotten = value === undefined || (!token.inlineValue && value.startsWith("--"));
    if (spec.value !== undefined && isForgotten)
      return err(`${rawName} wants a value: ${rawName} ${spec.value}`);
    options[name] = value ?? "";
  }
  return ok({
    options,
    words,
    json: options["json"] !== undefined,
    help: options["help"] !== undefined,
  });
}

function tokensOf(args: readonly string[], known: OptionSpecs) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [
      name,
      {
        type: value === undefined ? ("boolean" as const) : ("string" as const),
        ...(name === "help" ? { short: "h" } : {}),
      },
    ]),
  );
  // Not strict: the tokens are checked above, with our own messages.
  return parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

function listed(known: OptionSpecs): string {
  return Object.keys(known)
    .map((name) => `--${name}`)
    .join(", ");
}

/** Reads a list separated by commas, which may be empty. */
export function readList(text: string): readonly string[] {
  return text.trim() === "" ? [] : text.split(",").map((item) => item.trim());
}

/** Reads an option as a whole number; `undefined` if it is not given. */
export function wholeOption(
  { options }: Request,
  name: string,
  range: { readonly min: number; readonly max: number },
): Result<number | undefined, string> {
  const text = options[name];
  if (text === undefined) return ok(undefined);
  const value = readWhole(text, { ...range, what: "a whole number" });
  return value.ok ? value : err(`--${name}: ${value.error}`);
}
