import { assertNever, countWord, does, type Face } from "@courtly/engine";
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
  aim: ({ aim, other, sure, chance, gain, win }: Aim) => {
    const roll = sure === undefined ? "The roll is" : `${sureWords(sure)}; the roll is`;
    const facts = [aim.asks, ...(chance === undefined ? [] : [chance])].join(", ");
    const said = win === undefined ? facts : `${facts}; ${win} to win with it`;
    if (other !== undefined)
      return `${roll} for the ${aim.name} (${said}) or the ${other.name} (${other.asks}).`;
    return `${roll} for the ${aim.name} (${said})${gain === undefined ? "" : `: ${gain}`}.`;
  },
  sureOnly: ({ name, isNearly }: Sure, asks: string, gain: string | undefined) =>
    `The roll is for the ${name} (${asks}), which is ${isNearly ? "nearly sure" : "sure"}${gain === undefined ? "" : `: ${gain}`}.`,
  /** The dice that a card still needs beside the kept ones, and the number of dice that are rolled for it. */
  gaps: {
    alike: ({ have, face, more, adds }: AlikeGap) =>
      `${capital(countWord(have))} ${face}s are kept, ${countWord(more)} more ${more === 1 ? "is" : "are"} needed${adds === undefined ? "" : ` (your ${adds} can add one)`}: `,
    pips: (have: number, asked: number) => `The kept dice show ${have} of ${asked} pips: `,
    dice: (more: number) =>
      `${more === 1 ? "One more die" : `${capital(countWord(more))} more dice`} must fit the kept ones: `,
    odd: "All dice must be odd, as the kept ones are: ",
    even: "All dice must be even, as the kept ones are: ",
  },
  /**
   * @param needsCards whether the rolled dice alone are too few
   * @param bringing the cards that bring dice
   */
  rolled: (dice: number, needsCards: boolean, bringing: readonly string[]) =>
    `${dice === 1 ? "1 die is" : `${dice} dice are`} rolled${needsCards ? `, and your cards must help${bringing.length === 0 ? "" : ` (${bringing.join(", ")})`}` : ""}.`,
  bringing: (name: string, face: number | "any") =>
    `the ${name} adds ${face === "any" ? "any die" : `a ${face}`}`,
  keptFor: (name: string, said: string) => `For the ${name}: ${said}`,
  pays: (name: string, isNearly: boolean) =>
    `The kept dice make the ${name} ${isNearly ? "nearly sure" : "sure"}.`,
  adds: (name: string, face: number) =>
    `This ${face} is kept because your ${name} can add another.`,
  keepOne: (rolls: number) =>
    `One die must be kept before each roll; ${rolls === 1 ? "the other is" : `the other ${rolls} are`} rolled again.`,
  joins: (name: string) => `The die of the ${name} is rolled too, so there is one more.`,
  brings: (name: string, face: number) => `The ${name} adds a ${face} to the kept dice.`,
  rerolls: (name: string) => `For the roll of the ${name} no die has to be kept.`,
  gains: {
    dice: (more: number) => `${countWord(more)} more ${more === 1 ? "die" : "dice"} in every turn`,
    anotherTry: "another try in every turn",
    matching: "with that card dice match more easily",
    mark: "with him you call the final round",
  },
  card: ({ name, asks, isMade, ability, help, win }: Benefit) =>
    `${asks === undefined ? name : `${isMade ? "This makes your dice enough" : "Your dice are enough"} for the ${name} (${asks})`}: ${ability}${help}.${win === undefined ? "" : ` ${win} to win with this card.`}`,
  upTo: (win: string) => `Up to ${win}`,
  /** The benefit of a card; follows its ability. */
  helps: {
    moreDice: (dice: number, before: number) => `, so ${dice} dice in a turn instead of ${before}`,
    atWill: ", whenever you like",
    mark: "; then everybody else has one more turn to beat your result",
    anotherTry: ", another try in every turn",
    matching: ", so dice match more easily",
  },
  towardsKing: "You still lack dice for the King.",
  otherwise: ({ name, ability, win }: Otherwise) =>
    `The ${name} instead: ${ability}; ${win} to win.`,
  edges: {
    asGood: "Both are as good.",
    keepsFool: "This way you keep the Fool.",
    lastCopy: (name: string, left: number) =>
      `This card is the last of its kind; of the ${name} there are ${left}.`,
    harder: (name: string) =>
      `This card is harder to get, and the ${name} can still be won in a later turn.`,
    pips: "The higher die brings more pips.",
  },
  lifts: ({ name, chance, win }: Likely, less: string) =>
    `The ${name} becomes likelier too: ${chance} instead of ${less}, ${win} to win with that card.`,
  likely: ({ name, chance, win }: Likely) =>
    `Failing that, often the ${name}: ${chance} to get it, ${win} to win with that card.`,
  higherMark: "The King is sure; the roll is for more equal dice, which are harder to beat.",
  toMark: ({ need, mark, kept, more, rolls }: ToMark) => {
    const rest =
      kept === undefined
        ? ""
        : ` You keep ${kept}; ${more === 0 ? "more make it safer" : `${countWord(more)} more ${more === 1 ? "is" : "are"} needed`}, and ${rolls === 1 ? "1 die is" : `${rolls} dice are`} rolled.`;
    return `To win you must ${need} ${mark}.${rest}`;
  },
  reached: (result: string, mark: string) => `Your ${result} are enough against ${mark} so far.`,
  /** Follows the mark in the final round: these players may still beat it. */
  later: (players: number) =>
    players === 1
      ? "One player rolls after you."
      : `${capital(countWord(players))} players roll after you.`,
  missed: (result: string, mark: string) => `Your ${result} are not enough against ${mark}.`,
  hopeless: (mark: string) => `No dice of yours can still beat ${mark}.`,
  apart: {
    worse: (dice: string, win: string, best: string) =>
      `Keeping ${dice} instead: ${win} to win, not ${best}.`,
    asGood: (dice: string) => `Keeping ${dice} instead is as good.`,
  },
  mayStop: (name: string) => `Just as good: stop and take the ${name}.`,
  mayTurnFool: "Just as good: stop and turn the Fool over.",
  waits: (names: string) => `After the roll you can still call: ${names}.`,
  atWorst: (name: string) => `At worst you take the ${name}.`,
  stops: (name: string, win: string, rolling: string) =>
    `The ${name} would be sure now: ${win} to win, ${rolling} by rolling on.`,
  /** The cards that another roll could bring, and would risk. */
  rollsOn: (better: Likely | undefined, atRisk: Likely | undefined) =>
    better === undefined
      ? atRisk === undefined
        ? "Rolling on could bring hardly anything better."
        : `Rolling on would risk the ${atRisk.name} for hardly anything better.`
      : `Rolling on could bring the ${better.name} (${better.chance})${atRisk === undefined ? "" : `, but would risk the ${atRisk.name} (${atRisk.chance} to keep it)`}.`,
};

