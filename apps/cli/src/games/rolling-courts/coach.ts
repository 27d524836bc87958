import type { Explanation } from "@courtly/analysis";
import { courtsReason } from "@courtly/analysis/rolling-courts";
import { answeringAdvice, type AdviceLine } from "@courtly/bots/advice";
import { mainReasons, reasonsFor, stepsAt, type CourtsReason } from "@courtly/coach/rolling-courts";
import { assert, type Seat } from "@courtly/engine";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { ADVICE_MS, advicePage, type Coach, type ShownLine } from "../../play/coach.ts";
import { estimate, percent } from "../../play/percent.ts";
import type { DecidedAt, Page } from "../entry.ts";
import { reasonWords } from "./reasonWords.ts";
import { stepWords } from "./stepWords.ts";

/** Opens the coach of Rolling Courts. */
export function openCoach(nowMs: () => number): Coach<State> {
  const advise = answeringAdvice(nowMs);
  return async (state, seat, isWanted) => {
    const question = { gameId: rollingCourts.id, state, seat, limit: { ms: ADVICE_MS } };
    const advice = await advise(question, { tell: () => undefined, isWanted });
    if (advice === undefined) return undefined;
    const { lines } = advice;
    const reasons = reasonsFor(state, seat, lines);
    return (page) => drawn({ state, seat, lines, reasons }, page);
  };
}

interface Explained {
  readonly state: State;
  readonly seat: Seat;
  readonly lines: readonly AdviceLine[];
  readonly reasons: readonly CourtsReason[];
}

function drawn({ state, seat, lines, reasons }: Explained, page: Page): readonly string[] {
  const margin = marginOf(lines);
  const [best, next] = lines.map(({ steps, chance }): ShownLine => ({
    steps: stepsAt(state, seat, steps).map((step) => stepWords(step, page)),
    chance: margin === undefined ? undefined : chanceWords(chance, margin, page),
  }));
  assert(best !== undefined, "every decision has a line");
  const main = mainReasons(reasons);
  const ordered = [...main, ...reasons.filter((reason) => !main.includes(reason))];
  return advicePage({ best, next, why: ordered.map((reason) => reasonWords(reason, page)) }, page);
}

/** The largest margin of the lines. If one was not sampled, no chance is known well enough to be told. */
function marginOf(lines: readonly AdviceLine[]): number | undefined {
  const margins = lines.flatMap(({ margin }) => margin ?? []);
  return margins.length === lines.length ? Math.max(...margins) : undefined;
}

function chanceWords(chance: number, margin: number, { speech: { table } }: Page): string {
  return table.coach.toWin(estimate(chance, 0, table), percent(margin, 1, table));
}

/** The reason for the best line of a decision of a game that is analysed. */
export function explainDecision(
  { state, seat }: DecidedAt<State>,
  explanation: Explanation,
  page: Pick<Page, "names" | "speech">,
): string | undefined {
  const reason = courtsReason(state, seat, explanation);
  return reason && reasonWords(reason, page);
}
