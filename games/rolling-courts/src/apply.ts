import {
  assert,
  assertNever,
  left,
  minus,
  plus,
  type Face,
  type GameEvent,
  type Seat,
} from "@courtly/engine";
import { courtPrice, pointsFor, type Action } from "./actions.ts";
import { CAVE_SPACES } from "./board.ts";
import {
  caveValue,
  courtOf,
  freshSpending,
  goldOf,
  inPlaceOrder,
  isEnd,
  memberAt,
  nextOfRound,
  ownSpots,
  pathDie,
  playerOfSeat,
  rowOf,
  SCORED,
  spendingOf,
  type Place,
  type Row,
  type RowKind,
  type Spending,
  type Spot,
  type State,
} from "./state.ts";
import { seatsFor } from "./seats.ts";

export function applyEvent(state: State, event: GameEvent<Action>): State {
  if (event.kind === "rolled") return land(state, event.faces);
  if (event.kind === "resigned") return resigned(state, event.seat);
  return act(state, event.seat, event.action);
}

/** Ends a game of two: what the turn has changed so far stays, but no score decides. */
function resigned(state: State, seat: Seat): State {
  const winner = 1 - playerOfSeat(state, seat);
  return { ...state, toAct: state.start, stage: { kind: "over", winner } };
}

/** R4: three equal dice are rolled again. */
function land(state: State, faces: readonly Face[]): State {
  const isTriple = faces.every((face) => face === faces[0]);
  return isTriple ? state : withSpending(state, { dice: faces });
}

function act(state: State, seat: Seat, action: Action): State {
  switch (action.kind) {
    case "roll":
      return withSpending(state, { dice: "rolling" });
    case "enter":
      return enter(state, seat, action.into, action.from);
    case "court":
      return goToCourt(state, seat, action);
    case "deep":
      return goDeep(state, seat, action);
    case "change":
      return withPointsSpent(change(state, action), action);
    case "retire":
      return withPointsSpent(retire(state, seat, action.spot), action);
    case "promote":
      return withPointsSpent(promote(state, action.spot), action);
    case "end":
      return endTurn(state);
    case "home":
      return nextExamination(goHome(state, action.spot));
    case "stay":
      return nextExamination(state, { done: true });
    default:
      return assertNever(action);
  }
}

// ── small steps ─────────────────────────────────────────────────────────────────────────────────

function withSpending(state: State, changes: Partial<Spending>): State {
  const spending = spendingOf(state);
  assert(spending !== undefined, "dice are spent only during a turn");
  return { ...state, stage: { kind: "turn", spending: { ...spending, ...changes } } };
}

function withPointsSpent(state: State, action: Action): State {
  const points = (spendingOf(state)?.points ?? 0) - pointsFor(action);
  assert(points >= 0, "an action costs no more points than are left");
  return withSpending(state, { points });
}

/** R17: of equal dice a changed one is spent first. */
function spent(state: State, die: Face, entered: Place): State {
  const spending = spendingOf(state);
  assert(spending !== undefined && typeof spending.dice !== "string", "dice were rolled");
  return withSpending(state, {
    dice: minus(spending.dice, [die]),
    changed: minus(spending.changed, [die]),
    entered: inPlaceOrder([...spending.entered, entered]),
  });
}

function paid(state: State, seat: Seat, gold: number): State {
  const purse = goldOf(state, seat) + gold;
  assert(purse >= 0, "gold is never negative");
  return gold === 0 ? state : { ...state, gold: state.gold.with(seat, purse) };
}

function withRow(
  state: State,
  { kind, number }: { readonly kind: RowKind; readonly number: number },
  row: Row,
): State {
  return kind === "village"
    ? { ...state, villages: state.villages.with(number - 1, row) }
    : { ...state, caves: state.caves.with(number - 1, row) };
}

function lifted(state: State, spot: Spot): State {
  return withRow(state, spot, rowOf(state, spot).with(spot.space - 1, undefined));
}

// ── moves ───────────────────────────────────────────────────────────────────────────────────────

/** R8, R9, R12: a recalled member leaves first; the unbroken row at the entry makes room. */
function enter(
  state: State,
  seat: Seat,
  into: { readonly kind: RowKind; readonly number: number },
  from: Spot | undefined,
): State {
  const freed = from === undefined ? state : lifted(state, from);
  const row = rowOf(freed, into);
  const gap = row.indexOf(undefined);
  const stays = gap === -1 ? [] : row.slice(gap + 1);
  const moves = gap === -1 ? row.slice(0, -1) : row.slice(0, gap);
  const entered = withRow(freed, into, [seat, ...moves, ...stays]);
  const pushedOut = gap === -1 ? row.at(-1) : undefined;
  const retirement = state.board.villages[into.number - 1]?.retirement as number;
  const settled = pushedOut === undefined ? entered : paid(entered, pushedOut, retirement);
  return spent(settled, into.number as Face, into);
}

