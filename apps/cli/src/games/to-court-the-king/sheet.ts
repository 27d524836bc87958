import {
  ENGLISH,
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  costOf,
  RULE_FIELDS,
  RULE_SETS,
  toCourtTheKing,
  type CharacterId,
  type Rules,
  type Setup,
} from "@courtly/to-court-the-king";
import type { RuleSheet } from "../entry.ts";
import { aligned } from "../../play/layout.ts";
import { ruleSetLines, tableSizes } from "../ruleSets.ts";
import type { Speech } from "../../speech.ts";

const { players } = toCourtTheKing;
const TABLE_SIZES = tableSizes(players);

/** The rule sheet: the characters under these rules, and the rule sets. */
export function sheetOf({ rules }: Setup): RuleSheet {
  return { data: dataOf(rules), lines: (width, speech) => linesOf(rules, width, speech) };
}

function dataOf(rules: Rules) {
  return {
    rules,
    characters: CHARACTER_IDS.map((id) => ({
      id,
      name: ENGLISH.names[id],
      tier: CHARACTERS[id].tier,
      cost: ENGLISH.cost(costOf(rules, id)),
      ability: ENGLISH.ability(CHARACTERS[id].ability),
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

function linesOf(
  rules: Rules,
  width: number,
  { king, kingTable, table }: Speech,
): readonly string[] {
  const { sheet } = kingTable;
  const sizes = sheet.players(`${players.min}–${players.max}`);
  return [
    ...aligned(
      [
        [...sheet.heads, sizes],
        ...CHARACTER_IDS.map((id) => [
          CHARACTERS[id].tier,
          king.names[id],
          id,
          king.cost(costOf(rules, id)),
          king.ability(CHARACTERS[id].ability),
          copiesWords(rules, id, sheet),
        ]),
      ],
      { width, breakable: [3, 4] },
    ),
    "",
    ...ruleSetLines({ sets: RULE_SETS, fields: RULE_FIELDS }, width, table.rules),
  ];
}

function copiesWords(
  rules: Rules,
  id: CharacterId,
  { unlimited, aFoolTurned }: Speech["kingTable"]["sheet"],
): string {
  const copies = TABLE_SIZES.map((size) => copiesData(rules, id, size));
  if (copies.includes("unlimited")) return unlimited;
  return id === "charlatan" ? aFoolTurned : copies.join(" ");
}
