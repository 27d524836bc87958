import type { Problem } from "./records/header.ts";

/** The texts of one language for problems, by code. */
export type ProblemWords = Readonly<Record<string, (values: never) => string>>;

/** Returns a problem's text from the first book that has its code; if none has it, the English message. */
export function sayProblem(
  { code, values = {}, message }: Problem,
  books: readonly ProblemWords[],
): string {
  if (code === undefined) return message;
  const words = books.find((book) => Object.hasOwn(book, code))?.[code];
  return words === undefined ? message : words(values as never);
}
