import {
  ENGLISH,
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  RULE_SETS,
  writeRules,
  type Rules,
  type State,
} from "@courtly/to-court-the-king";
import type { Page } from "../entry.ts";
import { aligned, wrapped } from "../layout.ts";
import { ruleWords } from "../ruleSets.ts";

/** What `?` shows at the table: a turn, the rules played by, then costs and abilities. */
export function guideOf({ rules }: State, { width, paint }: Page): readonly string[] {
  return [
    ...aligned(
      lessonsOf(rules).map(([topic, words]) => [paint.bold(topic), words]),
      { width, breakable: [1] },
    ),
    "",
    ...aligned(
      CHARACTER_IDS.map((id) => [
        ENGLISH.names[id],
        ENGLISH.cost(costOf(rules, id)),
        ENGLISH.ability(CHARACTERS[id].ability),
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

function lessonsOf(rules: Rules): readonly (readonly [string, string])[] {
  const early =
    rules.abilitiesBeforeRoll === "yes" ? ", or before the first roll to bring a die in" : "";
  return [
    [
      "a turn",
      "Roll, set at least one die aside, roll the others again, until all are set aside. A die set aside is locked until the turn ends.",
    ],
    [
      "cards",
      `Each works once a turn (used, it stands in brackets), after the first roll${early}, on active dice only. Some bring a die in, even when all others are set aside.`,
    ],
    [
      "take",
      "With every die set aside take one card that they pay for, or nothing. ✓ marks what the dice as they lie would pay for. A new card works from your next turn on.",
    ],
    [
      "the King",
      "Seven alike or more; the Queen comes along. When that round is over, the final round begins.",
    ],
    [
      "final round",
      "A last turn each, without taking cards: more alike, or as many with more pips, win the King. The Queen's owner plays last and need only match. You may decline to roll.",
    ],
    [
      "the rules",
      ruleWords(writeRules(rules), { rules, standard: RULE_SETS.english, words: ENGLISH.rules }),
    ],
  ];
}
