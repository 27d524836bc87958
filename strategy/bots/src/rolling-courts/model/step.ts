import {
  CHANGE,
  detailOf,
  END,
  ENTER_CAVE,
  ENTER_VILLAGE,
  FROM_HAND,
  GO_DEEP,
  HOME,
  kindOf,
  memberOf,
  pathFace,
  placeOf,
  PROMOTE,
  RETIRE,
  rowNumber,
  TO_COURT,
  type Move,
} from "./moves.ts";
import {
  add,
  at,
  CAVE,
  CAVES,
  CHANGED,
  COUNCIL,
  COURT,
  COURTS,
  DEEP,
  DICE,
  ENTERED_CAVE,
  ENTERED_COURT,
  ENTERED_DEEP,
  ENTERED_VILLAGE,
  EXAMINING,
  GAINED,
  GOLD,
  HAND,
  IN_COURTS,
  LENGTHS,
  MARKERS,
  OVER,
  PLACES,
  POINTS,
  ROUND,
  SPENDING,
  STAGE,
  START,
  TO_ACT,
  VILLAGES,
  WAITING,
  type GameConstants,
  type PackedPosition,
} from "./position.ts";

const POINTS_MAX = 3; // R16
const ROUNDS_MAX = 100; // R22
const ROUNDS_IDLE_MAX = 20; // R22

/** Makes the move in place, with the same effect as the game's `apply`. Does not check that the move is legal. */
export function step(constants: GameConstants, position: PackedPosition, move: Move): void {
  const seat = at(position, TO_ACT);
  const member = memberOf(move);
  switch (kindOf(move)) {
    case ENTER_VILLAGE:
      lift(position, seat, member);
      enterVillage(constants, position, placeOf(move));
      break;
    case ENTER_CAVE:
      lift(position, seat, member);
      enterCave(position, placeOf(move));
      break;
    case TO_COURT:
      goToCourt(constants, position, move);
      break;
    case GO_DEEP:
      goDeep(constants, position, move);
      break;
    case CHANGE:
      change(position, placeOf(move), detailOf(move));
      break;
    case RETIRE:
      add(
        position,
        GOLD + seat,
        Math.ceil((constants.retirements[rowNumber(member)] as number) / 2),
      );
      sendHome(position, member);
      add(position, POINTS, -1);
      break;
    case PROMOTE:
      position[member] = at(position, member + 1);
      position[member + 1] = seat + 1;
      add(position, POINTS, -2);
      break;
    case HOME:
      comeHome(constants, position, member);
      if (!hasChoice(constants, position, seat)) nextExamination(constants, position);
      break;
    case END:
      endTurn(constants, position);
      break;
    default: // all members stay
      nextExamination(constants, position);
  }
}

/** R4: sets the dice of a turn; faces count from 0. */
export function rollDice(position: PackedPosition, faces: readonly [number, number, number]): void {
  position[STAGE] = SPENDING;
  for (const face of faces) add(position, DICE + face, 1);
}

/** Spends a die; of equal dice, a changed one first (R17). */
function spendDie(position: PackedPosition, face: number): void {
  add(position, DICE + face, -1);
  if (at(position, CHANGED + face) > 0) add(position, CHANGED + face, -1);
}

function sendHome(position: PackedPosition, member: number): void {
  add(position, HAND + at(position, member) - 1, 1);
  position[member] = 0;
}

function lift(position: PackedPosition, seat: number, member: number): void {
  if (member !== FROM_HAND) sendHome(position, member);
  add(position, HAND + seat, -1);
}

/** R8, R12: moves the unbroken row from the entry on by one; returns the member that is pushed out, or 0. */
function pushRow(position: PackedPosition, first: number, spaces: number): number {
  let moving = at(position, TO_ACT) + 1;
  for (let space = first; space < first + spaces && moving !== 0; space += 1) {
    const stood = at(position, space);
    position[space] = moving;
    moving = stood;
  }
  return moving;
}

function enterVillage(constants: GameConstants, position: PackedPosition, number: number): void {
  const pushedOut = pushRow(position, VILLAGES + number * COUNCIL, COUNCIL);
  if (pushedOut !== 0) {
    add(position, HAND + pushedOut - 1, 1);
    add(position, GOLD + pushedOut - 1, constants.retirements[number] as number);
  }
  spendDie(position, number);
  add(position, ENTERED_VILLAGE + number, 1);
}

function enterCave(position: PackedPosition, number: number): void {
  pushRow(position, CAVES + number * CAVE, CAVE);
  spendDie(position, number);
  add(position, ENTERED_CAVE + number, 1);
}

function goToCourt(constants: GameConstants, position: PackedPosition, move: Move): void {
  const seat = at(position, TO_ACT);
  const court = placeOf(move);
  const member = memberOf(move);
  const over = detailOf(move);
  const price = (constants.prices[member] as number) + (constants.leaps[over] as number);
  const first = COURTS + court * COURT;
  add(position, GOLD + seat, -price);
  position[member] = 0;
  for (let space = first + at(position, LENGTHS + court); space > first + over; space -= 1)
    position[space] = at(position, space - 1);
  position[first + over] = seat + 1;
  add(position, LENGTHS + court, 1);
  add(position, IN_COURTS + seat, 1);
  position[GAINED] = at(position, ROUND);
  spendDie(position, constants.courtDieIsCourt ? court : rowNumber(member));
  add(position, ENTERED_COURT + court, 1);
}

