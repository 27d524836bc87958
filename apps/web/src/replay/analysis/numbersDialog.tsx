import { faceCounts, rollsOf } from "@courtly/analysis";
import type { Roster } from "../../table/roster.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { downloadFile } from "../../ui/download.ts";
import { shownName } from "../../ui/shownName.ts";
import type { ReplayTurn } from "../replay.ts";
import { curveCsv, diceCsv, splitCsv } from "./csvFiles.ts";
import { DiceTable } from "./diceTable.tsx";
import type { Insight, Highlight } from "./insight.ts";
import { highlightWords } from "./lanes.tsx";
import { points } from "./points.ts";
import { printPage } from "./printPage.ts";
import { curveSvg, diceSvg, splitSvg } from "./svgFiles.ts";
import { words } from "../words/index.ts";
import "./numbers.css";

export interface NumbersProps {
  readonly insight: Insight;
  readonly roster: Roster;
  readonly turns: readonly ReplayTurn[];
  readonly gameId: string;
  readonly onClose: () => void;
}

/** The numbers of an analysis: a row for each turn, and the same as files and as a page to print. */
export function NumbersDialog({ insight, roster, turns, gameId, onClose }: NumbersProps) {
  const said = words().numbers;
  const shown = insight.shown.value;
  if (shown === undefined)
    return (
      <Dialog title={said.title} onClose={onClose}>
        <p>{words().split.waiting}</p>
      </Dialog>
    );
  const source = { insight, shown, roster };
  const dice = shown.isWhole ? faceCounts(rollsOf(insight.game)) : undefined;
  const file = (name: string, type: "svg" | "csv", text: () => string) => (
    <button
      type="button"
      class="button"
      onClick={() => downloadFile(text(), { name: `${gameId}-${name}.${type}`, type: TYPES[type] })}
    >
      <LineIcon name="download" size={18} />
      {said.files[name as keyof typeof said.files]} ({type.toUpperCase()})
    </button>
  );
  return (
    <Dialog title={said.title} onClose={onClose} shape="wide" class="numbers">
      <TurnTable insight={insight} roster={roster} turns={turns} />
      {dice !== undefined && <DiceTable {...dice} />}
      {shown.isWhole && (
        <div class="dialog-buttons numbers-files">
          {file("curve", "svg", () => curveSvg(source))}
          {file("split", "svg", () => splitSvg(source))}
          {dice !== undefined && file("dice", "svg", () => diceSvg(dice))}
          {file("curve", "csv", () => curveCsv(source))}
          {file("split", "csv", () => splitCsv(source))}
          {dice !== undefined && file("dice", "csv", () => diceCsv(dice))}
          <button type="button" class="button" onClick={() => printPage(source)}>
            {said.print}
          </button>
        </div>
      )}
    </Dialog>
  );
}

const TYPES = { svg: "image/svg+xml", csv: "text/csv" } as const;

/** The chances after each turn, and what is marked in it. */
function TurnTable({ insight, roster, turns }: Pick<NumbersProps, "insight" | "roster" | "turns">) {
  const shown = insight.shown.value;
  const said = words().numbers;
  const { playerOf } = insight.game.table;
  const rows = turns.filter(({ first }) => first <= (shown?.seen ?? 0));
  return (
    <div class="numbers-table" tabIndex={0} role="region" aria-label={said.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.round}</th>
            <th scope="col">{said.turn}</th>
            {roster.names.map((name, player) => (
              <th scope="col" key={player}>
                {shownName(name)}
              </th>
            ))}
            <th scope="col">{said.highlights}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((turn) => {
            const last = Math.min(turn.last, shown?.seen ?? 0);
            const chances = insight.chancesAt(last) ?? [];
            return (
              <tr key={turn.first}>
                <td>{turn.round}</td>
                <th scope="row">{shownName(roster.names[playerOf(turn.seat)] ?? "")}</th>
                {roster.names.map((_, player) => (
                  <td key={player}>
                    {insight.isRoughAt(last) ? "~" : ""}
                    {points(chances[player] ?? 0)}
                  </td>
                ))}
                <td>{highlightsIn(turn, shown?.highlights ?? [])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function highlightsIn({ first, last }: ReplayTurn, highlights: readonly Highlight[]): string {
  return highlights
    .filter(({ event }) => event >= first - 1 && event < last)
    .map(highlightWords)
    .join("; ");
}
