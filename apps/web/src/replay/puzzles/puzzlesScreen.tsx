import type { Mistake } from "@courtly/analysis";
import { useSignal, signal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { hrefOf } from "../../routes.ts";
import { ABOVE_LOW, ABOVE_PHONE } from "../../theme/breakpoints.ts";
import { useMedia } from "../../theme/media.ts";
import { announce } from "../../ui/announcer.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { useTitle } from "../../ui/title.ts";
import { shownName } from "../../ui/shownName.ts";
import type { Insight, ShownReview } from "../analysis/insight.ts";
import { HighlightIcon } from "../analysis/highlightIcon.tsx";
import { points, signedPoints } from "../analysis/points.ts";
import { AnalysisProgress } from "../analysis/progress.tsx";
import { useInsight } from "../analysis/useInsight.ts";
import { tagStyle } from "../marked.ts";
import type { OpenedReplay } from "../replayPage.tsx";
import { beginTry } from "../tryFromHere.ts";
import { words } from "../words/index.ts";
import { PuzzleQuestion } from "./puzzleQuestion.tsx";
import { openPuzzle } from "./openPuzzle.ts";
import { costliestOf, type Outcome } from "./puzzles.ts";
import "./puzzles.css";

/** The costliest decisions of a player in one game, as questions with answers. */
export function PuzzlesScreen<Setup, State, Action>(opened: OpenedReplay<Setup, State, Action>) {
  const { replay, ui, isAnalysed, gameName } = opened;
  const seen = useMemo(() => signal(replay.end), [replay]);
  const insight = useInsight({ ui, replay, isAnalysed, seen });
  const said = words().puzzles;
  useTitle(`${said.title(3)} · ${gameName}`);
  const shown = insight?.shown.value;
  const { ownDone = 0, ownAll = 1 } = insight?.analysis.state.value ?? {};
  const isReady = insight !== undefined && shown !== undefined && ownDone >= ownAll;
  return (
    <div class="replay puzzles">
      {isReady ? (
        <Puzzles {...opened} insight={insight} shown={shown} />
      ) : (
        <>
          <PuzzlesBar opened={opened} />
          <main class="puzzles-waiting" tabIndex={-1}>
            <p>{insight === undefined ? words().noAnalysis : said.later}</p>
            {insight !== undefined && <AnalysisProgress insight={insight} />}
          </main>
        </>
      )}
    </div>
  );
}

const NO_MARKS = signal(undefined);

interface PuzzlesProps<Setup, State, Action> extends OpenedReplay<Setup, State, Action> {
  readonly insight: Insight;
  readonly shown: ShownReview;
}

function Puzzles<Setup, State, Action>(props: PuzzlesProps<Setup, State, Action>) {
  const { insight, shown, replay, ui } = props;
  // Later judgements of the others' decisions change nothing about the own ones.
  const puzzles = useMemo(() => costliestOf(insight, shown), [insight]);
  const at = useSignal(0);
  const outcomes: Signal<ReadonlyMap<number, Outcome>> = useSignal(new Map());
  const index = at.value;
  const puzzle = puzzles[index];
  useEffect(() => {
    for (const { event } of puzzles) insight.analysis.explain(event);
  }, [puzzles]);
  useEffect(() => replay.go(puzzle?.event ?? replay.end), [puzzle]);
  return (
    <>
      <PuzzlesBar
        opened={props}
        puzzles={puzzles}
        at={index}
        outcomes={outcomes.value}
        insight={insight}
      />
      <main class="puzzles-main" tabIndex={-1}>
        {puzzle === undefined ? (
          <>
            <TablePlace>
              <ui.ReplayTable session={replay.session} note={words().unchanged} marked={NO_MARKS} />
            </TablePlace>
            <Sum {...props} puzzles={puzzles} outcomes={outcomes.value} />
          </>
        ) : (
          <Puzzle
            key={puzzle.event}
            {...props}
            puzzle={puzzle}
            onAnswered={(outcome) =>
              (outcomes.value = new Map(outcomes.peek()).set(index, outcome))
            }
            onNext={() => (at.value = index + 1)}
            isLast={index === puzzles.length - 1}
          />
        )}
      </main>
    </>
  );
}

function TablePlace({ children }: { readonly children: ComponentChildren }) {
  return (
    <div
      class="replay-table puzzles-table"
      data-region="table"
      style={tagStyle(words().puzzles.yours)}
    >
      {children}
    </div>
  );
}

interface PuzzleProps<Setup, State, Action> extends PuzzlesProps<Setup, State, Action> {
  readonly puzzle: Mistake;
  readonly onAnswered: (outcome: Outcome) => void;
  readonly onNext: () => void;
  readonly isLast: boolean;
}

/** One puzzle: its table, where answers can be played, and its question with the list of answers. */
function Puzzle<Setup, State, Action>(props: PuzzleProps<Setup, State, Action>) {
  const { ui, insight, analysisUi, replay } = props;
  const open = useMemo(() => openPuzzle(props), []);
  // A phone has only room for the list.
  const [isWide, isHigh] = [useMedia(ABOVE_PHONE), useMedia(ABOVE_LOW)];
  const isPlayed = isWide && isHigh && open.choice.value === undefined;
  return (
    <>
      <TablePlace>
        <ui.ReplayTable
          key={isPlayed}
          session={isPlayed ? open.session : replay.session}
          note={words().unchanged}
          marked={open.marked}
          isPuzzle
        />
      </TablePlace>
      <PuzzleQuestion
        open={open}
        insight={insight}
        analysisUi={analysisUi}
        id={replay.session.card().id}
        onNext={props.onNext}
        isLast={props.isLast}
      />
    </>
  );
}

interface BarProps<Setup, State, Action> {
  readonly opened: OpenedReplay<Setup, State, Action>;
  readonly insight?: Insight;
  readonly puzzles?: readonly Mistake[];
  readonly at?: number;
  readonly outcomes?: ReadonlyMap<number, Outcome>;
}

function PuzzlesBar<Setup, State, Action>({
  opened: { replay, gameName },
  insight,
  puzzles = [],
  at = 0,
  outcomes = new Map(),
}: BarProps<Setup, State, Action>) {
  const said = words().puzzles;
  const back = hrefOf({ screen: "replay", id: replay.session.card().id });
  return (
    <header class="bar replay-bar">
      <a class="icon-button back" href={back} aria-label={words().tried.back}>
        <LineIcon name="back" size={24} />
      </a>
      <div class="bar-game">
        <h1>{said.title(puzzles.length || 3)}</h1>
        <span>{gameName}</span>
      </div>
      <ol class="puzzles-steps" role="list">
        {puzzles.map(({ event, kind }, index) => {
          const outcome = outcomes.get(index);
          return (
            <li key={event} aria-current={index === at ? "step" : undefined}>
              {outcome === "right" ? (
                <LineIcon name="check" size={18} label={said.outcomes.right} />
              ) : (
                <HighlightIcon kind={kind} size={kind === "blunder" ? 22 : 18} />
              )}
              {words().round(insight?.roundAt(event) ?? 0)}
            </li>
          );
        })}
      </ol>
      <span class="bar-space" />
      <a class="button" href={back}>
        {said.stop}
      </a>
    </header>
  );
}

/** The end of the puzzles: how many were found, and what they cost together. */
function Sum<Setup, State, Action>({
  puzzles,
  outcomes,
  replay,
  insight,
  shown,
}: PuzzlesProps<Setup, State, Action> & {
  readonly puzzles: readonly Mistake[];
  readonly outcomes: ReadonlyMap<number, Outcome>;
}) {
  const said = words().puzzles;
  const found = [...outcomes.values()].filter((outcome) => outcome === "right").length;
  const cost = puzzles.reduce((sum, each) => sum + each.cost, 0);
  const [costliest] = puzzles.toSorted((a, b) => b.cost - a.cost);
  const own = shown.review.players[insight.viewer.value]?.own ?? 0;
  const text =
    puzzles.length === 0
      ? said.nothing(signedPoints(own).replace("−", ""))
      : said.sum(found, puzzles.length, points(cost));
  useEffect(() => announce(text), []);
  return (
    <aside class="puzzle panel">
      <h2>{said.done(shownName(insight.game.table.head.names[insight.viewer.value] ?? ""))}</h2>
      <p>{text}</p>
      <div class="puzzle-buttons">
        {costliest !== undefined && (
          <button
            type="button"
            class="button gold big"
            onClick={() => {
              replay.go(costliest.event);
              beginTry(replay, "same");
            }}
          >
            {words().try.button}
          </button>
        )}
      </div>
    </aside>
  );
}
