import type { Line } from "@courtly/bots/advice";
import type { Seat } from "@courtly/engine";
import {
  caveValue,
  courtPrice,
  fullCourts,
  goldOf,
  isNeighbour,
  numbersFor,
  ownSpots,
  pathDie,
  pointsOf,
  tokensInHand,
  type State,
} from "@courtly/rolling-courts";
import { inLines, nextWords, whyByChances } from "../bestMove.tsx";
import { words } from "../words/index.ts";
import { afterAll, stepsAt, stepWords } from "./courtsStep.tsx";
import { purposesOf } from "./purpose.ts";

const GAINS_MAX = 3;
/** R4 */
const DICE = 3;
/** With so many courts left to fill the end is in sight. */
const COURTS_NEAR = 2;

/** Why the best line and not the next one: what it is for, what is lacking, the chances, and the boards after each. */
export function whyByGains(state: State, seat: Seat, all: readonly Line[]): string {
  const lines = compared(all);
  const [best = [], other = []] = lines.map(({ steps }) => stepsAt(state, seat, steps));
  const named = other.map(stepWords).find((said) => !best.map(stepWords).includes(said));
  const [here, there] = [afterAll(best, state), afterAll(other, state)];
  const isSampled = lines.every(({ margin }) => margin !== undefined);
  const gains = lines.length > 1 ? gainsOf(here, there, seat) : [];
  return inLines([
    ...purposesOf(best),
    best[0]?.action.kind === "stay" ? deeperWords(state, seat) : "",
    lackWords({ state, here, there, seat }),
    isSampled ? whyByChances(lines, named) : "",
    gains.length === 0
      ? ""
      : words().courts.against(gains, isSampled ? undefined : nextWords(named)),
  ]);
}

/** The best line and what it is held against: the next one; for a homecoming that nobody comes home, since others may follow. */
function compared([best, ...others]: readonly Line[]): readonly Line[] {
  const isHome = best?.steps[0]?.startsWith("home") ?? false;
  const other = others.find(({ steps }) => !isHome || steps[0] === "stay") ?? others[0];
  return [best, other].flatMap((line) => line ?? []);
}

type Counted = (state: State, seat: Seat) => number;

const villagers: Counted = (state, seat) => ownSpots(state, seat, "village").length;

/** What the members in the caves bring home if they stay to the end. */
const onTheWay: Counted = (state, seat) =>
  ownSpots(state, seat, "cave").reduce(
    (sum, { number }) => sum + (state.board.caves[number - 1]?.values.at(-1) ?? 0),
    0,
  );

const wealth: Counted = (state, seat) => goldOf(state, seat) + onTheWay(state, seat);

const pricesOf = (state: State, seat: Seat) =>
  ownSpots(state, seat, "village").map((spot) => courtPrice(state, spot, 0));

const pricesInAll: Counted = (state, seat) =>
  pricesOf(state, seat).reduce((sum, price) => sum + price, 0);

/** R10: courts that still take somebody, beside the villages of one's own members. */
const courtsInReach: Counted = (state, seat) =>
  state.courts.filter(
    (court, index) =>
      court.length < state.board.courts.points.length &&
      ownSpots(state, seat, "village").some(({ number }) => isNeighbour(state, number, index + 1)),
  ).length;

/** R14: what the next step of each deep mine pays that one's own miners have a path to. */
const treasuresInReach: Counted = (state, seat) => {
  const caves = ownSpots(state, seat, "cave").map(({ number }) => number);
  const isInReach = (mine: number) => caves.some((cave) => pathDie(cave, mine) !== undefined);
  return state.board.deepMines
    .map((treasures, index) => (isInReach(index + 1) ? treasures[state.deep[index] ?? 0] : 0) ?? 0)
    .reduce((sum, treasure) => sum + treasure, 0);
};

/** How much more of what counts the seat has on the one board than on the other. */
function gainsOf(here: State, there: State, seat: Seat): readonly string[] {
  const { gains } = words().courts;
  const moreOf = (of: Counted) => of(here, seat) - of(there, seat);
  const isAsMany = moreOf(villagers) === 0;
  const all = [
    { said: gains.points, more: moreOf(pointsOf) },
    { said: gains.gold, more: moreOf(goldOf) },
    { said: gains.onTheWay, more: moreOf(onTheWay) },
    { said: gains.villagers, more: moreOf(villagers) },
    { said: gains.prices, more: isAsMany ? moreOf(pricesInAll) : 0 },
  ];
  // Only where nothing else tells the two apart.
  const reach = [
    { said: gains.courts, more: moreOf(courtsInReach) },
    { said: gains.treasures, more: moreOf(treasuresInReach) },
  ];
  const told = [all, reach].map((some) => some.filter(({ more }) => more !== 0));
  const [first = []] = told.filter((some) => some.length > 0);
  return first.slice(0, GAINS_MAX).map(({ said, more }) => said(more));
}

interface Boards {
  readonly state: State;
  /** After the best line, and after the next one. */
  readonly here: State;
  readonly there: State;
  readonly seat: Seat;
}

/** What one has too little of, where the best line brings more of it than the next, and than there is. */
function lackWords({ state, here, there, seat }: Boards): string {
  const { lacks } = words().courts;
  const isMore = (of: Counted) =>
    of(here, seat) > of(there, seat) && of(here, seat) > of(state, seat);
  const hand = tokensInHand(state, seat);
  if (isMore(pointsOf)) return "";
  if (hand < DICE && isMore(tokensInHand)) return lacks.hand(hand);
  if (isMore(goldOf) && !isMore(wealth)) return urgencyWords({ state, here, there, seat });
  if (isMore(wealth)) return purseWords(state, seat);
  const entry = Math.min(...state.board.villages.map(({ prices: [price = 0] }) => price));
  const isRich = goldOf(state, seat) >= pricesInAll(state, seat) + entry;
  return isRich && isMore(villagers)
    ? lacks.villagers(goldOf(state, seat), villagers(state, seat))
    : "";
}

/** Gold that does not pay for the ways to court of all members in the villages. */
function purseWords(state: State, seat: Seat): string {
  const { lacks } = words().courts;
  const gold = goldOf(state, seat);
  const prices = pricesOf(state, seat);
  const [inAll, price, members] = [pricesInAll(state, seat), Math.min(...prices), prices.length];
  if (members > 0) return gold < inAll ? lacks.moreGold({ gold, price, members, inAll }) : "";
  const ways = state.board.villages.flatMap((village) => village.prices);
  const [least, most] = [Math.min(...ways), Math.max(...ways)];
  return gold < most ? lacks.goldFirst(gold, least, most) : "";
}

/** Why gold at once is better than more of it later: it pays for something, or the end is near. */
function urgencyWords({ state, here, there, seat }: Boards): string {
  const { lacks } = words().courts;
  const price = Math.min(...pricesOf(here, seat));
  if (goldOf(there, seat) < price && price <= goldOf(here, seat)) return lacks.goldNow(price);
  const courts = numbersFor(state.players).courtsToEnd - fullCourts(state);
  return courts > 0 && courts <= COURTS_NEAR ? lacks.soon(courts) : "";
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
