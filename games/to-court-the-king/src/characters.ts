import type { Face } from "@courtly/engine";

/** The condition that a result must meet (K14). Sets may show the same face: five alike are 3 + 2. */
export type ResultCost =
  | { readonly kind: "anything" }
  | { readonly kind: "sets"; readonly sizes: readonly number[] }
  | { readonly kind: "every"; readonly parity: "odd" | "even" }
  | { readonly kind: "sum"; readonly atLeast: number }
  | { readonly kind: "straight"; readonly length: number };

/** The cost of a card: a result, a Fool of the player's own (K16), or nothing, because it comes with the King (K19). */
export type Cost = ResultCost | { readonly kind: "turnedFool" } | { readonly kind: "withKing" };

/** The ability that a card gives its owner. */
export type Ability =
  | { readonly kind: "firstRoll"; readonly dice: number }
  | { readonly kind: "bring"; readonly face: Face | "any" }
  | { readonly kind: "reroll"; readonly diceMax: number }
  | {
      readonly kind: "raise";
      readonly diceMax: number;
      readonly pipsMin: number;
      readonly pipsMax: number;
    }
  | { readonly kind: "redistribute"; readonly diceMax: number }
  | { readonly kind: "set"; readonly to: "any" | "aside" }
  | { readonly kind: "endsTheGame" };

export const TIERS = ["–", "I", "II", "III", "IV", "V"] as const;
export type Tier = (typeof TIERS)[number];

export interface Character {
  readonly tier: Tier;
  readonly cost: Cost;
  readonly ability: Ability;
}

/** All characters in court order; lists of cards and actions follow this order. */
export const CHARACTER_IDS = [
  "fool",
  "charlatan",
  "farmer",
  "servingMaid",
  "philosopher",
  "laborer",
  "guard",
  "hunter",
  "astronomer",
  "merchant",
  "noblewoman",
  "pawnbroker",
  "knight",
  "magician",
  "alchemist",
  "bishop",
  "nobleman",
  "general",
  "queen",
  "king",
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];
export type ByCharacter<Value> = Readonly<Record<CharacterId, Value>>;

const alike = (dice: number): Cost => ({ kind: "sets", sizes: [dice] });
const sets = (...sizes: readonly number[]): Cost => ({ kind: "sets", sizes });
const sum = (atLeast: number): Cost => ({ kind: "sum", atLeast });
const every = (parity: "odd" | "even"): Cost => ({ kind: "every", parity });
const straight = (length: number): Cost => ({ kind: "straight", length });

const firstRoll = (dice: number): Ability => ({ kind: "firstRoll", dice });
const bring = (face: Face | "any"): Ability => ({ kind: "bring", face });
const reroll = (diceMax: number): Ability => ({ kind: "reroll", diceMax });
const raise = (diceMax: number, pipsMin: number, pipsMax: number): Ability => ({
  kind: "raise",
  diceMax,
  pipsMin,
  pipsMax,
});
const redistribute = (diceMax: number): Ability => ({ kind: "redistribute", diceMax });
const set = (to: "any" | "aside"): Ability => ({ kind: "set", to });

const character = (tier: Tier, cost: Cost, ability: Ability): Character => ({
  tier,
  cost,
  ability,
});

export const CHARACTERS: ByCharacter<Character> = {
  fool: character("–", { kind: "anything" }, reroll(1)),
  charlatan: character("–", { kind: "turnedFool" }, firstRoll(1)),
  farmer: character("I", alike(2), firstRoll(1)),
  servingMaid: character("I", every("odd"), raise(1, 1, 3)),
  philosopher: character("I", every("even"), redistribute(2)),
  laborer: character("I", sum(15), bring(1)),
  guard: character("I", alike(3), bring(2)),
  hunter: character("II", alike(4), bring(3)),
  astronomer: character("II", sets(2, 2), set("aside")),
  merchant: character("II", sum(20), reroll(Infinity)),
  noblewoman: character("III", sets(3, 2), raise(Infinity, 1, 1)),
  pawnbroker: character("III", sum(30), bring(4)),
  knight: character("III", alike(5), bring(5)),
  magician: character("III", straight(5), set("any")),
  alchemist: character("IV", straight(6), redistribute(3)),
  bishop: character("IV", sets(2, 2, 2), bring(6)),
  nobleman: character("IV", sets(3, 3), raise(Infinity, 2, 2)),
  general: character("IV", alike(6), firstRoll(2)),
  queen: character("V", { kind: "withKing" }, bring("any")),
  king: character("V", alike(7), { kind: "endsTheGame" }),
};

/** K2: copies in the court by tier, for 2, 3, 4 and 5 players. */
export const COPIES: Readonly<Record<Tier, readonly [number, number, number, number]>> = {
  "–": [Infinity, Infinity, Infinity, Infinity],
  I: [2, 2, 3, 4],
  II: [1, 2, 3, 3],
  III: [1, 2, 2, 3],
  IV: [1, 2, 2, 3],
  V: [1, 1, 1, 1],
};

export function isCharacter(word: string): word is CharacterId {
  return Object.hasOwn(CHARACTERS, word);
}

/** A set of characters, as bits in court order: small, comparable and quick to change. */
export type CharacterSet = number;

export const NOBODY: CharacterSet = 0;

const BIT = Object.fromEntries(
  CHARACTER_IDS.map((id, index) => [id, 1 << index]),
) as ByCharacter<number>;

export function includes(characters: CharacterSet, id: CharacterId): boolean {
  return (characters & BIT[id]) !== 0;
}

export function including(characters: CharacterSet, id: CharacterId): CharacterSet {
  return characters | BIT[id];
}

export function excluding(characters: CharacterSet, id: CharacterId): CharacterSet {
  return characters & ~BIT[id];
}

export function members(characters: CharacterSet): readonly CharacterId[] {
  return CHARACTER_IDS.filter((id) => includes(characters, id));
}

/** The characters of the first set that are not in the second. */
export function without(characters: CharacterSet, others: CharacterSet): CharacterSet {
  return characters & ~others;
}

export function common(characters: CharacterSet, others: CharacterSet): CharacterSet {
  return characters & others;
}

export function sizeOf(characters: CharacterSet): number {
  let size = 0;
  for (let rest = characters; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

export function setOf(ids: readonly CharacterId[]): CharacterSet {
  return ids.reduce(including, NOBODY);
}
