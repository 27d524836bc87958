import type { Seat } from "@courtly/engine";
import type { Action, Spot, State } from "@courtly/rolling-courts";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import type { Roster } from "../../../table/roster.ts";
import type { GameSession, View } from "../../../table/session.ts";
import { cellId, type Cell, type CellId, type Sizes } from "../board/cells.ts";
import type { CourtsCoach } from "./coach.ts";
import { homecomingsOf, isProposedBy, type Homecoming } from "./examine.ts";
import { openingDraft, outcomeOf, type Gesture } from "./gestures.ts";
import { mainButtonOf, spokenButton, type MainButton } from "./mainButton.ts";
import { marksOf, type Marks } from "./marks.ts";
import { arrivals } from "../board/motion.ts";
import { createMotion, type Motion } from "../board/motionClock.ts";
import { reachOf } from "./moves.ts";
import { playQueue, type PlayQueue } from "../../../table/playQueue.ts";
import { lightsOf, type Lights } from "./paths.ts";
import { previewOf, type Preview } from "./preview.ts";
import { faceOf, EMPTY_DRAFT, type Draft, type Situation } from "./situation.ts";
import { sizesOf } from "../board/sizes.ts";
import { stepParts, type StepParts } from "./stepParts.ts";
import { trayOf, type DieId, type TrayDie } from "./tray.ts";
import { proposalOf } from "./ways.ts";

type CourtsSession = GameSession<State, Action>;

/** The signals of the table: state, draft and offers, and the functions that handle gestures. */
export interface TableModel {
  readonly session: CourtsSession;
  readonly roster: Roster;
  readonly view: ReadonlySignal<View<State, Action>>;
  readonly state: ReadonlySignal<State>;
  /** The board, which does not change during a game. */
  readonly board: State["board"];
  readonly sizes: Sizes;
  readonly tray: ReadonlySignal<readonly TrayDie[]>;
  /** The situation of a person here who can spend dice; `undefined` while dice tumble. */
  readonly situation: ReadonlySignal<Situation | undefined>;
  readonly draft: ReadonlySignal<Draft>;
  /** The face of the chosen die, or in a replay of the one that was played. */
  readonly chosenFace: ReadonlySignal<number | undefined>;
  readonly marks: ReadonlySignal<Marks>;
  readonly lights: ReadonlySignal<Lights>;
  /** The cell under the mouse pointer, or with the keyboard focus. */
  readonly pointed: Signal<Cell | undefined>;
  /** The place of the member that is being dragged. */
  readonly dragged: Signal<Spot | undefined>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly main: ReadonlySignal<MainButton | undefined>;
  readonly arrived: ReadonlySignal<ReadonlySet<CellId>>;
  readonly homecomings: ReadonlySignal<readonly Homecoming[]>;
  /** Whether an answer to the question of R15 is proposed in gold. */
  readonly isProposed: (answer: Action) => boolean;
  /** The seats here whose members stay in the mines without a question, until the order is cancelled. */
  readonly diggers: ReadonlySignal<ReadonlySet<Seat>>;
  /** Lets all members of a seat stay, now and at later examinations. */
  readonly keepDigging: (seat: Seat) => void;
  readonly cancelDigging: () => void;
  readonly motion: Motion;
  /** The coach, if the person wants one and it is loaded. */
  readonly coach: Signal<CourtsCoach | undefined>;
  /** The parts of the table that the coach advises, or in a replay those of the best step. */
  readonly advised: ReadonlySignal<StepParts>;
  /** In a replay, the parts of the step that was played. */
  readonly played: ReadonlySignal<StepParts>;
  /** In a replay, the places of the marked step that is shown: the played one, or the best one if that has no place. */
  readonly replayed: ReadonlySignal<StepParts["cells"]>;
  /** Runs the effect of a tap or key, at once or after the actions that are being stored. */
  readonly press: PlayQueue<Action>["press"];
  /** Handles a gesture; returns whether an action was played. */
  readonly handle: (gesture: Gesture) => boolean;
  readonly play: (...actions: readonly Action[]) => void;
  readonly undo: () => void;
}

