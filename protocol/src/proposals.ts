import { assertNever, type Player } from "@courtly/engine";
import type { Entry, EntryOf } from "./entries.ts";
import { fair } from "./logFaults.ts";
import { stageOf } from "./stage.ts";
import type { TableState } from "./tableState.ts";
import { shiftedClocks } from "./turnClock.ts";

/** What players may agree on: a pause, or the end of the game without a winner. */
export type ProposalKind = EntryOf<"proposed">["what"];

/** A proposal to which some players have agreed. There is one at a time. */
export interface Proposal {
  readonly what: ProposalKind;
  readonly agreed: readonly Player[];
}

/** A proposal that somebody has declined, and the number of events of the game then. */
export interface DeclinedProposal extends Proposal {
  readonly events: number;
}

/** Whether a person still plays: has not resigned. A bot may hold the seat meanwhile. */
export function isPlaying({ places, resigned }: TableState, player: Player): boolean {
  return places[player]?.kind === "person" && !resigned.includes(player);
}

/**
 * The players who must agree. For a pause, the people who have their seats: somebody who is away and held by a bot resumes
 * when coming back, and a program does not get tired. For the end, everybody who plays, so that nobody loses a game by
 * being away.
 */
export function neededFor(tableState: TableState, what: ProposalKind): readonly Player[] {
  const { places } = tableState;
  const isNeeded = (player: Player) => what === "end" || isAskedForPause(tableState, player);
  return [...places.keys()].filter((player) => isPlaying(tableState, player) && isNeeded(player));
}

function isAskedForPause({ places, held }: TableState, player: Player): boolean {
  const who = places[player];
  return who?.kind === "person" && who.program !== true && !held.includes(player);
}

/** Whether everybody who must agree to the proposal has agreed. */
function isAgreedByAll(tableState: TableState, { what, agreed }: Proposal): boolean {
  return neededFor(tableState, what).every((player) => agreed.includes(player));
}

/** Whether everybody has agreed to end the game. */
export function isEndAgreed(tableState: TableState): boolean {
  const { proposal } = tableState;
  return proposal?.what === "end" && isAgreedByAll(tableState, proposal);
}

/** The state after an entry about a pause, or about an end by agreement. */
export function agreedOn(
  tableState: TableState,
  entry: EntryOf<"proposed" | "declined" | "resumed">,
  atMs: number,
): TableState {
  switch (entry.kind) {
    case "proposed":
      return proposed(tableState, entry, atMs);
    case "declined":
      return declined(tableState, entry);
    case "resumed":
      return resumed(tableState, entry, atMs);
    default:
      return assertNever(entry);
  }
}

/** The state after a player has made a proposal or has agreed to one. With the last agreement to a pause, the game is paused. */
function proposed(
  tableState: TableState,
  { player, what }: EntryOf<"proposed">,
  atMs: number,
): TableState {
  const { proposal, pausedSinceMs } = tableState;
  fair(isPlaying(tableState, player), "only somebody who plays agrees to a pause or an end");
  fair(proposal === undefined || proposal.what === what, "there is one proposal at a time");
  fair(what === "end" || pausedSinceMs === undefined, "a game is paused once");
  const before = proposal?.agreed ?? [];
  fair(!before.includes(player), "a player agrees once");
  const next: Proposal = { what, agreed: [...before, player] };
  return what === "pause" && isAgreedByAll(tableState, next)
    ? { ...tableState, proposal: undefined, pausedSinceMs: atMs }
    : { ...tableState, proposal: next };
}

/** The state after a player has declined a proposal, or has taken it back. */
function declined(tableState: TableState, { player }: EntryOf<"declined">): TableState {
  const { proposal, game } = tableState;
  fair(proposal !== undefined, "only a proposal is declined");
  fair(isPlaying(tableState, player), "only somebody who plays declines");
  const events = game?.length ?? 0;
  return { ...tableState, proposal: undefined, declined: { ...proposal, events } };
}

/** The state after a player has ended a pause: the clock of the turn goes on where it stood. */
function resumed(tableState: TableState, { player }: EntryOf<"resumed">, atMs: number): TableState {
  const { pausedSinceMs, clocks } = tableState;
  fair(pausedSinceMs !== undefined, "only a paused game is resumed");
  fair(isPlaying(tableState, player), "only somebody who plays resumes the game");
  const pausedMs = Math.max(0, atMs - pausedSinceMs);
  return { ...tableState, pausedSinceMs: undefined, clocks: shiftedClocks(clocks, pausedMs) };
}

/** The state without a proposal, if this entry shows that it is out of date: somebody who agreed plays on, or others play now. */
export function withoutOldProposal(
  next: TableState,
  before: TableState,
  { kind }: Entry,
): TableState {
  const { proposal } = next;
  if (proposal === undefined || proposal !== before.proposal) return next;
  const isOld =
    CHANGES_OF_PLAYERS.has(kind) || (MOVES.has(kind) && hasAgreedMover(before, proposal));
  return isOld ? { ...next, proposal: undefined } : next;
}

const CHANGES_OF_PLAYERS: ReadonlySet<Entry["kind"]> = new Set(["resigned", "held", "tookBack"]);
const MOVES: ReadonlySet<Entry["kind"]> = new Set(["acted", "undone"]);

/** Whether a player who has agreed was to decide, so that a move was that player's. */
function hasAgreedMover({ game }: TableState, { agreed }: Proposal): boolean {
  return game?.turn.kind === "decide" && agreed.includes(game.playerOf(game.turn.seat));
}

/** Whether the game is paused. */
export function isPaused(tableState: TableState): boolean {
  return tableState.pausedSinceMs !== undefined && stageOf(tableState) === "playing";
}
