import { seededRandom, type Random } from "@courtly/engine";
import { oddsOf, solveTurn, type Goal } from "@courtly/odds";
import {
  CHARACTER_IDS,
  CHARACTERS,
  FRESH_DICE,
  setOf,
  TIERS,
  type CharacterId,
  type Hand,
} from "@courtly/to-court-the-king";
import { parseArgs } from "node:util";

/** How long a turn takes to solve from its start, by the number of cards: one value function, and all costs. */

const { values } = parseArgs({
  options: {
    hands: { type: "string", default: "20" },
    sizes: { type: "string", default: "5,6,7,8" },
  },
});
const HANDS = Number(values.hands);
const SIZES = values.sizes.split(",").map(Number);
const MEGABYTE = 2 ** 20;
const LIMIT = { bytesMax: 1024 * MEGABYTE };

const COURT = CHARACTER_IDS.filter(
  (id) => id !== "charlatan" && CHARACTERS[id].tier !== TIERS.at(-1),
);

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
const WORTH: Goal = {
  kind: "cards",
  worth: Object.fromEntries(
    CHARACTER_IDS.map((id, i) => [id, TIERS.indexOf(CHARACTERS[id].tier) + i / 100]),
  ),
};

function msOf(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

function quantile(all: readonly number[], share: number): string {
  const ordered = [...all].sort((a, b) => a - b);
  const at = Math.min(ordered.length - 1, Math.floor(share * ordered.length));
  return (ordered[at] as number).toFixed(0).padStart(6);
}

console.log(`${HANDS} hands a size; milliseconds, median and 95th percentile`);
console.log("cards  one value function   all 17 costs      MB");
for (const size of SIZES) {
  const random = seededRandom(`odds ${size}`);
  const hands = Array.from({ length: HANDS }, () => plausibleHand(size, random));
  const one = hands.map((hand) => msOf(() => solveTurn(hand, WORTH, LIMIT).value(FRESH_DICE)));
  const all = hands.map((hand) => msOf(() => oddsOf(hand, FRESH_DICE, LIMIT)));
  const megabytes = Math.round(process.memoryUsage().rss / MEGABYTE);
  const times = [one, all].map((ms) => `${quantile(ms, 0.5)} ${quantile(ms, 0.95)}`.padEnd(19));
  console.log(`${String(size).padStart(5)}  ${times.join("  ")} ${megabytes}`);
}
