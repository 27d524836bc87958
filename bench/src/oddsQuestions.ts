// Prints the questions of the odds benchmark for the browser benchmark, one JSON line per hand:
// `oddsQuestions.ts SIZES HANDS`.
import type { OddsQuestion } from "@courtly/odds";
import { FRESH_DICE } from "@courtly/to-court-the-king";
import { ONE_VALUE_FUNCTION, plausibleHands } from "./oddsHands.ts";

const [sizes = "5,6,7,8,9", hands = "11"] = process.argv.slice(2);
for (const cards of sizes.split(",").map(Number))
  for (const hand of plausibleHands(cards, Number(hands))) {
    const all: OddsQuestion = { hand, dice: FRESH_DICE };
    const one: OddsQuestion = { ...all, goals: [ONE_VALUE_FUNCTION] };
    console.log(JSON.stringify({ cards, one, all }));
  }
