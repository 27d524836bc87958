import { faceCounts, mistakesOf, rollsOf } from "@courtly/analysis";
import { shownName } from "../../ui/shownName.ts";
import type { FileSource } from "./csvFiles.ts";
import { points, signedPoints } from "./points.ts";
import { curveSvg, diceSvg, escaped, splitSvg } from "./svgFiles.ts";
import { words } from "../words/index.ts";

/** The most mistakes that fit on the page. */
const MISTAKES_MAX = 8;

/** Prints the analysis on one page: the curve, the split, the dice, and the costliest mistakes. */
export function printPage(source: FileSource): void {
  const page = document.createElement("div");
  page.className = "printed-page";
  page.innerHTML = pageOf(source);
  document.body.append(page);
  print();
  page.remove();
}

function pageOf(source: FileSource): string {
  const { shown, roster, insight } = source;
  const { playerOf } = insight.game.table;
  const costliest = mistakesOf(shown.review)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MISTAKES_MAX);
  const rows = costliest.map(({ event, kind, seat, cost, margin, played, best }) =>
    [
      words().where(insight.roundAt(event), shownName(roster.names[playerOf(seat)] ?? "")),
      words().highlights[kind],
      signedPoints(-cost),
      `±${points(margin)}`,
      words().numbers.instead(played, best),
    ]
      .map((cell) => `<td>${escaped(cell)}</td>`)
      .join(""),
  );
  const table = `<table>${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>`;
  const dice = faceCounts(rollsOf(insight.game));
  return `${curveSvg(source)}${splitSvg(source)}${dice === undefined ? "" : diceSvg(dice)}${table}`;
}
