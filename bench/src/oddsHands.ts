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

/** Random hands from a fixed seed: the same in every run. */
export function plausibleHands(cards: number, count: number): readonly Hand[] {
  const random = seededRandom(`odds ${cards}`);
  return Array.from({ length: count }, () => plausibleHand(cards, random));
}

/** A random hand; cards of low tiers are more likely, as in a game. */
function plausibleHand(cards: number, random: Random): Hand {
  const tierOf = (id: CharacterId) => TIERS.indexOf(CHARACTERS[id].tier);
  const drawn = COURT.map((id) => ({ id, when: tierOf(id) + 3 * random() }))
    .sort((a, b) => a.when - b.when)
    .slice(0, cards)
    .map(({ id }) => id);
  return { cards: setOf(drawn), charlatans: 0 };
}

/** A goal like a bot's: each card is worth its tier, the King most. */
export const ONE_VALUE_FUNCTION: AskedGoal = {
  kind: "cards",
  worth: Object.fromEntries(
    CHARACTER_IDS.map((id, i) => [id, TIERS.indexOf(CHARACTERS[id].tier) + i / 100]),
  ),
};
