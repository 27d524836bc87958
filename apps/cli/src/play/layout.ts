/** Texts laid out in a fixed-width world: how wide they are, broken into lines, side by side. */

const ESCAPE = "\u001B";
const ESCAPES = /\u001B\[[0-9;]*m/g;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** Columns between two things that stand side by side. */
const GAP = 2;

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

/** Words on as few lines as they need; one that is longer than a line is broken too. */
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

/** As much of the text as so many columns hold. */
function beginning(text: string, width: number): string {
  let head = "";
  for (const character of text) {
    if (widthOf(head + character) > width) return head;
    head += character;
  }
  return head;
}

/** The text, or its beginning and dots. */
export function clipped(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${beginning(text, width - 1)}…`;
}

/** The parts on as few lines as they need, with the separator between them and at the end of a broken line. */
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

/** Two texts at both ends of a line; on more lines, where one is too short. */
export function apart(left: string, right: string, width: number): readonly string[] {
  const lines = wrapped(left, width);
  const last = lines.at(-1) ?? "";
  const room = width - widthOf(right);
  return widthOf(last) + GAP <= room
    ? [...lines.slice(0, -1), padded(last, room) + right]
    : [...lines, ...wrapped(right, width)];
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
