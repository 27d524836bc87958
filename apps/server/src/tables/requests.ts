import {
  advance,
  doneOf,
  lateOf,
  readSecret,
  sealIn,
  stageOf as stageOfDrawing,
  writeSecret,
  type Drawing,
  type DrawingMove,
} from "@courtly/dice";
import type { BotQuestion } from "@courtly/bots/thinking";
import { assert, assertNever, err, type Player, type Table } from "@courtly/engine";
import {
  endsByResigning,
  isPaused,
  isPlayedByBot,
  mayLeave,
  numbered,
  PLAYS_ON,
  stageOf,
  undoneGame,
  winnerByResigning,
  type Entry,
  type EntryOf,
  type Request,
  type TableState,
} from "@courtly/protocol";
import { arrange, type SilenceOf } from "./arranging.ts";
import type { SeatHolder } from "../storage/storage.ts";
import { removeOtherDevice } from "./devices.ts";
import { hold, takeBack } from "./holding.ts";
import { decline, propose, resume } from "./proposing.ts";
import {
  COPIED_SEAL,
  decided,
  refuse,
  refuseWith,
  type Decided,
  type TableFacts,
} from "./decision.ts";
import { beginning, cupAt, revealing, settled } from "./dice.ts";
import { foldAll, servedGameOf } from "./fold.ts";

/** The time of a request, and the time without progress after which shares are late. */
export interface Timing {
  readonly nowMs: number;
  readonly lateMs: number;
}

interface Sender extends SeatHolder {
  readonly timing: Timing;
  /** The time since each player was last at the table. */
  readonly silentMs: SilenceOf;
}

/** A request that is answered from the log. The link of a hand-over is remembered only. */
export type StoredRequest = Exclude<Request, { kind: "linkDevice" }>;

/** Decides on the request of a seated player. */
export function answer(
  loaded: TableFacts,
  { player, tokenHash, timing, silentMs }: Sender,
  request: StoredRequest,
): Decided {
  if (loaded.tableState.resigned.includes(player)) return refuse("not-now", "resigned");
  switch (request.kind) {
    case "act":
      return act(loaded, player, {
        length: request.length,
        texts: [request.text, ...(request.more ?? [])],
      });
    case "undo":
      return undo(loaded, player, request.length);
    case "seal":
      return draw(loaded, {
        kind: "sealed",
        again: request.again,
        player,
        seal: request.seal,
      });
    case "reveal":
      return draw(loaded, {
        kind: "shared",
        again: request.again,
        player,
        share: request.share,
      });
    case "agree":
      return agree(loaded, player, { request, timing });
    case "hold":
      return hold(loaded, request.player, { player, silentMs });
    case "takeBack":
      return takeBack(loaded, player);
    case "removeDevice":
      return removeOtherDevice(loaded, { player, tokenHash });
    case "seatBots":
    case "openSeat":
    case "passHost":
    case "choosePace":
      return arrange(loaded, { player, silentMs }, request);
    case "propose":
      return propose(loaded, player, request.what);
    case "decline":
      return decline(loaded, player);
    case "resume":
      return resume(loaded, player);
    case "resign":
      return resign(loaded, player);
    case "leave":
      return leave(loaded, player);
    case "close":
      return close(loaded, player);
    default:
      return assertNever(request);
  }
}

/** The length of a log from which undo is refused, so that nobody can undo endlessly. No real game is that long. */
const UNDO_LENGTH_MAX = 20_000;
const STALE = "something has happened at the table since: look again, then decide";

interface Acting {
  readonly length: number;
  readonly texts: readonly [string, ...string[]];
}

/** Plays the actions of a person. */
function act(loaded: TableFacts, player: Player, acting: Acting): Decided {
  const { tableState } = loaded;
  const game = running(tableState);
  if (game === undefined) return notRunning(tableState);
  if (isPaused(tableState)) return refuse("not-now", "paused");
  if (acting.length !== tableState.length) return refuseWith("stale", STALE);
  if (isPlayedByBot(tableState, player))
    return refuse("not-now", tableState.held.includes(player) ? "held" : "late");
  return played(loaded, player, acting.texts);
}

