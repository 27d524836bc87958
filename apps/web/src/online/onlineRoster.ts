import type { Terms } from "@courtly/client";
import type { Player } from "@courtly/engine";
import { SHIELDS, type Shield, type Sitter, type TableState } from "@courtly/protocol";
import { listed } from "../i18n/listed.ts";
import { PERSON, type Roster, type Chair } from "../table/roster.ts";
import { words as tableWords } from "../table/words/index.ts";
import { words } from "./words/index.ts";

/** The roster of an online table, as this device sees it. */
export function onlineRoster(
  { places, resigned, isClosed }: TableState,
  me: Player | undefined,
  seats: number,
): Roster {
  const own = places.map((sitter) => (sitter.kind === "open" ? undefined : sitter.shield));
  const taken = own.filter((shield) => shield !== undefined);
  const free = SHIELDS.filter((shield) => !taken.includes(shield));
  const shields: readonly Shield[] = [...taken, ...free];
  return {
    names: places.map((sitter) => (sitter.kind === "open" ? "" : sitter.name)),
    chairs: places.map((sitter, player) =>
      chairOf(sitter, player === me, !isClosed && resigned.includes(player)),
    ),
    shields: shields.slice(0, seats),
  };
}

function chairOf(sitter: Sitter, isMe: boolean, hasResigned: boolean): Chair {
  if (sitter.kind === "bot") return { kind: "bot", level: sitter.level };
  if (hasResigned) return { kind: "bot", level: "stand-in" };
  return isMe ? PERSON : { kind: "away" };
}

export function nameOf({ places }: TableState, player: Player): string {
  const sitter = places[player];
  return sitter === undefined || sitter.kind === "open" ? words().somebody : sitter.name;
}

/** The names of players in a sentence: "Ada and Ben". */
export function listedPlayers(tableState: TableState, players: readonly Player[]): string {
  return listed(players.map((player) => nameOf(tableState, player)));
}

/**
 * The people whose seats bots have at a rematch, because they were gone: those to whom this player has agreed in the game
 * before. Everybody keeps the name.
 */
export function replacedPeople(
  { places }: TableState,
  terms: Terms | undefined,
): readonly Player[] {
  if (terms?.rematchOf === undefined) return [];
  return [...places.keys()].filter(
    (player) => places[player]?.kind === "bot" && terms.seats[player]?.kind === "person",
  );
}

/** The label of the rematch button. */
export function rematchWords({ rematch }: TableState): string {
  return rematch === undefined ? tableWords().playAgain : words().nextTable;
}
