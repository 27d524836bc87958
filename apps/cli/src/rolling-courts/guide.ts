import {
  ENGLISH,
  numbersFor,
  RULE_SETS,
  writeRules,
  counted,
  type State,
} from "@courtly/rolling-courts";
import type { Page } from "../entry.ts";
import { aligned, wrapped } from "../layout.ts";
import { ruleWords } from "../ruleSets.ts";
import { boardSheet } from "./sheet.ts";

/** What `?` shows at the table: how the places work, and all their numbers. */
export function guideOf(state: State, { width, paint }: Page): readonly string[] {
  return [
    ...aligned(
      placesOf(state).map(([place, words]) => [paint.bold(place), words]),
      { width, breakable: [1] },
    ),
    "",
    ...boardSheet(state.board, width),
    "",
    ...wrapped(
      "Answer with numbers ('2 1' is choice 2, then 1 of what it asks), or type an action as records write it: roll, village 3, cave 3 from village 6:1, court 4 from village 3:2 over 1, deep 2 from cave 3:1, change 2 to 3, retire village 2:3, promote cave 4:1, end, home cave 3:4, stay.",
      width,
    ).map((line) => paint.dim(line)),
  ];
}

function placesOf({ players, rules, board }: State): readonly (readonly [string, string])[] {
  const { courtsToEnd, membersAPoint } = numbersFor(players);
  const neighbours = rules.wrap === "yes" ? "; 6 and 1 are neighbours" : "";
  const courtDie = rules.courtDie === "court" ? "the court's number" : "the village's number";
  return [
    [
      "a turn",
      "Three dice. Each moves one member into a place of its number; two at most into the same place. What is not spent is lost.",
    ],
    [
      "village",
      "A member enters at the first seat and pushes the others on, up to the first gap. Who is pushed out of the last seat comes home with the pay behind ›.",
    ],
    [
      "court",
      `From a village to its own court or the next one on either side${neighbours}, with a die of ${courtDie}. It costs the price of the council seat. A newcomer sits down behind everyone and moves them one seat up, or pays more to go ahead of some.`,
    ],
    [
      "cave",
      "A member enters as in a village, but nobody is pushed over the red line. After each round everybody digs one space deeper; from a space with pay a member may then go home with it, from the last one it does.",
    ],
    [
      "deep mine",
      "It lies between two caves: from cave 3 a 2 leads to mine 2, a 4 to mine 3. The member comes home with the next treasure.",
    ],
    [
      "recall",
      "Instead of one from hand, an own member from a village or cave may enter; it leaves without pay.",
    ],
    [
      "points",
      `An action point a turn for each ${counted(membersAPoint, "member")} in the courts, 3 at most: change a die by one (1), retire a villager for half the pay (1), promote a member past the next (2).`,
    ],
    [
      "the end",
      `After the round in which ${counted(courtsToEnd, "court")} are full, or after 20 rounds without a new member in a court, or after 100 in all. The seats in the courts count ${board.courts.points.join(" ")}; ties: more members there, then more gold.${players === 2 ? " With two players each colour counts by itself: the best one wins, then the second." : ""}`,
    ],
    [
      "the rules",
      ruleWords(writeRules(rules), { rules, standard: RULE_SETS.standard, words: ENGLISH.rules }),
    ],
  ];
}
