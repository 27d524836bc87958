import {
  advance,
  readSecret,
  sharesOf,
  stageOf as stageOfDrawing,
  writeSealedDice,
  type Drawing,
  type DrawingMove,
} from "@courtly/dice";
import {
  assert,
  assertNever,
  headerLine,
  type ByPlayer,
  type GameBox,
  type Head,
  type HeaderFault,
  type Player,
  type Result,
  type Seat,
  type Table,
} from "@courtly/engine";
import type { Entry, EntryOf, Logged } from "./entries.ts";
import type { TableStage } from "./http.ts";
import { BrokenRules, fair, UnfairDice, unwrap } from "./logFaults.ts";
import { drawnDice, revealedDice } from "./tableDice.ts";
import type { Pace } from "./paces.ts";
import type { Sitter } from "./sitter.ts";
import { devicesChanged, firstDevices } from "./devices.ts";
import { arranged } from "./lobby.ts";
import { held, isPlayedByBot, outOfTime, timed, tookBack } from "./standIns.ts";
import {
  agreedOn,
  isEndAgreed,
  isPaused,
  withoutOldProposal,
  type DeclinedProposal,
  type Proposal,
} from "./proposals.ts";
import { stageOf } from "./stage.ts";
import { newClocks, type AwaitedTurn, type TurnClocks } from "./turnClock.ts";
import { undoneGame } from "./undo.ts";

/** The start of a game: the values of a record's header lines. */
export interface Beginning {
  readonly rules?: string | undefined;
  readonly board?: string | undefined;
  readonly start: Seat;
  /** The header lines of the position with which the game begins, if it does not begin at its opening. */
  readonly position?: readonly string[] | undefined;
}

/** The state of a table, computed from its log and never stored. */
export interface TableState {
  readonly id: string;
  /** The number of entries in the log. */
  readonly length: number;
  readonly opening: EntryOf<"created">;
  readonly createdAtMs: number;
  readonly places: ByPlayer<Sitter>;
  /** The seals that came before all seats were taken. */
  readonly seals: ByPlayer<string | undefined>;
  /** The players who have resigned from a game that did not end by it: a bot plays for them. */
  readonly resigned: readonly Player[];
  /** The player who may close the table, and decides about seats and pace in the lobby. */
  readonly host: Player;
  /** Whether anybody but the first host has been the host. */
  readonly hasPassedHost: boolean;
  /** The time for a turn; without it there is no clock. */
  readonly pace: Pace | undefined;
  /** The seats that a host has opened again: anybody may sit there. */
  readonly reopened: readonly Player[];
  readonly clocks: TurnClocks;
  /** The devices that have each player's seat, from the beginning of the game: the SHA-256 of their tokens. */
  readonly devices: ByPlayer<readonly string[]>;
  /** The players for whom a bot plays until they take their seats back. */
  readonly held: readonly Player[];
  /** The turn that ran out of time: a bot finishes it. */
  readonly lateTurn: AwaitedTurn | undefined;
  /** The number of events of the game when a bot played last: no undo reaches further back. */
  readonly botsEvents: number;
  /** The number of turns in a row that each player has let run out of time. */
  readonly lateTurns: ByPlayer<number>;
  /** The proposal to which not everybody has agreed yet. */
  readonly proposal: Proposal | undefined;
  /** The last proposal that was declined. */
  readonly declined: DeclinedProposal | undefined;
  /** When the game was paused; `undefined` while it is not. */
  readonly pausedSinceMs: number | undefined;
  readonly drawing: Drawing | undefined;
  /** When the drawing last made progress. From `LATE_MS` later on, the others may go on without the late shares. */
  readonly drawingSinceMs: number;
  readonly game: Table | undefined;
  /** The value of the record's `dice` line. It has the seed only after the game. */
  readonly dice: string | undefined;
  /** Whether the dice of the game have been rolled, here or at the table whose game goes on here. */
  readonly hasRolled: boolean;
  readonly isClosed: boolean;
  /** The player who has closed the table, if a player did, or the host of one that has expired or that the owner of the server has closed. */
  readonly closedBy: Player | undefined;
  /** The seed of the server, once it is revealed. */
  readonly seed: string | undefined;
  readonly rematch: string | undefined;
  /** The table where the game goes on after this server had lost entries. */
  readonly continued: string | undefined;
}

