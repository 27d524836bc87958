import { advance, readSecret, writeSecret, type Drawing, type DrawingMove } from "@courtly/dice";
import type { BotQuestion } from "@courtly/bots/thinking";
import { assert, assertNever, type Player, type Table } from "@courtly/engine";
import {
  endsByResigning,
  stageOf,
  type Entry,
  type EntryOf,
  type Request,
  type Standing,
} from "@courtly/protocol";
import { decided, refuse, type Decided } from "./decision.ts";
import { beginning, cupAt, revealing, settled } from "./dice.ts";
import { fold, houseOf } from "./standing.ts";

/** What a decision needs to know: the table, and the secret of its dice. */
export interface Matter {
  readonly standing: Standing;
  readonly seed: Uint8Array;
}

/** What a seated player's request leads to. */
export function answer(matter: Matter, player: Player, request: Request): Decided {
  if (matter.standing.resigned.includes(player))
    return refuse("not-now", "you have resigned: a bot plays on for you");
  switch (request.kind) {
    case "act":
      return act(matter, player, request);
    case "undo":
      return undo(matter, player, request.length);
    case "seal":
      return draw(matter, {
        kind: "sealed",
        again: request.again,
        player,
        seal: request.seal,
      });
    case "reveal":
      return draw(matter, {
        kind: "shared",
        again: request.again,
        player,
        share: request.share,
      });
    case "resign":
      return resign(matter, player);
    case "leave":
      return leave(matter, player);
    case "close":
      return close(matter, player);
    default:
      return assertNever(request);
  }
}

/** The bot that plays on for somebody. */
const PLAYS_ON = "squire";

/** Longer than any game gets by playing: whoever goes to and fro for ever is stopped. */
const UNDO_LENGTH_MAX = 20_000;
const STALE = "something has happened at the table since: look again, then decide";

function act(
  { standing, seed }: Matter,
  player: Player,
  { length, text }: { readonly length: number; readonly text: string },
): Decided {
  const game = running(standing);
  if (game === undefined) return notRunning(standing);
  if (length !== standing.length) return refuse("stale", STALE);
  const { turn } = game;
  assert(turn.kind === "decide", "dice fall in the same breath as what threw them");
  if (game.playerOf(turn.seat) !== player)
    return refuse("not-your-turn", "it is not your turn", houseOf(standing).box.cites.turns);
  const next = game.act(turn.seat, text);
  if (!next.ok) return refuse("illegal", next.error.message, next.error.rule);
  return decided(
    { kind: "acted", seat: turn.seat, text },
    ...settled(next.value, () => cupAt(standing, seed), seed),
  );
}

/** What a bot is asked that decides now; one also plays on for who resigned. Nothing if a person decides. */
export function botsQuestion({ standing, seed }: Matter): BotQuestion | undefined {
  const game = running(standing);
  if (game === undefined || game.turn.kind !== "decide") return undefined;
  const player = game.playerOf(game.turn.seat);
  const who = standing.places[player];
  const bot = who?.kind === "bot" ? who.level : PLAYS_ON;
  if (who?.kind !== "bot" && !standing.resigned.includes(player)) return undefined;
  return houseOf(standing).question(game, bot, `${writeSecret(seed)}/${standing.length}`);
}

/** A bot has thought of this while the log had this length. */
export function botsTurn(matter: Matter, { text }: { readonly text: string }): Decided {
  const game = running(matter.standing);
  assert(game?.turn.kind === "decide", "a bot acts when it decides");
  const player = game.playerOf(game.turn.seat);
  return act(matter, player, { length: matter.standing.length, text });
}

function undo({ standing }: Matter, player: Player, length: number): Decided {
  const game = running(standing);
  if (game === undefined) return notRunning(standing);
  if (length !== standing.length) return refuse("stale", STALE);
  if (length > UNDO_LENGTH_MAX)
    return refuse("not-now", "too much was taken back at this table: play on");
  const before = game.undo(player);
  if (!before.ok) return refuse("not-now", before.error.message, before.error.rule);
  const lastAction = game.lastAction();
  const lasting = lastAction === undefined ? undefined : houseOf(standing).box.lasting(lastAction);
  if (lasting !== undefined) return refuse("final", lasting.message);
  return decided({ kind: "undone", player });
}

