import type { Mistake } from "@courtly/analysis";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { MarkedLines } from "../../table/gameUi.ts";
import type { GameSession } from "../../table/session.ts";
import type { Insight } from "../analysis/insight.ts";
import type { OpenedReplay } from "../replayPage.tsx";
import { answersOf, outcomeOf, type Answer, type Choice, type Outcome } from "./puzzles.ts";
import { openPuzzleTable } from "./puzzleTable.ts";

/** A puzzle that is being solved, by its list of answers or on its table. */
export interface OpenPuzzle<State, Action> {
  readonly puzzle: Mistake;
  /** Empty until the decision is explained. */
  readonly answers: ReadonlySignal<readonly Answer[]>;
  /** The index of the answer that is picked from the list, and not confirmed yet. */
  readonly picked: Signal<number | undefined>;
  readonly choice: ReadonlySignal<Choice | undefined>;
  /** Only the first answer counts. */
  readonly answer: (choice: Choice) => void;
  /** The steps that were played on the table. */
  readonly built: ReadonlySignal<readonly string[]>;
  /** The table on which answers can be played. */
  readonly session: GameSession<State, Action>;
  /** The lines that are marked on the table after an answer. */
  readonly marked: ReadonlySignal<MarkedLines | undefined>;
}

interface PuzzleOptions<Setup, State, Action> extends Pick<
  OpenedReplay<Setup, State, Action>,
  "ui" | "replay"
> {
  readonly insight: Insight;
  readonly puzzle: Mistake;
  readonly onAnswered: (outcome: Outcome) => void;
}

export function openPuzzle<Setup, State, Action>({
  ui,
  replay,
  insight,
  puzzle,
  onAnswered,
}: PuzzleOptions<Setup, State, Action>): OpenPuzzle<State, Action> {
  const { event, seat } = puzzle;
  const answers = computed(() => {
    const explanation = insight.analysis.explanations.value.get(event);
    const { id } = replay.session.card();
    return explanation === undefined ? [] : answersOf(explanation, `${id} ${event}`);
  });
  const choice = signal<Choice | undefined>(undefined);
  const answer = (chosen: Choice) => {
    if (choice.value !== undefined || answers.value.length === 0) return;
    choice.value = chosen;
    onAnswered(outcomeOf(answers.value, chosen));
  };
  const { session, built } = openPuzzleTable({
    ui,
    replay,
    event,
    seat,
    answers: () => answers.value,
    onAnswer: answer,
  });
  return {
    puzzle,
    answers,
    picked: signal(undefined),
    choice,
    answer,
    built,
    session,
    marked: computed(() => {
      if (choice.value === undefined) return undefined;
      const chosen = choice.value === "shown" ? undefined : answers.value[choice.value];
      const best = answers.value.find(({ isBest }) => isBest);
      return { seat, played: chosen?.steps ?? [], best: best?.steps ?? [] };
    }),
  };
}
