import { assert } from "./assert.ts";
import { writeRecordText } from "./records/recordText.ts";
import type { NumberedThrow, Throw } from "./cup.ts";
import { linesAfter, readEvent, withLine, writeEvent, type EventLines } from "./eventLines.ts";
import type { Faces } from "./faces.ts";
import type { Game, GameEvent, GameFacts, Turn } from "./game.ts";
import type { HeaderFault, HeaderLine, Problem } from "./records/header.ts";
import { canonical, play, refusalOfSeat } from "./play.ts";
import { err, ok, type Result } from "./result.ts";
import type { ByPlayer, Player, Seat } from "./seats.ts";
import type { Step } from "./tale.ts";
import { ENGLISH } from "./words/en.ts";

/** The parts of a record's header that every game has: the players' names and the origin of the dice. */
export interface Head {
  readonly names: ByPlayer<string>;
  /** The origin of the dice: the value of the record's `dice` line. */
  readonly dice?: string | undefined;
}

/** The turn at a table. Unlike a game's `Turn`, its throws are numbered. */
export type TableTurn = Exclude<Turn, Throw> | NumberedThrow;

/**
 * A game in progress. Its interface hides the types of state and action, so that a server or referee can
 * hold tables of both games in one list. Tables are immutable: every step returns a new one. A table keeps its state
 * and its events, but no states before the last roll.
 */
export interface Table {
  readonly gameId: string;
  readonly head: Head;
  readonly turn: TableTurn;
  /** The name of the turn: a seat's turn in a round, or a decision outside it. It stays the same until the turn ends. */
  readonly turnName: string;
  readonly length: number;
  /** The text of the last event if it was an action; undefined after a roll and at the beginning. */
  readonly lastAction: () => string | undefined;
  readonly playerOf: (seat: Seat) => Player;
  /** The texts of all legal actions of the deciding seat; empty if no seat decides now. */
  readonly legal: () => readonly string[];
  /** The seat whose player has resigned, if that was the last event. */
  readonly resigned: Seat | undefined;
  /** The header lines that choose the rules. */
  readonly rules: () => readonly string[];
  /** The header lines of a record that starts from this state. */
  readonly position: () => readonly string[];
  /** Writes the record. `dice` replaces the head's `dice`, because a seed is revealed only at the end. */
  readonly record: (dice?: string) => string;
  readonly act: (seat: Seat, text: string) => Result<Table, Problem>;
  readonly roll: (faces: Faces) => Result<Table, Problem>;
  /** Ends a game of two players, because this seat's player resigns. */
  readonly resign: (seat: Seat) => Result<Table, Problem>;
  /** Takes back the last event, if it is an action of this player. */
  readonly undo: (player: Player) => Result<Table, Problem>;
}

/** A table of a known game: also has its state, and events as values instead of text. */
export interface TableOf<State, Action> extends Table {
  readonly state: State;
  readonly last: GameEvent<Action> | undefined;
  /** All steps since the beginning. They are computed by playing all events again, so call it seldom. */
  readonly steps: () => readonly Step<State, Action>[];
  /** The steps since an earlier table of the same game. Only these are played again. */
  readonly stepsSince: (earlier: TableOf<State, Action>) => readonly Step<State, Action>[];
  readonly play: (event: GameEvent<Action>) => Result<TableOf<State, Action>, Problem>;
  readonly act: (seat: Seat, text: string) => Result<TableOf<State, Action>, Problem>;
  readonly roll: (faces: Faces) => Result<TableOf<State, Action>, Problem>;
  readonly resign: (seat: Seat) => Result<TableOf<State, Action>, Problem>;
  readonly undo: (player: Player) => Result<TableOf<State, Action>, Problem>;
}

/** A game whose interface hides its own types; opens tables from a record's header. */
export interface GameBox<Opened extends Table = Table> extends GameFacts {
  readonly open: (head: Head, lines: readonly HeaderLine[]) => Result<Opened, HeaderFault>;
}

