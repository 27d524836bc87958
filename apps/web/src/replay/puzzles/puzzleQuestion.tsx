import type { Mistake } from "@courtly/analysis";
import { useSignal } from "@preact/signals";
import { hrefOf } from "../../routes.ts";
import type { AnalysisUi, MarkedLines } from "../../table/gameUi.ts";
import { announce } from "../../ui/announcer.tsx";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { classes } from "../../ui/drawings/named.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import type { Insight } from "../analysis/insight.ts";
import { openAt } from "../openingPlace.ts";
import { marginPoints, points } from "../analysis/points.ts";
import { words } from "../words/index.ts";
import { answersOf, CLOSE, type Answer } from "./puzzles.ts";
import type { Outcome } from "./puzzlesScreen.tsx";

interface QuestionProps<State> {
  readonly insight: Insight;
  readonly analysisUi: AnalysisUi<State>;
  readonly puzzle: Mistake;
  /** The id of the game. */
  readonly id: string;
  readonly isLast: boolean;
  /** Called with the chosen line, which is empty if the answer was only shown, and the best one. */
  readonly onAnswered: (outcome: Outcome, lines: Pick<MarkedLines, "played" | "best">) => void;
  readonly onNext: () => void;
}

/** One moment as a question: the answers, and after one of them the chances of all. */
export function PuzzleQuestion<State>(props: QuestionProps<State>) {
  const { insight, puzzle, id, isLast, onAnswered, onNext } = props;
  const explanation = insight.analysis.explanations.value.get(puzzle.event);
  const answers = explanation === undefined ? [] : answersOf(explanation, `${id} ${puzzle.event}`);
  const chosen = useSignal<number | "shown" | undefined>(undefined);
  const said = words().puzzles;
  const answer = (index: number | "shown") => {
    if (chosen.peek() !== undefined || answers.length === 0) return;
    chosen.value = index;
    const outcome = outcomeOf(answers, index);
    onAnswered(outcome, {
      played: (index === "shown" ? undefined : answers[index]?.steps) ?? [],
      best: answers.find(({ isBest }) => isBest)?.steps ?? [],
    });
    announce(assessmentWords(props, { answers, index }));
  };
  useShortcuts((key) => {
    const index = "abcd".indexOf(key);
    const isOption = key.length === 1 && index >= 0 && index < answers.length;
    if (isOption) answer(index);
    else if (key === "h") answer("shown");
    else if (key === " " && chosen.value !== undefined) onNext();
    else return false;
    return true;
  });
  const isAnswered = chosen.value !== undefined;
  return (
    <aside class="puzzle panel" aria-labelledby="puzzle-title">
      <h2 id="puzzle-title">{said.question}</h2>
      <p>
        {words().round(insight.roundAt(puzzle.event))}. {said.cost(points(puzzle.cost))}
      </p>
      {explanation === undefined && <p role="status">{words().assessment.pending}</p>}
      <Answers {...props} answers={answers} chosen={chosen.value} onAnswer={answer} />
      {isAnswered && chosen.value !== undefined && (
        <Assessment {...props} answers={answers} index={chosen.value} />
      )}
      <div class="puzzle-buttons">
        {isAnswered ? (
          <>
            <a
              class="button"
              href={hrefOf({ screen: "replay", id })}
              onClick={() => openAt(id, puzzle.event)}
            >
              {said.look}
            </a>
            <button type="button" class="button gold big" onClick={onNext}>
              {isLast ? said.finish : said.next}
            </button>
          </>
        ) : (
          <button
            type="button"
            class="button"
            disabled={answers.length === 0}
            onClick={() => answer("shown")}
          >
            {said.showMe}{" "}
            <kbd class="key" aria-hidden="true">
              H
            </kbd>
          </button>
        )}
      </div>
    </aside>
  );
}

interface AnswersProps {
  readonly answers: readonly Answer[];
  readonly chosen: number | "shown" | undefined;
  readonly onAnswer: (index: number) => void;
}

