import { seededRandom, type Random } from "@courtly/engine";
import type { AskedGoal } from "@courtly/odds";
import {
  CHARACTER_IDS,
  CHARACTERS,
  setOf,
  TIERS,
  type CharacterId,
  type Hand,
} from "@courtly/to-court-the-king";

const COURT = CHARACTER_IDS.filter(
  (id) => id !== "charlatan" && CHARACTERS[id].tier !== TIERS.at(-1),
);

/** The same hands every time. */
export function plausibleHands(cards: number, count: number): readonly Hand[] {
  const random = seededRandom(`odds ${cards}`);
  return Array.from({ length: count }, () => plausibleHand(cards, random));
}

/** Low tiers come first, as they do in a game, but not always. */
function plausibleHand(cards: number, random: Random): Hand {
  const tierOf = (id: CharacterId) => TIERS.indexOf(CHARACTERS[id].tier);
  const drawn = COURT.map((id) => ({ id, when: tierOf(id) + 3 * random() }))
    .sort((a, b) => a.when - b.when)
    .slice(0, cards)
    .map(({ id }) => id);
  return { cards: setOf(drawn), charlatans: 0 };
}

/** A bot's need: every card by its tier, the King above all. */
export const ONE_VALUE_FUNCTION: AskedGoal = {
  kind: "cards",
  worth: Object.fromEntries(
    CHARACTER_IDS.map((id, i) => [id, TIERS.indexOf(CHARACTERS[id].tier) + i / 100]),
  ),
};
