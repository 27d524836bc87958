import { numbersFor, RULE_SETS, writeRules, type State } from "@courtly/rolling-courts";
import type { Page } from "../entry.ts";
import { aligned, wrapped } from "../../play/layout.ts";
import { ruleWords } from "../ruleSets.ts";
import type { Speech } from "../../speech.ts";
import { boardSheet } from "./sheet.ts";

/** The page that `?` shows during a game: how each place works, and the values of the board. */
export function guideOf(state: State, { width, paint, speech }: Page): readonly string[] {
  const { guide, sheet } = speech.courtsTable;
  return [
    ...aligned(
      placesOf(state, speech).map(([place, words]) => [paint.bold(place), words]),
      { width, breakable: [1] },
    ),
    "",
    ...boardSheet(state.board, width, sheet),
    "",
    ...wrapped(guide.typing, width).map((line) => paint.dim(line)),
  ];
}

function placesOf(
  { players, rules, board }: State,
  { courts, courtsTable, table }: Speech,
): readonly (readonly [string, string])[] {
  const { guide } = courtsTable;
  const { courtsToEnd, membersAPoint } = numbersFor(players);
  const played = { rules, standard: RULE_SETS.standard, words: courts.rules };
  return [
    guide.turn,
    guide.village,
    guide.court(rules.wrap === "yes", rules.courtDie),
    guide.cave,
    guide.deep,
    guide.recall,
    guide.points(membersAPoint),
    guide.end(courtsToEnd, board.courts.points.join(" "), players === 2),
    [guide.theRules, ruleWords(writeRules(rules), played, table.rules)],
  ];
}
