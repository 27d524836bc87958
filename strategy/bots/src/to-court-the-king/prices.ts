import type { ByCharacter } from "@courtly/to-court-the-king";

/** The worth of each card, independent of the other players: most for more dice, least for changing them. */
export const PRICES: Partial<ByCharacter<number>> = {
  fool: 0.05,
  charlatan: 0.4,
  farmer: 1.9,
  servingMaid: 0.8,
  philosopher: 0.4,
  laborer: 1.7,
  guard: 1.6,
  hunter: 1.9,
  astronomer: 1.4,
  merchant: 0.3,
  noblewoman: 1.2,
  pawnbroker: 1.5,
  knight: 1.7,
  magician: 0.9,
  alchemist: 0.3,
  bishop: 2.4,
  nobleman: 0.5,
  general: 4,
  king: 5.5,
};

/** The most that a temperament adds to a price. */
export const PRICE_MARGIN = 0.6;