/** The names of all players; empty for an open seat. */
export function namesOf({ places }: TableState): ByPlayer<string> {
  return places.map((who) => (who.kind === "open" ? "" : who.name));
}

/** The record of the game: its log without undone actions. `undefined` before the game begins. */
export function recordOf({ game, dice }: TableState): string | undefined {
  return game?.record(dice);
}

export function openGame(
  box: GameBox,
  head: Head,
  { rules, board, start, position = [`start ${start}`] }: Beginning,
): Result<Table, HeaderFault> {
  const lines = [
    ...position,
    ...(rules === undefined ? [] : [`rules ${rules}`]),
    ...(board === undefined ? [] : [`board ${board}`]),
  ];
  return box.open(head, lines.map(headerLine));
}

export interface Folding {
  readonly fold: (id: string, tableState: TableState | undefined, logged: Logged) => TableState;
  /** The state of the table after these entries. */
  readonly foldAll: (
    id: string,
    from: TableState | undefined,
    entries: readonly Logged[],
  ) => TableState | undefined;
}

/**
 * Folds logs of these games.
 * @throws UnfairDice at an entry that contradicts the earlier ones
 * @throws BrokenRules at a move or roll that the rules do not allow
 */
export function foldingOf(boxes: readonly GameBox[]): Folding {
  const fold: Folding["fold"] = (id, tableState, { n, atMs, entry }) => {
    if (tableState === undefined) {
      assert(n === 1, "a log begins with its first entry");
      fair(entry.kind === "created", "a log begins with a created entry");
      return opened(id, entry, atMs);
    }
    assert(n === tableState.length + 1, "a log has no gaps");
    const stage = stageOf(tableState);
    fair(hasKnownPlayer(tableState, entry), "an entry names a player that the table does not have");
    fair(!isPaused(tableState) || !isPlay(entry.kind), "nobody plays while the game is paused");
    fair(isWrittenAt(stage, entry.kind), `an entry '${entry.kind}' cannot follow at '${stage}'`);
    const next =
      entry.kind === "begun"
        ? begun(boxes, tableState, entry)
        : after(boxes, tableState, { entry, atMs });
    const current = withoutOldProposal(next, tableState, entry);
    return { ...timed(current, tableState, { entry, atMs }), length: n };
  };
  return {
    fold,
    foldAll: (id, from, entries) => {
      let tableState = from;
      for (const logged of entries) tableState = fold(id, tableState, logged);
      return tableState;
    },
  };
}

function hasKnownPlayer({ places }: TableState, entry: Entry): boolean {
  return !("player" in entry) || entry.player === undefined || entry.player in places;
}

/**
 * Whether a server writes entries of this kind at this stage. At another stage they could draw the dice again after the
 * shares are known, or add rolls after the seed is revealed.
 */
function isWrittenAt(stage: TableStage, kind: Entry["kind"]): boolean {
  return WRITTEN_AT[stage].includes(kind);
}

/** Whether an entry carries the game on. */
function isPlay(kind: Entry["kind"]): boolean {
  return ["acted", "rolled", "undone", "outOfTime", "held"].includes(kind);
}

const WRITTEN_AT: Readonly<Record<TableStage, readonly Entry["kind"][]>> = {
  lobby: ["seated", "left", "paced", "hostPassed", "sealed", "closed", "continued"],
  drawing: [
    "sealed",
    "shared",
    "agreed",
    "timeUp",
    "devices",
    "resigned",
    "begun",
    "closed",
    "continued",
  ],
  playing: [
    "devices",
    "acted",
    "rolled",
    "undone",
    "outOfTime",
    "held",
    "tookBack",
    "proposed",
    "declined",
    "resumed",
    "resigned",
    "closed",
    "continued",
  ],
  over: ["devices", "revealed", "rematch", "continued"],
};

