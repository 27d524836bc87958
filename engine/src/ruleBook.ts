import { headerFault, lineOf, type HeaderFault, type HeaderLine } from "./records/header.ts";
import { err, ok, type Result } from "./result.ts";

/** The optional rules of a game: each field with its possible values. */
type Fields = Readonly<Record<string, readonly string[]>>;

export type RulesOf<Of extends Fields> = { readonly [Field in keyof Of]: Of[Field][number] };

/** Reads and writes the choice of rules: a rule set with changes (`NAME field=value …`), or changes alone. */
export interface RuleBook<Rules> {
  readonly read: (words: readonly string[]) => Result<Rules, string>;
  /** Reads the rules of a header: from its `rules` line, or the default set. */
  readonly readLine: (lines: readonly HeaderLine[]) => Result<Rules, HeaderFault>;
  /** Writes the rule set with the fewest differences, and these differences; of equally near sets, the first. */
  readonly write: (rules: Rules) => string;
}

/** Makes a rule book. The first set is the default; changes without a set name apply to it. */
export function ruleBook<Of extends Fields>(
  fields: Of,
  sets: Readonly<Record<string, RulesOf<Of>>>,
): RuleBook<RulesOf<Of>> {
  const fieldNames: readonly (keyof Of & string)[] = Object.keys(fields);
  const setNames = Object.keys(sets);
  const setOf = (name: string) => sets[name] as RulesOf<Of>;

  const readChange = (word: string): Result<readonly [keyof Of & string, string], string> => {
    const [name, value, ...more] = word.split("=");
    const field = fieldNames.find((known) => known === name);
    if (field === undefined) return err(`no rule '${name}': ${fieldNames.join(", ")} are known`);
    const values = fields[field] as readonly string[];
    if (value !== undefined && more.length === 0 && values.includes(value))
      return ok([field, value]);
    return err(`${field} is ${values.join(" or ")}, not '${word.slice(field.length + 1)}'`);
  };

  const differing = (rules: RulesOf<Of>, name: string) =>
    fieldNames.filter((field) => setOf(name)[field] !== rules[field]);

  const defaultName = setNames[0] as string;

  const read = (words: readonly string[]): Result<RulesOf<Of>, string> => {
    const [first, ...others] = words;
    if (first === undefined) return err(`a rule set wanted: ${setNames.join(", ")}`);
    const named = setNames.find((name) => name === first);
    if (named === undefined && !first.includes("="))
      return err(`no rule set '${first}': ${setNames.join(", ")} are known`);
    const changes = new Map<string, string>();
    for (const word of named === undefined ? words : others) {
      const change = readChange(word);
      if (!change.ok) return change;
      if (changes.has(change.value[0])) return err(`'${change.value[0]}' is set twice`);
      changes.set(...change.value);
    }
    return ok({ ...setOf(named ?? defaultName), ...Object.fromEntries(changes) });
  };

  return {
    read,
    readLine: (lines) => {
      const at = lineOf(lines, "rules");
      const rules = at === undefined ? ok(setOf(defaultName)) : read(at.words);
      return rules.ok ? rules : headerFault(at, rules.error);
    },
    write: (rules) => {
      const nearest = setNames.reduce((best, name) =>
        differing(rules, name).length < differing(rules, best).length ? name : best,
      );
      return [
        nearest,
        ...differing(rules, nearest).map((field) => `${field}=${rules[field]}`),
      ].join(" ");
    },
  };
}
