import { brierOf, errorOf, excessesOf, forecastsIn, type Calibration } from "./calibration.ts";

/** The calibration of a game with a number of players. */
export interface Calibrated {
  readonly name: string;
  readonly players: number;
  readonly calibration: Calibration;
}

const HEADING = "## Calibration";

/** The page with its section on calibration replaced, or added at the end. */
export function withCalibration(page: string, section: string): string {
  const start = page.indexOf(HEADING);
  if (start < 0) return `${page.trimEnd()}\n\n${section}`;
  const next = page.indexOf("\n## ", start + HEADING.length);
  const rest = next < 0 ? "" : page.slice(next);
  return `${page.slice(0, start)}${section}${rest}`;
}

export function calibrationSection(
  all: readonly Calibrated[],
  made: { readonly command: string; readonly date: string },
): string {
  const known = all.filter(({ calibration }) => calibration.games > 0);
  return `${[
    HEADING,
    "",
    "Chancellors play against each other, and the coach gives its chance to win at the start of every turn. The error is the mean difference between the",
    "chances and the results in ten bins, each with the weight of its forecasts; the Brier score is the mean squared difference of a single forecast. Few games",
    "make the error larger: the forecasts of one game depend on the same result.",
    "",
    ...table(
      ["game", "players", "games", "forecasts", "error, points", "Brier score"],
      known.map(({ name, players, calibration }) => [
        name,
        String(players),
        String(calibration.games),
        String(forecastsIn(calibration)),
        (100 * errorOf(calibration)).toFixed(1),
        brierOf(calibration).toFixed(3),
      ]),
    ),
    "",
    "By how many points the coach was too confident (or, with a minus, too modest), by its chance:",
    "",
    ...table(
      [
        "game",
        "players",
        ...Array.from({ length: 10 }, (_, bin) => `${10 * bin}–${10 * bin + 10}%`),
      ],
      known.map(({ name, players, calibration }) => [
        name,
        String(players),
        ...excessesOf(calibration).map((excess) =>
          excess === undefined ? "" : (100 * excess).toFixed(1),
        ),
      ]),
    ),
    "",
    `Measured on ${made.date} by \`${made.command}\`.`,
  ].join("\n")}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)];
}
