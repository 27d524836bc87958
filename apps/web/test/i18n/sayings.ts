import { EN as HOME_LAZY } from "../../src/home/lazyWords/en.ts";
import { EN as HOME } from "../../src/home/words/en.ts";
import type { Books } from "../../src/i18n/books.ts";
import { EN as LESSON } from "../../src/learn/lesson/words/en.ts";
import { EN as ONLINE } from "../../src/online/words/en.ts";
import { EN as PEOPLE } from "../../src/online/people/words/en.ts";
import { EN as NOTIFY } from "../../src/online/notify/words/en.ts";
import { EN as OFFLINE } from "../../src/offline/words/en.ts";
import { EN as UI } from "../../src/ui/words/en.ts";
import { EN as PRIVACY } from "../../src/settings/privacy/words/en.ts";
import { EN as COURTS_TABLE } from "../../src/games/rolling-courts/words/en.ts";
import { EN as REPLAY } from "../../src/replay/words/en.ts";
import { EN as RULES } from "../../src/learn/rules/words/en.ts";
import { EN as TABLE_LAZY } from "../../src/table/lazyWords/en.ts";
import { EN as TABLE } from "../../src/table/words/en.ts";
import type { CourtsBooks } from "../../src/games/rolling-courts/languages/books.ts";
import { EN as COURTS_LAZY } from "../../src/games/rolling-courts/lazyWords/en.ts";
import type { KingBooks } from "../../src/games/to-court-the-king/languages/books.ts";
import { EN as KING_LAZY } from "../../src/games/to-court-the-king/lazyWords/en.ts";
import { EN as KING_TABLE } from "../../src/games/to-court-the-king/words/en.ts";
import { EN as SHELL } from "../../src/i18n/words/en.ts";

/** The texts of the page, except for those of bots, coach and engine, which have tests of their own. */
type Rooms = Omit<Books, "bots" | "chances" | "coach" | "engine">;

interface Tables {
  readonly king: Pick<KingBooks, "table" | "lazy">;
  readonly courts: Pick<CourtsBooks, "table" | "lazy">;
}

/** The texts of a language for the same rooms. */
export function roomsOf(books: Books): Rooms {
  const rooms = Object.keys(EN) as (keyof Rooms)[];
  return Object.fromEntries(rooms.map((room) => [room, books[room]])) as unknown as Rooms;
}

/** The English texts of all rooms. */
export const EN: Rooms = {
  shell: SHELL,
  offline: OFFLINE,
  ui: UI,
  privacy: PRIVACY,
  replay: REPLAY,
  rules: RULES,
  lesson: LESSON,
  home: HOME,
  homeLazy: HOME_LAZY,
  online: ONLINE,
  people: PEOPLE,
  notify: NOTIFY,
  table: TABLE,
  tableLazy: TABLE_LAZY,
};

/** The English texts of both tables. Their functions take more than numbers and names. */
export const TABLES_EN: Tables = {
  king: { table: KING_TABLE, lazy: KING_LAZY },
  courts: { table: COURTS_TABLE, lazy: COURTS_LAZY },
};

/** The texts of both tables in another language. */
export function tablesOf(king: KingBooks, courts: CourtsBooks): Tables {
  return {
    king: { table: king.table, lazy: king.lazy },
    courts: { table: courts.table, lazy: courts.lazy },
  };
}

/** The arguments for texts with values: numbers for counts, or words that any language may repeat. */
const SAMPLES = [
  [3, 5, 7],
  [1, 1, 1],
  ["Ada", "Ben", "Cleo"],
] as const;

export interface Saying {
  readonly where: string;
  readonly text: string;
}

/** All texts of a book, each with its place in it. */
export function sayings(book: unknown, where = ""): readonly Saying[] {
  if (typeof book === "string" || typeof book === "number") return [{ where, text: String(book) }];
  if (typeof book === "function")
    return SAMPLES.flatMap((sample, at) =>
      sayings((book as (...values: readonly unknown[]) => unknown)(...sample), `${where}(${at})`),
    );
  // A list of pieces is one sentence with links in it.
  if (Array.isArray(book) && book.every((piece) => typeof piece !== "object"))
    return [{ where, text: book.join("") }];
  if (typeof book === "object" && book !== null)
    return Object.entries(book).flatMap(([name, part]) => sayings(part, `${where}.${name}`));
  throw new Error(`${where} is not a text: ${String(book)}`);
}

/** All texts of a book that take no values. */
export function fixedSayings(book: unknown, where = ""): readonly Saying[] {
  if (typeof book === "string") return [{ where, text: book }];
  if (Array.isArray(book) && book.every((piece) => typeof piece === "string"))
    return [{ where, text: book.join(" ") }];
  if (typeof book !== "object" || book === null) return [];
  return Object.entries(book).flatMap(([name, part]) => fixedSayings(part, `${where}.${name}`));
}
