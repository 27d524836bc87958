import type { Face } from "@courtly/engine";
import {
  capital,
  counted,
  spendingOf,
  unspent,
  type Place,
  type Spot,
  type State,
} from "@courtly/rolling-courts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const PLACES = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
const FACES: Readonly<Record<Face, string>> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
};

/** "second", counted from 1. */
export function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? `${place}.`;
}

/** "2nd", counted from 1. */
export function placing(place: number): string {
  return PLACES[place - 1] ?? `${place}.`;
}

export function faceWord(face: Face): string {
  return FACES[face];
}

/** "village 3", "deep mine 2". */
export function placeName({ kind, number }: Place): string {
  return kind === "deep" ? `deep mine ${number}` : `${kind} ${number}`;
}

/** "Village 3, second seat", "Cave 4, space 5". */
export function spotName({ kind, number, space }: Spot): string {
  const where = kind === "village" ? `${ordinal(space)} seat` : `space ${space}`;
  return `${capital(kind)} ${number}, ${where}`;
}

/** "+3 points", "−1 point". */
export function gained(count: number, thing: string): string {
  return `${signed(count)} ${thing}${Math.abs(count) === 1 ? "" : "s"}`;
}

export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** What an end of the turn would lose: "1 die and 2 points"; nothing when all is spent. */
export function lossWords(state: State): string | undefined {
  const dice = unspent(state).length;
  const points = spendingOf(state)?.points ?? 0;
  const lost = [
    ...(dice === 0 ? [] : [dice === 1 ? "1 die" : `${dice} dice`]),
    ...(points === 0 ? [] : [counted(points, "point")]),
  ];
  return lost.length === 0 ? undefined : lost.join(" and ");
}