export function boxed<Setup, State, Action>(
  game: Game<Setup, State, Action>,
): GameBox<TableOf<State, Action>> {
  const { id, rulesVersion, players, seats, cites, lasting, notation } = game;
  return {
    id,
    rulesVersion,
    players,
    seats,
    cites,
    lasting,
    open: (head, lines) => {
      const setup = notation.setup.read(lines, head.names.length);
      return setup.ok ? ok(openTable(game, head, setup.value)) : setup;
    },
  };
}

export function openTable<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  head: Head,
  setup: Setup,
): TableOf<State, Action> {
  const past = { lines: undefined, last: undefined, rolls: NO_ROLLS, before: undefined };
  return new SeatedTable({ game, head, setup }, game.start(setup), past);
}

interface Origin<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly head: Head;
  readonly setup: Setup;
}

/** The way from the opening to a table. */
interface Past<State, Action> {
  readonly lines: EventLines | undefined;
  readonly last: GameEvent<Action> | undefined;
  readonly rolls: RollsInRound;
  /**
   * The table before the last event, if that was an action. Nothing else can be undone, so it cuts the links to all
   * earlier tables: memory grows with the actions since the last roll, not with the game.
   */
  readonly before: TableOf<State, Action> | undefined;
}

/** The rolls that have landed in one round. */
interface RollsInRound {
  readonly round: number;
  readonly bySeat: Readonly<Record<Seat, number>>;
}

const NO_ROLLS: RollsInRound = { round: 0, bySeat: {} };

/**
 * Each function is made when it is asked for, bound to its table: callers may take it off (`const { playerOf } = table`).
 * Made in advance, the functions would be the largest part of a table, and a client keeps a table for each entry of a log.
 */
class SeatedTable<Setup, State, Action> implements TableOf<State, Action> {
  readonly state: State;
  readonly turn: TableTurn;
  readonly #origin: Origin<Setup, State, Action>;
  readonly #past: Past<State, Action>;

  constructor(origin: Origin<Setup, State, Action>, state: State, past: Past<State, Action>) {
    const { game } = origin;
    this.state = state;
    this.turn = numbered(game.turn(state), game.round(state), past.rolls);
    this.#origin = origin;
    this.#past = past;
  }

  get gameId(): string {
    return this.#origin.game.id;
  }

  get head(): Head {
    return this.#origin.head;
  }

  get last(): GameEvent<Action> | undefined {
    return this.#past.last;
  }

  get turnName(): string {
    return this.#origin.game.turnName(this.state);
  }

  get length(): number {
    return this.#past.lines?.length ?? 0;
  }

  get resigned(): Seat | undefined {
    return this.last?.kind === "resigned" ? this.last.seat : undefined;
  }

  get steps(): TableOf<State, Action>["steps"] {
    const { game, setup } = this.#origin;
    return () => this.#stepsAfter(game.start(setup), 0);
  }

  get stepsSince(): TableOf<State, Action>["stepsSince"] {
    return ({ state, length }) => {
      assert(length <= this.length, "steps are counted from an earlier table");
      return this.#stepsAfter(state, length);
    };
  }

