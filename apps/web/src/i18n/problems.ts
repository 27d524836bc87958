import { sayProblem, type Problem } from "@courtly/engine";
import { foreignBooks } from "./spoken.ts";

/** A problem in the language of the moment: problems come in English, other languages know them by their codes. */
export function problemWords(problem: Problem): string {
  const books = foreignBooks();
  if (books === undefined) return problem.message;
  const { engine, king, courts } = books;
  // Both games may have a code; the rule says whose it is.
  const games =
    problem.rule?.startsWith("R") === true ? [courts.refusals] : [king.refusals, king.lasting];
  return sayProblem(problem, [engine.problems, ...games]);
}
