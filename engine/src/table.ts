import { writeRecordText } from "./records/recordText.ts";
import type { NumberedThrow, Throw } from "./cup.ts";
import { writeFaces, type Faces } from "./faces.ts";
import type { Game, GameEvent, GameFacts, Turn } from "./game.ts";
import type { HeaderFault, HeaderLine, Problem } from "./records/header.ts";
import { canonical, play, reasons } from "./play.ts";
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
 * hold tables of both games in one list. Tables are immutable: every step returns a new one.
 */
export interface Table {
  readonly gameId: string;
  readonly head: Head;
  readonly turn: TableTurn;
  readonly length: number;
  /** The text of the last event if it was an action; undefined after a roll and at the beginning. */
  readonly lastAction: () => string | undefined;
  readonly playerOf: (seat: Seat) => Player;
  /** The texts of all legal actions of the deciding seat; empty if no seat decides now. */
  readonly legal: () => readonly string[];
  /** The header lines that choose the rules. */
  readonly rules: () => readonly string[];
  /** The header lines of a record that starts from this state. */
  readonly position: () => readonly string[];
  /** Writes the record. `dice` replaces the head's `dice`, because a seed is revealed only at the end. */
  readonly record: (dice?: string) => string;
  readonly act: (seat: Seat, text: string) => Result<Table, Problem>;
  readonly roll: (faces: Faces) => Result<Table, Problem>;
  /** Takes back the last event, if it is an action of this player. */
  readonly undo: (player: Player) => Result<Table, Problem>;
}

/** A table of a known game: also has its state, and events as values instead of text. */
export interface TableOf<State, Action> extends Table {
  readonly state: State;
  readonly last: GameEvent<Action> | undefined;
  /** All steps since the beginning. */
  readonly steps: () => readonly Step<State, Action>[];
  readonly play: (event: GameEvent<Action>) => Result<TableOf<State, Action>, Problem>;
  readonly act: (seat: Seat, text: string) => Result<TableOf<State, Action>, Problem>;
  readonly roll: (faces: Faces) => Result<TableOf<State, Action>, Problem>;
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
  return seated({ game, head, setup }, game.start(setup), undefined);
}

interface Origin<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly head: Head;
  readonly setup: Setup;
}

/** The event that led to a table, and the table before it; links form a list back to the beginning. */
interface Link<State, Action> {
  readonly before: TableOf<State, Action>;
  readonly event: GameEvent<Action>;
  readonly earlier: Link<State, Action> | undefined;
}

function seated<Setup, State, Action>(
  origin: Origin<Setup, State, Action>,
  state: State,
  link: Link<State, Action> | undefined,
): TableOf<State, Action> {
  const { game, head } = origin;
  const turn = numbered(game.turn(state), game.round(state), link);
  const table: TableOf<State, Action> = {
    gameId: game.id,
    head,
    turn,
    state,
    last: link?.event,
    steps: () => stepsUpTo(link, state),
    length: link === undefined ? 0 : link.before.length + 1,
    lastAction: () =>
      link?.event.kind === "acted" ? game.notation.action.write(link.event.action) : undefined,
    playerOf: (seat) => game.playerOf(state, seat),
    legal: () =>
      turn.kind === "decide" ? game.actions(state, turn.seat).map(game.notation.action.write) : [],
    rules: () => game.notation.setup.write(origin.setup).rules,
    position: () => game.notation.setup.write(game.position(state)).position,
    record: (dice = head.dice) =>
      writeRecord({ ...origin, head: { ...head, dice } }, stepsUpTo(link, state)),
    play: (event) => {
      const next = play(game, state, event);
      if (!next.ok) return next;
      return ok(
        seated(origin, next.value, { before: table, event: canonical(event), earlier: link }),
      );
    },
    act: (seat, text) => {
      const seats = game.seats(head.names.length);
      if (seat >= seats) return err(reasons(game.cites)("noSuchSeat", { seat, seats }));
      const action = game.notation.action.read(text);
      if (action.ok) return table.play({ kind: "acted", seat, action: action.value });
      return err({ message: action.error });
    },
    roll: (faces) => table.play({ kind: "rolled", faces }),
    undo: (player) => {
      if (link === undefined) return stands("nothingToTakeBack");
      if (link.event.kind === "rolled") return stands("rollStands");
      if (game.playerOf(link.before.state, link.event.seat) !== player)
        return stands("anotherActed");
      return ok(link.before);
    },
  };
  return table;
}

/** Returns the refusal of an undo. */
function stands(code: "nothingToTakeBack" | "rollStands" | "anotherActed") {
  return err<Problem>({ code, message: ENGLISH.problems[code]() });
}

/** Numbers a throw. Only landed rolls count, which cannot be undone: numbers never repeat and have no gaps. */
function numbered<State, Action>(
  turn: Turn,
  round: number,
  last: Link<State, Action> | undefined,
): TableTurn {
  if (turn.kind !== "roll") return turn;
  for (let link = last; link !== undefined; link = link.earlier) {
    const { before, event } = link;
    if (event.kind !== "rolled" || before.turn.kind !== "roll") continue;
    if (before.turn.round !== round) break;
    if (before.turn.seat === turn.seat) return { ...turn, round, roll: before.turn.roll + 1 };
  }
  return { ...turn, round, roll: 1 };
}

function stepsUpTo<State, Action>(
  last: Link<State, Action> | undefined,
  state: State,
): readonly Step<State, Action>[] {
  const steps: Step<State, Action>[] = [];
  let after = state;
  for (let link = last; link !== undefined; link = link.earlier) {
    const before = link.before.state;
    steps.push({ before, event: link.event, after });
    after = before;
  }
  return steps.toReversed();
}

function writeRecord<Setup, State, Action>(
  { game, head, setup }: Origin<Setup, State, Action>,
  steps: readonly Step<State, Action>[],
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
  const body = steps.map(({ event }) =>
    event.kind === "rolled"
      ? `* ${writeFaces(event.faces)}`
      : `${event.seat} ${game.notation.action.write(event.action)}`,
  );
  return writeRecordText({ header, body });
}