/** The steps that a replay marks on its table. */
export interface MarkedSteps {
  readonly seat: Seat;
  readonly played: Action | undefined;
  readonly best: Action | undefined;
}

/** @param marked the steps to mark, at a table that has no coach */
export function openTableModel(
  session: CourtsSession,
  marked?: ReadonlySignal<MarkedSteps | undefined>,
): TableModel {
  const { roster, view } = session;
  const motion = createMotion(view);
  const state = computed(() => view.value.table.state);
  const meant = new Map<number, DieId>();
  const tray = computed(() => trayOf(view.value.steps, state.value, meant));
  const situation = computed(() =>
    motion.thrown.value !== undefined
      ? undefined
      : situationOf(view.value, state.value, tray.value),
  );
  const begun = signal<Begun | undefined>(undefined);
  const draft = computed(() => draftOf(situation.value, begun.value));
  const homecomings = askedHomecomings(session, state);
  const orders = digOrders();
  const coach = signal<CourtsCoach | undefined>(undefined);
  const { pointed, dragged, preview } = pointing(situation, draft);
  const played = computed(() => stepParts(state.value, marked?.value?.played));
  const ghosts = computed(() => ghostsOf(state.value, marked?.value, pointed.value));
  const { press, play, handle, undo } = handling(session, { situation, draft, begun, meant });
  return {
    session,
    roster,
    view,
    state,
    board: state.peek().board,
    sizes: sizesOf(state.peek()),
    tray,
    situation,
    draft,
    ...offering(situation, draft),
    chosenFace: computed(() =>
      situation.value === undefined ? played.value.face : faceOf(situation.value, draft.value),
    ),
    pointed,
    dragged,
    preview: computed(() => preview.value ?? ghosts.value),
    main: computed(() =>
      situation.value === undefined
        ? undefined
        : mainButtonOf(situation.value, draft.value, { proposed: preview.value?.action, roster }),
    ),
    arrived: computed(() => arrivals(view.value.fresh)),
    homecomings,
    isProposed: (answer) => isProposedBy(coach.value?.advised.value, answer, state.value),
    ...orders,
    motion,
    coach,
    advised: computed(() =>
      stepParts(state.value, coach.value?.advised.value ?? marked?.value?.best),
    ),
    played,
    replayed: computed(() => {
      const steps = [marked?.value?.played, marked?.value?.best];
      const places = steps.map((step) => stepParts(state.value, step).cells);
      return places.find(({ size }) => size > 0) ?? new Set();
    }),
    press,
    play,
    undo,
    handle,
  };
}

interface Handling {
  readonly situation: ReadonlySignal<Situation | undefined>;
  readonly draft: ReadonlySignal<Draft>;
  readonly begun: Signal<Begun | undefined>;
  /** The die that was chosen for a step, by the index of the step. */
  readonly meant: Map<number, DieId>;
}

/** Handles the gestures of the person who decides, and plays the actions. */
function handling(session: CourtsSession, { situation, draft, begun, meant }: Handling) {
  const { view, roster } = session;
  const queue = playQueue(session);
  const playing = (actions: readonly Action[], die: DieId | undefined) =>
    queue.play(actions, (store) => {
      if (die !== undefined) meant.set(view.value.steps.length, die);
      return store();
    });
  // The chosen die is read when the actions are played, which may be later.
  const play = (...actions: readonly Action[]) =>
    queue.press(actions, () => playing(actions, draft.value.die));
  const handle = (gesture: Gesture): boolean => {
    let isPlayed = false;
    queue.press(gesture, () => {
      if (situation.value === undefined) return;
      const before = draft.value;
      const outcome = outcomeOf(situation.value, before, gesture);
      begun.value = { state: situation.value.state, draft: outcome.draft };
      if (outcome.kind === "refuse") refuse(outcome.problem);
      else if (outcome.kind === "act") playing(outcome.actions, outcome.meant);
      else if (outcome.draft !== before) sayNext(situation.value, outcome.draft, roster);
      isPlayed = outcome.kind === "act";
    });
    return isPlayed;
  };
  return { press: queue.press, play, handle, undo: () => queue.undo() };
}

