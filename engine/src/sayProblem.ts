import type { Problem } from "./header.ts";

/** What a language says of problems, by their codes. */
export type ProblemWords = Readonly<Record<string, (values: never) => string>>;

/** A problem in the words of the first book that knows its code; one that nobody knows is said as it is. */
export function sayProblem(
  { code, values = {}, message }: Problem,
  books: readonly ProblemWords[],
): string {
  if (code === undefined) return message;
  const words = books.find((book) => Object.hasOwn(book, code))?.[code];
  return words === undefined ? message : words(values as never);
}
