import { err, ok, type Problem, type Result, type Seat } from "@courtly/engine";
import { signal } from "@preact/signals";
import { browserArchive, type ArchiveFault } from "./archive.ts";
import type { GameCard, SavedGame, Tried } from "./savedGame.ts";
import { botRpc } from "../workers/botRpc.ts";
import type { GameEntry } from "../games/gameEntry.ts";
import { GAMES } from "../games/index.ts";
import { diceOf, sealDice } from "./localDice.ts";
import { newId } from "../ui/newId.ts";
import { settings } from "../settings/settings.ts";
import type { Roster } from "../table/roster.ts";
import { wait } from "../table/pace.ts";
import type { LoadedGame, NewGame } from "../table/loadedGame.tsx";
import type { Ports } from "./localSession.ts";
import { words } from "../i18n/words/index.ts";

export const archive = browserArchive(indexedDB);

/** The games of this browser for the start page; `undefined` until they are read. */
export const cards = signal<Result<readonly GameCard[], ArchiveFault> | undefined>(undefined);

export async function readCards(): Promise<void> {
  cards.value = await archive.cards();
}

/** Loads what follows the end of a game. */
export const fetchRematch = () => import("./rematch.ts");

export function portsOf(saved: SavedGame): Ports {
  const { cup, told } = diceOf(saved);
  return {
    archive,
    cup,
    toldDice: told,
    think: botRpc.ask,
    botSeed: newId(),
    wait,
    pace: () => settings.value.pace,
    hasCurtain: () => settings.value.curtain,
    now: () => Date.now(),
    onEnd: async (card) => {
      // A tried game says nothing about the player.
      if (card.tried === undefined) (await fetchRematch()).adaptTo(card);
    },
  };
}

/** Loads the code of a game. That can fail: a page that was open for long may ask for files of an old build. */
export async function loaded(game: GameEntry): Promise<Result<LoadedGame, ArchiveFault>> {
  try {
    return ok(await game.load());
  } catch {
    return err({ kind: "storage", reason: words().tableMissing });
  }
}

/** The start seat (or that it is drawn), the rules and the board of a new game. */
export interface Beginning extends Omit<NewGame, "names" | "start" | "dice"> {
  readonly start: Seat | "drawn";
}

/** Saves a new game, so that its table can be opened. */
export async function startGame(
  game: GameEntry,
  roster: Roster,
  { start, ...variant }: Beginning,
): Promise<Result<GameCard, ArchiveFault>> {
  const ui = await loaded(game);
  if (!ui.ok) return ui;
  const { names } = roster;
  const id = newId();
  // Dice are sealed only if the start seat is drawn from them: a record could not tell a chosen seat from a drawn one.
  const { box, firstRecord } = ui.value;
  const recordWith = (opening: Pick<NewGame, "start" | "dice">) =>
    firstRecord({ names, ...variant, ...opening });
  const { seed, ...opening } =
    start === "drawn" ? sealDice(id, recordWith({ start: 0 }), box) : { start };
  return saveRecord(game.id, roster, { record: recordWith(opening), id, seed });
}

/** The message for a game that could not be started. */
export function startProblem(fault: ArchiveFault): Problem {
  const reason = fault.kind === "storage" ? fault.reason : words().changedElsewhere;
  return { message: words().notStarted(reason) };
}

/** A record to be saved. */
interface RecordToSave {
  readonly record: string;
  readonly id?: string;
  readonly seed?: string | undefined;
  readonly tried?: Tried | undefined;
}

/** Saves a game from its record. */
export async function saveRecord(
  gameId: string,
  roster: Roster,
  { record, id = newId(), seed, tried }: RecordToSave,
): Promise<Result<GameCard, ArchiveFault>> {
  const game = GAMES.find(({ id }) => id === gameId) as GameEntry;
  const ui = await loaded(game);
  if (!ui.ok) return ui;
  const summary = ui.value.summarise(record, roster);
  if (!summary.ok) return { ok: false, error: { kind: "storage", reason: summary.error.message } };
  const now = Date.now();
  const saved: SavedGame = {
    card: {
      id,
      gameId,
      roster,
      summary: summary.value,
      startedAt: now,
      playedAt: now,
      seed,
      ...(tried && { tried }),
      revision: 0,
    },
    record,
  };
  return archive.save(saved);
}