/** A draft, and the state in which it was begun. */
interface Begun {
  readonly state: State;
  readonly draft: Draft;
}

function situationOf(
  { waiting }: View<State, Action>,
  state: State,
  tray: readonly TrayDie[],
): Situation | undefined {
  if (waiting.kind !== "person" || state.stage.kind !== "turn") return undefined;
  if (state.stage.spending.dice === "rolling") return undefined;
  return { state, seat: waiting.seat, tray, reach: reachOf(state, waiting.seat) };
}

/** The current draft: the one that was begun in this state, or a new one. */
function draftOf(situation: Situation | undefined, begun: Begun | undefined): Draft {
  if (situation === undefined) return EMPTY_DRAFT;
  return begun?.state === situation.state ? begun.draft : openingDraft(situation);
}

/** The offers of the current draft: the marks of the cells and the lit paths. */
function offering(situation: ReadonlySignal<Situation | undefined>, draft: ReadonlySignal<Draft>) {
  return {
    marks: computed((): Marks =>
      situation.value === undefined ? new Map() : marksOf(situation.value, draft.value),
    ),
    lights: computed(() => lightsOf(situation.value, draft.value)),
  };
}

/** The action that is pointed at or chosen, and its preview. */
function pointing(situation: ReadonlySignal<Situation | undefined>, draft: ReadonlySignal<Draft>) {
  const pointed = signal<Cell | undefined>(undefined);
  const dragged = signal<Spot | undefined>(undefined);
  const proposed = computed(() => {
    if (situation.value === undefined) return undefined;
    const cell = pointed.value;
    if (cell === undefined) return proposalOf(situation.value, draft.value);
    const gesture: Gesture =
      dragged.value === undefined
        ? { kind: "cell", cell, isSure: true }
        : { kind: "drop", member: dragged.value, cell };
    const outcome = outcomeOf(situation.value, draft.value, gesture);
    return (
      (outcome.kind === "act" ? outcome.actions[0] : undefined) ??
      proposalOf(situation.value, draft.value)
    );
  });
  const preview = computed(() =>
    situation.value === undefined || proposed.value === undefined
      ? undefined
      : previewOf(situation.value.state, situation.value.seat, proposed.value),
  );
  return { pointed, dragged, preview };
}

/** The board after the marked step to which the person points. */
function ghostsOf(
  state: State,
  marked: MarkedSteps | undefined,
  pointed: Cell | undefined,
): Preview | undefined {
  if (marked === undefined || pointed === undefined) return undefined;
  const action = [marked.played, marked.best].find(
    (step) => step !== undefined && stepParts(state, step).cells.has(cellId(pointed)),
  );
  return action && previewOf(state, marked.seat, action);
}

/** The members that may come home (R15), one by one; a single action lets all others stay. */
function askedHomecomings({ view }: CourtsSession, state: ReadonlySignal<State>) {
  return computed(() => {
    const { waiting } = view.value;
    return waiting.kind === "person" ? homecomingsOf(state.value, waiting.seat) : [];
  });
}

/** The orders to keep digging. They are not stored: a game that is opened again asks again. */
function digOrders() {
  const diggers = signal<ReadonlySet<Seat>>(new Set());
  return {
    diggers,
    keepDigging: (seat: Seat) => {
      diggers.value = new Set([...diggers.value, seat]);
    },
    cancelDigging: () => {
      diggers.value = new Set();
    },
  };
}

function sayNext(situation: Situation, draft: Draft, roster: Roster): void {
  announce(
    spokenButton(
      mainButtonOf(situation, draft, { proposed: proposalOf(situation, draft), roster }),
    ),
  );
}

export const TableModelContext = createContext<TableModel | undefined>(undefined);

export function useTableModel(): TableModel {
  const model = useContext(TableModelContext);
  if (model === undefined) throw new Error("this component is not inside a table");
  return model;
}
