import { assert, readRecord } from "@courtly/engine";
import type { ToClient, ToServer } from "@courtly/protocol";
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
import { CLOSED_REASONS, ENTRY_KINDS, noteRecord, type NotedTable } from "./notes.ts";
import { otherRecords, type NamedRecord } from "./otherRecords.ts";

/** The data of a generation, before its manifest is written. */
export interface Made {
  readonly madeAtMs: number;
  readonly tables: readonly NotedTable[];
  readonly storage: BrowserStorage;
  readonly messages: readonly (MessagesNote & { readonly lines: readonly MessageLine[] })[];
}

/** Every kind of message to a client, except `reload`: that one is for pages of another version. */
const TO_CLIENT = Object.keys({
  welcome: true,
  events: true,
  done: true,
  refused: true,
  goodbye: true,
  pong: true,
} satisfies Record<Exclude<ToClient["kind"], "reload">, true>);

const TO_SERVER = Object.keys({
  hello: true,
  act: true,
  undo: true,
  seal: true,
  reveal: true,
  agree: true,
  resign: true,
  leave: true,
  close: true,
  ping: true,
} satisfies Record<ToServer["kind"], true>);

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
    messageKinds: { toServer: TO_SERVER, toClient: TO_CLIENT },
    tables: tables.map(({ note }) => withShares(note, storage)),
    records: records.map(({ file, from, text }) => noteRecord(file, from, text)),
    browser: browserNote(storage, tables, records),
    messages: messages.map(({ file, isWholeLife }) => ({ file, isWholeLife })),
  };
  expectAll(
    tables,
    messages.flatMap(({ lines }) => lines),
  );
  return { manifest, records };
}

/** Throws if a kind of entry, reason or message is missing. */
function expectAll(tables: readonly NotedTable[], lines: readonly MessageLine[]): void {
  const entries = tables.flatMap(({ log }) => log);
  const said = (direction: MessageLine["kind"]) =>
    lines.flatMap((line) =>
      line.kind === direction && "message" in line ? line.message.kind : [],
    );
  const checks = [
    ["entries", ENTRY_KINDS, entries.map(({ kind }) => kind)],
    [
      "reasons",
      CLOSED_REASONS,
      entries.flatMap((each) => (each.kind === "closed" ? each.why : [])),
    ],
    ["messages to the server", TO_SERVER, said("toServer")],
    ["messages to a client", TO_CLIENT, said("toClient")],
  ] as const;
  for (const [what, wanted, found] of checks) {
    const missing = wanted.filter((kind) => !(found as readonly string[]).includes(kind));
    assert(missing.length === 0, `no ${what} of these kinds: ${missing.join(", ")}`);
  }
  assert(
    tables.some(({ note }) => note.isBotNext),
    "no bot is to move: the server was stopped too late, try again",
  );
}

function withShares(note: TableNote, { localStorage: items }: BrowserStorage): TableNote {
  const key = Object.keys(items).find((each) => each.startsWith(`courtly.share.${note.id}.`));
  const share = key === undefined ? undefined : items[key];
  if (share === undefined || note.stage !== "drawing") return note;
  return { ...note, seats: note.seats.map((seat, at) => (at === 0 ? { ...seat, share } : seat)) };
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
    settings: { ...itemOf(storage, "courtly.settings") },
    lessons: {
      begun: lessons.filter(([, { place }]) => place.length > 0).map(([id]) => id),
      done: lessons.filter(([, { isDone }]) => isDone).map(([id]) => id),
    },
  };
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
