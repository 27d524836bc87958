import {
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  RULE_SETS,
  writeRules,
  type Rules,
  type State,
} from "@courtly/to-court-the-king";
import type { Page } from "../entry.ts";
import { aligned, wrapped } from "../../play/layout.ts";
import { ruleWords } from "../ruleSets.ts";
import type { Speech } from "../../speech.ts";

/** The page that `?` shows during a game: the course of a turn, the rules, then all costs and abilities. */
export function guideOf({ rules }: State, { width, paint, speech }: Page): readonly string[] {
  const { king, kingTable } = speech;
  return [
    ...aligned(
      lessonsOf(rules, speech).map(([topic, words]) => [paint.bold(topic), words]),
      { width, breakable: [1] },
    ),
    "",
    ...aligned(
      CHARACTER_IDS.map((id) => [
        king.names[id],
        king.cost(costOf(rules, id)),
        king.ability(CHARACTERS[id].ability),
      ]),
      { width, breakable: [1, 2] },
    ),
    "",
    ...wrapped(kingTable.typing, width).map((line) => paint.dim(line)),
  ];
}

function lessonsOf(
  rules: Rules,
  { king, kingTable, table }: Speech,
): readonly (readonly [string, string])[] {
  const { turn, cards, cardsEarly, take, king: theKing, finalRound } = kingTable.guide;
  const played = { rules, standard: RULE_SETS.english, words: king.rules };
  return [
    turn,
    rules.abilitiesBeforeRoll === "yes" ? cardsEarly : cards,
    take,
    theKing,
    finalRound,
    [kingTable.theRules, ruleWords(writeRules(rules), played, table.rules)],
  ];
}
