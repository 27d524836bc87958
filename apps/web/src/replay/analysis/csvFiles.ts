import type { FaceCounts } from "@courtly/analysis";
import type { Roster } from "../../table/roster.ts";
import { shownName } from "../../ui/shownName.ts";
import type { Insight, ShownReview } from "./insight.ts";

/** Everything that the files of an analysis are made of. */
export interface FileSource {
  readonly insight: Insight;
  readonly shown: ShownReview;
  readonly roster: Roster;
}

/** The chances after every event, one row each. Numbers have a point in every language, so that programs can read them. */
export function curveCsv({ insight, shown, roster }: FileSource): string {
  const head = [
    "line",
    "round",
    "seat",
    "kind",
    "text",
    ...roster.names.map((name) => `chance ${shownName(name)}`),
    "cost",
    "margin",
    "best",
  ];
  const rows = shown.review.moments.map((moment, event) => {
    const { line, kind, seat, chances, margin, decision } = moment;
    const given = insight.game.moments[event];
    return [
      line,
      insight.roundAt(event),
      seat,
      kind,
      given?.text ?? "",
      ...chances,
      decision?.cost ?? "",
      margin,
      decision?.best ?? "",
    ];
  });
  return csv([head, ...rows]);
}

/** The parts of every player's result, one row each. */
export function splitCsv({ shown, roster }: Pick<FileSource, "shown" | "roster">): string {
  const rows = shown.review.players.map(({ start, luck, own, rivals, result }, player) => [
    shownName(roster.names[player] ?? ""),
    start,
    luck,
    own,
    rivals,
    result,
  ]);
  return csv([["player", "start", "luck", "own", "rivals", "result"], ...rows]);
}

/** How often each face fell, one row each, and how often it was expected to. */
export function diceCsv({ counts, expected }: FaceCounts): string {
  const rows = counts.map(({ face, times }) => [face, times, expected]);
  return csv([["face", "times", "expected"], ...rows]);
}

function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A cell. A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(Math.round(value * 1e6) / 1e6);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
