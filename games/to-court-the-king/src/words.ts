import { assertNever } from "@courtly/engine";
import type { Ability, Cost } from "./characters.ts";

const SETS: Readonly<Record<string, string>> = {
  "2": "a pair",
  "3": "three alike",
  "4": "four alike",
  "5": "five alike",
  "6": "six alike",
  "7": "seven alike",
  "2+2": "two pairs",
  "3+2": "a full house",
  "2+2+2": "three pairs",
  "3+3": "two triplets",
};

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
      return SETS[cost.sizes.join("+")] as string;
    case "every":
      return `every die ${cost.parity}`;
    case "sum":
      return `${cost.atLeast} pips or more`;
    case "straight":
      return `${cost.length} in a row`;
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
      return `adds ${pipWords(ability)} to ${ability.diceMax === 1 ? "one active die" : "any active dice"}, none above 6`;
    case "redistribute":
      return `moves pips among ${ability.diceMax === 2 ? "two" : "two or three"} active dice`;
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

function pipWords({ pipsMin, pipsMax }: Extract<Ability, { kind: "raise" }>): string {
  return pipsMin === pipsMax ? String(pipsMin) : `${pipsMin} to ${pipsMax}`;
}