/** Plays actions of the player who is to decide, and the rolls that the last one causes: all of them, or none. */
function played(
  { tableState, secrets: { seed } }: TableFacts,
  player: Player,
  texts: readonly [string, ...string[]],
): Decided {
  const game = running(tableState);
  assert(game !== undefined, "actions are played in a running game");
  const entries: EntryOf<"acted">[] = [];
  let next = game;
  for (const text of texts) {
    const { turn } = next;
    if (turn.kind !== "decide") return refuse("not-now", "rollBetween");
    if (next.playerOf(turn.seat) !== player)
      return refuseWith(
        "not-your-turn",
        "it is not your turn",
        servedGameOf(tableState).box.cites.turns,
      );
    const after = next.act(turn.seat, text);
    if (!after.ok) return refuseWith("illegal", after.error.message, after.error.rule);
    entries.push({ kind: "acted", seat: turn.seat, text });
    next = after.value;
  }
  const [first, ...more] = entries;
  assert(first !== undefined, "there is at least one action");
  return decided(first, ...more, ...settled(next, () => cupAt(tableState, seed), seed));
}

/** The question for the bot that is to decide, also in place of a person who is away; `undefined` for a person. */
export function botsQuestion({
  tableState,
  secrets: { seed },
}: TableFacts): BotQuestion | undefined {
  const game = running(tableState);
  if (game === undefined || game.turn.kind !== "decide" || isPaused(tableState)) return undefined;
  const player = game.playerOf(game.turn.seat);
  if (!isPlayedByBot(tableState, player)) return undefined;
  const who = tableState.places[player];
  const bot = who?.kind === "bot" ? who.level : PLAYS_ON;
  return servedGameOf(tableState).question(game, bot, `${writeSecret(seed)}/${tableState.length}`);
}

/** Plays the action that a bot has chosen for the current state. */
export function botsTurn(loaded: TableFacts, { text }: { readonly text: string }): Decided {
  const game = running(loaded.tableState);
  assert(game?.turn.kind === "decide", "a bot acts only when it is to decide");
  const player = game.playerOf(game.turn.seat);
  const decision = played(loaded, player, [text]);
  if (!decision.ok)
    throw new Error(`a bot chose an action that is refused: ${text}: ${decision.error.message}`);
  return decision;
}

function undo({ tableState }: TableFacts, player: Player, length: number): Decided {
  const game = running(tableState);
  if (game === undefined) return notRunning(tableState);
  if (isPaused(tableState)) return refuse("not-now", "paused");
  if (length !== tableState.length) return refuseWith("stale", STALE);
  if (length > UNDO_LENGTH_MAX) return refuse("not-now", "undoneTooMuch");
  const before = undoneGame({ ...tableState, game }, player, servedGameOf(tableState).box);
  return before.ok ? decided({ kind: "undone", player }) : before;
}

type DrawingEntry = EntryOf<"sealed" | "shared" | "agreed">;

interface Agreeing {
  readonly request: Extract<Request, { kind: "agree" }>;
  readonly timing: Timing;
}

/** Appends the agreement of a player to go on without the late shares, once they are late. */
function agree(
  loaded: TableFacts,
  player: Player,
  { request: { again, stage }, timing: { nowMs, lateMs } }: Agreeing,
): Decided {
  const { drawing, drawingSinceMs } = loaded.tableState;
  if (drawing !== undefined && lateOf(drawing).length > 0) {
    if (stage !== undefined && stage !== stageOfDrawing(drawing))
      return refuse("not-now", "otherStep");
    if (nowMs < drawingSinceMs + lateMs) return refuse("not-now", "nobodyLate");
  }
  return draw(loaded, { kind: "agreed", again, player });
}

/** Appends a seal, a share or an agreement. With the last share, the beginning of the game is appended too. */
function draw(loaded: TableFacts, entry: DrawingEntry): Decided {
  const { tableState, secrets } = loaded;
  const { drawing, resigned } = tableState;
  if (stageOf(tableState) !== "drawing" || drawing === undefined)
    return refuse("not-now", "notDrawing");
  if (entry.kind === "sealed" && isCopied(drawing, entry)) return err(COPIED_SEAL);
  const next = advance(drawing, moveOf(entry));
  if (!next.ok) return refuse("not-now", "otherStep");
  if (isKnown(drawing, entry)) return refuse("not-now", "known");
  const more = agreementsForLeft(next.value, resigned);
  return decided(
    entry,
    ...more,
    ...beginning(tableState, more.reduce(agreed, next.value), secrets),
  );
}

/** Whether another player has this seal. */
function isCopied({ parts }: Drawing, { player, seal }: EntryOf<"sealed">): boolean {
  return parts.some((part, other) => other !== player && sealIn(part) === seal);
}

/**
 * The agreements of players who have left after their share was revealed. They cannot be asked any more, so the server
 * adds these as soon as everybody else has agreed: otherwise the table would wait for a late share without end.
 */
function agreementsForLeft(
  drawing: Drawing,
  resigned: readonly Player[],
): readonly EntryOf<"agreed">[] {
  const { again } = drawing;
  const open = doneOf(drawing).filter((player) => !drawing.agreed.includes(player));
  if (drawing.agreed.length === 0 || !open.every((player) => resigned.includes(player))) return [];
  return open.map((player) => ({ kind: "agreed", again, player }));
}

