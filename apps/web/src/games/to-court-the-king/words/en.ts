import { does, isYou, listed, type Face, type Faces } from "@courtly/engine";
import {
  ENGLISH,
  type Ability,
  type CharacterId,
  type Cost,
  type Mark,
} from "@courtly/to-court-the-king";
import { line, strong } from "../../../table/chronicle/phrases.ts";
import type { DieMark } from "../model/laidDice.ts";
import {
  capital,
  marksIn,
  parted,
  parts,
  type DieSaid,
  type Happened,
  type Then,
  type Turns,
} from "./values.ts";

const { names, who } = ENGLISH;
export const { mark } = ENGLISH;
/** The endings before which long names may be divided. */
const ENDINGS = /(?:latan|sopher|nomer|chant|woman|broker|cian|mist|man)$/;

export const ONE: Readonly<Record<Face, string>> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
};

export const counted = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;
const diceCount = (count: number) => `${count} ${count === 1 ? "die" : "dice"}`;

/** "two 3s and one 6". */
export function facesWords(faces: Faces): string {
  return faces.length === 0 ? "no dice" : listed(marksIn(faces).map(mark));
}

const AFTER: Readonly<Record<Then, string>> = { claim: ", claim", stand: ", stand", nothing: "" };

const SETS: Readonly<Record<string, string>> = {
  "2": "Pair",
  "2+2": "Two pairs",
  "3+2": "Full house",
  "2+2+2": "Three pairs",
  "3+3": "Two triplets",
};

/** A cost in two words, beside its glyph. */
function cost(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "Any roll";
    case "turnedFool":
      return "Flip a Fool";
    case "withKing":
      return "With the King";
    case "every":
      return cost.parity === "odd" ? "All odd" : "All even";
    case "sum":
      return "Pips";
    case "straight":
      return `Straight of ${cost.length}`;
    case "sets":
      return SETS[cost.sizes.join("+")] ?? `${cost.sizes.join(" + ")} alike`;
  }
}

/** An ability in two words, beside its glyph. */
function ability(ability: Ability): string {
  switch (ability.kind) {
    case "firstRoll":
      return ability.dice === 1 ? "+1 die" : `+${ability.dice} dice`;
    case "bring":
      return ability.face === "any" ? "Brings any die" : `Brings a ${ability.face}`;
    case "reroll":
      return ability.diceMax === 1 ? "Re-roll one" : "Re-roll any";
    case "raise":
      return ability.diceMax === 1 ? "on one" : "on any dice";
    case "redistribute":
      return ability.diceMax === 2 ? "Move pips" : "Share pips";
    case "set":
      return ability.to === "any" ? "Set to any" : "Copy kept";
    case "endsTheGame":
      return "Final round";
  }
}

function dieMark(by: DieMark | undefined): string | undefined {
  if (by === undefined) return undefined;
  const card = who(by.character);
  if (by.kind === "brought") return `brought by ${card}`;
  if (by.kind === "turned") return `turned by ${card}`;
  return by.pips > 0 ? `raised by ${by.pips} by ${card}` : `lowered by ${-by.pips} by ${card}`;
}

/** "Mira" and the verb that goes with the name. */
const acts = (name: string, verb: string) =>
  line`${strong(name)}${does(name, verb).slice(name.length)}`;
const calls = (name: string, id: CharacterId) => line`${acts(name, "call")} ${who(id)}`;

