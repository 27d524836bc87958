import type { Seat, Step } from "@courtly/engine";
import type { Action, CharacterId, State } from "@courtly/to-court-the-king";
import {
  batch,
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
  type Signal,
} from "@preact/signals";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import { isPerson } from "../../../table/roster.ts";
import type { GameSession } from "../../../table/session.ts";
import { playQueue, type PlayQueue } from "../../../table/playQueue.ts";
import { isSame } from "../../../ui/look.ts";
import { prefersReducedMotion } from "../../../theme/media.ts";
import { isCallable } from "./calls.ts";
import type { KingCoach, TableMarks } from "./coach.ts";
import { ClothMemory } from "./clothMemory.ts";
import { leavesSomething } from "./court.ts";
import { heldCards, isPassive } from "./hand.ts";
import { CARD_KEYS } from "./keys.ts";
import { followWindow, type WindowLayout } from "./layout.ts";
import {
  EMPTY_DRAFT,
  draftAfter,
  outcomeOf,
  type Gesture,
  type Draft,
  type Situation,
} from "./gestures.ts";
import type { LaidDice, Meant } from "./laidDice.ts";
import { offersOf, putAsideOffer, type Offer, type Offers } from "./offers.ts";
import { promptOf } from "./prompts.ts";
import { youOf } from "./timeline.ts";

type KingStep = Step<State, Action>;

/** A question that confirms a choice: claiming the King, or taking nothing. */
export type Confirmation = { readonly character: "king" | "nothing" } | undefined;

/** The signals of the table: state, dice, draft and offers, and the functions that handle gestures. */
export interface TableModel {
  readonly session: GameSession<State, Action>;
  readonly view: GameSession<State, Action>["view"];
  readonly state: ReadonlySignal<State>;
  readonly laid: ReadonlySignal<LaidDice>;
  readonly situation: ReadonlySignal<Situation>;
  readonly offers: ReadonlySignal<Offers>;
  /** Whether a person at this screen decides. */
  readonly isPlaying: ReadonlySignal<boolean>;
  /** The seat whose cards are shown: of the person who plays, or who played last. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The cards with a number key. They keep it for the whole turn, even while they cannot be called. */
  readonly numbered: ReadonlySignal<readonly CharacterId[]>;
  /** The called card that still needs input. */
  readonly called: ReadonlySignal<CharacterId | undefined>;
  /** The number of the last throw whose tumbling was skipped. Dice of later throws tumble. */
  readonly laidDown: ReadonlySignal<number>;
  readonly isTumbling: ReadonlySignal<boolean>;
  /** The layout that fits the window. */
  readonly layout: WindowLayout["layout"];
  readonly isNarrow: WindowLayout["isNarrow"];
  /** All steps, except for a throw that still tumbles: its result is not shown yet. */
  readonly seenSteps: ReadonlySignal<readonly KingStep[]>;
  readonly confirming: ReadonlySignal<Confirmation>;
  /** The coach, if the person wants one and it is loaded. */
  readonly coach: Signal<KingCoach | undefined>;
  /** The marks of the coach, or those of a replay. */
  readonly marks: ReadonlySignal<TableMarks | undefined>;
  /** The decision for which the gold button led to the court; a new object each time, `undefined` after the choice. */
  readonly ledToCourt: ReadonlySignal<{ readonly state: State } | undefined>;
  /** The card whose text is open. */
  readonly sheet: ReadonlySignal<CharacterId | undefined>;
  /** Runs the effect of a tap or key, at once or after the actions that are being stored. */
  readonly press: PlayQueue<Action>["press"];
  readonly handle: (gesture: Gesture) => void;
  /** Does what a button offers, if it still offers that. While dice tumble it only ends the tumbling. */
  readonly pressOffer: (offer: Offer) => void;
  /** Plays actions of the person who decides. */
  readonly play: (...actions: readonly Action[]) => void;
  readonly putAside: () => void;
  readonly undo: (steps?: number) => void;
  readonly take: (character: CharacterId | "nothing") => void;
  readonly answer: (isYes: boolean) => void;
  /** Ends the tumbling of all dice. */
  readonly endTumble: () => void;
  /** Called when the last die of a throw has come to rest. */
  readonly onRest: () => void;
  readonly openSheet: (character: CharacterId | undefined) => void;
  readonly close: () => void;
}

