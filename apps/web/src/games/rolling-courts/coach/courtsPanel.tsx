import {
  afterTurn,
  mainReasons,
  reasonsFor,
  type CourtsReason,
  type Fact,
  beforeEnd,
  stepsAt,
} from "@courtly/coach/rolling-courts";
import type { Advice, AdviceLine } from "@courtly/bots/advice";
import { assertNever, type Seat } from "@courtly/engine";
import type { State } from "@courtly/rolling-courts";
import { settings } from "../../../settings/settings.ts";
import { BestMove, Others, Why } from "../../../table/coach/bestMove.tsx";
import { answerOf, progressOf } from "../../../table/coach/following.ts";
import { Thinking } from "../../../table/coach/thinking.tsx";
import { words } from "./words/index.ts";
import type { CourtsThoughts } from "./courtsCoach.ts";
import { CourtsStep, shortStepWords } from "./courtsStep.tsx";
import { ExpectedPoints } from "./expectedPoints.tsx";
import { briefWords, reasonWords } from "./reasonWords.ts";

interface ThoughtsProps {
  readonly thoughts: CourtsThoughts;
}

/** The content of the coach's panel: the best move with its reasons, and what follows after the turn. */
export function CourtsAdvice({ thoughts }: ThoughtsProps) {
  const { model, isPlaying, advice, finalPoints, playNext } = thoughts;
  const known = advice.value;
  if (!isPlaying.value) return <p class="coach-quiet">{waitingWords(thoughts)}</p>;
  if (known.kind === "failed") return <p class="coach-quiet">{words().failed}</p>;
  // Lines that may still change are not shown.
  if (known.kind !== "answered") return <Thinking share={progressOf(known)} />;
  const { answer: said } = known;
  const { seat } = known.question;
  const state = model.state.value;
  return (
    <>
      {settings.value.coach === "best" ? (
        <Best state={state} seat={seat} advice={said} onPlay={playNext} />
      ) : (
        <>
          <WinChance lines={said.lines} />
          <After state={state} seat={seat} lines={[]} />
        </>
      )}
      {finalPoints.value !== undefined && (
        <ExpectedPoints model={model} points={finalPoints.value} />
      )}
    </>
  );
}

export function waitingWords({ model }: CourtsThoughts): string {
  const { over, rivalPlays } = words();
  const { waiting } = model.view.value;
  if (waiting.kind === "over") return over;
  return waiting.kind === "rival" ? rivalPlays(model.roster.names[waiting.player] ?? "") : "";
}

/** The widest margin of the lines; `undefined` until all lines are sampled. */
function marginOf(lines: readonly AdviceLine[]): number | undefined {
  const margins = lines.flatMap(({ margin }) => margin ?? []);
  return margins.length === lines.length ? Math.max(...margins) : undefined;
}

/** The chance of a line in words; `undefined` until all lines are sampled. */
function chanceOf(line: AdviceLine, lines: readonly AdviceLine[]): string | undefined {
  const margin = marginOf(lines);
  return margin === undefined ? undefined : words().estimate(line.chance);
}

interface BestProps {
  readonly state: State;
  readonly seat: Seat;
  readonly advice: Advice;
  readonly onPlay: () => void;
}

/** The best line with one reason. Everything else opens with "Why?". */
function Best({ state, seat, advice: { lines }, onPlay }: BestProps) {
  const shown = lines.map((line) => ({
    steps: stepsAt(state, seat, line.steps)
      .filter(({ action }, index) => index === 0 || action.kind !== "end" || line === lines[0])
      .map((step) => <CourtsStep step={step} isBrief={line !== lines[0]} />),
    chance: chanceOf(line, lines),
  }));
  const reasons = reasonsFor(state, seat, lines);
  const main = mainReasons(reasons);
  const others = reasons.filter((reason) => !main.includes(reason));
  return (
    <>
      <BestMove line={shown[0]} onPlay={onPlay} />
      {main.length > 0 && <p class="coach-reason">{main.map(reasonWords).join(" ")}</p>}
      <details class="coach-more">
        <summary>{words().why}</summary>
        <Why said={others.map(reasonWords)} />
        <Others lines={shown.slice(1)} />
        <Margin lines={lines} />
        <After state={state} seat={seat} lines={lines} />
      </details>
    </>
  );
}

