import {
  assertNever,
  countWord,
  does,
  isYou,
  whom,
  whose,
  writeFaces,
  type Face,
  type Faces,
} from "@courtly/engine";
import {
  CHARACTERS,
  type Ability,
  type ByCharacter,
  type CharacterId,
  type Cost,
} from "../characters.ts";
import type { Mark } from "../costs.ts";
import { STAYS_TAKEN } from "../facts.ts";
import { costOf, type Rules } from "../rules.ts";
import { RULE_WORDS } from "./enRules.ts";
import { namedSets } from "./namedSets.ts";

export interface Who {
  readonly character: CharacterId;
}
export interface Dice {
  readonly dice: Faces;
  readonly active: Faces;
}

/** A used card, and its dice before and after. */
export interface Change extends Who {
  readonly from: Faces;
  readonly to: Faces;
}

const NAMES: ByCharacter<string> = {
  fool: "Fool",
  charlatan: "Charlatan",
  farmer: "Farmer",
  servingMaid: "Serving Maid",
  philosopher: "Philosopher",
  laborer: "Laborer",
  guard: "Guard",
  hunter: "Hunter",
  astronomer: "Astronomer",
  merchant: "Merchant",
  noblewoman: "Noblewoman",
  pawnbroker: "Pawnbroker",
  knight: "Knight",
  magician: "Magician",
  alchemist: "Alchemist",
  bishop: "Bishop",
  nobleman: "Nobleman",
  general: "General",
  queen: "Queen",
  king: "King",
};

const theName = (id: CharacterId) => `the ${NAMES[id]}`;
const the = ({ character }: Who) => theName(character);
const shown = (dice: Faces) => (dice.length === 0 ? "none" : writeFaces(dice));

const SETS: Readonly<Record<string, string>> = {
  "2": "a pair",
  "3": "three alike",
  "4": "four alike",
  "5": "five alike",
  "6": "six alike",
  "7": "seven alike",
  "2+2": "two pairs (four alike will do)",
  "3+2": "a full house (five alike will do)",
  "2+2+2": "three pairs (4 + 2 or six alike will do)",
  "3+3": "two triplets (six alike will do)",
};

function costWords(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "any result";
    case "turnedFool":
      return "any result, and a Fool of your own to turn over";
    case "withKing":
      return "comes with the King";
    case "sets":
      return namedSets(cost.sizes, SETS);
    case "every":
      return `every die ${cost.parity}`;
    case "sum":
      return `${cost.atLeast} pips or more`;
    case "straight":
      return `${cost.length === 5 ? "five" : "six"} in a row`;
    default:
      return assertNever(cost);
  }
}

function abilityWords(ability: Ability): string {
  switch (ability.kind) {
    case "firstRoll":
      return `${ability.dice} more ${ability.dice === 1 ? "die" : "dice"} in the first roll`;
    case "bring":
      return ability.face === "any"
        ? "brings in a die of any value"
        : `brings in a ${ability.face}`;
    case "reroll":
      return ability.diceMax === 1 ? "rolls one active die again" : "rolls any active dice again";
    case "raise":
      return raiseWords(ability);
    case "redistribute":
      return `moves pips ${ability.diceMax === 2 ? "between two" : "among two or three"} active dice`;
    case "set":
      return ability.to === "any"
        ? "turns one active die to any value"
        : "turns one active die to the value of a kept die";
    case "endsTheGame":
      return "takes the Queen too and calls the final round";
    default:
      return assertNever(ability);
  }
}

function raiseWords({ diceMax, pipsMin, pipsMax }: Extract<Ability, { kind: "raise" }>): string {
  if (diceMax === 1) return `adds ${pipsMin} to ${pipsMax} to one active die, none above 6`;
  return `adds exactly ${pipsMin} to any active dice showing 1 to ${6 - pipsMin}`;
}

function markWords({ count, face }: Mark): string {
  return `${countWord(count)} ${face}${count === 1 ? "" : "s"}`;
}

