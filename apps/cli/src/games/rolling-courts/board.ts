import { FACES, type BySeat, type Seat } from "@courtly/engine";
import {
  courtOf,
  rowOf,
  unspent,
  type Cave,
  type State,
  type Village,
} from "@courtly/rolling-courts";
import { beside, padded } from "../../play/layout.ts";
import type { Paint } from "../../outlet.ts";
import type { CourtsTableWords } from "./words/en.ts";

/** The position of prices, points and pay: above each member, before it, or not shown. */
export type ValuePlacement = "above" | "before" | "nowhere";

export interface BoardPage {
  readonly marks: BySeat<string>;
  readonly paint: Paint;
  readonly values: ValuePlacement;
  /** Doubles the space between columns. */
  readonly isWide: boolean;
  readonly heads: CourtsTableWords["screen"]["heads"];
}

/** Draws the board: a row for each number of the die, with its village, court, cave and deep mine. */
export function boardLines(state: State, page: BoardPage): readonly string[] {
  const blocks = [
    villages(state, page),
    courts(state, page),
    caves(state, page),
    mines(state, page),
  ];
  const gap = page.isWide ? BLOCK_GAP.wide : BLOCK_GAP.narrow;
  return blocks
    .reduce((left, right) => beside(left, right, gap), numbers(state, page))
    .map((line) => line.trimEnd());
}

const BLOCK_GAP = { wide: 4, narrow: 2 };

/** Puts the headings above the lines of a block. */
function block(
  { paint, values }: BoardPage,
  [title, subtitle]: readonly [string, string],
  lines: readonly string[],
): readonly string[] {
  const heads = values === "nowhere" ? [title] : [title, subtitle];
  return [...heads.map((head) => paint.dim(head)), ...lines];
}

// ── members and values ──────────────────────────────────────────────────────────────────────────

interface Space {
  /** The number printed on the space; empty for 0. */
  readonly value: string;
  readonly member: Seat | undefined;
}

type Spaces = readonly Space[];

function spacesOf(values: readonly number[], members: readonly (Seat | undefined)[]): Spaces {
  return values.map((value, i) => ({
    value: value === 0 ? "" : String(value),
    member: members[i],
  }));
}

interface RowStyle extends BoardPage {
  readonly state: State;
  /** The width of the values in each column. */
  readonly room: readonly number[];
  /** The number of spaces before the red line. */
  readonly redLine?: number;
  /** The text at the end of the row of values. */
  readonly tail?: string;
}

/** The spaces of a place: on one line, or on two lines with the values above. */
function rowLines(spaces: Spaces, style: RowStyle): readonly string[] {
  const { values, paint, tail = "" } = style;
  const room = (column: number) => style.room[column] ?? 0;
  const markRoom = markRoomOf(style);
  const width = (column: number) => Math.max(room(column), markRoom);
  const line = (cell: (space: Space, column: number) => string, end = "") => {
    const cells = spaces.map((space, i) => cell(space, i) + behind(i + 1, spaces.length, style));
    return cells.join("") + paint.dim(end);
  };
  const mark = ({ member }: Space) => markOf(member, style);
  const before = ({ value }: Space, column: number) => paint.dim(value.padStart(room(column)));
  if (values === "nowhere") return [line((space, i) => padded(mark(space), width(i)))];
  if (values === "before")
    return [line((space, i) => before(space, i) + padded(mark(space), markRoom), tail)];
  return [
    line(({ value }, i) => padded(paint.dim(value), width(i)), tail),
    line((space, i) => padded(mark(space), width(i))),
  ];
}

/** The separator between a space and the next. */
function behind(space: number, last: number, { paint, redLine, isWide }: RowStyle): string {
  if (space === last) return "";
  return (space === redLine ? paint.red("┃") : " ") + (isWide ? " " : "");
}

function markRoomOf({ marks }: BoardPage): number {
  return Math.max(...marks.map(({ length }) => length));
}

function markOf(member: Seat | undefined, { marks, paint, state }: RowStyle): string {
  if (member === undefined) return paint.dim("·");
  const mark = paint.seat(member, marks[member] as string);
  return member === state.toAct ? paint.bold(mark) : mark;
}

/** The width of each column of numbers; none if values are not shown. */
function roomFor(lists: readonly (readonly number[])[], { values }: BoardPage): readonly number[] {
  if (values === "nowhere") return [];
  return (lists[0] ?? []).map((_, column) =>
    Math.max(...lists.map((list) => (list[column] === 0 ? 0 : String(list[column]).length))),
  );
}

// ── the blocks ──────────────────────────────────────────────────────────────────────────────────

function numbers(state: State, page: BoardPage): readonly string[] {
  const dice = unspent(state);
  const { bold } = page.paint;
  const lines = FACES.flatMap((face) => {
    const label = dice.includes(face) ? bold(`▸${face}`) : ` ${face}`;
    return page.values === "above" ? [label, ""] : [label];
  });
  return block(page, ["", ""], lines);
}

function villages(state: State, page: BoardPage): readonly string[] {
  const room = roomFor(
    state.board.villages.map(({ prices }) => prices),
    page,
  );
  const lines = FACES.flatMap((number) => {
    const { prices, retirement } = state.board.villages[number - 1] as Village;
    const spaces = spacesOf(prices, rowOf(state, { kind: "village", number }));
    return rowLines(spaces, { ...page, state, room, tail: ` ›${retirement}` });
  });
  return block(page, page.heads.village, lines);
}

function courts(state: State, page: BoardPage): readonly string[] {
  const { points } = state.board.courts;
  const room = roomFor([points], page);
  const isAbove = page.values === "above";
  const lines = FACES.flatMap((number) => {
    const spaces = spacesOf(points, courtOf(state, number));
    // All courts have the same points, so they are shown only once, in the heading, unless values stand above members.
    return rowLines(spaces, { ...page, state, room, values: isAbove ? "above" : "nowhere" });
  });
  const head = points
    .map((value, i) => padded(String(value), Math.max(room[i] ?? 0, markRoomOf(page))))
    .join(" ");
  const [title, subtitle] = page.heads.court;
  return block(page, [title, isAbove ? subtitle : head.trimEnd()], lines);
}

function caves(state: State, page: BoardPage): readonly string[] {
  const room = roomFor(
    state.board.caves.map(({ values }) => values),
    page,
  );
  const lines = FACES.flatMap((number) => {
    const { values, redLine } = state.board.caves[number - 1] as Cave;
    const spaces = spacesOf(values, rowOf(state, { kind: "cave", number }));
    return rowLines(spaces, { ...page, state, room, redLine });
  });
  return block(page, page.heads.cave, lines);
}

/** The remaining treasures of each mine, the next one first. */
function mines({ board, deep }: State, page: BoardPage): readonly string[] {
  const isBrief = page.values === "nowhere";
  const lines = FACES.flatMap((number) => {
    const left = board.deepMines[number - 1]?.slice(deep[number - 1]);
    const words =
      left === undefined ? "" : isBrief ? nextAndCount(left) : mineWords(number, left, page);
    return page.values === "above" ? ["", words] : [words];
  });
  const [title, subtitle] = page.heads.mine;
  return block(page, [isBrief ? page.heads.mineBrief : title, subtitle], lines);
}

function nextAndCount(left: readonly number[]): string {
  return left.length === 0 ? "–" : `${left[0]}×${left.length}`;
}

/** The caves beside a mine and its treasures: "2–3  5 4 3 2". */
function mineWords(mine: number, left: readonly number[], { heads }: BoardPage): string {
  return `${mine}–${mine + 1}  ${left.length === 0 ? heads.empty : left.join(" ")}`;
}
