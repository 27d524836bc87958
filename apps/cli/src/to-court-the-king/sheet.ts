import {
  abilityWords,
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  costOf,
  costWords,
  RULE_FIELDS,
  RULE_SETS,
  toCourtTheKing,
  type CharacterId,
  type Rules,
  type Setup,
  type State,
} from "@courtly/to-court-the-king";
import type { Page, RuleSheet } from "../entry.ts";
import { aligned, wrapped } from "../layout.ts";
import { ruleSetLines, tableSizes } from "../ruleSets.ts";

const { players } = toCourtTheKing;
const TABLE_SIZES = tableSizes(players);

/** The characters as these rules have them, and the rule sets. */
export function sheetOf({ rules }: Setup): RuleSheet {
  return { data: dataOf(rules), lines: (width) => linesOf(rules, width) };
}

function dataOf(rules: Rules) {
  return {
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
    ...ruleSetLines({ sets: RULE_SETS, fields: RULE_FIELDS }, width),
  ];
}

function copiesWords(rules: Rules, id: CharacterId): string {
  const copies = TABLE_SIZES.map((size) => copiesData(rules, id, size));
  if (copies.includes("unlimited")) return "unlimited";
  return id === "charlatan" ? "a Fool turned" : copies.join(" ");
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
