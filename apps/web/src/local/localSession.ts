import { headOf } from "@courtly/dice/head";
import type { Reason } from "@courtly/bots/reason";
import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import {
  assert,
  boxed,
  err,
  ok,
  readRecord,
  type DiceCup,
  type GameEvent,
  type Player,
  type Problem,
  type RecordFault,
  type Result,
  type Seat,
  type Step,
  type TableOf,
} from "@courtly/engine";
import { signal } from "@preact/signals";
import type { GameUi } from "../table/gameUi.ts";
import { pauseMs, type Pace, type Shown, type Wait } from "../table/pace.ts";
import { botAt, isPerson, isShared, type Roster } from "../table/roster.ts";
import {
  advanced,
  summaryOf,
  undoableSteps,
  type GameSession,
  type ThinkingFault,
  type View,
  type Waiting,
} from "../table/session.ts";
import { taskQueue } from "../table/taskQueue.ts";
import { words } from "../table/words/index.ts";
import type { Archive, ArchiveFault } from "./archive.ts";
import type { GameCard, SavedGame } from "./savedGame.ts";

/** The time limit of a bot for one move. */
const THINKING_MS = 1000;

/** Everything that a local session needs from outside. */
export interface Ports {
  readonly archive: Archive;
  readonly cup: DiceCup;
  /** The `dice` line with the seed, for the record of a game that is over. */
  readonly toldDice?: string | undefined;
  /** Computes the moves of bots in a worker. */
  readonly think: (question: BotQuestion) => Promise<BotAnswer>;
  /** The seed for the random choices of bots. */
  readonly botSeed: string;
  readonly wait: Wait;
  readonly pace: () => Pace;
  /** Whether the screen is covered until the next person takes it. */
  readonly hasCurtain: () => boolean;
  readonly now: () => number;
  /** Called once, when the finished game is stored. */
  readonly onEnd?: (card: GameCard) => Promise<void>;
}

export function openLocalSession<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  saved: SavedGame,
  ports: Ports,
): Result<GameSession<State, Action>, RecordFault> {
  const reading = readRecord(saved.record, [boxed(ui.game)]);
  if (!reading.ok) return reading;
  return ok(new LocalSession(ui, { card: saved.card, table: reading.value.table }, ports));
}

/** The cause of a change of the game. */
interface Circumstances {
  /** A bot or the dice caused it, not a person at this screen. */
  readonly isByItself?: boolean;
  readonly why?: Reason | undefined;
}

class LocalSession<Setup, State, Action> implements GameSession<State, Action> {
  readonly roster: Roster;
  readonly voice = "coach";
  readonly view;
  readonly #ui: GameUi<Setup, State, Action>;
  readonly #ports: Ports;
  #card: GameCard;
  /** The player who has the screen, where several people share it. */
  #screen: Player | undefined;
  readonly #fault = signal<ArchiveFault | ThinkingFault | undefined>(undefined);
  readonly #isOvertaken = signal(false);
  readonly #exclusively = taskQueue();
  readonly #reasons = new WeakMap<Step<State, Action>, Reason>();
  #isClosed = false;
  #bots = new AbortController();
  #hurry = new AbortController();

  constructor(
    ui: GameUi<Setup, State, Action>,
    { card, table }: { readonly card: GameCard; readonly table: TableOf<State, Action> },
    ports: Ports,
  ) {
    this.#ui = ui;
    this.#ports = ports;
    this.#card = card;
    this.roster = card.roster;
    this.view = signal(this.#viewOf(table, { steps: table.steps(), fresh: [] }));
    void this.#playOn();
  }

  card = (): GameCard => this.#card;

  whyOf = (step: Step<State, Action>): Reason | undefined => this.#reasons.get(step);

  record = (): string => this.#recordOf(this.view.value.table);

  act = (...actions: readonly Action[]): Promise<Problem | undefined> =>
    this.#exclusively(async () => {
      const { table, waiting } = this.view.value;
      if (waiting.kind !== "person") return { message: words().notYourTurn };
      const { seat, player } = waiting;
      let next = table;
      for (const action of actions) {
        const played = this.#played(next, { kind: "acted", seat, action });
        if (!played.ok) return played.error;
        next = played.value;
      }
      if (this.#ui.handsOver(table.state)) this.#screen = player;
      return this.#commit(next);
    });

