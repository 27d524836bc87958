/** Texts laid out in a fixed-width world: how wide they are, broken into lines, side by side. */

const ESCAPES = /\u001B\[[0-9;]*m/g;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** Columns that a text takes; colours take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.replaceAll(ESCAPES, ""))
    width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Words on as few lines as they need. A word longer than a line keeps a line to itself. */
export function wrapped(text: string, width: number): readonly string[] {
  return joined(text.split(" "), " ", width);
}

/** The parts on as few lines as they need, with the separator between them and at the end of a broken line. */
export function joined(
  parts: readonly string[],
  separator: string,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const part of parts) {
    if (line === undefined) line = part;
    else if (widthOf(line) + widthOf(separator) + widthOf(part) <= width) line += separator + part;
    else {
      lines.push(line + separator.trimEnd());
      line = part;
    }
  }
  return line === undefined ? lines : [...lines, line];
}

/** Indents every line but the first: a paragraph that hangs from its first words. */
export function hanging(first: string, lines: readonly string[]): readonly string[] {
  const indent = " ".repeat(widthOf(first));
  return lines.length === 0 ? [first] : lines.map((line, i) => (i === 0 ? first : indent) + line);
}

/** Two blocks next to each other. */
export function beside(a: readonly string[], b: readonly string[], gap: number): readonly string[] {
  const width = Math.max(0, ...a.map(widthOf)) + gap;
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => {
    const right = b[i] ?? "";
    return right === "" ? (a[i] ?? "") : padded(a[i] ?? "", width) + right;
  });
}

/** The first of the densities, the roomiest first, whose drawing keeps to the page; else the last that is not too wide. */
export function fitted<Density>(
  densities: readonly Density[],
  draw: (density: Density) => readonly string[],
  { width, rows }: { readonly width: number; readonly rows: number },
): readonly string[] {
  let narrow: readonly string[] | undefined;
  let last: readonly string[] = [];
  for (const density of densities) {
    last = draw(density);
    if (last.some((line) => widthOf(line) > width)) continue;
    if (last.length <= rows) return last;
    narrow = last;
  }
  return narrow ?? last;
}

/** Two texts at both ends of a line; of two lines, where one is too short. */
export function apart(left: string, right: string, width: number): readonly string[] {
  const room = width - widthOf(right);
  return widthOf(left) < room ? [padded(left, room) + right] : [left, right];
}

/** The items in as many even columns as fit, read downwards. */
export function inColumns(
  items: readonly string[],
  { width, gap }: { width: number; gap: number },
): readonly string[] {
  const widest = Math.max(1, ...items.map(widthOf));
  const across = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const rows = Math.ceil(items.length / across);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_item, i) => i % rows === row)
      .map((item) => padded(item, widest))
      .join(" ".repeat(gap))
      .trimEnd(),
  );
}

const GAP = 2;
const COLUMN_MIN = 12;

/**
 * Rows of cells as aligned columns. When they are wider than the page, the columns that may be
 * broken into lines share what the others leave.
 */
export function aligned(
  rows: readonly (readonly string[])[],
  {
    width,
    breakable,
    numbers = [],
  }: {
    readonly width: number;
    readonly breakable: readonly number[];
    /** Columns whose cells end in line, as numbers do. */
    readonly numbers?: readonly number[];
  },
): readonly string[] {
  const natural = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  const widths = squeezed(natural, breakable, width - GAP * (natural.length - 1));
  return rows.flatMap((row) => {
    const cells = row.map((cell, column) =>
      breakable.includes(column) ? wrapped(cell, widths[column] as number) : [cell],
    );
    return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, line) =>
      cells
        .map((lines, column) => {
          const cell = lines[line] ?? "";
          const room = widths[column] as number;
          return numbers.includes(column) ? cell.padStart(room) : padded(cell, room);
        })
        .join(" ".repeat(GAP))
        .trimEnd(),
    );
  });
}

function squeezed(
  natural: readonly number[],
  breakable: readonly number[],
  width: number,
): readonly number[] {
  const wanted = natural.reduce((sum, column) => sum + column, 0);
  const soft = breakable.reduce((sum, column) => sum + (natural[column] as number), 0);
  if (wanted <= width || soft === 0) return natural;
  const room = width - (wanted - soft);
  return natural.map((column, i) =>
    breakable.includes(i) ? Math.max(COLUMN_MIN, Math.floor((column * room) / soft)) : column,
  );
}
