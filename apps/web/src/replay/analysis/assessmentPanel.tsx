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
import { nextHighlight, type Insight } from "./insight.ts";
import { HighlightIcon, type HighlightKind } from "./highlightIcon.tsx";
import { marginPoints, points, signedPoints } from "./points.ts";
import { assessmentAt, type Assessment } from "./assessment.ts";
import { words } from "../words/index.ts";
import "./assessment.css";

export interface AssessmentProps<State> {
  readonly insight: Insight;
  readonly analysisUi: AnalysisUi<State>;
  readonly roster: Roster;
  readonly place: ReadonlySignal<number>;
  readonly onGo: (place: number) => void;
}

/** The assessment of the event at the current place: its cost and the best line, or the luck of a roll. */
export function AssessmentPanel<State>(props: AssessmentProps<State>) {
  const { insight, place } = props;
  const at = place.value;
  const { seen } = insight.shown.value ?? { seen: 0 };
  // The event on the screen is analysed first; nothing is told about hidden events.
  useEffect(() => {
    if (at < seen) insight.analysis.look(at);
  }, [at, seen]);
  return (
    <>
      <MistakeSteps {...props} />
      <Body {...props} assessment={assessmentAt(insight, at)} />
    </>
  );
}

const MISTAKES: readonly HighlightKind[] = ["mistake", "blunder"];

