/** Colours by their meaning. Without colours, all functions return the text unchanged. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly warm: (text: string) => string;
  readonly red: (text: string) => string;
  /** The colour of a seat. */
  readonly seat: (seat: number, text: string) => string;
}

/** An output stream, read by people or programs. */
export interface Outlet {
  /** Writes text for people. If the locale is not UTF-8, our symbols are replaced by ASCII. */
  readonly write: (text: string) => void;
  /** Writes records and JSON: always unchanged, in UTF-8. */
  readonly writeData: (text: string) => void;
  /** Whether this is a terminal that can redraw its screen. */
  readonly live: boolean;
  readonly isTerminal: boolean;
  readonly paint: Paint;
  /** The current size, which changes when a terminal is resized. Pipes have infinite width and height. */
  readonly width: () => number;
  readonly height: () => number;
  /** Calls `redraw` whenever the size changes. Returns a function that stops this. */
  readonly onResize: (redraw: () => void) => () => void;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const plain = (text: string): string => text;
export const NO_PAINT: Paint = {
  bold: plain,
  dim: plain,
  good: plain,
  warm: plain,
  red: plain,
  seat: (_seat, text) => text,
};

const ink = (on: number, off: number) => (text: string) => `\u001B[${on}m${text}\u001B[${off}m`;
/** Cyan, yellow, magenta, green and light blue: readable on dark and on light background, and none of them red. */
const SEAT_INKS = [36, 33, 35, 32, 94].map((colour) => ink(colour, 39));
const PAINT: Paint = {
  bold: ink(1, 22),
  dim: ink(2, 22),
  good: ink(32, 39),
  warm: ink(33, 39),
  red: ink(31, 39),
  seat: (seat, text) => (SEAT_INKS[seat % SEAT_INKS.length] ?? plain)(text),
};

export function outletOf(stream: NodeJS.WriteStream, environment: Environment): Outlet {
  const isTerminal = stream.isTTY === true;
  const live = isTerminal && environment["TERM"] !== "dumb";
  const letters = speaksUtf8(environment) ? plain : inAscii;
  return {
    write: (text) => void stream.write(letters(text)),
    writeData: (text) => void stream.write(text),
    live,
    isTerminal,
    paint: live && !environment["NO_COLOR"] ? PAINT : NO_PAINT,
    width: () => (isTerminal ? (stream.columns ?? 80) : Infinity),
    height: () => (isTerminal ? (stream.rows ?? 24) : Infinity),
    onResize: (redraw) => {
      stream.on("resize", redraw);
      return () => void stream.off("resize", redraw);
    },
  };
}

export function speaksUtf8(
  { LC_ALL, LC_CTYPE, LANG }: Environment,
  platform = process.platform,
): boolean {
  if (platform === "win32") return true;
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || "");
}

/** ASCII replacements, one character for one, so that columns stay aligned. */
const STAND_INS: Readonly<Record<string, string>> = {
  "●": "o",
  "♛": "*",
  "✓": "*",
  "▸": ">",
  "›": ">",
  "–": "-",
  "·": "-",
  "×": "x",
  "±": "~",
  "…": ".",
  "─": "-",
  "│": "|",
  "█": "#",
  "░": ".",
  "┃": "|",
};

/** Replaces our own symbols only: names of players stay as they are. */
export function inAscii(text: string): string {
  return text
    .replaceAll(/[┌┐└┘╭╮╰╯]/g, "+")
    .replaceAll(/[●♛✓▸›–·×±…─│┃█░]/g, (sign) => STAND_INS[sign] ?? sign);
}

/** Makes one line of any text: without line breaks and control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*|\t/g, " ").replaceAll(/\p{Cc}/gu, "?");
}