/** The faces of dice before and after the use of a card. */
interface Changed {
  readonly from: string;
  readonly to: string;
}

/** A card and its cost. */
interface Asking {
  readonly name: string;
  readonly asks: string;
}

/** A card that the roll cannot miss, or hardly. */
export interface Sure {
  readonly name: string;
  readonly isNearly: boolean;
  /** The chance to win with it, if the aim is compared with it. */
  readonly win: string | undefined;
}

/** The card that a roll is for, perhaps another one, and a card that is sure. */
interface Aim {
  readonly aim: Asking;
  readonly other: Asking | undefined;
  readonly sure: Sure | undefined;
  readonly gain: string | undefined;
  readonly chance: string | undefined;
  /** The chance to win with it, beside that of the sure card. */
  readonly win: string | undefined;
}

const sureWords = ({ name, isNearly, win }: Sure) =>
  `The ${name} is ${isNearly ? "nearly sure" : "sure"}${win === undefined ? "" : ` (${win} to win)`}`;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The mark of the final round, and the most equal dice that are kept. */
interface ToMark {
  readonly need: "match" | "beat";
  readonly mark: string;
  readonly kept: string | undefined;
  /** The equal dice that are still needed, and the dice that are rolled. */
  readonly more: number;
  readonly rolls: number;
}

/** Equal dice: those that are kept and those that are needed; `adds` is a card that can bring one. */
export interface AlikeGap {
  readonly have: number;
  readonly face: number;
  readonly more: number;
  readonly adds: string | undefined;
}

/** A card, its ability and benefit, and the chance to win with it, unless that is told elsewhere. */
interface Benefit {
  readonly name: string;
  /** The cost, if the dice are enough for it; `isMade` by a called card. */
  readonly asks: string | undefined;
  readonly isMade: boolean;
  readonly ability: string;
  readonly help: string;
  readonly win: string | undefined;
}

/** The next best card, and the chance to win with it. */
interface Otherwise {
  readonly name: string;
  readonly ability: string;
  readonly win: string;
}

/** A card, the chance to get it, and the chance to win with it. */
interface Likely {
  readonly name: string;
  readonly chance: string;
  readonly win: string;
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
