import { sayProblem, type Problem } from "@courtly/engine";
import { GAMES } from "../games/index.ts";
import { foreignWords } from "./spoken.ts";

/** A problem in the current language. Problems are made in English; other languages find them by their codes. */
export function problemWords(problem: Problem): string {
  const foreign = foreignWords();
  if (foreign === undefined) return problem.message;
  // Two games may use the same code: the id of the rule says which game it is.
  const games = GAMES.filter(({ rulePrefix }) => problem.rule?.startsWith(rulePrefix) ?? true);
  const said = games.flatMap(({ id }) => {
    const { refusals = {}, lasting = {} } = foreign.games[id]?.game ?? {};
    return [refusals, lasting];
  });
  return sayProblem(problem, [foreign.books.engine.problems, ...said]);
}
