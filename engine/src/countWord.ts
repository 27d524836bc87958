const WORDS = [
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

/** A count as a person writes it: in words up to twelve. */
export function countWord(count: number): string {
  return WORDS[count - 1] ?? String(count);
}
