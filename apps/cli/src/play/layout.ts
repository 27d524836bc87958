/** Layout of text in a terminal: widths, wrapping, columns. */

const ESCAPE = "\u001B";
const ESCAPES = /\u001B\[[0-9;]*m/g;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** The columns between two blocks side by side. */
const GAP = 2;

/** The number of columns that a text takes; colours take none. */
export function widthOf(text: string): number {
  let width = 0;
  const plain = text.includes(ESCAPE) ? text.replaceAll(ESCAPES, "") : text;
  for (const character of plain) width += characterWidth(character);
  return width;
}

/** Known widths: a screen has thousands of characters, but few different ones. */
const widths = new Map<string, number>();

function characterWidth(character: string): number {
  const known = widths.get(character);
  if (known !== undefined) return known;
  const width = NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  widths.set(character, width);
  return width;
}

export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Wraps text into lines. A word longer than a line is broken too. */
export function wrapped(text: string, width: number): readonly string[] {
  return joined(
    text.split(" ").flatMap((word) => chopped(word, width)),
    " ",
    width,
  );
}

function chopped(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width || word.includes(ESCAPE)) return [word];
  const head = beginning(word, Math.max(2, width));
  return head === word ? [word] : [head, ...chopped(word.slice(head.length), width)];
}

/** The longest beginning of the text that fits into `width` columns. */
function beginning(text: string, width: number): string {
  let head = "";
  let room = width;
  for (const character of text) {
    room -= characterWidth(character);
    if (room < 0) return head;
    head += character;
  }
  return head;
}

/** The text, or if it is too wide, its beginning with an ellipsis. */
export function clipped(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${beginning(text, width - 1)}…`;
}

/** Joins parts into as few lines as possible; a broken line ends with the separator. */
export function joined(
  parts: readonly string[],
  separator: string,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  const tail = separator.trimEnd();
  let line: string | undefined;
  for (const [i, part] of parts.entries()) {
    const longer: string = line === undefined ? part : line + separator + part;
    const end = i === parts.length - 1 ? "" : tail;
    if (line === undefined || widthOf(longer + end) <= width) line = longer;
    else {
      lines.push(line + tail);
      line = part;
    }
  }
  return line === undefined ? lines : [...lines, line];
}

/** Puts `first` before the first line, and indents the others by the same width. */
export function hanging(first: string, lines: readonly string[]): readonly string[] {
  const indent = " ".repeat(widthOf(first));
  return lines.length === 0 ? [first] : lines.map((line, i) => (i === 0 ? first : indent) + line);
}

/** Puts two blocks side by side. */
export function beside(a: readonly string[], b: readonly string[], gap: number): readonly string[] {
  const width = Math.max(0, ...a.map(widthOf)) + gap;
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => {
    const right = b[i] ?? "";
    return right === "" ? (a[i] ?? "") : padded(a[i] ?? "", width) + right;
  });
}

/** Draws with the first density (roomiest first) that fits the page; otherwise the last that is not too wide. */
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

/** Puts two texts at both ends of a line; on several lines if they do not fit on one. */
export function apart(left: string, right: string, width: number): readonly string[] {
  const lines = wrapped(left, width);
  const last = lines.at(-1) ?? "";
  const room = width - widthOf(right);
  return widthOf(last) + GAP <= room
    ? [...lines.slice(0, -1), padded(last, room) + right]
    : [...lines, ...wrapped(right, width)];
}

/** The items in as many equal columns as fit, to be read downwards. */
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

const COLUMN_MIN = 12;

/**
 * Aligns rows of cells in columns. If they are wider than the page, the columns that may be
 * broken into lines share the space that the others leave.
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
    /** Columns that are aligned to the right, for numbers. */
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