/** The margin of error of the chances; nothing until all lines are sampled. */
function Margin({ lines }: { readonly lines: readonly AdviceLine[] }) {
  const { percent, margin: short, marginWords, sampled } = words();
  const margin = marginOf(lines);
  if (margin === undefined) return <></>;
  const points = percent(margin, 1);
  return (
    <details class="coach-quiet">
      <summary>
        <span class="coach-badge">{short(points)}</span> {sampled}
      </summary>
      <p>{marginWords(points)}</p>
    </details>
  );
}

function WinChance({ lines }: { readonly lines: readonly AdviceLine[] }) {
  const [best] = lines;
  const chance = best && chanceOf(best, lines);
  if (chance === undefined) return <p class="coach-quiet">{words().courts.later}</p>;
  return (
    <section class="coach-mark">
      <p>
        <b>{chance}</b> {words().toWin}
      </p>
      <Margin lines={lines} />
    </section>
  );
}

interface AfterProps {
  readonly state: State;
  readonly seat: Seat;
  readonly lines: readonly AdviceLine[];
}

/** The effects of the rules after the turn: after the advised steps, or after the current state. */
function After({ state, seat, lines }: AfterProps) {
  const { after: afterNow, afterThese } = words().courts;
  const steps = stepsAt(state, seat, lines[0]?.steps ?? []);
  const facts = afterTurn(beforeEnd(steps, state), seat);
  if (facts.length === 0) return <></>;
  return (
    <section>
      <h3 class="eyebrow">{lines[0]?.steps.at(-1) === "end" ? afterThese : afterNow}</h3>
      <ul class="coach-facts" role="list">
        {facts.map((fact, index) => (
          <li key={index}>{factWords(fact)}</li>
        ))}
      </ul>
    </section>
  );
}

function factWords(fact: Fact): string {
  const { courts } = words();
  switch (fact.kind) {
    case "dig":
      return fact.turns === 0 ? courts.digsNow(fact.miners) : courts.digsLater(fact.turns);
    case "mustHome":
      return courts.mustHome(fact.cave, fact.gold);
    case "mayHome":
      return courts.mayHome(fact.cave, fact.gold);
    case "courtsLeft":
      return courts.courtsLeft(fact.courts);
    default:
      return assertNever(fact);
  }
}

/** The chance to win with the best line: "54% to win"; the other words until it is known. */
export function winChanceWords(lines: readonly AdviceLine[], unknown = words().coach): string {
  const chance = lines[0] && chanceOf(lines[0], lines);
  return chance === undefined ? unknown : `${chance} ${words().toWin}`;
}

/** The best move in short form. */
export function briefOf(thoughts: CourtsThoughts): string {
  const known = thoughts.advice.value;
  const [best] = answerOf(known)?.lines ?? [];
  if (known.kind === "nothing" || best === undefined || !thoughts.isPlaying.value)
    return words().coach;
  if (settings.value.coach !== "best") return winChanceWords(answerOf(known)?.lines ?? []);
  const [first] = stepsAt(known.question.state as State, known.question.seat, best.steps);
  return first === undefined ? words().coach : shortStepWords(first);
}

export function briefDetail(thoughts: CourtsThoughts): string {
  if (!thoughts.isPlaying.value) return waitingWords(thoughts);
  const lines = answerOf(thoughts.advice.value)?.lines ?? [];
  const [best] = lines;
  if (best === undefined) return words().thinking;
  if (settings.value.coach === "best") return briefReason(thoughts, lines);
  const [fact] = afterTurn(thoughts.model.state.value, thoughts.model.state.value.toAct);
  return fact === undefined ? "" : factWords(fact);
}

/** The core of the reason for the next step. */
function briefReason({ model, advice }: CourtsThoughts, lines: readonly AdviceLine[]): string {
  const known = advice.value;
  if (known.kind !== "answered") return words().thinking;
  const main = mainReasons(reasonsFor(model.state.value, known.question.seat, lines));
  // A step that only prepares another is told by the purpose of that one.
  const prepares = (reason: CourtsReason) =>
    Number(reason.kind === "purpose" && reason.purpose.kind === "onward");
  const [core] = main
    .toSorted((one, other) => prepares(one) - prepares(other))
    .flatMap((reason) => briefWords(reason) ?? []);
  return core ?? winChanceWords(lines);
}
