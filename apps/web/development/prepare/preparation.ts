import type { Language } from "@courtly/engine";
import { foldingOf, PROTOCOL, stageOf, type Logged, type TableGlance } from "@courtly/protocol";
import type { SavedGame } from "../../src/local/savedGame.ts";
import type { Settings } from "../../src/settings/settings.ts";
import { BOXES, savedGame } from "../screens/keptGames.ts";
import { logOf, type OnlineTable } from "../screens/onlineTables.ts";
import type { ScreenFault, Look, Screen } from "../screens/screen.ts";

/** Everything that a window needs to show a screen, as plain data. */
export interface Preparation {
  /** The fixed time of the page's clock. */
  readonly nowMs: number;
  readonly games: readonly SavedGame[];
  /** The page's `localStorage`. */
  readonly storage: Readonly<Record<string, string>>;
  /** The answers of the server, by the path after `api/`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The messages of the server on the socket of a table. */
  readonly logs: Readonly<Record<string, TableLog>>;
  readonly faults: readonly ScreenFault[];
}

export interface TableLog {
  readonly protocol: number;
  /** The seat of this device. */
  readonly player: number | undefined;
  /** Whether the token of this device has no seat any more. */
  readonly isSeatLost: boolean;
  readonly entries: readonly Logged[];
}

export interface Appearance {
  /** `system`: as the browser prefers. */
  readonly look: Look | "system";
  readonly language: Language;
}

/** Sunday, 15 March 2026, in the evening. */
const NOW_MS = Date.UTC(2026, 2, 15, 18);
const TOKEN = "t".repeat(43);

export function preparationOf(screen: Screen, appearance: Appearance): Preparation {
  const { games = [], tables = [], lessons, faults = [] } = screen;
  const nowMs = NOW_MS;
  const listed = tables.filter(({ isListed }) => isListed);
  return {
    nowMs,
    games: games.map((kept) => savedGame(kept, { nowMs })),
    storage: {
      "courtly.settings": JSON.stringify(settingsOf(screen, appearance)),
      ...(lessons && { "courtly.lessons": JSON.stringify(lessons) }),
      ...Object.fromEntries(tables.flatMap((table) => seatsOf(table, nowMs))),
    },
    answers: {
      here: { protocol: PROTOCOL, addresses: [] },
      tables: { tables: listed.map((table) => glanceOf(table, nowMs)) },
      ...Object.fromEntries(
        tables.map((table) => [`tables/${table.id}`, glanceOf(table, nowMs)] as const),
      ),
    },
    logs: Object.fromEntries(
      tables.map((table) => [
        table.id,
        {
          protocol: PROTOCOL,
          player: table.isSeatLost ? undefined : table.player,
          isSeatLost: table.isSeatLost === true,
          entries: logOf(table, nowMs),
        },
      ]),
    ),
    faults,
  };
}

/** The settings of a screen: silent and quick, unless the screen says otherwise. */
function settingsOf(
  { settings }: Screen,
  { look, language }: Appearance,
): Partial<Settings> & Pick<Settings, "language"> {
  return {
    sound: false,
    touch: false,
    pace: "swift",
    dice: "fast",
    coach: "off",
    ...settings,
    language,
    theme: look === "contrast" ? "light" : look,
    highContrast: look === "contrast",
  };
}

function seatsOf(
  { id, player, seen = 0, entries, seals, continues, wins }: OnlineTable,
  nowMs: number,
): readonly (readonly [string, string])[] {
  if (player === undefined) return [];
  const [first] = entries;
  const gameId = first?.kind === "created" ? first.game : "";
  const seat = { table: id, token: TOKEN, gameId, player, isOver: false, seen, at: nowMs };
  return [[`courtly.seat.${id}`, JSON.stringify({ ...seat, seals, continues, wins })]];
}

function glanceOf(table: OnlineTable, nowMs: number): TableGlance {
  const tableState = foldingOf(BOXES).foldAll(table.id, undefined, logOf(table, nowMs));
  if (tableState === undefined) throw new Error(`the table ${table.id} has no log`);
  const { opening, places, game, length, createdAtMs } = tableState;
  const turn = game?.turn;
  return {
    table: table.id,
    game: opening.game,
    stage: stageOf(tableState),
    seats: places,
    length,
    createdAtMs,
    ...(table.code !== undefined && { code: table.code }),
    ...(game !== undefined && turn?.kind === "decide" && { next: game.playerOf(turn.seat) }),
  };
}
