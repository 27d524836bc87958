import type { Player } from "@courtly/engine";
import { awaitedTurn, stageOf, type Entry, type EntryOf, type TableState } from "@courtly/protocol";
import type { NoticeChange } from "../storage/notices.ts";

/** Who is to be notified when these entries lead from one state to the next; `undefined` if nobody waits for anything else. */
export function noticesOf(
  before: TableState,
  next: TableState,
  entries: readonly Entry[],
): NoticeChange | undefined {
  const unsubscribed = entries.flatMap((entry) =>
    entry.kind === "left" || entry.kind === "resigned" ? [entry.player] : [],
  );
  const people = [...next.places.keys()].filter((player) => next.places[player]?.kind === "person");
  const [stage, stageBefore] = [stageOf(next), stageOf(before)];
  if (stage === "over" && stageBefore !== "over") {
    // A table that is closed before its game tells nobody anything, now and later.
    return next.game === undefined
      ? { event: undefined, players: [], unsubscribed: people }
      : { event: "over", players: without(people, unsubscribed), unsubscribed };
  }
  if (stageBefore === "lobby" && stage !== "lobby")
    return { event: "full", players: people, unsubscribed };
  if (!isOtherTurn(before, next))
    return unsubscribed.length === 0 ? undefined : { event: undefined, players: [], unsubscribed };
  const awaited = awaitedTurn(next)?.player;
  const isHere = entries.some((entry) => isByPlayer(entry) && entry.player === awaited);
  return awaited === undefined || isHere
    ? { event: undefined, players: [], unsubscribed }
    : { event: "turn", players: [awaited], unsubscribed };
}

/** Whether a player has just taken something back, or carried the game on: somebody who is at the table is not called there. */
function isByPlayer(entry: Entry): entry is EntryOf<"undone" | "tookBack" | "resumed"> {
  return entry.kind === "undone" || entry.kind === "tookBack" || entry.kind === "resumed";
}

function isOtherTurn(before: TableState, next: TableState): boolean {
  const [was, is] = [awaitedTurn(before), awaitedTurn(next)];
  return was?.player !== is?.player || was?.turn !== is?.turn;
}

function without(players: readonly Player[], others: readonly Player[]): readonly Player[] {
  return players.filter((player) => !others.includes(player));
}
