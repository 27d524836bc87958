import { err, ok, type Result } from "@courtly/engine";
import { CHARACTERS, type CharacterId, type Cost } from "./characters.ts";

/** What groups disagree about, field by field; the first value of each is the English rulebook's. */
export const RULE_FIELDS = {
  fools: ["unlimited", "players"],
  abilitiesBeforeRoll: ["no", "yes"],
  magicianCost: ["straight5", "fourAlike"],
  finalRoundStart: ["right", "left"],
  diceSupply: ["12", "unlimited"],
} as const;

type RuleField = keyof typeof RULE_FIELDS;
export type Rules = { readonly [Field in RuleField]: (typeof RULE_FIELDS)[Field][number] };

const ENGLISH: Rules = {
  fools: "unlimited",
  abilitiesBeforeRoll: "no",
  magicianCost: "straight5",
  finalRoundStart: "right",
  diceSupply: "12",
};

/** A rule set says only how it differs. */
export const RULE_SETS = {
  english: ENGLISH,
  italian: { ...ENGLISH, fools: "players", abilitiesBeforeRoll: "yes" },
  manual: { ...ENGLISH, magicianCost: "fourAlike", finalRoundStart: "left" },
} as const satisfies Record<string, Rules>;

export type RuleSetName = keyof typeof RULE_SETS;
export const RULE_SET_NAMES = Object.keys(RULE_SETS) as readonly RuleSetName[];

export function diceSupply(rules: Rules): number {
  return rules.diceSupply === "12" ? 12 : Infinity;
}

const FOUR_ALIKE: Cost = { kind: "sets", sizes: [4] };

export function costOf(rules: Rules, id: CharacterId): Cost {
  return id === "magician" && rules.magicianCost === "fourAlike" ? FOUR_ALIKE : CHARACTERS[id].cost;
}

/** `NAME field=value …`, or the changes alone: changes to the English set. */
export function readRules(words: readonly string[]): Result<Rules, string> {
  const [first, ...others] = words;
  if (first === undefined) return err(`a rule set wanted: ${RULE_SET_NAMES.join(", ")}`);
  const named = RULE_SET_NAMES.find((name) => name === first);
  if (named === undefined && !first.includes("="))
    return err(`no rule set '${first}': ${RULE_SET_NAMES.join(", ")} are known`);
  const changes: Partial<Record<RuleField, string>> = {};
  for (const word of named === undefined ? words : others) {
    const change = readChange(word);
    if (!change.ok) return change;
    const { field, value } = change.value;
    if (changes[field] !== undefined) return err(`'${field}' is set twice`);
    changes[field] = value;
  }
  return ok({ ...RULE_SETS[named ?? "english"], ...(changes as Partial<Rules>) });
}

function readChange(word: string): Result<{ field: RuleField; value: string }, string> {
  const [name, value, ...more] = word.split("=");
  const fields = Object.keys(RULE_FIELDS) as readonly RuleField[];
  const field = fields.find((known) => known === name);
  if (field === undefined) return err(`no rule '${name}': ${fields.join(", ")} are known`);
  const values: readonly string[] = RULE_FIELDS[field];
  if (value === undefined || more.length > 0 || !values.includes(value))
    return err(`${field} is ${values.join(" or ")}, not '${word.slice(field.length + 1)}'`);
  return ok({ field, value });
}

/** The nearest named set and what differs from it; the English one when two are as near. */
export function writeRules(rules: Rules): string {
  const differing = (name: RuleSetName) =>
    (Object.keys(RULE_FIELDS) as readonly RuleField[]).filter(
      (field) => RULE_SETS[name][field] !== rules[field],
    );
  const nearest = RULE_SET_NAMES.reduce((best, name) =>
    differing(name).length < differing(best).length ? name : best,
  );
  return [nearest, ...differing(nearest).map((field) => `${field}=${rules[field]}`)].join(" ");
}