function Answers<State>({
  insight,
  analysisUi,
  puzzle,
  answers,
  chosen,
  onAnswer,
}: QuestionProps<State> & AnswersProps) {
  const state = insight.game.moments[puzzle.event]?.before.state as State;
  const isAnswered = chosen !== undefined;
  const said = words().puzzles;
  return (
    <ol class="puzzle-answers" role="list">
      {answers.map(({ steps, chance, isBest, isPlayed }, index) => (
        <li key={steps.join()}>
          <button
            type="button"
            class={classes(
              "puzzle-answer",
              isAnswered && isBest ? "is-best" : undefined,
              chosen === index ? "is-chosen" : undefined,
            )}
            aria-disabled={isAnswered}
            onClick={() => onAnswer(index)}
          >
            <kbd class="key" aria-hidden="true">
              {"ABCD"[index]}
            </kbd>
            <span class="puzzle-line">
              <analysisUi.Steps state={state} seat={puzzle.seat} steps={steps} />
            </span>
            {isAnswered && (
              <span class="puzzle-chance">
                {isBest && (
                  <small>
                    <Icon name="owl" size={14} />
                    {words().assessment.bestLine}
                  </small>
                )}
                {chosen === index && <small>{said.yours}</small>}
                {isPlayed && <small>{said.playedThen}</small>}
                <b>{points(chance)}</b>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface Answered {
  readonly answers: readonly Answer[];
  readonly index: number | "shown";
}

function Assessment<State>(props: QuestionProps<State> & Answered) {
  const { answers, index, puzzle } = props;
  const outcome = outcomeOf(answers, index);
  return (
    <div class="puzzle-assessment">
      <h3>
        {outcome === "right" && <LineIcon name="check" size={20} />}
        {titleWords(answers, index)}
      </h3>
      <p>{whyWords(props)}</p>
      <p class="quiet">
        {puzzle.margin === 0
          ? words().assessment.exact
          : words().assessment.margin(marginPoints(puzzle.margin))}
      </p>
    </div>
  );
}

function outcomeOf(answers: readonly Answer[], index: number | "shown"): Outcome {
  if (index === "shown") return "shown";
  if (answers[index]?.isBest === true) return "right";
  return lossOf(answers, index) <= CLOSE ? "close" : "wrong";
}

function lossOf(answers: readonly Answer[], index: number): number {
  const best = answers.find(({ isBest }) => isBest)?.chance ?? 0;
  return best - (answers[index]?.chance ?? 0);
}

function titleWords(answers: readonly Answer[], index: number | "shown"): string {
  const said = words().puzzles.outcomes;
  const outcome = outcomeOf(answers, index);
  if (outcome === "right" || outcome === "shown" || index === "shown")
    return said[outcome === "right" ? "right" : "shown"];
  return said[outcome === "close" ? "close" : "wrong"](points(lossOf(answers, index)));
}

function whyWords<State>({ insight, analysisUi, puzzle }: QuestionProps<State>): string {
  const explanation = insight.analysis.explanations.peek().get(puzzle.event);
  const state = insight.game.moments[puzzle.event]?.before.state as State;
  if (explanation === undefined) return "";
  return analysisUi.why({ state, seat: puzzle.seat }, explanation) ?? "";
}

/** The assessment for screen readers: "Not yet: 3.2 points below the best. Best: keep 5, roll 2 dice, 42.1." and the reason. */
function assessmentWords<State>(props: QuestionProps<State>, { answers, index }: Answered): string {
  const { insight, analysisUi, puzzle } = props;
  const state = insight.game.moments[puzzle.event]?.before.state as State;
  const best = answers.find(({ isBest }) => isBest);
  const line = best && analysisUi.say({ state, seat: puzzle.seat }, best.steps);
  return [
    `${titleWords(answers, index)}.`,
    line === undefined
      ? ""
      : `${words().assessment.bestLine}: ${line}, ${points(best?.chance ?? 0)}.`,
    whyWords(props),
  ].join(" ");
}
