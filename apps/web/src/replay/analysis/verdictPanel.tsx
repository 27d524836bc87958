import type { Explanation } from "@courtly/analysis";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { AnalysisUi, DecisionAt } from "../../table/gameUi.ts";
import type { Roster } from "../../table/roster.ts";
import { FlatDie } from "../../ui/drawings/dice.tsx";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { shownName } from "../../ui/shownName.ts";
import { nextMark, type Insight } from "./insight.ts";
import { MarkIcon, type MarkKind } from "./markIcon.tsx";
import { marginPoints, points, signedPoints } from "./points.ts";
import { verdictAt, type Verdict } from "./verdict.ts";
import { words } from "../words/index.ts";
import "./verdict.css";

export interface VerdictProps<State> {
  readonly insight: Insight;
  readonly analysisUi: AnalysisUi<State>;
  readonly roster: Roster;
  readonly place: ReadonlySignal<number>;
  readonly onGo: (place: number) => void;
}

/** The assessment of the event at the current place: its cost and the best line, or the luck of a roll. */
export function VerdictPanel<State>(props: VerdictProps<State>) {
  const { insight, place } = props;
  const at = place.value;
  const { seen } = insight.shown.value ?? { seen: 0 };
  // What is on the screen is worked out first; of what is hidden, nothing is told.
  useEffect(() => {
    if (at < seen) insight.analysis.look(at);
  }, [at, seen]);
  return (
    <>
      <MistakeSteps {...props} />
      <Body {...props} verdict={verdictAt(insight, at)} />
    </>
  );
}

const MISTAKES: readonly MarkKind[] = ["mistake", "blunder"];

/** Which of the chosen player's mistakes this is, and the ways to the next ones. */
function MistakeSteps<State>({ insight, place, onGo }: VerdictProps<State>) {
  const at = place.value;
  const marks = insight.shown.value?.marks ?? [];
  const mistakes = marks.filter(({ kind }) => MISTAKES.includes(kind));
  const index = mistakes.findIndex(({ event }) => event === at);
  const back = nextMark(marks, at, { kinds: MISTAKES, isBack: true });
  const next = nextMark(marks, at, { kinds: MISTAKES });
  const said = words().verdict;
  return (
    <div class="verdict-steps">
      <span>{index < 0 ? "" : said.count(index + 1, mistakes.length)}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={said.mistakeBefore}
        disabled={back === undefined}
        onClick={() => back !== undefined && onGo(back)}
      >
        <LineIcon name="back" size={18} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={said.nextMistake}
        disabled={next === undefined}
        onClick={() => next !== undefined && onGo(next)}
      >
        <LineIcon name="chevron-right" size={18} />
      </button>
    </div>
  );
}

type BodyProps<State> = VerdictProps<State> & { readonly verdict: Verdict };

function Body<State>(props: BodyProps<State>) {
  const { verdict, insight, roster, analysisUi } = props;
  const said = words().verdict;
  switch (verdict.kind) {
    case "end":
      return <p class="quiet">{said.end}</p>;
    case "hidden":
      return <p class="quiet">{said.hidden}</p>;
    case "pending":
      return (
        <>
          <Head
            picture={<Icon name="hourglass" size={26} />}
            title={said.pending}
            detail={whereWords(props, verdict.event)}
          />
          {verdict.action !== undefined && (
            <Bar
              kind="played"
              label={said.played}
              chance={undefined}
              steps={
                <analysisUi.Steps {...decisionAt(insight, verdict)} steps={[verdict.action]} />
              }
            />
          )}
        </>
      );
    case "roll":
      return <Roll {...props} verdict={verdict} />;
    case "mistake":
      return <MistakeBody {...props} verdict={verdict} />;
    case "good": {
      const { decision, isBest } = verdict;
      const name = shownName(roster.names[verdict.player] ?? "");
      const title = decision.isStandIn ? said.standIn(name) : isBest ? said.best : said.nearlyBest;
      return (
        <>
          <Head
            picture={<LineIcon name="check" size={26} class="verdict-tick" />}
            title={title}
            detail={whereWords(props, verdict.event)}
            cost={isBest ? undefined : signedPoints(-decision.cost)}
          />
          <Bar
            kind="played"
            label={said.played}
            chance={undefined}
            steps={<analysisUi.Steps {...decisionAt(insight, verdict)} steps={[decision.played]} />}
          />
        </>
      );
    }
  }
}

interface HeadProps {
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly detail: string;
  readonly cost?: string | undefined;
  readonly isGain?: boolean;
}

function Head({ picture, title, detail, cost, isGain = false }: HeadProps) {
  return (
    <div class="verdict-head">
      {picture}
      <p>
        <b>{title}</b>
        <span>{detail}</span>
      </p>
      {cost !== undefined && (
        <p class={isGain ? "verdict-cost is-luck" : "verdict-cost"}>
          <b>{cost}</b>
          <span>{words().verdict.points}</span>
        </p>
      )}
    </div>
  );
}

interface BarProps {
  readonly kind: "played" | "best" | "other";
  readonly label: string;
  readonly chance: number | undefined;
  readonly steps: ComponentChildren;
}

/** A line of play with its chance to win, as a bar from 0 to 100. */
export function Bar({ kind, label, chance, steps }: BarProps) {
  return (
    <div class={`verdict-bar is-${kind}`}>
      <span class="verdict-label">
        {kind === "best" && <Icon name="owl" size={16} />}
        {label}
      </span>
      <div class="verdict-line">{steps}</div>
      {chance !== undefined && (
        <>
          <b>{points(chance)}</b>
          <i aria-hidden="true">
            <u style={{ width: `${100 * chance}%` }} />
          </i>
        </>
      )}
    </div>
  );
}