function goDeep(constants: GameConstants, position: PackedPosition, move: Move): void {
  const mine = placeOf(move);
  const member = memberOf(move);
  const treasure = constants.treasures[mine * DEEP + at(position, MARKERS + mine)] as number;
  add(position, GOLD + at(position, TO_ACT), treasure);
  add(position, MARKERS + mine, 1);
  sendHome(position, member);
  spendDie(position, pathFace(rowNumber(member), mine));
  add(position, ENTERED_DEEP + mine, 1);
}

function change(position: PackedPosition, face: number, to: number): void {
  add(position, DICE + face, -1);
  add(position, DICE + to, 1);
  add(position, CHANGED + to, 1);
  add(position, POINTS, -1);
}

function comeHome(constants: GameConstants, position: PackedPosition, member: number): void {
  add(position, GOLD + at(position, member) - 1, constants.values[member - CAVES] as number);
  sendHome(position, member);
}

// ── the round ───────────────────────────────────────────────────────────────────────────────────

function nextOfRound(constants: GameConstants, position: PackedPosition): number | undefined {
  const next = (at(position, TO_ACT) + 1) % constants.seats;
  return next === at(position, START) ? undefined : next;
}

function endTurn(constants: GameConstants, position: PackedPosition): void {
  position.fill(0, DICE, POINTS + 1);
  const next = nextOfRound(constants, position);
  if (next === undefined) {
    dig(constants, position);
    examine(constants, position);
  } else beginTurn(constants, position, next);
}

function beginTurn(constants: GameConstants, position: PackedPosition, seat: number): void {
  position[TO_ACT] = seat;
  position[STAGE] = WAITING;
  position[POINTS] = pointsAtStart(constants, position, seat);
}

/** R16: the action points of a seat at the start of its turn. */
export function pointsAtStart(
  constants: GameConstants,
  position: PackedPosition,
  seat: number,
): number {
  return Math.min(POINTS_MAX, Math.floor(at(position, IN_COURTS + seat) / constants.membersAPoint));
}

function homeFromLastSpaces(constants: GameConstants, position: PackedPosition): void {
  for (let cave = 0; cave < PLACES; cave += 1) {
    const last = CAVES + cave * CAVE + CAVE - 1;
    if (position[last] !== 0) comeHome(constants, position, last);
  }
}

/** R13: brings members on last spaces home, then moves all others one space forward. */
function dig(constants: GameConstants, position: PackedPosition): void {
  homeFromLastSpaces(constants, position);
  for (let cave = 0; cave < PLACES; cave += 1) {
    const first = CAVES + cave * CAVE;
    position.copyWithin(first + 1, first, first + CAVE - 1);
    position[first] = 0;
  }
}

/** R15: makes the forced homecomings, then moves to the first seat that has a choice. */
function examine(constants: GameConstants, position: PackedPosition): void {
  homeFromLastSpaces(constants, position);
  position[TO_ACT] = at(position, START);
  position[STAGE] = EXAMINING;
  if (!hasChoice(constants, position, at(position, TO_ACT))) nextExamination(constants, position);
}

function nextExamination(constants: GameConstants, position: PackedPosition): void {
  for (;;) {
    const next = nextOfRound(constants, position);
    if (next === undefined) {
      endRound(constants, position);
      return;
    }
    position[TO_ACT] = next;
    if (hasChoice(constants, position, next)) return;
  }
}

function hasChoice(constants: GameConstants, position: PackedPosition, seat: number): boolean {
  for (let space = 0; space < PLACES * CAVE; space += 1)
    if (position[CAVES + space] === seat + 1 && (constants.values[space] as number) > 0)
      return true;
  return false;
}

function endRound(constants: GameConstants, position: PackedPosition): void {
  if (isLastRound(constants, position)) {
    position[TO_ACT] = at(position, START);
    position[STAGE] = OVER;
    return;
  }
  add(position, ROUND, 1);
  position[START] = (at(position, START) + 1) % constants.seats;
  beginTurn(constants, position, at(position, START));
}

/** R20, R22: whether the game would end with this round in the current position. */
function isLastRound(constants: GameConstants, position: PackedPosition): boolean {
  let full = 0;
  for (let court = 0; court < PLACES; court += 1)
    if (position[LENGTHS + court] === COURT) full += 1;
  const round = at(position, ROUND);
  return (
    full >= constants.courtsToEnd ||
    round - at(position, GAINED) >= ROUNDS_IDLE_MAX ||
    round === ROUNDS_MAX
  );
}

/** Ends the turn and lets all members stay in examinations, until a seat is to roll or the game is over. */
export function passOn(constants: GameConstants, position: PackedPosition): void {
  if (position[STAGE] === SPENDING) endTurn(constants, position);
  while (position[STAGE] === EXAMINING) {
    // at the end of the game gold breaks ties and miners are worth nothing
    if (isLastRound(constants, position)) takeAllHome(constants, position);
    nextExamination(constants, position);
  }
}

function takeAllHome(constants: GameConstants, position: PackedPosition): void {
  const own = at(position, TO_ACT) + 1;
  for (let space = CAVES; space < CAVES + PLACES * CAVE; space += 1)
    if (position[space] === own && (constants.values[space - CAVES] as number) > 0)
      comeHome(constants, position, space);
}
