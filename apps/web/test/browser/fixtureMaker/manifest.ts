import { signedPart, type KeptLog } from "@courtly/client";
import { assert, readRecord } from "@courtly/engine";
import type { Entry } from "@courtly/protocol";
import type {
  BrowserNote,
  BrowserStorage,
  GameNote,
  Manifest,
  MessageLine,
  MessagesNote,
  TableNote,
} from "@courtly/testkit/fixtures";
import type { StoredCard } from "../../../src/local/archive.ts";
import { BOXES } from "../../../development/screens/keptGames.ts";
import { CLOSED_REASONS, ENTRY_KINDS, expectComplete, MESSAGE_KINDS } from "./completeness.ts";
import { noteRecord, type NotedTable } from "./notes.ts";
import { otherRecords, type NamedRecord } from "./otherRecords.ts";

/** The data of a generation, before its manifest is written. */
export interface Made {
  readonly madeAtMs: number;
  readonly tables: readonly NotedTable[];
  readonly storage: BrowserStorage;
  readonly messages: readonly (MessagesNote & { readonly lines: readonly MessageLine[] })[];
}

/** The manifest of a generation and the texts of its records. Throws if something is missing. */
export function noted({ madeAtMs, tables, storage, messages }: Made): {
  readonly manifest: Manifest;
  readonly records: readonly NamedRecord[];
} {
  const records = allRecords(tables, storage);
  const manifest: Manifest = {
    madeAtMs,
    entryKinds: ENTRY_KINDS,
    closedReasons: CLOSED_REASONS,
    messageKinds: MESSAGE_KINDS,
    tables: tables.map((table) => withSecrets(table, storage)),
    records: records.map(({ file, from, text }) => noteRecord(file, from, text)),
    browser: browserNote(storage, tables, records),
    messages: messages.map(({ file, isWholeLife }) => ({ file, isWholeLife })),
  };
  expectComplete({
    entries: tables.flatMap(({ log }) => log),
    lines: messages.flatMap(({ lines }) => lines),
    storage,
  });
  assert(
    tables.some(({ note }) => note.isBotNext),
    "no bot is to move: the server was stopped too late, try again",
  );
  return { manifest, records };
}

/** Adds the secrets of the device to its seat at a table: the share that is still hidden, and the signed log. */
function withSecrets(
  { note, log: entries }: NotedTable,
  { localStorage: items }: BrowserStorage,
): TableNote {
  const seals = hiddenSeals(entries);
  const isHidden = ([key]: readonly [string, string]) => seals.some((seal) => key.endsWith(seal));
  const [, share] = Object.entries(items).find(isHidden) ?? [];
  const log = items[`courtly.log.${note.id}`];
  const signed = log === undefined ? undefined : signedPart(JSON.parse(log) as KeptLog);
  const kept = items[`courtly.seat.${note.id}`];
  const { token } = JSON.parse(kept ?? "{}") as { readonly token?: string };
  const seats = note.seats.map((seat) =>
    seat.token !== token
      ? seat
      : {
          ...seat,
          ...(share === undefined ? {} : { share }),
          ...(signed === undefined ? {} : { log: signed }),
        },
  );
  return { ...note, seats };
}

/** The seals in the log of a table whose shares are not in it. */
function hiddenSeals(log: readonly Entry[]): readonly string[] {
  const shown = new Set(log.flatMap((entry) => (entry.kind === "shared" ? entry.player : [])));
  const sealed = log.filter((entry) => entry.kind === "sealed");
  return sealed.filter(({ player }) => !shown.has(player)).map(({ seal }) => seal);
}

function allRecords(
  tables: readonly NotedTable[],
  storage: BrowserStorage,
): readonly NamedRecord[] {
  const online = tables.flatMap(({ note, record }) =>
    note.record === undefined || record === undefined
      ? []
      : [{ file: note.record, from: "a table online", text: record }],
  );
  const device = gamesOf(storage).flatMap(({ record }, at): readonly NamedRecord[] => {
    const isKnown = online.some(({ text }) => text === record);
    const file = `device-${at + 1}.txt`;
    return isKnown ? [] : [{ file, from: "a game of this device", text: record }];
  });
  const honest = online.find(({ file }) => file === "online-finished-king.txt");
  assert(honest !== undefined, "a game online is finished");
  return [...online, ...device, ...otherRecords(honest.text)];
}

