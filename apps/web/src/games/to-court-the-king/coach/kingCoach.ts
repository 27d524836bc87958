import type { AdviceQuestion } from "@courtly/bots/advice";
import {
  chancesOf,
  markChance,
  oddsQuestion,
  type KingReason,
} from "@courtly/coach/to-court-the-king";
import type { Odds } from "@courtly/odds";
import {
  isFinalRound,
  toCourtTheKing,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import type { AskOptions } from "@courtly/worker-rpc";
import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { openOddsRpc } from "../../../workers/oddsRpc.ts";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import { settings } from "../../../settings/settings.ts";
import type { CourtOdds } from "../model/coach.ts";
import type { TableModel } from "../model/tableModel.ts";
import { openAdviceRpc } from "../../../workers/adviceRpc.ts";
import { following, latest, type Known } from "../../../table/coach/following.ts";
import { rememberAnswers } from "../../../table/coach/rememberAnswers.ts";
import { words } from "./words/index.ts";
import { courtOdds } from "./courtOdds.ts";
import { oddsBytesMax } from "./deviceMemory.ts";
import { adviceWithPlan, type ExplainedAdvice } from "./begunPlan.ts";
import { followReasons, type AdviceKnown } from "./kingReasons.ts";
import { followPlans, type Plans } from "./plans.ts";
import { spokenOdds } from "./spokenOdds.ts";

/** Enough work for the largest plan, about a second: the same position gets the same advice, however fast the device is. */
const THINKING_WORK = 100_000;
/** The delay before changed odds are announced: the announcement of the move itself comes first. */
const SPOKEN_AFTER_MS = 1200;

/** The odds that are computed so far, and their share of all odds, from 0 to 1. */
export interface OddsSoFar {
  readonly odds: readonly Odds[];
  readonly share: number;
}

type OddsKnown = Known<State, OddsSoFar, OddsSoFar>;

/** The odds and the advice for the current decision at a table, as signals. */
export interface KingThoughts {
  readonly model: TableModel;
  readonly odds: ReadonlySignal<OddsKnown>;
  /** The odds of the cards; `undefined` while dice tumble, while another player decides, and in the final round. */
  readonly court: ReadonlySignal<CourtOdds | undefined>;
  /** The chance to reach the mark of the final round; `undefined` while dice tumble. */
  readonly mark: ReadonlySignal<Odds["chance"] | undefined>;
  readonly advice: ReadonlySignal<AdviceKnown>;
  /** The first step of the best line, if the coach may show it. */
  readonly advised: ReadonlySignal<Action | undefined>;
  /** The reasons for the best line; `undefined` until all that they depend on is known. */
  readonly reasons: ReadonlySignal<readonly KingReason[] | undefined>;
  /** Whether the odds are those after the marked dice are kept. */
  readonly isDrafted: ReadonlySignal<boolean>;
  readonly plans: Plans;
  /** Plays the first step of the best line. */
  readonly playNext: () => void;
  /** Drops an announcement of changed odds that is due: for odds that are read aloud now, it would interrupt them. */
  readonly dropAnnouncement: () => void;
  readonly close: () => void;
}

/** Starts the computation of odds and advice, which follows the table until it is closed. */
export function thinkAt(model: TableModel): KingThoughts {
  const oddsRpc = openOddsRpc();
  const adviceRpc = openAdviceRpc();
  const level = computed(() => settings.value.coach);
  const stateToAdvise = computed(() =>
    level.value !== "off" && model.isPlaying.value ? model.state.value : undefined,
  );
  const odds = following(
    stateToAdvise,
    async (state, options: AskOptions<OddsSoFar>): Promise<OddsSoFar> => ({
      odds: await oddsRpc.ask(oddsQuestion(state, oddsBytesMax()), options),
      share: 1,
    }),
  );
  const plans = followPlans(model, stateToAdvise, oddsRpc.ask);
  // The cost of a plan needs the advice too, where the coach shows odds only.
  const isAdviceWanted = computed(() => level.value === "best" || plans.isWanted.value);
  // Advice is computed after the odds, not beside them: one worker at a time leaves a core to the page.
  const question = computed((): AdviceQuestion | undefined => {
    const state = stateToAdvise.value;
    if (state === undefined || !isAdviceWanted.value || areOddsPending(odds.known.value, state))
      return undefined;
    return { gameId: toCourtTheKing.id, state, seat: state.toAct, limit: { work: THINKING_WORK } };
  });
  const askOnce = rememberAnswers(adviceRpc.ask, positionKey);
  const advice = following(
    question,
    async (asked: AdviceQuestion, options: AskOptions<number>): Promise<ExplainedAdvice> =>
      adviceWithPlan(asked, model.view.peek().steps, async (each) => askOnce(each, options)),
  );
  const isShown = computed(() => level.value === "best" && !model.isTumbling.value);
  const advised = computed(() =>
    isShown.value ? nextStep(advice.known.value, model.state.value) : undefined,
  );
  const reasons = followReasons(advice.known, {
    isWanted: isShown,
    ask: async (state, dice, options) =>
      oddsRpc.ask(oddsQuestion(state, oddsBytesMax(), dice), options),
  });
  const drafted = following(
    computed(() => diceAfterDraft(model, stateToAdvise.value)),
    async ({ state, dice }, { signal }): Promise<OddsSoFar> => ({
      odds: await oddsRpc.ask(oddsQuestion(state, oddsBytesMax(), dice), signal && { signal }),
      share: 1,
    }),
  );
  const isDrafted = computed(() => drafted.known.value.kind === "answered");
  const oddsNow = computed(() =>
    isDrafted.value ? asOdds(drafted.known.value) : odds.known.value,
  );
  const isHidden = computed(() => model.isTumbling.value);
  const court = computed(() => (isHidden.value ? undefined : courtKnown(oddsNow.value)));
  const aim = () => plans.aim.peek() ?? aimTold(reasons.reasons.peek());
  const announcements = announceChanges(court, aim);
  return {
    model,
    odds: oddsNow,
    court,
    mark: computed(() => (isHidden.value ? undefined : markKnown(oddsNow.value))),
    isDrafted,
    plans,
    advice: advice.known,
    advised,
    reasons: reasons.reasons,
    playNext: () => model.press("coach", () => playNext(model, advised.value)),
    dropAnnouncement: announcements.drop,
    close: () => {
      announcements.stop();
      for (const { close } of [odds, drafted, plans, advice, reasons, oddsRpc, adviceRpc]) close();
    },
  };
}

/** A state, and the dice in it after the draft. */
interface DraftedDice {
  readonly state: State;
  readonly dice: State["dice"];
}

/** The dice after the marked ones are kept and the others are thrown; `undefined` if none is marked. */
function diceAfterDraft(
  { situation, offers, isTumbling }: TableModel,
  state: State | undefined,
): DraftedDice | undefined {
  const { keep, call } = situation.value;
  const { offered } = offers.value.main;
  const isMarked = keep.length > 0 && call === undefined && !isTumbling.value;
  if (state === undefined || !isMarked || offered.kind !== "act") return undefined;
  const seat = state.toAct;
  const after = offered.actions.reduce<State>(
    (before, action) => toCourtTheKing.apply(before, { kind: "acted", seat, action }),
    state,
  );
  return after.toAct === seat && after.winner === undefined
    ? { state, dice: after.dice }
    : undefined;
}

/** The odds of a draft as the odds of its state. */
function asOdds(known: Known<DraftedDice, OddsSoFar>): OddsKnown {
  return known.kind === "answered"
    ? { kind: "answered", question: known.question.state, answer: known.answer }
    : { kind: "nothing" };
}

function areOddsPending(known: OddsKnown, state: State): boolean {
  return known.kind === "nothing" || known.kind === "pending" || known.question !== state;
}

function courtKnown(known: OddsKnown): CourtOdds | undefined {
  const soFar = latest(known);
  if (known.kind === "nothing" || soFar === undefined || isFinalRound(known.question))
    return undefined;
  return courtOdds(known.question, chancesOf(soFar.odds));
}

function markKnown(known: OddsKnown): Odds["chance"] | undefined {
  return markChance(latest(known)?.odds ?? []);
}

/** The same text for the same position, however it came about. */
function positionKey({ state, seat }: AdviceQuestion): string {
  return JSON.stringify([seat, state]);
}

/** The first step of the best line, if the advice is about this state. */
function nextStep(known: AdviceKnown, state: State): Action | undefined {
  if (known.kind !== "answered" || known.question.state !== state) return undefined;
  const action = toCourtTheKing.notation.action.read(known.answer.lines[0]?.steps[0] ?? "");
  return action.ok ? action.value : undefined;
}

function playNext(model: TableModel, action: Action | undefined): void {
  if (settings.value.coach !== "best") {
    refuse({ message: words().oddsOnly });
    return;
  }
  if (model.isTumbling.value) {
    model.endTumble();
    return;
  }
  if (action === undefined) announce(words().thinking);
  else if (action.kind === "take") model.take(action.character);
  else model.play(action);
}

/** The card that the reasons name as the aim. */
function aimTold(reasons: readonly KingReason[] = []): CharacterId | undefined {
  return reasons.find((reason) => reason.kind === "aim")?.card;
}

/** Announces changed odds to screen readers, in one sentence, the card that the roll is for first. */
function announceChanges(
  court: ReadonlySignal<CourtOdds | undefined>,
  aim: () => CharacterId | undefined,
): { readonly stop: () => void; readonly drop: () => void } {
  let announced: CourtOdds = {};
  const stop = effect(() => {
    const now = court.value;
    if (now === undefined) return undefined;
    const timer = setTimeout(() => {
      if (announced !== now) announce(spokenOdds(announced, now, aim()));
      announced = now;
    }, SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return { stop, drop: () => (announced = court.peek() ?? announced) };
}

/** The card that an action takes or uses; `undefined` if the action is of another kind. */
export function cardOf(action: Action | undefined, kind: "take" | "use"): CharacterId | undefined {
  if (action === undefined || action.kind !== kind) return undefined;
  return action.character === "nothing" ? undefined : action.character;
}
