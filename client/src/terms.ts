import type { ByPlayer, Player } from "@courtly/engine";
import {
  cleanName,
  PLAYED_ON,
  PLAYS_ON,
  type CreateTable,
  type EntryOf,
  type Pace,
  type Sitter,
  type TableState,
} from "@courtly/protocol";

/** The occupant of a seat to whom a player has agreed: an open seat may be taken by any person. */
export type AgreedSitter =
  | { readonly kind: "open" }
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly level: string };

/** Another occupant of a seat, for whom a host has asked. */
interface SeatChange {
  readonly player: Player;
  readonly sitter: AgreedSitter;
}

/**
 * The game to which a player has agreed with a seat: as the host has asked for it, as a guest has seen it in the lobby, or
 * as it was before a rematch. A device compares it with the log, because a server could begin another game.
 */
export interface Terms {
  readonly game: string;
  readonly rules?: string | undefined;
  readonly board?: string | undefined;
  readonly coach?: "off" | undefined;
  /** The time for a turn at the beginning. The host may change it until the drawing, and everybody sees that. */
  readonly pace?: Pace | undefined;
  readonly listed: boolean;
  /** `undefined` after a rematch: there any player may be the host. */
  readonly host?: Player | undefined;
  readonly rematchOf?: string | undefined;
  readonly seats: ByPlayer<AgreedSitter>;
  /** The changes of seats for which this device has asked as the host. The server may have refused them. */
  readonly changes?: readonly SeatChange[] | undefined;
  /** The seat of this device. `undefined` for a guest, who takes the first open one. */
  readonly player?: Player | undefined;
  /** Whether the game may have begun without this device: then its position at another table cannot be compared. */
  readonly mayHaveBegun?: true | undefined;
  /** The names under which this device has asked for its seat: an answer may have been lost before it asked again. */
  readonly ownNames: readonly string[];
}

/** The terms of a host, from the request that opens the table. */
export function requestedTerms(request: Omit<CreateTable, "token" | "seal" | "shield">): Terms {
  const { game, rules, board, coach, pace, listed, seats } = request;
  const name = cleanName(request.name);
  const player = seats.findIndex(({ kind }) => kind === "you");
  return {
    game,
    rules,
    board,
    coach,
    pace,
    listed,
    host: player,
    player,
    seats: seats.map((seat) => (seat.kind === "you" ? { kind: "person", name } : seat)),
    ownNames: [name],
  };
}

/**
 * The terms of a host who asks for bots in open seats, or for other people in taken ones. What was agreed before stays
 * agreed: the server refuses the change if somebody has just sat down there.
 */
export function changedTerms(
  terms: Terms,
  players: readonly Player[],
  sitter: AgreedSitter,
): Terms {
  const before = terms.changes ?? [];
  const isKnown = (player: Player) =>
    before.some((change) => change.player === player && isSameSitter(change.sitter, sitter));
  const fresh = players.filter((player) => !isKnown(player)).map((player) => ({ player, sitter }));
  return { ...terms, changes: [...before, ...fresh] };
}

function isSameSitter(one: AgreedSitter, other: AgreedSitter): boolean {
  if (one.kind === "bot") return other.kind === "bot" && one.level === other.level;
  return one.kind === other.kind && one.kind === "open";
}

/** The occupants of a seat to whom a player has agreed at some time. */
function agreedAt({ seats, changes = [] }: Terms, at: Player): readonly AgreedSitter[] {
  const first = seats[at];
  const later = changes.filter(({ player }) => player === at).map(({ sitter }) => sitter);
  return first === undefined ? later : [first, ...later];
}

/** The terms of a guest, from what the lobby shows before the seat is asked for. Other guests may leave again. */
export function seenTerms(
  { opening, places }: Pick<TableState, "opening" | "places">,
  name: string,
): Terms {
  const { host, rematchOf } = opening;
  return {
    ...settingsOf(opening),
    host,
    rematchOf,
    seats: places.map((who, at) =>
      who.kind === "bot" || at === host ? agreedTo(who) : { kind: "open" },
    ),
    ownNames: [cleanName(name)],
  };
}