function goToCourt(
  state: State,
  seat: Seat,
  { court, from, over }: Extract<Action, { kind: "court" }>,
): State {
  const members = courtOf(state, court).toSpliced(over, 0, seat);
  const arrived = {
    ...lifted(paid(state, seat, -courtPrice(state, from, over)), from),
    courts: state.courts.with(court - 1, members),
    gained: state.round,
  };
  const die = state.rules.courtDie === "court" ? court : from.number;
  return spent(arrived, die as Face, { kind: "court", number: court });
}

function goDeep(
  state: State,
  seat: Seat,
  { mine, from }: Extract<Action, { kind: "deep" }>,
): State {
  const steps = state.deep[mine - 1] as number;
  const treasure = state.board.deepMines[mine - 1]?.[steps] as number;
  const found = {
    ...lifted(paid(state, seat, treasure), from),
    deep: state.deep.with(mine - 1, steps + 1),
  };
  return spent(found, pathDie(from.number, mine) as Face, { kind: "deep", number: mine });
}

function change(state: State, { die, to }: Extract<Action, { kind: "change" }>): State {
  const spending = spendingOf(state);
  assert(spending !== undefined && typeof spending.dice !== "string", "dice were rolled");
  return withSpending(state, {
    dice: plus(minus(spending.dice, [die]), [to]),
    changed: plus(spending.changed, [to]),
  });
}

/** R18: the member leaves its seat for half of the pay, rounded up. */
function retire(state: State, seat: Seat, spot: Spot): State {
  const retirement = state.board.villages[spot.number - 1]?.retirement as number;
  return paid(lifted(state, spot), seat, Math.ceil(retirement / 2));
}

/** R19: the member changes places with the one ahead, or moves to the empty space. */
function promote(state: State, spot: Spot): State {
  const row = rowOf(state, spot);
  const ahead = row[spot.space];
  return withRow(
    state,
    spot,
    row.with(spot.space, row[spot.space - 1]).with(spot.space - 1, ahead),
  );
}

function goHome(state: State, spot: Spot): State {
  const seat = memberAt(state, spot);
  assert(seat !== undefined, "a member is on the spot it leaves");
  return paid(lifted(state, spot), seat, caveValue(state, spot));
}

// ── the round ───────────────────────────────────────────────────────────────────────────────────

function endTurn(state: State): State {
  const next = nextOfRound(state);
  if (next !== undefined) return turnFor({ ...state, toAct: next });
  return examined({ ...dug(state), toAct: state.start });
}

function turnFor(state: State): State {
  return { ...state, stage: { kind: "turn", spending: freshSpending(state, state.toAct) } };
}

/** R13: members on a last space go home first, then all others move one space deeper. */
function dug(state: State): State {
  const emptied = homeFromLastSpaces(state);
  return { ...emptied, caves: emptied.caves.map((row) => [undefined, ...row.slice(0, -1)]) };
}

function homeFromLastSpaces(state: State): State {
  return state.caves.reduce((before, row, index) => {
    const spot = { kind: "cave", number: index + 1, space: CAVE_SPACES } as const;
    return row.at(-1) === undefined ? before : goHome(before, spot);
  }, state);
}

/** R15: makes the forced homecomings, then goes to the first seat that has a choice. */
export function examined(state: State): State {
  return nextExamination({ ...homeFromLastSpaces(state), stage: { kind: "examine" } });
}

function nextExamination(
  state: State,
  { done }: { readonly done: boolean } = { done: false },
): State {
  if (!done && hasChoice(state)) return state;
  const next = nextOfRound(state);
  return next === undefined ? endRound(state) : nextExamination({ ...state, toAct: next });
}

/** R15: whether the seat to act has a member on a space of value. */
function hasChoice(state: State): boolean {
  return ownSpots(state, state.toAct, "cave").some((spot) => caveValue(state, spot) > 0);
}

function endRound(state: State): State {
  if (isEnd(state)) return { ...state, toAct: state.start, stage: SCORED };
  const start = left(state.start, seatsFor(state.players)); // R3
  return turnFor({ ...state, round: state.round + 1, start, toAct: start });
}
