import { isFace, minus, type Face, type Faces, type Seat } from "@courtly/engine";
import {
  courtOf,
  goldOf,
  isNeighbour,
  memberAt,
  ownSpots,
  rowOf,
  spendingOf,
  unspent,
  type Action,
  type Row,
  type Spot,
  type State,
} from "@courtly/rolling-courts";
import {
  courtMoves,
  deepMoves,
  END,
  entriesFromHand,
  homecomings,
  ROLL,
  type CourtMove,
  type Entry,
} from "./moves.ts";

/** The worth of a coin in points. This and the constants below were found by playing variants against each other. */
const POINTS_A_COIN = 0.25;
/** More gold than a move to court ever costs. */
const RICH = 30;
/** The share of later newcomers in a court that enter below a member and push it up. */
const PUSHING_SHARE = 0.6;
const VILLAGERS_MAX = 4;
const GOLD_TO_START = 6;
const GOLD_A_VILLAGER = 6;
const TREASURE_MIN = 4.5;
/** The loss in coins when a miner leaves its cave, per space that it has advanced. */
const COINS_A_SPACE = 0.6;
const HOME_EARLY_FROM = 3;

/** Takes the seat in court with the best worth for its price, then treasure, then sends members out: no search. */
export function greedyAction(state: State, seat: Seat): Action {
  const spending = spendingOf(state);
  if (spending === undefined) return examine(state, seat);
  if (typeof spending.dice === "string") return ROLL;
  return (
    bestCourt(state, seat, spending.dice) ??
    changeForCourt(state, seat) ??
    bestTreasure(state, seat) ??
    sendSomebody(state, seat) ??
    promoteSomebody(state, seat) ??
    END
  );
}

function bestCourt(state: State, seat: Seat, dice: Faces): Action | undefined {
  // the more gold a seat has, the less a coin is worth: gold does not score at the end
  const worthACoin = POINTS_A_COIN * Math.min(1, RICH / goldOf(state, seat));
  const worthOf = ({ action, price }: CourtMove) =>
    expectedPoints(state, action) - worthACoin * price;
  return best(courtMoves(state, seat, dice), worthOf, 0)?.action;
}

/** The item of the highest worth; `undefined` if none is worth more than `least`. */
function best<Item>(
  items: readonly Item[],
  worthOf: (item: Item) => number,
  least: number,
): Item | undefined {
  let found: Item | undefined;
  let most = least;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth > most) {
      most = worth;
      found = item;
    }
  }
  return found;
}

/** Estimates the points of a newcomer's seat when the court is full. */
function expectedPoints(state: State, { court, over }: Extract<Action, { kind: "court" }>): number {
  const { points } = state.board.courts;
  const last = points.length - 1;
  const later = last - courtOf(state, court).length;
  return points[Math.min(last, over + Math.round(later * PUSHING_SHARE))] as number;
}

/** R17: spends an action point to change a die, if the changed die allows a move to court. */
function changeForCourt(state: State, seat: Seat): Action | undefined {
  const spending = spendingOf(state);
  if (spending === undefined || spending.points < 1) return undefined;
  for (const die of minus(unspent(state), spending.changed))
    for (const to of [die - 1, die + 1].filter(isFace))
      if (bestCourt(state, seat, [to]) !== undefined) return { kind: "change", die, to };
  return undefined;
}

function bestTreasure(state: State, seat: Seat): Action | undefined {
  const worth = ({ treasure, from }: { readonly treasure: number; readonly from: Spot }) =>
    treasure - COINS_A_SPACE * (from.space - 1);
  return best(deepMoves(state, seat), worth, TREASURE_MIN)?.action;
}

/** Sends a villager if there is gold for a move to court, otherwise a miner; prefers entries that push own members. */
function sendSomebody(state: State, seat: Seat): Action | undefined {
  const villagers = ownSpots(state, seat, "village").length;
  const isRich = goldOf(state, seat) >= GOLD_TO_START + GOLD_A_VILLAGER * villagers;
  const wanted = villagers < VILLAGERS_MAX && isRich ? "village" : "cave";
  const worthOf = ({ into }: Entry) =>
    (into.kind === wanted ? 100 : 0) +
    ownPushed(rowOf(state, into), seat) +
    (into.kind === "village" ? courtRoom(state, into.number) : treasuresNear(state, into.number)) /
      5;
  return best(
    [...entriesFromHand(state, seat, "village"), ...entriesFromHand(state, seat, "cave")],
    worthOf,
    -100,
  );
}

/** Scores an entry: adds the own members that it pushes forward, subtracts other players' members. */
function ownPushed(row: Row, seat: Seat): number {
  let pushed = 0;
  for (const member of row) {
    if (member === undefined) break;
    pushed += member === seat ? 0.5 : -0.25;
  }
  return pushed;
}

/** The number of free seats in the courts next to a village. */
function courtRoom(state: State, village: number): number {
  const seats = state.board.courts.points.length;
  return state.courts.reduce(
    (room, court, index) =>
      isNeighbour(state, village, index + 1) ? room + seats - court.length : room,
    0,
  );
}

function treasuresNear({ board, deep }: State, cave: number): number {
  const next = (mine: number) => board.deepMines[mine - 1]?.[deep[mine - 1] ?? 0] ?? 0;
  return next(cave - 1) + next(cave);
}

/** R19: spends two remaining action points to promote a villager or a miner. */
function promoteSomebody(state: State, seat: Seat): Action | undefined {
  const spending = spendingOf(state);
  if (spending === undefined || spending.points < 2) return undefined;
  const dice = unspent(state);
  const spots = [...ownSpots(state, seat, "village"), ...ownSpots(state, seat, "cave")];
  const spot = spots.find(
    (own) =>
      dice.includes(own.number as Face) &&
      own.space < rowOf(state, own).length &&
      memberAt(state, { ...own, space: own.space + 1 }) !== seat,
  );
  return spot === undefined ? undefined : { kind: "promote", spot };
}

/** Leaves miners in place until the last space, unless bringing one home now pays for a move to court. */
function examine(state: State, seat: Seat): Action {
  const gold = goldOf(state, seat);
  const opensWay = (value: number) =>
    ownSpots(state, seat, "village").some(({ number, space }) => {
      const price = state.board.villages[number - 1]?.prices[space - 1] as number;
      return price > gold && price <= gold + value;
    });
  const ripe = homecomings(state, seat).find(
    ({ value }) => value >= HOME_EARLY_FROM && opensWay(value),
  );
  return ripe === undefined ? { kind: "stay" } : { kind: "home", spot: ripe.spot };
}
