import { countWord, err, ok, type Result } from "@courtly/engine";
import reconstructed from "../boards/reconstructed.json" with { type: "json" };
import twoRivers from "../boards/two-rivers.json" with { type: "json" };

/** Villages, courts and caves are numbered as the faces of a die. */
export const PLACES = 6;
export const DEEP_MINES = 5;
export const COURT_SEATS = 5;
export const COUNCIL_SEATS = 4;
export const CAVE_SPACES = 6;
export const DEEP_SPACES = 5;
const NUMBER_MAX = 999;
const NAME_CHARS_MAX = 40;

export interface Village {
  /** The price of the way to court from each seat of the council, from the entry on. */
  readonly prices: readonly number[];
  /** The pay of a member who is pushed out. */
  readonly retirement: number;
}

export interface Cave {
  /** The gold that each space pays, from the entry on. */
  readonly values: readonly number[];
  /** The number of spaces before the red line. */
  readonly redLine: number;
}

/** A board: all numbers of the game that are not rules. Lists begin with place number 1. */
export interface Board {
  readonly name: string;
  readonly villages: readonly Village[];
  readonly courts: {
    /** Points of the seats, from the entry on. */
    readonly points: readonly number[];
    /** Prices of going ahead of 0, 1, 2 … members. */
    readonly leaps: readonly number[];
  };
  readonly caves: readonly Cave[];
  /** Treasures in the order they are found. */
  readonly deepMines: readonly (readonly number[])[];
}

// ── boards as data ──────────────────────────────────────────────────────────────────────────────

type Read<Value> = Result<Value, string>;

/** Reads a board from outside; the error names the first wrong field and what was expected. */
export function readBoard(value: unknown): Read<Board> {
  const board = fields("board", value, [
    "name",
    "notes",
    "villages",
    "courts",
    "caves",
    "deepMines",
  ]);
  if (!board.ok) return board;
  const name = readName(board.value["name"]);
  if (!name.ok) return name;
  const villages = list("villages", board.value["villages"], {
    count: PLACES,
    of: "villages",
    each: readVillage,
  });
  if (!villages.ok) return villages;
  const courts = readCourts(board.value["courts"]);
  if (!courts.ok) return courts;
  const caves = list("caves", board.value["caves"], { count: PLACES, of: "caves", each: readCave });
  if (!caves.ok) return caves;
  const deepMines = list("deepMines", board.value["deepMines"], {
    count: DEEP_MINES,
    of: "deep mines",
    each: (path, mine) => numbers(path, mine, DEEP_SPACES),
  });
  if (!deepMines.ok) return deepMines;
  return ok({
    name: name.value,
    villages: villages.value,
    courts: courts.value,
    caves: caves.value,
    deepMines: deepMines.value,
  });
}

function readName(value: unknown): Read<string> {
  const fits = typeof value === "string" && value.length >= 1 && value.length <= NAME_CHARS_MAX;
  if (fits && /^[\p{L}\p{N} '-]+$/u.test(value)) return ok(value);
  return err(`name: 1 to ${NAME_CHARS_MAX} letters, digits, spaces, ' or - wanted`);
}

function readVillage(path: string, value: unknown): Read<Village> {
  const village = fields(path, value, ["prices", "retirement"]);
  if (!village.ok) return village;
  const prices = numbers(`${path}.prices`, village.value["prices"], COUNCIL_SEATS);
  if (!prices.ok) return prices;
  const retirement = number(`${path}.retirement`, village.value["retirement"], {
    min: 0,
    max: NUMBER_MAX,
  });
  return retirement.ok ? ok({ prices: prices.value, retirement: retirement.value }) : retirement;
}

function readCourts(value: unknown): Read<Board["courts"]> {
  const courts = fields("courts", value, ["points", "leaps"]);
  if (!courts.ok) return courts;
  const points = numbers("courts.points", courts.value["points"], COURT_SEATS);
  if (!points.ok) return points;
  const leaps = numbers("courts.leaps", courts.value["leaps"], COURT_SEATS);
  if (!leaps.ok) return leaps;
  if (leaps.value[0] !== 0) return err("courts.leaps[0]: 0 wanted, going behind everyone is free");
  return ok({ points: points.value, leaps: leaps.value });
}

function readCave(path: string, value: unknown): Read<Cave> {
  const cave = fields(path, value, ["values", "redLine"]);
  if (!cave.ok) return cave;
  const values = numbers(`${path}.values`, cave.value["values"], CAVE_SPACES);
  if (!values.ok) return values;
  const redLine = number(`${path}.redLine`, cave.value["redLine"], { min: 1, max: CAVE_SPACES });
  return redLine.ok ? ok({ values: values.value, redLine: redLine.value }) : redLine;
}

function fields(
  path: string,
  value: unknown,
  known: readonly string[],
): Read<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return err(`${path}: an object wanted, ${kindOf(value)} found`);
  const strange = Object.keys(value).find((key) => !known.includes(key));
  if (strange !== undefined)
    return err(
      `${path === "board" ? "" : `${path}.`}${strange.slice(0, NAME_CHARS_MAX)}: unknown, ${known.join(", ")} are known`,
    );
  return ok(value as Record<string, unknown>);
}

interface ListWanted<Value> {
  readonly count: number;
  readonly of: string;
  readonly each: (path: string, value: unknown) => Read<Value>;
}

function list<Value>(
  path: string,
  value: unknown,
  { count, of, each }: ListWanted<Value>,
): Read<readonly Value[]> {
  const wanted = `${path}: ${countWord(count)} ${of} wanted`;
  if (!Array.isArray(value)) return err(`${wanted}, ${kindOf(value)} found`);
  if (value.length !== count)
    return err(`${wanted}, ${value.length === 0 ? "none" : countWord(value.length)} found`);
  const items: Value[] = [];
  for (const [index, item] of value.entries()) {
    const read = each(`${path}[${index}]`, item);
    if (!read.ok) return read;
    items.push(read.value);
  }
  return ok(items);
}

function numbers(path: string, value: unknown, count: number): Read<readonly number[]> {
  return list(path, value, {
    count,
    of: "numbers",
    each: (at, item) => number(at, item, { min: 0, max: NUMBER_MAX }),
  });
}

function number(
  path: string,
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): Read<number> {
  if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max)
    return ok(value);
  const found = typeof value === "number" ? value : kindOf(value);
  return err(`${path}: a whole number from ${min} to ${max} wanted, ${found} found`);
}

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

// ── the built-in boards ─────────────────────────────────────────────────────────────────────────

function built(data: unknown): Board {
  const board = readBoard(data);
  if (!board.ok) throw new Error(`invalid built-in board: ${board.error}`);
  return board.value;
}

export const DEFAULT_BOARD = built(reconstructed);
export const BOARDS: readonly Board[] = [DEFAULT_BOARD, built(twoRivers)];
