import { secureCup } from "@courtly/dice";
import {
  err,
  ok,
  readRecord,
  seededRandom,
  type Problem,
  type RecordFault,
  type Result,
} from "@courtly/engine";
import { signal } from "@preact/signals";
import { browserArchive, type ArchiveFault } from "./archive/archive.ts";
import type { GameCard, SavedGame } from "./archive/savedGame.ts";
import { GAMES, type GameEntry } from "./games.ts";
import { settings } from "./settings.ts";
import type { Cast } from "./sitting/cast.ts";
import { wait } from "./sitting/pace.ts";
import type { LoadedGame, NewGame } from "./sitting/loadedGame.tsx";
import type { Ports } from "./sitting/sitting.ts";

export const archive = browserArchive(indexedDB);

/** The games of this browser as the start page lists them; nothing until they are read. */
export const cards = signal<Result<readonly GameCard[], ArchiveFault> | undefined>(undefined);

export async function readCards(): Promise<void> {
  cards.value = await archive.cards();
}

export function portsOf(): Ports {
  return {
    archive,
    cup: secureCup(),
    random: seededRandom(crypto.randomUUID()),
    wait,
    pace: () => settings.value.pace,
    now: () => Date.now(),
  };
}

/** A game's table comes over the wire; a page that was left open for long may ask for an old one. */
export async function loaded(game: GameEntry): Promise<Result<LoadedGame, ArchiveFault>> {
  try {
    return ok(await game.load());
  } catch {
    return err({ kind: "storage", reason: "the table did not load: reload the page" });
  }
}

/** Puts a new game on the shelf; its table can be opened then. */
export async function startGame(
  game: GameEntry,
  cast: Cast,
  opening: Omit<NewGame, "names">,
): Promise<Result<GameCard, ArchiveFault>> {
  const face = await loaded(game);
  if (!face.ok) return face;
  return keep(game.id, cast, face.value.firstRecord({ names: cast.names, ...opening }));
}

/** Why no game was started, in words. */
export function startProblem(fault: ArchiveFault): Problem {
  const reason = fault.kind === "storage" ? fault.reason : "another window was quicker";
  return { message: `no game was started: ${reason}` };
}

/** A seat that nobody chose. */
export function randomSeat(seats: number): number {
  return Math.floor(seededRandom(crypto.randomUUID())() * seats);
}

/** What a record from outside is about, or where it stops making sense. */
export interface Found {
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly isOver: boolean;
  /** The record without a line that was cut off. */
  readonly record: string;
  readonly cutOff: { readonly line: number; readonly text: string } | undefined;
}

export function examine(text: string): Result<Found, RecordFault> {
  const reading = readRecord(
    text,
    GAMES.map(({ box }) => box),
  );
  if (!reading.ok) return reading;
  const { table, cutOff } = reading.value;
  const game = GAMES.find(({ id }) => id === table.gameId) as GameEntry;
  return {
    ok: true,
    value: {
      game,
      names: table.head.names,
      isOver: table.turn.kind === "over",
      record: table.record(),
      cutOff,
    },
  };
}

/** Puts a game on the shelf as it stands. */
export async function keep(
  gameId: string,
  cast: Cast,
  record: string,
): Promise<Result<GameCard, ArchiveFault>> {
  const game = GAMES.find(({ id }) => id === gameId) as GameEntry;
  const face = await loaded(game);
  if (!face.ok) return face;
  const summary = face.value.summarise(record, cast);
  if (!summary.ok) return { ok: false, error: { kind: "storage", reason: summary.error.message } };
  const now = Date.now();
  const saved: SavedGame = {
    card: {
      id: crypto.randomUUID(),
      gameId,
      cast,
      summary: summary.value,
      startedAt: now,
      playedAt: now,
      revision: 0,
    },
    record,
  };
  return archive.save(saved);
}