function opened(id: string, opening: EntryOf<"created">, atMs: number): TableState {
  return {
    id,
    length: 1,
    opening,
    createdAtMs: atMs,
    places: Array.from({ length: opening.players }, () => ({ kind: "open" })),
    seals: Array.from({ length: opening.players }, () => undefined),
    resigned: [],
    host: opening.host,
    hasPassedHost: false,
    pace: opening.pace,
    reopened: [],
    clocks: newClocks(opening.players, opening.pace),
    devices: Array.from({ length: opening.players }, () => []),
    held: [],
    lateTurn: undefined,
    botsEvents: 0,
    lateTurns: Array.from({ length: opening.players }, () => 0),
    proposal: undefined,
    declined: undefined,
    pausedSinceMs: undefined,
    drawing: undefined,
    drawingSinceMs: atMs,
    game: undefined,
    dice: undefined,
    hasRolled: false,
    isClosed: false,
    closedBy: undefined,
    seed: undefined,
    rematch: undefined,
    continued: undefined,
  };
}

interface Written {
  readonly entry: Exclude<Entry, EntryOf<"begun">>;
  readonly atMs: number;
}

function after(
  boxes: readonly GameBox[],
  tableState: TableState,
  { entry, atMs }: Written,
): TableState {
  switch (entry.kind) {
    case "created":
      throw new UnfairDice("a table is created once");
    case "seated":
    case "left":
    case "paced":
    case "hostPassed":
      return arranged(tableState, entry, atMs);
    case "devices":
      return devicesChanged(tableState, entry);
    case "outOfTime":
      return outOfTime(tableState, entry.player, atMs);
    case "held":
      return held(tableState, entry);
    case "tookBack":
      return tookBack(tableState, entry.player);
    case "sealed":
      return tableState.drawing === undefined
        ? { ...tableState, seals: tableState.seals.with(entry.player, entry.seal) }
        : drawn(tableState, { ...entry, kind: "seal" }, atMs);
    case "shared":
      return drawn(
        tableState,
        { ...entry, kind: "reveal", share: unwrap(readSecret(entry.share)) },
        atMs,
      );
    case "agreed":
      return drawn(tableState, { ...entry, kind: "agree" }, atMs);
    case "timeUp":
      return drawn(tableState, entry, atMs);
    case "proposed":
    case "declined":
    case "resumed":
      return agreedOn(tableState, entry, atMs);
    case "acted":
      return acted(tableState, entry);
    case "rolled":
      return {
        ...tableState,
        game: allowed(gameOf(tableState).roll(entry.faces)),
        hasRolled: true,
      };
    case "undone":
      return { ...tableState, game: undone(boxes, tableState, entry.player) };
    case "resigned":
      return entry.ends === "game"
        ? endedBy(tableState, entry.player)
        : resigned(tableState, entry.player, atMs);
    case "closed":
      return closed(tableState, entry);
    case "revealed":
      fair(tableState.seed === undefined, "a seed is revealed once");
      return { ...tableState, seed: entry.seed, dice: revealedDice(tableState, entry.seed) };
    case "rematch":
      fair(tableState.rematch === undefined, "a table has one rematch");
      return { ...tableState, rematch: entry.table };
    case "continued":
      fair(tableState.continued === undefined, "a game goes on at one other table");
      return { ...tableState, continued: entry.table, isClosed: true };
    default:
      return assertNever(entry);
  }
}

function closed(tableState: TableState, { player, why }: EntryOf<"closed">): TableState {
  fair(
    why !== "agreed" || isEndAgreed(tableState),
    "a game ends by agreement only if everybody has agreed",
  );
  return { ...tableState, isClosed: true, closedBy: player };
}

