import { ok, type Problem, type Result, type Seat, type TableOf } from "@courtly/engine";
import { signal, type ReadonlySignal } from "@preact/signals";
import type { GameUi } from "../../table/gameUi.ts";
import { advanced, type GameSession, type View } from "../../table/session.ts";
import type { Replay } from "../replay.ts";
import { words } from "../words/index.ts";
import { contains, type Answer } from "./puzzles.ts";

/** The table of a puzzle, where its answers can be played instead of being chosen from the list. */
export interface PuzzleTable<State, Action> {
  readonly session: GameSession<State, Action>;
  /** The steps that were played, in the notation of records. */
  readonly built: ReadonlySignal<readonly string[]>;
}

interface PuzzleTableOptions<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly replay: Replay<State, Action>;
  /** The number of events before the decision. */
  readonly event: number;
  readonly seat: Seat;
  readonly answers: () => readonly Answer[];
  /** Called with the index of an answer that was played completely. */
  readonly onAnswer: (index: number) => void;
}

/** Opens the table at a decision. It plays the steps of the answers, in any order, and refuses all others. */
export function openPuzzleTable<Setup, State, Action>({
  ui,
  replay,
  event,
  seat,
  answers,
  onAnswer,
}: PuzzleTableOptions<Setup, State, Action>): PuzzleTable<State, Action> {
  type Position = TableOf<State, Action>;
  const { write } = ui.game.notation.action;
  const start = replay.tableAt(event);
  const first: View<State, Action> = {
    table: start,
    steps: replay.steps.slice(0, event),
    fresh: [],
    waiting: { kind: "person", player: start.playerOf(seat), seat },
    undoable: 0,
  };
  const view = signal(first);
  const built = signal<readonly string[]>([]);
  const tableAfter = (steps: readonly string[]): Result<Position, Problem> => {
    let played: Result<Position, Problem> = ok(start);
    for (const step of steps) played = played.ok ? played.value.act(seat, step) : played;
    return played;
  };
  const show = (steps: readonly string[], table: Position): void => {
    built.value = steps;
    view.value = { ...first, ...advanced(view.value, table), table, undoable: steps.length };
  };
  const session: GameSession<State, Action> = {
    ...replay.session,
    view,
    act: async (...actions) => {
      if (answers().length === 0) return { message: words().assessment.pending };
      const steps = [...built.value, ...actions.map(write)];
      const fitting = answers().flatMap((answer, index) =>
        contains(answer.steps, steps) ? { index, missing: answer.steps.length - steps.length } : [],
      );
      if (fitting.length === 0) return { message: words().puzzles.notAnAnswer };
      const played = tableAfter(steps);
      if (!played.ok) return played.error;
      const { turn } = played.value;
      const isGoingOn = turn.kind === "decide" && turn.seat === seat;
      const whole = fitting.find(({ missing }) => missing === 0);
      // While the turn goes on and another answer fits too, only the list tells which one is meant.
      if (whole !== undefined && (!isGoingOn || fitting.length === 1)) onAnswer(whole.index);
      else if (isGoingOn) show(steps, played.value);
      else return { message: words().puzzles.notAnAnswer };
      return undefined;
    },
    undo: async (count = 1) => {
      const steps = built.value.slice(0, -count);
      const played = tableAfter(steps);
      if (!played.ok) return played.error;
      show(steps, played.value);
      return undefined;
    },
  };
  return { session, built };
}
