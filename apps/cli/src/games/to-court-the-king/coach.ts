import type { Explanation } from "@courtly/analysis";
import { kingReason } from "@courtly/analysis/to-court-the-king";
import { answeringAdvice, type Advice, type AdviceLine } from "@courtly/bots/advice";
import {
  chancesOf,
  diceAfter,
  mainReasons,
  oddsQuestion,
  reasonsToRoll,
  reasonsToTake,
  stepsAt,
  type KingReason,
} from "@courtly/coach/to-court-the-king";
import { answeringOdds, type Odds } from "@courtly/odds";
import { toCourtTheKing, type State, type TurnDice } from "@courtly/to-court-the-king";
import { ADVICE_MS, advicePage, type Coach, type ShownLine } from "../../play/coach.ts";
import { wrapped } from "../../play/layout.ts";
import { estimate } from "../../play/percent.ts";
import type { Speech } from "../../speech.ts";
import type { DecidedAt, Page } from "../entry.ts";
import { ODDS_BYTES_MAX } from "./oddsPage.ts";
import { reasonWords } from "./reasonWords.ts";
import { stepWords } from "./stepWords.ts";

/** Opens the coach of To Court the King: it asks for advice, then for the odds that explain it. */
export function openCoach(nowMs: () => number): Coach<State> {
  const advise = answeringAdvice(nowMs);
  let solve: ReturnType<typeof answeringOdds> | undefined; // loads a solver, so only for the first question
  return async (state, seat, isWanted) => {
    solve ??= answeringOdds(nowMs);
    const solving = solve;
    const call = { tell: () => undefined, isWanted };
    const question = { gameId: toCourtTheKing.id, state, seat, limit: { ms: ADVICE_MS } };
    const advice = await advise(question, call);
    if (advice === undefined) return undefined;
    const reasons = await reasonsFor(state, advice, (dice) =>
      solving(oddsQuestion(state, ODDS_BYTES_MAX, dice), call),
    );
    return reasons && ((page) => drawn({ state, advice, reasons }, page));
  };
}

/** Computes the odds at some dice of the turn; `undefined` if they are not wanted any more. */
type Solve = (dice: TurnDice) => Promise<readonly Odds[] | undefined>;

/** The reasons for the best line, from the odds now and after the lines that roll. */
async function reasonsFor(
  state: State,
  advice: Advice,
  solve: Solve,
): Promise<readonly KingReason[] | undefined> {
  const [bestDice, otherDice] = advice.lines.map(({ steps }) => diceAfter(state, steps));
  const other = otherDice && (await solve(otherDice));
  if (otherDice !== undefined && other === undefined) return undefined;
  const solved = await solve(state.dice);
  if (solved === undefined) return undefined;
  const now = chancesOf(solved);
  const taking = () => reasonsToTake(state, advice, { now, rolled: other });
  if (bestDice === undefined) return taking();
  const best = await solve(bestDice);
  if (best === undefined) return undefined;
  return reasonsToRoll(state, { best, other, now }, advice) ?? taking();
}

interface Explained {
  readonly state: State;
  readonly advice: Advice;
  readonly reasons: readonly KingReason[];
}

function drawn({ state, advice, reasons }: Explained, page: Page): readonly string[] {
  const { speech, width } = page;
  const { coach: words } = speech.kingTable;
  const [best, next] = advice.lines.map((line) => shownLine(state, line, speech));
  if (best === undefined) return wrapped(words.tooLarge, width);
  const main = mainReasons(reasons);
  const ordered = [...main, ...reasons.filter((reason) => !main.includes(reason))];
  const why = ordered.map((reason) => reasonWords(state, reason, speech));
  return advicePage({ best, next, why: advice.isWhole ? why : [...why, words.leftOut] }, page);
}

function shownLine(state: State, { steps, chance }: AdviceLine, speech: Speech): ShownLine {
  return {
    steps: stepsAt(state, steps).map((step) => stepWords(step, speech)),
    chance: speech.table.coach.toWin(estimate(chance, 0, speech.table), undefined),
  };
}

/** The reason for the best line of a decision of a game that is analysed. */
export function explainDecision(
  { state }: DecidedAt<State>,
  explanation: Explanation,
  { speech }: Pick<Page, "speech">,
): string | undefined {
  const reason = kingReason(state, explanation);
  return reason && reasonWords(state, reason, speech);
}
