import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import {
  diceAfter,
  reasonsToRoll,
  reasonsToTake,
  type Chances,
  type KingReason,
} from "@courtly/coach/to-court-the-king";
import type { Odds } from "@courtly/odds";
import type { State } from "@courtly/to-court-the-king";
import type { AskOptions } from "@courtly/worker-rpc";
import { computed, type ReadonlySignal } from "@preact/signals";
import { answerOf, following, type Known } from "../../../table/coach/following.ts";

export type AdviceKnown = Known<AdviceQuestion, Advice, number>;

/** The chances now, and the odds after two lines of play; `undefined` for a line that ends the turn. */
interface Comparison {
  readonly now: Chances;
  readonly best: readonly Odds[] | undefined;
  readonly other: readonly Odds[] | undefined;
}

/** A state, and the dice in it after the best line and after the next one; `undefined` for a line that does not roll. */
interface DiceAfterLines {
  readonly state: State;
  readonly best: State["dice"] | undefined;
  readonly other: State["dice"] | undefined;
}

interface Reasoning {
  readonly isWanted: ReadonlySignal<boolean>;
  /** The chances of the cards in the state that the advice is about. */
  readonly now: () => Chances;
  readonly ask: (
    state: State,
    dice: State["dice"],
    options: Pick<AskOptions<never>, "signal">,
  ) => Promise<readonly Odds[]>;
}

/** Follows advice with the reasons for its best line, which are known when the odds after its lines are. */
export function followReasons(
  advice: ReadonlySignal<AdviceKnown>,
  { isWanted, now, ask }: Reasoning,
) {
  const diceToCompare = computed(() => (isWanted.value ? diceAfterLines(advice.value) : undefined));
  const comparing = following(
    diceToCompare,
    async ({ state, best, other }, { signal }): Promise<Comparison> => {
      const odds = async (dice: State["dice"] | undefined) =>
        dice && (await ask(state, dice, signal === undefined ? {} : { signal }));
      return { now: now(), best: await odds(best), other: await odds(other) };
    },
  );
  const reasons = computed(() => {
    const comparison = comparing.known.value;
    const isCompared =
      diceToCompare.value === undefined ||
      (comparison.kind === "answered" && comparison.question === diceToCompare.value) ||
      comparison.kind === "failed";
    return isWanted.value && isCompared ? reasonsOf(advice.value, answerOf(comparison)) : undefined;
  });
  return { reasons, close: comparing.close };
}

/** The dice after the two best lines. Their odds explain why one line is better than the other. */
function diceAfterLines(known: AdviceKnown): DiceAfterLines | undefined {
  if (known.kind !== "answered") return undefined;
  const state = known.question.state as State;
  const [best, other] = known.answer.lines.map(({ steps }) => diceAfter(state, steps));
  return best || other ? { state, best, other } : undefined;
}

function reasonsOf(
  known: AdviceKnown,
  comparison: Comparison | undefined,
): readonly KingReason[] | undefined {
  if (known.kind !== "answered") return undefined;
  const state = known.question.state as State;
  const { now = {}, best, other } = comparison ?? {};
  return (
    (best && reasonsToRoll(state, { best, other, now }, known.answer)) ??
    reasonsToTake(state, known.answer, other)
  );
}