/** The texts of the table of To Court the King. The texts of its rules are in the package of the game. */
export const EN = {
  faces: facesWords,

  cloth: {
    undo: "Undo",
    yours: "Your dice",
    anyones: "The dice",
    active: "Active",
    activeDice: "Active dice",
    aside: "Kept",
    asideDice: (faces: Faces) => `Kept: ${facesWords(faces)}`,
    keep: "Keep",
    gives: "Gives",
    die: ({ number, face, becomes, mark: by, isDim }: DieSaid) =>
      parts(
        [
          `Die ${number}`,
          ONE[face],
          becomes && `to become ${ONE[becomes]}`,
          dieMark(by),
          isDim ? "cannot take part" : "",
        ],
        ", ",
      ),
    whichValue: "Which value",
    bringIn: (face: Face) => `Bring in a ${ONE[face]}`,
    raiseTo: (face: Face) => `Raise it to ${ONE[face]}`,
    turnTo: (face: Face) => `Turn it to ${ONE[face]}`,
  },

  offers: {
    roll: (dice: number) => `Roll ${diceCount(dice)}`,
    doNotRoll: "Do not roll",
    keepOne: "Keep at least one die",
    keepAndRoll: (kept: number, rest: number) => `Keep ${kept}, roll ${rest}`,
    keep: (kept: number, then: Then) => `Keep ${kept}${AFTER[then]}`,
    keepAll: (then: Then) => `Keep all${AFTER[then]}`,
    keepAllShort: { claim: "Claim", stand: "Stand", nothing: "Keep all" },
    setAside: (dice: number) => `Keep ${dice}, no roll`,
    standWith: (best: Mark) => `Stand with ${mark(best)}`,
    take: (id: CharacterId) => (id === "charlatan" ? "Turn the Fool over" : `Take ${who(id)}`),
    takeNothing: "Take nothing",
    chooseCard: "Choose a card",
    leave: (id: CharacterId) => `Do not call ${who(id)}`,
    leaveShort: "Cancel",
    chooseValue: "Choose a value",
    chooseDie: "Choose a die",
    chooseToRaise: "Choose dice to raise",
    raise: (dice: number, pips: number) => `Raise ${dice} by ${pips}`,
    chooseToReroll: "Choose dice to re-roll",
    reroll: (dice: number) => `Re-roll ${dice}`,
    chooseGiver: "Choose the die that gives",
    chooseTaker: "Choose the die that takes",
    movePips: (pips: number) => `Move ${counted(pips, "pip")}`,
    chooseTwoOrThree: "Choose two or three dice",
    moveSome: "Move some pips",
    sharePips: (pips: number) => `Share ${pips} pips`,
    placed: (now: number, lying: number) => `${now} of ${lying} pips placed`,
    skipAhead: "Skip ahead",
    enter: "Enter",
    space: "Space",
  },

  /** The question of a called card, after its name. */
  asks: {
    value: "which value comes in",
    diceToReroll: "choose the dice to re-roll",
    diceToRaise: "choose the dice to raise",
    giverAndTaker: "drag pips, or choose two dice",
    twoOrThree: "choose two or three dice",
    whatItShows: "choose what it shows",
    keptValue: "drag a kept value, or choose a die",
    dieToReroll: "choose the die to re-roll",
    dieToChange: "choose the die to change",
  },

  refusals: {
    noneActive: (id: CharacterId) => `${who(id)} works on active dice, and none is active`,
    oneActive: (id: CharacterId) => `${who(id)} needs two active dice, and one is active`,
    noneWillDo: (id: CharacterId, does: string) => `no active die fits: ${who(id)} ${does}`,
    beyondSix: (id: CharacterId, face: Face) =>
      `a ${face} would go beyond 6: ${who(id)} cannot raise it`,
    nothingWith: (id: CharacterId, face: Face) => `${who(id)} can do nothing with this ${face}`,
    givesNothing: "a die keeps at least one pip",
    takesNothing: "a die shows six pips at most",
    needsAnother: "choose another die to share with",
    tooMany: (diceMax: number) =>
      `pips move between ${diceMax === 2 ? "two dice" : "two or three dice"}, not more`,
    notEven: "these pips cannot be shared evenly",
    sealed: "nothing from before a roll can be taken back",
    nothingYet: "there is nothing to take back yet",
  },

  court: {
    court: "Court",
    tier: (tier: string) => `Tier ${tier}`,
    tierApart: (tier: string) => `Tier ${tier}, Fool and Charlatan`,
    yours: "Yours",
    claimed: "Claimed",
    noneLeft: "None left",
    take: "Take",
    reach: "In reach",
    withKing: "With the King",
    noFool: "No Fool",
    outOfReach: "Out of reach",
  },

  card: {
    cost,
    inTotal: " in total",
    ability,
    /** For places without a glyph. */
    raises: (from: number, to: number) =>
      from === to ? `+${from} on any` : `+${from} to ${to} on one`,
    raisesShort: (from: number, to: number) =>
      from === to ? `+${from} on any` : `+${from} to ${to}`,
    atStart: (dice: number) => `+${dice} at start`,
    /** For places with little room. */
    shortName: (id: CharacterId) => (id === "servingMaid" ? "Maid" : parted(names[id], ENDINGS)),
    endless: "Never runs out",
    left: (left: number, of: number) => `${left} of ${of} left`,
    comesWithKing: "Comes with the King",
    costs: (cost: string) => `Costs ${cost}`,
  },

  characters: {
    yours: "Your characters",
    noneFinal: "No characters at your side",
    noneYet: "Your first character will stand here",
    used: "Used",
    tile: (name: string, does: string, key: string | undefined) =>
      parts([name, does, key && `Key ${key}`], ". "),
  },

  players: {
    players: "Players",
    dice: (first: number, most: number) => `${first} dice in the first roll, at most ${most}`,
    most: (most: number) => `max ${most}`,
    noCards: "No characters yet",
    cards: "Characters",
    card: (name: string, count: number, isUsed: boolean) =>
      parts([name, count > 1 ? `${count} times` : "", isUsed ? "used" : ""], ", "),
    online: "Online",
    you: "You",
    person: "Person",
    rival: (name: string, cards: number) => `${name}, ${counted(cards, "card")}`,
  },

  turns: {
    order: "Turn order",
    round: (round: number) => `Round ${round}`,
    finalRound: "Final round",
    /** Short enough for a mark of the bar. */
    now: (name: string) => (isYou(name) ? "Your turn" : name),
    again: (name: string) => `${name} again`,
    later: (name: string) => name,
    hasPlayed: (name: string) => `${name}, has played`,
    subtitle: ({ now, next, isAgain }: Turns) => {
      const whose = isYou(now) ? "Your turn" : `${now} plays`;
      if (next === undefined) return whose;
      return `${whose}, then ${isYou(next) ? "you" : next}${isAgain ? " again" : ""}`;
    },
    over: "The game is over",
    plays: (name: string) => does(name, "play"),
    thinks: (name: string) => `${does(name, "are")} thinking`,
  },

  headline: {
    emptyThrone: "The throne stayed empty",
    won: (name: string, best: Mark) => `${name} won with ${mark(best)}`,
    wonMatching: (name: string, best: Mark) => `${name} won, matching ${mark(best)}`,
  },

  chronicle: {
    shortOf: (cost: string) => `, one short of ${cost}`,
    rolled: (name: string, faces: Faces) => line`${acts(name, "roll")} ${faces}`,
    kept: (name: string, dice: Faces) => line`${acts(name, "keep")} ${dice}`,
    declined: (name: string) => line`${strong(name)} ${isYou(name) ? "do" : "does"} not roll`,
    resigned: (name: string) => line`${acts(name, "resign")}`,
    called: calls,
    calledEarly: (name: string, id: CharacterId) => line`${calls(name, id)} for one more die`,
    brought: (name: string, id: CharacterId, face: Faces) => line`${calls(name, id)} for ${face}`,
    rerolled: (name: string, id: CharacterId, dice: Faces) => line`${calls(name, id)} on ${dice}`,
    changed: (name: string, id: CharacterId, { from, to }: Pick<Happened, "from" | "to">) =>
      line`${calls(name, id)}: ${from} to ${to}`,
    tookNothing: (name: string, result: Faces) =>
      line`${acts(name, "take")} nothing with ${result}`,
    turnedFool: (name: string) =>
      line`${acts(name, "turn")} the Fool into a ${strong(names.charlatan)}`,
    claimed: (name: string, result: Faces) =>
      line`${acts(name, "claim")} the ${strong(names.king)} with ${result}`,
    took: (name: string, id: CharacterId, result: Faces) =>
      line`${acts(name, "take")} the ${strong(names[id])} with ${result}`,
  },

  sentence: capital,
};

export type KingTableWords = typeof EN;