/** @param replayMarks the marks of a table that has no coach */
export function openTableModel(
  session: GameSession<State, Action>,
  replayMarks?: (model: Pick<TableModel, "laid">) => TableMarks,
): TableModel {
  const { view } = session;
  const cloth = followCloth(session);
  const { laid, draft } = cloth;
  const state = computed(() => view.value.table.state);
  const isPlaying = computed(() => view.value.waiting.kind === "person");
  const seat = nearestSeat(session);
  const situation = computed((): Situation => ({
    state: state.value,
    laid: laid.value,
    ...draft.value,
  }));
  const numbered = computed(() =>
    numberedCards(state.value, isPlaying.value ? seat.value : undefined),
  );
  const tumble = followTumble(laid);
  const seenSteps = computed(() =>
    tumble.isTumbling.value ? beforeLastThrow(view.value.steps) : view.value.steps,
  );
  const coach = signal<KingCoach | undefined>(undefined);
  const offers = computed(() =>
    offersOf(situation.value, coach.value?.pick.value ?? cardOfLesson(session)),
  );
  const { layout, isNarrow, close: closeWindow } = followWindow();
  const called = computed(() => draft.value.call?.character);
  const readings = {
    session,
    view,
    state,
    laid,
    situation,
    offers,
    isPlaying,
    seat,
    numbered,
    seenSteps,
  };
  const shownMarks = replayMarks?.(readings);
  return {
    ...readings,
    coach,
    marks: computed(() => coach.value ?? shownMarks),
    called,
    layout,
    isNarrow,
    ...tumble,
    ...commandsOf({ ...readings, ...tumble }, cloth),
    close: () => {
      cloth.close();
      tumble.close();
      closeWindow();
    },
  };
}

/** The card that a lesson asks to take next. */
function cardOfLesson({ lessonAction }: GameSession<State, Action>): CharacterId | undefined {
  const action = lessonAction?.value;
  return action?.kind === "take" && action.character !== "nothing" ? action.character : undefined;
}

/** The cards with a number key. If there are more cards than keys, only those that can be called have one. */
function numberedCards(state: State, seat: Seat | undefined): readonly CharacterId[] {
  if (seat === undefined) return [];
  const cards = heldCards(state, seat)
    .map(({ id }) => id)
    .filter((id) => !isPassive(id));
  return cards.length <= CARD_KEYS.length ? cards : cards.filter((id) => isCallable(state, id));
}

type Commands = Pick<
  TableModel,
  | "confirming"
  | "ledToCourt"
  | "sheet"
  | "press"
  | "handle"
  | "pressOffer"
  | "play"
  | "putAside"
  | "undo"
  | "take"
  | "answer"
  | "openSheet"
>;

function commandsOf(
  {
    session,
    state,
    situation,
    isPlaying,
    offers,
    isTumbling,
    endTumble,
  }: Pick<
    TableModel,
    "session" | "state" | "situation" | "isPlaying" | "offers" | "isTumbling" | "endTumble"
  >,
  cloth: Cloth,
): Commands {
  const sheet = signal<CharacterId | undefined>(undefined);
  const led = signal<{ readonly state: State } | undefined>(undefined);
  const queue = playQueue(session);
  const act = acting(queue, cloth);
  const claims = claimsOf(state, queue.press, act);
  const perform = (offered: Offer["offered"]) => {
    if (offered.kind === "act") act(offered.actions, offered.meant);
    else if (offered.kind === "choose") led.value = { state: state.value };
    else if (offered.kind === "leave") commands.handle({ kind: "leave" });
    else if (offered.kind === "not yet") refuse(offered.problem);
    else commands.take(offered.character);
  };
  // A button may be pressed while an action is stored that changes what it offers.
  const isOffered = (offer: Offer) => Object.values(offers.value).some((now) => isSame(now, offer));
  const commands: Commands = {
    ...claims,
    ledToCourt: computed(() => (led.value?.state === state.value ? led.value : undefined)),
    sheet,
    take: (character) => {
      led.value = undefined;
      claims.take(character);
    },
    press: queue.press,
    handle: (gesture) =>
      queue.press(gesture, () => {
        if (!isPlaying.value) return;
        const outcome = outcomeOf(situation.value, gesture);
        if (outcome.kind === "refuse") refuse(outcome.problem);
        else if (outcome.kind === "act") act(outcome.actions, outcome.meant);
        else {
          const isNew = isNewCall(cloth.draft.value, outcome.draft);
          cloth.draft.value = outcome.draft;
          announce(isNew ? promptOf(situation.value) : offers.value.main.label);
        }
      }),
    pressOffer: (offer) => {
      const { offered } = offer;
      queue.press(offered.kind === "act" ? offered.actions : offered, () => {
        if (!isPlaying.value) return;
        if (isTumbling.value) endTumble();
        else if (isOffered(offer)) perform(offered);
      });
    },
    play: (...actions) => act(actions),
    putAside: () =>
      queue.press("put aside", () => {
        const offer = isPlaying.value ? putAsideOffer(situation.value) : undefined;
        if (offer !== undefined) perform(offer.offered);
      }),
    undo: queue.undo,
    openSheet: (character) => {
      sheet.value = character;
    },
  };
  return commands;
}

