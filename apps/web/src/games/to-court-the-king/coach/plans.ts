import { isOpen, oddsQuestion, planFor } from "@courtly/coach/to-court-the-king";
import type { Odds } from "@courtly/odds";
import {
  isFinalRound,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { answerOf, following, type Known } from "../../../table/coach/following.ts";
import type { openOddsRpc } from "../../../workers/oddsRpc.ts";
import { diceShowing, type DieId } from "../model/laidDice.ts";
import type { TableModel } from "../model/tableModel.ts";
import { oddsBytesMax } from "./deviceMemory.ts";

/** The plans for single cards, and the card that the person aims for. */
export interface Plans {
  /** Whether a plan is shown: for the card whose sheet is open, or for the aim. */
  readonly isWanted: ReadonlySignal<boolean>;
  /** The card that the person aims for, as long as it can be won. */
  readonly aim: ReadonlySignal<CharacterId | undefined>;
  readonly aimFor: (card: CharacterId | undefined) => void;
  /** The next action towards a card; `undefined` while it is computed. */
  readonly next: (card: CharacterId) => Action | undefined;
  /** The active dice that the next action towards the aim keeps. */
  readonly hinted: ReadonlySignal<readonly DieId[]>;
  readonly close: () => void;
}

/** Follows a table with plans for the card whose sheet is open and for the aim. */
export function followPlans(
  model: TableModel,
  stateToAdvise: ReadonlySignal<State | undefined>,
  ask: ReturnType<typeof openOddsRpc>["ask"],
): Plans {
  const chosen = signal<CharacterId | undefined>(undefined);
  const aim = computed(() => {
    const state = stateToAdvise.value;
    const card = chosen.value;
    return card !== undefined && (state === undefined || isOpen(state, card)) ? card : undefined;
  });
  const isWanted = computed(() => aim.value !== undefined || model.sheet.value !== undefined);
  const question = computed(() => {
    const state = stateToAdvise.value;
    const isAsked = isWanted.value && state !== undefined && !isFinalRound(state);
    return isAsked && !model.isTumbling.value ? state : undefined;
  });
  const plans = following(question, (state: State, { signal: calledOff }) =>
    ask(
      { ...oddsQuestion(state, oddsBytesMax()), ranked: true },
      calledOff && { signal: calledOff },
    ),
  );
  const next = (card: CharacterId) => actionFor(plans.known.value, card);
  return {
    isWanted,
    aim,
    aimFor: (card) => {
      chosen.value = card;
    },
    next,
    hinted: computed(() => {
      const action = aim.value && next(aim.value);
      return action?.kind === "aside"
        ? diceShowing(model.laid.value.active, action.dice).map(({ id }) => id)
        : [];
    }),
    close: plans.close,
  };
}

function actionFor(known: Known<State, readonly Odds[]>, card: CharacterId): Action | undefined {
  return planFor(answerOf(known) ?? [], card);
}
