import { costOfAction, isOpen } from "@courtly/coach/to-court-the-king";
import { toCourtTheKing, type Action, type CharacterId } from "@courtly/to-court-the-king";
import { settings } from "../../../settings/settings.ts";
import { answerOf } from "../../../table/coach/following.ts";
import { king as kingWords } from "../languages/gameWords.ts";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import type { KingThoughts } from "./kingCoach.ts";
import { KingStep } from "./kingStep.tsx";
import { words } from "./words/index.ts";
import "./cardPlan.css";

interface CardPlanProps {
  readonly thoughts: KingThoughts;
  readonly id: CharacterId;
}

/** A card for the person who plays: its value, the next step towards it, and a button that makes it the aim. */
export function CardPlan({ thoughts, id }: CardPlanProps) {
  const { model, plans, advice } = thoughts;
  const { king, estimate } = words();
  const state = model.state.value;
  const worth = answerOf(advice.value)?.worths?.[id];
  if (!isOpen(state, id)) return <></>;
  const isAim = plans.aim.value === id;
  return (
    <section class="coach-plan" aria-label={king.planLabel}>
      {worth !== undefined && <p>{king.worth(estimate(worth))}</p>}
      <NextStep thoughts={thoughts} id={id} />
      <button
        type="button"
        class="button small"
        aria-pressed={isAim}
        onClick={() => {
          plans.aimFor(isAim ? undefined : id);
          if (!isAim) model.openSheet(undefined);
        }}
      >
        {isAim ? king.stopAiming : king.aimFor}
      </button>
    </section>
  );
}

/** The card that the person aims for, in the coach's panel: the next step, its cost, and a button that plays it. */
export function AimPlan({ thoughts }: Pick<CardPlanProps, "thoughts">) {
  const { model, plans } = thoughts;
  const id = plans.aim.value;
  const { king, play } = words();
  if (id === undefined) return <></>;
  const action = plans.next(id);
  return (
    <section class="coach-plan" aria-label={king.planLabel}>
      <h3 class="coach-aim">{aimWords(thoughts, id)}</h3>
      <NextStep thoughts={thoughts} id={id} />
      <div class="coach-plan-buttons">
        {action !== undefined && (
          <button type="button" class="button small" onClick={() => playStep(model, action)}>
            {play(1)}
          </button>
        )}
        <button type="button" class="button small" onClick={() => plans.aimFor(undefined)}>
          {king.stopAiming}
        </button>
      </div>
    </section>
  );
}

/** The aim with its odds: "Your aim: Guard 17%"; without them while dice are rolled. */
export function aimWords({ court }: KingThoughts, id: CharacterId): string {
  const said = words().king.yourAim(kingWords().names[id]);
  const odds = court.value?.[id];
  return odds === undefined ? said : `${said} ${odds.words}`;
}

/** Drops the aim, beside the coach's line. */
export function DropAim({ thoughts: { plans } }: Pick<CardPlanProps, "thoughts">) {
  if (plans.aim.value === undefined) return <></>;
  return (
    <button
      type="button"
      class="icon-button coach-drop"
      aria-label={words().king.stopAiming}
      onClick={() => plans.aimFor(undefined)}
    >
      <LineIcon name="close" size={18} />
    </button>
  );
}

function playStep({ take, play }: KingThoughts["model"], action: Action): void {
  if (action.kind === "take") take(action.character);
  else play(action);
}

/** The next step towards a card, and the chance to win that it costs, if the coach may tell the best move. */
function NextStep({ thoughts, id }: CardPlanProps) {
  const { model, plans } = thoughts;
  const state = model.state.value;
  const action = plans.next(id);
  if (action === undefined || toCourtTheKing.refusal(state, state.toAct, action) !== undefined)
    return <></>;
  return (
    <>
      <p class="coach-plan-step">
        <KingStep step={{ action, before: state }} />
      </p>
      {settings.value.coach === "best" && <Cost thoughts={thoughts} action={action} />}
    </>
  );
}

/** The cost of a step, compared with the best line. */
function Cost({ thoughts, action }: { readonly thoughts: KingThoughts; readonly action: Action }) {
  const { king, percent, thinking, failed } = words();
  const known = thoughts.advice.value;
  if (known.kind !== "answered")
    return <p class="coach-quiet">{known.kind === "failed" ? failed : thinking}</p>;
  const cost = costOfAction(known.answer, action);
  if (cost === undefined) return <p>{king.costUnknown}</p>;
  return <p>{cost < COST_MIN ? king.alsoBest : king.aimCosts(percent(cost))}</p>;
}

/** A smaller cost is not worth a mention: half a per cent. */
const COST_MIN = 0.005;