interface StoredGame {
  readonly card: StoredCard;
  readonly record: string;
}

function gamesOf({ databases }: BrowserStorage): readonly StoredGame[] {
  const rows = (store: string) =>
    databases.flatMap(({ stores }) => stores).find(({ name }) => name === store)?.rows ?? [];
  const records = new Map(rows("records").map(({ key, value }) => [key, String(value)]));
  return rows("cards")
    .map(({ value }) => value as StoredCard)
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .map((card) => ({ card, record: records.get(card.id) ?? "" }));
}

function browserNote(
  storage: BrowserStorage,
  tables: readonly NotedTable[],
  records: readonly NamedRecord[],
): BrowserNote {
  const games = gamesOf(storage);
  const gameNote = ({ card, record }: StoredGame): GameNote => ({
    id: card.id,
    game: card.gameId,
    record: records.find(({ text }) => text === record)?.file ?? "",
    isShared: !isAlone(card),
  });
  const isRunning = ({ card }: StoredGame) => card.summary.next !== undefined;
  const online = tablesShown(storage, tables);
  const onlineToRoll = online.find(({ note, record }) => note.name === "late" && mayRoll(record));
  assert(onlineToRoll !== undefined, "this device can roll at a table online");
  const lessons = Object.entries(itemOf(storage, "courtly.lessons") as LessonNotes);
  return {
    running: games.filter(isRunning).map(gameNote),
    finished: games.filter((game) => !isRunning(game)).map(gameNote),
    readyToRoll: BOXES.map(({ id }) => {
      const ready = games.findLast(
        ({ card, record }) => card.gameId === id && isAlone(card) && mayRoll(record),
      );
      assert(ready !== undefined, `somebody can roll in a game of ${id}`);
      return ready.card.id;
    }),
    online: online.map(({ note }) => note.id),
    onlineToRoll: onlineToRoll.note.id,
    onlineLost: idNamed(tables, "lost"),
    onlineSettled: ["without-share", "agreed-without", "continuation"].map((name) =>
      idNamed(tables, name),
    ),
    settings: { ...itemOf(storage, "courtly.settings") },
    lessons: {
      begun: lessons.filter(([, { place }]) => place.length > 0).map(([id]) => id),
      done: lessons.filter(([, { isDone }]) => isDone).map(([id]) => id),
    },
  };
}

function idNamed(tables: readonly NotedTable[], name: string): string {
  const table = tables.find(({ note }) => note.name === name);
  assert(table !== undefined, `there is a table '${name}'`);
  return table.note.id;
}

type LessonNotes = Readonly<
  Record<string, { readonly place: { readonly length: number }; readonly isDone: boolean }>
>;

function itemOf({ localStorage: items }: BrowserStorage, key: string): object {
  return JSON.parse(items[key] ?? "{}") as object;
}

const isAlone = ({ cast }: StoredCard) =>
  cast.chairs.filter(({ kind }) => kind === "person").length === 1;

/** Whether the first player decides, and may roll. */
function mayRoll(record: string | undefined): boolean {
  const reading = readRecord(record ?? "", BOXES);
  if (!reading.ok) return false;
  const { turn, playerOf, legal } = reading.value.table;
  return turn.kind === "decide" && playerOf(turn.seat) === 0 && legal().includes("roll");
}

/** The number of seats that the start page shows, the latest first. */
const SEATS_SHOWN = 8;

/** The tables online that the start page of the device lists. */
function tablesShown(
  { localStorage: items }: BrowserStorage,
  tables: readonly NotedTable[],
): readonly NotedTable[] {
  return Object.entries(items)
    .filter(([key]) => key.startsWith("courtly.seat."))
    .map(([, text]) => JSON.parse(text) as { table: string; isOver: boolean; at: number })
    .filter(({ isOver }) => !isOver)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, SEATS_SHOWN)
    .flatMap(({ table }) => tables.find(({ note }) => note.id === table) ?? [])
    .filter(({ note }) => note.stage !== "over");
}
