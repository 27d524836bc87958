import type { AdviceQuestion } from "@courtly/bots/advice";
import {
  chancesOf,
  diceAfter,
  reasonsToRoll,
  reasonsToTake,
  type Chances,
  type KingReason,
  type Shown,
} from "@courtly/coach/to-court-the-king";
import type { Odds } from "@courtly/odds";
import type { State } from "@courtly/to-court-the-king";
import type { AskOptions } from "@courtly/worker-rpc";
import { computed, type ReadonlySignal } from "@preact/signals";
import { answerOf, following, type Known } from "../../../table/coach/following.ts";
import { rememberAnswers } from "../../../table/coach/rememberAnswers.ts";
import type { Explained, ExplainedAdvice } from "./begunPlan.ts";

export type AdviceKnown = Known<AdviceQuestion, ExplainedAdvice, number>;

/** The chances now, and the odds after two lines of play; `undefined` for a line that ends the turn. */
interface Comparison {
  readonly now: Chances;
  readonly best: readonly Odds[] | undefined;
  readonly other: readonly Odds[] | undefined;
}

interface Reasoning {
  readonly isWanted: ReadonlySignal<boolean>;
  readonly ask: (
    state: State,
    dice: State["dice"],
    options: Pick<AskOptions<never>, "signal">,
  ) => Promise<readonly Odds[]>;
}

/** Follows advice with the reasons for its best line, which are known when the odds after its lines are. */
export function followReasons(advice: ReadonlySignal<AdviceKnown>, { isWanted, ask }: Reasoning) {
  const explained = computed(() =>
    isWanted.value ? answerOf(advice.value)?.explained : undefined,
  );
  const shown = computed((): Shown | undefined => {
    const known = advice.value;
    if (known.kind !== "answered") return undefined;
    const { lines, chanceAfter = {} } = known.answer;
    return { state: known.question.state as State, lines, chanceAfter };
  });
  const compare = async (
    { state, advice: { lines } }: Explained,
    { signal }: Pick<AskOptions<never>, "signal">,
  ): Promise<Comparison> => {
    const odds = async (dice: State["dice"] | undefined) =>
      dice && (await ask(state, dice, signal === undefined ? {} : { signal }));
    // The odds after the two best lines explain why one line is better than the other.
    const [best, other] = lines.map(({ steps }) => diceAfter(state, steps));
    const now = await odds(state.dice);
    return { now: chancesOf(now ?? []), best: await odds(best), other: await odds(other) };
  };
  const comparing = following(
    explained,
    rememberAnswers(compare, ({ state }) => JSON.stringify(state)),
  );
  const reasons = computed(() => {
    const known = comparing.known.value;
    const isCompared = known.kind === "answered" || known.kind === "failed";
    return explained.value !== undefined &&
      shown.value !== undefined &&
      isCompared &&
      known.question === explained.value
      ? reasonsOf(explained.value, shown.value, answerOf(known))
      : undefined;
  });
  return { reasons, close: comparing.close };
}

function reasonsOf(
  { state, advice }: Explained,
  shown: Shown,
  { now = {}, best, other }: Partial<Comparison> = {},
): readonly KingReason[] {
  return (
    (best && reasonsToRoll(state, { best, other, now }, { ...advice, shown })) ??
    reasonsToTake(state, { ...advice, shown }, { now, rolled: other })
  );
}
