import { err, ok, type Result } from "@courtly/engine";
import {
  abilityWords,
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  costOf,
  costWords,
  readRules,
  RULE_FIELDS,
  RULE_SETS,
  toCourtTheKing,
  type CharacterId,
  type Rules,
  type State,
} from "@courtly/to-court-the-king";
import type { Page, RuleSheet } from "../entry.ts";
import { aligned, wrapped } from "../layout.ts";

const { players } = toCourtTheKing;
const TABLE_SIZES = Array.from(
  { length: players.max - players.min + 1 },
  (_, i) => players.min + i,
);

/** The characters and rule sets; with `rules`, as that set has them. */
export function sheetOf(words: readonly string[] | undefined): Result<RuleSheet, string> {
  const rules = words === undefined ? ok<Rules>(RULE_SETS.english) : readRules(words);
  if (!rules.ok) return err(`--rules: ${rules.error}`);
  return ok({ data: dataOf(rules.value), lines: (width) => linesOf(rules.value, width) });
}

function dataOf(rules: Rules) {
  return {
    game: toCourtTheKing.id,
    rulesVersion: toCourtTheKing.rulesVersion,
    players,
    rules,
    characters: CHARACTER_IDS.map((id) => ({
      id,
      name: CHARACTERS[id].name,
      tier: CHARACTERS[id].tier,
      cost: costWords(costOf(rules, id)),
      ability: abilityWords(CHARACTERS[id].ability),
      copies: Object.fromEntries(TABLE_SIZES.map((size) => [size, copiesData(rules, id, size)])),
    })),
    ruleSets: RULE_SETS,
    ruleFields: RULE_FIELDS,
  };
}

function copiesData(rules: Rules, id: CharacterId, size: number): number | "unlimited" {
  const copies = copiesInCourt(id, size, rules);
  return copies === Infinity ? "unlimited" : copies;
}

function linesOf(rules: Rules, width: number): readonly string[] {
  const sizes = `${players.min}–${players.max} players`;
  return [
    `To Court the King, ${players.min} to ${players.max} players`,
    "",
    ...aligned(
      [
        ["tier", "name", "id", "cost", "ability", sizes],
        ...CHARACTER_IDS.map((id) => [
          CHARACTERS[id].tier,
          CHARACTERS[id].name,
          id,
          costWords(costOf(rules, id)),
          abilityWords(CHARACTERS[id].ability),
          copiesWords(rules, id),
        ]),
      ],
      { width, breakable: [3, 4] },
    ),
    "",
    "Rule sets, and where they differ from english:",
    ...aligned(
      Object.entries(RULE_SETS).map(([name, set]) => [`  ${name}`, changesOf(set)]),
      { width, breakable: [1] },
    ),
    "",
    ...wrapped(`Fields: ${fieldWords()}`, width),
  ];
}

function copiesWords(rules: Rules, id: CharacterId): string {
  const copies = TABLE_SIZES.map((size) => copiesData(rules, id, size));
  if (copies.includes("unlimited")) return "unlimited";
  return id === "charlatan" ? "a Fool turned" : copies.join(" ");
}

function changesOf(set: Rules): string {
  const changes = Object.entries(set).filter(
    ([field, value]) => RULE_SETS.english[field as keyof Rules] !== value,
  );
  return changes.length === 0
    ? "the default"
    : changes.map(([field, value]) => `${field}=${value}`).join(" ");
}

function fieldWords(): string {
  return Object.entries(RULE_FIELDS)
    .map(([field, values]) => `${field}=${values.join("|")}`)
    .join("  ");
}

/** What `?` shows at the table: costs and abilities. */
export function guideOf({ rules }: State, { width, paint }: Page): readonly string[] {
  return [
    ...aligned(
      CHARACTER_IDS.map((id) => [
        CHARACTERS[id].name,
        costWords(costOf(rules, id)),
        abilityWords(CHARACTERS[id].ability),
      ]),
      { width, breakable: [1, 2] },
    ),
    "",
    ...wrapped(
      "Answer with a number, or type an action as records write it: roll, aside 5 5, use guard, use philosopher 1>3 5>3, take farmer, take nothing. '2 5 5' is choice 2 with its dice.",
      width,
    ).map((line) => paint.dim(line)),
  ];
}