function agreed(drawing: Drawing, entry: EntryOf<"agreed">): Drawing {
  const next = advance(drawing, moveOf(entry));
  assert(next.ok, "a player whose part is done can agree");
  return next.value;
}

/** Whether the log has this entry already: repeated requests must not make it longer. */
function isKnown({ parts, agreed }: Drawing, entry: DrawingEntry): boolean {
  if (entry.kind === "agreed") return agreed.includes(entry.player);
  const kind = parts[entry.player]?.kind;
  return kind === "revealed" || (kind === "sealed" && entry.kind === "sealed");
}

function moveOf(entry: DrawingEntry): DrawingMove {
  if (entry.kind === "sealed") return { ...entry, kind: "seal" };
  if (entry.kind === "agreed") return { ...entry, kind: "agree" };
  const share = readSecret(entry.share);
  return { ...entry, kind: "reveal", share: share.ok ? share.value : new Uint8Array() };
}

/**
 * Resigns for a player. Of two players the other one has won. Of more, a bot plays on in that seat, or the table closes if only
 * one player or only bots remain.
 */
function resign({ tableState, secrets: { seed } }: TableFacts, player: Player): Decided {
  if (running(tableState) === undefined) return notRunning(tableState);
  if (winnerByResigning(tableState, player) !== undefined)
    return decided({ kind: "resigned", player, ends: "game" }, revealing(seed));
  const entry: Entry = { kind: "resigned", player };
  return endsByResigning(tableState, player)
    ? decided(entry, { kind: "closed", player, why: "resigned" }, revealing(seed))
    : decided(entry);
}

function leave(loaded: TableFacts, player: Player): Decided {
  const { tableState, secrets } = loaded;
  const stage = stageOf(tableState);
  switch (stage) {
    case "playing":
      return resign(loaded, player);
    case "drawing":
      return leaveDrawing(loaded, player);
    case "over":
      return refuse("not-now", "gameOver");
    case "lobby": {
      if (player === tableState.host)
        return decided({ kind: "closed", player, why: "left" }, revealing(secrets.seed));
      const seat = { player, tokenHashes: [] };
      return { ok: true, value: { entries: [{ kind: "left", player }], seat } };
    }
    default:
      return assertNever(stage);
  }
}

/** Leaves while the dice are being drawn. The host closes the table; for another player a bot plays, and a revealed share counts. */
function leaveDrawing({ tableState, secrets }: TableFacts, player: Player): Decided {
  const { drawing } = tableState;
  const isOver = player === tableState.host || endsByResigning(tableState, player);
  if (isOver || drawing === undefined)
    return decided({ kind: "closed", player, why: "left" }, revealing(secrets.seed));
  if (!mayLeave(tableState, player)) return refuse("not-now", "beingDrawn");
  const next = advance(drawing, { kind: "leave", again: drawing.again, player });
  if (!next.ok) return refuse("not-now", "otherStep");
  return decided({ kind: "resigned", player }, ...beginning(tableState, next.value, secrets));
}

function close({ tableState, secrets: { seed } }: TableFacts, player: Player): Decided {
  if (stageOf(tableState) === "over") return refuse("not-now", "closedAlready");
  if (player !== tableState.host) return refuse("not-now", "hostCloses");
  if (tableState.hasRolled) return refuse("not-now", "rolled");
  return decided({ kind: "closed", player, why: "closed" }, revealing(seed));
}

/** Closes a table that nobody has used for long. */
export function expire(loaded: TableFacts): Decided | undefined {
  return closeFor(loaded, "expired");
}

/** Closes a table in the name of the person who runs the server. */
export function closeByOwner(loaded: TableFacts): Decided | undefined {
  return closeFor(loaded, "owner");
}

function closeFor(
  { tableState, secrets: { seed } }: TableFacts,
  why: "expired" | "owner",
): Decided | undefined {
  if (stageOf(tableState) === "over") return undefined;
  return decided({ kind: "closed", player: tableState.host, why }, revealing(seed));
}

function running(tableState: TableState): Table | undefined {
  return stageOf(tableState) === "playing" ? tableState.game : undefined;
}

function notRunning(tableState: TableState): Decided {
  return refuse("not-now", stageOf(tableState) === "over" ? "gameOver" : "notBegun");
}

/** The state of the table after these entries, before they are stored. */
export function foreseen(
  tableState: TableState,
  entries: readonly Entry[],
  atMs: number,
): TableState {
  const { id, length } = tableState;
  return foldAll(id, tableState, numbered(entries, { after: length, atMs })) ?? tableState;
}