type DrawingEntry = EntryOf<"sealed" | "shared" | "timeUp">;

/** A seal or a share; with the last share the game begins in the same breath. */
function draw(matter: Matter, entry: DrawingEntry): Decided {
  const { standing, seed } = matter;
  const { drawing } = standing;
  if (stageOf(standing) !== "drawing" || drawing === undefined)
    return refuse("not-now", "the dice of this table are not being drawn now");
  const next = advance(drawing, moveOf(entry));
  if (!next.ok) return refuse("not-now", next.error);
  if (isKnown(drawing, entry)) return refuse("not-now", "this is in the log already");
  return decided(entry, ...beginning(standing, next.value, seed));
}

/** Once is enough: a log does not grow by saying the same again. */
function isKnown({ parts }: Drawing, entry: DrawingEntry): boolean {
  if (entry.kind === "timeUp") return false;
  const kind = parts[entry.player]?.kind;
  return kind === "revealed" || (kind === "sealed" && entry.kind === "sealed");
}

function moveOf(entry: DrawingEntry): DrawingMove {
  if (entry.kind === "sealed") return { ...entry, kind: "seal" };
  if (entry.kind === "timeUp") return entry;
  const share = readSecret(entry.share);
  return { ...entry, kind: "reveal", share: share.ok ? share.value : new Uint8Array() };
}

/** Whoever is late has had time enough. */
export function timeUp(matter: Matter): Decided {
  return draw(matter, { kind: "timeUp", again: matter.standing.drawing?.again ?? 0 });
}

/** A bot plays on, unless nobody is left to play with. */
function resign({ standing, seed }: Matter, player: Player): Decided {
  if (running(standing) === undefined) return notRunning(standing);
  const entry: Entry = { kind: "resigned", player };
  return endsByResigning(standing, player)
    ? decided(entry, { kind: "closed", player, why: "resigned" }, revealing(seed))
    : decided(entry);
}

function leave(matter: Matter, player: Player): Decided {
  const { standing, seed } = matter;
  switch (stageOf(standing)) {
    case "playing":
      return resign(matter, player);
    case "drawing":
      return refuse("not-now", "the dice are being drawn: wait a moment, then resign");
    case "over":
      return refuse("not-now", "the game is over: there is nothing to leave");
    case "lobby": {
      if (player === standing.opening.host)
        return decided({ kind: "closed", player, why: "left" }, revealing(seed));
      const seat = { player, tokenHash: undefined };
      return { ok: true, value: { entries: [{ kind: "left", player }], seat } };
    }
    default:
      return refuse("not-now", "there is nothing to leave");
  }
}

function close({ standing, seed }: Matter, player: Player): Decided {
  if (stageOf(standing) === "over") return refuse("not-now", "the game is over already");
  if (player !== standing.opening.host)
    return refuse("not-now", "only who opened the table may close it");
  if (standing.hasRolled)
    return refuse("not-now", "the dice have fallen: a table closes before its first roll only");
  return decided({ kind: "closed", player, why: "closed" }, revealing(seed));
}

/** Whoever forgot a table does not keep it open for ever. */
export function expire({ standing, seed }: Matter): Decided | undefined {
  if (stageOf(standing) === "over") return undefined;
  const { host } = standing.opening;
  return decided({ kind: "closed", player: host, why: "expired" }, revealing(seed));
}

function running(standing: Standing): Table | undefined {
  return stageOf(standing) === "playing" ? standing.game : undefined;
}

function notRunning(standing: Standing): Decided {
  return refuse(
    "not-now",
    stageOf(standing) === "over" ? "the game is over" : "the game has not begun",
  );
}

/** The standing once a decision is written: what it leads to is known before it is stored. */
export function foreseen(standing: Standing, entries: readonly Entry[], atMs: number): Standing {
  let next = standing;
  for (const entry of entries) next = fold(next.id, next, { n: next.length + 1, atMs, entry });
  return next;
}
