import { boxed, readRecord, type GameBox } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import type { SavedGame } from "../../src/local/savedGame.ts";
import { TINCTURES } from "../../src/ui/drawings/tinctures.ts";
import { rosterOf, type Guest } from "../../src/home/setup/party.ts";
import type { KeptGame } from "./screen.ts";

const GAMES = [toCourtTheKing, rollingCourts];

/** The boxes that read the records of both games. Node runs this file: it must not import components of the page. */
export const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];
const DAY_MS = 86_400_000;

interface Keeping {
  readonly nowMs: number;
  readonly level?: string;
}

/** A saved game as the start page stores it when its record is pasted. */
export function savedGame(kept: KeptGame, { nowMs, level = "squire" }: Keeping): SavedGame {
  const { id, record, bots, ending, daysAgo = 0, isOfLaterRules = false } = kept;
  const reading = readRecord(record, BOXES);
  if (!reading.ok) throw new Error(reading.error.message);
  const { table } = reading.value;
  const { names } = table.head;
  const { gameId, turn } = table;
  if (turn.kind === "over" && ending === undefined)
    throw new Error("a game that is over needs its ending");
  const party = names.map((name, at): Guest => ({
    name,
    shield: TINCTURES[at] ?? "or",
    chair: bots.includes(name) ? { kind: "bot", level } : { kind: "person" },
  }));
  const playedAt = nowMs - daysAgo * DAY_MS;
  return {
    card: {
      id,
      gameId,
      roster: rosterOf(party, seatsOf(gameId, names.length)),
      summary: {
        round: Number(/^round (\d+)$/m.exec(record)?.[1] ?? 1),
        next: ending !== undefined || turn.kind === "over" ? undefined : table.playerOf(turn.seat),
        headline: ending?.headline,
        winners: ending?.winners ?? [],
      },
      startedAt: playedAt,
      playedAt,
      seed: undefined,
      revision: 1,
    },
    record: isOfLaterRules ? withLaterRules(table.record()) : table.record(),
  };
}

function seatsOf(gameId: string, players: number): number {
  return GAMES.find(({ id }) => id === gameId)?.seats(players) ?? 0;
}

function withLaterRules(record: string): string {
  return record.replace(/^rules-version \d+$/m, "rules-version 99");
}
