import { readBotName } from "@courtly/bots";
import type { Player } from "@courtly/engine";
import { GONE_MS, stageOf, type Entry, type Request, type TableState } from "@courtly/protocol";
import { decided, refuse, type Decided, type TableFacts } from "./decision.ts";
import { botSitter } from "./seating.ts";

/** The time since a player was last at the table. */
export type SilenceOf = (player: Player) => number;

/** A request about the seats, the pace or the host of a table whose seats are not all taken. */
export type ArrangingRequest = Extract<
  Request,
  { kind: "seatBots" | "openSeat" | "passHost" | "choosePace" }
>;

interface Asking {
  readonly player: Player;
  readonly silentMs: SilenceOf;
}

/**
 * The length of a lobby's log from which its host changes nothing any more, except that bots may fill it: everybody who comes
 * reads this log. Real lobbies have a few dozen entries.
 */
export const LOBBY_ENTRIES_MAX = 500;

/** Decides on a request of the lobby. Only the host decides there, unless the host is gone. */
export function arrange(
  { tableState }: TableFacts,
  { player, silentMs }: Asking,
  request: ArrangingRequest,
): Decided {
  if (stageOf(tableState) !== "lobby") return refuse("not-now", "lobbyOver");
  if (tableState.length >= LOBBY_ENTRIES_MAX && request.kind !== "seatBots")
    return refuse("not-now", "arrangedTooMuch");
  if (request.kind === "passHost")
    return passHost(tableState, request.player, { player, silentMs });
  if (player !== tableState.host) return refuse("not-now", "hostDecides");
  if (request.kind === "seatBots") return seatBots(tableState, request);
  if (request.kind === "openSeat") return openSeat(tableState, request.player);
  const { pace } = request;
  if (pace === tableState.pace) return refuse("not-now", "samePace");
  return decided({ kind: "paced", ...(pace === undefined ? {} : { pace }) });
}

/** Puts bots into open seats. If these are the last ones, the dice are drawn. */
function seatBots(
  tableState: TableState,
  { players, level }: Extract<Request, { kind: "seatBots" }>,
): Decided {
  if (readBotName(level) === undefined) return refuse("not-now", "noBot");
  const sitters = [...tableState.places];
  const entries = [...new Set(players)].flatMap((player): readonly Entry[] => {
    if (sitters[player]?.kind !== "open") return [];
    const who = botSitter(level, sitters);
    sitters[player] = who;
    return [{ kind: "seated", player, who }];
  });
  const [first, ...more] = entries;
  return first === undefined ? refuse("not-now", "seatTaken") : decided(first, ...more);
}

/** Opens a seat that a bot or another person has. A person who is removed loses the token, and may watch. */
function openSeat({ places, host }: TableState, player: Player): Decided {
  const who = places[player];
  if (who === undefined || who.kind === "open") return refuse("not-now", "seatOpen");
  if (player === host) return refuse("not-now", "ownSeat");
  const entry: Entry = { kind: "left", player, by: host };
  if (who.kind === "bot") return decided(entry);
  return { ok: true, value: { entries: [entry], seat: { player, tokenHashes: [] } } };
}

/** Makes another person the host: the host wants it, or the person who asks does, because the host is gone. */
function passHost({ places, host }: TableState, to: Player, { player, silentMs }: Asking): Decided {
  if (to === host) return refuse("not-now", "ownHost");
  if (places[to]?.kind !== "person") return refuse("not-now", "nobodyThere");
  if (player !== host && player !== to) return refuse("not-now", "hostDecides");
  if (player !== host && silentMs(host) < GONE_MS) return refuse("not-now", "hostIsHere");
  return decided({ kind: "hostPassed", player: to });
}
