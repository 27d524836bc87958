import { countOf, distinct, sorted, type Face, type Faces } from "@courtly/engine";
import type { Mark } from "@courtly/to-court-the-king";

const ONE: Readonly<Record<Face, string>> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
};
const MANY: Readonly<Record<Face, string>> = {
  1: "ones",
  2: "twos",
  3: "threes",
  4: "fours",
  5: "fives",
  6: "sixes",
};

export function faceWord(face: Face): string {
  return ONE[face];
}

/** "8 fours", "1 six". */
export function markPhrase({ count, face }: Mark): string {
  return `${count} ${count === 1 ? ONE[face] : MANY[face]}`;
}

/** "4 dice", "1 die". */
export function diceCount(count: number): string {
  return `${count} ${count === 1 ? "die" : "dice"}`;
}

/** Dice as one would read them out: "2 threes and 1 six". */
export function facesPhrase(faces: Faces): string {
  const dice = sorted(faces);
  const groups = distinct(dice).map((face) => markPhrase({ face, count: countOf(dice, face) }));
  const last = groups.at(-1) ?? "no dice";
  return groups.length < 2 ? last : `${groups.slice(0, -1).join(", ")} and ${last}`;
}
