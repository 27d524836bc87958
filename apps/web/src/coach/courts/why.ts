import type { Line } from "@courtly/bots/advice";
import type { Seat } from "@courtly/engine";
import { goldOf, pointsOf, type State } from "@courtly/rolling-courts";
import { whyByChances } from "../bestMove.tsx";
import { words } from "../words/index.ts";
import { afterAll, stepsAt, stepWords, type StepAt } from "./courtsStep.tsx";

/** Why the best line and not the next one: the chances, and what is on the board after each. */
export function whyByGains(state: State, seat: Seat, lines: readonly Line[]): string {
  const [best = [], other = []] = lines.map(({ steps }) => stepsAt(state, seat, steps));
  const differing = other.find((step, index) => !isSame(step, best[index]));
  const chances = whyByChances(lines, differing && stepWords(differing));
  const gains = gainsOf(afterAll(best, state), afterAll(other, state), seat);
  const isTold = lines.length > 1 && gains.length > 0;
  return isTold ? `${chances} ${words().courts.against(gains)}` : chances;
}

function isSame({ action }: StepAt, other: StepAt | undefined): boolean {
  return JSON.stringify(action) === JSON.stringify(other?.action);
}

/** How much more of what is counted in the end the seat has on the one board than on the other. */
function gainsOf(here: State, there: State, seat: Seat): readonly string[] {
  const { gains } = words().courts;
  return [
    { said: gains.points, of: pointsOf },
    { said: gains.gold, of: goldOf },
  ].flatMap(({ said, of }) => {
    const more = of(here, seat) - of(there, seat);
    return more === 0 ? [] : said(more);
  });
}
