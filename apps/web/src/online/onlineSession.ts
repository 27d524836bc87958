import type { LoggedState, TableRequest } from "@courtly/client";
import type { Player, Problem, Step, TableOf } from "@courtly/engine";
import { isPaused, recordOf, stageOf, type Logged, type TableState } from "@courtly/protocol";
import { effect, signal, untracked } from "@preact/signals";
import type { GameCard } from "../local/savedGame.ts";
import type { Roster } from "../table/roster.ts";
import type { GameUi } from "../table/gameUi.ts";
import { pauseMs, type Pace, type Shown, type Wait } from "../table/pace.ts";
import {
  advanced,
  summaryOf,
  undoableSteps,
  type GameSession,
  type View,
  type Waiting,
  type Voice,
} from "../table/session.ts";
import { taskQueue } from "../table/taskQueue.ts";
import { words as tableWords } from "../table/words/index.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { whyNot } from "./whyNot.ts";
import { words } from "./words/index.ts";

/** The player at this device, and the pace at which moves of bots are shown. */
export interface Onlooker {
  /** `undefined` for a spectator. */
  readonly player: Player | undefined;
  readonly roster: Roster;
  readonly wait: Wait;
  readonly pace: () => Pace;
}

/**
 * An online game as a game session. The view shows only what is in the server's log; an action is shown when it is
 * there. The server plays bots at once; here their moves are shown at the chosen pace.
 */
export class OnlineSession<Setup, State, Action> implements GameSession<State, Action> {
  readonly roster: Roster;
  readonly voice: Voice;
  readonly view;
  readonly #ui: GameUi<Setup, State, Action>;
  readonly #table: OnlineTable;
  readonly #onlooker: Onlooker;
  /** The number of log entries that have been shown. */
  #shown: number;
  #isShowing = false;
  readonly #exclusively = taskQueue();
  #hurry = new AbortController();
  readonly #closing = new AbortController();
  readonly #unfollow: () => void;

  constructor(
    ui: GameUi<Setup, State, Action>,
    table: OnlineTable,
    onlooker: Onlooker,
    tableState: TableState,
  ) {
    this.#ui = ui;
    this.#table = table;
    this.#onlooker = onlooker;
    this.#shown = tableState.length;
    this.roster = onlooker.roster;
    this.voice = tableState.opening.coach === "off" ? "nobody" : "coach";
    const game = this.#gameOf(tableState);
    this.view = signal(this.#viewOf(tableState, { steps: game.steps(), fresh: [] }));
    this.#unfollow = effect(() => {
      void this.#table.length.value;
      untracked(() => void this.#showOn());
    });
  }

