import type { Line } from "@courtly/bots/advice";
import type { Seat } from "@courtly/engine";
import {
  caveValue,
  goldOf,
  ownSpots,
  pointsOf,
  playerScoresOf,
  tokensInHand,
  type State,
} from "@courtly/rolling-courts";
import { nextWords, whyByChances } from "../../../table/coach/bestMove.tsx";
import { words } from "./words/index.ts";
import { COURTS_NEAR } from "./afterTurn.ts";
import {
  cheapestWay,
  courtsLeft,
  isEnding,
  isOpenCourt,
  onTheWay,
  pricesInAll,
  villagers,
  wealth,
  type Counted,
} from "./counts.ts";
import { afterAll, gainedBy, stepsAt, stepWords, type StepAt } from "./courtsStep.tsx";
import { purposesOf } from "./purpose.ts";

const GAINS_MAX = 3;
/** From here on a game is won. */
const WON = 0.9995;
/** R4 */
const DICE = 3;

/** Why the best line and not the next one: what it is for, what is lacking, the chances, and the boards after each. */
export function whyByGains(state: State, seat: Seat, all: readonly Line[]): readonly string[] {
  const lines = compared(all);
  const [best = [], other = []] = lines.map(({ steps }) => stepsAt(state, seat, steps));
  const named = other.map(stepWords).find((said) => !best.map(stepWords).includes(said));
  const boards = { state, here: afterAll(best, state), there: afterAll(other, state), seat };
  const isSampled = lines.every(({ margin }) => margin !== undefined);
  if (isSampled && all.every(({ chance }) => chance > WON)) return [words().courts.won];
  const gains = lines.length > 1 ? gainsOf(boards) : [];
  return [
    endWords(boards),
    ...purposesOf(best, isEnding(boards.here)),
    best[0]?.action.kind === "stay" ? deeperWords(state, seat) : "",
    lackWords(boards),
    isSampled ? whyByChances(lines, named) : "",
    gains.length === 0
      ? ""
      : words().courts.against(gains, isSampled ? undefined : nextWords(named)),
    other.some(isToCourt) ? "" : waitWords(best, all.slice(1), boards),
  ].filter((said) => said !== "");
}

/** The best line and what it is held against: the next one; for a homecoming that nobody comes home, since others may follow. */
function compared([best, ...others]: readonly Line[]): readonly Line[] {
  const isHome = best?.steps[0]?.startsWith("home") ?? false;
  const other = others.find(({ steps }) => !isHome || steps[0] === "stay") ?? others[0];
  return [best, other].flatMap((line) => line ?? []);
}

interface Boards {
  readonly state: State;
  /** After the best line, and after the next one. */
  readonly here: State;
  readonly there: State;
  readonly seat: Seat;
}

/** R20: the line fills the last court that was wanted: how the points stand then. */
function endWords({ state, here, seat }: Boards): string {
  if (!isEnding(here) || isEnding(state)) return "";
  const pointsWhere = (isOwn: boolean) =>
    playerScoresOf(here)
      .filter(({ seats }) => seats.includes(seat) === isOwn)
      .map(({ deciding: [points = 0] }) => points);
  return words().courts.ends(Math.max(...pointsWhere(true)), Math.max(...pointsWhere(false)));
}

/** How much more of what counts the seat has on the one board than on the other. */
function gainsOf({ here, there, seat }: Boards): readonly string[] {
  const { gains } = words().courts;
  const moreOf = (of: Counted) => of(here, seat) - of(there, seat);
  return [
    { said: gains.points, more: moreOf(pointsOf) },
    { said: gains.gold, more: moreOf(goldOf) },
    { said: gains.onTheWay, more: moreOf(onTheWay) },
    { said: gains.villagers, more: moreOf(villagers) },
    { said: gains.prices, more: moreOf(villagers) === 0 ? moreOf(pricesInAll) : 0 },
  ]
    .filter(({ more }) => more !== 0)
    .slice(0, GAINS_MAX)
    .map(({ said, more }) => said(more));
}

/** What one has too little of, where the best line brings more of it than the next, and than there is. */
function lackWords(boards: Boards): string {
  const { lacks } = words().courts;
  const { state, here, there, seat } = boards;
  const isMore = (of: Counted) =>
    of(here, seat) > of(there, seat) && of(here, seat) > of(state, seat);
  const hand = tokensInHand(state, seat);
  if (isEnding(state) || isMore(pointsOf)) return "";
  if (hand < DICE && isMore(tokensInHand)) return lacks.hand(hand);
  if (isMore(goldOf) && !isMore(wealth)) return urgencyWords(boards);
  if (isMore(wealth)) return purseWords(state, seat);
  const entry = Math.min(...state.board.villages.map(({ prices: [price = 0] }) => price));
  const isRich = wealth(state, seat) >= pricesInAll(state, seat) + entry;
  const [gold, coming] = [goldOf(state, seat), onTheWay(state, seat)];
  return isRich && isMore(villagers)
    ? lacks.nearCourt({ gold, coming, members: villagers(state, seat) })
    : "";
}

/** Gold that does not pay for the ways to court of all members in the villages; else it pays for better seats. */
function purseWords(state: State, seat: Seat): string {
  const { lacks } = words().courts;
  const [gold, coming] = [goldOf(state, seat), onTheWay(state, seat)];
  const members = villagers(state, seat);
  const inAll = pricesInAll(state, seat);
  if (members > 0 && gold + coming < inAll) return lacks.moreGold({ gold, coming, members, inAll });
  const ways = state.board.villages.flatMap(({ prices }) => prices);
  const most = Math.max(...ways);
  if (members === 0 && gold + coming < most)
    return lacks.goldFirst({ gold, coming, least: Math.min(...ways), most });
  // R11: as many as stand in a court can be passed.
  const passed = state.courts
    .filter((court) => isOpenCourt(state, court))
    .map(({ length }) => length);
  const { leaps } = state.board.courts;
  const [least = 0, highest = 0] = [leaps[1], leaps[Math.max(...passed)]];
  return highest > 0 ? lacks.betterSeats(least, highest) : "";
}

/** Why gold at once is better than more of it later: it pays for something, or the end is near. */
function urgencyWords({ state, here, there, seat }: Boards): string {
  const { lacks } = words().courts;
  const price = cheapestWay(here, seat);
  if (goldOf(there, seat) < price && price <= goldOf(here, seat)) return lacks.goldNow(price);
  return courtsLeft(state) <= COURTS_NEAR ? lacks.soon(courtsLeft(state)) : "";
}

/** What going to court would bring at once, where the best line waits with it. */
function waitWords(best: readonly StepAt[], others: readonly Line[], boards: Boards): string {
  const { state, seat } = boards;
  if (best.some(isToCourt)) return "";
  for (const { steps: texts, chance, margin } of others) {
    const steps = stepsAt(state, seat, texts).filter(isToCourt);
    if (steps.length === 0 || margin === undefined) continue;
    const points = steps.reduce((sum, step) => sum + gainedBy(step, pointsOf), 0);
    const gold = steps.reduce((sum, step) => sum - gainedBy(step, goldOf), 0);
    return words().courts.wait({ points, gold, win: words().percent(chance) });
  }
  return "";
}

function isToCourt({ action }: StepAt): boolean {
  return action.kind === "court";
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