/** Which of the chosen player's mistakes this is, and the ways to the next ones. */
function MistakeSteps<State>({ insight, place, onGo }: AssessmentProps<State>) {
  const at = place.value;
  const highlights = insight.shown.value?.highlights ?? [];
  const mistakes = highlights.filter(({ kind }) => MISTAKES.includes(kind));
  const index = mistakes.findIndex(({ event }) => event === at);
  const back = nextHighlight(highlights, at, { kinds: MISTAKES, isBack: true });
  const next = nextHighlight(highlights, at, { kinds: MISTAKES });
  const said = words().assessment;
  return (
    <div class="assessment-steps">
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

type BodyProps<State> = AssessmentProps<State> & { readonly assessment: Assessment };

function Body<State>(props: BodyProps<State>) {
  const { assessment, insight, roster, analysisUi } = props;
  const said = words().assessment;
  switch (assessment.kind) {
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
            detail={whereWords(props, assessment)}
          />
          {assessment.action !== undefined && (
            <Bar
              kind="played"
              label={said.played}
              chance={undefined}
              steps={
                <analysisUi.Steps
                  {...decisionAt(insight, assessment)}
                  steps={[assessment.action]}
                />
              }
            />
          )}
        </>
      );
    case "roll":
      return <Roll {...props} assessment={assessment} />;
    case "resign":
      return (
        <Head
          picture={<LineIcon name="flag" size={26} />}
          title={said.resigned}
          detail={whereWords(props, assessment)}
          cost={signedPoints(assessment.change)}
          isGain
        />
      );
    case "mistake":
      return <MistakeBody {...props} assessment={assessment} />;
    case "good": {
      const { decision, isBest } = assessment;
      const name = shownName(roster.names[assessment.player] ?? "");
      const title = decision.isStandIn ? said.standIn(name) : isBest ? said.best : said.nearlyBest;
      return (
        <>
          <Head
            picture={<LineIcon name="check" size={26} class="assessment-tick" />}
            title={title}
            detail={whereWords(props, assessment)}
            cost={isBest ? undefined : signedPoints(-decision.cost)}
          />
          <Bar
            kind="played"
            label={said.played}
            chance={undefined}
            steps={
              <analysisUi.Steps {...decisionAt(insight, assessment)} steps={[decision.played]} />
            }
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
    <div class="assessment-head">
      {picture}
      <p>
        <b>{title}</b>
        <span>{detail}</span>
      </p>
      {cost !== undefined && (
        <p class={isGain ? "assessment-cost is-luck" : "assessment-cost"}>
          <b>{cost}</b>
          <span>{words().assessment.points}</span>
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
function Bar({ kind, label, chance, steps }: BarProps) {
  return (
    <div class={`assessment-bar is-${kind}`}>
      <span class="assessment-label">
        {kind === "best" && <Icon name="owl" size={16} />}
        {label}
      </span>
      <div class="assessment-line">{steps}</div>
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

function MistakeBody<State>(props: BodyProps<State> & { readonly assessment: MistakeAssessment }) {
  const { insight, assessment, analysisUi } = props;
  const { mistake, isExact } = assessment;
  const said = words().assessment;
  const explanation = insight.analysis.explanations.value.get(assessment.event);
  const decision = decisionAt<State>(insight, assessment);
  const [best, played, ...others] = explanation?.lines ?? linesWithout(insight, assessment);
  return (
    <>
      <Head
        picture={<HighlightIcon kind={mistake.kind} size={34} />}
        title={words().highlights[mistake.kind]}
        detail={whereWords(props, assessment)}
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
      {explanation !== undefined && (
        <Why {...props} explanation={explanation} assessment={assessment} />
      )}
      <p class="assessment-fine">
        {isExact ? said.exact : said.margin(marginPoints(mistake.margin))}
      </p>
      {others.length > 0 && (
        <details class="assessment-others">
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

type MistakeAssessment = Extract<Assessment, { kind: "mistake" }>;

interface WhyProps {
  readonly explanation: Explanation;
  readonly assessment: MistakeAssessment;
}

/** The coach's reason. */
function Why<State>({
  insight,
  analysisUi,
  explanation,
  assessment,
}: AssessmentProps<State> & WhyProps) {
  return (
    <p class="assessment-why">{analysisUi.why(decisionAt(insight, assessment), explanation)}</p>
  );
}

/** The best and the played action with their chances, before they are explained. */
function linesWithout(
  { shown, chancesAt }: Insight,
  { mistake, player, event }: MistakeAssessment,
) {
  const played = shown.value === undefined ? 0 : (chancesAt(event + 1)?.[player] ?? 0);
  return [
    { steps: [mistake.best], chance: played + mistake.cost },
    { steps: [mistake.played], chance: played },
  ];
}

function Roll<State>(props: BodyProps<State> & { readonly assessment: RollAssessment }) {
  const { insight, assessment, roster } = props;
  const { luck, change, faces, event, player } = assessment;
  const said = words().assessment;
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
            <HighlightIcon kind={luck} size={30} />
          )
        }
        title={luck === undefined ? said.roll : words().highlights[luck]}
        detail={whereWords(props, assessment)}
        cost={signedPoints(change)}
        isGain
      />
      <p class="assessment-dice">
        {faces.map((face, index) => (
          <FlatDie face={face} size={22} label={String(face)} key={index} />
        ))}
      </p>
      {rarity !== undefined && (
        <p class="assessment-why">
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

type RollAssessment = Extract<Assessment, { kind: "roll" }>;

function decisionAt<State>(
  { game }: Insight,
  { event, seat }: Pick<MistakeAssessment, "event" | "seat">,
): DecisionAt<State> {
  // The states of the game are those of this game UI.
  return { state: game.moments[event]?.before.state as State, seat };
}

/** "Mira, round 7": who acts at an event, and when. */
function whereWords<State>(
  { insight, roster }: AssessmentProps<State>,
  { event, player }: Pick<MistakeAssessment, "event" | "player">,
): string {
  return words().where(insight.roundAt(event), shownName(roster.names[player] ?? ""));
}

/** The assessment in words, for screen readers: only highlights are worth an interruption. */
export function spokenAssessment<State>({
  insight,
  analysisUi,
  place,
}: Pick<AssessmentProps<State>, "insight" | "analysisUi" | "place">): string {
  const assessment = assessmentAt(insight, place.peek());
  const { highlights, assessment: said } = words();
  if (assessment.kind === "roll")
    return assessment.luck === undefined
      ? ""
      : said.spokenLuck(highlights[assessment.luck], signedPoints(assessment.change));
  if (assessment.kind !== "mistake") return "";
  const decision = decisionAt<State>(insight, assessment);
  const explanation = insight.analysis.explanations.peek().get(assessment.event);
  const [best, played] = explanation?.lines ?? linesWithout(insight, assessment);
  if (best === undefined || played === undefined) return "";
  const why = explanation && analysisUi.why(decision, explanation);
  return [
    said.spokenMistake(highlights[assessment.mistake.kind], points(assessment.mistake.cost)),
    said.spokenPlayed(analysisUi.say(decision, played.steps), points(played.chance)),
    said.spokenBest(analysisUi.say(decision, best.steps), points(best.chance)),
    why ?? "",
  ].join(" ");
}
