import type { Line } from "@courtly/bots/advice";
import type { Seat } from "@courtly/engine";
import {
  caveValue,
  courtPrice,
  goldOf,
  ownSpots,
  pointsOf,
  type State,
} from "@courtly/rolling-courts";
import { nextWords, whyByChances } from "../bestMove.tsx";
import { words } from "../words/index.ts";
import { afterAll, stepsAt, stepWords, type StepAt } from "./courtsStep.tsx";

/** Why the best line and not the next one: the chances, and what is on the board after each. */
export function whyByGains(state: State, seat: Seat, lines: readonly Line[]): string {
  const [best = [], other = []] = lines.map(({ steps }) => stepsAt(state, seat, steps));
  const { against } = words().courts;
  const named = other.map(stepWords).find((said) => !best.map(stepWords).includes(said));
  const isSampled = lines.every(({ margin }) => margin !== undefined);
  const gains = gainsOf(afterAll(best, state), afterAll(other, state), seat);
  const isTold = lines.length > 1 && gains.length > 0;
  return [
    best[0]?.action.kind === "stay" ? deeperWords(state, seat) : purseWords(best, state, seat),
    isSampled ? whyByChances(lines, named) : "",
    isTold ? against(gains, isSampled ? undefined : nextWords(named)) : "",
  ]
    .filter((said) => said !== "")
    .join("\n");
}

/** How much more of what counts the seat has on the one board than on the other. */
function gainsOf(here: State, there: State, seat: Seat): readonly string[] {
  const { gains } = words().courts;
  const count = (kind: "cave" | "village") => (state: State) => ownSpots(state, seat, kind).length;
  return [
    { said: gains.points, of: (state: State) => pointsOf(state, seat) },
    { said: gains.gold, of: (state: State) => goldOf(state, seat) },
    { said: gains.miners, of: count("cave") },
    { said: gains.villagers, of: count("village") },
  ].flatMap(({ said, of }) => {
    const more = of(here) - of(there);
    return more === 0 ? [] : said(more);
  });
}

/** Who cannot pay for a seat, and gains no points now, is after gold. */
function purseWords(best: readonly StepAt[], state: State, seat: Seat): string {
  const after = afterAll(best, state);
  const gold = goldOf(after, seat);
  const price = Math.min(
    ...ownSpots(after, seat, "village").map((spot) => courtPrice(after, spot, 0)),
  );
  const isShort = Number.isFinite(price) && gold < price;
  if (best.length === 0 || !isShort || pointsOf(after, seat) > pointsOf(state, seat)) return "";
  return words().courts.purse(gold, price);
}

/** What waiting is for: where the next dig brings most more than coming home now. */
function deeperWords(state: State, seat: Seat): string {
  const [best] = ownSpots(state, seat, "cave")
    .map((spot) => ({
      cave: spot.number,
      now: caveValue(state, spot),
      next: caveValue(state, { ...spot, space: spot.space + 1 }),
    }))
    .filter(({ now, next }) => now > 0 && next > now)
    .toSorted((a, b) => b.next - b.now - (a.next - a.now));
  return best === undefined ? "" : words().courts.deeper(best.cave, best.next, best.now);
}
