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
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Archive, ArchiveFault } from "../local/archive.ts";
import type { GameCard, SavedGame, Summary } from "../local/savedGame.ts";
import { botAt, isPerson, isShared, type Roster } from "./roster.ts";
import type { GameUi } from "./gameUi.ts";
import { pauseMs, type Pace, type Shown, type Wait } from "./pace.ts";
import { inTurn } from "./turns.ts";
import { words } from "./words/index.ts";

/** What the table waits for. */
export type Waiting =
  /** Somebody at this screen decides. */
  | { readonly kind: "person"; readonly player: Player; readonly seat: Seat }
  /** The screen goes to somebody else first. */
  | { readonly kind: "handOver"; readonly player: Player; readonly seat: Seat }
  /** A bot or somebody elsewhere; `canHurry` if it is only shown slowly. */
  | {
      readonly kind: "rival";
      readonly player: Player;
      readonly seat: Seat;
      readonly canHurry: boolean;
    }
  | { readonly kind: "over" };

/** What people see. All of it is on disk already. */
export interface View<State, Action> {
  readonly table: TableOf<State, Action>;
  /** All that happened, from the beginning on. */
  readonly steps: readonly Step<State, Action>[];
  /** What happened since the view before: nothing after opening a game or taking back. */
  readonly fresh: readonly Step<State, Action>[];
  readonly waiting: Waiting;
  /** How many of the last steps can be taken back. */
  readonly undoable: number;
}

/** Who speaks beside a table. */
export type Voice = "coach" | "lesson" | "nobody";

/** A game at this screen. */
export interface GameSession<State, Action> {
  readonly roster: Roster;
  readonly view: ReadonlySignal<View<State, Action>>;
  /** Something could not be kept, or a bot could not think: the view stands where it stood. */
  readonly trouble: ReadonlySignal<ArchiveFault | ThinkingFault | undefined>;
  /** Another window played on while nobody did anything here: this one has only to look again. */
  readonly isOvertaken: ReadonlySignal<boolean>;
  /** Who may explain this table; a host may have asked for play without a coach. */
  readonly voice: Voice;
  /** What a lesson asks for next. */
  readonly asked?: ReadonlySignal<Action | undefined>;
  /** Why a bot took a step, as long as the page remembers. */
  readonly whyOf?: (step: Step<State, Action>) => Reason | undefined;
  readonly card: () => GameCard;
  /** The record as it is kept. */
  readonly record: () => string;
  /** Plays for the person who decides, one after the other or not at all; gives why not. */
  readonly act: (...actions: readonly Action[]) => Promise<Problem | undefined>;
  /** Takes back the last steps of the people here. */
  readonly undo: (steps?: number) => Promise<Problem | undefined>;
  /** The person whose turn it is has the screen. */
  readonly takeScreen: () => void;
  /** The bots stop pausing until a person decides. */
  readonly hurry: () => void;
  /** Goes on after trouble. */
  readonly retry: () => void;
  readonly close: () => void;
}

/** A bot could not think. */
export interface ThinkingFault {
  readonly kind: "thinking";
  readonly reason: string;
}

/** What a bot's turn may take. */
const THINKING_MS = 1000;

/** Everything that a local session needs from outside. */
export interface Ports {
  readonly archive: Archive;
  readonly cup: DiceCup;
  /** How sealed dice were made, seed and all: for the record of a game that is over. */
  readonly toldDice?: string | undefined;
  /** Thinks for the bots, off this thread. */
  readonly think: (question: BotQuestion) => Promise<BotAnswer>;
  /** What the bots' own chances come from. */
  readonly botSeed: string;
  readonly wait: Wait;
  readonly pace: () => Pace;
  readonly now: () => number;
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

export function summaryOf<Setup, State, Action>(
  { game, headline }: GameUi<Setup, State, Action>,
  { turn, state, playerOf }: TableOf<State, Action>,
  roster: Roster,
): Summary {
  const round = game.round(state);
  if (turn.kind !== "over")
    return { round, next: playerOf(turn.seat), headline: undefined, winners: [] };
  const winners = [...turn.ranks.keys()].filter((player) => turn.ranks[player] === 1);
  return { round, next: undefined, headline: headline(state, roster, "english"), winners };
}

/** How a change came about. */
interface Circumstances {
  /** Nobody at this screen asked for it. */
  readonly isByItself?: boolean;
  readonly why?: Reason | undefined;
}

class LocalSession<Setup, State, Action> implements GameSession<State, Action> {
  readonly roster: Roster;
  readonly voice = "coach";
  readonly trouble = signal<ArchiveFault | ThinkingFault | undefined>(undefined);
  readonly isOvertaken = signal(false);
  readonly view;
  readonly #ui: GameUi<Setup, State, Action>;
  readonly #ports: Ports;
  #card: GameCard;
  /** Who has the screen, where several people share it. */
  #screen: Player | undefined;
  readonly #exclusively = inTurn();
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
    const steps = table.steps();
    this.view = signal(this.#viewOf(table, steps, []));
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

  takeScreen = (): void => {
    const { table, steps, waiting } = this.view.value;
    if (waiting.kind !== "handOver") return;
    this.#screen = waiting.player;
    this.view.value = this.#viewOf(table, steps, []);
  };

  hurry = (): void => this.#hurry.abort();

  retry = (): void => {
    this.trouble.value = undefined;
    void this.#playOn();
  };

  close = (): void => {
    this.#isClosed = true;
    this.#bots.abort();
  };

  /** The event, and the dice that it throws. */
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

  /** People at one screen take back each other's last action too, as they would at one table. */
  #takenBack(table: TableOf<State, Action>): Result<TableOf<State, Action>, Problem> {
    const { last } = table;
    if (last?.kind !== "acted") return table.undo(0);
    const player = table.playerOf(last.seat);
    if (isPerson(this.roster, player)) return table.undo(player);
    return err({ message: words().playedSince(this.roster.names[player] ?? "") });
  }

