import type { Face } from "@courtly/engine";
import type { Action, Spot } from "@courtly/rolling-courts";
import {
  at,
  CAVE,
  CAVES,
  CHANGED,
  COUNCIL,
  COURT,
  DEEP,
  DICE,
  ENTERED_CAVE,
  ENTERED_COURT,
  ENTERED_DEEP,
  ENTERED_VILLAGE,
  GOLD,
  HAND,
  LENGTHS,
  MARKERS,
  MINES,
  PLACES,
  POINTS,
  TO_ACT,
  VILLAGES,
  type GameConstants,
  type PackedPosition,
} from "./position.ts";

/**
 * A move as one number: its kind, its destination (from 0), the member (its index in the position, or `FROM_HAND`),
 * and a detail: the number of members it leaps over, or the new face of a die.
 */
export type Move = number;

export const ENTER_VILLAGE = 0;
export const ENTER_CAVE = 1;
export const TO_COURT = 2;
export const GO_DEEP = 3;
export const CHANGE = 4;
export const RETIRE = 5;
export const PROMOTE = 6;
export const END = 7;
export const HOME = 8;
const STAY = 9;

/** In place of a member's index: the member comes from hand, or the move has none. */
export const FROM_HAND = 127;
const ENTRIES_MAX = 2; // R7

function moveOf(kind: number, to: number, member: number, detail = 0): Move {
  return kind | (to << 4) | (member << 8) | (detail << 16);
}

export const kindOf = (move: Move) => move & 15;
export const placeOf = (move: Move) => (move >> 4) & 15;
export const memberOf = (move: Move) => (move >> 8) & 255;
export const detailOf = (move: Move) => move >> 16;

/** The same entry by a member from hand. */
export const fromHand = (move: Move) => moveOf(kindOf(move), placeOf(move), FROM_HAND);

export const END_TURN = moveOf(END, 0, FROM_HAND);
export const ALL_STAY = moveOf(STAY, 0, FROM_HAND);

/** Which moves to list: every legal one, or without recalls while there are members in hand. */
export type Width = "all" | "sensible";

/** Lists the moves of the seat that spends its dice, without `end`, in the game's own order. */
export function listMoves(
  constants: GameConstants,
  position: PackedPosition,
  width: Width,
): Move[] {
  const moves: Move[] = [];
  const own = at(position, TO_ACT) + 1;
  const members: number[] = [];
  for (let index = VILLAGES; index < CAVES + PLACES * CAVE; index += 1)
    if (position[index] === own) members.push(index);
  listEntries(constants, position, members, { moves, width });
  listCourts(constants, position, members, moves);
  listDeep(position, members, moves);
  const points = at(position, POINTS);
  if (points >= 1) {
    listChanges(position, moves);
    for (const member of members)
      if (member < CAVES && at(position, DICE + rowNumber(member)) > 0)
        moves.push(moveOf(RETIRE, 0, member));
  }
  if (points >= 2) listPromotions(position, members, moves);
  return moves;
}

/** The number (from 0) of a member's village or cave. */
export function rowNumber(member: number): number {
  return member < CAVES ? Math.floor(member / COUNCIL) : Math.floor((member - CAVES) / CAVE);
}

/** The number (from 0) of a member's space in its village or cave. */
function spaceNumber(member: number): number {
  return member < CAVES ? member % COUNCIL : (member - CAVES) % CAVE;
}

function listEntries(
  constants: GameConstants,
  position: PackedPosition,
  members: readonly number[],
  { moves, width }: { readonly moves: Move[]; readonly width: Width },
): void {
  const hand = at(position, HAND + at(position, TO_ACT));
  const recalls = width === "all" || hand <= 1;
  for (let number = 0; number < PLACES; number += 1) {
    if (position[DICE + number] === 0 || at(position, ENTERED_VILLAGE + number) >= ENTRIES_MAX)
      continue;
    if (hand > 0) moves.push(moveOf(ENTER_VILLAGE, number, FROM_HAND));
    if (recalls)
      for (const member of members) {
        const isStep = width === "sensible" && member === VILLAGES + number * COUNCIL;
        if (!isStep) moves.push(moveOf(ENTER_VILLAGE, number, member));
      }
  }
  for (let number = 0; number < PLACES; number += 1) {
    if (position[DICE + number] === 0 || at(position, ENTERED_CAVE + number) >= ENTRIES_MAX)
      continue;
    const hasRoom = hasRoomBeforeLine(constants, position, number);
    if (hasRoom && hand > 0) moves.push(moveOf(ENTER_CAVE, number, FROM_HAND));
    if (recalls)
      for (const member of members) {
        const first = CAVES + number * CAVE;
        const leavesRoom =
          member >= first && member < first + (constants.redLines[number] as number);
        const isStep = width === "sensible" && leavesRoom;
        if ((hasRoom || leavesRoom) && !isStep) moves.push(moveOf(ENTER_CAVE, number, member));
      }
  }
}

