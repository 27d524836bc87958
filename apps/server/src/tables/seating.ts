import { botTitle, levelsIn, readBotName, TITLES } from "@courtly/bots";
import { seal } from "@courtly/dice";
import { assert, err, ok, type ByPlayer, type Player, type Result } from "@courtly/engine";
import {
  areLookalikes,
  hasBoundDice,
  SHIELDS,
  standInFor,
  stageOf,
  type CreateTable,
  type Entry,
  type JoinTable,
  type Refused,
  type Shield,
  type Sitter,
  type TableState,
} from "@courtly/protocol";
import { findServedGame, GAME_IDS, type ServedGame } from "../games.ts";
import { COPIED_SEAL, refuse, refuseWith, type Decided } from "./decision.ts";

/** The first entries of a table: the game, its rules, and the players who are seated from the start. */
export function openingOf(
  request: CreateTable,
  seed: Uint8Array,
): Result<{ readonly entries: readonly Entry[]; readonly host: Player }, Refused> {
  const servedGame = findServedGame(request.game);
  if (servedGame === undefined)
    return refuseWith("impossible-table", `there is no such game: ${GAME_IDS.join(" or ")} wanted`);
  const { rules, board, listed, coach, pace } = request;
  const players = request.seats.length;
  const host = request.seats.findIndex(({ kind }) => kind === "you");
  const seats = seatedAtOnce(request);
  if (!seats.ok) return seats;
  const fault = faultOf(servedGame, request);
  if (fault !== undefined) return err(fault);
  const created: Entry = {
    kind: "created",
    game: servedGame.id,
    ...(rules === undefined ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    players,
    host,
    listed,
    ...(coach === undefined ? {} : { coach }),
    ...(pace === undefined ? {} : { pace }),
    ...(request.seal === undefined ? {} : { dice: "sealed-2" }),
    seal: seal(seed),
  };
  return ok({ entries: [created, ...seats.value], host });
}

/** Checks that the game can be opened with these settings, so that it cannot fail when the last player sits down. */
function faultOf(
  servedGame: ServedGame,
  { rules, board, seats }: CreateTable,
): Refused | undefined {
  const { players, cites } = servedGame.box;
  if (seats.length < players.min || seats.length > players.max)
    return {
      code: "impossible-table",
      message: `${players.min} to ${players.max} players wanted, ${seats.length} found`,
      rule: cites.players,
    };
  const names = seats.map((_, player) => `Player ${player}`);
  const opened = servedGame.open({ names }, { rules, board, start: 0 });
  return opened.ok
    ? undefined
    : { code: "impossible-table", message: opened.error.message, rule: opened.error.rule };
}

function seatedAtOnce(request: CreateTable): Result<readonly Entry[], Refused> {
  const host: Sitter = { kind: "person", name: request.name, shield: request.shield };
  const sitters: Sitter[] = [host];
  const entries: Entry[] = [];
  for (const [player, seat] of request.seats.entries()) {
    if (seat.kind === "open") continue;
    if (seat.kind === "you") {
      entries.push(...personSeated(player, host, request.seal));
      continue;
    }
    if (readBotName(seat.level) === undefined)
      return refuseWith(
        "impossible-table",
        `there is no such bot: ${levelsIn(request.game).join(", ")} wanted`,
      );
    const who = botSitter(seat.level, sitters);
    sitters.push(who);
    entries.push({ kind: "seated", player, who });
  }
  return ok(entries);
}

/** A bot of a known level, with a name and a shield that nobody else has. */
export function botSitter(level: string, sitters: readonly Sitter[]): Sitter {
  const bot = readBotName(level);
  assert(bot !== undefined, "the level of a bot is known");
  const name = freeName(botTitle(bot, TITLES), sitters);
  return { kind: "bot", level, name, shield: freeShield(undefined, sitters) };
}

/** Decides on a request to join: takes the wanted seat, or the first open one. */
export function join(
  tableState: TableState,
  { name, shield, player: wanted, seal: sealed, program }: JoinTable,
  tokenHash: string,
): Decided {
  if (stageOf(tableState) !== "lobby") return refuse("full", "begun");
  const player = wanted ?? tableState.places.findIndex(({ kind }) => kind === "open");
  if (tableState.places[player]?.kind !== "open") return refuse("full", "taken");
  if (isTaken(name, tableState.places))
    return refuseWith(
      "name-taken",
      "somebody at this table has that name, or one that looks like it: choose another",
    );
  if (sealed !== undefined && tableState.seals.includes(sealed)) return err(COPIED_SEAL);
  const who: Sitter = {
    kind: "person",
    name,
    shield: freeShield(shield, tableState.places),
    ...(program && { program }),
  };
  return ok({
    entries: personSeated(player, who, sealed),
    seat: { player, tokenHashes: [tokenHash] },
  });
}

/** Seats a person. The seal comes first: the dice are drawn from the seals when the last seat is taken. */
function personSeated(
  player: Player,
  who: Sitter,
  sealed: string | undefined,
): readonly [Entry, ...Entry[]] {
  const seated: Entry = { kind: "seated", player, who };
  return sealed === undefined
    ? [seated]
    : [{ kind: "sealed", again: 0, player, seal: sealed }, seated];
}

interface Rematching {
  readonly seed: Uint8Array;
  readonly asking: Player;
  /** Whether a player has gone: a bot takes the seat, so that nobody waits for a share that does not come. */
  readonly isGone: (player: Player) => boolean;
}

/** The first entries of a rematch: the same players, each one seat further. `from` has their old places. */
export function rematchOf(
  tableState: TableState,
  { seed, asking, isGone }: Rematching,
): { readonly entries: readonly Entry[]; readonly from: ByPlayer<Player> } {
  // A game that continued another one began with a position. Its rematch begins at the opening.
  const { continues: _, position: __, pace: ___, ...opening } = tableState.opening;
  const { places, pace } = tableState;
  const { length } = places;
  const from = places.map((_, player) => (player + 1) % length);
  const created: Entry = {
    ...opening,
    host: from.indexOf(asking),
    listed: false,
    ...(hasBoundDice(tableState) ? { dice: "sealed-2" } : {}),
    seal: seal(seed),
    rematchOf: tableState.id,
    ...(pace === undefined ? {} : { pace }),
  };
  const seated = from.map((before, player): Entry => {
    const who = places[before] as Sitter;
    const isAbsent = who.kind === "person" && before !== asking && isGone(before);
    return {
      kind: "seated",
      player,
      who: isAbsent ? standInFor(who) : who,
    };
  });
  return { entries: [created, ...seated], from };
}

/** The name itself, or with the first free number: "Squire", "Squire 2". */
function freeName(name: string, sitters: readonly Sitter[]): string {
  let free = name;
  for (let number = 2; isTaken(free, sitters); number += 1) free = `${name} ${number}`;
  return free;
}

/** Whether a player has this name, or one that people could take for it. */
function isTaken(name: string, sitters: readonly Sitter[]): boolean {
  return sitters.some((who) => who.kind !== "open" && areLookalikes(who.name, name));
}

/** The wanted shield if it is free, otherwise the first free one. */
function freeShield(wanted: Shield | undefined, sitters: readonly Sitter[]): Shield {
  const taken = new Set(sitters.map((who) => (who.kind === "open" ? undefined : who.shield)));
  if (wanted !== undefined && !taken.has(wanted)) return wanted;
  return SHIELDS.find((shield) => !taken.has(shield)) ?? "or";
}