  /** On disk first, then on the screen. */
  async #commit(
    table: TableOf<State, Action>,
    { isByItself = false, why }: Circumstances = {},
  ): Promise<Problem | undefined> {
    const saved = await this.#ports.archive.save({
      card: {
        ...this.#card,
        summary: summaryOf(this.#ui, table, this.roster),
        playedAt: this.#ports.now(),
      },
      record: this.#recordOf(table),
    });
    if (!saved.ok) {
      if (isByItself && saved.error.kind === "changedElsewhere") this.isOvertaken.value = true;
      else this.trouble.value = saved.error;
      return { message: words().notKept };
    }
    this.#card = saved.value;
    const { table: before, steps } = this.view.value;
    const isForward = table.length > before.length;
    const all = isForward
      ? [...steps, ...stepsSince(table, before.length)]
      : steps.slice(0, table.length);
    const step = all[before.length];
    if (step !== undefined && why !== undefined) this.#reasons.set(step, why);
    this.view.value = this.#viewOf(table, all, isForward ? all.slice(before.length) : []);
    void this.#playOn();
    return undefined;
  }

  /** The seed is told when nobody can use it any more. */
  #recordOf(table: TableOf<State, Action>): string {
    return table.record(table.turn.kind === "over" ? this.#ports.toldDice : undefined);
  }

  #viewOf(
    table: TableOf<State, Action>,
    steps: readonly Step<State, Action>[],
    fresh: readonly Step<State, Action>[],
  ): View<State, Action> {
    return {
      table,
      steps,
      fresh,
      waiting: this.#waitingOf(table),
      undoable: this.#undoable(table, steps),
    };
  }

  #waitingOf({ turn, playerOf, state }: TableOf<State, Action>): Waiting {
    if (turn.kind === "over") return { kind: "over" };
    const { seat } = turn;
    const player = playerOf(seat);
    if (!isPerson(this.roster, player)) return { kind: "rival", player, seat, canHurry: true };
    const goesRound = isShared(this.roster) && this.#screen !== player && this.#ui.handsOver(state);
    return { kind: goesRound ? "handOver" : "person", player, seat };
  }

  #undoable(
    { playerOf, turn }: TableOf<State, Action>,
    steps: readonly Step<State, Action>[],
  ): number {
    if (turn.kind === "over") return 0;
    const sealed = steps.findLastIndex(
      ({ event }) => event.kind === "rolled" || !isPerson(this.roster, playerOf(event.seat)),
    );
    return steps.length - 1 - sealed;
  }

  /** Whatever needs no person: dice still in the air, and the bots, one step after the other. */
  async #playOn(): Promise<void> {
    this.#bots.abort();
    if (this.#isClosed) return;
    const run = new AbortController();
    this.#bots = run;
    const { table, waiting, fresh } = this.view.value;
    // Somebody may have taken something back, or left, while this waited for its turn.
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
      this.trouble.value = thought.error;
      return;
    }
    const moved = table.act(waiting.seat, thought.value.text);
    assert(moved.ok, "bots choose legal actions only");
    const { why } = thought.value;
    await this.#exclusively(
      async () => isOff() || this.#commit(this.#rolled(moved.value), { isByItself: true, why }),
    );
  }

  /** What the bot in this seat does. It thinks while people look at what happened before. */
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
    const event = fresh.at(-1)?.event;
    if (event === undefined) return "action";
    if (event.kind === "rolled") return "roll";
    const { table } = this.view.value;
    return isPerson(this.roster, table.playerOf(event.seat)) ? "ownTurnEnd" : "action";
  }
}

function stepsSince<State, Action>(
  table: TableOf<State, Action>,
  length: number,
): readonly Step<State, Action>[] {
  return table.steps().slice(length);
}
