import { assert, assertNever, countWord } from "@courtly/engine";
import type { Ability, Cost } from "./characters.ts";
import type { Mark } from "./costs.ts";
import type { Rules } from "./rules.ts";

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

function setWords(sizes: readonly number[]): string {
  const words = SETS[sizes.join("+")];
  assert(words !== undefined, `sets of ${sizes.join("+")} have a name`);
  return words;
}

/** What a result must show, in a few words. */
export function costWords(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "any result";
    case "turnedFool":
      return "any result, and a Fool of your own to turn over";
    case "withKing":
      return "comes with the King";
    case "sets":
      return setWords(cost.sizes);
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

/** What a card does, in a few words. */
export function abilityWords(ability: Ability): string {
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
        : "turns one active die to the value of a die set aside";
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

/** "eight 4s". */
export function markWords({ count, face }: Mark): string {
  return `${countWord(count)} ${face}${count === 1 ? "" : "s"}`;
}

/** What each value of a rule means at the table. */
export const RULE_WORDS: {
  readonly [Field in keyof Rules]: Readonly<Record<Rules[Field], string>>;
} = {
  fools: {
    unlimited: "there is always another Fool",
    players: "there are only as many Fools as players",
  },
  abilitiesBeforeRoll: {
    no: "cards work after the first roll only",
    yes: "cards that bring a die in may work before the first roll",
  },
  magicianCost: {
    straight5: "the Magician costs a straight of five",
    fourAlike: "the Magician costs four alike",
  },
  finalRoundStart: {
    right: "the final round begins right of whoever began the last one",
    left: "the final round begins left of whoever began the last one, not right",
  },
  diceSupply: {
    "12": "there are 12 dice",
    unlimited: "there are 36 dice, not 12",
  },
};
