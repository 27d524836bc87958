// The coach is loaded after the table. This import lets the bundler put shared code into the file of the table.
import "../index.ts";
import type { CharacterId, State } from "@courtly/to-court-the-king";
import { computed } from "@preact/signals";
import { settings } from "../../../settings/settings.ts";
import type { KingCoach, Pointed } from "../model/coach.ts";
import type { TableModel } from "../model/tableModel.ts";
import { stepsOfTurn } from "../model/thisTurn.ts";
import { answerOf } from "../../../table/coach/following.ts";
import { CoachLine, CoachPanel, PlayStep } from "../../../table/coach/frame.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { words } from "./words/index.ts";
import { cardOf, thinkAt, type KingThoughts } from "./kingCoach.ts";
import { briefOdds, KingAdvice } from "./kingPanel.tsx";
import { aimWords, CardPlan, DropAim } from "./cardPlan.tsx";
import { briefWords } from "./reasonWords.ts";
import { spokenThoughts } from "./spokenOdds.ts";
import { KingStep } from "./kingStep.tsx";
import { stepsAt } from "@courtly/coach/to-court-the-king";

/** Opens the coach at a table of To Court the King. */
export function openKingCoach(model: TableModel): KingCoach {
  const thoughts = thinkAt(model);
  const pick = computed(() => cardOf(thoughts.advised.value, "take"));
  return {
    court: thoughts.court,
    step: computed(() => thoughts.advised.value?.kind),
    pick,
    calls: computed(() => pointedAt(cardOf(thoughts.advised.value, "use"), words().king.pick)),
    ladder: computed(() => {
      const chance = thoughts.mark.value;
      const { king, percent } = words();
      if (chance === undefined) return undefined;
      const said = percent(chance.atLeast, 1);
      return chance.exact ? king.onLadder(said) : king.bound(said);
    }),
    dieClass: (die) => (thoughts.plans.hinted.value.includes(die) ? "is-hinted" : ""),
    spoken: () => {
      thoughts.dropAnnouncement();
      return spokenThoughts(thoughts);
    },
    playNext: thoughts.playNext,
    CardPlan: ({ id }) => <CardPlan thoughts={thoughts} id={id} />,
    CardMarks: ({ id }) => (
      <>
        {pick.value === id && (
          <Icon name="owl" size={18} class="king-card-owl" label={words().king.pick} />
        )}
        {thoughts.plans.aim.value === id && <span class="king-card-aim">{words().king.aimed}</span>}
      </>
    ),
    Panel: () => (
      <CoachPanel>
        <KingAdvice thoughts={thoughts} />
      </CoachPanel>
    ),
    Line: () => (
      <CoachLine
        brief={<Brief thoughts={thoughts} />}
        detail={briefDetail(thoughts)}
        played={playedAt(model)}
        beside={<BesideLine thoughts={thoughts} />}
      >
        <KingAdvice thoughts={thoughts} />
      </CoachLine>
    ),
    close: thoughts.close,
  };
}

/** While the line shows an aim, a button drops it; otherwise one plays the step in the line. */
function BesideLine({ thoughts }: { readonly thoughts: KingThoughts }) {
  const { model, plans, advised, playNext } = thoughts;
  if (plans.aim.value !== undefined) return <DropAim thoughts={thoughts} />;
  if (!model.isPlaying.value || settings.value.coach !== "best") return <></>;
  return <PlayStep isReady={advised.value !== undefined} onPlay={playNext} />;
}

function playedAt({ isPlaying, view }: TableModel): number {
  return isPlaying.value ? stepsOfTurn(view.value.steps).length : 0;
}

function pointedAt(id: CharacterId | undefined, said: string): Pointed | undefined {
  return id && { id, words: said };
}

/** So many dice fit into the line beside another step. */
const BRIEF_DICE_MAX = 5;

/** The next step of the best move, with the one after it if both fit; or the odds if there is no advice. */
function Brief({ thoughts }: { readonly thoughts: KingThoughts }) {
  const { advice, model } = thoughts;
  const known = advice.value;
  const aim = thoughts.plans.aim.value;
  if (aim !== undefined) return <>{aimWords(thoughts, aim)}</>;
  if (!model.isPlaying.value) return <>{words().coach}</>;
  const isShown = settings.value.coach === "best" && !model.isTumbling.value;
  const [best] = answerOf(known)?.lines ?? [];
  if (!isShown || known.kind === "nothing" || best === undefined)
    return <>{briefOdds(thoughts) || words().coach}</>;
  const steps = stepsAt(known.question.state as State, best.steps);
  const [first, second] = steps;
  // A call before the roll is told: the gold button would roll without it.
  const isShort =
    first?.action.kind !== "use" && (steps.length === 2 || second?.action.kind === "use");
  return (
    <span class="coach-brief">
      {first !== undefined && (
        <span>
          <KingStep step={first} diceMax={BRIEF_DICE_MAX} />
        </span>
      )}
      {steps.length > 1 && (
        <span>
          {isShort && second !== undefined ? (
            <KingStep step={second} diceMax={BRIEF_DICE_MAX} />
          ) : (
            "…"
          )}
        </span>
      )}
    </span>
  );
}

function briefDetail(thoughts: KingThoughts): string {
  const { view, session, isPlaying } = thoughts.model;
  const { waiting } = view.value;
  const { rivalPlays, thinking, toWin, estimate, king } = words();
  if (waiting.kind === "rival") return rivalPlays(session.roster.names[waiting.player] ?? "");
  if (!isPlaying.value) return "";
  if (settings.value.coach === "best") {
    const best = answerOf(thoughts.advice.value)?.lines[0];
    if (best === undefined) return thinking;
    const { value: reasons } = thoughts.reasons;
    if (reasons === undefined) return thinking;
    const [core] = reasons.flatMap(
      (reason) => briefWords(thoughts.model.state.value, reason) ?? [],
    );
    return core ?? `${estimate(best.chance)} ${toWin}`;
  }
  return thoughts.odds.value.kind === "pending" ? thinking : king.odds;
}

// In the same file as the coach, whose words it uses.
export { kingAnalysisUi } from "./analysisUi.tsx";