/** The state after an action. A person never undoes the action of a bot, not even of one that has played in the own seat. */
function acted(tableState: TableState, { seat, text }: EntryOf<"acted">): TableState {
  const before = gameOf(tableState);
  const game = allowed(before.act(seat, text));
  const isBots = isPlayedByBot(tableState, before.playerOf(seat));
  return { ...tableState, game, botsEvents: isBots ? game.length : tableState.botsEvents };
}

function gameOf({ game }: TableState): Table {
  assert(game !== undefined, "the game has begun");
  return game;
}

function undone(boxes: readonly GameBox[], tableState: TableState, player: Player): Table {
  const undoing = { ...tableState, game: gameOf(tableState) };
  return allowed(undoneGame(undoing, player, boxOf(boxes, tableState)));
}

/** The game after a move or roll that its rules allow. */
function allowed(result: Result<Table, unknown>): Table {
  if (!result.ok) throw new BrokenRules(JSON.stringify(result.error));
  return result.value;
}

/** A player who resigns while the dice are being drawn has no share in them, unless it was revealed before. */
function resigned(tableState: TableState, player: Player, atMs: number): TableState {
  const isPlaying = tableState.places[player]?.kind === "person";
  fair(isPlaying && !tableState.resigned.includes(player), "a person resigns once");
  const next = { ...tableState, resigned: [...tableState.resigned, player] };
  const { drawing } = tableState;
  if (stageOf(tableState) !== "drawing" || drawing === undefined) return next;
  return drawn(next, { kind: "leave", again: drawing.again, player }, atMs);
}

/** Ends a game of two players by the rules: the other player has won. A bot never resigns. */
function endedBy(tableState: TableState, player: Player): TableState {
  const { game, places } = tableState;
  fair(game !== undefined, "no game ends before it has begun");
  fair(places[player]?.kind === "person", "only a person resigns");
  return { ...tableState, game: allowed(game.resign(firstSeatOf(game, player))) };
}

function firstSeatOf({ playerOf }: Table, player: Player): Seat {
  let seat = 0;
  while (playerOf(seat) !== player) seat += 1;
  return seat;
}

function drawn(tableState: TableState, move: DrawingMove, atMs: number): TableState {
  const { drawing } = tableState;
  assert(drawing !== undefined, "the drawing begins when all seats are taken");
  const advanced = advance(drawing, move);
  fair(advanced.ok, `a step of the drawing is not possible: ${advanced.ok ? "" : advanced.error}`);
  const next = advanced.value;
  const isNews = next.again !== drawing.again || stageOfDrawing(next) !== stageOfDrawing(drawing);
  return {
    ...tableState,
    drawing: next,
    drawingSinceMs: isNews ? atMs : tableState.drawingSinceMs,
  };
}

function begun(
  boxes: readonly GameBox[],
  tableState: TableState,
  entry: EntryOf<"begun">,
): TableState {
  const { start, dice } = entry;
  const { rules, board, position } = tableState.opening;
  const box = boxOf(boxes, tableState);
  const shares = tableState.drawing && sharesOf(tableState.drawing);
  fair(shares !== undefined, "the game begins before everybody's share is there");
  const head = { names: namesOf(tableState), dice };
  const game = unwrap(openGame(box, head, { rules, board, start, position }));
  const drawn = drawnDice(tableState, { shares, game });
  fair(
    dice === writeSealedDice(drawn),
    "the game begins with other dice than were sealed and drawn",
  );
  const devices = firstDevices(tableState, entry);
  return { ...tableState, game, dice, devices, hasRolled: position !== undefined };
}

function boxOf(boxes: readonly GameBox[], { opening: { game } }: TableState): GameBox {
  const box = boxes.find(({ id }) => id === game);
  assert(box !== undefined, `the log names a game that is not known: ${game}`);
  return box;
}
