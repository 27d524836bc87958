import { aligned, wrapped } from "../play/layout.ts";
import type { TableWords } from "../words/en.ts";

type RuleSetWords = TableWords["rules"];

type Rules = Readonly<Record<string, string>>;

/** The rules to choose from: named sets, the first being the default, and fields with their values. */
export interface RuleChoices {
  readonly sets: Readonly<Record<string, Rules>>;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Lists the sets by their differences from the default, and every field. */
export function ruleSetLines(
  { sets, fields }: RuleChoices,
  width: number,
  said: RuleSetWords,
): readonly string[] {
  const [[name, standard] = ["", {}], ...others] = Object.entries(sets);
  const named = [
    said.differ(name),
    ...aligned(
      Object.entries(sets).map(([set, rules]) => [
        `  ${set}`,
        changesOf(rules, standard)
          .map((change) => change.join("="))
          .join(" ") || said.default,
      ]),
      { width, breakable: [1] },
    ),
    "",
  ];
  return [
    ...(others.length === 0 ? [] : named),
    ...wrapped(said.fields(fieldWords(fields)), width),
  ];
}

/** The meaning of each value of each field. */
type FieldWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** "italian: …": the rules of a table, and their differences from the default. */
export function ruleWords(
  name: string,
  { rules, standard, words }: { rules: Rules; standard: Rules; words: FieldWords },
  said: RuleSetWords,
): string {
  const differences = changesOf(rules, standard).map(
    ([field, value]) => words[field]?.[value] ?? `${field}=${value}`,
  );
  return differences.length === 0 ? said.isDefault(name) : `${name}: ${differences.join("; ")}.`;
}

/** The rules for a title: "italian rules"; changed ones are "house rules", and the default has none. */
export function rulesTitle(
  name: string,
  { sets }: Pick<RuleChoices, "sets">,
  said: RuleSetWords,
): readonly string[] {
  if (name === Object.keys(sets)[0]) return [];
  return [Object.hasOwn(sets, name) ? said.named(name) : said.house];
}

function changesOf(rules: Rules, standard: Rules): readonly (readonly [string, string])[] {
  return Object.entries(rules).filter(([field, value]) => standard[field] !== value);
}

function fieldWords(fields: RuleChoices["fields"]): string {
  return Object.entries(fields)
    .map(([field, values]) => `${field}=${values.join("|")}`)
    .join("  ");
}

/** The possible numbers of players: 2, 3, 4, 5. */
export function tableSizes({ min, max }: { readonly min: number; readonly max: number }) {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
