/** Colours by what they mean; on paper and in pipes they are nothing. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly warm: (text: string) => string;
  readonly red: (text: string) => string;
  /** The colour of a seat. */
  readonly seat: (seat: number, text: string) => string;
}

/** A stream that people or programs read. */
export interface Outlet {
  /** For people: where the locale is no UTF-8, our signs have ASCII stand-ins. */
  readonly write: (text: string) => void;
  /** Records and JSON: always as they are, in UTF-8. */
  readonly writeData: (text: string) => void;
  /** A terminal that can be drawn over. */
  readonly live: boolean;
  readonly isTerminal: boolean;
  readonly paint: Paint;
  /** The page as it is now: terminals are resized. Pipes are endlessly wide and high. */
  readonly width: () => number;
  readonly height: () => number;
  /** Calls back whenever the page changes its size; the answer ends that. */
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
/** Cyan, yellow, magenta, green and light blue: on dark and on light ground, and none of them red. */
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

/** One for one, so that everything stays in its column. */
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

/** Our own signs only: a player's name stays as it is. */
export function inAscii(text: string): string {
  return text
    .replaceAll(/[┌┐└┘╭╮╰╯]/g, "+")
    .replaceAll(/[●♛✓▸›–·×±…─│┃█░]/g, (sign) => STAND_INS[sign] ?? sign);
}

/** One line, whatever was put into it: no control characters, no line breaks. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*|\t/g, " ").replaceAll(/\p{Cc}/gu, "?");
}