  card = (): GameCard => {
    const tableState = this.#tableState();
    const { createdAtMs, id } = tableState;
    const { logged } = this.#table.history[this.#shown - 1] as LoggedState;
    return {
      id,
      gameId: this.#ui.game.id,
      roster: this.roster,
      summary: summaryOf(this.#ui, this.#gameOf(tableState), this.roster),
      startedAt: createdAtMs,
      playedAt: logged.atMs,
      revision: 0,
    };
  };

  record = (): string => recordOf(this.#tableState()) ?? "";

  act = (...actions: readonly Action[]): Promise<Problem | undefined> =>
    this.#exclusively(async () => {
      const { table, waiting } = this.view.value;
      if (waiting.kind !== "person") return { message: tableWords().notYourTurn };
      const { seat } = waiting;
      const problem = firstProblem(table, seat, actions);
      if (problem !== undefined) return problem;
      const { notation } = this.#ui.game;
      const [text, ...more] = actions.map(notation.action.write);
      if (text === undefined) return undefined;
      const length = this.#table.history.length;
      // Stored together: a part of a move is never there alone.
      return this.#askAll([
        () => ({ kind: "act", length, text, ...(more.length > 0 && { more }) }),
      ]);
    });

  undo = (steps = 1): Promise<Problem | undefined> =>
    this.#exclusively(async () => {
      if (this.view.value.undoable === 0) return this.#whyNoUndo();
      const undo = (): TableRequest => ({ kind: "undo", length: this.#table.history.length });
      return this.#askAll(Array.from({ length: steps }, () => undo));
    });

  hurry = (): void => this.#hurry.abort();

  close = (): void => {
    this.#closing.abort();
    this.#unfollow();
  };

  /** Sends the requests one after the other; each is built when the answer to the one before has arrived. */
  async #askAll(requests: readonly (() => TableRequest)[]): Promise<Problem | undefined> {
    for (const request of requests) {
      const refused = await this.#table.ask(request());
      if (refused !== undefined) return whyNot(refused);
    }
    return undefined;
  }

  #tableState(): TableState {
    return (this.#table.history[this.#shown - 1] as LoggedState).tableState;
  }

  /** The types are right: the table was made with the box of this game. */
  #gameOf({ game }: TableState): TableOf<State, Action> {
    return game as TableOf<State, Action>;
  }

  async #showOn(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (this.#shown < this.#table.history.length && !this.#closing.signal.aborted) {
      if (this.#mayLinger()) {
        this.#lookAgain();
        await this.#onlooker.wait(
          pauseMs(this.#onlooker.pace(), lastShown(this.view.value.fresh)),
          AbortSignal.any([this.#hurry.signal, this.#closing.signal]),
        );
      }
      if (!this.#closing.signal.aborted) this.#showNext();
    }
    this.#hurry = new AbortController();
    this.#isShowing = false;
  }

  /** Updates the view if entries wait to be shown: what can be hurried or undone has changed. */
  #lookAgain(): void {
    const { steps, waiting } = this.view.value;
    if (waiting.kind === "rival" && waiting.canHurry) return;
    this.view.value = this.#viewOf(this.#tableState(), { steps, fresh: [] });
  }

  /** Whether to pause before the next step: only bots have moved, and live. A person's move is shown without delay. */
  #mayLinger(): boolean {
    const actions = this.#table.history
      .slice(this.#shown)
      .filter(({ logged }) => logged.entry.kind === "acted");
    const [next] = actions;
    if (next === undefined || next !== this.#table.history[this.#shown]) return false;
    return actions.every((moment) => moment.isLive && this.#isBots(moment));
  }

  #isBots({ logged: { entry }, tableState }: LoggedState): boolean {
    if (entry.kind !== "acted") return false;
    const player = this.#gameOf(tableState).playerOf(entry.seat);
    return this.roster.chairs[player]?.kind === "bot";
  }

  /** Shows the next entry together with the rolls that follow it. */
  #showNext(): void {
    const { history } = this.#table;
    this.#shown += 1;
    while (isRoll(history[this.#shown]?.logged)) this.#shown += 1;
    const tableState = this.#tableState();
    const shown = advanced(this.view.value, this.#gameOf(tableState));
    this.view.value = this.#viewOf(tableState, shown);
  }

  #viewOf(
    tableState: TableState,
    shown: Pick<View<State, Action>, "steps" | "fresh">,
  ): View<State, Action> {
    const table = this.#gameOf(tableState);
    const waiting = this.#waitingOf(tableState);
    return { table, ...shown, waiting, undoable: this.#undoable(tableState, shown.steps) };
  }

  #waitingOf(tableState: TableState): Waiting {
    const { turn, playerOf } = this.#gameOf(tableState);
    if (turn.kind === "over" || stageOf(tableState) === "over") return { kind: "over" };
    const { seat } = turn;
    const player = playerOf(seat);
    const isBehind = this.#isBehind();
    const isOurs = player === this.#onlooker.player && turn.kind === "decide";
    if (isOurs && !isBehind && !isPaused(tableState)) return { kind: "person", player, seat };
    return { kind: "rival", player, seat, canHurry: isBehind };
  }

  #undoable(tableState: TableState, steps: readonly Step<State, Action>[]): number {
    const isRunning = stageOf(tableState) === "playing" && !isPaused(tableState);
    if (!isRunning || this.#isBehind()) return 0;
    const { playerOf } = this.#gameOf(tableState);
    return undoableSteps(
      steps.slice(tableState.botsEvents), // what the Steward has played in this seat stays
      (seat, action) =>
        playerOf(seat) === this.#onlooker.player && this.#lasting(action) === undefined,
    );
  }

  #isBehind(): boolean {
    return this.#shown < this.#table.history.length;
  }

  #lasting(action: Action): Problem | undefined {
    const { lasting, notation } = this.#ui.game;
    return lasting(notation.action.write(action));
  }

  /** The reason why nothing can be undone. */
  #whyNoUndo(): Problem {
    const { steps, table } = this.view.value;
    const event = steps.at(-1)?.event;
    const isOurs = event?.kind === "acted" && table.playerOf(event.seat) === this.#onlooker.player;
    return (isOurs ? this.#lasting(event.action) : undefined) ?? { message: words().nothingToUndo };
  }
}

/** The first problem that the rules report, before anything is sent. After a roll the state is unknown. */
function firstProblem<State, Action>(
  table: TableOf<State, Action>,
  seat: number,
  actions: readonly Action[],
): Problem | undefined {
  let next = table;
  for (const action of actions) {
    if (next.turn.kind === "roll") return undefined;
    const played = next.play({ kind: "acted", seat, action });
    if (!played.ok) return played.error;
    next = played.value;
  }
  return undefined;
}

function isRoll(logged: Logged | undefined): boolean {
  return logged?.entry.kind === "rolled";
}

function lastShown<State, Action>(fresh: readonly Step<State, Action>[]): Shown {
  return fresh.at(-1)?.event.kind === "rolled" ? "roll" : "action";
}
