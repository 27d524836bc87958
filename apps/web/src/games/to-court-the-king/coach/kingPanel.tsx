import { chancesOf, mainReasons, stepsAt, type KingReason } from "@courtly/coach/to-court-the-king";
import type { ComponentChildren } from "preact";
import { king as kingWords } from "../languages/gameWords.ts";
import {
  CHARACTER_IDS,
  isFinalRound,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { ArchToken } from "../court/characterIcon.tsx";
import { settings } from "../../../settings/settings.ts";
import type { CardOdds, CourtOdds } from "../model/coach.ts";
import { BestMove, Others, Why } from "../../../table/coach/bestMove.tsx";
import { latest, progressOf } from "../../../table/coach/following.ts";
import { Thinking } from "../../../table/coach/thinking.tsx";
import { words } from "./words/index.ts";
import type { KingThoughts } from "./kingCoach.ts";
import { AimPlan } from "./cardPlan.tsx";
import { KingStep } from "./kingStep.tsx";
import { reasonWords } from "./reasonWords.ts";

interface ThoughtsProps {
  readonly thoughts: KingThoughts;
}

/** The content of the coach's panel: the best move with its reasons, and the odds. */
export function KingAdvice({ thoughts }: ThoughtsProps) {
  const { view, session, isPlaying } = thoughts.model;
  const { waiting } = view.value;
  const { over, rivalPlays } = words();
  if (!isPlaying.value)
    return (
      <p class="coach-quiet">
        {waiting.kind === "over"
          ? over
          : waiting.kind === "rival"
            ? rivalPlays(session.roster.names[waiting.player] ?? "")
            : ""}
      </p>
    );
  return (
    <>
      <AimPlan thoughts={thoughts} />
      {settings.value.coach === "best" && <Best thoughts={thoughts} />}
      {isFinalRound(thoughts.model.state.value) ? (
        <MarkOdds thoughts={thoughts} />
      ) : (
        <OddsList thoughts={thoughts} />
      )}
    </>
  );
}

/** The best line with its purpose. Everything else opens with "Why?". */
function Best({ thoughts: { advice, model, playNext, reasons } }: ThoughtsProps) {
  const known = advice.value;
  if (known.kind === "failed") return <p class="coach-quiet">{words().failed}</p>;
  // Lines that may still change are not shown.
  if (known.kind !== "answered" || model.isTumbling.value)
    return <Thinking share={progressOf(known)} />;
  const state = known.question.state as State;
  const lines = known.answer.lines.map(({ steps, chance }, index) => ({
    steps: stepsAt(state, steps).map((step) => <KingStep step={step} isBrief={index > 0} />),
    chance: words().estimate(chance),
  }));
  return (
    <>
      <BestMove line={lines[0]} onPlay={playNext} />
      {reasons.value !== undefined && (
        <Reasons state={state} reasons={reasons.value} isWhole={known.answer.isWhole}>
          <Others lines={lines.slice(1)} />
        </Reasons>
      )}
    </>
  );
}

interface ReasonsProps {
  readonly state: State;
  readonly reasons: readonly KingReason[];
  /** Whether all cards were counted. */
  readonly isWhole: boolean;
  readonly children: ComponentChildren;
}

function Reasons({ state, reasons, isWhole, children }: ReasonsProps) {
  const { why, king } = words();
  const told = mainReasons(reasons);
  const say = (reason: KingReason) => reasonWords(state, reason);
  const main = told.map(say);
  const more = reasons.filter((reason) => !told.includes(reason)).map(say);
  return (
    <>
      {main.length > 0 && <p class="coach-reason">{main.join(" ")}</p>}
      <details class="coach-more">
        <summary>{why}</summary>
        <Why said={isWhole ? more : [...more, king.leftOut]} />
        {children}
      </details>
    </>
  );
}

function MarkOdds({ thoughts: { mark, odds, model, isDrafted } }: ThoughtsProps) {
  const { king, percent, failed } = words();
  const { ending, toAct } = model.state.value;
  const chance = mark.value;
  if (odds.value.kind === "failed") return <p class="coach-quiet">{failed}</p>;
  if (chance === undefined || ending === undefined)
    return <Thinking share={latest(odds.value)?.share} />;
  const said = kingWords().mark(ending.best);
  return (
    <section class="coach-mark" data-exact={chance.exact}>
      <OddsTitle isExact={chance.exact} isDrafted={isDrafted.value} />
      <p>
        <b>{percent(chance.atLeast, 1)}</b>{" "}
        {toAct === ending.claim.seat ? king.match(said) : king.beat(said)}
      </p>
    </section>
  );
}

interface OddsTitleProps {
  readonly isExact: boolean;
  readonly isDrafted: boolean;
}

function OddsTitle({ isExact, isDrafted }: OddsTitleProps) {
  const { king } = words();
  return (
    <div class="coach-odds-head">
      <h3 class="eyebrow">{isDrafted ? king.oddsOfDraft : king.odds}</h3>
      <span class={`coach-badge ${isExact ? "is-exact" : ""}`}>
        {isExact ? king.exact : king.atLeast}
      </span>
    </div>
  );
}

function OddsList({ thoughts: { court, odds, model, isDrafted } }: ThoughtsProps) {
  const { failed, king } = words();
  const known = odds.value;
  const soFar = latest(known);
  if (known.kind === "failed") return <p class="coach-quiet">{failed}</p>;
  if (court.value === undefined || soFar === undefined || soFar.odds.length === 0)
    return <Thinking share={soFar?.share} />;
  const cards = court.value;
  const chances = chancesOf(soFar.odds);
  const isExact = Object.values(chances).every(({ exact }) => exact);
  return (
    <section>
      <OddsTitle isExact={isExact} isDrafted={isDrafted.value} />
      <ul class="coach-odds" role="list">
        {inReachFirst(cards).map((id) => {
          const card = cards[id];
          return (
            card && (
              <OddsRow
                id={id}
                card={card}
                key={id}
                exact={chances[id]?.exact}
                onOpen={() => model.openSheet(id)}
              />
            )
          );
        })}
      </ul>
      {soFar.share < 1 && <Thinking share={soFar.share} />}
      {!isExact && <p class="coach-quiet">{king.boundNote}</p>}
    </section>
  );
}

/** The cards from the King down; cards out of reach come last. */
function inReachFirst(cards: CourtOdds): readonly CharacterId[] {
  const all = CHARACTER_IDS.toReversed().filter((id) => id !== "queen");
  const isOut = (id: CharacterId) => cards[id]?.status === "out";
  return [...all.filter((id) => !isOut(id)), ...all.filter(isOut)];
}

interface OddsRowProps {
  readonly id: CharacterId;
  readonly card: CardOdds;
  /** Whether the chance is exact, so that tenths of a per cent are shown. */
  readonly exact: boolean | undefined;
  /** Opens the sheet of the card, with the plan for it. */
  readonly onOpen: () => void;
}

function OddsRow({ id, card: { status, words: said, chance }, exact, onOpen }: OddsRowProps) {
  const { percent } = words();
  return (
    <li class={`is-${status}`} data-odds={id} data-value={chance}>
      <ArchToken id={id} size={22} />
      <button type="button" class="coach-odds-name" onClick={onOpen}>
        {kingWords().names[id]}
      </button>
      <span class="coach-bar" aria-hidden="true">
        <i style={{ width: `${chance * 100}%` }} />
      </span>
      <b>{status === "chance" && exact === true ? percent(chance, 1) : said}</b>
    </li>
  );
}

/** The odds in short form: the mark of the final round, or the three highest cards in reach. */
export function briefOdds({ court, mark }: KingThoughts): string {
  const { percent } = words();
  if (mark.value !== undefined) return percent(mark.value.atLeast, 1);
  const cards = court.value ?? {};
  return CHARACTER_IDS.toReversed()
    .filter((id) => id !== "queen" && cards[id]?.status === "chance")
    .slice(0, 3)
    .map((id) => `${kingWords().names[id]} ${cards[id]?.words ?? ""}`)
    .join(" · ");
}
