import type { Mark } from "@courtly/to-court-the-king";

const COUNTS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "eight 4s". */
export function markWords({ count, face }: Mark): string {
  return `${COUNTS[count] ?? count} ${face}${count === 1 ? "" : "s"}`;
}
