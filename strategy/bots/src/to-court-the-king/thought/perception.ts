import { CHARACTER_IDS, type CharacterId, type State } from "@courtly/to-court-the-king";
import type { Temperament } from "../../names.ts";
import { keyOf, noticing } from "../../noticing.ts";
import type { Claims } from "./claims.ts";

/** The way a bot looks at the possible ends of its turn. */
export interface Perception {
  /** The share of the court's cards that it notices in a turn. */
  readonly notices: number;
  readonly temperament: Temperament | undefined;
}

/** The claims as the bot sees them; the temperament adds at most `margin` to a value. */
export function perceived(
  state: State,
  { nothing, cards, king }: Claims,
  { notices, temperament, margin }: Perception & { readonly margin: number },
): Claims {
  const known = new Set(noticedCards(notices, { ...state, dice: undefined }));
  const felt = (value: number, id: CharacterId) => value + margin * liking(id, temperament);
  return {
    nothing,
    cards: cards
      .filter(({ action }) => known.has(action.character as CharacterId))
      .map((end) => ({ ...end, value: felt(end.value, end.action.character as CharacterId) }))
      .sort((a, b) => b.value - a.value),
    king: king?.map((value) => felt(value, "king")),
  };
}

/** The characters that it notices in a position, which may be any value that stands for it; always the King. */
export function noticedCards(share: number, position: unknown): readonly CharacterId[] {
  if (share >= 1) return CHARACTER_IDS;
  const notice = noticing(share, keyOf(position));
  const ranks = notice(CHARACTER_IDS.map((_, rank) => rank));
  return CHARACTER_IDS.filter((id, rank) => id === "king" || ranks.includes(rank));
}

/**
 * From 0 to 1: a bold bot likes cards of high rank, which need rare results, a cautious one those of low rank. The
 * value of its choices is therefore never more than the margin below the best.
 */
export function liking(id: CharacterId, temperament: Temperament | undefined): number {
  const rank = CHARACTER_IDS.indexOf(id) / (CHARACTER_IDS.length - 1);
  return temperament === undefined ? 0 : temperament === "bold" ? rank : 1 - rank;
}
