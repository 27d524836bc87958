import {
  beforeFirstRoll,
  diceSupply,
  firstRollDice,
  includes,
  members,
  setOf,
  type CharacterSet,
  type TurnDice,
} from "@courtly/to-court-the-king";
import type { Player, Worth } from "./goal.ts";
import { coarsening, lumpsOf, type LumpLayer, type Range } from "./lumps.ts";
import { abilityOf, brings, type Frame } from "./tables.ts";

/** The cards of a hand that a player can use. */
export function usableCards({ hand }: Player): CharacterSet {
  return setOf(members(hand.cards).filter((card) => abilityOf(card) !== undefined));
}

/** The dice of the turn but for those that used cards brought in: the same from its beginning to its end. */
export function baseDice({ hand, rules }: Player, dice: TurnDice): number {
  if (beforeFirstRoll(dice)) return firstRollDice(hand, rules);
  const { active, aside, rolling, used } = dice;
  return active.length + aside.length + rolling - members(used).filter(brings).length;
}

export function frameOf(player: Player, worth: Worth, base: number): Frame {
  const cards = usableCards(player);
  const supply = diceSupply(player.rules);
  const bringing = members(cards).filter(brings).length;
  const range: Range = { min: base, max: Math.min(supply, base + bringing) };
  const coarse = lumpsOf(worth, range, { keepPresent: false });
  const most = coarse.reduce((best, layer) => Math.max(best, mostOf(layer)), -Infinity);
  if (!includes(cards, "astronomer"))
    return { base, supply, cards, most, lumps: () => coarse, lumpAfter: (lump) => lump };
  // K18: only while the Astronomer is unused it matters which faces are there.
  const fine = lumpsOf(worth, range, { keepPresent: true });
  const toCoarse = coarsening(fine, coarse);
  return {
    base,
    supply,
    cards,
    most,
    lumps: (unused) => (includes(unused, "astronomer") ? fine : coarse),
    lumpAfter: (lump, size, card) =>
      card === "astronomer" ? (toCoarse[size]?.[lump] as number) : lump,
  };
}

function mostOf({ worth }: LumpLayer): number {
  return worth.reduce((most, value) => (value > most ? value : most), -Infinity);
}
