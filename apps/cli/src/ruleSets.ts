import { aligned, wrapped } from "./layout.ts";

type Rules = Readonly<Record<string, string>>;

/** What tables may choose: named sets, the first by default, and fields with their values. */
export interface RuleChoices {
  readonly sets: Readonly<Record<string, Rules>>;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** The sets by what differs, and every field. */
export function ruleSetLines({ sets, fields }: RuleChoices, width: number): readonly string[] {
  const [[name, standard] = ["", {}], ...others] = Object.entries(sets);
  const named = [
    `Rule sets, and where they differ from ${name}:`,
    ...aligned(
      Object.entries(sets).map(([set, rules]) => [`  ${set}`, changesOf(rules, standard)]),
      { width, breakable: [1] },
    ),
    "",
  ];
  return [
    ...(others.length === 0 ? [] : named),
    ...wrapped(`Fields: ${fieldWords(fields)}`, width),
  ];
}

function changesOf(rules: Rules, standard: Rules): string {
  const changes = Object.entries(rules).filter(([field, value]) => standard[field] !== value);
  return changes.length === 0
    ? "the default"
    : changes.map(([field, value]) => `${field}=${value}`).join(" ");
}

function fieldWords(fields: RuleChoices["fields"]): string {
  return Object.entries(fields)
    .map(([field, values]) => `${field}=${values.join("|")}`)
    .join("  ");
}

/** 2 to 5 players: 2, 3, 4, 5. */
export function tableSizes({ min, max }: { readonly min: number; readonly max: number }) {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