/** Plays actions, and remembers the dice that they are about while they are being stored. */
function acting(queue: PlayQueue<Action>, { next }: Cloth) {
  return (actions: readonly Action[], meant?: Meant) =>
    queue.play(actions, async (store) => {
      next.meant = meant;
      try {
        await store();
      } finally {
        next.meant = undefined;
      }
    });
}

/** Takes cards; some only after a confirmation. */
function claimsOf(
  state: ReadonlySignal<State>,
  press: PlayQueue<Action>["press"],
  act: (actions: readonly Action[]) => void,
): Pick<Commands, "confirming" | "take" | "answer"> {
  const confirming = signal<Confirmation>(undefined);
  return {
    confirming,
    take: (character) => {
      const actions: readonly Action[] = [{ kind: "take", character }];
      press(actions, () => {
        if (needsConfirmation(state.value, character)) confirming.value = { character };
        else act(actions);
      });
    },
    answer: (isYes) => {
      const { character } = confirming.value ?? {};
      confirming.value = undefined;
      if (isYes && character !== undefined) act([{ kind: "take", character }]);
    },
  };
}

/** Whether a choice needs a confirmation: the King ends the game for everybody, and taking nothing is seldom meant. */
function needsConfirmation(
  state: State,
  character: CharacterId | "nothing",
): character is "king" | "nothing" {
  return character === "king" || (character === "nothing" && leavesSomething(state));
}

/** Whether a card has just been called that needs input. */
function isNewCall({ call: before }: Draft, { call }: Draft): boolean {
  return call !== undefined && call.character !== before?.character;
}

function nearestSeat({
  view,
  roster,
}: GameSession<State, Action>): ReadonlySignal<Seat | undefined> {
  let last = youOf(roster) ?? roster.chairs.findIndex((_, player) => isPerson(roster, player));
  return computed(() => {
    const { waiting } = view.value;
    if (waiting.kind === "person" || waiting.kind === "handOver") last = waiting.seat;
    return last === -1 ? undefined : last;
  });
}

interface Cloth {
  readonly laid: ReadonlySignal<LaidDice>;
  readonly draft: { value: Draft };
  /** The dice that the next action is about. */
  readonly next: { meant: Meant | undefined };
  readonly close: () => void;
}

/** Follows the game with the dice on the cloth and the draft. */
function followCloth({ view }: GameSession<State, Action>): Cloth {
  const memory = new ClothMemory();
  const first = view.peek();
  const laid = signal(memory.after(first.steps, first.table.state));
  const draft = signal(EMPTY_DRAFT);
  const next: { meant: Meant | undefined } = { meant: undefined };
  const close = effect(() => {
    const { steps, table } = view.value;
    untracked(() => {
      const before = laid.value;
      const after = memory.after(steps, table.state, next.meant);
      if (after === before) return;
      batch(() => {
        laid.value = after;
        draft.value = draftAfter(draft.value, before, after);
      });
    });
  });
  return { laid, draft, next, close };
}

/** Longer than any throw: dice that have not reported their rest by then count as lying. */
const TUMBLE_MAX_MS = 3000;

function followTumble(laid: ReadonlySignal<LaidDice>) {
  const landed = signal(laid.peek().throws);
  const laidDown = signal(laid.peek().throws);
  // With reduced motion dice only fade in, so that nothing is hidden.
  const isTumbling = computed(
    () => !prefersReducedMotion() && laid.value.active.some(({ thrown }) => thrown > landed.value),
  );
  const onRest = () => {
    landed.value = laid.peek().throws;
  };
  const endTumble = () =>
    batch(() => {
      onRest();
      laidDown.value = laid.peek().throws;
    });
  const close = effect(() => {
    if (!isTumbling.value) return undefined;
    const timer = setTimeout(onRest, TUMBLE_MAX_MS);
    return () => clearTimeout(timer);
  });
  return { laidDown, isTumbling, endTumble, onRest, close };
}

function beforeLastThrow(steps: readonly KingStep[]): readonly KingStep[] {
  return steps.slice(
    0,
    steps.findLastIndex(({ event }) => event.kind === "rolled"),
  );
}
