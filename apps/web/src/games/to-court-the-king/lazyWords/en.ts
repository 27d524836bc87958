import { does, type Face, type Faces } from "@courtly/engine";
import { ENGLISH, type Mark } from "@courtly/to-court-the-king";
import type { Keys } from "../../../table/lazyWords/en.ts";
import { counted, facesWords, mark, ONE } from "../words/en.ts";
import { capital, parts, type Happened } from "../words/values.ts";

const { names } = ENGLISH;

/** The result of a last turn. */
function result(best: Mark | undefined): string {
  return best === undefined ? "did not roll" : mark(best);
}

function happened({ kind, roll, character, from, to }: Happened): string {
  if (kind === "roll") return to.length === 0 ? `Roll ${roll}` : `Roll ${roll}: ${facesWords(to)}`;
  if (kind === "kept") return `Kept ${facesWords(from)}`;
  const name = character === undefined ? "A card" : names[character];
  const [before, after] = [from, to].map((dice) => (dice.length === 0 ? "" : facesWords(dice)));
  return parts([name, parts([before, after], " to ")], ": ");
}

/** The texts of To Court the King that a first move does not need. */
export const EN = {
  strip: {
    thisTurn: "This turn",
    roll: (roll: number) => `Roll ${roll}`,
    kept: "kept",
    happened,
    canGoBack: (what: string) => `${what}. Back to here`,
    isSealed: (what: string) => `${what}. Rolled, sealed`,
    isSealedSince: (what: string) => `${what}. Sealed by the roll after it`,
    backToHere: "Back to here",
    sealed: "Rolled, sealed",
  },

  questions: {
    king: {
      title: "Take the King and start the final round?",
      text: "Your result becomes the mark that everybody else gets one more turn to beat.",
      yes: "Take the King",
      no: "Not yet",
    },
    nothing: {
      title: "Take nothing?",
      text: "Your dice pay for a card. Your turn ends without one.",
      yes: "Take nothing",
      no: "Back to the court",
    },
  },

  result: {
    keptValues: "Kept values",
    copyKept: (face: Face) => `Copy a kept ${ONE[face]}`,
    resultDice: (faces: Faces) => `Your result: ${facesWords(faces)}`,
    /** `alike` are the dice with equal values, the most first; none if all are different. */
    result: (alike: readonly Mark[], pips: number) =>
      `${alike.length === 0 ? "All different" : capital(alike.map(mark).join(", "))}, ${counted(pips, "pip")}`,
  },

  sheet: {
    tier: "Tier",
    noTier: "None",
    costs: "Costs",
    does: "Does",
    inCourt: "In the court",
    thisTurn: "This turn",
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
    results: "Results so far",
    result,
    rung: (name: string, best: Mark | undefined) => `${name}: ${result(best)}`,
    label: "The mark to beat",
    markIs: (best: Mark) => `The mark is ${mark(best)}`,
    beat: (best: Mark) => `Beat ${mark(best)}`,
    match: (best: Mark) => `Match ${mark(best)}`,
    holds: (name: string) => `${does(name, "hold")} the King`,
    rollsLast: (name: string) => `${does(name, "roll")} last`,
    finalComes: "The final round comes after this one",
    hopeless: "Your dice cannot reach this mark",
    soFar: (now: Mark) => `${mark(now)} so far`,
  },

  moment: {
    skip: "Skip",
    claims: (name: string, best: Mark) => `${does(name, "claim")} the King with ${mark(best)}`,
    oneMoreTurn: "Everybody else has one more turn to beat that.",
    takes: (name: string, best: Mark) => `${does(name, "take")} the King with ${mark(best)}`,
    newMark: "That is the new mark.",
  },
  keys: [
    ["Space", "Press the gold button"],
    ["Enter", "Keep all, then choose a card; take the proposed card"],
    ["A S D F G H J K L Q W E", "The dice, from left to right"],
    ["Shift", "With a die’s key: all dice of that value"],
    ["P", "Keep the marked dice without rolling"],
    ["1 2 3 4 5 6 7 8 9 0", "Call the character with that number; choose a value for an ability"],
  ] as Keys,
  ruleMenu: {
    sets: {
      english: { title: "English", words: "as in the English rulebook" },
      italian: {
        title: "Italian",
        words: "few Fools, and dice may be brought in before the first roll",
      },
      manual: {
        title: "Manual",
        words: "a cheaper Magician, and the final round begins on the other side",
      },
    },
    fields: {
      fools: "Fools",
      abilitiesBeforeRoll: "Before the first roll",
      magicianCost: "Magician",
      finalRoundStart: "Final round",
      diceSupply: "Dice",
    },
  },
  ruleBook: {
    copies: {
      tier: "Tier",
      players: (count: number) => `${count} players`,
      endless: "unlimited",
    },
  },
  lesson: {
    welcome: {
      text: "You come to court with three dice and no friends. This is a real table; only the dice and your rival follow a script.",
      ask: "Go on when you are ready.",
    },
    roll: {
      text: "A turn begins with a roll.",
      ask: "Press the gold button to roll three dice.",
    },
    keep: {
      text: "Two 4s are a good start. After each roll you keep at least one die and may roll the others again.",
      ask: "Choose both 4s, then keep them and roll the last die.",
    },
    last: {
      text: "What you keep stays as it is until your turn ends.",
      ask: "Choose the 5 as well, and keep it: your dice are done.",
    },
    farmer: {
      text: "Each card shows its cost. Equal squares are equal dice: your pair pays for the Farmer.",
      ask: "Take the Farmer.",
    },
    fourDice: {
      text: "You played last in this round, so you begin the next. The Farmer brings you one more die each turn.",
      ask: "Roll four dice.",
    },
    twos: {
      text: "Better cards cost more. Let us collect 2s.",
      ask: "Keep every 2 and roll the rest, twice.",
    },
    guard: {
      text: "Three alike pay for the Guard. The fourth die may show anything.",
      ask: "Keep the 3, then take the Guard.",
    },
    rival: {
      text: "Your rival has two turns now: whoever ends a round begins the next.",
      ask: "Go on and watch.",
    },
    call: {
      text: "You can call a card with an ability once a turn. The Guard brings in a die that shows 2.",
      ask: "Roll, then call the Guard among your characters.",
    },
    hunter: {
      text: "Three 2s already. A fourth pays for the Hunter.",
      ask: "Keep the 2s and roll; then keep both dice and take the Hunter.",
    },
    later: {
      text: "Some rounds later. More cards mean more dice, and everybody is after seven alike: with them you claim the King.",
      ask: "You have six 5s. Go on.",
    },
    seven: {
      text: "The Knight brings in a 5.",
      ask: "Call the Knight, then keep both 5s.",
    },
    king: {
      text: "Seven alike. Whoever claims the King takes the Queen too, and sets the mark to beat.",
      ask: "Take the King.",
    },
    finalRound: {
      text: "In the final round everybody else has one last turn to beat your mark. If nobody does, you have won.",
      ask: "Go on and watch.",
    },
  },
};

export type KingTableLazyWords = typeof EN;