function MistakeBody<State>(props: BodyProps<State> & { readonly verdict: MistakeVerdict }) {
  const { insight, verdict, analysisUi } = props;
  const { mistake, isExact } = verdict;
  const said = words().verdict;
  const explanation = insight.analysis.explanations.value.get(verdict.event);
  const decision = decisionAt<State>(insight, verdict);
  const [best, played, ...others] = explanation?.lines ?? linesWithout(insight, verdict);
  return (
    <>
      <Head
        picture={<MarkIcon kind={mistake.kind} size={34} />}
        title={words().marks[mistake.kind]}
        detail={whereWords(props, verdict.event)}
        cost={signedPoints(-mistake.cost)}
      />
      {played !== undefined && (
        <Bar
          kind="played"
          label={said.played}
          chance={played.chance}
          steps={<analysisUi.Steps {...decision} steps={played.steps} />}
        />
      )}
      {best !== undefined && (
        <Bar
          kind="best"
          label={said.bestLine}
          chance={best.chance}
          steps={<analysisUi.Steps {...decision} steps={best.steps} />}
        />
      )}
      {explanation !== undefined && <Why {...props} explanation={explanation} verdict={verdict} />}
      <p class="verdict-fine">{isExact ? said.exact : said.margin(marginPoints(mistake.margin))}</p>
      {others.length > 0 && (
        <details class="verdict-others">
          <summary>{said.others(others.length)}</summary>
          {others.map(({ steps, chance }) => (
            <Bar
              kind="other"
              label=""
              chance={chance}
              steps={<analysisUi.Steps {...decision} steps={steps} />}
              key={steps.join()}
            />
          ))}
        </details>
      )}
    </>
  );
}

type MistakeVerdict = Extract<Verdict, { kind: "mistake" }>;

interface WhyProps {
  readonly explanation: Explanation;
  readonly verdict: MistakeVerdict;
}

/** The coach's reason. */
function Why<State>({ insight, analysisUi, explanation, verdict }: VerdictProps<State> & WhyProps) {
  return <p class="verdict-why">{analysisUi.why(decisionAt(insight, verdict), explanation)}</p>;
}

/** The best and the played action with their chances, before they are explained. */
function linesWithout({ shown, chancesAt }: Insight, { mistake, player, event }: MistakeVerdict) {
  const played = shown.value === undefined ? 0 : (chancesAt(event + 1)?.[player] ?? 0);
  return [
    { steps: [mistake.best], chance: played + mistake.cost },
    { steps: [mistake.played], chance: played },
  ];
}

function Roll<State>(props: BodyProps<State> & { readonly verdict: RollVerdict }) {
  const { insight, verdict, roster } = props;
  const { luck, change, faces, event, player } = verdict;
  const said = words().verdict;
  const rarity = insight.analysis.rarities.value.get(event);
  const review = insight.shown.value?.review;
  const ownChange = review && insight.chancesAt(event + 1)?.[player];
  const isGood = (ownChange ?? 0) >= (insight.chancesAt(event)?.[player] ?? 0);
  return (
    <>
      <Head
        picture={
          luck === undefined ? (
            <Icon name="wax-seal" size={26} />
          ) : (
            <MarkIcon kind={luck} size={30} />
          )
        }
        title={luck === undefined ? said.roll : words().marks[luck]}
        detail={whereWords(props, event)}
        cost={signedPoints(change)}
        isGain
      />
      <p class="verdict-dice">
        {faces.map((face, index) => (
          <FlatDie face={face} size={22} label={String(face)} key={index} />
        ))}
      </p>
      {rarity !== undefined && (
        <p class="verdict-why">
          {said.rarity(
            Math.max(1, Math.round(1 / rarity.share)),
            shownName(roster.names[player] ?? ""),
            isGood,
          )}{" "}
          {!rarity.isExact && said.sampled}
        </p>
      )}
    </>
  );
}

type RollVerdict = Extract<Verdict, { kind: "roll" }>;

function decisionAt<State>(
  { game }: Insight,
  { event, seat }: Pick<MistakeVerdict, "event" | "seat">,
): DecisionAt<State> {
  // The states of the game are those of this game UI.
  return { state: game.moments[event]?.before.state as State, seat };
}

/** "Mira, round 7": who acts at an event, and when. */
function whereWords<State>({ insight, roster }: VerdictProps<State>, event: number): string {
  const before = insight.game.moments[event]?.before;
  if (before === undefined || before.turn.kind === "over") return "";
  const name = shownName(roster.names[before.playerOf(before.turn.seat)] ?? "");
  return words().where(insight.roundAt(event), name);
}

/** The verdict in words, for screen readers: only marks are worth an interruption. */
export function spokenVerdict<State>({
  insight,
  analysisUi,
  place,
}: Pick<VerdictProps<State>, "insight" | "analysisUi" | "place">): string {
  const verdict = verdictAt(insight, place.peek());
  const { marks, verdict: said } = words();
  if (verdict.kind === "roll")
    return verdict.luck === undefined
      ? ""
      : said.spokenLuck(marks[verdict.luck], signedPoints(verdict.change));
  if (verdict.kind !== "mistake") return "";
  const decision = decisionAt<State>(insight, verdict);
  const explanation = insight.analysis.explanations.peek().get(verdict.event);
  const [best, played] = explanation?.lines ?? linesWithout(insight, verdict);
  if (best === undefined || played === undefined) return "";
  const why = explanation && analysisUi.why(decision, explanation);
  return [
    said.spokenMistake(marks[verdict.mistake.kind], points(verdict.mistake.cost)),
    said.spokenPlayed(analysisUi.say(decision, played.steps), points(played.chance)),
    said.spokenBest(analysisUi.say(decision, best.steps), points(best.chance)),
    why ?? "",
  ].join(" ");
}