  undo = (steps = 1): Promise<Problem | undefined> => {
    this.#bots.abort();
    return this.#exclusively(async () => {
      let { table } = this.view.value;
      if (table.turn.kind === "over") return { message: words().gameIsOver };
      for (let count = 0; count < steps; count += 1) {
        const back = this.#takenBack(table);
        if (!back.ok) {
          void this.#playOn();
          return back.error;
        }
        table = back.value;
      }
      const { turn } = table;
      if (turn.kind === "decide" && this.#ui.handsOver(table.state))
        this.#screen = table.playerOf(turn.seat);
      return this.#commit(table);
    });
  };

  handOver = {
    take: (): void => {
      const { table, steps, waiting } = this.view.value;
      if (waiting.kind !== "handOver") return;
      this.#screen = waiting.player;
      this.view.value = this.#viewOf(table, { steps, fresh: [] });
    },
  };

  hurry = (): void => this.#hurry.abort();

  recovery = {
    fault: this.#fault,
    isOvertaken: this.#isOvertaken,
    retry: (): void => {
      this.#fault.value = undefined;
      void this.#playOn();
    },
  };

  close = (): void => {
    this.#isClosed = true;
    this.#bots.abort();
  };

  /** Plays the event, and rolls the dice that it throws. */
  #played(
    table: TableOf<State, Action>,
    event: GameEvent<Action>,
  ): Result<TableOf<State, Action>, Problem> {
    const next = table.play(event);
    return next.ok ? ok(this.#rolled(next.value)) : next;
  }

  #rolled(table: TableOf<State, Action>): TableOf<State, Action> {
    const { turn } = table;
    if (turn.kind !== "roll") return table;
    const next = table.roll(this.#ports.cup.roll(turn));
    assert(next.ok, "a cup throws the dice it was asked for");
    return this.#rolled(next.value);
  }

  /** People at one screen may undo each other's last action, as they could at a real table. */
  #takenBack(table: TableOf<State, Action>): Result<TableOf<State, Action>, Problem> {
    const { last } = table;
    if (last?.kind !== "acted") return table.undo(0);
    const player = table.playerOf(last.seat);
    if (isPerson(this.roster, player)) return table.undo(player);
    return err({ message: words().playedSince(this.roster.names[player] ?? "") });
  }

  /** Stores the game, then shows it. */
  async #commit(
    table: TableOf<State, Action>,
    { isByItself = false, why }: Circumstances = {},
  ): Promise<Problem | undefined> {
    const saved = await this.#ports.archive.save({
      card: {
        ...this.#card,
        summary: summaryOf(this.#ui, table, this.roster),
        playedAt: this.#ports.now(),
        head: headOf(table),
      },
      record: this.#recordOf(table),
    });
    if (!saved.ok) {
      if (isByItself && saved.error.kind === "changedElsewhere") this.#isOvertaken.value = true;
      else this.#fault.value = saved.error;
      return { message: words().notKept };
    }
    this.#card = saved.value;
    if (table.turn.kind === "over") void this.#ports.onEnd?.(saved.value);
    const shown = advanced(this.view.value, table);
    const [step] = shown.fresh;
    if (step !== undefined && why !== undefined) this.#reasons.set(step, why);
    this.view.value = this.#viewOf(table, shown);
    void this.#playOn();
    return undefined;
  }

  /** The record reveals the seed when the game is over. */
  #recordOf(table: TableOf<State, Action>): string {
    return table.record(table.turn.kind === "over" ? this.#ports.toldDice : undefined);
  }

  #viewOf(
    table: TableOf<State, Action>,
    shown: Pick<View<State, Action>, "steps" | "fresh">,
  ): View<State, Action> {
    const { turn, playerOf } = table;
    const undoable =
      turn.kind === "over"
        ? 0
        : undoableSteps(shown.steps, (seat) => isPerson(this.roster, playerOf(seat)));
    return { table, ...shown, waiting: this.#waitingOf(table), undoable };
  }

  #waitingOf({ turn, playerOf, state }: TableOf<State, Action>): Waiting {
    if (turn.kind === "over") return { kind: "over" };
    const { seat } = turn;
    const player = playerOf(seat);
    if (!isPerson(this.roster, player)) return { kind: "rival", player, seat, canHurry: true };
    const goesRound =
      this.#ports.hasCurtain() &&
      isShared(this.roster) &&
      this.#screen !== player &&
      this.#ui.handsOver(state);
    return { kind: goesRound ? "handOver" : "person", player, seat };
  }

  /** Plays on without people: rolls dice that were thrown, and plays the moves of bots, one at a time. */
  async #playOn(): Promise<void> {
    this.#bots.abort();
    if (this.#isClosed) return;
    const run = new AbortController();
    this.#bots = run;
    const { table, waiting, fresh } = this.view.value;
    // A person may have undone something, or left, in the meantime.
    const isOff = () => run.signal.aborted || this.view.value.table !== table;
    if (table.turn.kind === "roll") {
      await this.#exclusively(
        async () => isOff() || this.#commit(this.#rolled(table), { isByItself: true }),
      );
      return;
    }
    if (waiting.kind !== "rival") {
      this.#hurry = new AbortController();
      return;
    }
    const thinking = this.#thought(table, waiting.seat);
    const ms = pauseMs(this.#ports.pace(), this.#shown(fresh));
    await this.#ports.wait(ms, AbortSignal.any([run.signal, this.#hurry.signal]));
    if (run.signal.aborted) return;
    const thought = await thinking;
    if (isOff()) return;
    if (!thought.ok) {
      this.#fault.value = thought.error;
      return;
    }
    const moved = table.act(waiting.seat, thought.value.text);
    assert(moved.ok, "bots choose legal actions only");
    const { why } = thought.value;
    await this.#exclusively(
      async () => isOff() || this.#commit(this.#rolled(moved.value), { isByItself: true, why }),
    );
  }

  /** Asks the bot in this seat for its move. It computes while people look at the previous one. */
  async #thought(
    table: TableOf<State, Action>,
    seat: Seat,
  ): Promise<Result<BotAnswer, ThinkingFault>> {
    const { think, botSeed } = this.#ports;
    try {
      const answer = await think({
        gameId: this.#ui.game.id,
        bot: botAt(this.roster, table.playerOf(seat)),
        state: table.state,
        seat,
        seed: `${botSeed}/${table.length}`,
        ms: THINKING_MS,
        wantsReason: true,
      });
      return ok(answer);
    } catch (error) {
      return err({ kind: "thinking", reason: String(error) });
    }
  }

  #shown(fresh: readonly Step<State, Action>[]): Shown {
    const last = fresh.findLast(({ event }) => event.kind === "acted");
    const isOwn = (seat: Seat) => isPerson(this.roster, this.view.value.table.playerOf(seat));
    if (last?.event.kind === "acted") {
      if (isOwn(last.event.seat)) return fresh.at(-1) === last ? "ownTurnEnd" : "roll";
      if (this.#ui.touches(last, isOwn)) return "touchesYou";
    }
    return fresh.at(-1)?.event.kind === "rolled" ? "roll" : "action";
  }
}
