import { does } from "@courtly/engine";
import type { Mark } from "@courtly/to-court-the-king";
import type { Keys } from "../../../table/lazyWords/en.ts";
import { mark } from "../words/en.ts";

/** The texts of To Court the King that a first move does not need. */
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
  keys: [
    ["Space", "What the gold button says"],
    ["Enter", "Keep all and claim; take the proposed card"],
    ["A S D F G H J K L Q W E", "The dice, from left to right"],
    ["Shift", "With a die’s key: all dice of that value"],
    ["P", "Set the marked dice aside without rolling"],
    ["1 2 3 4 5 6 7 8 9 0", "The characters with that number; the values that an ability asks for"],
  ] as Keys,
  ruleMenu: {
    sets: {
      english: { title: "English", words: "as the English rulebook has it" },
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
      endless: "no end",
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
      text: "Three alike pay for the Guard. A die more does no harm.",
      ask: "Keep the 3, then take the Guard.",
    },
    rival: {
      text: "Your rival has two turns now: who ends a round begins the next.",
      ask: "Go on and watch.",
    },
    call: {
      text: "Cards with an ability can be called once a turn. The Guard brings in a die that shows 2.",
      ask: "Roll, then call the Guard among your characters.",
    },
    hunter: {
      text: "Three 2s already. A fourth pays for the Hunter.",
      ask: "Keep the 2s and roll; then keep both dice and take the Hunter.",
    },
    later: {
      text: "Some rounds later. More cards mean more dice, and the race is for seven alike: they claim the King.",
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