/** R12: whether the cave has a free space before its red line. */
function hasRoomBeforeLine(
  constants: GameConstants,
  position: PackedPosition,
  number: number,
): boolean {
  const first = CAVES + number * CAVE;
  for (let space = 0; space < (constants.redLines[number] as number); space += 1)
    if (position[first + space] === 0) return true;
  return false;
}

function listCourts(
  constants: GameConstants,
  position: PackedPosition,
  members: readonly number[],
  moves: Move[],
): void {
  const gold = at(position, GOLD + at(position, TO_ACT));
  for (let court = 0; court < PLACES; court += 1) {
    const length = at(position, LENGTHS + court);
    if (length === COURT || at(position, ENTERED_COURT + court) >= ENTRIES_MAX) continue;
    if (constants.courtDieIsCourt && position[DICE + court] === 0) continue;
    for (const member of members) {
      if (member >= CAVES) break;
      const village = rowNumber(member);
      const price = constants.prices[member] as number;
      if (price > gold || !(constants.neighbours[village] as readonly number[]).includes(court))
        continue;
      if (!constants.courtDieIsCourt && position[DICE + village] === 0) continue;
      for (let over = 0; over <= length; over += 1)
        if (price + (constants.leaps[over] as number) <= gold)
          moves.push(moveOf(TO_COURT, court, member, over));
    }
  }
}

/** R14: the face (from 0) that leads from a cave to the mine. */
export function pathFace(cave: number, mine: number): number {
  return mine === cave ? cave + 1 : mine;
}

function listDeep(position: PackedPosition, members: readonly number[], moves: Move[]): void {
  for (let mine = 0; mine < MINES; mine += 1) {
    if (at(position, MARKERS + mine) === DEEP || at(position, ENTERED_DEEP + mine) >= ENTRIES_MAX)
      continue;
    for (const member of members) {
      if (member < CAVES) continue;
      const cave = rowNumber(member);
      const leads = mine === cave || mine === cave - 1;
      if (leads && at(position, DICE + pathFace(cave, mine)) > 0)
        moves.push(moveOf(GO_DEEP, mine, member));
    }
  }
}

function listChanges(position: PackedPosition, moves: Move[]): void {
  for (let face = 0; face < PLACES; face += 1) {
    if (at(position, DICE + face) <= at(position, CHANGED + face)) continue;
    if (face > 0) moves.push(moveOf(CHANGE, face, FROM_HAND, face - 1));
    if (face < PLACES - 1) moves.push(moveOf(CHANGE, face, FROM_HAND, face + 1));
  }
}

/** R19 */
function listPromotions(position: PackedPosition, members: readonly number[], moves: Move[]): void {
  for (const member of members) {
    const isLast = spaceNumber(member) === (member < CAVES ? COUNCIL : CAVE) - 1;
    const hasDie = at(position, DICE + rowNumber(member)) > 0;
    if (!isLast && hasDie && position[member + 1] !== position[member])
      moves.push(moveOf(PROMOTE, 0, member));
  }
}

/** Lists the own members that could go home now, in an examination (R15). */
export function listHomecomings(constants: GameConstants, position: PackedPosition): Move[] {
  const own = at(position, TO_ACT) + 1;
  const moves: Move[] = [];
  for (let space = 0; space < PLACES * CAVE; space += 1)
    if (position[CAVES + space] === own && (constants.values[space] as number) > 0)
      moves.push(moveOf(HOME, 0, CAVES + space));
  return moves;
}

function spotOf(member: number): Spot {
  const number = rowNumber(member) + 1;
  const space = spaceNumber(member) + 1;
  return { kind: member < CAVES ? "village" : "cave", number, space };
}

/** Converts a move to an action of the game. */
export function actionOf(move: Move): Action {
  const to = placeOf(move) + 1;
  const member = memberOf(move);
  switch (kindOf(move)) {
    case ENTER_VILLAGE:
    case ENTER_CAVE: {
      const kind = kindOf(move) === ENTER_VILLAGE ? "village" : "cave";
      const into = { kind, number: to } as const;
      return member === FROM_HAND
        ? { kind: "enter", into }
        : { kind: "enter", into, from: spotOf(member) };
    }
    case TO_COURT:
      return { kind: "court", court: to, from: spotOf(member), over: detailOf(move) };
    case GO_DEEP:
      return { kind: "deep", mine: to, from: spotOf(member) };
    case CHANGE:
      return { kind: "change", die: to as Face, to: (detailOf(move) + 1) as Face };
    case RETIRE:
      return { kind: "retire", spot: spotOf(member) };
    case PROMOTE:
      return { kind: "promote", spot: spotOf(member) };
    case HOME:
      return { kind: "home", spot: spotOf(member) };
    case STAY:
      return { kind: "stay" };
    default:
      return { kind: "end" };
  }
}
