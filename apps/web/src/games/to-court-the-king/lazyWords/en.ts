import { does } from "@courtly/engine";
import type { Mark } from "@courtly/to-court-the-king";
import { mark } from "../words/en.ts";

/** What the table of To Court the King says after the first move: a card's text, shared pips, the final round. */
export const EN = {
  sheet: {
    tier: "Tier",
    noTier: "None",
    costs: "Costs",
    does: "Does",
    inCourt: "In the court",
    backOfFool: "The back of a Fool",
    with: "With",
    nobody: "Nobody yet",
  },

  share: {
    hint: "Choose two or three dice to share their pips.",
    was: "Was",
    even: "Even them out",
    less: (die: number) => `One pip less on die ${die}`,
    pips: (die: number) => `Pips on die ${die}`,
    more: (die: number) => `One pip more on die ${die}`,
    spoken: (faces: readonly number[]) => `Pips ${faces.join(", ")}.`,
  },

  ladder: {
    label: "The mark to beat",
    markIs: (best: Mark) => `The mark is ${mark(best)}`,
    beat: (best: Mark) => `Beat ${mark(best)}`,
    match: (best: Mark) => `Match ${mark(best)}`,
    holds: (name: string) => `${does(name, "hold")} the King`,
    rollsLast: (name: string) => `${does(name, "roll")} last`,
    finalComes: "The final round comes after this one",
    hopeless: "Even sixes on every die would not do",
    soFar: (now: Mark) => `${mark(now)} so far`,
  },

  moment: {
    claims: (name: string, best: Mark) => `${does(name, "claim")} the King with ${mark(best)}`,
    oneMoreTurn: "Everybody else has one more turn to beat that.",
    takes: (name: string, best: Mark) => `${does(name, "take")} the King with ${mark(best)}`,
    newMark: "That is the new mark.",
  },
};

export type KingTableLazyWords = typeof EN;
