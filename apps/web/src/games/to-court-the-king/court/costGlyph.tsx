import "./glyphs.css";
import type { Cost } from "@courtly/to-court-the-king";
import type { ComponentChildren } from "preact";
import { FlatFace } from "../../../ui/drawings/dice.tsx";
import { IconFigure } from "../../../ui/drawings/icon.tsx";
import { classes, named } from "../../../ui/drawings/named.ts";

/** Squares of 7, 2 apart: two rows are 16 high. */
const SQUARE = 7;
const STEP = 9;
const ROWS_HEIGHT = 16;
const ODD = [1, 3, 5] as const;
const EVEN = [2, 4, 6] as const;

/** The fill of a square: the same fill means the same number. */
type Fill = "solid" | "open" | "split";
const FILLS: readonly Fill[] = ["solid", "open", "split"];

interface CostGlyphProps {
  readonly cost: Cost;
  /** The height of a glyph of two rows; others are in proportion. */
  readonly size?: number | undefined;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly picture: ComponentChildren;
}

export function CostGlyph({ cost, size = ROWS_HEIGHT, class: place, label }: CostGlyphProps) {
  const { width, height, picture } = drawingOf(cost);
  const scale = size / ROWS_HEIGHT;
  return (
    <svg
      class={classes("cost-glyph", place)}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      {...named(label)}
    >
      {picture}
    </svg>
  );
}

function drawingOf(cost: Cost): Drawing {
  switch (cost.kind) {
    case "anything":
      return ANY_ROLL;
    case "sets":
      return setsDrawing(cost.sizes);
    case "every":
      return everyDrawing(cost.parity === "odd" ? ODD : EVEN);
    case "sum":
      return sumDrawing(cost.atLeast);
    case "straight":
      return straightDrawing(cost.length);
    case "turnedFool":
      return FLIP;
    case "withKing":
      return {
        width: 16,
        height: 16,
        picture: <IconFigure name="imperial-crown" x={0} y={0} size={16} />,
      };
  }
}

const ANY_ROLL: Drawing = {
  width: 14,
  height: 14,
  picture: (
    <rect
      x="1"
      y="1"
      width="12"
      height="12"
      rx="3"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-dasharray="2.6 2"
    />
  ),
};

const FLIP: Drawing = {
  width: 16,
  height: 14,
  picture: (
    <g
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d="M2 6a6 4.5 0 0 1 11-1.5M14 8a6 4.5 0 0 1-11 1.5" />
      <path d="M13.5 1v3.5H10M2.5 13V9.5H6" />
    </g>
  ),
};

interface Square {
  readonly column: number;
  readonly row: number;
  readonly fill: Fill;
}

/** Draws sets of equal dice as squares. A single set of more than three is drawn in two rows. Two sets have a row each, three or more sets a column each. */
function setsDrawing(sizes: readonly number[]): Drawing {
  const squares = squaresOf(sizes);
  const columns = Math.max(...squares.map(({ column }) => column)) + 1;
  const rows = Math.max(...squares.map(({ row }) => row)) + 1;
  return {
    width: columns * STEP - 2,
    height: rows * STEP - 2,
    picture: squares.map((square) => (
      <SquareDie key={`${square.column} ${square.row}`} {...square} />
    )),
  };
}

function squaresOf(sizes: readonly number[]): readonly Square[] {
  const [only = 0] = sizes;
  if (sizes.length === 1) {
    const inRow = only > 3 ? Math.ceil(only / 2) : only;
    return Array.from({ length: only }, (_, die) => ({
      column: die % inRow,
      row: Math.floor(die / inRow),
      fill: "solid",
    }));
  }
  return sizes.flatMap((size, set) =>
    Array.from({ length: size }, (_, die) => ({
      column: sizes.length === 2 ? die : set,
      row: sizes.length === 2 ? set : die,
      fill: FILLS[set % FILLS.length] as Fill,
    })),
  );
}

function SquareDie({ column, row, fill }: Square) {
  const x = column * STEP;
  const y = row * STEP;
  if (fill === "solid")
    return <rect x={x} y={y} width={SQUARE} height={SQUARE} rx="1.9" fill="currentColor" />;
  return (
    <>
      <rect
        x={x + 0.7}
        y={y + 0.7}
        width={5.6}
        height={5.6}
        rx="1.5"
        fill="none"
        stroke="currentColor"
        stroke-width="1.4"
      />
      {fill === "split" && <path d={`M${x + 0.6} ${y + 6.4}l5.8-5.8v5.8z`} fill="currentColor" />}
    </>
  );
}

/** The drawing of a straight: bars that climb. */
function straightDrawing(length: number): Drawing {
  const rise = 12 / Math.max(1, length - 1);
  return {
    width: length * 5 - 1.4,
    height: ROWS_HEIGHT,
    picture: Array.from({ length }, (_, bar) => (
      <rect
        key={bar}
        x={bar * 5}
        y={12 - bar * rise}
        width="3.6"
        height={4 + bar * rise}
        rx="1.2"
        fill="currentColor"
      />
    )),
  };
}

function everyDrawing(faces: typeof ODD | typeof EVEN): Drawing {
  return {
    width: 42,
    height: 13,
    picture: faces.map((face, place) => (
      <g key={face} transform={`translate(${place * 14.5} 0) scale(${13 / 64})`}>
        <FlatFace face={face} />
      </g>
    )),
  };
}

/** The drawing of a sum. The sigma is a path, because not every font has one. */
function sumDrawing(atLeast: number): Drawing {
  const digits = `${atLeast}+`;
  const width = 18 + digits.length * 7.2;
  return {
    width,
    height: 17,
    picture: (
      <>
        <rect
          x=".75"
          y=".75"
          width={width - 1.5}
          height="15.5"
          rx="3.4"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
        />
        <path
          d="M12 5.4V4.6H5.6L9 8.5 5.6 12.4H12v-.8"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <text class="glyph-text" x={(width + 12.5) / 2} y="12.8" font-size="12">
          {digits}
        </text>
      </>
    ),
  };
}