/** The terms of a rematch: the same game and people, each one seat further. */
export function rematchTerms({ id, opening, places, pace }: TableState, player: Player): Terms {
  const { length } = places;
  return {
    ...settingsOf(opening),
    pace,
    listed: false,
    rematchOf: id,
    seats: places.map((_, at) => agreedTo(places[(at + 1) % length])),
    player: (player + length - 1) % length,
    ownNames: ownNamesIn(places[player]),
  };
}

function settingsOf({ game, rules, board, coach, pace, listed }: EntryOf<"created">) {
  return { game, rules, board, coach, pace, listed };
}

function agreedTo(who: Sitter | undefined): AgreedSitter {
  if (who?.kind === "person") return { kind: "person", name: who.name };
  return who?.kind === "bot" ? { kind: "bot", level: who.level } : { kind: "open" };
}

function ownNamesIn(who: Sitter | undefined): readonly string[] {
  return who?.kind === "person" ? [who.name] : [];
}

/** Whether a table is as a player has agreed to, so far as its seats are taken. */
export function isAsAgreed(tableState: TableState, player: Player, terms: Terms): boolean {
  const { opening, places, drawing } = tableState;
  const own = places[player];
  // Until the drawing begins, the seat may have another guest, who leaves before this player sits down.
  const hasOwnName = own?.kind === "person" && terms.ownNames.includes(own.name);
  return (
    hasAgreedSettings(tableState, terms) &&
    opening.pace === terms.pace &&
    opening.listed === terms.listed &&
    opening.rematchOf === terms.rematchOf &&
    (terms.host === undefined || opening.host === terms.host) &&
    (terms.player === undefined || player === terms.player) &&
    places.every((who, at) => mayTake(tableState, { who, at, terms, player })) &&
    (hasOwnName || drawing === undefined)
  );
}

interface Taking {
  readonly who: Sitter;
  readonly at: Player;
  readonly terms: Terms;
  readonly player: Player;
}

/**
 * Whether somebody may sit in this seat. After a rematch everybody is seated at once, and bots sit in for people who have
 * gone. The device of the host knows every change of the host, until somebody else is the host; to all others the host may
 * give open seats to bots, and taken ones to somebody else. A host who has handed the table over may leave like any guest.
 */
function mayTake(
  { hasPassedHost, reopened }: TableState,
  { who, at, terms, player }: Taking,
): boolean {
  const agreed = agreedAt(terms, at);
  if (isAgreedSitter(who, agreed)) return true;
  if (terms.rematchOf !== undefined) return at !== player && isStandIn(who, agreed);
  if (terms.host === player && !hasPassedHost) return false;
  const wasOpen = agreed.some(({ kind }) => kind === "open");
  const isFormerHosts = hasPassedHost && at === terms.host;
  return reopened.includes(at) || isFormerHosts || (who.kind === "bot" && wasOpen);
}

/**
 * Whether a game that goes on at a new table is the one that a player has agreed to, for a device that has nothing of its
 * log. A bot may play on for a player who has resigned.
 */
export function goesOnAsAgreed(tableState: TableState, terms: Terms): boolean {
  return (
    hasAgreedSettings(tableState, terms) &&
    tableState.places.every((who, at) => {
      const agreed = agreedAt(terms, at);
      // Older servers let other bots play on.
      return isStandIn(who, agreed, [PLAYS_ON, PLAYED_ON]) || isAgreedSitter(who, agreed);
    })
  );
}

/** Whether a bot sits in the place of a person who has resigned or gone. */
function isStandIn(
  who: Sitter,
  agreed: readonly AgreedSitter[],
  levels: readonly string[] = [PLAYS_ON],
): boolean {
  const isPersons = agreed.some(({ kind }) => kind !== "bot");
  return who.kind === "bot" && levels.includes(who.level) && isPersons;
}

function hasAgreedSettings({ opening, places }: TableState, terms: Terms): boolean {
  return (
    opening.game === terms.game &&
    opening.rules === terms.rules &&
    opening.board === terms.board &&
    opening.coach === terms.coach &&
    places.length === terms.seats.length
  );
}

function isAgreedSitter(who: Sitter, agreed: readonly AgreedSitter[]): boolean {
  if (who.kind === "open") return true;
  return agreed.some((sitter) => {
    if (who.kind === "bot") return sitter.kind === "bot" && sitter.level === who.level;
    return sitter.kind === "open" || (sitter.kind === "person" && sitter.name === who.name);
  });
}
