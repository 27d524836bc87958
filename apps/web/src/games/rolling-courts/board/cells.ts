import type { Spot } from "@courtly/rolling-courts";

/** A part of the board that can be tapped. */
export type Cell =
  /** The way into a village's council or a cave. */
  | { readonly kind: "gate"; readonly into: Spot["kind"]; readonly number: number }
  /** A seat of a council or a space of a cave. */
  | { readonly kind: "spot"; readonly spot: Spot }
  /** A seat at court. A member that takes it goes ahead of `over` others. */
  | { readonly kind: "seat"; readonly court: number; readonly over: number }
  | { readonly kind: "mine"; readonly mine: number };

export type CellId = string;

export function cellId(cell: Cell): CellId {
  if (cell.kind === "gate") return `gate ${cell.into} ${cell.number}`;
  if (cell.kind === "spot") return spotId(cell.spot);
  return cell.kind === "seat" ? `court ${cell.court}:${cell.over + 1}` : `mine ${cell.mine}`;
}

export function spotId({ kind, number, space }: Spot): CellId {
  return `${kind} ${number}:${space}`;
}

export function isSameSpot(a: Spot | undefined, b: Spot | undefined): boolean {
  return a !== undefined && b !== undefined && spotId(a) === spotId(b);
}

export function isSameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return a !== undefined && b !== undefined && cellId(a) === cellId(b);
}

/** The number of places of each kind in a row of the board. */
export interface Sizes {
  readonly village: number;
  readonly cave: number;
  readonly court: number;
  readonly rows: number;
  readonly mines: number;
}

const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** Gate, council and court of one number. */
export function villageCells(number: number, { village, court }: Sizes): readonly Cell[] {
  return [
    { kind: "gate", into: "village", number },
    ...upTo(village).map((space): Cell => ({
      kind: "spot",
      spot: { kind: "village", number, space },
    })),
    ...upTo(court).map((seat): Cell => ({ kind: "seat", court: number, over: seat - 1 })),
  ];
}

/** The gate and the spaces of a cave, and the deep mine beneath it; the last cave has no mine. */
export function caveCells(number: number, { cave, mines }: Sizes): readonly Cell[] {
  return [
    { kind: "gate", into: "cave", number },
    ...upTo(cave).map((space): Cell => ({ kind: "spot", spot: { kind: "cave", number, space } })),
    ...(number <= mines ? [{ kind: "mine", mine: number } as const] : []),
  ];
}

/** The rows of a grid, in the order in which the arrow keys visit them. */
export type GridRows = readonly (readonly CellId[])[];

export function gridRows(
  sizes: Sizes,
  parts: readonly ("village" | "cave")[] = ["village", "cave"],
): GridRows {
  return upTo(sizes.rows).map((number) =>
    parts.flatMap((part) =>
      (part === "village" ? villageCells(number, sizes) : caveCells(number, sizes)).map(cellId),
    ),
  );
}

/** The tab stop of the grid: the chosen cell, or the first cell of its row if the chosen one is gone. */
export function nearestStop(rows: GridRows, chosen: CellId): CellId {
  if (rows.some((row) => row.includes(chosen))) return chosen;
  const number = Number(/\d+/.exec(chosen)?.[0] ?? 1);
  return rows[number - 1]?.[0] ?? rows[0]?.[0] ?? "";
}

/** The cell that an arrow key, Home or End leads to, never beyond the edges; `undefined` for other keys. */
export function stepInGrid(rows: GridRows, from: CellId, key: string): CellId | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y];
  if (row === undefined) return undefined;
  const x = row.indexOf(from);
  if (key === "ArrowRight") return row[x + 1] ?? from;
  if (key === "ArrowLeft") return row[x - 1] ?? from;
  if (key === "Home") return row[0];
  if (key === "End") return row.at(-1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const next = rows[key === "ArrowUp" ? y - 1 : y + 1];
  return next === undefined ? from : (next[x] ?? next.at(-1));
}
