interface LinePath {
  readonly d: string;
  readonly filled?: boolean;
}

const line = (...parts: readonly string[]): LinePath => ({ d: parts.join("") });
const shape = (...parts: readonly string[]): LinePath => ({ d: parts.join(""), filled: true });
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

const PATHS = {
  back: line("m15 5-7 7 7 7"),
  "chevron-up": line("m5 15 7-7 7 7"),
  "chevron-down": line("m5 9 7 7 7-7"),
  "chevron-right": line("m9 5 7 7-7 7"),
  menu: line("M4 7h16M4 12h16M4 17h16"),
  undo: line("M9 14 4 9l5-5", "M4 9h10a6 6 0 0 1 0 12h-3"),
  reroll: line("M20 12a8 8 0 1 1-2.4-5.7", "M20.5 2.5v4.5H16"),
  "sound-on": line("M4 10v4h4l5 4V6L8 10z", "M17 9a4 4 0 0 1 0 6"),
  "sound-off": line("M4 10v4h4l5 4V6L8 10z", "M16.5 9.5l5 5M21.5 9.5l-5 5"),
  sun: line(
    circle(12, 12, 4),
    "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  ),
  moon: line("M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"),
  keyboard: line("M3 6.5h18v11H3z", "M7 10.5h.01M12 10.5h.01M17 10.5h.01M8 14h8"),
  help: line(circle(12, 12, 9), "M9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2.9-1.2 1.8", "M12 17h.01"),
  play: shape("M7 4.5v15l12-7.5z"),
  link: line(
    "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1",
    "M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  ),
  close: line("m6 6 12 12M18 6 6 18"),
  cross: line("m8 8 8 8M16 8l-8 8"),
  check: line("m5 12 5 5 9-10"),
  flag: line("M5 21V4h12l-2 4 2 4H5"),
  arrow: line("M4 12h15", "M13 6l6 6-6 6"),
  plus: line("M12 5v14M5 12h14"),
  minus: line("M5 12h14"),
  clock: line(circle(12, 12, 8.5), "M12 7v5l3.5 2"),
  "shield-check": line(
    "M12 3 4.5 6v6c0 4.5 3.2 7.4 7.5 9 4.3-1.6 7.5-4.5 7.5-9V6z",
    "M8.5 12l2.5 2.5 4.5-5",
  ),
  download: line("M12 4v11M7 10.5l5 5 5-5", "M4.5 20h15"),
  upload: line("M12 15.5v-11M7 9l5-5 5 5", "M4.5 20h15"),
  copy: line(
    "M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z",
    "M15.5 5.5a1 1 0 0 0-1-1h-8a2 2 0 0 0-2 2v8a1 1 0 0 0 1 1",
  ),
  trash: line("M4.5 7h15M9.5 7V4.5h5V7", "M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5"),
  home: line("M3.5 11.5 12 4l8.5 7.5", "M6 10v9.5h12V10"),
} satisfies Readonly<Record<string, LinePath>>;

export type LineName = keyof typeof PATHS;

/** The paths of the line icons, each on a square of 24 by 24. */
export const LINES: Readonly<Record<LineName, LinePath>> = PATHS;
