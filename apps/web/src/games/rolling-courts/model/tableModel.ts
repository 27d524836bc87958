import type { Seat } from "@courtly/engine";
import type { Action, Spot, State } from "@courtly/rolling-courts";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import type { Roster } from "../../../table/roster.ts";
import type { GameSession, View } from "../../../table/session.ts";
import { tellProblem } from "../../../table/tellProblem.ts";
import type { Cell, CellId, Sizes } from "../board/cells.ts";
import type { CourtsCoach } from "./coach.ts";
import { homecomingsOf, undecided, withStaying, type Homecoming, type Staying } from "./examine.ts";
import { openingIntent, touched, type Touch } from "./intent.ts";
import { mainButtonOf, spokenButton, type MainButton } from "./mainButton.ts";
import { marksOf, type Marks } from "./marks.ts";
import { arrivals } from "../board/motion.ts";
import { createMotion, type Motion } from "../board/motionClock.ts";
import { reachOf } from "./moves.ts";
import { oneByOne } from "./oneByOne.ts";
import { lightsOf, type Lights } from "./paths.ts";
import { previewOf, type Preview } from "./preview.ts";
import { faceOf, IDLE, type Intent, type Scene } from "./scene.ts";
import { sizesOf } from "../board/sizes.ts";
import { trayOf, type DieId, type TrayDie } from "./tray.ts";
import { proposalOf } from "./ways.ts";

type CourtsSession = GameSession<State, Action>;

/** Somebody's hands on the table: what they have begun, what it offers, and what they do. */
export interface TableModel {
  readonly session: CourtsSession;
  readonly roster: Roster;
  readonly view: ReadonlySignal<View<State, Action>>;
  readonly state: ReadonlySignal<State>;
  /** What does not change in a game. */
  readonly board: State["board"];
  readonly sizes: Sizes;
  readonly tray: ReadonlySignal<readonly TrayDie[]>;
  /** The turn of a person here who can spend dice; nothing while dice still tumble. */
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly intent: ReadonlySignal<Intent>;
  /** What the chosen die shows. */
  readonly chosenFace: ReadonlySignal<number | undefined>;
  readonly marks: ReadonlySignal<Marks>;
  readonly lights: ReadonlySignal<Lights>;
  /** The cell that somebody points at. */
  readonly pointed: Signal<Cell | undefined>;
  /** A member in the air. */
  readonly dragged: Signal<Spot | undefined>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly main: ReadonlySignal<MainButton | undefined>;
  readonly arrived: ReadonlySignal<ReadonlySet<CellId>>;
  readonly homecomings: ReadonlySignal<readonly Homecoming[]>;
  readonly asked: ReadonlySignal<readonly Homecoming[]>;
  readonly motion: Motion;
  /** Sits at the table when somebody wants one. */
  readonly coach: Signal<CourtsCoach | undefined>;
  /** Gives whether something was played. */
  readonly touch: (touch: Touch) => boolean;
  readonly play: (...actions: readonly Action[]) => Promise<void>;
  readonly stay: (spot: Spot) => void;
  readonly undo: () => Promise<void>;
}

export function openTableModel(session: CourtsSession): TableModel {
  const { roster, view } = session;
  const motion = createMotion(view);
  const state = computed(() => view.value.table.state);
  const meant = new Map<number, DieId>();
  const tray = computed(() => trayOf(view.value.steps, state.value, meant));
  const scene = computed(() =>
    motion.thrown.value !== undefined ? undefined : sceneOf(view.value, state.value, tray.value),
  );
  const begun = signal<Begun | undefined>(undefined);
  const intent = computed(() => intentOf(scene.value, begun.value));
  const exam = examination(session, state);
  const { pointed, dragged, preview } = pointing(scene, intent);
  const { play, touch } = pressing(session, { scene, intent, begun, meant });
  return {
    session,
    roster,
    view,
    state,
    board: state.peek().board,
    sizes: sizesOf(state.peek()),
    tray,
    scene,
    intent,
    ...offering(scene, intent),
    pointed,
    dragged,
    preview,
    main: computed(() =>
      scene.value === undefined
        ? undefined
        : mainButtonOf(scene.value, intent.value, { proposed: preview.value?.action, roster }),
    ),
    arrived: computed(() => arrivals(view.value.fresh)),
    homecomings: exam.homecomings,
    asked: exam.asked,
    motion,
    coach: signal(undefined),
    play,
    stay: (spot) => exam.stay(spot, play),
    undo: async () => {
      tellProblem(session, await session.undo());
    },
    touch,
  };
}

interface Pressing {
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly intent: ReadonlySignal<Intent>;
  readonly begun: Signal<Begun | undefined>;
  /** Which die was meant for a step. */
  readonly meant: Map<number, DieId>;
}

