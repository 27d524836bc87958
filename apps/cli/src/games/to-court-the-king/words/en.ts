import { assertNever, does, type Face } from "@courtly/engine";
import {
  ENGLISH as KING,
  type CharacterId,
  type Cost,
  type Mark,
} from "@courtly/to-court-the-king";

/** A cost in at most nine letters, for the court on the screen. The guide has the full text. */
function briefCost(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "any";
    case "turnedFool":
      return "a Fool";
    case "withKing":
      return "with King";
    case "sets":
      return briefSets(cost.sizes);
    case "every":
      return `all ${cost.parity}`;
    case "sum":
      return `${cost.atLeast} pips`;
    case "straight":
      return `${cost.length} in row`;
    default:
      return assertNever(cost);
  }
}

function briefSets(sizes: readonly number[]): string {
  if (sizes.every((size) => size === 2))
    return sizes.length === 1 ? "a pair" : `${sizes.length} pairs`;
  return `${sizes.join("+")} alike`;
}

const MENU = {
  roll: (dice: number) => (dice === 1 ? "Roll the die" : `Roll ${dice} dice`),
  rollAgain: (dice: number) => (dice === 1 ? "Roll the die again" : `Roll ${dice} dice again`),
  decline: "Decline to roll",
  stand: "Stand: this is my result",
  takeNothing: "Take nothing",
  take: (id: CharacterId) => `Take ${KING.names[id]}`,
  setAsideOne: (face: number) => `Keep the ${face}`,
  setAside: "Keep dice",
  whichAside: (faces: string) => `Which dice do you keep? ${faces}, or all`,
  /** The word for all dice, as an answer. */
  all: "all",
  whichValue: "Which value? 1 to 6",
  whichDie: (faces: string) => `Which die? ${faces}`,
  whichDice: (faces: string) => `Which dice? ${faces}`,
  becomes: (faces: string, options: string) =>
    `What ${faces.length === 1 ? "does" : "do"} ${faces} become? ${options}`,
  others: "and others",
  diceAtMost: (most: number, found: number) =>
    `name ${most === 1 ? "one die" : `at most ${most} dice`}, not ${found}`,
  twoDice: "name two dice, not 1",
  canDoNothing: (id: CharacterId, faces: string) => `${KING.who(id)} can do nothing with ${faces}`,
  notThere: (faces: string, count: number) => `${faces} ${count === 1 ? "is" : "are"} not there`,
  onlyThere: (mark: Mark) => `only ${KING.mark(mark)} ${mark.count === 1 ? "is" : "are"} there`,
  chooseFrom: (problem: string, faces: string) => `${problem}: choose from ${faces}`,
  values: (wanted: number, found: number) =>
    `name ${wanted === 1 ? "one value" : `${wanted} values`}, not ${found}`,
  nameDice: "name dice by their faces, like 5 5",
  noDice: (answer: string) => `'${answer}' names no dice: type their faces, like 5 5`,
  noDie: (face: string) => `'${face}' is not a die: type 1 to 6`,
};

const SCREEN = {
  finalRound: "Final round",
  claimed: (name: string, mark: string) => `${does(name, "have")} claimed the King with ${mark}`,
  toMatch: (name: string, mark: string) => `${does(name, "hold")} the King, ${mark} to match`,
  toBeat: (name: string, mark: string) => `${does(name, "hold")} the King, ${mark} to beat`,
  /** After the number of dice. */
  dice: "dice",
  noCards: "no cards yet",
  charlatans: (count: number) => (count === 1 ? "Charlatan" : `${count} Charlatans`),
  andMore: (count: number) => `and ${count} more`,
  diceInHand: (count: number) => `${count} dice to roll`,
  active: "active",
  aside: "kept",
  asideNoneActive: "kept, no die active",
  none: "none",
  brief: briefCost,
};

const GUIDE = {
  turn: [
    "a turn",
    "Roll, keep at least one die, roll the others again, until all are kept. A kept die stays as it is until the turn ends.",
  ],
  cards: [
    "cards",
    "Call each once a turn (then it stands in brackets), after the first roll, on active dice only. Some bring a die in, even when all others are kept.",
  ],
  cardsEarly: [
    "cards",
    "Call each once a turn (then it stands in brackets), after the first roll, or before it to bring a die in, on active dice only. Some bring a die in, even when all others are kept.",
  ],
  take: [
    "take",
    "With every die kept, take one card that they pay for, or nothing. ✓ marks what the dice would pay for as they lie. A new card works from your next turn on.",
  ],
  king: [
    "the King",
    "Seven alike or more; the Queen comes along. When that round is over, the final round begins.",
  ],
  finalRound: [
    "final round",
    "One last turn each, without taking cards: more alike, or as many with more pips, win the King. The Queen's holder plays last and need only match. You may decline to roll.",
  ],
} as const satisfies Record<string, Lesson>;

type Lesson = readonly [topic: string, words: string];

const ODDS = {
  tooLong: (dice: number) => `With more than ${dice} dice the odds take too long.`,
  title: "The odds this turn, if you play for one goal only",
  nothingLeft: "There is no card left for you to take.",
  best: (action: string) => `Best now: ${action}`,
  atLeast: (chance: string) => `at least ${chance}`,
  atLeastNote: "'At least': with so many cards only some of them could be counted in.",
  betterThan: (mark: string) => `better than ${mark}`,
  orBetter: (mark: string) => `${mark} or better`,
  beforeFirstRoll: "Before the first roll",
  lying: (active: string, aside: string, mayRoll: boolean) =>
    `With ${[...(active === "" ? [] : [`active ${active}`]), ...(aside === "" ? [] : [`kept ${aside}`])].join(", ")}${mayRoll ? ", free to roll" : ""}`,
};

const COACH = {
  tooLarge: "With so many dice the coach cannot think ahead.",
  leftOut: "With so many cards only some of them could be counted in.",
  /** Steps, in the form of the menu. */
  setAside: (faces: string) => `Keep ${faces}`,
  bring: (id: CharacterId, face: Face | undefined) =>
    `Call ${KING.whom(id)}: a ${face ?? "die"} comes in`,
  bringEarly: (id: CharacterId) => `Call ${KING.whom(id)}: one more die in the first roll`,
  reroll: (id: CharacterId, faces: string) => `Call ${KING.whom(id)}: roll ${faces} again`,
  change: (id: CharacterId, { from, to }: Changed) => `Call ${KING.whom(id)}: ${from} to ${to}`,
};

/** The faces of dice before and after the use of a card. */
interface Changed {
  readonly from: string;
  readonly to: string;
}

/** The texts of the terminal for To Court the King, in English. */
export const EN = {
  menu: MENU,
  screen: SCREEN,
  guide: GUIDE as Readonly<Record<keyof typeof GUIDE, Lesson>>,
  theRules: "the rules",
  typing:
    "Answer with a number, or type an action as records write it: roll, aside 5 5, use guard, use philosopher 1>3 5>3, take farmer, take nothing. '2 5 5' is choice 2 with its dice. The key o shows the odds, c asks the coach.",
  sheet: {
    heads: ["tier", "name", "id", "cost", "ability"] as readonly string[],
    players: (sizes: string) => `${sizes} players`,
    unlimited: "unlimited",
    aFoolTurned: "a Fool turned",
  },
  odds: ODDS,
  coach: COACH,
};

export type KingTableWords = typeof EN;
