import {
  CHARACTERS,
  costOf,
  type Ability,
  type CharacterId,
  type Cost,
  type Rules,
} from "@courtly/to-court-the-king";
import { king } from "../languages/king.ts";
import type { CardState } from "./court.ts";

/** A cost in two words, beside its glyph. */
export function costLabel(cost: Cost): string {
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
      return setsLabel(cost.sizes);
  }
}

const SETS: Readonly<Record<string, string>> = {
  "2": "Pair",
  "2+2": "Two pairs",
  "3+2": "Full house",
  "2+2+2": "Three pairs",
  "3+3": "Two triplets",
};

function setsLabel(sizes: readonly number[]): string {
  return SETS[sizes.join("+")] ?? `${sizes.join(" + ")} alike`;
}

/** What a card does in two words, beside its glyph. */
export function abilityLabel(ability: Ability): string {
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

/** As above, where no glyph stands beside it. */
export function abilityBrief(ability: Ability): string {
  if (ability.kind === "raise") {
    const { pipsMin, pipsMax } = ability;
    return pipsMin === pipsMax ? `+${pipsMin} on any` : `+${pipsMin} to ${pipsMax} on one`;
  }
  return ability.kind === "firstRoll" ? firstRollBrief(ability.dice) : abilityLabel(ability);
}

/** "+2 at start". */
export function firstRollBrief(dice: number): string {
  return `+${dice} at start`;
}

/** What a card does, as a small token has room for. */
export function tokenAbility(ability: Ability): string {
  if (ability.kind !== "raise") return abilityLabel(ability);
  const { pipsMin, pipsMax } = ability;
  return pipsMin === pipsMax ? `+${pipsMin} on any` : `+${pipsMin} to ${pipsMax}`;
}

/** A name that fits on a small token. */
export function shortName(id: CharacterId): string {
  return id === "servingMaid" ? "Maid" : king().names[id];
}

/** A standing that fits on a small token. */
export function shortStanding(words: string): string {
  return words === "Within reach" ? "In reach" : words;
}

export function copiesWords({ left, of }: Pick<CardState, "left" | "of">): string {
  if (of === 0) return "";
  return of === Infinity ? "As many as wanted" : `${left} of ${of} left`;
}

/** A card as it is read out: "Knight. Costs five alike. Brings in a 5. 1 of 2 left. Within reach." */
export function spokenCard(id: CharacterId, card: CardState, rules: Rules): string {
  const name = king().names[id];
  const { ability, tier } = CHARACTERS[id];
  const cost = costOf(rules, id);
  const parts = [
    name,
    tier === "–" ? "" : `Tier ${tier}`,
    cost.kind === "withKing" ? "Comes with the King" : `Costs ${king().cost(cost)}`,
    sentence(king().ability(ability)),
    copiesWords(card),
    card.words,
  ];
  return `${parts.filter((part) => part !== "").join(". ")}.`;
}

export function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