/** What taps and keys do. */
function pressing(session: CourtsSession, { scene, intent, begun, meant }: Pressing) {
  const { view, roster } = session;
  const queue = oneByOne();
  const playing = (pressed: unknown, actions: readonly Action[]) =>
    queue.during({ pressed, played: actions }, async () => {
      const { die } = intent.value;
      if (die !== undefined) meant.set(view.value.steps.length, die);
      tellProblem(session, await session.act(...actions));
    });
  /** What waited counts for whoever pressed it. */
  const later = (run: () => void) => {
    const seat = seatIn(view.value);
    return () => seatIn(view.value) === seat && run();
  };
  const play = async (...actions: readonly Action[]): Promise<void> => {
    const again = later(() => void play(...actions));
    if (!queue.waits(actions, again)) await playing(actions, actions);
  };
  const touch = (what: Touch): boolean => {
    const again = later(() => touch(what));
    if (queue.waits(what, again) || scene.value === undefined) return false;
    const before = intent.value;
    const { intent: next, action, refusal } = touched(scene.value, before, what);
    begun.value = { state: scene.value.state, intent: next };
    if (refusal !== undefined) refuse(refusal);
    else if (action !== undefined) void playing(what, [action]);
    else if (next !== before) sayNext(scene.value, next, roster);
    return action !== undefined;
  };
  return { play, touch };
}

/** What somebody has begun, and when. */
interface Begun {
  readonly state: State;
  readonly intent: Intent;
}

function seatIn({ waiting }: View<State, Action>): Seat | undefined {
  return waiting.kind === "person" ? waiting.seat : undefined;
}

function sceneOf(
  { waiting }: View<State, Action>,
  state: State,
  tray: readonly TrayDie[],
): Scene | undefined {
  if (waiting.kind !== "person" || state.stage.kind !== "turn") return undefined;
  if (state.stage.spending.dice === "rolling") return undefined;
  return { state, seat: waiting.seat, tray, reach: reachOf(state, waiting.seat) };
}

/** What was begun counts only for the moment it was begun in. */
function intentOf(scene: Scene | undefined, begun: Begun | undefined): Intent {
  if (scene === undefined) return IDLE;
  return begun?.state === scene.state ? begun.intent : openingIntent(scene);
}

/** What is open to somebody with what they have begun. */
function offering(scene: ReadonlySignal<Scene | undefined>, intent: ReadonlySignal<Intent>) {
  return {
    chosenFace: computed(() => scene.value && faceOf(scene.value, intent.value)),
    marks: computed((): Marks =>
      scene.value === undefined ? new Map() : marksOf(scene.value, intent.value),
    ),
    lights: computed(() => lightsOf(scene.value, intent.value)),
  };
}

/** What somebody points at or has chosen, as it would be. */
function pointing(scene: ReadonlySignal<Scene | undefined>, intent: ReadonlySignal<Intent>) {
  const pointed = signal<Cell | undefined>(undefined);
  const dragged = signal<Spot | undefined>(undefined);
  const proposed = computed(() => {
    if (scene.value === undefined) return undefined;
    const cell = pointed.value;
    if (cell === undefined) return proposalOf(scene.value, intent.value);
    const touch: Touch =
      dragged.value === undefined
        ? { kind: "cell", cell, isSure: true }
        : { kind: "drop", member: dragged.value, cell };
    const { action } = touched(scene.value, intent.value, touch);
    return action ?? proposalOf(scene.value, intent.value);
  });
  const preview = computed(() =>
    scene.value === undefined || proposed.value === undefined
      ? undefined
      : previewOf(scene.value.state, scene.value.seat, proposed.value),
  );
  return { pointed, dragged, preview };
}

/** R15: members come home one by one; that the others stay is said once, for all. */
function examination({ view }: CourtsSession, state: ReadonlySignal<State>) {
  const kept = signal<{ readonly seat: Seat; readonly round: number; readonly staying: Staying }>({
    seat: -1,
    round: 0,
    staying: new Set(),
  });
  const homecomings = computed(() => {
    const { waiting } = view.value;
    return waiting.kind === "person" ? homecomingsOf(state.value, waiting.seat) : [];
  });
  const staying = computed((): Staying => {
    const { seat, round, staying: those } = kept.value;
    const isNow = state.value.round === round && state.value.toAct === seat;
    return isNow ? those : new Set();
  });
  const asked = computed(() => undecided(homecomings.value, staying.value));
  const stay = (spot: Spot, play: (action: Action) => Promise<void>) => {
    const next = withStaying(homecomings.value, staying.value, spot);
    kept.value = { seat: state.value.toAct, round: state.value.round, staying: next.staying };
    if (next.areAllDecided) void play({ kind: "stay" });
  };
  return { homecomings, asked, stay };
}

function sayNext(scene: Scene, intent: Intent, roster: Roster): void {
  announce(
    spokenButton(mainButtonOf(scene, intent, { proposed: proposalOf(scene, intent), roster })),
  );
}

export const TableModelContext = createContext<TableModel | undefined>(undefined);

export function useTableModel(): TableModel {
  const model = useContext(TableModelContext);
  if (model === undefined) throw new Error("this component is not inside a table");
  return model;
}
