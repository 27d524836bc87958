import { useEffect } from "preact/hooks";
import { hrefOf } from "../../routes.ts";
import type { AnalysisUi } from "../../table/gameUi.ts";
import { announce } from "../../ui/announcer.tsx";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { classes } from "../../ui/drawings/named.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import type { Insight } from "../analysis/insight.ts";
import { openAt } from "../openingPlace.ts";
import { marginPoints, points } from "../analysis/points.ts";
import { words } from "../words/index.ts";
import type { OpenPuzzle } from "./openPuzzle.ts";
import { contains, lossOf, outcomeOf, type Answer, type Choice } from "./puzzles.ts";

interface QuestionProps<State> {
  readonly open: Omit<OpenPuzzle<unknown, unknown>, "session">;
  readonly insight: Insight;
  readonly analysisUi: AnalysisUi<State>;
  /** The id of the game. */
  readonly id: string;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** One moment as a question: the answers, and after one of them the chances of all. */
export function PuzzleQuestion<State>(props: QuestionProps<State>) {
  const { open, insight, id, isLast, onNext } = props;
  const { puzzle, answer, picked } = open;
  const answers = open.answers.value;
  const choice = open.choice.value;
  const isAnswered = choice !== undefined;
  const said = words().puzzles;
  useEffect(() => {
    if (choice !== undefined) announce(assessmentWords(props, choice));
  }, [choice]);
  useShortcuts((key) => {
    const index = "abcd".indexOf(key);
    const isOption = key.length === 1 && index >= 0 && index < answers.length;
    if (isOption && !isAnswered) picked.value = index;
    else if (key === "h") answer("shown");
    else if (key === " " && isAnswered) onNext();
    else if (key === " " && picked.value !== undefined) answer(picked.value);
    else return false;
    return true;
  });
  return (
    <aside class="puzzle panel" aria-labelledby="puzzle-title">
      <h2 id="puzzle-title">{said.question}</h2>
      <p>
        {words().round(insight.roundAt(puzzle.event))}. {said.cost(points(puzzle.cost))}
      </p>
      {answers.length === 0 && <p role="status">{words().assessment.pending}</p>}
      <Answers {...props} />
      {isAnswered && <Assessment {...props} choice={choice} />}
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
              {isLast ? said.finish : said.next} <Key name={said.space} />
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              class="button"
              disabled={answers.length === 0}
              onClick={() => answer("shown")}
            >
              {said.showMe} <Key name="H" />
            </button>
            <button
              type="button"
              class="button gold big"
              disabled={picked.value === undefined}
              onClick={() => picked.value !== undefined && answer(picked.value)}
            >
              {said.confirm} <Key name={said.space} />
            </button>
          </>
        )}
      </div>
    </aside>
  );
}

function Key({ name }: { readonly name: string }) {
  return (
    <kbd class="key" aria-hidden="true">
      {name}
    </kbd>
  );
}

function Answers<State>({ open, insight, analysisUi }: QuestionProps<State>) {
  const { puzzle } = open;
  const state = insight.game.moments[puzzle.event]?.before.state as State;
  const choice = open.choice.value;
  const built = open.built.value;
  const isAnswered = choice !== undefined;
  const isPicked = (index: number) => !isAnswered && open.picked.value === index;
  const said = words().puzzles;
  return (
    <ol class="puzzle-answers" role="list">
      {open.answers.value.map(({ steps, chance, isBest, isPlayed }, index) => (
        <li key={steps.join()}>
          <button
            type="button"
            class={classes(
              "puzzle-answer",
              isAnswered && isBest ? "is-best" : undefined,
              choice === index || isPicked(index) ? "is-chosen" : undefined,
              !isAnswered && built.length > 0 && contains(steps, built) ? "is-begun" : undefined,
            )}
            aria-pressed={isPicked(index)}
            aria-disabled={isAnswered}
            onClick={() => {
              if (!isAnswered) open.picked.value = index;
            }}
          >
            <Key name={"ABCD"[index] ?? ""} />
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
                {choice === index && <small>{said.yours}</small>}
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

interface Answered<State> extends QuestionProps<State> {
  readonly choice: Choice;
}

function Assessment<State>(props: Answered<State>) {
  const { open, choice } = props;
  const answers = open.answers.value;
  const { margin } = open.puzzle;
  return (
    <div class="puzzle-assessment">
      <h3>
        {outcomeOf(answers, choice) === "right" && <LineIcon name="check" size={20} />}
        {titleWords(answers, choice)}
      </h3>
      <p>{whyWords(props)}</p>
      <p class="quiet">
        {margin === 0 ? words().assessment.exact : words().assessment.margin(marginPoints(margin))}
      </p>
    </div>
  );
}

function titleWords(answers: readonly Answer[], choice: Choice): string {
  const said = words().puzzles.outcomes;
  const outcome = outcomeOf(answers, choice);
  if (choice === "shown" || outcome === "shown") return said.shown;
  return outcome === "right" ? said.right : said[outcome](points(lossOf(answers, choice)));
}

function whyWords<State>({ open, insight, analysisUi }: QuestionProps<State>): string {
  const { event, seat } = open.puzzle;
  const explanation = insight.analysis.explanations.peek().get(event);
  const state = insight.game.moments[event]?.before.state as State;
  return (explanation && analysisUi.why({ state, seat }, explanation)) ?? "";
}

/** The assessment for screen readers: "Not yet: 3.2 points below the best. Best: keep 5, roll 2 dice, 42.1." and the reason. */
function assessmentWords<State>(props: QuestionProps<State>, choice: Choice): string {
  const { open, insight, analysisUi } = props;
  const { event, seat } = open.puzzle;
  const answers = open.answers.peek();
  const state = insight.game.moments[event]?.before.state as State;
  const best = answers.find(({ isBest }) => isBest);
  const line = best && analysisUi.say({ state, seat }, best.steps);
  return [
    `${titleWords(answers, choice)}.`,
    line === undefined
      ? ""
      : `${words().assessment.bestLine}: ${line}, ${points(best?.chance ?? 0)}.`,
    whyWords(props),
  ].join(" ");
}