const REFUSALS = {
  // rolling and setting aside
  rollFirst: () => "roll first: no die has been rolled this turn",
  noActiveDice: () => "no die is active: end the turn, or bring a die in with a card",
  mustSetAside: () => "keep at least one die before rolling again",
  noDiceNamed: () => "name at least one die to keep",
  notActive: ({ dice, active }: Dice) =>
    `you named ${shown(dice)}, but the active dice show ${shown(active)}`,

  // abilities
  notOwned: (who: Who) => `you do not own ${the(who)}`,
  usedAlready: (who: Who) => `${the(who)} was called this turn: each card works once a turn`,
  firstRollOnly: (who: Who) =>
    `${the(who)} is not called: ${abilityWords(CHARACTERS[who.character].ability)}, by itself`,
  neverUsed: (who: Who) => `${the(who)} is not called: having him is what counts`,
  beforeFirstRoll: (who: Who) => `${the(who)} works after the first roll`,
  noFaceYet: (who: Who) => `before the first roll the die of ${the(who)} has no face yet`,
  faceWanted: (who: Who) => `say which value ${the(who)} shall bring in, 1 to 6`,
  supplyEmpty: ({ inUse, supply }: { inUse: number; supply: number }) =>
    `${inUse} of ${supply} dice are in use: none is left to bring in`,
  changesNothing: (who: Who) => `called like this, ${the(who)} changes nothing`,
  onlyActive: ({ character, dice, active }: Who & Dice) =>
    `${the({ character })} works on active dice only: you named ${shown(dice)}, the active dice show ${shown(active)}`,
  rerollsOne: (who: Who & { dice: number }) => `${the(who)} rolls one die again, not ${who.dice}`,
  rerollsSome: (who: Who) => `say which dice ${the(who)} shall roll again`,
  abilityMismatch: (who: Who) =>
    `${the(who)} does not do that: ${abilityWords(CHARACTERS[who.character].ability)}`,
  nothingAside: (who: Who) => `${the(who)} needs a kept die`,
  notAside: ({ character, aside }: Who & { aside: Faces }) =>
    `${the({ character })} copies a kept die: ${shown(aside)}`,

  // acquiring
  finalRoundTake: () => "nobody acquires cards in the final round",
  diceStillActive: ({ active }: { active: Faces }) =>
    `keep every die first: ${shown(active)} still active`,
  queenComesAlong: () => "the Queen comes with the King",
  kingClaimed: () => "the King has been claimed",
  noneLeft: (who: Who) => `no ${NAMES[who.character]} is left in the court`,
  ownedAlready: (who: Who) => `you own ${the(who)} already`,
  foolFaceUp: () => "you own a Fool face up: turn it into a Charlatan first",
  noFoolToTurn: () => "a Charlatan is a Fool turned over, and you own no Fool",
  costNotMet: ({ character, rules, result }: Who & { rules: Rules; result: Faces }) =>
    `${the({ character })} costs ${costWords(costOf(rules, character))}, the result is ${shown(result)}`,

  // the final round
  standInFinalRound: () => "'stand' ends a turn of the final round only: take a card, or nothing",
  standAfterRolling: () => "roll, or decline to roll",
  declineInFinalRound: () => "only a turn of the final round may be declined",
  declineBeforeRolling: () => "the dice were rolled: it is too late to decline",
};

/** The sentences about events; `name` is "You" or a player's name. */
const TALES = {
  rolled: (name: string, faces: Faces) => `${does(name, "roll")} ${writeFaces(faces)}.`,
  setAside: (name: string, dice: Faces) => `${does(name, "keep")} ${writeFaces(dice)}.`,
  brought: (name: string, character: CharacterId, face: Face | undefined) =>
    `${does(name, "call")} ${theName(character)}: a ${face ?? "die"} comes in.`,
  broughtEarly: (name: string, character: CharacterId) =>
    `${does(name, "call")} ${theName(character)}: one more die in the first roll.`,
  rerolled: (name: string, { character, from }: Change) =>
    `${does(name, "call")} ${theName(character)} on ${writeFaces(from)}.`,
  changed: (name: string, { character, from, to }: Change) =>
    `${does(name, "call")} ${theName(character)}: ${writeFaces(from)} to ${writeFaces(to)}.`,
  tookNothing: (name: string, result: Faces) =>
    `${does(name, "take")} nothing with ${writeFaces(result)}.`,
  turnedFool: (name: string) =>
    `${does(name, "turn")} ${isYou(name) ? "your" : "the"} Fool into a Charlatan.`,
  claimed: (name: string, mark: Mark) =>
    `${does(name, "claim")} the King with ${markWords(mark)}. The Queen comes along; the final round follows this one.`,
  took: (name: string, character: CharacterId, result: Faces) =>
    `${does(name, "take")} ${theName(character)} with ${writeFaces(result)}.`,
  declined: (name: string) => `${does(name, "decline")} to roll.`,
  resigned: (name: string) => `${does(name, "resign")}.`,
  matched: (name: string, mark: Mark) => `${does(name, "match")} the mark with ${markWords(mark)}.`,
  missed: (name: string, mark: Mark) => `${does(name, "miss")} the mark with ${markWords(mark)}.`,
  tookKing: (name: string, mark: Mark) => `${does(name, "take")} the King with ${markWords(mark)}.`,
  fellShort: (name: string, mark: Mark) =>
    `${does(name, "reach")} ${markWords(mark)}: the King stays where he is.`,
};

const FINALE = {
  emptyThrone: "The throne stays empty",
  nobodyClaimed: (rounds: number) =>
    `Nobody claimed the King in ${rounds} rounds: all share the first place.`,
  wins: (name: string) => `${does(name, "win")} the crown`,
  held: (name: string, mark: Mark) =>
    `${does(name, "hold")} the King with ${markWords(mark)}, and nobody beat that.`,
  takenFrom: (name: string, mark: Mark, former: string) =>
    `${does(name, "hold")} the King with ${markWords(mark)}, taken from ${whom(former)}.`,
  matched: (name: string, mark: Mark, rival: string) =>
    `${does(name, "match")} ${whose(rival)} ${markWords(mark)}, and the Queen decides.`,
  lasted: (rounds: number) => `It took ${rounds} rounds.`,
};

/** All texts of To Court the King, in English. */
export const ENGLISH = {
  /** The names of the characters, as on their cards. */
  names: NAMES,
  /** The name of a character inside a sentence: `who` as the subject, `whom` as the object. */
  who: theName,
  whom: theName,
  /** The cost of a card, in a few words. */
  cost: costWords,
  /** The ability of a card, in a few words. */
  ability: abilityWords,
  /** "eight 4s". */
  mark: markWords,
  /** The meaning of each value of a rule. */
  rules: RULE_WORDS,
  /** The texts of refusals, by code. */
  refusals: REFUSALS,
  /** Why an action cannot be undone at an online table, by code. */
  lasting: { staysTaken: () => STAYS_TAKEN },
  /** The sentences about events. */
  tales: TALES,
  finale: FINALE,
};

export type KingWords = typeof ENGLISH;