  #stepsAfter(from: State, length: number): readonly Step<State, Action>[] {
    const { game } = this.#origin;
    return played(game, { from, to: this.state }, linesAfter(this.#past.lines, length));
  }

  get lastAction(): Table["lastAction"] {
    const { last } = this;
    const { write } = this.#origin.game.notation.action;
    return () => (last?.kind === "acted" ? write(last.action) : undefined);
  }

  get playerOf(): Table["playerOf"] {
    return (seat) => this.#origin.game.playerOf(this.state, seat);
  }

  get legal(): Table["legal"] {
    const { game } = this.#origin;
    const { turn, state } = this;
    return () =>
      turn.kind === "decide" ? game.actions(state, turn.seat).map(game.notation.action.write) : [];
  }

  get rules(): Table["rules"] {
    const { game, setup } = this.#origin;
    return () => game.notation.setup.write(setup).rules;
  }

  get position(): Table["position"] {
    const { game } = this.#origin;
    return () => game.notation.setup.write(game.position(this.state)).position;
  }

  get record(): Table["record"] {
    const { head } = this;
    return (dice = head.dice) =>
      writeRecord({ ...this.#origin, head: { ...head, dice } }, linesAfter(this.#past.lines, 0));
  }

  get play(): TableOf<State, Action>["play"] {
    return (event) => {
      const next = play(this.#origin.game, this.state, event);
      if (!next.ok) return next;
      const past = after(this.#origin, this, this.#past, canonical(event));
      return ok(new SeatedTable(this.#origin, next.value, past));
    };
  }

  get act(): TableOf<State, Action>["act"] {
    const { game, head } = this.#origin;
    return (seat, text) => {
      const strange = refusalOfSeat(game.cites, seat, game.seats(head.names.length));
      if (strange !== undefined) return err(strange);
      const action = game.notation.action.read(text);
      if (action.ok) return this.play({ kind: "acted", seat, action: action.value });
      return err({ message: action.error });
    };
  }

  get roll(): TableOf<State, Action>["roll"] {
    return (faces) => this.play({ kind: "rolled", faces });
  }

  get resign(): TableOf<State, Action>["resign"] {
    return (seat) => this.play({ kind: "resigned", seat });
  }

  get undo(): TableOf<State, Action>["undo"] {
    const { last, before } = this.#past;
    return (player) => {
      if (last === undefined) return stands("nothingToTakeBack");
      if (last.kind === "resigned") return stands("resignationStands");
      if (last.kind === "rolled" || before === undefined) return stands("rollStands");
      return before.playerOf(last.seat) === player ? ok(before) : stands("anotherActed");
    };
  }
}

/** The past of the next table. */
function after<Setup, State, Action>(
  { game }: Origin<Setup, State, Action>,
  table: TableOf<State, Action>,
  { lines, rolls }: Past<State, Action>,
  event: GameEvent<Action>,
): Past<State, Action> {
  const isRoll = event.kind === "rolled";
  const isLasting = event.kind !== "acted";
  return {
    lines: withLine(lines, writeEvent(event, game.notation.action)),
    last: event,
    rolls: isRoll && table.turn.kind === "roll" ? counted(rolls, table.turn) : rolls,
    before: isLasting ? undefined : table,
  };
}

/** Returns the refusal of an undo. */
function stands(code: "nothingToTakeBack" | "rollStands" | "resignationStands" | "anotherActed") {
  return err<Problem>({ code, message: ENGLISH.problems[code]() });
}

/** Numbers a throw. Only landed rolls count, which cannot be undone: numbers never repeat and have no gaps. */
function numbered(turn: Turn, round: number, rolls: RollsInRound): TableTurn {
  if (turn.kind !== "roll") return turn;
  const before = rolls.round === round ? (rolls.bySeat[turn.seat] ?? 0) : 0;
  return { ...turn, round, roll: before + 1 };
}

function counted(rolls: RollsInRound, { round, seat, roll }: NumberedThrow): RollsInRound {
  return { round, bySeat: { ...(rolls.round === round ? rolls.bySeat : {}), [seat]: roll } };
}

/** Plays lines again. The first and the last state are the given ones, so that they are not kept twice. */
function played<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { from, to }: { readonly from: State; readonly to: State },
  lines: readonly string[],
): readonly Step<State, Action>[] {
  let before = from;
  return lines.map((line, index) => {
    const event = readEvent(line, game.notation.action);
    const after = index === lines.length - 1 ? to : game.apply(before, event);
    const step = { before, event, after };
    before = after;
    return step;
  });
}

function writeRecord<Setup, State, Action>(
  { game, head, setup }: Origin<Setup, State, Action>,
  body: readonly string[],
): string {
  const { rules, position } = game.notation.setup.write(setup);
  const header = [
    `game ${game.id}`,
    `rules-version ${game.rulesVersion}`,
    ...rules,
    `players ${head.names.join(", ")}`,
    ...(head.dice === undefined ? [] : [`dice ${head.dice}`]),
    ...position,
  ];
  return writeRecordText({ header, body });
}
