import type { Player } from "@courtly/engine";
import { isPlayedByBot, presenceOf, type Presence } from "@courtly/protocol";
import type { OnlineTable } from "../onlineTable.ts";
import { minutesAndSeconds } from "./durations.ts";
import { serverNowMs } from "./serverClock.ts";
import { words } from "./words/index.ts";

/**
 * Whether a player sat down after a time of the server: its last message about the people at the table does not know that yet,
 * and would make them absent since the server has watched the table.
 */
function satDownAfter(history: OnlineTable["history"], player: Player, atMs: number): boolean {
  return history.some(
    ({ logged }) =>
      logged.entry.kind === "seated" && logged.entry.player === player && logged.atMs > atMs,
  );
}

/** The presence of a person, or the bot that plays in the person's place. */
export type SeatPresence =
  | Presence
  /** A bot plays for a person who is away or has resigned. */
  | { readonly kind: "steward" };

/** The presence at a seat now; `undefined` for a bot, for an open seat, and before the server has told it. */
export function seatPresence(
  { tableState, presence, connection, history }: OnlineTable,
  player: Player,
): SeatPresence | undefined {
  const state = tableState();
  const report = presence.value;
  if (state?.places[player]?.kind !== "person") return undefined;
  if (isPlayedByBot(state, player)) return { kind: "steward" };
  if (report === undefined || connection.value.kind !== "live") return undefined;
  if (satDownAfter(history, player, report.nowMs)) return { kind: "here" };
  return presenceOf(report, player, serverNowMs(report));
}

/** The presence at a seat in words: "Away 0:42". */
export function presenceWords(
  table: OnlineTable,
  player: Player,
  seat: SeatPresence | undefined,
): string | undefined {
  const said = words();
  const who = table.tableState()?.places[player];
  if (who?.kind !== "person" || seat === undefined) return undefined;
  const report = table.presence.value;
  switch (seat.kind) {
    case "here":
      return who.program === true ? said.program : said.here;
    case "away":
      return said.away(
        minutesAndSeconds(report === undefined ? 0 : serverNowMs(report) - seat.sinceMs),
      );
    case "gone":
      return said.gone;
    default:
      return said.stewardPlays;
  }
}
