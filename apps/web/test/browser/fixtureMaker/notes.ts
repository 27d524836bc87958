import { DatabaseSync } from "node:sqlite";
import { verifyRecord } from "@courtly/dice";
import { assert } from "@courtly/engine";
import {
  foldingOf,
  isPlayedByBot,
  readEntry,
  recordOf,
  stageOf,
  type Entry,
  type Logged,
} from "@courtly/protocol";
import {
  endOfRecord,
  type RecordNote,
  type SeatNote,
  type TableNote,
} from "@courtly/testkit/fixtures";
import { BOXES } from "../../../development/screens/keptGames.ts";
import type { MadeTable } from "./onlineTables.ts";

const { foldAll } = foldingOf(BOXES);

/** A table of the store, read from the closed file. */
export interface NotedTable {
  readonly note: TableNote;
  readonly log: readonly Entry[];
  /** The text of its record, once the game has begun. */
  readonly record: string | undefined;
}

interface TableRow {
  readonly code: string | null;
  readonly stage: string;
  readonly listed: number;
}

/** Reads the tables from a closed file. A running server would play its bots before the tables could be noted. */
export function noteTables(file: string, made: readonly MadeTable[]): readonly NotedTable[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const count = db.prepare("SELECT count(*) AS tables FROM tables").get();
    assert(count?.["tables"] === made.length, "every table of the file is noted");
    return made.map((table) => noteTable(db, table));
  } finally {
    db.close();
  }
}

function noteTable(db: DatabaseSync, made: MadeTable): NotedTable {
  const { id, name, seats, answered } = made;
  const row = db.prepare("SELECT code, stage, listed FROM tables WHERE id = ?").get(id);
  const { code, stage, listed } = row as unknown as TableRow;
  const log = logOf(db, id);
  const tableState = foldAll(id, undefined, log);
  assert(
    tableState !== undefined && stageOf(tableState) === stage,
    "the log and the stored stage agree",
  );
  const { game, opening, rematch, continued } = tableState;
  const next =
    stage === "playing" && game?.turn.kind === "decide" ? game.playerOf(game.turn.seat) : undefined;
  const record = recordOf(tableState);
  const isBotNext = next !== undefined && isPlayedByBot(tableState, next);
  const note: TableNote = {
    id,
    name,
    game: opening.game,
    stage: stageOf(tableState),
    length: tableState.length,
    seats: seats.map(({ player, token, webhook }): SeatNote => ({
      player,
      token,
      ...(webhook && { webhook }),
    })),
    ...(record === undefined ? {} : { record: `online-${name}.txt` }),
    ...(next === undefined ? {} : { next }),
    isBotNext,
    isListed: listed === 1 && stage === "lobby",
    ...(code === null ? {} : { code }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(continued === undefined ? {} : { continued }),
    ...(answered === undefined ? {} : { answered }),
  };
  return { note, log: log.map(({ entry }) => entry), record };
}

function logOf(db: DatabaseSync, id: string): readonly Logged[] {
  const rows = db
    .prepare("SELECT at_ms, entries FROM appends WHERE table_id = ? ORDER BY first_n")
    .all(id);
  const appended = rows.flatMap((row) =>
    (JSON.parse(String(row["entries"])) as unknown[]).map((entry) => {
      const read = readEntry(JSON.stringify(entry));
      assert(read.ok, "an entry of the server can be read");
      return { atMs: Number(row["at_ms"]), entry: read.value };
    }),
  );
  return appended.map((entry, at) => ({ n: at + 1, ...entry }));
}

export function noteRecord(file: string, from: string, text: string): RecordNote {
  const verdict = verifyRecord(text, BOXES);
  assert(verdict.ok, `${file} cannot be verified`);
  return { file, from, end: endOfRecord(text, BOXES), verdict: { ...verdict.value } };
}
